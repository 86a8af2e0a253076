# All pairs of a corpus
pairs-page = All pairs
pairs-table = Pairs
pairs-list = Pairs and their measures

# Measures, where there is room, and at the heads of columns
pairs-name-number = Number
pairs-name-id = Id
pairs-name-words-left = Words of A
pairs-name-words-right = Words of B
pairs-name-links = Links
pairs-name-coverage = Linked words
pairs-name-similarity = Similarity
pairs-name-brackets-f = Brackets, F
pairs-name-brackets-precision = Brackets, precision
pairs-name-brackets-recall = Brackets, recall
pairs-name-brackets-unlabelled-f = Brackets without labels, F
pairs-name-brackets-unlabelled-precision = Brackets without labels, precision
pairs-name-brackets-unlabelled-recall = Brackets without labels, recall
pairs-name-brackets-crossing = Crossing brackets
pairs-name-brackets-complete = Complete match
pairs-name-brackets-tags = Parts of speech
pairs-name-treeEdit = Tree edit distance
pairs-name-robinsonFoulds = Robinson–Foulds
pairs-name-generalizedRobinsonFoulds = Robinson–Foulds, generalized
pairs-name-quartets-distance = Quartets
pairs-name-quartets-generalized = Quartets, generalized
pairs-name-attachment-unlabelled = Attachment, UAS
pairs-name-attachment-labelled = Attachment, LAS
pairs-name-attachment-labels = Relations alone
pairs-name-leaves = Words compared
pairs-name-crossings-head = Head crossings
pairs-name-crossings-modifier = Modifier crossings
pairs-name-agreement-f = Agreement, F
pairs-name-agreement-precision = Agreement, precision
pairs-name-agreement-recall = Agreement, recall
pairs-name-agreement-both = Links in both
pairs-name-agreement-mine = Links only yours
pairs-name-agreement-theirs = Links only theirs
pairs-name-agreement-relations = Same relation, of links in both
pairs-name-difference = Difference of two systems

pairs-head-number = no.
pairs-head-id = id
pairs-head-sentences = sentences
pairs-head-fraction = L ⁄ Lmax
pairs-head-words-left = words A
pairs-head-words-right = B
pairs-head-links = links
pairs-head-coverage = linked
pairs-head-similarity = similarity
pairs-head-brackets-f = F
pairs-head-brackets-precision = precision
pairs-head-brackets-recall = recall
pairs-head-brackets-unlabelled-f = F unlab.
pairs-head-brackets-unlabelled-precision = prec. unlab.
pairs-head-brackets-unlabelled-recall = rec. unlab.
pairs-head-brackets-crossing = cross. br.
pairs-head-brackets-complete = complete
pairs-head-brackets-tags = tags
pairs-head-treeEdit = tree edits
pairs-head-robinsonFoulds = RF
pairs-head-generalizedRobinsonFoulds = gen. RF
pairs-head-quartets-distance = quartets
pairs-head-quartets-generalized = gen. quartets
pairs-head-attachment-unlabelled = UAS
pairs-head-attachment-labelled = LAS
pairs-head-attachment-labels = relations
pairs-head-leaves = compared
pairs-head-crossings-head = head cr.
pairs-head-crossings-modifier = mod. cr.
pairs-head-agreement-f = agreement
pairs-head-agreement-precision = agr. P
pairs-head-agreement-recall = agr. R
pairs-head-agreement-both = in both
pairs-head-agreement-mine = only yours
pairs-head-agreement-theirs = only theirs
pairs-head-agreement-relations = same rel.
pairs-head-difference = difference

pairs-group-pairs = Pair
pairs-group-paths = Paths
pairs-group-distances = Distances
pairs-group-crossings = Crossings
pairs-group-agreement = Agreement
pairs-percent = { $value } %
pairs-range = { $from } … { $to }

# Summary
pairs-summary = Summary
pairs-summary-title = { $name }, { $count } pairs
pairs-micro-distance = micro: 1 − { $part } ⁄ { $whole }
pairs-micro-share = micro: { $part } ⁄ { $whole }
pairs-macro = macro
pairs-median = median
pairs-middle = middle half
pairs-equal = equal, { $best }
pairs-best = best value, { $best }
pairs-undefined = undefined
pairs-refused = refused

