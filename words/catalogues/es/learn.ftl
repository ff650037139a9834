### Aprender el juego: el tutorial y los problemas, alrededor de las lecciones mismas (lessons.ftl).

learn-begin = Empezar
learn-begun = Estás en el paso { $n } de { $of }.
learn-go-on = Seguir
learn-again = Desde el principio
learn-gone-through = Ya la has recorrido entera.
learn-once-more = Otra vez
learn-puzzles = Retos
learn-puzzles-how = Un turno, un objetivo. Cada reto se ha analizado hasta el final: todos tienen solución, y en cuanto deja de ser posible te avisamos.
learn-tally = { $n } de { $of } resueltos.
learn-hard-1 = Fácil
learn-hard-2 = No tan fácil
learn-hard-3 = Difícil
learn-best =
    { $n ->
        [1] resuelto al primer intento
       *[other] resuelto en { $n } intentos
    }
    .helped = resuelto con ayuda
learn-tried = intentado
learn-mark = Resuelto

learn-step = { $n } de { $of }
learn-next = Siguiente
learn-back = El paso anterior
learn-fold = Plegar y seguir en la mesa
learn-meanwhile = Ahora juegan los demás: mira la mesa o tócala para ir directamente al final.
learn-again-sure = ¿Empezar de nuevo?
learn-over = Aquí termina la lección. Te esperan los retos y tu primera partida.
learn-over-puzzle = Aquí termina el reto.
learn-over-lost = El turno ha terminado sin alcanzar el objetivo.
learn-leave = Dejar la lección
learn-lit = Se trata de: { $what }.
learn-reveals = Eso mostraría algo oculto, y un reto no deja nada al azar. Prueba otro camino.
learn-play = Jugar la primera partida
learn-beginning = Preparando la mesa…
learn-to-puzzles = A los retos

learn-solved =
    { $n ->
        [1] ¡Resuelto al primer intento!
       *[other] Resuelto en { $n } intentos.
    }
    .helped = { $n ->
        [1] Resuelto con ayuda.
       *[other] Resuelto en { $n } intentos y con ayuda.
    }
learn-shown = Así se hace. ¿Quieres intentarlo tú?
learn-lost = Ya no se puede alcanzar el objetivo. La ocasión se perdió aquí:
learn-lost-together = Por separado, cada parte del objetivo aún era posible.
learn-back-there = Volver a ese punto
learn-goal = Objetivo
learn-met = Hecho
learn-unmet = Pendiente
learn-gone = fuera de alcance
learn-have = (ahora { $n })
learn-hint = Pista
learn-show = Ver la solución
learn-show-on = Ver la siguiente jugada
learn-next-puzzle = Siguiente: { $title }
