tour-step = Step { $step } of “{ $title }”
tour-next = What happens next?
tour-parts = Play the same cards by { $title }, and the first difference in the chips comes from one rule.
tour-same = With the same cards, { $title } moves the same chips.
tour-rule = The rule is { $rule }: { $a } here, { $b } there.
tour-beside = See both side by side.
figure-percent = { $whole }{ $part ->
    [none] {""}
   *[other] .{ $part }
}%
