### Das Regelbuch: seine Seite, und eine Regel neben dem Tisch.

rules-title = Regelbuch
rules-page = { $leaf } · Regelbuch
rules-search = Wort oder Nummer, etwa MSS-3
rules-search-label = Im Regelbuch suchen
rules-found =
    { $n ->
        [0] Nichts gefunden
        [one] Eine Stelle
       *[other] { $n } Stellen
    }
rules-found-none = Versuch es mit einem kürzeren Wort oder im Inhalt.
rules-contents = Inhalt
rules-base = Das Spiel
rules-expansions = Erweiterungen
rules-rulings = Fälle
rules-editions = Ausgabe
rules-editions-all = Alle nebeneinander
rules-editions-table = Der Tisch „{ $table }“
rules-whole = Das ganze Buch auf einer Seite
rules-print = Drucken
rules-turn-leaf = Umblättern
rules-unknown = Eine Regel { $id } gibt es in diesem Buch nicht.
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
        [one] Anderswo ist es anders
       *[other] Anderswo ist es anders, auf { $n } Arten
    }
rules-read-on = Im Regelbuch weiterlesen
rules-back = Zurück
