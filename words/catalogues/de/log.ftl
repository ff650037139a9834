# Was ein Zug bewirkt hat. Mit einem Platz ist es, was der Spieler tut, nach seinem Namen;
# .out ist dasselbe als Ergebnis, bevor der Zug gemacht ist.
fx-turn = Runde { $n } beginnt
fx-event-shown = { $a } kommt nach { $b }
fx-event-used = nutzt das Ereignis { $a }
  .out = das Ereignis { $a } ist aufgebraucht
fx-cubes-returned = Runde { $b } bekommt { $cubes } zurück
fx-cubes-offered = Die Runde bringt { $cubes }
fx-cubes-discarded = legt { $cubes } auf Runde { $b } ab
  .out = legt { $cubes } auf Runde { $b } ab
fx-cubes-gone = { $seat ->
    [none] Kein Platz mehr für { $cubes }, aus dem Spiel
   *[other] gibt { $cubes } endgültig ab
  }
  .out = gibt { $cubes } endgültig ab
fx-manuscript-shown = { $a } aufgedeckt
fx-papal = { $a ->
    [red] Ein rotes päpstliches Ereignis
   *[white] Ein weißes päpstliches Ereignis: Nichts geschieht
  }
fx-pope-dying = Der Papst liegt im Sterben
fx-pope-dead = Der Papst ist tot: Dies ist die letzte Runde
fx-order = kommt als Nr. { $n } an die Reihe
fx-moved = { $from ->
    [none] beginnt in { $b }
   *[other] reist { $a } – { $b }
  }
  .out = in { $b }
fx-ducats = { $gain ->
    [yes] bekommt { $n ->
        [one] { $n } Ducato
       *[other] { $n } Ducati
      } { $bank ->
        [yes] von der Bank
       *[no] von { $a }
      }
   *[no] zahlt { $n ->
        [one] { $n } Ducato
       *[other] { $n } Ducati
      } { $bank ->
        [yes] an die Bank
       *[no] an { $a }
      }
  }
  .out = { $gain ->
    [yes] +{ $n ->
        [one] { $n } Ducato
       *[other] { $n } Ducati
      } { $bank ->
        [yes] von der Bank
       *[no] von { $a }
      }
   *[no] −{ $n ->
        [one] { $n } Ducato
       *[other] { $n } Ducati
      } { $bank ->
        [yes] an die Bank
       *[no] an { $a }
      }
  }
fx-points = { $gain ->
    [yes] hat { $n ->
        [one] { $n } Aktionspunkt
       *[other] { $n } Aktionspunkte
      }
   *[no] verbraucht { $n ->
        [one] { $n } Aktionspunkt
       *[other] { $n } Aktionspunkte
      }
  }
fx-knowledge = { $gain ->
    [yes] gewinnt { $n } Wissen (Feld { $b }{ $level ->
        [0] )
       *[other] , jetzt Stufe { $level })
      }
   *[no] verliert { $n } Wissen (Feld { $b })
  }
  .out = { $gain ->
    [yes] +{ $n } Wissen, auf { $b }{ $level ->
        [0] {""}
       *[other] : Stufe { $level }
      }
   *[no] −{ $n } Wissen, auf { $b }
  }
fx-track-start = nimmt die Scheibe von der Leiste { $a }
  .out = die Scheibe verlässt die Leiste { $a }
fx-track = { $gain ->
    [yes] rückt { $n ->
        [one] { $n } Feld
       *[other] { $n } Felder
      } vor: { $a } (Feld { $b })
   *[no] rückt { $n ->
        [one] { $n } Feld
       *[other] { $n } Felder
      } zurück: { $a } (Feld { $b })
  }
  .out = { $a }: { $gain ->
    [yes] +{ $n }
   *[no] −{ $n }
  }, auf { $b }
fx-disc = markiert { $a }
  .out = eine Scheibe in { $a }
fx-friar = wird { $a }
  .out = { $a }
fx-cardinal = wird { $a }
  .out = { $a }
fx-cubes-taken = nimmt { $cubes }
  .out = bringt { $cubes }
fx-scribes-kept = legt { $cubes } hinter den Sichtschirm
  .out = { $cubes } hinter dem Sichtschirm
fx-virtual = nutzt das virtuelle Klötzchen ({ $a })
  .out = das virtuelle Klötzchen zählt ({ $a })
