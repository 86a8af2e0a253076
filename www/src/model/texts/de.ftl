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
notice-kept-failed = Ihre letzte Sitzung ließ sich beim letzten Mal nicht öffnen. Sie ist noch da.
notice-kept-action = Öffnen
notice-kept-opened = Ihre letzte Sitzung ist offen. Was Sie vorher hatten, ist noch da.
notice-kept-before = Zurück zum Vorherigen
notice-kept-unreadable = Ihre letzte Sitzung ließ sich nicht lesen.
notice-kept-unread = { $instead ->
    [address] Ihre letzte Sitzung ließ sich nicht lesen. Dies ist das Paar, das die Adresse der Seite enthält.
   *[other] Ihre letzte Sitzung ließ sich nicht lesen. Dies ist das erste Beispiel.
}
notice-second-lost = Die Sätze des anderen Systems ließen sich nicht lesen. Alles Übrige ist da.
step-open-session = letzte Sitzung öffnen
say-fresh = Neu begonnen, mit dem ersten Beispiel.
step-fresh = neu beginnen
notice-late = Was Sie geöffnet haben, ist bereit; inzwischen ist ein anderes Paar zu sehen.
notice-late-action = Öffnen
