# Erweiterte Dependenzen (die Spalte DEPS).
canvas-enhanced = Erweitert
canvas-enhanced-title = Die erweiterten Dependenzen (DEPS) zeichnen, die der Basisbaum nicht hat
canvas-enhanced-legend = erweiterte Dependenz; alle Zahlen gelten für den Basisbaum
canvas-word-enhanced = erweitert: { $label } von { $head }
canvas-word-enhanced-root = erweitert: { $label }
canvas-word-enhanced-below = erweitert: { $dependent } ist sein { $label }
