setup-ambiguity = You can read the text in more than one way
setup-contradiction = The witnesses contradict each other
setup-silence = The text is silent
setup-no-limit = no limit
setup-each = { $n } each
setup-whose = Whose rules
setup-players = { $fixed ->
    [yes] { $most }
   *[no] { $least } to { $most }
} players
setup-first = first, as forehand
setup-last = last, as dealer
setup-number = as number { $n }
setup-at-table = At the table
setup-name = Your name
setup-people = At this device
setup-alone = you alone
setup-several = { $n } of you
setup-names = Name of player { $n }
setup-person = Player { $n }
setup-same-names = Two players have the same name, { $name }. Give one of them another.
setup-place = You play
setup-strengths = How strong are they?
setup-chips = Chips
setup-another-deal = Another deal
setup-another = Another
setup-seed = The deal, by its seed
setup-house = House variations
setup-all = All { $n } texts
setup-more = More: variations, readings, the deal
setup-adopted = adopted
setup-no-seed = “{ $seed }” is not a seed. Write a whole number of up to 15 digits, or press Another.

setup-disputed = { $n ->
    [0] no disputed points
    [one] { $n } disputed point
   *[other] { $n } disputed points
}{ $others ->
    [0] {""}
   *[other] , { $others } not as adopted
}
