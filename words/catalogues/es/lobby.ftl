### Las páginas alrededor del juego.

lobby-home = Volgare: a las mesas
lobby-nav = Páginas
lobby-help = Ayuda
lobby-settings = Ajustes
lobby-about = Acerca de
lobby-how = Las reglas en breve
lobby-five = El juego en cinco minutos
    .short = En cinco minutos
lobby-learn = Tutorial y retos
    .how = ¿Primera vez? Diez minutos, paso a paso

lobby-what = Italia, hacia 1300. Entre los dialectos y el latín está naciendo una lengua: viaja, aprende, reúne manuscritos y asciende de mercader a fraile, a cardenal y quizá a Papa. El juego de mesa para 2 a 5 jugadores.
lobby-play = Jugar ya
lobby-play-how = Deluxe, tú contra tres bots
lobby-beginning = Preparando la mesa…
lobby-new = Nueva mesa
    .short = Nueva
lobby-mine = Mis mesas
lobby-waiting = Te esperan
lobby-going = Otras partidas
lobby-finished = Terminadas
lobby-all = Ver todas ({ $n })
lobby-more = Ver más
lobby-open = Mesas abiertas
lobby-none-open = Ahora mismo ninguna mesa espera jugadores.
lobby-open-one = Abrir una mesa
lobby-asks =
    { $what ->
        [start] Elige tu ciudad inicial
        [charity] Caridad: elige quién la da
        [summons] Una convocatoria: acéptala o recházala
        [bid] Tu puja
        [payment] Tu pago
        [election] La elección
        [trade] Un intercambio
        [scoring] Elige qué puntuar
       *[other] Te toca
    }
lobby-waits-for = Se espera a { $name }
lobby-since =
    { $form ->
        [today] desde las { $when }
        [week] desde el { $when }
       *[date] desde el { $when }
    }
lobby-moves =
    { $n ->
        [one] una jugada
       *[other] { $n } jugadas
    }
lobby-messages =
    { $n ->
        [one] un mensaje
       *[other] { $n }{ $more } mensajes
    }
lobby-news = Novedades: { $what }
lobby-turn = Turno { $n }
    .in = turno { $n }
lobby-seats-free =
    { $n ->
        [0] Sin asientos libres
        [one] Un asiento libre
       *[other] { $n } asientos libres
    }
lobby-won = Ganó { $name }, { $n } PV
lobby-won-mine = Ganaste, { $n } PV
lobby-state-over = Terminada
lobby-state-closed = Cerrada
lobby-read-only = Solo consulta
lobby-join = Unirse
lobby-watch = Mirar

who-open = Libre
who-name-mine = { $name } (tú)
who-bot = { $n ->
        [2] { $name } II (bot)
        [3] { $name } III (bot)
        [4] { $name } IV (bot)
        [5] { $name } V (bot)
       *[other] { $name } (bot)
    }

bot-random = Fortuna
    .who = y su rueda
    .how = Hace cualquier jugada, al instante: conoce las reglas y nada más.
bot-novice = Calandrino
    .who = el simplón de Boccaccio
    .how = Ve lo que tiene delante y calcula mal el resto, como los principiantes. Juega al instante.
bot-greedy-1 = El joven Datini
    .who = como era en sus comienzos
    .how = El primer bot que planeaba; no cambia, y así sirve para medir a los demás.
bot-greedy = Francesco Datini
    .who = mercader de Prato
    .how = Sigue los pocos planes que más le dan en su turno y pasa por alto los demás. Juega al instante.
bot-planner = Brunetto Latini
    .who = notario, maestro de Dante
    .how = Planea todo su turno, con valores aprendidos en miles de partidas; no tiene en cuenta lo que harán los demás. Juega al instante.
bot-simulator-quick = Guido Bonatti
    .who = astrólogo de Forlì
    .how = Imagina cómo seguirían sus mejores planes, también en los turnos ajenos, durante una décima de segundo por turno: se equivoca cuando los planes están igualados.
bot-simulator = Michele Scoto
    .who = astrólogo de Federico II
    .how = Imagina cómo seguirían sus mejores planes, también en los turnos ajenos, durante medio segundo por turno; lo oculto solo puede suponerlo.
bot-program = Un bot del anfitrión
bot-rung = Nivel { $n } de { $of }
bot-elo = Elo { $elo }

