# The menu of a link.
canvas-menu-suggested = suggested
canvas-menu-none = no relation
canvas-menu-possible = only possible
canvas-menu-remove = Remove the link
canvas-menu-accept = Accept
canvas-menu-reject = Reject
canvas-menu-proposed = Proposed because: { $reason }
