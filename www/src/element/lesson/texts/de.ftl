# Eine Lektion unter einem Element.
element-lesson = Lektion
element-lesson-at = { $number } von { $all }
element-lesson-back = Zurück
element-lesson-on = Weiter
element-lesson-whole = Vollbild