preset-text-deluxe = El juego revisado: once eventos, la Biblioteca desde el primer turno, Bologna cerrada, sin paradas en el mar. La mejor forma de empezar.
preset-text-it2010 = El juego clásico según su primer reglamento: desembarco estricto, Shlasinger solo al ser nombrado.
preset-text-es2010 = El juego clásico en que las fichas de Biblioteca se roban al avanzar y se desembarca en cualquier puerto.
preset-text-de2010 = El juego clásico en que el Cántico está activo en las cinco ciudades desde el turno 15 y Norcia ocupa el lugar de Gubbio.
preset-text-fr2010 = El juego clásico como se juega en las mesas francesas; con 2 o 3 jugadores merece la pena probar la opción «{ option-grunt }».
preset-document-deluxe = Reglamento inglés de la edición Deluxe, 2019
preset-document-it2010 = Reglamento italiano, 2010
preset-document-es2010 = Reglamento español, 2010
preset-document-de2010 = Reglamento alemán, 2010
preset-document-fr2010 = Ayuda de juego francesa para la edición de 2010

option-edition = Edición
option-text-edition = Indica qué edición del juego se sigue.
option-value-edition-classic = Clásica, 2010
option-value-edition-deluxe = Deluxe, 2019
option-library = Biblioteca Papal
option-text-library = Indica cuándo se roban fichas de Biblioteca.
option-value-library-later = En cualquier momento de tu turno
option-value-library-on-advance = Justo después de avanzar
option-value-library-book = En cualquier turno, varias veces (Deluxe)
option-shlasinger = Cardenal Shlasinger
option-text-shlasinger = Indica cuándo puede este cardenal hacer retroceder a un rival 6 casillas de conocimiento.
option-value-shlasinger-appointment = En el turno de su nombramiento
option-value-shlasinger-once = Una vez, en cualquiera de sus turnos
option-canticle-open = Cántico para todos
option-text-canticle-open = Indica desde qué turno se puede buscar el Cántico en las cinco ciudades franciscanas.
option-value-canticle-open-14 = Desde el turno 14
option-value-canticle-open-15 = Desde el turno 15
option-gigi-until = La caridad de Gigi
option-text-gigi-until = Indica hasta qué turno Gigi recibe el doble de caridad.
option-value-gigi-until-10 = Hasta el turno 10
option-value-gigi-until-11 = Hasta el turno 11
option-landing = Desembarco
option-text-landing = Indica dónde puede desembarcar un peón que está en el mar.
option-value-landing-another = En un puerto distinto del de salida
option-value-landing-any = En cualquier puerto de ese mar
option-bologna = Bologna
option-text-bologna = Indica quién puede entrar en Bologna y atravesarla.
option-value-bologna-open = Todos
option-value-bologna-closed = Solo quien ha completado el Mensajero
option-norcia = Norcia
option-text-norcia = Gubbio se llama Norcia, como en el tablero alemán.
option-grunt = Menos manuscritos
option-text-grunt = Con 2 o 3 jugadores: un manuscrito de nivel 1 de cada color, y dos a la vista en cada fila.
option-screens = Pantallas
option-text-screens = Indica si lo que se tomó a la vista de todos queda anotado para todos.
option-value-screens-closed = Cerradas: oculto tras las pantallas
option-value-screens-open = Abiertas: queda anotado
option-bonus-parts = Partes del bonus de ciudad
option-text-bonus-parts = Indica si un mercader puede renunciar a los ducados o al conocimiento de una ciudad.
option-value-bonus-parts-choose = Ambas o una de ellas
option-value-bonus-parts-whole = Siempre ambas
option-city-bonuses = Bonus de ciudad en un turno
option-text-city-bonuses = Indica dónde se cobra: en el lugar donde empieza el movimiento y en el lugar donde acaba, o solo en uno de los dos.
option-value-city-bonuses-both = En ambos lugares
option-value-city-bonuses-one = En uno de los dos
option-half = Mitad de los ducados
option-text-half = Indica cómo se redondea hacia arriba la mitad de los ducados que pierde un nuevo fraile.
option-value-half-coins = A monedas de 5
option-value-half-exact = Al ducado
option-rows = Filas de manuscritos
option-text-rows = Indica qué nivel debe agotarse para que suban las filas superiores.
option-value-rows-every = El nivel 1, 2 o 3
option-value-rows-first = Solo el nivel 1
option-origin-half-coins = Una interpretación de este sitio: hay monedas de 5, 10 y 50
option-origin-half-exact = Como dicen los reglamentos: redondeado hacia arriba
option-value-on = Sí
option-value-off = No

