# Das Menü einer Verbindung.
canvas-menu-suggested = vorgeschlagen
canvas-menu-none = keine Relation
canvas-menu-possible = nur möglich
canvas-menu-remove = Verbindung entfernen
canvas-menu-accept = Annehmen
canvas-menu-reject = Ablehnen
canvas-menu-proposed = Grund des Vorschlags: { $reason }
