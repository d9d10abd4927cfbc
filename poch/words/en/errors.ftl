### What is wrong with a request, a link, a file or a record; and what of a record the present rules do not know.

lost-reading = There is no reading { $reading } of { $crux } here; the hand is played as adopted.
lost-pool = The board has no pool { POOL($pool) } here; we leave out { $n ->
    [0] what was
    [one] the one chip
   *[other] the { $n } chips
} in it.
lost-action = Action { $n }, “{ $action }”, does not fit: { $why }. The hand goes on from before that action.
error-request = There is no such request; known are { LIST($known) }, and the studies.
error-lacks = The request has no { $key }; give it as well.
error-json = The request is not JSON: { $why }.
error-deep = The request has too many levels; write fewer.
error-record = This hand cannot be read: { $complaints }.
error-viewer = The viewer has no seat here; name one of these: { LIST($seats, join: "or") }.
error-people = A person has no seat here; name only these: { LIST($seats, join: "or") }.
error-viewer-only = You can ask only about { $seat }; the other hands are hidden.
error-readings = The readings are not a map from cruxes to readings; write one, or leave it out.
error-list = { $key } is not a list of { $what }; write one, or leave it out.
error-number = { $key } is not a whole number; give one, or leave it out.
error-not-loaded = The ruleset “{ $ruleset }” is not loaded; loaded are: { LIST($known) }.
error-with = The request names no other ruleset; write a map with ruleset and readings.
error-hands = hands is none of the known words; write one of { LIST($known, join: "or") }.
error-asked-nothing = { $seat } has no choice after this step; go to an earlier one.
error-nobody-asked = Nobody has a choice after this step; name a seat, or take another step.
error-no-seat = There is no seat “{ $seat }”; the seats are { LIST($seats) }.
error-no-question = This seat has nothing to answer now; wait for its turn.
error-no-choice = No other seat has chosen anything there; look at another step.
error-not-over = The hand is not over; play it to its end first.
error-long = This is longer than { NUMBER($most) } characters; give the record of one hand.
error-import = { $complaints }{ $more ->
    [0] {""}
    [one] { " " }There is one more fault.
   *[other] { " " }There are { $more } more faults.
}
import-wrong = Line { $line }, column { $column }: { $says }.
link-damaged = The link is damaged or incomplete; copy the whole of it, or start a new hand.
link-strange = This page does not know this kind of link; reload the page, or start a new hand.
link-own = A link cannot carry rules of your own; save the hand and your rules as files.
link-many = A link cannot carry more than eight seats; save the hand as a file.
survey-policy = There is no policy “{ $policy }”; choose { LIST($known, join: "or") }.
survey-deals = A survey has { NUMBER($least) } to { NUMBER($most) } deals, not { $deals }; choose a number in that range.
survey-seed = { $seed } is not a seed for { $deals } deals; write a whole number from 0 to { $most }.
survey-session = { $deals } deals cannot be divided into sessions of { $session }; choose 1 to { $most } deals.
survey-part = This is not a part of this survey; begin it anew.
error-draft-unread = The text of the rules cannot be read now; correct it in the text first.
error-draft-unknown = The text of the rules has no such place; change it in the text.
error-draft-several = Several clauses set this together; change it in the text.
error-draft-value = The rule cannot be that; choose something else.
