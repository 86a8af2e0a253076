# Eine neuere Version
notice-new = Eine neue Version von Twintree ist bereit.
notice-new-action = Neu laden