expansions = Expansiones de la edición Deluxe
expansions-off = ninguna
expansions-how = Cada una se puede jugar sola o con cualquiera de las demás, salvo el Glossario di Monza: necesita otra expansión con cartas.
expansions-all = Todas
expansions-none = Ninguna
option-ritmo = Ritmo Bellunese
option-text-ritmo = En Venezia se roban cartas de cinco colores. Las de colores distintos se convierten en conocimiento, y todas se pueden intercambiar con los demás jugadores; quien más cartas tenga de un mismo color puede puntuar al final según la tabla de la Adivinanza.
option-placiti = Placiti di Capua y Guaita di Travale
option-text-placiti = En las ciudades de la zona del florentino se roban cartas secretas. La Guaita se convierte en ducados o conocimiento; las blancas, en algo de conocimiento; quien más Placiti tenga puede puntuar al final según la tabla del Cántico.
option-placiti-deck = Cartas de Placiti
option-text-placiti-deck = Indica cuántas cartas tiene el mazo: el reglamento cuenta doce, pero en la preparación habla de diez.
option-value-placiti-deck-12 = 12, seis de ellas blancas
option-value-placiti-deck-10 = 10, cuatro de ellas blancas
option-origin-placiti-deck-12 = Deluxe 2019, lista de componentes
option-origin-placiti-deck-10 = Deluxe 2019, preparación
option-poeti = Scuola Siciliana y Arnault Daniel
option-text-poeti = Cada jugador que está en Brindisi cuando se resuelve Stupor Mundi recibe una carta de la Scuola Siciliana, y después puede robar cartas de Arnault Daniel en Cagliari. Con cartas de las dos clases cuentan todos sus PV; con una sola clase, ninguno.
option-glossario = Glossario di Monza
option-text-glossario = En Milano se roban cartas que valen PV: como mucho, una por cada otra expansión de la que tengas una carta, y no más cartas que tu nivel de conocimiento.
option-alessandro = Fraile Alessandro
option-text-alessandro = Un sexto fraile: en cada acción de robar cartas mira una más.
option-sonzogni = Cardenal Sonzogni
option-text-sonzogni = Un sexto cardenal: en cada acción de robar cartas roba y conserva una más.
option-library-tile = Undécima ficha de Biblioteca
option-text-library-tile = Se mezcla en la pila una ficha de Biblioteca más.

option-all-books = Todos los reglamentos
option-no-book = En ningún reglamento: una elección de este sitio
option-elsewhere = Opciones de otros reglamentos
need-classic = Solo en el juego de 2010.
need-deluxe = Solo en la edición Deluxe.
need-players =
    { $n ->
       *[other] Solo con { $n } jugadores como máximo.
    }
need-options = Requiere { $options }.
option-idle = No cambia nada en esta mesa: requiere { $options }.

differ-title = Diferencias entre esta mesa y la edición { $preset }
differ-none = Todo es como en la edición { $preset }.
differ-here = Esta mesa
differ-nothing = no se aplica
differ-line = Distinto: { $what }
differ-more = { $n } más
differ-all-expansions = todas las expansiones
differ-expansions =
    { $n ->
        [one] una expansión
       *[other] { $n } expansiones
    }

## Documentos
source-IT = reglamento italiano de 2010
source-ES = reglamento español de 2010
source-DE = reglamento alemán de 2010
source-FR = ayuda de juego francesa para la edición de 2010
source-DX = reglamento inglés de la edición Deluxe de 2019
source-BDML = lista de componentes de 2010, en una ludoteca francesa
source-GOB1 = relato de una partida Deluxe, en un foro italiano
source-ITC = reseña italiana de 2014
source-JED = página francesa sobre el juego de 2010
source-JN = reseña italiana de la edición Deluxe, 2019
source-MM = reseña alemana del juego de 2010
source-PK = reseña alemana de 2011
source-GEO = el mapa de Italia
source-VOL = propuesta de este proyecto

board-reconstruction = Tablero reconstruido

