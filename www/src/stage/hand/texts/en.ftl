# Above the drawing, while a link is being made.
canvas-armed = Linking { $form }: choose a word in { $other }
canvas-foreseen = { $link }: { $score }{ $before ->
    [none] { "" }
   *[other] , now { $before }
  }. { $by ->
    [touch] Release to
    [dragging] Release to
   *[choosing] Click or press Enter to
  } { $how ->
    [linked] link
   *[unlinked] unlink
  }{ $by ->
    [touch] .
   *[other] , Esc to leave.
  }

# Below it: the nodes that are looked at.
canvas-node = { $side } { $id }
canvas-fold = Fold
canvas-fold-title = Fold the subtree of { $form }
canvas-unfold = Unfold
canvas-unfold-title = Unfold the subtree of { $form }
canvas-counterparts-none = not linked

# What is said.
canvas-armed-said = Linking { $form }, { $side } { $id }: choose a word in { $other }
canvas-disarmed = Linking stopped
canvas-cannot-link = { $why ->
    [errors] { $side } cannot be linked while its text has errors
    [undrawn] { $side } is not drawn: its words can be linked under { tab-links }
   *[older] { $side } cannot be linked while an older text of it is drawn
}
canvas-no-links = { $form } has no link
canvas-no-unaligned = Every word of { $side } is linked
canvas-not-found = No form of { $side } begins with { $typed }
canvas-current = Link { $number } of { $count }: { $says }
canvas-current-proposal = Proposal { $number } of { $count }: { $says }
canvas-folded = Folded { $form }, { $words } words
canvas-unfolded = Unfolded { $form }
canvas-nothing-below = { $form } has no dependents
