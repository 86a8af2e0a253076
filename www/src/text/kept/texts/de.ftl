# Die gespeicherten Sitzungen
kept-title = Gespeicherte Sitzungen
kept-how = Was dieser Browser von Ihrer Arbeit auf dieser Seite aufbewahrt, das Neueste zuerst, mindestens einen Monat lang.
kept-none = Noch ist nichts gespeichert.
kept-unknown = Dieser Browser gibt nicht an, was er aufbewahrt. Laden Sie die Seite neu und versuchen Sie es noch einmal.
kept-nameless = Ohne Text
kept-pairs = { $count ->
    [one] 1 Paar
   *[other] { $count } Paare
}
kept-by-link = aus einem Link
kept-by-page = von einer anderen Seite
kept-here = hier offen
kept-elsewhere = in einem anderen Tab offen
kept-newer = mit einer neueren Version von Twintree gespeichert
kept-open = Öffnen
kept-open-name = { $name } öffnen
kept-remove = Entfernen
kept-remove-name = { $name } entfernen
kept-remove-sure = Endgültig entfernen
kept-remove-sure-name = { $name } endgültig entfernen
kept-removed = { $name } ist entfernt.
kept-not-removed = { $name } ließ sich nicht entfernen.