new-title = Nueva mesa
new-preset = Reglas
new-seats = Asientos
new-players = Número de jugadores
new-players-n = { $n } jugadores
new-seat = Quién juega con { $seat }
new-me = Yo
new-screen = Alguien en este dispositivo
new-open = Libre
new-me-how = En este navegador.
new-open-how = Para quien reciba el enlace o encuentre la mesa en la lista.
new-screen-name = Nombre
new-bots = Fuerza de los bots
    .how = Para todos los bots a la vez; la de cada uno se elige en su asiento. El Elo se mide en partidas de cuatro, en una escala en la que el primer bot que planeaba tiene 1000.
new-external-bot = Un bot mío
new-external-bot-how = Se conecta con un comando que verás a continuación.
new-external-bots = Bots propios
    .how = Si has escrito un bot, puede jugar aquí: el bot recibe un asiento, y tú, un comando para conectarlo a la mesa.
new-external-bots-n =
    { $n ->
        [one] un asiento
       *[other] { $n } asientos
    }
new-table = Mesa
new-name = Nombre de la mesa
new-name-hint = Si lo dejas vacío, elegimos uno
new-public = Pública
new-public-how = Cualquiera puede encontrarla, mirar y unirse. Si no, solo las personas que tengan el enlace.
new-absence = Sustituir a los ausentes
new-absence-how = A quien haga esperar mucho a los demás se le puede preguntar si sigue ahí. Si no responde, un bot puede jugar por esa persona hasta que vuelva. En partidas de varios días es mejor no activarlo.
new-options = Opciones
new-options-none = todo como en el reglamento
new-options-changed =
    { $n ->
        [one] una difiere del reglamento
       *[other] { $n } difieren del reglamento
    }
new-differs = distinta
new-board = Tablero
new-board-how = Todos sus valores constan en una fuente.
new-board-reconstructed =
    { $n ->
        [one] Uno de sus valores está reconstruido: ninguna fuente lo indica.
       *[other] { $n } de sus valores están reconstruidos: ninguna fuente los indica.
    }
new-board-own = Un archivo de tablero propio
new-board-look = Todos sus valores
new-board-correct = Corregirlo
new-board-edit = Editar
new-board-differs =
    { $n ->
        [0] ningún valor distinto
        [one] un valor distinto
       *[other] { $n } valores distintos
    }
new-board-not = Usar el tablero incluido
new-board-kept = La mesa conserva el tablero entero, y la partida guardada también.
new-board-faults = Este archivo tiene errores y no se ha aceptado. Línea por línea:
new-begin = Empezar
new-begin-how = La partida empieza enseguida.
new-create = Abrir la mesa
new-create-how = Recibes un enlace por cada asiento libre y empiezas cuando estén todos.

import-title = Continuar una partida guardada
import-how = Con una partida guardada se crea una mesa, para repasarla o seguir jugándola.
import-file = Elegir un archivo…
import-text = O su texto
import-do = Crear la mesa

seating-title = Quién se sienta dónde
seating-wait =
    { $n ->
        [one] Todavía queda un asiento libre.
       *[other] Todavía quedan { $n } asientos libres.
    }
seating-full = Todos los asientos están ocupados.
seating-choose = Elige el tuyo.
seating-sit = Sentarse aquí
seating-sit-screen = Alguien en este dispositivo
seating-leave = Levantarse
seating-free = Liberar el asiento
seating-link = Enlace para este asiento
seating-link-how = Quien abra este enlace puede ocupar el asiento { $seat }. Sirve para una sola persona.
seating-bot = Bot…
seating-to-bot = Dar el asiento { $seat } a un bot
external-bot-command = Mostrar el comando
external-bot-file = mi-bot
external-bot-how = Ejecuta este comando donde esté tu bot, con el nombre de su archivo al final. Solo se muestra esta vez y no da acceso a nadie más: un comando nuevo lo anula.
seating-start = Empezar
seating-start-how = Primero se eligen las ciudades iniciales.
seating-start-bots =
    { $n ->
        [one] Un bot jugará en el asiento libre.
       *[other] Los bots jugarán en los { $n } asientos libres.
    }
