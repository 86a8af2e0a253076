# The line below the trees
legend-marks = { $tab }: { $marks }
legend-times = ×n charged n times
legend-tree = green the edges with their weights, one tint what hangs together
legend-now = the heavy edge is that of the step
