# Crossings
tab-crossings = Crossings
crossings-caption = { $alignment ->
    [sure] With sure links,
    [mixed] With sure links first,
   *[all] With all links,
  } { $count ->
    [one] 1 of { $tests } pairs of phrases crosses.
   *[other] { $count } of { $tests } pairs of phrases cross.
  }
crossings-treeless = Crossings are counted for the phrases of A, but A is words without a tree. Give A in brackets, as a treebank or in CoNLL-U; for B, words are enough.
crossings-unlinked = Crossings show in links, and there are none yet: drag words of A onto words of B, or choose them under { tab-links }.
crossings-refused = Nothing is counted until the head rules have no errors.
crossings-sources = After Fox 2002; dependencies also Lin & Cherry 2003.

# Switches
crossings-representation = What the phrases are
crossings-phrases = Phrases
crossings-flattened = Flat verb phrases
crossings-dependencies = Dependencies
crossings-only-dependencies = A is in CoNLL-U, which has no phrases.
crossings-rules = Heads
crossings-rules-default = Charniak’s table
crossings-rules-semantic = verb before auxiliary
crossings-rules-own = my own rules
crossings-filter = Leave out phrasal translations
crossings-only = Only crossing pairs

# Head rules of one's own
crossings-rules-text = Head rules
crossings-rules-example = NP: NN NNS | JJ
crossings-rules-how = One category per line: its name, a colon, labels of children. The last child of the first list that fits is the head; “first” before a list takes the first. Lists are separated by |, lines that begin with # are comments.
crossings-unruled = { $more ->
    [0] No head rule for { $labels }.
   *[other] No head rule for { $labels } and { $more } more.
  } There the head is the last word that is not punctuation, or else the last phrase that is not a PP.

# Figures
crossings-figures = Crossings of tests
crossings-otherwise = { $alignment ->
    [sure] Sure links, other readings
    [mixed] Sure links first, other readings
   *[all] All links, other readings
}
crossings-links = links
crossings-reading = phrases
crossings-head = head
crossings-modifier = modifier
crossings-sure = S
crossings-sure-said = sure
crossings-mixed = S→P
crossings-mixed-said = sure first
crossings-all = P
crossings-all-said = all
crossings-fraction = { $part } / { $tests }
crossings-left-out = { $filter ->
    [on] { $count ->
        [one] 1 more pair crosses, but is a phrasal translation.
       *[other] { $count } more pairs cross, but are phrasal translations.
    } Without them there are { $head } tests of heads and { $modifier } of modifiers.
   *[off] { $count ->
        [one] 1 of them is a phrasal translation.
       *[other] { $count } of them are phrasal translations.
    }
}

# Pairs
crossings-pairs = Pairs of phrases
crossings-pairs-count = { $count ->
    [0] No pair of { $tests } crosses
    [one] 1 pair of { $tests } crosses
   *[other] { $count } pairs of { $tests } cross
}
crossings-two = two phrases of A
crossings-none = No pair crosses.
crossings-outcome-crosses = They cross:
crossings-outcome-translated = A phrasal translation:
crossings-outcome-apart = They stay apart:
crossings-outcome-unlinked = Not linked:
crossings-no-link = { $alignment ->
    [sure] no sure link
   *[other] no link
}
crossings-why-not = a phrasal translation: why not counted?
crossings-more = Show more ({ $more })
crossings-omitted = { $omitted ->
    [one] 1 more test, which is not listed.
   *[other] { $omitted } more tests, which are not listed.
}
crossings-legend-span = span, and in it the linked words
crossings-legend-shared = words in both spans

# Reasons
crossings-reason-crosses = { $first } reaches over { $one } in B, { $second } over { $other }. In both: { $shared }. The links at the ends: { $links }{ $more ->
    [0] { "" }
   *[other] {" "}and { $more } more
}.
crossings-reason-translated = All linked words of { $first } and of { $second } are linked with the same { $count ->
    [one] word, { $words }
   *[other] words, { $words }
}: together they are one phrasal translation{ $filter ->
    [on] , and are not counted
   *[off] { "" }
}. Its links: { $links }{ $more ->
    [0] { "" }
   *[other] {" "}and { $more } more
}.
crossings-reason-apart = { $first } reaches over { $one } in B, { $second } over { $other }: no word lies in both.
crossings-reason-unlinked = { $which ->
    [both] Neither { $first } nor { $second } has
    [first] { $first } has
   *[second] { $second } has
  }{" "}{ $alignment ->
    [sure] { $which ->
        [both] a sure link
       *[other] no sure link
    }
   *[other] { $which ->
        [both] a link
       *[other] no link
    }
}, and so no span that could cross another.
