# Several pairs
source-pairs = Sentence pairs
source-previous = Previous pair
source-next = Next pair
source-pick = Choose a pair …
source-pair-number = { $index } of { $count }
source-pair-row =
    { $row ->
        [0] { $found ->
            [0] no pair is listed
            [one] not the one that is listed
           *[other] not among the { $found } listed
        }
       *[other] row { $row } of { $found }
    }
source-shown = Shown
source-one = One pair
source-all = { $count } pairs

# The picker of pairs
picker-title = Choose a sentence pair
picker-search = Search in ids and texts
picker-close = Close
picker-list = Sentence pairs
picker-count =
    { $found ->
        [one] 1 of { $count }
       *[other] { $found } of { $count }
    }
picker-none = No pair has these words.
picker-current = shown now
picker-errors =
    { $count ->
        [one] 1 error
       *[other] { $count } errors
    }
picker-links =
    { $count ->
        [0] no links
        [one] 1 link
       *[other] { $count } links
    }
picker-keys = ↑ ↓ choose, Enter opens, Esc closes
