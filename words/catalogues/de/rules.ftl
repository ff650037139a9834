### Das Regelbuch: seine Seite, und eine Regel neben dem Tisch.

rules-title = Regelheft
rules-page = { $leaf } · Regelheft
rules-search = Wort oder Nummer, etwa MSS-3
rules-search-label = Im Regelheft suchen
rules-found =
    { $n ->
        [0] Nichts gefunden
        [one] Eine Stelle
       *[other] { $n } Stellen
    }
rules-found-none = Versuch es mit einem kürzeren Wort oder sieh im Inhalt nach.
rules-contents = Inhalt
rules-base = Das Spiel
rules-expansions = Erweiterungen
rules-rulings = Fälle
rules-editions = Ausgabe
rules-editions-all = Alle nebeneinander
rules-editions-table = Der Tisch „{ $table }“
rules-whole = Das ganze Heft auf einer Seite
rules-print = Drucken
rules-turn-leaf = Umblättern
rules-unknown = Eine Regel { $id } gibt es in diesem Heft nicht.
rules-example = Beispiel
rules-see = Siehe auch
rules-everywhere = Alle Ausgaben
rules-option = Als Option
rules-set = { $option }: { $value }
rules-classic = Klassisch 2010
rules-deluxe = Deluxe 2019
rules-holds = gilt hier
rules-others =
    { $n ->
        [one] In einer anderen Fassung anders
       *[other] In { $n } Fassungen anders
    }
rules-read-on = Im Regelheft weiterlesen
rules-back = Zurück
