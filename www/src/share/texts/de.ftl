# Files of sessions
step-open = { $name } öffnen
notice-files-gone = Eine der geöffneten Dateien ist nicht mehr lesbar, die Sitzung lässt sich nicht als Datei speichern.
notice-no-session = { $name } ist keine Twintree-Sitzung.
