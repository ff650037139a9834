# Warum etwas abgelehnt wird, nach dem Code des Grundes.
why-game-over = Die Partie ist zu Ende.
why-not-your-turn = { $need } ist an der Reihe.
why-other-decision = Jetzt ist anderes zu entscheiden: { $need }.
why-no-such-move = Das gibt es nicht.
why-too-early = Erst ab Runde { $need }; dies ist Runde { $have }.
why-once-a-turn = Das hast du in diesem Zug schon getan.
why-once-a-game = Das hattest du schon; es geht nur einmal in der Partie.
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
why-not-richest = Keiner der reichsten Kaufleute, die geben könnten.
why-not-yourself = Es muss jemand anders sein.
why-too-few-points = Nötig { $need ->
    [one] ist { $need } Aktionspunkt
   *[other] sind { $need } Aktionspunkte
  }; du hast { $have }.
why-too-many-points = Eine Aktion darf höchstens { $need } Punkte kosten; hier wären es { $have }.
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
why-not-minimal = Ein Klötzchen davon ist zu viel: Lass es weg.

# Was der Server abgelehnt hat, nach dem Code des Problems.
fault-offline = Keine Antwort: Die Verbindung ist unterbrochen. Es ist nichts geschehen; versuch es noch einmal.
fault-bad-request = Der Server hat die Anfrage nicht verstanden.
fault-bad-request-field = Der Server hat die Anfrage nicht verstanden: { $field }.
fault-bad-json = Der Server konnte die Anfrage nicht lesen.
fault-too-large = Das ist zu lang.
fault-unsupported-type = Diese Art von Daten nimmt der Server nicht an.
fault-not-acceptable = In dieser Form kann der Server nicht antworten.
fault-method = Das macht der Server nicht.
fault-cross-origin = Die Anfrage kam von einer anderen Website und wurde abgelehnt.
fault-wrong-host = Unter diesem Namen ist der Server nicht zu erreichen. Öffne ihn unter der Adresse, die er beim Start nennt.
fault-too-many-requests = Das war zu schnell: Versuch es { $seconds ->
    [0] gleich
    [one] in { $seconds } Sekunde
   *[other] in { $seconds } Sekunden
  } noch einmal.
fault-unknown-table = Vielleicht ist der Link unvollständig, oder der Tisch wurde entfernt.
fault-unknown-link = Dieser Link führt nirgendwohin oder wurde schon benutzt.
fault-unknown-page = Hier ist nichts.
fault-unknown-code = Diesen Code gibt es nicht.
fault-not-held = Dieser Platz gehört nicht zu diesem Browser.
fault-not-host = Das darf nur der Gastgeber des Tisches.
fault-seat-taken = Dort sitzt schon jemand.
fault-second-seat = Du hast in dieser Partie schon in eine andere Hand gesehen und kannst diesen Platz deshalb nicht übernehmen.
fault-not-for-host = Du bist der Gastgeber: Solange andere spielen, kannst du nicht den Platz eines Bots übernehmen, denn du sähest seine Hand.
fault-not-seated = Du hast keinen Platz an diesem Tisch.
fault-leaves-seats = Dieser Browser würde die Plätze verlieren, die er jetzt hat. Nur sein eigener Wiederherstellungscode oder ein anderes deiner Geräte bringt sie zurück.
fault-bad-name = Dieser Name ist nicht möglich.
fault-bad-config = Aus diesen Einstellungen lässt sich kein Tisch machen.
fault-bad-record = Das Protokoll ist nicht lesbar.
fault-bad-move = Das gibt es nicht.
fault-illegal = Das ist jetzt nicht möglich.
fault-not-your-turn = Gerade entscheidet jemand anders.
fault-stale = Am Tisch ging es inzwischen weiter. Sieh noch einmal hin und entscheide dann.
fault-nothing-to-undo = Es gibt nichts rückgängig zu machen.
fault-learnt = Inzwischen hat jemand etwas erfahren: Das lässt sich nicht rückgängig machen.
fault-decided = Inzwischen hat jemand entschieden: Das lässt sich nicht rückgängig machen.
fault-nothing-to-redo = Es gibt nichts zu wiederholen.
fault-reveals = Dabei würde jemand etwas erfahren: Mach diesen Schritt einzeln.
fault-seating = Die Partie hat noch nicht begonnen.
fault-started = Die Partie hat schon begonnen.
fault-over = Die Partie ist zu Ende.
fault-not-over = Die Partie ist noch nicht zu Ende.
fault-closed = Der Tisch ist geschlossen.
fault-too-many = Für mehr ist kein Platz.
fault-spent = Das ist schon so oft geschehen, wie es an einem Tisch möglich ist. Die Partie geht weiter.
fault-key-used = Die Anfrage wurde mit einer früheren verwechselt und nicht ausgeführt. Lade die Seite neu.
fault-rules-lost = Dieser Tisch lässt sich nur lesen: Diese Version des Servers kennt die Regeln nicht, mit denen er begann.
fault-storage = Der Server konnte den Zug nicht speichern: Nichts hat sich geändert. Versuch es gleich noch einmal.
fault-stopping = Der Server startet gerade neu: Versuch es gleich noch einmal.
fault-internal = Auf dem Server ist etwas schiefgegangen. Die Partie ist sicher.
fault-away = Diesen Platz spielt gerade ein Bot: Übernimm ihn zuerst wieder.
fault-resigned = Für diesen Platz wurde aufgegeben.
