# Warum etwas abgelehnt wird, nach dem Code des Grundes.
why-game-over = Die Partie ist zu Ende.
why-not-your-turn = { $need } ist an der Reihe.
why-other-decision = Jetzt ist etwas anderes zu entscheiden: { $need }.
why-no-such-move = Eine solche Aktion gibt es nicht.
why-too-early = Erst ab Runde { $need }; dies ist Runde { $have }.
why-once-a-turn = Einmal pro Zug: Diese Aktion hast du schon genutzt.
why-once-a-game = Das hattest du schon; es geht nur einmal pro Partie.
why-not-now = { $thing ->
    [none] Das geht nur direkt nach einer anderen Aktion.
   *[other] Nur wenn Stupor Mundi abgehandelt wird.
  }
why-wrong-status = Nur als { $need } möglich; du bist { $have }.
why-wrong-tile = Keines deiner Kärtchen verleiht diese Fähigkeit.
why-level-too-low = Nötig ist Wissensstufe { $need }; du hast { $have }.
why-must-land = Du bist auf See und musst in diesem Zug an Land gehen: Heb dir einen Punkt dafür auf.
why-must-keep = Du musst ein Kärtchen behalten.
why-wrong-place = { $places ->
    [none] Deine Figur steht nicht dort, wo das möglich ist.
   *[other] Das ist nur hier möglich: { $places }.
  }
why-wrong-zone = { $need ->
    [none] Deine Figur muss in einer Zone seiner Farben stehen.
   *[other] Deine Figur muss in der Zone { $need } stehen (jetzt: { $have }).
  }
why-not-active = Diese Stadt ist in Runde { $need } aktiv; dies ist Runde { $have }.
why-closed = Dieser Ort ist dir verschlossen.
why-same-place = Deine Figur steht schon dort.
why-no-way = Dorthin führt kein Weg in einer einzigen Bewegung.
why-not-there = { $need ->
    [none] Hier gibt es nichts zu nehmen.
   *[other] { $thing ->
        [none] { $need } nötig, { $have } vorhanden.
       *[other] Es braucht { $thing }; vorhanden: { $have }.
      }
  }
why-taken = Das hat schon jemand anders.
why-no-value = Hier ist für dich nichts zu holen.
why-end-of-track = Die Leiste hat nur noch { $have ->
    [one] { $have } Feld
   *[other] { $have } Felder
  }.
why-not-reached = Deine Scheibe muss Feld { $need } erreichen; sie liegt auf { $have }.
why-not-richest = Dieser Platz gehört nicht zu den reichsten Kaufleuten, die geben könnten.
why-not-yourself = Es muss jemand anders sein.
why-too-few-points = Nötig { $need ->
    [one] ist { $need } Aktionspunkt
   *[other] sind { $need } Aktionspunkte
  }; du hast { $have }.
why-too-many-points = Für eine Aktion darfst du höchstens { $need } Punkte ausgeben; hier wären es { $have }.
why-too-few-ducats = Das kostet { $need ->
    [one] { $need } Ducato
   *[other] { $need } Ducati
  }; du hast { $have }.
why-too-few-cubes = { $thing ->
    [none] Nötig { $need ->
        [one] ist { $need } Klötzchen
       *[other] sind { $need } Klötzchen
      }; du hast { $have }.
   *[other] Du brauchst { $thing }; du hast { $have }.
  }
why-too-few-votes = Nötig { $need ->
    [one] ist { $need } Stimme
   *[other] sind { $need } Stimmen
  }; du hast { $have }.
why-bid-too-low = Das niedrigste Gebot ist { $need }.
why-not-minimal = Eines dieser Klötzchen ist überflüssig: Lass es weg.

# Warum etwas weniger bringt als sonst, nach dem Code des Grundes, hinter dem, was es bringt.
cut-game-over = es folgt keine Runde mehr: das bringt nichts
cut-once-a-turn = ziehen kannst du erst in einem späteren Zug wieder
cut-once-a-game = du hast schon gezogen: das bringt nichts mehr
cut-not-now = bis Runde { $need }; danach { $have }
cut-wrong-status = keine Ducati: Die bekommst du nur als { $need }
cut-over-limit = mehr als { $need } darfst du nicht besitzen: weitere nur im Tausch
cut-not-there = { $have ->
    [none] kein Kärtchen mehr da: zu ziehen gibt es nichts
    [one] nur noch { $have } da
   *[other] nur noch { $have } da
  }
cut-taken = { $which ->
    [rest] Rang { $have }: Nur wer am weitesten ist, beginnt
    [canticle] Rang { $have }: Nur die ersten beiden bekommen VP
   *[riddle] Rang { $have }: Nur wer am weitesten ist, bekommt VP
  }
cut-no-value = keine Ducati: noch hat dir keine Stadt welche gezahlt
cut-end-of-track = dort endet die Leiste
cut-not-reached = { $which ->
    [library] Kärtchen ziehst du ab Feld { $need }
   *[riddle] VP gibt es ab Feld { $need }
  }
