### Aprender el juego: el tutorial y los problemas, alrededor de las lecciones mismas (lessons.ftl).

learn-begin = Empezar
learn-begun = Estás en el paso { $n } de { $of }.
learn-go-on = Seguir
learn-again = Desde el principio
learn-gone-through = La has recorrido entera.
learn-once-more = Otra vez
learn-puzzles = Problemas
learn-puzzles-how = Un turno, un objetivo. Cada problema se ha explorado hasta el final: todos tienen solución, y en cuanto se pierde te lo decimos.
learn-tally = { $n } de { $of } resueltos.
learn-hard-1 = Fácil
learn-hard-2 = No tan fácil
learn-hard-3 = Difícil
learn-best =
    { $n ->
        [1] resuelto a la primera
       *[other] resuelto en { $n } intentos
    }
    .helped = resuelto con ayuda
learn-tried = intentado
learn-mark = Resuelto

learn-step = { $n } de { $of }
learn-next = Siguiente
learn-back = El paso anterior
learn-fold = Plegar y volver a la mesa
learn-meanwhile = Ahora juegan los demás: mira la mesa, o tócala para ir al final.
learn-again-sure = ¿Empezar de nuevo?
learn-over = Aquí termina la lección. Te esperan los problemas y tu primera partida.
learn-over-puzzle = Aquí termina el problema.
learn-over-lost = El turno ha terminado sin alcanzar el objetivo.
learn-leave = Dejar la lección
learn-lit = Se trata de: { $what }.
learn-reveals = Eso mostraría algo oculto, y un problema no deja nada al azar. Prueba otro camino.
learn-play = Juega tu primera partida
learn-beginning = Se prepara la mesa…
learn-to-puzzles = A los problemas

learn-solved =
    { $n ->
        [1] ¡Resuelto, al primer intento!
       *[other] Resuelto, en { $n } intentos.
    }
    .helped = { $n ->
        [1] Resuelto, con ayuda.
       *[other] Resuelto, en { $n } intentos y con ayuda.
    }
learn-shown = Así se hace. ¿Quieres intentarlo tú?
learn-lost = Ya no se puede alcanzar el objetivo. Se perdió aquí:
learn-lost-together = Por separado, cada parte aún es posible.
learn-back-there = Volver a ese punto
learn-goal = Lo que se pide
learn-met = Hecho
learn-unmet = Aún por hacer
learn-gone = fuera de alcance
learn-have = (ahora { $n })
learn-hint = Pista
learn-show = Mostrar la solución
learn-show-on = Mostrar el siguiente movimiento
learn-next-puzzle = El siguiente: { $title }
