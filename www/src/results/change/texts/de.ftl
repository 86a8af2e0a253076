# Was andere Verbindungen am Spannbaum ändern
change-link = { $how ->
    [linked] { $link } verbunden
   *[unlinked] { $link } getrennt
  }
change-links = { $unlinked ->
    [0] { $linked } verbunden
   *[other] { $linked ->
        [0] { $unlinked } getrennt
       *[other] { $linked } verbunden, { $unlinked } getrennt
      }
  }
change-edge = { $edge } ({ $distance } von { $maximum })
change-more = { $count } weitere
change-alike = { $count ->
    [one] 1 gleiche Kante
   *[other] { $count } gleiche Kanten
  }
change-leaves = { $count ->
    [one] { $edges } verlässt den Baum.
   *[other] { $edges } verlassen den Baum.
  }
change-joins = { $count ->
    [one] { $edges } kommt in den Baum.
   *[other] { $edges } kommen in den Baum.
  }
change-foreseen = { $score }, wenn { $how ->
    [linked] verbunden
   *[unlinked] getrennt
  }
change-below = { $links }: { $tree }