seating-host-starts = El anfitrión da comienzo a la partida.
seating-invite = Invitar
seating-invite-how = Quien tenga este enlace puede venir a la mesa, mirar y ocupar un asiento libre.
seating-invite-public = La mesa es pública: cualquiera puede encontrarla. Este enlace lleva directamente aquí.
seating-listed = Pública
seating-listed-yes = sí
seating-listed-no = no, solo con el enlace
seating-deal = Reparto
seating-deal-known = de una partida guardada: quien creó la mesa puede conocer lo que está oculto
seating-reconstructed = con valores reconstruidos

link-seat = Una invitación
link-device = También este dispositivo
link-seat-text = El asiento { $seat } en la mesa «{ $table }».
link-seat-do = Ocupar el asiento
link-device-unnamed = Este dispositivo tendrá lo mismo que el que mostró el enlace: las mismas mesas y los mismos asientos.
link-device-text = Este dispositivo jugará como { $name }: las mismas mesas y los mismos asientos.
link-device-do = Sí, soy yo
link-device-leaves = Este navegador perdería el asiento en estas mesas:
link-device-leave = Dejarlas y jugar como esa persona
link-device-stay = No cambiar nada
link-mine = Ya es tuyo.
link-to-table = A la mesa
link-watch = Mirar la mesa
link-name = Tu nombre

lost-title = Falta esta hoja
lost-text = Aquí no hay nada escrito: la página no existe o el enlace no está completo.
lost-home = A las mesas

share-link-label = Enlace
share-copy = Copiar
share-copied = Copiado
share-share = Compartir
share-qr = Código QR
share-qr-label = Código QR del enlace
share-here-known = El navegador muestra { $here }, una dirección que solo lleva a este ordenador. El enlace contiene otra que los demás pueden abrir en tu red.
share-here-only = Este enlace solo funciona en este ordenador. Para jugar con otros, inicia el servidor con --addr :8080.
share-address = Dirección

sure-yes = Sí
sure-no = No

menu-game = Partida
menu-rematch = Revancha
menu-record = Descargar la partida
menu-replay = Repasar la partida
menu-record-whole = La partida entera en texto; la lee cualquier programa que conozca la notación.
menu-record-redacted = Mientras dura la partida, el archivo solo contiene lo que puedes saber, y no sirve para continuarla. Quien juega a solas contra bots puede guardar entera una partida en curso.
menu-save = Guardar la partida
menu-save-how = El archivo contiene la partida entera, también lo oculto, y sirve para continuarla. La mesa avisa de que puedes conocer lo oculto.
menu-link = Enlace a esta posición (jugada { $n })
menu-seats = Asientos
menu-seat-resigned = ha abandonado
menu-seat-bot-playing = ausente, juega { $bot }
menu-bot-mine = Que un bot juegue por mí
menu-bot-mine-sure = Un bot jugará en tu lugar a partir de ahora; lo que haga no se podrá deshacer. Puedes recuperar tu asiento cuando quieras. ¿Dejar que juegue?
menu-ask = Preguntar si { $name } sigue ahí
menu-ask-in = se le podrá preguntar dentro de { $n } min
menu-present = Se considera que está en la mesa quien la tiene abierta en un navegador, aunque sea detrás de otras ventanas. Para decidir si alguien hace esperar a los demás solo cuenta que no responda.
menu-absence = A quien haga esperar a los demás { $after } minutos se le puede preguntar si sigue ahí. Si no dice nada en otros { $within } minutos, un bot puede jugar por esa persona hasta que vuelva.
menu-take-back = Recuperar mi asiento
menu-seat-link = Nuevo enlace
menu-seat-link-how = Quien abra este enlace puede ocupar el asiento.
menu-seat-link-bot = Quien abra este enlace puede ocupar el asiento, si no ha visto ya otra mano de esta partida. Se avisa a toda la mesa. Tú no puedes ocuparlo mientras jueguen otras personas.
menu-resign = Abandonar
menu-resign-sure = ¿Abandonar? Un bot jugará en tu asiento hasta el final, sin vuelta atrás.
menu-host = Como anfitrión
menu-rename = Renombrar
menu-close = Cerrar la mesa
menu-close-sure = ¿Cerrar la mesa? Nadie podrá jugar hasta que la abras de nuevo.
menu-reopen = Volver a abrir la mesa
menu-look = Vista
menu-settings = Todos los ajustes
menu-help = Ayuda
menu-about = Reglas y tablero
menu-box = La caja, valor por valor
menu-board-file = Archivo del tablero
menu-board = De los valores del tablero, { $attested } constan en una fuente, { $inferred } se deducen de una y { $proposed } están reconstruidos.

