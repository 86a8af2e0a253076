split-label = Platz der Bäume
split-title = Ziehen gibt den Bäumen oder den Ergebnissen mehr Platz; Doppelklick teilt ihn wie am Anfang auf
split-value = Bäume { $percent } %, Ergebnisse { $rest } %
split-auto = Automatisch: Bäume { $percent } %, Ergebnisse { $rest } %
