# Die Aufforderung: was gefragt ist, und wer
ask-start = Wähle die Stadt, in der du beginnst.
  .other = { $name } wählt eine Startstadt.
ask-charity = Du bekommst Almosen: Wähle, welcher der reichsten Kaufleute sie dir gibt.
  .other = { $name } wählt, wer Almosen gibt.
ask-turn = { $shared ->
    [yes] { $name }, du bist am Zug
   *[no] Du bist am Zug
  }: noch { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }.
  .other = { $name } ist am Zug: noch { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }.
ask-turn-spent = { $shared ->
    [yes] { $name }, deine
   *[no] Deine
  } Punkte sind verbraucht: Beende deinen Zug oder nutze eine freie Aktion.
ask-turn-done = { $shared ->
    [yes] { $name }, deine
   *[no] Deine
  } Punkte sind verbraucht: Beende deinen Zug.
ask-keep = Du hast { $tiles ->
    [one] ein Bibliothekskärtchen gezogen: Behalte es
   *[other] { $tiles } Bibliothekskärtchen gezogen: Wähle, welches du behältst
  }.
  .other = { $name } wählt, welches Bibliothekskärtchen bleibt.
ask-order = Leg die übrigen Kärtchen in beliebiger Reihenfolge auf den Stapel zurück: Welches wird als Nächstes gezogen?
  .other = { $name } legt Bibliothekskärtchen in beliebiger Reihenfolge zurück.
ask-give = Mehr Kärtchen darfst du nicht besitzen: Wähle, welches du abgibst.
  .other = { $name } wählt, welches Bibliothekskärtchen abgegeben wird.
ask-answer = { $seat } ruft dich nach Brindisi: Kommst du?
  .other = { $name } antwortet auf den Ruf von { $seat } nach Brindisi.
ask-bidding = { $votes ->
    [0] Stupor Mundi: Eröffne die Auktion.
   *[other] Stupor Mundi: { $seat } bietet { $votes }. Biete mehr oder passe.
  }
  .other = { $name } bietet um Stupor Mundi{ $votes ->
    [0] .
   *[other] ; Höchstgebot: { $votes } von { $seat }.
  }
ask-payment = { $office ->
    [none] Du hast die Auktion gewonnen: Zahle { $votes ->
        [one] { $votes } Stimme
       *[other] { $votes } Stimmen
      } mit Klötzchen deiner Wahl.
   *[other] Du wirst { $office }: Zahle { $votes ->
        [one] { $votes } Stimme
       *[other] { $votes } Stimmen
      } mit Klötzchen deiner Wahl.
  }
  .other = { $office ->
      [none] { $name } hat die Auktion gewonnen und wählt Klötzchen für { $votes ->
          [one] { $votes } Stimme
         *[other] { $votes } Stimmen
        }.
     *[other] { $name } wird { $office } und wählt Klötzchen für { $votes ->
          [one] { $votes } Stimme
         *[other] { $votes } Stimmen
        }.
    }
ask-election = Die Wahl: Bewirb dich um ein Amt oder verzichte.
  .other = { $name } entscheidet über ein Amt.
ask-closed = Der Tisch ist geschlossen.
ask-unsent = Deine Aktion ist noch nicht gesendet.
ask-over = { $name } hat gewonnen.
ask-over-counting = Die Partie ist zu Ende: Jetzt wird gewertet.

# Die drei Fächer, in denen sie liegen: Wege und was man am Ziel tut, was man nimmt, Scheiben
shelf-travel = Unterwegs
shelf-gather = Sammeln
shelf-tracks = Leisten

# Arten von Aktionen, so kurz, wie die Aktionsleiste sie braucht
chip-end-summon = Beenden und rufen
chip-move = Reisen
chip-embark = In See stechen
chip-city = Stadtbonus
chip-event = Ereignisbonus
chip-scribes-knowledge = Sekretäre zu Wissen
chip-scribes-vp = Sekretäre zu VP
chip-friar = Bruder werden
chip-cardinal = Kardinal werden
chip-shlasinger = Shlasinger
chip-draw = Kärtchen ziehen
chip-take-politicians = Politiker
chip-take-nobles = Adlige
chip-take-abbesses = Äbtissinnen
chip-take-scribes = Sekretäre
chip-manuscript = Manuskript
chip-lingua = Lingua Volgare
chip-psalter = Psalter
chip-business = Kleine Geschäfte
chip-riddle = Rätsel
chip-messenger = Botschafter
chip-orient = Orient
chip-canticle = Sonnengesang
chip-library = Bibliothek
chips-not = { $n } nicht möglich
chip-rest = Ausruhen

