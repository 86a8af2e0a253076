# The groups of tabs
results-group-why = Why
results-group-measures = Measures
results-group-work = Work

# Before there is anything to show
results-stale = { $where ->
        [left] A has errors.
        [right] B has errors.
        [both] A and B have errors.
       *[links] The links have errors.
    } These results belong to the last state without errors.
results-undefined-no-links = Undefined, because no words are linked yet. Link words of A with words of B, at least two.
results-undefined-one-link = Undefined, because a single link gives no path. Link one more word.
results-undefined-no-paths = Undefined, because all links share a word: there is no path between linked words that could differ.
results-undefined-ignored = Undefined, because without the links of punctuation, which are ignored, no two links are left with a path between them. Link other words, or count punctuation.
results-was = was { $similarity }
results-distance-title = Weight: labels and directions that differ
results-maximum-title = The most that could differ on these paths
results-edge = edge
results-weight = weight
results-most = at most
results-explaining = One moment …
results-running = total

# What is said aloud
say-pinned = Pinned { $edge }, weight { $weight }.
say-unpinned = Unpinned.

# A text of one's own
results-own-file = Open a file …
results-own-place = Line { $line }, column { $column }