report-title = Avisar de un error de reglas
report-what = ¿Qué está mal en la jugada { $n } y qué debería ocurrir?
report-how = Se guardan también la posición, las jugadas y las reglas exactas de esta mesa.
report-do = Avisar
report-done = Gracias: se ha guardado como { $id }.

# A table whose rules the server does not know.
read-only-title = Una mesa solo de consulta
read-only-why = En esta mesa ya no se puede jugar. La partida empezó con unas reglas que esta versión de Volgare no conoce, así que el servidor ya no prepara el tablero. Lo que se hizo está guardado y se puede consultar.
read-only-seats = Asientos
read-only-score = { $vp } PV
read-only-over = La partida ha terminado.
read-only-running = La partida había llegado al turno { $turn }. Lo que estaba oculto sigue oculto. Con una versión que conozca las reglas se puede retomar la partida.
read-only-known = Los puntos son los que todos los jugadores podían conocer.
read-only-moves =
    { $n ->
        [one] Una jugada
       *[other] { $n } jugadas
    }

# El reloj de una mesa
clock = Reloj
clock-none = Sin reloj
clock-name-live = { $minutes } min{ $seconds ->
    [0] {""}
   *[other] {" "}+ { $seconds } s por turno
}
clock-name-correspondence = { $hours } h por turno{ $bank ->
    [no] {""}
   *[other] {" "}+ { $bank }
}
clock-days = { $n ->
    [one] { $n } día
   *[other] { $n } días
}
clock-hours = { $n ->
    [one] { $n } hora
   *[other] { $n } horas
}
clock-minutes = { $n ->
    [one] { $n } minuto
   *[other] { $n } minutos
}
clock-seconds = { $n ->
    [one] { $n } segundo
   *[other] { $n } segundos
}
clock-turn = { $time } para cada turno y para cada decisión en el turno de otro jugador.
clock-reserve = Quien necesite más gasta una reserva, única para toda la partida: { $time }.
clock-window = El tiempo solo cuenta de { $from } a { $to } ({ $zone }).
clock-holidays = Todos tienen dos días de vacaciones y ganan uno más cada diez días, hasta 14. Las vacaciones también empiezan solas antes de que se agote el tiempo.
clock-live = { $time } para toda la partida{ $more ->
    [no] .
   *[other] {" "}y { $more } más en cada turno.
}
clock-reply = Las decisiones en el turno de otro jugador tienen { $time } aparte.
clock-out-takeover = Cuando se agota el tiempo de un jugador, juega un bot hasta que vuelva: { $bot }.
clock-out-turn = Cuando se agota el tiempo de un jugador, un bot juega ese turno o toma esa decisión: { $bot }.
clock-out-vote = Cuando se agota el tiempo de un jugador, juega un bot en cuanto lo quiera más de la mitad de los demás: { $bot }.
lobby-left = quedan { $time }
new-clock-none-how = Cada cual se toma el tiempo que quiera.
new-clock-correspondence = Un turno al día
new-clock-correspondence-how = Para una partida de varias semanas.
new-clock-live = De una sentada
new-clock-live-how = Todos están en la mesa hasta el final.
new-clock-turn = Tiempo para un turno
new-clock-reserve = Reserva para la partida
new-clock-reserve-none = Ninguna
new-clock-window = Solo a ciertas horas
new-clock-window-how = En las demás horas no corre el tiempo de nadie. Al menos tres horas al día.
new-clock-from = Desde
new-clock-to = Hasta
new-clock-zone = Zona horaria
new-clock-holidays = Vacaciones
new-clock-pace = Ritmo
new-clock-pace-how = Minutos para la partida y segundos más en cada turno.
new-clock-own = Otro
new-clock-initial = Minutos para la partida
new-clock-increment = Segundos en cada turno
new-clock-reply = Segundos para una decisión en turno ajeno
new-clock-out = Cuando se agota el tiempo de un jugador
new-clock-out-takeover = juega un bot hasta que vuelva
new-clock-out-turn = un bot juega solo ese turno
new-clock-out-vote = los demás pueden dejar que juegue un bot
new-clock-bot = Qué bot
