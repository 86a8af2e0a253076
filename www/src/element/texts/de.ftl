# Trees in pages of others
element-choose = Wählen Sie eine Verbindung und dann eine zweite, um die Pfade dazwischen zu sehen.
element-choose-second = Wählen Sie eine zweite Verbindung, um die Pfade zwischen beiden zu sehen.
element-chosen = Die Pfade zwischen den beiden Verbindungen. Wählen Sie andere, um deren Pfade zu sehen.
element-meaning = { $distance } von { $maximum } Labels und Richtungen weichen ab.
element-none = Hier stehen noch keine Bäume: A und B haben keinen Text.
element-failed = Die Bäume ließen sich nicht laden. Prüfen Sie die Internetverbindung.
element-similarity = Ähnlichkeit auf dem Spannbaum
element-fraction = 1 − { $distance } ⁄ { $maximum }
element-panel = Auswertung
