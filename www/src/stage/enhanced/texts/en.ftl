# Enhanced dependencies (the column DEPS).
canvas-enhanced = Enhanced
canvas-enhanced-title = Draw the enhanced dependencies (DEPS) that the basic tree has not
canvas-enhanced-legend = enhanced dependency; all figures are of the basic tree
canvas-word-enhanced = enhanced: { $label } of { $head }
canvas-word-enhanced-root = enhanced: { $label }
canvas-word-enhanced-below = enhanced: { $dependent } is its { $label }
