# Por qué se rechaza una jugada, según el código del motivo.
why-game-over = La partida ha terminado.
why-not-your-turn = Es el turno de { $need }.
why-other-decision = Ahora hay que decidir otra cosa: { $need }.
why-no-such-move = Esa jugada no existe.
why-too-early = Solo a partir del turno { $need }; este es el turno { $have }.
why-once-a-turn = Una vez por turno: ya has usado esta acción.
why-once-a-game = Ya lo has tenido; solo se puede una vez por partida.
why-not-now = { $thing ->
    [none] Solo es posible justo después de otra jugada.
   *[other] Solo cuando se resuelve Stupor Mundi.
  }
why-wrong-status = Solo con el estatus de { $need }; el tuyo es el de { $have }.
why-wrong-tile = Ninguna de tus fichas da este poder.
why-level-too-low = Hace falta el nivel de conocimiento { $need }; el tuyo es el de { $have }.
why-must-land = Estás en el mar y debes desembarcar en este turno: reserva un punto para eso.
why-must-keep = Tienes que conservar una ficha.
why-wrong-place = { $places ->
    [none] Tu peón no está donde se puede hacer esto.
   *[other] Esto solo se puede hacer aquí: { $places }.
  }
why-wrong-zone = { $need ->
    [none] Tu peón debe estar en una zona del color del manuscrito.
   *[other] Tu peón debe estar en la zona { $need }; ahora está en la zona { $have }.
  }
why-not-active = Esta ciudad está activa en el turno { $need }; este es el turno { $have }.
why-closed = No puedes entrar en este lugar.
why-same-place = Tu peón ya está ahí.
why-no-way = No se puede llegar ahí en un solo movimiento.
why-not-there = { $need ->
    [none] Aquí no hay nada que tomar.
   *[other] { $thing ->
        [none] { $need ->
            [one] Hace falta { $need }
           *[other] Hacen falta { $need }
          } y hay { $have }.
       *[other] Requisito: { $thing }; hay { $have }.
      }
  }
why-taken = Ya pertenece a otro jugador.
why-no-value = No tiene nada para ti.
why-end-of-track = { $have ->
    [one] A la tabla solo le queda { $have } casilla.
   *[other] A la tabla solo le quedan { $have } casillas.
  }
why-not-reached = Tu disco debe llegar a la casilla { $need }; está en la { $have }.
why-not-richest = No es uno de los mercaderes más ricos que podrían dar caridad.
why-not-yourself = Tiene que ser un rival.
why-too-few-points = { $need ->
    [one] Hace falta { $need } punto de acción
   *[other] Hacen falta { $need } puntos de acción
  }; tienes { $have }.
why-too-many-points = Una acción usa como mucho { $need } puntos; esta usaría { $have }.
why-too-few-ducats = Cuesta { $need ->
    [one] { $need } ducado
   *[other] { $need } ducados
  }; tienes { $have }.
why-too-few-cubes = { $thing ->
    [none] { $need ->
        [one] Hace falta { $need } cubo
       *[other] Hacen falta { $need } cubos
      }; tienes { $have }.
   *[other] Requisito: { $thing }; tienes { $have }.
  }
why-too-few-votes = { $need ->
    [one] Hace falta { $need } voto
   *[other] Hacen falta { $need } votos
  }; tienes { $have }.
why-bid-too-low = La puja mínima es { $need }.
why-not-minimal = Sobra un cubo: quítalo.

# Por qué una jugada aporta menos de lo normal, según el código del motivo, tras lo que aporta.
cut-game-over = ya no hay más turnos: no sirve de nada
cut-once-a-turn = no podrás volver a robar hasta otro turno
cut-once-a-game = ya has robado: no aporta nada más
cut-not-now = hasta el turno { $need }; después { $have }
cut-wrong-status = sin ducados: solo con el estatus de { $need }
cut-over-limit = puedes tener { $need } como máximo: después, solo puedes cambiar
cut-not-there = { $have ->
    [none] no quedan fichas: no se puede robar nada
    [one] solo queda { $have }
   *[other] solo quedan { $have }
  }
cut-taken = { $which ->
    [rest] puesto { $have }: solo empieza el más avanzado
    [canticle] puesto { $have }: solo puntúan los dos primeros
   *[riddle] puesto { $have }: solo puntúa el más avanzado
  }
cut-no-value = sin ducados: ninguna ciudad te ha pagado aún
cut-end-of-track = la tabla termina ahí
cut-not-reached = { $which ->
    [library] se pueden robar fichas a partir de la casilla { $need }
   *[riddle] puntúa a partir de la casilla { $need }
  }
