# Trees in pages of others
element-choose = Wählen Sie eine Verbindung und dann eine zweite, um die Pfade dazwischen zu sehen.
element-choose-second = Wählen Sie eine zweite Verbindung, um die Pfade zwischen beiden zu sehen.
element-chosen = Die Pfade zwischen den beiden Verbindungen. Wählen Sie andere, um deren Pfade zu sehen.
element-meaning = { $distance } von { $maximum } Labels und Richtungen weichen ab.
element-open = In Twintree öffnen
element-none = Hier stehen noch keine Bäume: A und B haben keinen Text.
element-link = Der Link dieser Bäume ist beschädigt.
element-task = Die Art dieser Übung ist dieser Version von Twintree nicht bekannt.
element-failed = Die Bäume waren nicht zu laden: { $reason }
element-similarity = Ähnlichkeit auf dem Spannbaum
element-fraction = 1 − { $distance } ⁄ { $maximum }
element-panel = Was die Bäume sagen
element-more = { $count ->
    [one] … und ein weiterer Fehler.
   *[other] … und { $count } weitere Fehler.
}
element-lesson = Lektion
element-lesson-at = { $number } von { $all }
element-lesson-back = Zurück
element-lesson-on = Weiter
element-lesson-whole = Vollbild
