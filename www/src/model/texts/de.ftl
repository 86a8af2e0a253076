# What is kept of the work
notice-restored = Ihre letzte Sitzung ist wieder da.
notice-restored-copy = Diese Sitzung ist auch in einem anderen Tab offen: Hier arbeiten Sie an einer Kopie.
notice-restored-action = Neu beginnen
notice-kept-latest = { $count ->
    [0] Ihre letzte Sitzung ist noch da.
    [one] Ihre letzte Sitzung ist noch da.
   *[other] Ihre letzte Sitzung ist noch da ({ $count } Paare).
}
notice-kept-late = Das Laden Ihrer letzten Sitzung hat lange gedauert. Sie ist noch da, Ihre neue Arbeit auch.
notice-kept-failed = Ihre letzte Sitzung ließ sich zuletzt nicht öffnen. Sie ist noch da.
notice-kept-action = Öffnen
notice-kept-all = Alle gespeicherten Sitzungen
notice-kept-opened = Ihre letzte Sitzung ist geöffnet. Was Sie vorher hatten, ist noch da.
notice-kept-before = Zurück zum Vorherigen
notice-kept-unreadable = Ihre letzte Sitzung ließ sich nicht lesen.
notice-kept-unread = { $instead ->
    [address] Ihre letzte Sitzung ließ sich nicht lesen. Dies ist das Paar, das die Adresse der Seite enthält.
   *[other] Ihre letzte Sitzung ließ sich nicht lesen. Dies ist das erste Beispiel.
}
notice-put-aside = { $by ->
    [link] Dies ist das Paar aus dem Link. Was Sie vorher hatten, ist noch da.
   *[other] Dieses Paar kommt von einer anderen Seite. Was Sie vorher hatten, ist noch da.
}
notice-storing = { $count ->
    [one] Das Paar wird gespeichert …
   *[other] { $count } Paare werden gespeichert …
}
notice-unopened = Die Seite wurde verlassen, während sie noch { $names } öffnete. Öffnen Sie die Dateien noch einmal.
notice-unstored = Die Seite wurde verlassen, bevor sie { $count ->
    [one] das Paar
   *[other] die { $count } Paare
} gespeichert hatte. Hier ist der Stand davor.
notice-unstored-files = Die Seite wurde verlassen, bevor sie { $count ->
    [one] das Paar
   *[other] die { $count } Paare
} aus { $names } gespeichert hatte. Öffnen Sie die Dateien noch einmal.
notice-kept-newer = Ihre letzte Sitzung wurde mit einer neueren Version von Twintree gespeichert. Sie ist noch da. Laden Sie die Seite neu, um sie zu öffnen; hilft das nicht, muss Twintree hier aktualisiert werden.
notice-kept-opened-chosen = Die Sitzung ist geöffnet. Was Sie vorher hatten, ist noch da.
notice-kept-unreadable-chosen = Diese Sitzung ließ sich nicht lesen. Sie ist noch da.
notice-restored-chosen = Die Sitzung ist geöffnet.
notice-second-lost = Die Sätze des anderen Systems ließen sich nicht lesen. Alles Übrige ist da.
step-open-session = letzte Sitzung öffnen
say-fresh = Neu begonnen, mit dem ersten Beispiel.
step-fresh = neu beginnen
notice-late = Was Sie geöffnet haben, ist bereit; inzwischen sind Sie bei einem anderen Paar.
notice-late-action = Öffnen
