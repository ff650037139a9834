### La primera partida guiada: cada cosa la primera vez que importa.

guide-title = Guía
guide-good = Entendido
guide-no-more = Sin más consejos

guide-aim = Objetivo
    .text = Tener más puntos de victoria que nadie cuando muera el Papa, entre el turno 13 y el 16: la mayoría vienen de los manuscritos, de 1 a 8 cada uno, y del cargo que se obtiene al final, hasta 22. A solas contra bots, una primera partida dura cerca de una hora. Puedes dejarla cuando quieras: la mesa espera.
guide-start = Elige dónde empezar
    .text = Los lugares con borde dorado están libres. Una ciudad inicial no da nada por sí misma: fíjate en lo que tiene cerca. Toca una para verla y otra vez para elegirla.
guide-points = Cinco puntos de acción
    .text = Los sellos de lacre son tus puntos de acción. Todo lo que tiene borde dorado se puede hacer ahora; tócalo para ver qué cuesta y qué da, y otra vez para hacerlo. Si algo está atenuado, tócalo para saber por qué no se puede.
guide-city = Cada ciudad paga una vez
    .text = Cada ciudad te paga una vez por partida: los ducados, solo si tienes el estatus de mercader; el conocimiento, siempre. No cuesta puntos de acción. Tu disco se queda allí como señal.
guide-event = Aquí hay un evento
    .text = El primero que lo usa se lleva sus ducados (solo mercaderes) o su conocimiento. No cuesta puntos de acción; después se agota.
guide-move = Viajar
    .text = Cada paso a un lugar vecino cuesta un punto. A partir de dos pasos, el viaje cuesta además 10 ducados en total, por largo que sea. Navegar entre puertos del mismo mar cuesta 3 puntos. Te mueves una vez por turno.
guide-cubes = Gente que te ayuda
    .text = Una persona cuesta un punto, y dos de la misma clase, cuatro; un político cuesta además 30 ducados y una abadesa, 15. Políticos, nobles y abadesas son votos; un noble se puede descartar al tomarlo y da 20 ducados. Los amanuenses se convierten en conocimiento o PV en una abadía.
guide-psalter = Salterio y pequeño comercio
    .text = Cuestan un punto cada uno y se pueden hacer una vez por turno: el salterio da 3 puntos de conocimiento (4 si eres quien menos sabe) y el pequeño comercio, 10 ducados. En cualquier lugar.
guide-manuscript = Puedes tomar un manuscrito
    .text = Estás en la zona de su lengua y sabes lo suficiente. Cuesta tantos puntos como su fila y al final da tantos PV como su nivel; las cinco lenguas juntas dan 5 PV más. Uno por turno.
guide-lingua = Lingua Volgare está disponible
    .text = Se ha agotado un nivel de manuscritos: los superiores cuestan ahora un punto menos. Lingua Volgare vale 8 PV; cuesta 4 puntos y la puede tomar, en cualquier lugar, quien esté en el nivel 8.
guide-undo = ¿Has cambiado de idea?
    .text = Puedes deshacer una jugada o el turno entero mientras nadie haya visto nada nuevo. Prueba sin miedo.
guide-end = Tu turno está completo
    .text = Termínalo aquí cuando te guste el resultado. Hasta entonces todavía puedes deshacer.
guide-waiting = Lo que han hecho los demás
    .text = Se ha visto en el tablero y aquí está por escrito. Hasta tu próxima jugada queda una pequeña marca de su color en lo que han usado. Mientras juegan, con un toque en cualquier parte te saltas la animación; la velocidad se elige en ⋯.
guide-order = Quien menos sabe juega primero
    .text = En cada turno empieza quien tiene menos conocimiento. Entre discos de una misma casilla, juega antes el de encima. Quien más ha avanzado en el Descanso pasa delante de todos.
guide-alms = Caridad
    .text = Al principio de cada turno, hasta el turno 11, cada fraile recibe 5 ducados y cada cardenal, 10: los da el mercader más rico, si tiene más que ellos; si no, la banca.
guide-charity = ¿Quién da la caridad?
    .text = Varios mercaderes son igual de ricos: tú eliges cuál de ellos da la caridad.
