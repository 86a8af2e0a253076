# Agreement
tab-agreement = Agreement
agreement-figures = Figures
agreement-text = The other person’s links
agreement-text-hint = Paste their links or drop a file, one line for each pair: 3-5 or 3-5:specifies, separated by spaces. A session file works as well.
agreement-problems = What is wrong in their links
agreement-left-out = { $count ->
    [one] Something in their links is wrong; it is left out of the figures:
   *[other] Some things in their links are wrong; they are left out of the figures:
}
agreement-begin = Compare with another person’s links
agreement-text-shown = Their links as text
agreement-file = Open a file …
agreement-forget = End the comparison
agreement-counts = You have { $real } { $real ->
    [one] link
   *[other] links
  }, they have { $predicted }; { $correct } are in both.
agreement-precision-title = Precision: of their links, the share that you have too
agreement-recall-title = Recall: of your links, the share that they have too
agreement-f-title = F: the harmonic mean of precision and recall
agreement-links = links
agreement-links-micro = links, all pairs together
agreement-links-macro = links, mean of the pairs
agreement-relations = relations, weighted
agreement-kappa = Cohen’s κ { $kappa }, over the { $shared } { $shared ->
    [one] link
   *[other] links
  } in both
agreement-kappa-undefined = { $shared ->
    [0] Cohen’s κ is undefined: no link is in both.
   *[other] Cohen’s κ is undefined: of the links in both none has a relation, neither yours nor theirs.
  }
agreement-meaning = { $pairs ->
    [one] Your links count as gold, theirs as predicted.
   *[other] Your links count as gold, theirs as predicted, over { $pairs } pairs.
  }
agreement-confusion = Relations: yours by theirs
agreement-corner = yours \ theirs
agreement-cell = { $count ->
    [one] { $count } link: you say { $mine }, they say { $theirs }
   *[other] { $count } links: you say { $mine }, they say { $theirs }
  }
agreement-confusion-hint = Ringed: both say the same. A click on a number chooses its links.
agreement-disjoint = No link is in both: there are no relations to compare.
agreement-adjudicate = Link by link
agreement-agree = You agree on every link of this pair, { $agreed } in all.
agreement-open = { $count ->
    [one] You disagree on { $count } link of this pair and agree on { $agreed }.
   *[other] You disagree on { $count } links of this pair and agree on { $agreed }.
  }
agreement-of-cell = { $count ->
    [0] None of them is in this pair: { $mine } for you, { $theirs } for them.
    [one] Chosen: { $count } link of this pair, { $mine } for you, { $theirs } for them.
   *[other] Chosen: { $count } links of this pair, { $mine } for you, { $theirs } for them.
  }
agreement-show-all = Show all disagreements
agreement-every = Take for all shown:
agreement-mine = yours
agreement-theirs = theirs
agreement-both = both
agreement-link = link
agreement-take = take
agreement-take-for = Take for { $left }–{ $right }
agreement-linked = linked
agreement-not-linked = not linked
agreement-agreed = agreed
agreement-third = { $pairs ->
    [1] { $count ->
        [one] Third set: 1 link.
       *[other] Third set: { $count } links.
    }
   *[other] { $count ->
        [one] Third set: 1 link in { $pairs } pairs.
       *[other] Third set: { $count } links in { $pairs } pairs.
    }
}
agreement-undecided = { $count ->
    [one] 1 waits for a decision and is left out.
   *[other] { $count } wait for a decision and are left out.
}
agreement-decided = { $left ->
    [0] Third set: { $count } in this pair, all decided.
   *[other] Third set: { $count } in this pair, { $left } undecided.
}
agreement-elsewhere = Next pair in dispute
agreement-save = Save as a file
agreement-faulty = { $count ->
    [one] { $count } pair is left out of the figures, because something in a line of its links is wrong.
   *[other] { $count } pairs are left out of the figures, because something in a line of their links is wrong.
}
agreement-missing = They have { $lines ->
    [one] 1 line
   *[other] { $lines } lines
  } for { $pairs ->
    [one] 1 pair
   *[other] { $pairs } pairs
  }: line n belongs to pair n.
agreement-all = Show all pairs
agreement-all-title = The table of all pairs, those with the least agreement first
agreement-owners = Whose links these are
agreement-owner-both = both { $count }
agreement-owner-mine = only yours { $count }
agreement-owner-theirs = only theirs { $count }
agreement-adopt = Use as your links

# Steps, and what is said
step-theirs = the other person’s links
step-forget-theirs = end the comparison
step-decide = decide between two links
step-adopt = use the third set
say-adopted = The third set is yours now.
notice-theirs = The other person’s links were read from their session.
notice-theirs-other = The links were read from a session of other sentences. Compare them with care.
notice-theirs-no-links = { $name } has sentences in it, not links. Open a file with a line of links for each pair.
