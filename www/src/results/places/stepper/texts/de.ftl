# Über den Bäumen
places-caption = Ähnlichkeit { $similarity } · { $places }
places-many = { $count ->
    [one] die Bäume gehen an 1 Stelle auseinander
   *[other] die Bäume gehen an { $count } Stellen auseinander
  }
places-few = { $count ->
    [one] 1 Stelle
   *[other] { $count } Stellen
  }
places-at = { $number } von { $count }
places-at-none = – von { $count }
places-previous = Vorige Stelle
places-next = Nächste Stelle
places-previous-title = Die Stelle davor, an der die Bäume auseinandergehen (,)
places-next-title = Die nächste Stelle, an der die Bäume auseinandergehen (.)
