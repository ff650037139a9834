### Notificaciones fuera de la página, y mensajes por correo.

# Títulos. El primero es para el jugador, el otro para un canal de toda la mesa.
notify-turn = Te toca: { $table }
    .other = Se espera a { $name }: { $table }
notify-reminder = Tu tiempo está a punto de agotarse: { $table }
    .other = El tiempo de { $name } está a punto de agotarse: { $table }
notify-timed-out = Tu tiempo se ha agotado: { $table }
    .other = El tiempo de { $name } se ha agotado: { $table }
notify-order-stopped = El turno que habías preparado se ha detenido: { $table }
notify-over = La partida ha terminado: { $table }

# Textos: una frase cada uno
notify-ends = El tiempo se agota: { $when }.
notify-out-takeover = Un bot juega por ti hasta que vuelvas.
    .other = Un bot juega hasta que vuelva { $name }.
notify-out-turn = Por esta vez un bot juega por ti.
    .other = Por esta vez un bot juega por { $name }.
notify-out-vote = Los demás pueden dejar que un bot juegue por ti.
    .other = Los demás pueden dejar que juegue un bot.
notify-order-stopped-text = Lo que habías preparado no se ha jugado, o solo en parte: ahora decides tú.
notify-when = { $weekday ->
    [1] lunes
    [2] martes
    [3] miércoles
    [4] jueves
    [5] viernes
    [6] sábado
   *[7] domingo
  } { $day } de { $month ->
    [1] enero
    [2] febrero
    [3] marzo
    [4] abril
    [5] mayo
    [6] junio
    [7] julio
    [8] agosto
    [9] septiembre
    [10] octubre
    [11] noviembre
   *[12] diciembre
  }, { $time } ({ $zone })

# Un correo al día con todas las mesas que esperan
notify-digest = { $n ->
    [one] Una mesa te espera
   *[other] { $n } mesas te esperan
  }

# La lista de turnos propios en un calendario o en un lector de fuentes
notify-feed = Volgare: te toca

# Los demás correos
mail-confirm = Confirma tu dirección
    .text = Has pedido a { $site } que te avise de tus partidas en esta dirección. Confirma que es tuya:
    .do = Confirmar la dirección
    .else = El enlace vale hasta: { $when }. Si no lo has pedido tú, no hagas nada: sin confirmación no se envían notificaciones a esta dirección.
mail-return = De vuelta a tus mesas
    .text = Abre este enlace en el dispositivo con el que quieras jugar. En él recuperarás todo lo de { $name }: las mismas mesas y los mismos asientos.
    .do = Volver a mis mesas
    .else = El enlace vale una sola vez, hasta: { $when }. No se lo des a nadie: quien lo abra jugará en tu lugar. Si no lo has pedido tú, no hagas nada.
mail-why = Recibes este mensaje porque se lo has pedido a { $site }.
mail-unsubscribe = No recibir más mensajes como este

# Un mensaje de prueba
notify-test = Aquí te avisa Volgare
    .text = Has pedido este mensaje a { $site } para hacer una prueba. Todo funciona.

# Las páginas a las que llevan los enlaces de los correos
mail-confirmed = La dirección está confirmada
    .text = { $site } ya te avisa de tus partidas en { $address }.
mail-stop = ¿No recibir más mensajes como este?
    .text = { $site } no enviará más avisos a { $address }.
    .do = No recibir más mensajes
mail-stopped = No más mensajes
    .text = { $site } ya no envía avisos a { $address }. Para volver a recibirlos, guarda los ajustes de la dirección en tus avisos.
