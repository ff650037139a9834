### What bots think of games: looking back, and hints.

## Looking back with the bots
review-perspective = Qué se sabía
review-perspective-own = Con lo que sabía cada cual
review-perspective-open = Con todo a la vista
review = Repaso de la partida
    .aside = { $perspective ->
        [open] con todo a la vista
       *[own] con lo que sabía cada asiento
      }, pasada { $depth } de { $all }
review-waiting = Antes se mira otra partida
review-looking = Pasada { $n } de { $all }: { $weighed } de { $of } decisiones valoradas
review-done = Mirada a fondo
review-outlook = Probabilidades de ganar
review-outlook-text = En porcentaje; debajo, los PV que cabe esperar al final y entre qué límites acabará nueve de cada diez veces.
review-expected = PV esperados al final
review-win-probability = { $n } %
review-band = { $vp } (de { $low } a { $high })
review-band-text = La franja sombreada: dentro de ella acabará { $name } nueve de cada diez veces.
review-end = Final
review-choices = Momentos decisivos
review-choices-text = Las decisiones frente a la mejor encontrada. Lo que puede ser azar no se le reprocha a nadie.
review-whose = Decisiones de quién
review-no-choices = Ninguna decisión de la que sea seguro que otra era mejor.
review-grade-slip = Descuido
review-grade-mistake = Error
review-grade-blunder = Error grave
review-loss = { $n } PV de ventaja perdidos (de { $low } a { $high })
review-played = Jugado
review-better = Mejor
review-why = Porque
review-why-item = { $what } { $vp }
review-sums = De { $all } decisiones, { $best } no eran mejorables con seguridad; descuidos { $slips }, errores { $mistakes }, errores graves { $blunders }.
review-even = Turnos tan buenos como lo mejor encontrado, hasta donde puede decirse: { $turns }.
review-luck = Suerte
review-luck-text = Lo que el azar ha dado a cada cual más allá de lo esperable, en PV.
review-luck-draw = Lo robado
review-luck-refill = Lo dispuesto
review-luck-ending = Si era el último turno
review-luck-result = Resultado
review-luck-without = Sin suerte
review-show = Ver en el tablero

## Hints
decimal-mark = ,
hint-text = Maneras de seguir. Con lo que puedes saber, los bots han jugado cada una muchas veces hasta el final, con lo oculto dispuesto cada vez de otra forma. ¿Cuál elegirías?
    .bold = En negrita está lo que solo hacen algunas.
hint-thinking = Los bots deliberan …
hint-only = Solo se puede hacer esto.
hint-idea = Idea { $letter }
hint-why = PV al final, frente a la media de las otras ideas
hint-rest = El resto, con lo que ganan o pierden los rivales
hint-sum = En total, frente a los rivales: { $vp } PV
hint-alike = En ninguna parte de la puntuación se distingue claramente de las otras.
    .all = En ninguna parte de la puntuación se distinguen claramente estas ideas.
hint-which = ¿Cuál es la mejor?
hint-best = La mejor
    .by = La mejor, por unos { $n } PV
    .maybe = Se considera la mejor, aunque puede ser por azar
hint-even = Tan buena como la mejor
hint-deficit = Unos { $n } PV menos (de { $low } a { $high })
    .sure = Unos { $n } PV menos
    .maybe = Unos { $n } PV menos, que pueden deberse al azar
hint-see = Verla en el tablero
