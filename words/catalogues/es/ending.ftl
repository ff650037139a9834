### El final de la partida, y cómo volver a recorrerla.

ending-title = La última página
ending-aside = Ver el tablero
ending-back = El resultado
ending-back-count = Al recuento
ending-pope = Nuevo Papa: { $name }
ending-no-pope = No hay nuevo Papa
ending-begin = El Papa ha muerto y la elección ha terminado. Ahora se cuentan los puntos de cada cual.
ending-winner = Gana { $name } con { $n } PV
ending-line = { $name }: { $n } PV
ending-pause = Pausa
ending-go = Continuar
ending-next = Siguiente
ending-skip = Saltar
ending-count = { $n } de { $all }
ending-study = Todas las cifras
ending-rematch = Revancha
ending-rematch-stronger = Revancha con bots más fuertes
ending-rematch-there = A la revancha
ending-rematch-watch = Ver la revancha
ending-replay = Repasar la partida
ending-review = Repasar con los bots
ending-record = Descargar la partida
ending-again = Repetir el recuento
ending-picture = Una imagen para compartir
ending-picture-save = Guardar la imagen
ending-picture-send = Enviarla

score-caption = Puntos de victoria por categoría y jugador
score-category = Categoría
score-rank = { $n }.º
score-nothing =
    { $n ->
        [one] Una categoría no ha dado puntos a nadie
       *[other] { $n } categorías no han dado puntos a nadie
    }
score-tie = { $names } tienen el mismo total: va delante quien tiene más conocimiento.

chart-knowledge = Conocimiento por turno
chart-vp = Puntos de victoria por turno, como si la partida hubiera terminado ahí
chart-turn = Turno

replay-title = Repaso de la partida
replay-slider = Jugada de la partida
replay-where = { $turn ->
    [0] { phase-setup }
   *[other] Turno { $turn }
  } · jugada { $n } de { $all }
replay-back = Una jugada atrás
replay-on = Una jugada adelante
replay-turn-back = Un turno atrás
replay-turn-on = Un turno adelante
replay-play = Reproducir
replay-pause = Pausa
replay-eyes = Visto por
replay-spectator = Un espectador
replay-open = Todo a la vista
replay-now = Volver al presente
replay-result = Al resultado
replay-play-on = Seguir jugando desde aquí
