# Files of sessions
notice-files-gone = Eine der geöffneten Dateien ist nicht mehr lesbar; darum lässt sich die Sitzung nicht als Datei speichern.
notice-newer-session = { $name } wurde mit einer neueren Version von Twintree gespeichert. Laden Sie die Seite neu und öffnen Sie die Datei noch einmal; hilft das nicht, muss Twintree hier aktualisiert werden.

# Links that hold a pair
step-opened-link = Link öffnen
step-opened-page = Paar einer anderen Seite übernehmen
say-opened-link = Das Paar aus dem Link ist geöffnet.
say-opened-page = Das Paar der anderen Seite ist geöffnet.
notice-link-lesson = Dieser Link enthält eine Lektion.
notice-link-lesson-open = Anzeigen

# Was in einem Element steht, bis sein Skript läuft
element-instead = Die beiden Bäume in Twintree öffnen
