### Qué ha salido mal: una frase por cada código del contrato.

problem-dismiss = De acuerdo
problem-rule = Regla { $rule }

problem-offline = No se puede conectar con el servidor. No se pierde nada: lo que ves es lo último que se recibió.
problem-bad-request = El servidor no ha entendido la petición.
problem-bad-request-field = El servidor no ha entendido la petición: { $field }.
problem-bad-json = El servidor no ha podido leer la petición.
problem-too-large = Es demasiado largo para el servidor.
problem-unsupported-type = El servidor no acepta ese tipo de archivo.
problem-not-acceptable = El servidor no puede dar una respuesta que esta página entienda. Vuelve a cargar la página.
problem-method = Eso no se puede hacer aquí. Vuelve a cargar la página.
problem-cross-origin = La petición venía de otro sitio y se ha rechazado.
problem-wrong-host = El servidor no responde a esta dirección. Ábrelo con la dirección que muestra al arrancar.
problem-too-many-requests =     { $seconds ->
        [0] Demasiadas peticiones a la vez: espera un momento e inténtalo de nuevo.
        [one] Demasiadas peticiones a la vez: inténtalo de nuevo dentro de un segundo.
       *[other] Demasiadas peticiones a la vez: inténtalo de nuevo dentro de { $seconds } segundos.
    }
problem-unknown-table = Esta mesa no existe. Puede que se haya eliminado o que el enlace no esté completo.
problem-unknown-link = Este enlace no es válido, ya se ha usado o ha caducado. Pide uno nuevo.
problem-unknown-page = Esta página no existe.
problem-unknown-code = Este código de recuperación no es válido. Revísalo letra por letra; un código nuevo sustituye al anterior.
problem-not-held = Este asiento no es tuyo en este navegador.
problem-not-host = Solo puede hacerlo el anfitrión de la mesa.
problem-seat-taken = Ya hay alguien sentado ahí.
problem-second-seat = Ya has visto otra mano de esta partida, así que no puedes ocupar este asiento.
problem-not-for-host = Como anfitrión no puedes ocupar el asiento de un bot mientras juegan otras personas, porque verías su mano.
problem-not-seated = Solo puede hacerlo quien tiene asiento en la mesa.
problem-not-solo-against-bots = Solo hay pistas para quien juega a solas contra bots.
problem-not-alone = Solo puede guardar entera una partida en curso quien juega a solas contra bots, en una mesa donde nadie más ha tenido nunca asiento.
problem-leaves-seats = Este navegador perdería los asientos que ocupa ahora. Solo se recuperan con su propio código o con otro de tus dispositivos.
problem-bad-name = Un nombre tiene de 1 a 40 caracteres.
problem-bad-text = El texto está vacío.
problem-character = El carácter { $character } no se admite aquí: no se ve o altera los que lo rodean. Bórralo e inténtalo de nuevo.
problem-long = El texto es demasiado largo: se admiten { $n } caracteres como máximo.
problem-bad-config = Estos ajustes no son compatibles entre sí.
problem-bad-record = Esto no es una partida guardada que se pueda jugar.
problem-bad-move = No se puede leer esta jugada.
problem-illegal = Las reglas no permiten esta jugada.
problem-not-asked = Esta jugada es posible, pero aquí la lección pide otra.
problem-not-your-turn = Ahora tiene que decidir otro jugador.
problem-your-turn = Ya es tu turno: haz tus jugadas.
problem-stale = La mesa ha cambiado entretanto, así que no se ha hecho nada. Mira de nuevo y decide.
problem-nothing-to-undo = No tienes nada que deshacer.
problem-information-revealed = No se puede deshacer: con esa jugada alguien ha visto algo nuevo.
problem-decided = No se puede deshacer: otro jugador ya ha decidido.
problem-nothing-to-redo = No hay nada que rehacer.
problem-reveals = No se puede probar antes una jugada que descubre algo oculto.
problem-seating = La partida aún no ha empezado.
problem-started = La partida ya ha empezado.
problem-over = La partida ha terminado.
problem-not-over = Eso se puede hacer cuando termine la partida.
problem-closed = Esta mesa está cerrada.
problem-bot-playing = Ahora un bot juega en este asiento: primero recupéralo.
problem-present = Todavía no: quien ocupa este asiento puede seguir ahí, pensando.
problem-asked = Ya se ha preguntado.
problem-absence-off = El anfitrión no permite que un bot sustituya a los ausentes.
problem-no-clock = Esta mesa no tiene reloj.
problem-clock-paused = Los relojes ya están parados, o ya lo has aceptado.
problem-clock-runs = Los relojes están en marcha y nadie quiere pararlos.
problem-no-holiday = No tienes vacaciones que empezar ni que terminar.
problem-time-is-up = Tu tiempo para este turno se ha agotado. Después podrás recuperar tu asiento.
problem-resigned = Quien jugaba en este asiento ha abandonado la partida.
problem-too-many = Es más de lo que admite una mesa.
problem-too-many-tables = Ya tienes asiento en el máximo de mesas por persona. Termina una partida, deja una mesa o ciérrala, e inténtalo de nuevo.
problem-limit-reached = Esto ya se ha hecho el máximo de veces permitido en una mesa. La partida sigue.
problem-key-used = La petición se ha confundido con otra anterior y no se ha ejecutado. Vuelve a cargar la página.
problem-rules-unavailable = Esta mesa solo se puede consultar: esta versión del servidor no conoce las reglas con las que empezó.
problem-storage = El servidor no ha podido guardarlo, así que no se ha hecho. La mesa sigue como estaba; inténtalo de nuevo.
problem-stopping = El servidor se está reiniciando. Inténtalo dentro de un momento.
problem-internal = Algo ha fallado en el servidor. La mesa sigue como estaba.
