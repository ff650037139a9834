# Por qué se rechaza una jugada, según el código del motivo.
why-game-over = La partida ha terminado.
why-not-your-turn = Es el turno de { $need }.
why-other-decision = Ahora hay que decidir otra cosa: { $need }.
why-no-such-move = Esa jugada no existe.
why-too-early = Solo a partir del turno { $need }; este es el turno { $have }.
why-once-a-turn = Ya lo has hecho en este turno.
why-once-a-game = Ya lo has tenido; solo se puede una vez en la partida.
why-not-now = { $thing ->
    [none] Solo es posible justo después de otra jugada.
   *[other] Solo cuando se resuelve Stupor Mundi.
  }
why-wrong-status = Solo para un { $need }; tú eres { $have }.
why-wrong-tile = Ninguna ficha tuya da este poder.
why-level-too-low = Hace falta el nivel de conocimiento { $need }; el tuyo es { $have }.
why-must-land = Estás en el mar y debes desembarcar este turno: guarda un punto para ello.
why-must-keep = Tienes que conservar una ficha.
why-wrong-place = { $places ->
    [none] Tu peón no está donde se puede hacer esto.
   *[other] Esto solo se puede hacer aquí: { $places }.
  }
why-wrong-zone = { $need ->
    [none] Tu peón debe estar en una zona de sus colores.
   *[other] Tu peón debe estar en otra zona: { $need }; ahora está en { $have }.
  }
why-not-active = Esta ciudad está activa en el turno { $need }; este es el turno { $have }.
why-closed = No puedes entrar en este lugar.
why-same-place = Tu peón ya está ahí.
why-no-way = Ningún camino llega hasta ahí en un solo movimiento.
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
why-taken = Lo tiene otra persona.
why-no-value = Aquí no hay nada para ti.
why-end-of-track = { $have ->
    [one] A la tabla solo le queda { $have } casilla.
   *[other] A la tabla solo le quedan { $have } casillas.
  }
why-not-reached = Tu disco debe llegar a la casilla { $need }; está en la { $have }.
why-not-richest = No es uno de los mercaderes más ricos que podrían pagar.
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

# Qué ha rechazado el servidor, según el código del problema.
fault-offline = No hay respuesta: se ha cortado la conexión. No se ha hecho nada; inténtalo de nuevo.
fault-bad-request = El servidor no ha entendido la petición.
fault-bad-request-field = El servidor no ha entendido la petición: { $field }.
fault-bad-json = El servidor no ha podido leer la petición.
fault-too-large = Es demasiado largo.
fault-unsupported-type = El servidor no acepta este tipo de datos.
fault-not-acceptable = El servidor no puede responder de esta forma.
fault-method = El servidor no hace esto.
fault-cross-origin = La petición venía de otro sitio y se ha rechazado.
fault-wrong-host = El servidor no responde a este nombre. Ábrelo en la dirección que muestra al arrancar.
fault-too-many-requests = Demasiado rápido: inténtalo de nuevo dentro de { $seconds ->
    [0] un momento.
    [one] { $seconds } segundo.
   *[other] { $seconds } segundos.
  }
fault-unknown-table = Quizá el enlace no esté completo, o la mesa se haya eliminado.
fault-unknown-link = Este enlace no lleva a ninguna parte o ya se ha usado.
fault-unknown-page = Aquí no hay nada.
fault-unknown-code = Ese código no existe.
fault-not-held = Ese asiento no es de este navegador.
fault-not-host = Solo puede hacerlo el anfitrión de la mesa.
fault-seat-taken = Ya hay alguien sentado ahí.
fault-second-seat = Ya has visto otra mano de esta partida, así que no puedes ocupar este asiento.
fault-not-for-host = Eres el anfitrión: mientras otros juegan no puedes ocupar el asiento de un bot, porque verías su mano.
fault-not-seated = No tienes asiento en esta mesa.
fault-leaves-seats = Este navegador perdería los asientos que ocupa ahora. Solo se recuperan con su propio código o con otro dispositivo tuyo.
fault-bad-name = No se puede usar ese nombre.
fault-bad-config = Con estos ajustes no se puede crear una mesa.
fault-bad-record = No se puede leer el registro.
fault-bad-move = Esa jugada no existe.
fault-illegal = Ahora no es posible.
fault-not-your-turn = Ahora decide otra persona.
fault-stale = La partida ha avanzado mientras tanto. Vuelve a mirar y decide.
fault-nothing-to-undo = No hay nada que deshacer.
fault-learnt = Después alguien ha visto algo nuevo: no se puede deshacer.
fault-decided = Después alguien ha decidido: no se puede deshacer.
fault-nothing-to-redo = No hay nada que rehacer.
fault-reveals = Alguien vería algo nuevo: haz esta jugada por separado.
fault-seating = La partida no ha empezado.
fault-started = La partida ya ha empezado.
fault-over = La partida ha terminado.
fault-not-over = La partida aún no ha terminado.
fault-closed = La mesa está cerrada.
fault-too-many = No queda sitio para más.
fault-spent = Ya se ha hecho tantas veces como permite una mesa. La partida sigue.
fault-key-used = La petición se confundió con otra anterior y no se ha hecho. Vuelve a cargar la página.
fault-rules-lost = Esta mesa solo se puede leer: esta versión del servidor no conoce las reglas con las que empezó.
fault-storage = El servidor no ha podido guardar la jugada: no ha cambiado nada. Inténtalo dentro de un momento.
fault-stopping = El servidor se está reiniciando: inténtalo dentro de un momento.
fault-internal = Algo ha fallado en el servidor. La partida está a salvo.
fault-away = Ahora un bot juega en este asiento: primero recupéralo.
fault-resigned = Este asiento ha abandonado la partida.