# Einzelne Züge
move-start = In { $place } beginnen
move-charity = { $seat } gibt
move-end = Den Zug beenden
move-end-summon = Den Zug beenden und alle nach Brindisi rufen
move-move = Nach { $place } reisen
move-embark = In { $place } in See stechen
move-city = { $part ->
    [ducats] Nur die Ducati
    [knowledge] Nur das Wissen
   *[all] Stadtbonus
  } von { $place } nehmen
move-event = Ereignisbonus nehmen
move-scribes-knowledge = Sekretäre in Wissen umwandeln
  .did = wandelt die Sekretäre um
move-scribes-vp = Sekretäre hinter den Sichtschirm legen, für VP
move-friar = { $friar } werden
move-cardinal = { $cardinal } werden, { $discard ->
    [politicians] einen Politiker abgeben
    [nobles] einen Adligen abgeben
   *[virtual] nur das virtuelle Klötzchen einsetzen
  }
  .way = { $discard ->
      [politicians] Einen Politiker abgeben
      [nobles] Einen Adligen abgeben
     *[virtual] Das virtuelle Klötzchen einsetzen
    }
friar-leaves = Dein Kärtchen kommt aus dem Spiel: { $what }.
gives-up-friar = Endgültig: keine Ducati mehr aus Städten und Ereignissen, kein Vorrücken mehr im Orient.
move-shlasinger = Shlasinger: { $seat } geht auf der Wissensleiste 6 Felder zurück
move-draw = Bibliothekskärtchen ziehen
move-take-politicians = { good-politicians } nehmen
move-take-nobles = { $sold ->
    [0] { good-nobles } nehmen
   *[other] { good-nobles } nehmen, { $sold } verkaufen
  }
move-take-abbesses = { good-abbesses } nehmen
move-take-scribes = { good-scribes } nehmen
  .means = eine Abtei macht daraus je 3 Wissen oder 1 VP
move-manuscript = Manuskript nehmen: { $manuscript }
move-lingua = Lingua Volgare nehmen
move-psalter = Den Psalter studieren
  .did = studiert den Psalter
move-business = Kleine Geschäfte machen
  .did = macht kleine Geschäfte
move-riddle = { track-riddle }: { steps-n }
move-messenger = { track-messenger }: { steps-n }
move-orient = { track-orient }: { steps-n }
move-canticle = { track-canticle }: { steps-n }
move-library = { track-library }: { steps-n }
move-rest = { track-rest }: { steps-n }
steps-n = { $n ->
    [one] { $n } Feld
   *[other] { $n } Felder
  }
move-keep = { $tile ->
    [none] Keines behalten
   *[other] { $tile } behalten
  }
  .done = { $tile ->
      [none] behält keines
     *[other] will { $tile } behalten
    }
move-top = { $tile }, als Nächstes zu ziehen
move-give = { $tile } abgeben
move-accept = { $decision ->
    [reply] Den Handel annehmen
   *[other] Nach Brindisi kommen
  }
move-refuse = { $decision ->
    [reply] Den Handel ablehnen
   *[other] Bleiben, wo ich bin
  }
move-bid = { $n ->
    [one] { $n } Stimme
   *[other] { $n } Stimmen
  } bieten
move-pass = Passen
move-pay = { $list ->
    [none] Nichts zahlen
   *[other] { $list } zahlen
  }
move-elect = Als { $office } kandidieren
  .done = kandidiert als { $office }
move-decline = Auf ein Amt verzichten

# Was auf dem Tisch liegt
manuscript-name = Stufe { $level }, { $colours }
tile-plain = { $n ->
    [one] das { $vp }-VP-Kärtchen
   *[other] { $n } { $vp }-VP-Kärtchen
  }
tile-joker = { $n ->
    [one] das { $vp }-VP-Kärtchen mit Manuskript
   *[other] { $n } { $vp }-VP-Kärtchen mit Manuskript
  }
thing-lingua = Lingua Volgare
thing-stack = Bibliotheksstapel

# Kosten und Ergebnis
cost-points = { $n ->
    [one] { $n } Aktionspunkt
   *[other] { $n } Aktionspunkte
  }
cost-points-range = { $n } bis { $most } Aktionspunkte
cost-free = keine Aktionspunkte
cost-ducats = kostet { $n ->
    [one] { $n } Ducato
   *[other] { $n } Ducati
  }
earn-ducats = bringt { $n ->
    [one] { $n } Ducato
   *[other] { $n } Ducati
  }
ducats-after = noch { $n ->
    [one] { $n } Ducato
   *[other] { $n } Ducati
  }
reveals = Jemand erfährt dadurch etwas: Das lässt sich nicht rückgängig machen.
ways = { $kind ->
    [trade] { $n } Mitspieler
   *[other] { $n } Möglichkeiten
  }