# Plots
pairs-measure = Measure
pairs-against = Against which measure
pairs-histogram = How often
pairs-histogram-of = How often the values are: { $name }
pairs-bar =
    { $name } from { $from } to { $to }: { $count ->
        [one] 1 pair
       *[other] { $count } pairs
    }
pairs-median-at = median { $value }
pairs-limit =
    { $sign ->
        [below] { $count } below { $value }
        [most] { $count } up to { $value }
        [above] { $count } above { $value }
       *[least] { $count } from { $value }
    }
pairs-scatter = Against
pairs-scatter-of = { $name } against { $against }, { $count } pairs
pairs-scatter-hint = Drag over dots to choose their pairs.
pairs-correlation = Pearson’s r and Spearman’s ρ of { $count } pairs
pairs-dot =
    { $count ->
        [one] 1 pair
       *[other] { $count } pairs
    }: { $measure } { $y }, { $against } { $x }

# What differs
pairs-replaced = What differs
pairs-replaced-on = relations on the paths
pairs-replaced-left = in A
pairs-replaced-right = in B
pairs-replaced-times = times
pairs-replaced-pairs = pairs
pairs-replaced-none = nothing
pairs-replaced-direction = the other direction
pairs-replaced-empty = No relation on the paths of these pairs is replaced.
pairs-replaced-all = all, L
pairs-replaced-show =
    { $count ->
        [one] Show 1 pair
       *[other] Show { $count } pairs
    }
pairs-replaced-more = All { $count } rows
pairs-replaced-fewer = The most frequent of { $count }
pairs-replaced-chip = { $left } → { $right }

# Tools
pairs-condition = Which pairs: words, or a condition
pairs-condition-example = words, or: similarity < 0.5
pairs-condition-clear = Show all pairs
pairs-condition-columns = Columns:
pairs-count =
    { $found ->
        [one] 1 of { $count } pairs
       *[other] { $found } of { $count } pairs
    }
pairs-chip-clear = Take back: { $text }
pairs-measures = Measure
pairs-measures-title = Measures in columns
pairs-leaves = How distances match words
pairs-by-position = Words by position
pairs-by-links = by links
pairs-leaves-hint = For Robinson–Foulds and quartets.
pairs-by-links-chip = Distances by links
pairs-out-tsv = TSV
pairs-out-tsv-title = Save the rows as a table, cells separated by tabs
pairs-out-jsonl = JSON Lines
pairs-out-jsonl-title = Save the rows, one JSON object per line
pairs-out-csv = CSV
pairs-out-csv-title = Save the rows as a table, cells separated by commas
pairs-out-svg = SVG
pairs-out-svg-title = Save the two plots as pictures
pairs-measuring = Measuring
pairs-progress = { $done } of { $count } measured
pairs-stopped = Stopped: { $done } of { $count } measured
pairs-cancel = Cancel
pairs-go-on = Go on
pairs-same-words = Same words: link 1–1
pairs-same-words-hint = For a parse and its gold tree: links are set aside, and each word is linked to the same word of the other sentence.
pairs-words-differ =
    { $count ->
        [one] In 1 pair the words differ: { $pairs }
       *[other] In { $count } pairs the words differ: { $pairs }
    }
pairs-words-apart =
    { $count ->
        [one] In 1 pair the words differ; there Robinson–Foulds and quartets can only be compared by links.
       *[other] In { $count } pairs the words differ; there Robinson–Foulds and quartets can only be compared by links.
    }
pairs-compare-by-links = Compare by links

# Rows
pairs-sort = Sort by { $name }
pairs-sort-by = Sort by
pairs-open-one = Open pair { $index }
pairs-no-value = Not defined: { $reason }
pairs-reason =
    { $reason ->
        [text-errors] a text has errors
        [no-dependencies] a side has no dependencies
        [no-words] a side has no words
        [no-tree] a side is plain words without a tree
        [no-phrases] a side has no phrases
        [words-differ] the words differ
        [lengths-differ] one side has more words
        [no-brackets] there is no bracket to count
        [no-tags] no word has a part of speech
        [no-links] no words are linked
        [one-link] a single link makes no path
        [no-paths] all links share a word
        [no-words-left] no words are left to compare
        [too-few-words] four words are needed
        [too-large] it is too large
        [no-tests] there are no phrases to test
        [no-line] the other annotator has no line
        [no-shared-links] no link is in both
        [not-saved] the rows do not have it
        [parameters-refused] the parameters of EVALB have errors
        [links-set-aside] same words are linked instead of your links
       *[other] { $reason }
    }
