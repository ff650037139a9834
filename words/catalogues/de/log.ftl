# Was ein Zug bewirkt hat. Mit einem Platz ist es, was der Spieler tut, nach seinem Namen;
# .out ist dasselbe als Ergebnis, bevor der Zug gemacht ist.
fx-turn = Runde { $n } beginnt
fx-event-shown = { $a } kommt nach { $b }
fx-event-used = nutzt das Ereignis { $a }
  .out = das Ereignis { $a } ist aufgebraucht
fx-cubes-returned = Runde { $b } bringt wieder { $a }
  .list = Runde { $b } bringt wieder { $list }
fx-cubes-offered = Die Runde bringt { $a }
  .list = Die Runde bringt { $list }
fx-cubes-discarded = gibt { $a } ab (wieder zu haben in Runde { $b })
  .out = gibt { $a } ab, wieder zu haben in Runde { $b }
fx-cubes-gone = { $seat ->
    [none] Kein Platz mehr für { $a }, aus dem Spiel
   *[other] gibt { $a } endgültig ab
  }
  .out = gibt { $a } endgültig ab
  .list = { $seat ->
      [none] Kein Platz mehr für { $list }, aus dem Spiel
     *[other] gibt { $list } endgültig ab
    }
fx-manuscript-shown = { $a } aufgedeckt
  .list = Aufgedeckt: { $list }
fx-papal = { $which ->
    [red] Ein rotes päpstliches Ereignis
   *[white] Ein weißes päpstliches Ereignis: Nichts geschieht
  }
fx-pope-dying = Der Papst liegt im Sterben
fx-pope-dead = Der Papst ist tot: Dies ist die letzte Runde
fx-order = kommt als Nr. { $n } an die Reihe
  .all = Zugreihenfolge: { $list }
  .item = { $name }
fx-moved = { $which ->
    [none] beginnt in { $b }
   *[other] reist von { $a } nach { $b }
  }
  .out = in { $b }
