# Che cosa ha fatto una mossa. Con un giocatore è ciò che fa, dopo il suo nome;
# .out è la stessa cosa come esito, prima della mossa.
fx-turn = Comincia il turno { $n }
fx-event-shown = { $a } arriva a { $b }
fx-event-used = usa l’evento { $a }
  .out = l’evento { $a } è esaurito
fx-cubes-returned = { $a } di nuovo in gioco al turno { $b }
  .list = Di nuovo in gioco al turno { $b }: { $list }
fx-cubes-offered = { $a } al mercato
  .list = Al mercato: { $list }
fx-cubes-discarded = scarta { $a } (di nuovo in gioco al turno { $b })
  .out = scarti { $a }, di nuovo in gioco al turno { $b }
fx-cubes-gone = { $seat ->
    [none] { $a } fuori dal gioco
   *[other] elimina { $a } dal gioco
  }
  .out = { $a } fuori dal gioco
  .list = { $seat ->
      [none] { $list } fuori dal gioco
     *[other] elimina { $list } dal gioco
    }
fx-manuscript-shown = { $a } scoperto
  .list = Scoperti: { $list }
fx-papal = { $which ->
    [red] Tessera Evento Papale rossa
   *[white] Tessera Evento Papale bianca: non accade nulla
  }
fx-pope-dying = Il Papa sta morendo
fx-pope-dead = Il Papa è morto: questo è l’ultimo turno
fx-order = gioca per { $n }º
  .all = Ordine di gioco: { $list }
  .item = { $name }
fx-moved = { $which ->
    [none] parte da { $b }
   *[other] lascia { $a } per { $b }
  }
  .out = a { $b }
fx-ducats = { $gain ->
    [yes] incassa { $n ->
        [one] { $n } ducato
       *[other] { $n } ducati
      } { $which ->
        [bank] dalla banca
       *[other] da { $a }
      }
   *[no] paga { $n ->
        [one] { $n } ducato
       *[other] { $n } ducati
      } { $which ->
        [bank] alla banca
       *[other] a { $a }
      }
  }
  .out = { $gain ->
      [yes] +{ $n ->
          [one] { $n } ducato
         *[other] { $n } ducati
        } { $which ->
          [bank] dalla banca
         *[other] da { $a }
        }
     *[no] −{ $n ->
          [one] { $n } ducato
         *[other] { $n } ducati
        } { $which ->
          [bank] alla banca
         *[other] a { $a }
        }
    }
fx-points = { $gain ->
    [yes] ha { $n ->
        [one] { $n } punto azione
       *[other] { $n } punti azione
      }
   *[no] spende { $n ->
        [one] { $n } punto azione
       *[other] { $n } punti azione
      }
  }
fx-track = { $which ->
    [knowledge] { $n ->
        [0] non guadagna conoscenza (spazio { $b })
       *[other] { $gain ->
            [yes] avanza di { $n } sulla scala della conoscenza (spazio { $b }{ $level ->
                [0] )
               *[other] , ora livello { $level })
              }
           *[no] arretra di { $n } sulla scala della conoscenza (spazio { $b })
          }
    }
   *[other] { $b ->
        [0] toglie il dischetto dalla tabella { $a }
       *[other] { $gain ->
            [yes] avanza di { $n } sulla tabella { $a } (spazio { $b })
           *[no] arretra di { $n } sulla tabella { $a } (spazio { $b })
          }
      }
  }
  .out = { $which ->
      [knowledge] { $n ->
          [0] niente conoscenza
         *[other] { $gain ->
              [yes] +{ $n } conoscenza, fino a { $b }{ $level ->
                  [0] {""}
                 *[other] : livello { $level }
                }
             *[no] −{ $n } conoscenza, fino a { $b }
            }
      }
     *[other] { $b ->
          [0] il dischetto lascia la tabella { $a }
         *[other] { $a }: { $gain ->
              [yes] +{ $n }
             *[no] −{ $n }
            }, fino a { $b }
        }
    }
fx-disc = segna { $a }
fx-friar = diventa { $a }
fx-cardinal = diventa { $a }
fx-cubes-taken = prende { $a }
fx-scribes-kept = mette { $n } { cube-scribes } dietro lo schermo
  .out = { $n } { cube-scribes } dietro lo schermo
fx-virtual = usa il cubetto virtuale ({ $a })
  .out = si usa il cubetto virtuale ({ $a })
fx-manuscript = prende il manoscritto di { $a }
fx-lingua = prende la Lingua Volgare
fx-rows-moved = Il livello { $a } è esaurito{ $n ->
    [0] { "" }
   *[other] : i livelli superiori costano un punto in meno
  }
fx-lingua-offered = Ora si può prendere la Lingua Volgare
fx-bologna-opened = può guadagnare { $n ->
    [one] { $n } punto conoscenza
   *[other] { $n } punti conoscenza
  } a Bologna
fx-orient-opened = completa l’Oriente
fx-tiles-drawn = pesca { $n ->
    [one] { $n } tessera Biblioteca
   *[other] { $n } tessere Biblioteca
  }
fx-tile-seen = guarda { $a }
  .list = guarda { $list }
fx-tile-kept = tiene { $a }
fx-tile-returned = { $b ->
    [top] rimette { $a } in cima alla pila
   *[bottom] rimette { $a } in fondo alla pila
  }
  .list = { $b ->
      [top] rimette { $list } in cima alla pila, da pescare in quest’ordine
     *[bottom] rimette { $list } in fondo alla pila
    }
