# Warum ein Link sich nicht öffnen lässt
notice-link-damaged = Dieser Link ist beschädigt, vielleicht fehlt ein Teil. Kopieren Sie ihn ganz oder lassen Sie ihn sich noch einmal schicken.
notice-link-long = Dieser Link ist länger, als ein Link mit einem Paar sein darf (64 KiB). Lassen Sie sich die Sitzung als Datei schicken.
notice-link-large = Dieser Link enthält mehr als 1 MiB und wurde nicht entpackt. Lassen Sie sich die Sitzung als Datei schicken.
notice-link-version = Dieser Link stammt von einer neueren Version von Twintree. Laden Sie die Seite neu; hilft das nicht, muss Twintree hier aktualisiert werden.
notice-link-task = Dieser Link enthält eine Übung, deren Art diese Version von Twintree nicht kennt. Laden Sie die Seite neu; hilft das nicht, muss Twintree hier aktualisiert werden.
