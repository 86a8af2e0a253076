# What is kept of the work
notice-restored = Ihre letzte Sitzung ist wieder da.
notice-restored-copy = Diese Sitzung ist noch in einem anderen Tab offen. Hier arbeiten Sie an einer Kopie; kein Tab ändert etwas am anderen.
notice-restored-action = Neu beginnen
notice-kept-latest = { $count ->
    [0] Ihre letzte Sitzung ist noch da.
    [one] Ihre letzte Sitzung ist noch da (1 Paar).
   *[other] Ihre letzte Sitzung ist noch da ({ $count } Paare).
}
notice-kept-late = Das Laden Ihrer letzten Sitzung hat lange gedauert. Sie ist noch da, ebenso alles, was Sie seither getan haben.
notice-kept-failed = Ihre letzte Sitzung ließ sich beim letzten Mal nicht öffnen. Sie ist noch da.
notice-kept-action = Öffnen
notice-kept-opened = Ihre letzte Sitzung ist offen. Was Sie vorher hatten, ist noch da.
notice-kept-before = Zurück zum Vorherigen
notice-kept-unreadable = Ihre letzte Sitzung ließ sich nicht lesen.
step-open-session = letzte Sitzung öffnen
step-fresh = neu beginnen
