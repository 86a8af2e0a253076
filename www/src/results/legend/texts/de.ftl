# Die Zeile unter den Bäumen
legend-marks = { $tab }: { $marks }
legend-times = ×n n-mal gezählt
legend-tree = grün die Kanten mit ihren Gewichten, in einem Ton, was zusammenhängt
legend-now = die dicke Kante ist die des Schritts
