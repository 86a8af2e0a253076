# Files of sessions
step-open = { $name } öffnen
notice-files-gone = Eine der geöffneten Dateien ist nicht mehr lesbar, die Sitzung lässt sich nicht als Datei speichern.
notice-no-session = { $name } ist keine Twintree-Sitzung.

# Tables
table-copy = Tabelle kopieren
table-copied = Kopiert.
table-not-copied = Der Browser hat die Zwischenablage verweigert.

# Links that hold a pair
step-opened-link = Link öffnen
step-opened-message = Paar einer anderen Seite übernehmen
say-opened-link = Das Paar des Links ist geöffnet.
say-opened-message = Das Paar der anderen Seite ist geöffnet.
notice-link-damaged = Dieser Link ist beschädigt, vielleicht fehlt ein Teil. Kopieren Sie ihn ganz oder lassen Sie ihn sich noch einmal schicken.
notice-link-long = Dieser Link ist länger, als ein Link mit einem Paar sein darf (64 KiB). Lassen Sie sich die Sitzung als Datei schicken.
notice-link-large = Dieser Link enthält mehr als 1 MiB und wurde nicht entpackt. Lassen Sie sich die Sitzung als Datei schicken.
notice-link-version = Dieser Link stammt von einer neueren Version von Twintree. Laden Sie die Seite neu.
notice-link-task = Dieser Link enthält eine Übung, deren Art diese Version von Twintree nicht kennt. Laden Sie die Seite neu, um eine neuere zu bekommen.
notice-link-lesson = Dieser Link enthält eine Lektion.
notice-link-lesson-open = Anzeigen
