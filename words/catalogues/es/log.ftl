# Qué ha hecho una jugada. Con un jugador es lo que hace, después de su nombre;
# .out es lo mismo como resultado, antes de la jugada.
fx-turn = Comienza el turno { $n }
fx-event-shown = { $a } llega a { $b }
fx-event-used = usa el evento { $a }
  .out = el evento { $a } se agota
fx-cubes-returned = De vuelta en el turno { $b }: { $a }
  .list = De vuelta en el turno { $b }: { $list }
fx-cubes-offered = Cubos disponibles: { $a }
  .list = Cubos disponibles: { $list }
fx-cubes-discarded = descarta { $a } (de vuelta en el turno { $b })
  .out = { $a } menos, de vuelta en el turno { $b }
fx-cubes-gone = { $seat ->
    [none] { $a } fuera de la partida
   *[other] elimina { $a } de la partida
  }
  .out = { $a } fuera de la partida
  .list = { $seat ->
      [none] { $list } fuera de la partida
     *[other] elimina { $list } de la partida
    }
fx-manuscript-shown = Nuevo manuscrito: { $a }
  .list = Nuevos manuscritos: { $list }
fx-papal = { $which ->
    [red] Evento Papal rojo
   *[white] Evento Papal blanco: no ocurre nada
  }
fx-pope-dying = El Papa se está muriendo
fx-pope-dead = El Papa ha muerto: este es el último turno
fx-order = juega en el puesto { $n }
  .all = Orden de juego: { $list }
  .item = { $name }
fx-moved = { $which ->
    [none] empieza en { $b }
   *[other] va de { $a } a { $b }
  }
  .out = en { $b }
fx-ducats = { $gain ->
    [yes] recibe { $n ->
        [one] { $n } ducado
       *[other] { $n } ducados
      } { $which ->
        [bank] de la banca
       *[other] de { $a }
      }
   *[no] paga { $n ->
        [one] { $n } ducado
       *[other] { $n } ducados
      } { $which ->
        [bank] a la banca
       *[other] a { $a }
      }
  }
  .out = { $gain ->
      [yes] +{ $n ->
          [one] { $n } ducado
         *[other] { $n } ducados
        } { $which ->
          [bank] de la banca
         *[other] de { $a }
        }
     *[no] −{ $n ->
          [one] { $n } ducado
         *[other] { $n } ducados
        } { $which ->
          [bank] a la banca
         *[other] a { $a }
        }
    }
fx-points = { $gain ->
    [yes] tiene { $n ->
        [one] { $n } punto de acción
       *[other] { $n } puntos de acción
      }
   *[no] gasta { $n ->
        [one] { $n } punto de acción
       *[other] { $n } puntos de acción
      }
  }
fx-track = { $which ->
    [knowledge] { $n ->
        [0] no gana conocimiento (casilla { $b })
       *[other] { $gain ->
            [yes] gana { $n ->
              [one] { $n } punto
             *[other] { $n } puntos
            } de conocimiento (casilla { $b }{ $level ->
                [0] )
               *[other] , ya en el nivel { $level })
              }
           *[no] pierde { $n ->
              [one] { $n } punto
             *[other] { $n } puntos
            } de conocimiento (casilla { $b })
          }
    }
   *[other] { $b ->
        [0] retira el disco de { $a }
       *[other] { $gain ->
            [yes] avanza { $n ->
              [one] { $n } casilla
             *[other] { $n } casillas
            } en { $a } (hasta la { $b })
           *[no] retrocede { $n ->
              [one] { $n } casilla
             *[other] { $n } casillas
            } en { $a } (hasta la { $b })
          }
      }
  }
  .out = { $which ->
      [knowledge] { $n ->
          [0] nada de conocimiento
         *[other] { $gain ->
              [yes] +{ $n } de conocimiento, hasta { $b }{ $level ->
                  [0] {""}
                 *[other] : nivel { $level }
                }
             *[no] −{ $n } de conocimiento, hasta { $b }
            }
      }
     *[other] { $b ->
          [0] el disco sale de { $a }
         *[other] { $a }: { $gain ->
              [yes] +{ $n }
             *[no] −{ $n }
            }, hasta { $b }
        }
    }
fx-disc = marca { $a }
fx-friar = se convierte en { $a }
fx-cardinal = se convierte en { $a }
fx-cubes-taken = toma { $a }
fx-scribes-kept = guarda { $n } { cube-scribes } tras la pantalla
  .out = { $n } { cube-scribes } tras la pantalla
fx-virtual = usa el cubo virtual ({ $a })
  .out = cuenta el cubo virtual ({ $a })
fx-manuscript = toma el manuscrito de { $a }
fx-lingua = toma Lingua Volgare
fx-rows-moved = El nivel { $a } se ha agotado{ $n ->
    [0] { "" }
   *[other] : los manuscritos de los niveles superiores cuestan un punto menos
  }
fx-lingua-offered = Ya se puede tomar Lingua Volgare
fx-bologna-opened = podrá cobrar { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
  } de conocimiento en Bologna
fx-orient-opened = completa Oriente
fx-tiles-drawn = roba { $n ->
    [one] { $n } ficha de Biblioteca
   *[other] { $n } fichas de Biblioteca
  }
fx-tile-seen = mira { $a }
  .list = mira { $list }
