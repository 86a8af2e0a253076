split-label = Höhe der Bäume
split-title = Ziehen gibt den Bäumen oder den Ergebnissen mehr Platz; Doppelklick stellt die Höhe automatisch ein
split-value = Bäume { $percent } %, Ergebnisse { $rest } %
split-auto = Automatisch: Bäume { $percent } %, Ergebnisse { $rest } %