fx-ducats = { $gain ->
    [yes] bekommt { $n ->
        [one] { $n } Ducato
       *[other] { $n } Ducati
      } { $which ->
        [bank] von der Bank
       *[other] von { $a }
      }
   *[no] zahlt { $n ->
        [one] { $n } Ducato
       *[other] { $n } Ducati
      } { $which ->
        [bank] an die Bank
       *[other] an { $a }
      }
  }
  .out = { $gain ->
      [yes] +{ $n ->
          [one] { $n } Ducato
         *[other] { $n } Ducati
        } { $which ->
          [bank] von der Bank
         *[other] von { $a }
        }
     *[no] −{ $n ->
          [one] { $n } Ducato
         *[other] { $n } Ducati
        } { $which ->
          [bank] an die Bank
         *[other] an { $a }
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
fx-track = { $which ->
    [knowledge] { $n ->
        [0] gewinnt kein Wissen (Feld { $b })
       *[other] { $gain ->
            [yes] gewinnt { $n } Wissen (Feld { $b }{ $level ->
                [0] )
               *[other] , jetzt Stufe { $level })
              }
           *[no] verliert { $n } Wissen (Feld { $b })
          }
    }
   *[other] { $b ->
        [0] nimmt die Scheibe von der Leiste: { $a }
       *[other] { $gain ->
            [yes] rückt { $n ->
                [one] { $n } Feld
               *[other] { $n } Felder
              } vor: { $a } (Feld { $b })
           *[no] rückt { $n ->
                [one] { $n } Feld
               *[other] { $n } Felder
              } zurück: { $a } (Feld { $b })
          }
      }
  }
  .out = { $which ->
      [knowledge] { $n ->
          [0] kein Wissen
         *[other] { $gain ->
              [yes] +{ $n } Wissen, auf { $b }{ $level ->
                  [0] {""}
                 *[other] : Stufe { $level }
                }
             *[no] −{ $n } Wissen, auf { $b }
            }
      }
     *[other] { $b ->
          [0] { $a }: die Scheibe verlässt die Leiste
         *[other] { $a }: { $gain ->
              [yes] +{ $n }
             *[no] −{ $n }
            }, auf { $b }
        }
    }
fx-disc = legt eine Scheibe auf { $a }
fx-friar = wird { $a }
fx-cardinal = wird { $a }
fx-cubes-taken = nimmt { $a }
fx-scribes-kept = legt { $n } { cube-scribes } hinter den Sichtschirm
  .out = { $n } { cube-scribes } hinter dem Sichtschirm
fx-virtual = nutzt das virtuelle Klötzchen ({ $a })
  .out = das virtuelle Klötzchen zählt ({ $a })
fx-manuscript = nimmt ein Manuskript ({ $a })
fx-lingua = nimmt Lingua Volgare
fx-rows-moved = Stufe { $a } ist aufgebraucht{ $n ->
    [0] { "" }
   *[other] : Höhere Stufen kosten einen Punkt weniger
  }
fx-lingua-offered = Lingua Volgare ist jetzt zu haben
fx-bologna-opened = kann in Bologna { $n } Wissen holen
fx-orient-opened = erreicht das Ende der Orientleiste
fx-tiles-drawn = zieht { $n } Bibliothekskärtchen
fx-tile-seen = sieht { $a }
  .list = sieht { $list }
fx-tile-kept = behält { $a }
fx-tile-returned = { $b ->
    [top] legt { $a } oben auf den Stapel zurück
   *[bottom] legt { $a } unter den Stapel
  }
  .list = { $b ->
      [top] legt { $list } oben auf den Stapel zurück, in dieser Reihenfolge zu ziehen
     *[bottom] legt { $list } unter den Stapel
    }
fx-summons = ruft alle nach Brindisi
  .out = die anderen dürfen kommen; wer in Brindisi steht, bietet mit Stimmen um das Wissen von Stupor Mundi, du mit 2 zusätzlichen
fx-accepts = folgt dem Ruf
fx-refuses = folgt dem Ruf nicht
fx-bid = bietet { $n }
fx-passes = passt
fx-auction-won = gewinnt die Auktion{ $n ->
    [0] {""}
   *[other] {" "}mit { $n }
  }
fx-stupor-used = Stupor Mundi ist aufgebraucht
  .all = Stupor Mundi ist aufgebraucht
fx-elected = wird zum { $a } gewählt: { $n } VP
fx-declines = verzichtet auf ein Amt
fx-turn-ends = { $n ->
    [0] beendet den Zug
    [one] beendet den Zug und lässt { $n } Punkt verfallen
   *[other] beendet den Zug und lässt { $n } Punkte verfallen
  }
fx-scored = bekommt { $n } VP ({ $a })
  .list = bekommt { $list }
  .item = { $gain ->
      [yes] { $n }
     *[no] −{ $n }
    } VP ({ $a })
fx-won = gewinnt mit { $n } VP
fx-cubes-laid = Runde { $b } bringt { $a }
fx-event-laid = { $a } für Runde { $b }
fx-papal-laid = { $n } päpstliche Ereignisse verdeckt
fx-canticle-laid = { $a } ist in Runde { $n } aktiv
fx-deck-laid = { $n } Manuskripte der Stufe { $a }
fx-library-laid = { $n } Kärtchen in der Bibliothek

# Mehreres in einem

# Was getan wurde, wo die Wirkungen allein es nicht sagen

# Wörter im Innern
tile-unknown = { $n ->
    [one] ein Kärtchen
   *[other] { $n } Kärtchen
  }
seat-bank = die Bank
# Klötzchen mit ihrer Zahl, immer als Objekt: „nimmt 1 Adligen“
good-politicians = { $n } { cube-politicians }
  .listed = { $n } { cube-politicians }
good-nobles = { $n ->
    [one] { $n } Adligen
   *[other] { $n } Adlige
  }
  .listed = { $n } { cube-nobles }
good-abbesses = { $n } { cube-abbesses }
  .listed = { $n } { cube-abbesses }
good-scribes = { $n } { cube-scribes }
  .listed = { $n } { cube-scribes }
manuscript-n = { $n ->
    [one] { $what }
   *[other] { $n } × { $what }
  }

# Der Verlauf
log-title = Verlauf
log-empty = Noch ist nichts geschehen.
log-then = Der Tisch danach
    .of = Der Tisch nach Schritt { $n }
log-here = { $n ->
    [0] Du bist hier: vor dem ersten Schritt
   *[other] Du bist hier: nach Schritt { $n }
  }
log-earlier = Früher ({ $n })
log-spent = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
  }
