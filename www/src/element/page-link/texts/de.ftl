# Der Weg zur ganzen Seite.
element-open = In Twintree öffnen
