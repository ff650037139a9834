### Los relojes de una mesa que los tiene.

clock-of = Tiempo de { $name }
clock-at-reserve = Reserva usada desde: { $when }.
clock-at-holiday = Vacaciones usadas desde: { $when }.
clock-at-ends = Vence: { $when }.
clock-low = { $n ->
    [one] Te queda { $n } segundo.
   *[other] Te quedan { $n } segundos.
  }
clock-own-up = Tu tiempo se ha agotado.
clock-paused = Los relojes están parados.
clock-resume = Poner los relojes en marcha
clock-pause = Parar los relojes
clock-pause-how = Tienen que estar de acuerdo todos los jugadores. Mientras los relojes estén parados nadie pierde tiempo, y se puede seguir jugando.
clock-pause-wanted = { $name } quiere parar los relojes.
clock-pause-agree = Aceptar
clock-pause-refuse = Rechazar
clock-pause-waits = Quieres parar los relojes: los demás aún no han aceptado.
clock-pause-withdraw = Retirar la petición
clock-timed-out = El tiempo de { $name } se ha agotado.
clock-vote = Que juegue un bot
clock-votes = { $n ->
    [one] Un jugador quiere un bot.
   *[other] { $n } jugadores quieren un bot.
  }
clock-mine-up = Tu tiempo se ha agotado: los demás pueden dejar que un bot juegue por ti.
clock-holiday = Vacaciones
clock-holiday-left = Te quedan { $time } de vacaciones. Durante las vacaciones tu tiempo no corre.
clock-holiday-none = No te quedan vacaciones.
clock-holiday-begin = Empezar las vacaciones
clock-holiday-end = Terminar las vacaciones
clock-on-holiday = Estás de vacaciones. Fin: { $when }.
clock-seat-on-holiday = { $name } está de vacaciones. Fin: { $when }.
