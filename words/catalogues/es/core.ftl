volgare = Volgare

# La página de la mesa
table-parts = Partes de la mesa
tab-map = Mapa
tab-market = Mercado
tab-tracks = Tablas
tab-players = Jugadores
tab-log = Crónica
tab-beckons = Aquí hay algo que elegir
list-and = { $list } y { $last }
colon = { $what }:
last-turn = último
seat-looks = Visto por
seat-none = Un espectador
to-lobby = Al inicio
try-again = Reintentar
reload = Cargarla
close = Cerrar
loading = Preparando la mesa…
offline = Sin conexión. Lo que ves puede haber cambiado; la conexión se recuperará sola.
unsent = Aún no se ha enviado: el servidor no ha respondido. Tu jugada se enviará en cuanto vuelva la conexión.
unsent-back = No enviarla
undone = No se ha podido contactar con el servidor: comprueba si la jugada se ha hecho y, si no, repítela.
new-build = Hay una versión nueva de esta página.
fault-read = Entendido

trouble-title = No se puede mostrar la mesa

you-watch = Estás viendo esta partida.
take-seat = ¿Juegas aquí? Recupera tu asiento con tu código de recuperación
take-seat-title = Recupera tu asiento
take-seat-how = Con el código, este navegador recupera todos tus asientos.
keep-seat = Con un código de recuperación encuentras este asiento en cualquier dispositivo.
keep-seat-code = Mostrar un código
keep-seat-not = Ahora no
keep-seat-once = Tu código de recuperación solo se muestra esta vez:
awaited-elsewhere = { $name } tiene que decidir.
pass-screen = Pasar el dispositivo
curtain-pass = Pasa el dispositivo a { $name }
curtain-why = Lo que hay detrás de una pantalla es secreto para los demás.
curtain-show = Soy { $name }: mostrar mi mesa

closed-table = La mesa está cerrada: nadie puede jugar hasta que el anfitrión la abra de nuevo.
closed-permanently = Los responsables de este servidor han cerrado esta mesa definitivamente.
closed-open = Abrirla de nuevo
bot-for-me = Un bot juega por ti ({ $name }).
bot-for-good = Has abandonado: un bot juega por { $name } hasta el final.
bot-take-back = Volver a jugar yo
absent-mine = ¿Sigues ahí? { $n ->
    [0] Ahora un bot puede jugar por ti.
   *[other] Si no, dentro de { $n } s un bot podrá jugar por ti.
  }
absent-still-here = Aquí estoy
absent-asked = { $n ->
    [0] { $name } no ha respondido.
   *[other] ¿Sigue ahí { $name }? Tiene { $n } s para responder.
  }
absent-bot = Que siga un bot
absent-ask = Preguntar si sigue ahí
absent-allow = Permitir que un bot sustituya a los ausentes

now-ago = ahora mismo
seat-here = en la mesa
seat-gone = no está en la mesa
seat-left = no está en la mesa, última conexión: { $ago }
watching = { $n ->
    [one] { $n } persona está mirando
   *[other] { $n } personas están mirando
  }

away-title = Mientras no estabas:
away-seat = { $name } { $n ->
    [one] { $n } jugada
   *[other] { $n } jugadas
  }
away-moves = { $n ->
    [one] { $n } jugada
   *[other] { $n } jugadas
  }
away-watch = Verlo
away-skip = Ir al presente
story-skip = Saltar { $n ->
    [0] { "" }
   *[other] ({ $n })
  }

trying = ¿Y si…? { $n ->
    [0] Haz las jugadas que quieras: la partida no cambia.
    [one] { $n } jugada de prueba: la partida no cambia.
   *[other] { $n } jugadas de prueba: la partida no cambia.
  }
trying-stop = Volver a la partida
try-out = ¿Y si me tocara a mí?
your-turn-now = Ahora te toca a ti
your-turn-go = A mi turno

# Título de la pestaña, aviso
title-mine = Decides tú
title-theirs = Decide { $name }
notify-mine = Te toca decidir en { $table }.

# Lo que hace falta antes del catálogo de una página
page-skip = Saltar al contenido
page-loading = Cargando…
page-unscripted = A Volgare se juega aquí, en el navegador, y para ello hace falta JavaScript: actívalo y vuelve a cargar la página.
page-missing = No se ha podido cargar esta página: no hay conexión o ha salido una versión nueva.
page-again = Volver a cargar
part-missing = Falta una parte de la página. Se vuelve a pedir automáticamente.
part-replaced = Hay una versión nueva de la página: lo que has pedido solo está en ella.
page-lobby = Volgare · De vulgari eloquentia
page-new = Nueva mesa · Volgare
page-link = Invitación · Volgare
page-help = Ayuda · Volgare
page-learn = Tutorial y retos · Volgare
page-settings = Ajustes · Volgare
page-box = La caja · Volgare
page-board = Editor de tableros · Volgare
page-lost = No encontrada · Volgare
menu-title = Mesa
glossary-open = Iconos y términos (?)
glossary-title = Iconos y términos

# Ediciones
preset-deluxe = Deluxe 2019
preset-it2010 = Italiana 2010
preset-es2010 = Española 2010
preset-de2010 = Alemana 2010
preset-fr2010 = Francesa 2010

table-of = Mesa de { $who }
table-bots =
    { $n ->
        [1] un bot
        [2] dos bots
        [3] tres bots
        [4] cuatro bots
       *[other] { $n } bots
    }
who-me = Tú
who-person = Alguien

# Tiempo
time-hours = { $h } h { $m } min
time-days = { $d } d{ $h ->
    [0] {""}
   *[other] {" "}{ $h } h
  }
time-reserve = reserva: { $time }
time-up = tiempo agotado
time-until = vence: { $when }
time-window = se reanuda: { $when }
time-holiday = vacaciones, fin: { $when }