fx-tile-kept = conserva { $a }
fx-tile-returned = { $b ->
    [top] devuelve { $a } encima de la pila
   *[bottom] pone { $a } debajo de la pila
  }
  .list = { $b ->
      [top] devuelve encima de la pila, en el orden en que se robarán, { $list }
     *[bottom] pone { $list } debajo de la pila
    }
fx-summons = convoca a todos a Brindisi
  .out = los demás pueden acudir; los presentes pujan con votos por el conocimiento de Stupor Mundi, tú con 2 adicionales
fx-accepts = acepta la convocatoria
fx-refuses = rechaza la convocatoria
fx-bid = puja { $n }
fx-passes = pasa
fx-auction-won = gana la subasta{ $n ->
    [0] {""}
   *[other] {" "}con { $n }
  }
fx-stupor-used = Stupor Mundi está agotado
  .all = Stupor Mundi está agotado
fx-elected = obtiene el cargo de { $a }: { $n } PV
fx-declines = no opta a ningún cargo
fx-turn-ends = { $n ->
    [0] termina el turno
    [one] termina el turno y pierde { $n } punto de acción
   *[other] termina el turno y pierde { $n } puntos de acción
  }
fx-scored = suma { $n } PV ({ $a })
  .list = suma { $list }
  .item = { $gain ->
      [yes] { $n }
     *[no] −{ $n }
    } PV ({ $a })
fx-won = gana con { $n } PV
fx-cubes-laid = { $a } para el turno { $b }
fx-event-laid = { $a } para el turno { $b }
fx-papal-laid = { $n } fichas de Evento Papal boca abajo
fx-canticle-laid = { $a } está activa en el turno { $n }
fx-deck-laid = { $n } manuscritos de nivel { $a }
fx-library-laid = { $n } fichas en la Biblioteca

# Varias en una

# Qué se ha hecho, cuando los efectos no lo dicen por sí solos

# Palabras dentro de otras
tile-unknown = { $n ->
    [one] una ficha
   *[other] { $n } fichas
  }
seat-bank = la banca
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

# La crónica
log-title = Crónica
log-empty = Todavía no ha ocurrido nada.
log-then = La mesa después de esta jugada
    .of = La mesa después de la jugada { $n }
log-here = { $n ->
    [0] Estás aquí: antes de la primera jugada
   *[other] Estás aquí: tras la jugada { $n }
  }
log-earlier = Ver anteriores ({ $n })
log-spent = { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
  }
side-log = Crónica
side-score = Puntos
side-note = Notas
note-private = Solo tú las ves. Se guardan mientras escribes.
side-chat = Chat
say = Di algo a la mesa
say-name = Tu nombre (opcional)
send = Enviar
say-waits = Enviando:
say-unsent = Aún sin enviar:
say-unread = { $n ->
    [one] { $n } mensaje sin leer
   *[other] { $n } mensajes sin leer
}
say-title = Chat
say-none = Nadie ha dicho nada todavía.
say-refused = Rechazado:
say-edit = Editar
say-discard = Descartar

# Al margen del juego
chat-created = { $name } ha creado la mesa.
chat-sat = { $name } ocupa el asiento { $seat }.
chat-left = { $name } ha dejado su asiento.
chat-started = { $name } ha empezado la partida.
chat-bot = Ahora un bot juega por { $seat }.
chat-bot-takeover = { $seat } no ha respondido: { $name } deja que siga un bot.
chat-took-back = { $name } ha vuelto.
chat-asked = { $name } pregunta si { $seat } sigue ahí.
chat-still-here = { $name } está aquí.
chat-absence-on = { $name } permite que un bot sustituya a los ausentes.
chat-absence-off = { $name } ya no permite que un bot sustituya a los ausentes.
chat-opened = El asiento { $seat } está libre.
chat-claimed = { $name } ha ocupado el asiento { $seat }.
chat-resigned = { $name } ha abandonado; sigue un bot.
chat-renamed = { $name } ha dado a la mesa el nombre { $text }.
chat-closed = { $name } ha cerrado la mesa.
chat-reopened = { $name } ha vuelto a abrir la mesa.
chat-revealed = { $name } ha guardado la partida entera y puede conocer lo que está oculto.
chat-undone = { $name } ha deshecho { $n ->
    [one] una jugada
   *[other] { $n } jugadas
}{ $own ->
    [yes] .
   *[no] {" "}de { $seat }.
}
chat-redone = { $name } ha rehecho { $n ->
    [one] la jugada
   *[other] las { $n } jugadas
}.
chat-over = La partida ha terminado.
somebody = Alguien
side-people = Personajes
side-taller = Más espacio aquí, en lugar de las tablas

# Los relojes
chat-pause-wanted = { $name } quiere parar los relojes.
chat-pause-refused = { $name } deja correr los relojes.
chat-paused = Todos están de acuerdo: los relojes están parados.
chat-resumed = { $name } ha terminado la pausa: los relojes vuelven a correr.
chat-holiday = { $name } está de vacaciones.
chat-holiday-over = { $name } ha vuelto de vacaciones.
chat-timed-out = El tiempo de { $name } se ha agotado{ $bot ->
    [yes] : juega un bot.
   *[no] .
}
chat-voted = { $bot ->
    [yes] { $name } hace que un bot juegue por { $seat }.
   *[no] { $name } quiere que un bot juegue por { $seat }.
}
chat-credited = El servidor no estaba disponible: se ha devuelto el tiempo perdido.
