### What is wrong with a request, a link, a file or a record; and what of a record the present rules do not know.

lost-reading = There is no reading { $reading } of { $crux } here, so the hand is played by the adopted one.
lost-pool = The board here has no { $pool ->
    [centre] centre
    [dwarf] Dwarf
   *[other] { POOL($pool) } pool
}; we leave out { $n ->
    [0] what was
    [one] the one chip
   *[other] the { $n } chips
} in it.
lost-action = Action { $n }, “{ $action }”, does not fit: { $why }. The hand resumes just before that action.
error-request = There is no such request; send { LIST($known, join: "or") }, or the name of a study.
error-lacks = The request has no { $key }; add it.
error-json = The request is not JSON: { $why }. Correct it, then send it again.
error-deep = The request is nested too deeply; use fewer levels.
error-record = This hand cannot be read: { $complaints }.
error-viewer = The viewer has no seat here; name one of these: { LIST($seats, join: "or") }.
error-people = A person has no seat here; name only these: { LIST($seats, join: "or") }.
error-viewer-only = You can ask only about { $seat }; the other hands are hidden.
error-readings = The readings are not a map from cruxes to readings; write such a map, or leave it out.
error-list = { $key } is not a list of { $what }; write one, or leave it out.
error-number = { $key } is not a whole number; give one, or leave it out.
error-not-loaded = The ruleset “{ $ruleset }” is not loaded; choose one that is: { LIST($known) }.
error-with = The request names no other ruleset; write a map with ruleset and readings.
error-hands = hands has an unknown value; write { LIST($known, join: "or") }.
error-asked-nothing = { $seat } has no choice after this step; go to an earlier one.
error-nobody-asked = Nobody has a choice after this step; name a seat, or go to another step.
error-no-seat = There is no seat “{ $seat }”; choose one of { LIST($seats) }.
error-no-question = This seat has nothing to answer now; wait for its turn.
error-no-choice = No other seat has chosen anything there; look at another step.
error-not-over = The hand is not over; play it to its end first.
error-long = This is longer than { NUMBER($most) } characters; give the record of a single hand.
error-import = { $complaints }{ $more ->
    [0] {""}
    [one] { " " }There is one more fault.
   *[other] { " " }There are { $more } more faults.
}
import-wrong = Line { $line }, column { $column }: { $says }.
link-damaged = The link is damaged or incomplete; copy the whole of it, or start a new game.
link-strange = This page does not know this kind of link; reload the page, or start a new game.
link-own = A link cannot carry rules of your own; save the hand and your rules as files.
survey-policy = There is no policy “{ $policy }”; choose { LIST($known, join: "or") }.
survey-deals = A survey has { NUMBER($least) } to { NUMBER($most) } deals, not { $deals }; choose a number in that range.
survey-seed = { $seed } is not a seed for { $deals } deals; write a whole number from 0 to { $most }.
survey-session = { $deals } deals cannot be divided into sessions of { $session }; choose 1 to { $most } deals.
survey-part = This is not a part of this survey; start the survey again.
error-draft-unread = The rules cannot be read as they are now; correct the text first.
error-draft-unknown = The text of the rules has no such place; make the change in the text itself.
error-draft-several = Several clauses set this together, so change it in the text.
error-draft-value = The rule cannot take this value; choose another.