side-log = Verlauf
side-score = Wertung
side-note = Notizen
note-private = Nur du siehst sie. Sie werden beim Schreiben gespeichert.
side-chat = Chat
say = Nachricht an alle am Tisch
say-name = Dein Name (freiwillig)
send = Senden
say-waits = Unterwegs:
say-unsent = Noch nicht gesendet:
say-unread = { $n ->
    [one] { $n } ungelesene Nachricht
   *[other] { $n } ungelesene Nachrichten
}
say-title = Chat
say-none = Noch hat niemand etwas gesagt.
say-refused = Abgelehnt:
say-edit = Bearbeiten
say-discard = Verwerfen

# Neben dem Spiel
chat-created = { $name } hat den Tisch eröffnet.
chat-sat = { $name } nimmt Platz und spielt { $seat }.
chat-left = { $name } ist aufgestanden.
chat-started = { $name } hat die Partie begonnen.
chat-bot = { $seat } wird jetzt von einem Bot gespielt.
chat-bot-takeover = { $seat } hat nicht geantwortet: { $name } lässt einen Bot weiterspielen.
chat-took-back = { $name } ist zurück.
chat-asked = { $name } fragt, ob { $seat } noch da ist.
chat-still-here = { $name } ist da.
chat-absence-on = { $name } erlaubt, dass ein Bot Abwesende vertritt.
chat-absence-off = { $name } erlaubt nicht mehr, dass ein Bot Abwesende vertritt.
chat-opened = Der Platz { $seat } ist frei.
chat-claimed = { $name } hat den Platz { $seat } übernommen.
chat-resigned = { $name } hat aufgegeben; ein Bot spielt weiter.
chat-renamed = { $name } hat den Tisch „{ $text }“ genannt.
chat-closed = { $name } hat den Tisch geschlossen.
chat-reopened = { $name } hat den Tisch wieder geöffnet.
chat-revealed = { $name } hat die ganze Partie gespeichert und kann wissen, was verdeckt ist.
chat-undone = { $name } hat { $n ->
    [one] einen Schritt
   *[other] { $n } Schritte
}{ $own ->
    [yes] {""}
   *[no] {" "}von { $seat }
} rückgängig gemacht.
chat-redone = { $name } hat { $n ->
    [one] den Schritt
   *[other] die { $n } Schritte
} wiederholt.
chat-over = Die Partie ist zu Ende.
somebody = Jemand
side-people = Personen
side-taller = Mehr Platz hierfür statt für die Leisten

# Die Uhren
chat-pause-wanted = { $name } möchte die Uhren anhalten.
chat-pause-refused = { $name } lässt die Uhren weiterlaufen.
chat-paused = Alle haben zugestimmt: Die Uhren sind angehalten.
chat-resumed = { $name } hat die Pause beendet: Die Uhren laufen wieder.
chat-holiday = { $name } ist im Urlaub.
chat-holiday-over = { $name } ist aus dem Urlaub zurück.
chat-timed-out = Die Zeit von { $name } ist um{ $bot ->
    [yes] : Ein Bot spielt.
   *[no] .
}
chat-voted = { $bot ->
    [yes] { $name } lässt einen Bot für { $seat } spielen.
   *[no] { $name } möchte, dass ein Bot für { $seat } spielt.
}
chat-credited = Der Server war nicht erreichbar: Die verlorene Zeit wurde gutgeschrieben.