fx-summons = convoca tutti a Brindisi
  .out = gli altri possono venire; si offrono voti per la conoscenza dello Stupor Mundi, tu con 2 in più
fx-accepts = accetta la convocazione
fx-refuses = rifiuta la convocazione
fx-bid = offre { $n }
fx-passes = passa
fx-auction-won = vince l’asta{ $n ->
    [0] {""}
   *[other] {" "}con { $n }
  }
fx-stupor-used = Lo Stupor Mundi è esaurito
  .all = Lo Stupor Mundi è esaurito
fx-elected = ottiene la carica di { $a }: { $n } PV
fx-declines = non si candida
fx-turn-ends = { $n ->
    [0] termina il turno
    [one] termina il turno senza usare { $n } punto
   *[other] termina il turno senza usare { $n } punti
  }
fx-scored = ottiene { $n } PV ({ $a })
  .list = ottiene { $list }
  .item = { $gain ->
      [yes] { $n }
     *[no] −{ $n }
    } PV ({ $a })
fx-won = vince con { $n } PV
fx-cubes-laid = { $a } per il turno { $b }
fx-event-laid = { $a } per il turno { $b }
fx-papal-laid = { $n } tessere Evento Papale coperte
fx-canticle-laid = { $a } è attiva nel turno { $n }
fx-deck-laid = { $n } manoscritti di livello { $a }
fx-library-laid = { $n } tessere nella Biblioteca

# Più cose in una

# Che cosa si è fatto, dove gli effetti da soli non lo dicono

# Parole all’interno
tile-unknown = { $n ->
    [one] una tessera
   *[other] { $n } tessere
  }
seat-bank = banca
good-politicians = { $n } { cube-politicians }
  .listed = { $n } { cube-politicians }
good-nobles = { $n } { cube-nobles }
  .listed = { $n } { cube-nobles }
good-abbesses = { $n } { cube-abbesses }
  .listed = { $n } { cube-abbesses }
good-scribes = { $n } { cube-scribes }
  .listed = { $n } { cube-scribes }
manuscript-n = { $n ->
    [one] { $what }
   *[other] { $n } × { $what }
  }

# La cronaca
log-title = Cronaca
log-empty = Non è ancora successo niente.
log-then = Il tavolo dopo questa mossa
    .of = Il tavolo dopo la mossa { $n }
log-here = { $n ->
    [0] Sei qui: prima della prima mossa
   *[other] Sei qui: dopo la mossa { $n }
  }
log-earlier = Prima ({ $n })
log-spent = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
  }
side-log = Cronaca
side-score = Punteggio
side-note = Note
note-private = Le vedi solo tu. Si salvano mentre scrivi.
side-chat = Chat
say = Di’ qualcosa al tavolo
say-name = Il tuo nome (facoltativo)
send = Invia
say-waits = In viaggio:
say-unsent = Non ancora inviato:
say-unread = { $n ->
    [one] { $n } messaggio non letto
   *[other] { $n } messaggi non letti
}
say-title = Chat
say-none = Nessuno ha ancora scritto.
say-refused = Rifiutato:
say-edit = Modifica
say-discard = Elimina

# Accanto al gioco
chat-created = { $name } ha creato il tavolo.
chat-sat = { $name } ha preso posto: { $seat }.
chat-left = { $name } ha lasciato il posto.
chat-started = { $name } ha cominciato la partita.
chat-bot = Ora un bot gioca per { $seat }.
chat-bot-takeover = { $seat } non ha risposto: { $name } fa giocare un bot.
chat-took-back = { $name } è di nuovo al tavolo.
chat-asked = { $name } chiede se { $seat } c’è ancora.
chat-still-here = { $name } è qui.
chat-absence-on = { $name } permette che un bot sostituisca i giocatori assenti.
chat-absence-off = { $name } non permette più che un bot sostituisca i giocatori assenti.
chat-opened = Il posto { $seat } è libero.
chat-claimed = { $name } ha preso il posto { $seat }.
chat-resigned = { $name } ha abbandonato; continua un bot.
chat-renamed = { $name } ha rinominato il tavolo: { $text }.
chat-closed = { $name } ha chiuso il tavolo.
chat-reopened = { $name } ha riaperto il tavolo.
chat-revealed = { $name } ha salvato tutta la partita e può conoscere le informazioni nascoste.
chat-undone = { $name } ha annullato { $n ->
    [one] una mossa
   *[other] { $n } mosse
}{ $own ->
    [yes] .
   *[no] {" "}di { $seat }.
}
chat-redone = { $name } ha ripetuto { $n ->
    [one] la mossa
   *[other] le { $n } mosse
}.
chat-over = La partita è finita.
somebody = Qualcuno
side-people = Persone
side-taller = Più spazio qui, al posto delle tabelle

# Gli orologi
chat-pause-wanted = { $name } vorrebbe fermare gli orologi.
chat-pause-refused = { $name } lascia correre gli orologi.
chat-paused = Tutti sono d’accordo: gli orologi sono fermi.
chat-resumed = { $name } ha messo fine alla pausa: gli orologi ripartono.
chat-holiday = { $name } è in ferie.
chat-holiday-over = { $name } è di ritorno dalle ferie.
chat-timed-out = Il tempo di { $name } è scaduto{ $bot ->
    [yes] : gioca un bot.
   *[no] .
}
chat-voted = { $bot ->
    [yes] { $name } fa giocare un bot per { $seat }.
   *[no] { $name } vuole che un bot giochi per { $seat }.
}
chat-credited = Il server non era raggiungibile: il tempo perso è stato restituito.