guide-friar = Podrías hacerte fraile
    .text = Te costará la mitad de tus ducados y no podrás volver a ser mercader: se acabaron los ducados de las ciudades y los avances en Oriente. A cambio recibirás caridad, una ficha de Fraile con su poder y un cargo mejor al final. Piénsalo con calma.
guide-cardinal = Podrías hacerte cardenal
    .text = Cuesta 40 ducados (70 con Muret), un político o un noble, y tu ficha de Fraile. Un cardenal recibe 10 ducados de caridad, toma una ficha de Cardenal y es el único que puede llegar a Camarlengo o a Papa.
guide-scribes = ¿Qué harás con tus amanuenses?
    .text = Aquí se convierten todos: o cada uno da 3 puntos de conocimiento, o cada uno da 1 PV al final. Al principio de la partida vale más el conocimiento.
guide-canticle = Aquí se puede buscar el Cántico
    .text = Cada casilla cuesta un punto y una abadesa. Al final, el primero de esta tabla suma 9 PV y el segundo, { $deluxe ->
        [yes] 6
       *[no] 4
    }. Cada ciudad franciscana está activa solo en el turno de su ficha; cerca del final, todas.
guide-riddle = La Adivinanza Veronesa
    .text = En zona azul, cada punto avanza una casilla. Al final solo puntúa quien va en cabeza: 4, 5 o 6 PV.
guide-messenger = El Mensajero
    .text = Estés donde estés, cada punto avanza una casilla. La última cuesta { $deluxe ->
        [yes] 10 ducados y una abadesa
       *[no] 20 ducados y dos abadesas, la mitad desde el turno 8
    }, y abre Bologna: 15 puntos de conocimiento hasta el turno 7; después, 10.
guide-orient = Oriente
    .text = Solo para mercaderes: cada punto avanza una casilla. En la última, { $deluxe ->
        [yes] recibes 10 ducados por cada ciudad que ya te haya pagado ducados
       *[no] cada ciudad que desde entonces te pague ducados paga 10 más
    }.
guide-library = La Biblioteca Papal
    .text = Cada punto avanza una casilla; en los números puedes robar fichas de Biblioteca y conservar una{ $deluxe ->
        [yes] , y después el disco vuelve a empezar
       *[no] , una vez por partida
    }. Son puntos de victoria que solo ves tú.
guide-draw = Robar en la Biblioteca
    .text = No cuesta puntos: mira las fichas, conserva una y devuelve las demás. No se puede deshacer, porque verás algo nuevo.
guide-keep = Conserva una
    .text = Solo tú ves estas fichas. El número indica sus PV al final{ $deluxe ->
        [yes] ; la que tiene un manuscrito vale además como cualquiera de los cinco colores
       *[no] {""}
    }.
guide-rest = Descanso
    .text = Cada punto que no necesites avanza aquí una casilla. El más avanzado juega primero en el próximo turno, y su disco vuelve al inicio.
guide-stupor = Stupor Mundi
    .text = Desde ahora, quien termine su turno en Brindisi puede convocar a todos los demás a una subasta con votos. Quien gane obtiene 10 puntos de conocimiento. Ocurre una sola vez.
guide-summon = Puedes convocar a los demás
    .text = Los demás pueden acudir a Brindisi y pujar votos contra ti; tú tienes 2 votos adicionales. Quien gane obtiene 10 puntos de conocimiento y paga con cubos.
guide-answer = Te convocan a Brindisi
    .text = Si aceptas, tu peón viaja allí gratis y puedes pujar. Si te niegas, se queda donde está.
guide-bidding = Puja con votos
    .text = Un político vale 3, un noble 2 y una abadesa 1. Solo paga quien gana. Recuerda que en la elección también hacen falta votos.
guide-dying = El Papa se está muriendo
    .text = El turno en que salga la segunda ficha roja de Evento Papal será el último. Piensa en los votos que necesitas y convierte a tiempo tus amanuenses.
guide-last = El último turno
    .text = Todos los peones están en Roma. Tras este turno llega la elección, y después el recuento.
guide-election = La elección
    .text = Descarta votos a cambio de un cargo, o guárdalos: quien conserva más recibe 3 PV. Un cargo vale más; a cuál puedes optar depende de tu estatus.
guide-payment = Paga con cubos
    .text = Ya está elegida la forma más barata. No puede sobrar ningún cubo.
