# Exercises: the student
exercise-ask-links = Draw the links.
exercise-ask-missing = Which link is missing? Draw it.
exercise-ask-edge = Which edge does the spanning tree take next?
exercise-ask-cost = What does the edge “{ $edge }” cost?
exercise-ask-path = Which words does the path from “{ $from }” to “{ $to }” pass through in { $side }?
exercise-how-links = Drag a word onto its counterpart, or choose one and then the other.
exercise-how-edge = Kruskal takes the cheapest edge that closes no cycle. Choose its two links in the drawing, or choose the edge from the list.
exercise-how-cost = The drawing highlights its two paths. Each label that differs costs 1, and so does a different direction.
exercise-how-path = The drawing highlights its two links. Both ends belong to the path.
exercise-progress = { $done } of { $all }
exercise-question = Question { $number } of { $all }
exercise-check = Check
exercise-submit = Submit
exercise-next = Next question
exercise-skip = Skip
exercise-hand-in = Hand in
exercise-cost = Cost
exercise-edge = Edge
exercise-edge-none = Choose an edge
exercise-taken-none = Nothing in the tree yet.
exercise-taken = In the tree so far: { $edges }.
exercise-words = Words on the path
exercise-wanting-links = Nothing has been drawn yet: link two words first.
exercise-wanting-edge = Choose an edge first: two links in the drawing, or an entry of the list.
exercise-wanting-cost = Type a whole number first.
exercise-wanting-path = Choose the words of the path first.
exercise-wanting-core = This cannot be checked just now. Try again.
exercise-noted = Your answer is noted.
exercise-percent = { $percent }% right.
exercise-sum = { $right } right, { $wrong } wrong, { $missing ->
    [one] 1 link missing
   *[other] { $missing } links missing
  }.
exercise-right-links = All links are right.
exercise-right-edge = Right.
exercise-right-edge-equal = Right: it weighs the same as { $correct }, which the rule for equal weights takes first.
exercise-right-cost = Right: it costs { $correct }.
exercise-right-path = Right: these are the words of the path.
exercise-wrong-edge-taken = This edge is in the tree already.
exercise-wrong-edge-connected = This edge would close a cycle: its links are connected already.
exercise-wrong-edge-heavier = There is a cheaper edge that closes no cycle.
exercise-wrong-cost = That is not what it costs.
exercise-wrong-path = { $right } right, { $wrong } wrong, { $missing ->
    [one] 1 word missing
   *[other] { $missing } words missing
  }.
exercise-solution = The right answer is: { $correct }.
exercise-wrong-list = Wrong:
exercise-missing-list = Missing:
exercise-tries = { $count ->
    [one] 1 try left.
   *[other] { $count } tries left.
  }
exercise-done = Finished: { $percent }% right.
exercise-handed-in = Handed in.
exercise-name = Your name
exercise-name-why = if your teacher needs it
exercise-save = Save the answers
exercise-copy = Copy as a link
exercise-copied = Copied.
exercise-by-hand = Copy this link:
exercise-answers-long = The answers are too long for a link: save them as a file instead.
exercise-link = Link with the answers
exercise-impossible = Nothing can be asked about this pair: { $why ->
    [errors] a text or the links have errors.
    [heads] one of its trees is no dependency tree.
    [large] it has too many links, or its paths are too long.
   *[few] it has too few links.
}
canvas-owner-right = right
canvas-owner-wrong = wrong
canvas-owner-missing = missing in your answer
exercise-platform = The course platform did not take this result. Save the answers and hand them in yourself.