fx-manuscript = nimmt ein Manuskript ({ $a })
  .out = +{ $n } VP
fx-lingua = nimmt Lingua Volgare
  .out = +8 VP
fx-rows-moved = Stufe { $a } ist aufgebraucht{ $n ->
    [0] { "" }
   *[other] : Höhere Stufen kosten einen Punkt weniger
  }
fx-lingua-offered = Lingua Volgare ist jetzt zu haben
fx-bologna-opened = kann in Bologna { $n } Wissen holen
fx-orient-opened = erreicht den Orient
fx-tiles-drawn = zieht { $n } Bibliothekskärtchen
fx-tile-seen = sieht { $a }
fx-tile-kept = behält { $a }
fx-tile-returned = legt { $a } { $b ->
    [top] oben auf den Stapel
   *[bottom] unter den Stapel
  }
fx-summons = ruft alle nach Brindisi
fx-accepts = folgt dem Ruf
fx-refuses = folgt dem Ruf nicht
fx-bid = bietet { $n }
fx-passes = passt
fx-auction-won = gewinnt die Auktion{ $n ->
    [0] {""}
   *[other] {" "}mit { $n }
  }
fx-stupor-used = Stupor Mundi ist aufgebraucht
fx-elected = wird zum { $a } gewählt: { $n } VP
  .out = { $a }: +{ $n } VP
fx-declines = verzichtet auf ein Amt
fx-turn-ends = { $n ->
    [0] beendet den Zug
    [one] beendet den Zug und lässt { $n } Punkt verfallen
   *[other] beendet den Zug und lässt { $n } Punkte verfallen
  }
fx-scored = bekommt { $n } VP ({ $a })
fx-won = gewinnt mit { $n } VP
fx-cubes-laid = Runde { $b } bringt { $cubes }
fx-event-laid = { $a } für Runde { $b }
fx-papal-laid = { $n } päpstliche Ereignisse verdeckt
fx-canticle-laid = { $a } ist in Runde { $n } aktiv
fx-deck-laid = { $n } Manuskripte der Stufe { $a }
fx-library-laid = { $n } Kärtchen in der Bibliothek

# Mehreres in einem
fx-orders = Zugreihenfolge: { $list }
fx-offers = Die Runde bringt { $list }
fx-returns = Runde { $b } bekommt { $list } zurück
fx-shows = Aufgedeckt: { $list }
fx-scores = bekommt VP: { $list }

# Was getan wurde, wo die Wirkungen allein es nicht sagen
did-psalter = studiert den Psalter
did-business = macht kleine Geschäfte
did-scribes = wandelt die Sekretäre um
did-elect = kandidiert als { $what }
did-keep = will { $what } behalten

# Wörter im Innern
a-tile = ein Kärtchen
the-bank = die Bank
# Klötzchen mit ihrer Zahl, immer als Objekt: „nimmt 1 Adligen“
cubes-n = { $n } { $cubes ->
    [Adliger] Adligen
   *[other] { $cubes }
  }
    .listed = { $n } { $cubes }

# Der Verlauf
log-title = Verlauf
log-empty = Noch ist nichts geschehen.
log-earlier = Früher ({ $n })
log-spent = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
  }
now-ago = gerade eben
side-log = Verlauf
side-score = Wertung
side-chat = Chat
say = Sag etwas in die Runde
send = Senden

# Neben dem Spiel
remark-created = { $name } hat den Tisch eröffnet.
remark-sat = { $name } spielt { $seat }.
remark-stood = { $name } ist aufgestanden.
remark-started = { $name } hat die Partie begonnen.
remark-bot = { $seat } wird jetzt von einem Bot gespielt.
remark-back = { $name } ist zurück.
remark-opened = Der Platz { $seat } ist frei.
remark-claimed = { $name } hat den Platz { $seat } übernommen.
remark-resigned = { $name } hat aufgegeben; ein Bot spielt weiter.
remark-renamed = { $name } hat den Tisch „{ $text }“ genannt.
remark-closed = { $name } hat den Tisch geschlossen.
remark-reopened = { $name } hat den Tisch wieder geöffnet.
remark-undone = { $name } hat den letzten Schritt von { $seat } rückgängig gemacht.
remark-redone = { $name } hat den Schritt wiederholt.
remark-over = Die Partie ist zu Ende.
somebody = Jemand
side-people = Personen
side-taller = Mehr Platz hierfür, anstelle der Leisten
