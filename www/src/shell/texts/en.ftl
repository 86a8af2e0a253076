shell-name = Twintree
shell-title = Twintree: why two trees differ
shell-skip = { $shown ->
    [pair] Skip to the trees
    [pairs] Skip to the pairs
   *[other] Skip to the content
}
shell-compare = Compare
shell-examples = Examples
shell-teaching = Teaching
shell-methods = Methods
shell-undo = Undo
shell-redo = Redo
shell-share = Share
shell-undo-step = Undo: { $step }
shell-redo-step = Redo: { $step }
shell-undo-none = Nothing to undo
shell-redo-none = Nothing to redo
shell-appearance = Theme and language
shell-size = Presentation size
shell-size-title = Presentation size: larger type and trees (F2). Page Up and Page Down go from step to step, or from pair to pair
shell-help = Help
shell-close = Close
shell-dismiss = Dismiss this notice
shell-private = Your text never leaves this page.
shell-private-why = A content security policy keeps this page from sending anything anywhere: everything is computed here, and it works without a network.
shell-method =
    { $tab ->
        [distances] Distances of parses after Rama; brackets as EVALB counts them
        [crossings] Crossings after Fox 2002
        [projection] Projection after Cowan, Kučerová and Collins 2006
        [agreement] Alignment of trees after Marsi and Krahmer 2005
        [fusion] Fusion after Marsi and Krahmer 2005
       *[other] The measure: paths between aligned words, after McCaffery 2017
    }

# The regions of the page
shell-source = Source
shell-source-tabs = Texts
shell-canvas = Trees
shell-results = Results
shell-results-tabs = Results
shell-sentences = Sentences
shell-edit = Edit texts
shell-edit-hint = Paste or drop your own: CoNLL-U, brackets, Newick
sentence-empty = no sentence yet
sentence-edit = { $side ->
    [left] Edit A
   *[right] Edit B
}
source-words = { $count ->
    [one] 1 word
   *[other] { $count } words
}

# Tabs of the source
format-conllu = CoNLL-U
format-conllup = CoNLL-U Plus
format-conllx = CoNLL-X
format-conll2009 = CoNLL-2009
format-brackets = brackets
format-discbracket = discbracket
format-export = NeGra export
format-tiger = TIGER-XML
format-alpino = Alpino XML
format-newick = Newick
format-words = words
tab-links = Links
tab-links-drawn = { $drawn } of { $all }
tab-errors = { $count ->
    [one] 1 error
   *[other] { $count } errors
}

# Notices
shell-notices = Notices
notice-trap = The computation failed on this and was restarted. Your text is unchanged.
notice-carried = { $kept ->
    [0] None of the links fits the new sentence: { $dropped } dropped.
    [one] Kept 1 link, dropped { $dropped }.
   *[other] Kept { $kept } links, dropped { $dropped }.
}
notice-undo = Undo
notice-part-dead = A part of Twintree could not be loaded. Comparing works without it; whatever needs it tries again by itself.
notice-waiting = { $instead ->
    [address] Your last session has not loaded yet. Until then, this is the pair that the address of the page holds.
   *[other] Your last session has not loaded yet. Until then, this is the first example.
}
notice-storage = Your work could not be saved in this browser: it may be lost when the page is closed.
notice-storage-action = Save a file

# What is said aloud
say-pair = Pair { $index } of { $count }.
