### I riquadri intorno alla mappa.

panel-seats = Giocatori
panel-turns = Turni
panel-manuscripts = Manoscritti
panel-cubes = Cubetti da prendere
panel-tracks = Tabelle
panel-tiles = Frati e Cardinali
panel-screen = Dietro il mio schermo
vp-unit = PV

## Posti
seat-me = tu
seat-bot-playing = assente
seat-resigned = ha abbandonato
seat-decides = deve decidere
knowledge-level = Livello di conoscenza { $n }
seat-discs =
    { $n ->
        [one] { $n } bonus città preso
       *[other] { $n } bonus città presi
    }
seat-tiles =
    { $n ->
        [one] { $n } tessera Biblioteca
       *[other] { $n } tessere Biblioteca
    }
seat-graduate = Ha completato il Corriere entro il turno 7
seat-reader = Ha pescato tessere Biblioteca
seat-scribes = { $n } { cube-scribes } davanti allo schermo: in abbazia ciascuno dà 3 punti conoscenza o 1 PV
seat-hidden = Dietro lo schermo: { $votes ->
    [one] { $votes } voto
   *[other] { $votes } voti
  }, { $cubes }
seat-known = { $n } PV noti se la partita finisse ora{ $open ->
    [0] { "" }
   *[other] , di cui { $open } ancora contesi
  }

## Turni
turn-event = { $name }, { $place }, { $what }
event-coming = deve ancora arrivare
event-up = sulla mappa
event-used = esaurito
papal-unknown = Tessera Evento Papale coperta
papal-white = Tessera Evento Papale bianca
papal-red = Tessera Evento Papale rossa
canticle-turn = Cantico attivo: { $place }
canticle-all = Cantico attivo in tutte le città francescane
turn-cubes = cubetti: { $cubes }

## Manoscritti
zone-short-blue = Oïl
zone-short-yellow = Lat
zone-short-pink = Fio
zone-short-green = Sic
zone-short-orange = Oc
row-level = Livello { $n }: richiede il livello di conoscenza { $n }, vale { $n } PV
row-used-up = Esauriti
row-deck = { $n ->
    [one] { $n } coperto
   *[other] { $n } coperti
  }
manuscript-tile =
    Manoscritto di livello { $level }, { $zones }, { $n ->
        [one] { $n } scoperto
       *[other] { $n } scoperti
    }
lingua-beside = a lato del tabellone
lingua-offered = disponibile
lingua-taken = presa
lingua-about = Vale 8 PV. Quando un livello si esaurisce si può prendere in qualsiasi luogo, con il livello di conoscenza 8 e 4 punti azione.

## Cubetti
area-left = disponibili: { $n }
about-politicians = 3 voti. Uno: 1 punto azione e 30 ducati; due: 4 e 60.
about-nobles = 2 voti. Uno: 1 punto azione; due: 4. Appena preso, si può scartare per 20 ducati.
about-abbesses = 1 voto, e il Cantico. Una: 1 punto azione e 15 ducati; due: 4 e 30; in abbazia senza ducati.
about-scribes = In abbazia ciascuno dà 3 punti conoscenza o 1 PV. Uno: 1 punto azione; due: 4.

## Tabelle
track-length = { $n } spazi
track-disc = { $who } su { $n }
about-riddle = Indovinello Veronese
    .classic = In zona blu. Alla fine il giocatore più avanti ottiene 4, 5 o 6 PV, secondo il numero raggiunto o superato.
    .deluxe = In zona blu. Alla fine il giocatore più avanti ottiene 4, 5 o 6 PV, secondo il numero raggiunto o superato.
about-messenger = Corriere
    .classic = L’ultimo spazio apre la conoscenza di Bologna e costa 20 ducati e 2 badesse; dal turno 8, 10 ducati e 1 badessa.
    .deluxe = L’ultimo spazio apre Bologna e costa 10 ducati e 1 badessa; alla fine Bologna vale 1 PV per ogni città universitaria che ti ha dato conoscenza.
about-orient = Oriente
    .classic = Solo Mercanti. Dall’ultimo spazio in poi: 10 ducati in più da ogni città.
    .deluxe = Solo Mercanti. Sull’ultimo spazio: 10 ducati per ogni città che te ne ha pagati, e alla fine 1 PV per porto.
about-canticle = Cantico delle Creature
    .classic = Nella città francescana del turno, una badessa per spazio. Il primo ottiene 9 PV, il secondo 4.
    .deluxe = Nella città francescana del turno, una badessa per spazio. Il primo ottiene 9 PV, il secondo 6.
about-library = Biblioteca Pontificia
    .classic = Dal turno 12. Il numero raggiunto indica quante tessere si guardano, una volta per partita; se ne tiene una.
    .deluxe = Il numero raggiunto indica quante tessere si guardano; se ne tiene una e il dischetto lascia la tabella.
about-rest = Riposo
    .classic = Il giocatore più avanti comincia il turno seguente, e il suo dischetto torna alla partenza.
    .deluxe = Il giocatore più avanti comincia il turno seguente, e il suo dischetto torna alla partenza.
stack-label = Pila della Biblioteca, { $n ->
    [one] { $n } tessera
   *[other] { $n } tessere
  }
stack-about =
    { $n ->
        [one] { $n } tessera Biblioteca coperta
       *[other] { $n } tessere Biblioteca coperte
    }
stack-known = dall’alto: { $tiles }

## Frati e Cardinali
tiles-friar = Frati
tiles-cardinal = Cardinali
tile-held = di { $who }

## Il mio schermo
screen-scribes = { $n } { cube-scribes } dietro lo schermo, 1 PV ciascuno
screen-votes = Voti dei miei cubetti, compreso quello virtuale
five-colours = Cinque colori
five-own = { $zone }: un manoscritto solo di questa lingua
five-shared = { $zone }: solo con un manoscritto di due lingue
five-none = { $zone }: manca
