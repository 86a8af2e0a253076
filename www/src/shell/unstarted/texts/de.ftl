# Warum die Seite nicht startet; es steht in der Seite, bevor ein Skript da ist
unstarted-file = Twintree startet nicht aus einem Ordner: Browser führen seine Skripte nur aus, wenn sie von einem Webserver kommen. Öffnen Sie die Adresse von Twintree im Web oder starten Sie in diesem Ordner einen Webserver, zum Beispiel mit „python3 -m http.server“.
unstarted-old = Twintree konnte nicht starten: Dieser Browser ist vielleicht zu alt dafür. Aktualisieren Sie ihn oder nehmen Sie Chrome oder Edge ab 114, Safari ab 26 oder Firefox ab 140.
unstarted-lost = Twintree konnte nicht geladen werden. Prüfen Sie die Internetverbindung und laden Sie die Seite neu.
