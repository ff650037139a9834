### What bots think of games: looking back, and hints.

## Looking back with the bots
review-perspective = Qué se sabía
review-perspective-own = Con lo que sabía cada jugador
review-perspective-open = Con todo a la vista
review = Repaso de la partida
    .aside = { $perspective ->
        [open] con todo a la vista
       *[own] con lo que sabía cada jugador
      }, pasada { $depth } de { $all }
review-waiting = En espera: se está analizando otra partida
review-looking = Pasada { $n } de { $all }: { $weighed } de { $of } decisiones valoradas
review-done = Análisis terminado
review-outlook = Probabilidades de ganar
review-outlook-text = En porcentaje; debajo, los PV que cabe esperar al final y los límites entre los que acabará nueve de cada diez veces.
review-expected = PV esperados al final
review-win-probability = { $n } %
review-band = { $vp } (de { $low } a { $high })
review-band-text = La franja sombreada: nueve de cada diez veces { $name } acabará dentro de ella.
review-end = Final
review-choices = Momentos decisivos
review-choices-text = Cada decisión frente a la mejor encontrada. Lo que puede deberse al azar no se cuenta como error.
review-whose = Decisiones de
review-no-choices = En ningún caso es seguro que otra decisión fuera mejor.
review-grade-slip = Descuido
review-grade-mistake = Error
review-grade-blunder = Error grave
review-loss = { $n } PV de ventaja perdidos (de { $low } a { $high })
review-played = Se jugó
review-better = Mejor
review-why = Motivo
review-why-item = { $what } { $vp }
review-sums = De { $all } decisiones, en { $best } no había otra claramente mejor; descuidos: { $slips }; errores: { $mistakes }; errores graves: { $blunders }.
review-even = Turnos tan buenos como lo mejor encontrado, hasta donde se puede saber: { $turns }.
review-luck = Suerte
review-luck-text = Lo que el azar ha dado o quitado a cada jugador respecto a lo esperable, en PV.
review-luck-draw = Cartas y fichas robadas
review-luck-refill = Cubos y fichas que salieron
review-luck-ending = Último turno
review-luck-result = Resultado
review-luck-without = Sin suerte
review-show = Ver en el tablero

## Hints
decimal-mark = ,
hint-text = Estas son algunas formas de seguir. A partir de lo que puedes saber, los bots han jugado cada una hasta el final muchas veces, con lo oculto distribuido cada vez de otra forma. ¿Cuál elegirías?
    .bold = En negrita, lo que distingue a unas de otras.
hint-thinking = Los bots deliberan…
hint-only = No hay otra opción.
hint-idea = Idea { $letter }
hint-why = PV al final, frente a la media de las demás ideas
hint-rest = Lo demás, con lo que ganan o pierden los rivales
hint-sum = En total, frente a los rivales: { $vp } PV
hint-alike = No se distingue claramente de las demás en ninguna parte de la puntuación.
    .all = Estas ideas no se distinguen claramente en ninguna parte de la puntuación.
hint-which = ¿Cuál es la mejor?
hint-best = La mejor
    .by = La mejor, por unos { $n } PV
    .maybe = Parece la mejor, aunque puede deberse al azar
hint-even = Tan buena como la mejor
hint-deficit = Unos { $n } PV menos (de { $low } a { $high })
    .sure = Unos { $n } PV menos
    .maybe = Unos { $n } PV menos, que pueden deberse al azar
hint-see = Verla en el tablero
