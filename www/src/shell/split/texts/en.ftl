split-label = Height of the trees
split-title = Drag to give the trees or the results more room; double-click for automatic
split-value = Trees { $percent } %, results { $rest } %
split-auto = Automatic: trees { $percent } %, results { $rest } %
