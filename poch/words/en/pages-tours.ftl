tour-step = Step { $step } of “{ $title }”
tour-next = What happens next?
tour-parts = With the same cards, one rule first makes chips move differently in { $title }.
tour-same = With the same cards, { $title } moves the same chips.
tour-rule = The rule is { $rule }: { $a } here, { $b } there.
tour-beside = See both side by side.
figure-percent = { $whole }{ $part ->
    [none] {""}
   *[other] .{ $part }
}%