pairs-why = In most of them { $reason }.
pairs-link-same = Link same words 1–1
pairs-read = Read the phrases as dependencies
step-pairs-read = read the phrases as dependencies
pairs-refused-row = Not measured: a text or the links have errors ({ $codes }).
pairs-refused-too-large = Too large to be measured.
pairs-keys = ↑ ↓ move on, Enter opens the pair.
pairs-unread = The condition cannot be read, so no pair is shown.
pairs-none = No pair matches.

# On paper
pairs-print-sorted =
    { $order ->
        [down] sorted by { $name }, the greatest first
       *[up] sorted by { $name }
    }
pairs-print-cut = The first { $shown } of { $count } rows. The file in TSV, which the page saves, has all of them.

# On the command line
pairs-commands = On the command line
pairs-commands-hint = These commands give the figures of all pairs, without a condition. Pasted and changed texts are saved with the buttons.
pairs-commands-records = All in one file, for --records:
pairs-command-none = No command gives this figure.
pairs-signature-copy = Copy signature

# Two systems
pairs-systems = Compare two systems
pairs-systems-hint = { $reference } is the reference, { $first } the first system. Open what another system made of the same sentences, or rows that were saved before; what is measured of both is set side by side.
pairs-systems-open = Open the other system’s file …
pairs-systems-other = Open another file …
pairs-systems-remove = Remove
pairs-systems-by = Measure
pairs-systems-difference = Difference
pairs-systems-won = Pairs in which { $first } is better
pairs-systems-lost = Pairs in which { $second } is better
pairs-systems-equal = Pairs in which both are equal
pairs-systems-show-won =
    { $count ->
        [one] Show 1 pair in which { $first } is better
       *[other] Show { $count } pairs in which { $first } is better
    }
pairs-systems-show-lost =
    { $count ->
        [one] Show 1 pair in which { $second } is better
       *[other] Show { $count } pairs in which { $second } is better
    }
pairs-systems-show-equal =
    { $count ->
        [one] Show 1 pair in which both are equal
       *[other] Show { $count } pairs in which both are equal
    }
pairs-systems-bootstrap = Paired bootstrap, { $trials } samples
pairs-systems-interval = 95 % of the differences
pairs-systems-randomisation = Approximate randomisation, { $trials } trials
pairs-systems-left-out = Pairs left out
pairs-systems-copy = Copy with signature
pairs-systems-opened = { $second } is compared with { $first }.
pairs-systems-removed = { $name } is no longer compared.
step-second-remove = remove { $name }
pairs-systems-reading = Reading the file …
pairs-systems-testing = Testing the difference …
pairs-systems-alone = Sentences of the file without a pair: { $alone }. Pairs without a sentence of the file: { $missing }.
pairs-rows-alone = Lines of the file without a pair: { $alone }. Pairs without a line of the file: { $missing }.
pairs-evalb-chip =
    { $parameters ->
        [collins] Brackets by COLLINS.prm
        [everything] All brackets counted
       *[own] Brackets by own parameters
    }
pairs-systems-chip =
    { $versus ->
        [won] { $first } is better
        [lost] { $second } is better
       *[equal] both are equal
    }
pairs-failed = Measuring failed: { $done } of { $count } measured
pairs-looking = Looking for pairs …
pairs-refused-trapped = The computation failed on this pair or did not answer; the others are measured.
pairs-refused-no-row = The rows have no line for this pair.
pairs-refused-no-partner = No partner: one side is missing.
pairs-refused-unreadable = The file can no longer be read.
pairs-refused-unanswered = Its links could not be read.
pairs-refused-words-differ = The links belong to other words than these.
pairs-refused-no-second = { $second } has no sentence for this pair.
pairs-refused-second = { $second }: { $why }
pairs-refused-theirs = In the other person’s links: { $code }