lately-by = Zuletzt genutzt von { $who }.
do-it = Ausführen
choose-lit = { $kind ->
    [trade] Wer mit dir handeln kann, leuchtet auf dem Tisch: Tippe jemanden an.
   *[other] Was möglich ist, leuchtet auf dem Tisch: Tippe es an.
  }
choose-list = Als Liste ({ $n })
what-now = Was ich jetzt tun kann
why-not = Warum nicht
cannot-now = Jetzt nicht möglich
rule-open = Regel { $id }
rule-mark = Regeln
rule-missing = Die Regeln lassen sich gerade nicht laden.

# Rückgängig, wiederholen, fertig
hint = Tipp
    .tip = Ideen, was jetzt zu tun ist
undo = Rückgängig
undo-hint = Letzten Schritt rückgängig machen
undo-turn = Zug rückgängig
undo-turn-hint = Diesen Zug rückgängig machen: { $n ->
    [one] { $n } Schritt
   *[other] { $n } Schritte
  }
redo = Wiederholen
redo-hint = { $n ->
    [one] { $n } Schritt kann wiederholt werden
   *[other] { $n } Schritte können wiederholt werden
  }
undo-nothing-to-undo = Es gibt nichts rückgängig zu machen.
undo-information-revealed = Inzwischen hat jemand etwas erfahren: Das lässt sich nicht rückgängig machen.
undo-decided = Inzwischen hat jemand entschieden: Das lässt sich nicht rückgängig machen.
undo-limit-reached = Mehr Schritte kannst du bis jetzt nicht rückgängig machen; mit jeder Runde der Partie kommen weitere dazu.
end-turn = Zug beenden
end-sure = { $n ->
    [one] { $n } Punkt würde verfallen. Trotzdem beenden?
   *[other] { $n } Punkte würden verfallen. Trotzdem beenden?
  }
end-yes = Trotzdem beenden
end-no = Weiterspielen

# Entscheidungen
bid-label = Stimmen, die du bietest
bid-less = Weniger
bid-more = Mehr
bid-most = Du hast { $votes ->
    [one] { $votes } Stimme
   *[other] { $votes } Stimmen
  }{ $more ->
    [0] : Du kannst bis { $most } bieten.
   *[other] {" "}und { $more } weitere, weil du gerufen hast: Du kannst bis { $most } bieten.
  }{ $opens ->
    [yes] {" "}Du eröffnest mit mindestens { $least }; passen können nur die anderen.
   *[no] {""}
  }
auction-prize = Wer gewinnt, bekommt { $n } Wissenspunkte.
bid-seen = Alle sehen ein Gebot: Es lässt sich nicht rückgängig machen.
pay-cheapest = Am günstigsten
votes-n = { $n ->
    [one] { $n } Stimme
   *[other] { $n } Stimmen
  }

# Wertung
score-title = Wenn jetzt Schluss wäre
score-seat = Platz
score-known = Bekannt
score-total = Summe
score-unknown = nicht bekannt
score-swings = Derzeit: Diese VP bekommt, wer am Ende vorn liegt.
score-change = { $category } { $gain ->
    [yes] +
   *[no] −
  }{ $n } VP
votes-mine = Du hast { $n ->
    [one] { $n } Stimme
   *[other] { $n } Stimmen
  }.
office-deal = { $votes } Stimmen für { $vp } VP
start-near = Auf dem Landweg: { $list }
score-final = Die Schlusswertung
score-at-least = { $n }+
to-space = auf Feld { $n }

# Der Tisch als Text
text-drawings = Einstellungen (Tisch mit Bildern)
text-stock = Neben der Karte
text-hidden = verdeckt
text-status = Status
text-place = Ort
text-time = Zeit
text-ducats = Ducati
text-tiles = Bibliothekskärtchen
text-behind = Hinter dem Sichtschirm
text-you = du
text-decides = entscheidet
text-knowledge = Feld { $space }, Stufe { $level }
text-none = nichts
text-cubes = Verfügbare Klötzchen
text-manuscripts = Manuskripte
text-used-up = aufgebraucht
text-deck = { $n } verdeckt
text-lingua-beside = noch nicht
text-lingua-offered = verfügbar
text-lingua-taken = genommen
text-people = Ordensbrüder, Kardinäle, Bibliothek
text-turns = Kommende Runden
text-zone = Zone
text-what = Was es ist und bringt
text-there = Wer dort ist
text-ways = Wege
text-disc = Scheibe von { $name }
acting-did = Zuletzt: { $what }
meanwhile = Während du wartest:
next-table = Weiter: { $table }
next-table-count =
    { $n ->
        [one] Noch ein Tisch wartet auf dich.
       *[other] Noch { $n } Tische warten auf dich.
    }
