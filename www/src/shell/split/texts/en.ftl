split-label = Room of the trees
split-title = Drag to give the trees or the results more room; double-click for the room they had at first
split-value = Trees { $percent } %, results { $rest } %
split-auto = Automatic: trees { $percent } %, results { $rest } %
