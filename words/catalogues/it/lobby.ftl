### Le pagine intorno alla partita.

lobby-home = Volgare: ai tavoli
lobby-nav = Pagine
lobby-help = Aiuto
lobby-settings = Impostazioni
lobby-about = Informazioni
lobby-how = Le regole in breve
lobby-five = Il gioco in cinque minuti
    .short = In cinque minuti
lobby-learn = Tutorial e rompicapi
    .how = Prima volta? Dieci minuti, passo per passo

lobby-what = Italia, intorno al 1300. Fra i dialetti e il latino nasce una lingua: viaggia, impara, raccogli manoscritti e sali da Mercante a Frate, a Cardinale, forse a Papa. Il gioco da tavolo da 2 a 5 giocatori.
lobby-play = Gioca subito
lobby-play-how = Deluxe, tu contro tre bot
lobby-beginning = Si prepara il tavolo…
lobby-new = Nuovo tavolo
    .short = Nuovo
lobby-mine = I miei tavoli
lobby-waiting = Aspettano te
lobby-going = Altre partite
lobby-finished = Finite
lobby-all = Mostra tutti i { $n }
lobby-more = Mostra altri
lobby-open = Tavoli aperti
lobby-none-open = In questo momento nessun tavolo cerca giocatori.
lobby-open-one = Apri un tavolo
lobby-asks =
    { $what ->
        [start] Scegli la città di partenza
        [charity] Elemosina: scegli chi la fa
        [summons] Una convocazione: accetti o rifiuti?
        [bid] La tua offerta
        [payment] Il tuo pagamento
        [election] L’elezione
        [trade] Uno scambio
        [scoring] Scegli che cosa conteggiare
       *[other] Tocca a te
    }
lobby-waits-for = Si aspetta { $name }
lobby-since =
    { $form ->
        [today] dalle { $when }
        [week] da { $when }
       *[date] dal { $when }
    }
lobby-moves =
    { $n ->
        [one] una mossa
       *[other] { $n } mosse
    }
lobby-messages =
    { $n ->
        [one] un messaggio
       *[other] { $n }{ $more } messaggi
    }
lobby-news = Novità: { $what }
lobby-turn = Turno { $n }
    .in = turno { $n }
lobby-seats-free =
    { $n ->
        [0] Tutti i posti occupati
        [one] Un posto libero
       *[other] { $n } posti liberi
    }
lobby-won = Ha vinto { $name }, { $n } PV
lobby-won-mine = Hai vinto, { $n } PV
lobby-state-over = Finita
lobby-state-closed = Chiuso
lobby-read-only = Sola lettura
lobby-join = Partecipa
lobby-watch = Guarda

who-open = Libero
who-name-mine = { $name } (tu)
who-bot = { $n ->
        [2] { $name } II (bot)
        [3] { $name } III (bot)
        [4] { $name } IV (bot)
        [5] { $name } V (bot)
       *[other] { $name } (bot)
    }

bot-random = Fortuna
    .who = con la sua ruota
    .how = Fa una mossa qualsiasi, subito: conosce le regole e nient’altro.
bot-novice = Calandrino
    .who = il sempliciotto del Boccaccio
    .how = Vede ciò che ha davanti e valuta male il resto, come i principianti. Gioca subito.
bot-greedy-1 = Datini giovane
    .who = com’era all’inizio
    .how = Il primo bot capace di pianificare; non viene più cambiato e serve da metro per gli altri.
bot-greedy = Francesco Datini
    .who = mercante di Prato
    .how = Segue i pochi piani che in quel turno rendono di più e trascura gli altri. Gioca subito.
bot-planner = Brunetto Latini
    .who = notaio, maestro di Dante
    .how = Pianifica l’intero turno, con valori imparati da migliaia di partite; non considera le mosse degli altri. Gioca subito.
bot-simulator-quick = Guido Bonatti
    .who = astrologo di Forlì
    .how = Prosegue a mente i piani migliori, anche nei turni altrui, per un decimo di secondo a turno: sbaglia quando i piani si equivalgono.
bot-simulator = Michele Scoto
    .who = astrologo di Federico II
    .how = Prosegue a mente i piani migliori, anche nei turni altrui, per mezzo secondo a turno; le informazioni nascoste può solo indovinarle.
bot-program = Un bot dell’host
bot-rung = Gradino { $n } di { $of }
bot-elo = Elo { $elo }

preset-text-deluxe = Il gioco riveduto: undici eventi, la Biblioteca aperta dal primo turno, Bologna chiusa, nessuna sosta in mare. Il modo migliore per cominciare.
preset-text-it2010 = Il gioco classico secondo il primo regolamento: sbarco rigoroso, Shlasinger solo nel turno della nomina.
preset-text-es2010 = Il gioco classico con le tessere Biblioteca pescate appena si avanza e lo sbarco in ogni porto.
preset-text-de2010 = Il gioco classico con il Cantico attivo in tutte e cinque le città dal turno 15 e Norcia al posto di Gubbio.
preset-text-fr2010 = Il gioco classico come si gioca in Francia; in 2 o 3 giocatori l’opzione «{ option-grunt }» merita una prova.
preset-document-deluxe = Regolamento inglese dell’edizione Deluxe, 2019
preset-document-it2010 = Regolamento italiano, 2010
preset-document-es2010 = Regolamento spagnolo, 2010
preset-document-de2010 = Regolamento tedesco, 2010
preset-document-fr2010 = Aiuto di gioco francese per l’edizione del 2010

option-edition = Edizione
option-text-edition = L’edizione di cui si seguono le regole.
option-value-edition-classic = Classica, 2010
option-value-edition-deluxe = Deluxe, 2019
option-library = Biblioteca Pontificia
option-text-library = Stabilisce quando si pescano le tessere Biblioteca.
option-value-library-later = In qualsiasi momento di un proprio turno
option-value-library-on-advance = Subito dopo essere avanzati
option-value-library-book = In ogni turno, più volte (Deluxe)
option-shlasinger = Cardinale Shlasinger
option-text-shlasinger = Fa arretrare un avversario di 6 spazi sulla scala della conoscenza. L’opzione stabilisce quando.
option-value-shlasinger-appointment = Nel turno della nomina
option-value-shlasinger-once = Una volta, in un proprio turno
option-canticle-open = Cantico per tutti
option-text-canticle-open = Stabilisce da quale turno il Cantico si può cercare in tutte e cinque le città francescane.
option-value-canticle-open-14 = Dal turno 14
option-value-canticle-open-15 = Dal turno 15
option-gigi-until = L’elemosina di Gigi
option-text-gigi-until = Stabilisce l’ultimo turno in cui Gigi riceve un’elemosina doppia.
option-value-gigi-until-10 = Fino al turno 10
option-value-gigi-until-11 = Fino al turno 11
option-landing = Sbarco
option-text-landing = Stabilisce dove può sbarcare una pedina in mare.
option-value-landing-another = In un porto diverso da quello di partenza
option-value-landing-any = In ogni porto di quel mare
option-bologna = Bologna
option-text-bologna = Stabilisce chi può entrare a Bologna e attraversarla.
option-value-bologna-open = Tutti
option-value-bologna-closed = Solo chi ha completato il Corriere
option-norcia = Norcia
option-text-norcia = La città di Gubbio si chiama Norcia, come sul tabellone tedesco.
option-grunt = Meno manoscritti
option-text-grunt = In 2 o 3 giocatori: un manoscritto di livello 1 per colore, e due scoperti in ogni riga.
option-screens = Schermi
option-text-screens = Stabilisce se ciò che è stato preso davanti a tutti resta consultabile da tutti.
option-value-screens-closed = Chiusi: resta nascosto
option-value-screens-open = Aperti: resta consultabile
option-bonus-parts = Parti del bonus città
option-text-bonus-parts = Stabilisce se un Mercante può rinunciare ai ducati o alla conoscenza di una città.
option-value-bonus-parts-choose = Entrambi o uno dei due
option-value-bonus-parts-whole = Sempre entrambi
option-city-bonuses = Bonus città in un turno
option-text-city-bonuses = Stabilisce se il bonus città si può prendere sia alla partenza sia all’arrivo di un movimento.
option-value-city-bonuses-both = In entrambi i luoghi
option-value-city-bonuses-one = In uno solo dei due
option-half = Metà dei ducati
option-text-half = Stabilisce come si arrotonda per eccesso la metà dei ducati che un nuovo Frate cede.
option-value-half-coins = Alla moneta da 5
option-value-half-exact = Al ducato intero
option-rows = Righe dei manoscritti
option-text-rows = Stabilisce quale livello deve esaurirsi perché salgano le righe superiori.
option-value-rows-every = Il livello 1, 2 o 3
option-value-rows-first = Solo il livello 1
option-origin-half-coins = Un’interpretazione di questo sito: le monete valgono 5, 10 e 50 ducati
option-origin-half-exact = Come dicono i regolamenti: arrotondando per eccesso
option-value-on = Sì
option-value-off = No

expansions = Espansioni dell’edizione Deluxe
expansions-off = nessuna
expansions-how = Ciascuna si può giocare da sola o con le altre, tranne il Glossario di Monza, che richiede un’altra espansione con le carte.
expansions-all = Tutte
expansions-none = Nessuna
option-ritmo = Ritmo Bellunese
option-text-ritmo = A Venezia si pescano carte di cinque colori. Carte di colori diversi danno conoscenza, e tutte si possono scambiare con gli altri giocatori; alla fine chi ha più carte di uno stesso colore può ottenere PV in base alla tabella dell’Indovinello.
option-placiti = Placiti di Capua e Guaita di Travale
option-text-placiti = Nelle città di lingua fiorentina si pescano carte segrete. La Guaita dà ducati o conoscenza, le carte bianche un po’ di conoscenza; alla fine chi ha più Placiti può ottenere PV in base alla tabella del Cantico.
option-placiti-deck = Carte Placiti
option-text-placiti-deck = Stabilisce di quante carte è fatto il mazzo: il regolamento ne elenca dodici, ma nella preparazione parla di dieci.
option-value-placiti-deck-12 = 12, di cui sei bianche
option-value-placiti-deck-10 = 10, di cui quattro bianche
option-origin-placiti-deck-12 = Deluxe 2019, elenco dei componenti
option-origin-placiti-deck-10 = Deluxe 2019, preparazione
option-poeti = Scuola Siciliana e Arnault Daniel
option-text-poeti = I giocatori che sono a Brindisi quando si risolve lo Stupor Mundi ricevono un poeta siciliano, e poi possono pescare carte Arnault Daniel a Cagliari. Chi ha carte di entrambi i tipi ne ottiene i PV; un tipo solo non vale nulla.
option-glossario = Glossario di Monza
option-text-glossario = A Milano si pescano carte che valgono PV: al massimo una per ogni altra espansione di cui si possiede una carta, e non più del proprio livello di conoscenza.
option-alessandro = Frate Alessandro
option-text-alessandro = Una sesta tessera Frate: quando un’azione permette di pescare carte, ce n’è una in più fra cui scegliere.
option-sonzogni = Cardinale Sonzogni
option-text-sonzogni = Una sesta tessera Cardinale: quando un’azione permette di pescare carte, se ne pesca e se ne tiene una in più.
option-library-tile = Undicesima tessera Biblioteca
option-text-library-tile = Alla pila si aggiunge una tessera Biblioteca in più.

option-all-books = Tutti i regolamenti
option-no-book = In nessun regolamento: una scelta di questo sito
option-elsewhere = Opzioni di altri regolamenti
need-classic = Solo nell’edizione del 2010.
need-deluxe = Solo nell’edizione Deluxe.
need-players =
    { $n ->
       *[other] Solo con { $n } giocatori al massimo.
    }
need-options = Richiede { $options }.
option-idle = A questo tavolo non cambia nulla: richiede { $options }.

differ-title = Differenze fra questo tavolo e { $preset }
differ-none = Nessuna differenza da { $preset }.
differ-here = Questo tavolo
differ-nothing = non si applica
differ-line = Varianti: { $what }
differ-more = altri { $n }
differ-all-expansions = tutte le espansioni
differ-expansions =     { $n ->
        [one] un’espansione
       *[other] { $n } espansioni
    }

## Documenti
source-IT = regolamento italiano del 2010
source-ES = regolamento spagnolo del 2010
source-DE = regolamento tedesco del 2010
source-FR = aiuto di gioco francese per l’edizione del 2010
source-DX = regolamento inglese dell’edizione Deluxe del 2019
source-BDML = elenco dei componenti del 2010, in una ludoteca francese
source-GOB1 = resoconto di una partita Deluxe, su un forum italiano
source-ITC = recensione italiana del 2014
source-JED = pagina francese sul gioco del 2010
source-JN = recensione italiana dell’edizione Deluxe, 2019
source-MM = recensione tedesca del gioco del 2010
source-PK = recensione tedesca del 2011
source-GEO = la carta d’Italia
source-VOL = proposta di questo progetto

board-reconstruction = Tabellone ricostruito

new-title = Nuovo tavolo
new-preset = Regole
new-seats = Posti
new-players = Numero di giocatori
new-players-n = { $n } giocatori
new-seat = Giocatore { $seat }
new-me = Io
new-screen = Altri su questo dispositivo
new-open = Libero
new-me-how = In questo browser.
new-open-how = Per chi riceve il link o trova il tavolo nell’elenco.
new-screen-name = Nome
new-bots = Forza dei bot
    .how = Vale per tutti i bot; la forza di un singolo bot si sceglie accanto al suo posto. L’Elo è misurato in partite a quattro, su una scala in cui il primo bot capace di pianificare ha 1000.
new-external-bot = Un mio bot
new-external-bot-how = Si collega con un comando che vedrai fra poco.
new-external-bots = I tuoi bot
    .how = Se hai scritto un bot, puoi farlo giocare qui: il bot riceve un posto, e tu il comando con cui si collega al tavolo.
new-external-bots-n =
    { $n ->
        [one] un posto
       *[other] { $n } posti
    }
new-table = Tavolo
new-name = Nome del tavolo
new-name-hint = Se vuoto, lo scegliamo noi
new-public = In elenco
new-public-how = Chiunque può trovarlo, guardare e partecipare. Altrimenti può farlo solo chi ha il link.
new-absence = Sostituisci gli assenti
new-absence-how = A un giocatore che fa aspettare a lungo gli altri si può chiedere se c’è ancora. Se non risponde, un bot può giocare al suo posto fino al suo ritorno. Nelle partite che durano giorni è meglio disattivare l’opzione.
new-options = Opzioni
new-options-none = tutto come nel regolamento
new-options-changed =
    { $n ->
        [one] una diversa dal regolamento
       *[other] { $n } diverse dal regolamento
    }
new-differs = diversa
new-board = Tabellone
new-board-how = Tutti i suoi valori sono attestati da una fonte.
new-board-reconstructed =
    { $n ->
        [one] Uno dei suoi valori è ricostruito: nessuna fonte lo attesta.
       *[other] { $n } dei suoi valori sono ricostruiti: nessuna fonte li attesta.
    }
new-board-own = Un file di tabellone personale
new-board-look = Tutti i valori
new-board-correct = Correggi
new-board-edit = Modifica
new-board-differs =
    { $n ->
        [0] nessun valore diverso
        [one] un valore diverso
       *[other] { $n } valori diversi
    }
new-board-not = Usa quello predefinito
new-board-kept = Il tavolo conserva tutto il tabellone, e lo stesso fa la partita salvata.
new-board-faults = Questo file contiene errori e non è stato usato. Riga per riga:
new-begin = Comincia
new-begin-how = La partita comincia subito.
new-create = Apri il tavolo
new-create-how = Ricevi un link per ogni posto libero e cominci quando ci sono tutti.

import-title = Riprendi una partita salvata
import-how = La partita salvata diventa un tavolo, per ripercorrerla o per proseguirla.
import-file = Scegli un file…
import-text = O il suo testo
import-do = Crea il tavolo

seating-title = Posti al tavolo
seating-wait =
    { $n ->
        [one] Un posto è ancora libero.
       *[other] { $n } posti sono ancora liberi.
    }
seating-full = Tutti i posti sono occupati.
seating-choose = Scegli il tuo.
seating-sit = Siediti qui
seating-sit-screen = Altri su questo dispositivo
seating-leave = Alzati
seating-free = Libera il posto
seating-link = Link per questo posto
seating-link-how = Chi apre questo link può prendere il posto { $seat }. Vale per una sola persona.
seating-bot = Bot…
seating-to-bot = Affida a un bot il posto { $seat }
external-bot-command = Mostra il comando
external-bot-file = mio-bot
external-bot-how = Esegui questo comando dove si trova il tuo bot, aggiungendo in fondo il nome del suo file. Il comando si vede solo questa volta e non fa entrare nessun altro: un nuovo comando lo annulla.
seating-start = Comincia
seating-start-how = Per prima cosa si scelgono le città di partenza.
seating-start-bots =     { $n ->
        [one] Nel posto libero giocherà un bot.
       *[other] Nei { $n } posti liberi giocheranno dei bot.
    }
seating-host-starts = La partita comincia quando lo decide l’host.
seating-invite = Invita
seating-invite-how = Con questo link si può venire al tavolo, guardare e prendere un posto libero.
seating-invite-public = Il tavolo è in elenco: chiunque può trovarlo. Questo link porta direttamente qui.
seating-listed = In elenco
seating-listed-yes = sì
seating-listed-no = no, solo con il link
seating-deal = Distribuzione iniziale
seating-deal-known = da una partita salvata: l’host può conoscere ciò che è coperto
seating-reconstructed = con valori ricostruiti

link-seat = Un invito
link-device = Anche questo dispositivo
link-seat-text = Il posto { $seat } al tavolo «{ $table }».
link-seat-do = Prendi il posto
link-device-unnamed = Questo dispositivo si unisce a quello che ha mostrato il link: stessi tavoli, stessi posti.
link-device-text = Questo dispositivo giocherà come { $name }: stessi tavoli, stessi posti.
link-device-do = Sì, sono io
link-device-leaves = Da questo browser perderesti il posto a questi tavoli:
link-device-leave = Lascia questi posti e cambia giocatore
link-device-stay = Non cambiare
link-mine = Questo posto è già tuo.
link-to-table = Al tavolo
link-watch = Guarda il tavolo
link-name = Il tuo nome

lost-title = Manca questo foglio
lost-text = Qui non c’è scritto nulla: la pagina non esiste, o il link era incompleto.
lost-home = Ai tavoli

share-link-label = Link
share-copy = Copia
share-copied = Copiato
share-share = Condividi
share-qr = Codice QR
share-qr-label = Codice QR del link
share-here-known = Il browser mostra { $here }, un indirizzo che funziona solo su questo computer. Il link contiene un indirizzo che gli altri possono aprire nella tua rete.
share-here-only = Questo link funziona solo su questo computer. Per giocare con altri, avvia il server con --addr :8080.
share-address = Indirizzo

sure-yes = Sì
sure-no = No

menu-game = Partita
menu-rematch = Rivincita
menu-record = Scarica la partita
menu-replay = Ripercorri la partita
menu-record-whole = Tutta la partita come testo, leggibile da ogni programma che conosce la notazione.
menu-record-redacted = A partita in corso il file contiene solo ciò che puoi sapere, e da lì non si può continuare. In solitario contro i bot si può salvare per intero anche una partita in corso.
menu-save = Salva la partita
menu-save-how = Il file contiene tutta la partita, anche le informazioni nascoste, e permette di continuarla. Il tavolo avverte che puoi conoscerle.
menu-link = Link a questa posizione (mossa { $n })
menu-seats = Posti
menu-seat-resigned = ha abbandonato
menu-seat-bot-playing = assente, gioca { $bot }
menu-bot-mine = Fai giocare un bot al mio posto
menu-bot-mine-sure = Da subito gioca un bot al tuo posto; le sue mosse non si possono annullare. Puoi riprendere il posto quando vuoi. Vuoi farlo giocare?
menu-ask = Chiedi se { $name } c’è ancora
menu-ask-in = si potrà chiedere tra { $n } min
menu-present = Risulta al tavolo ogni persona che lo tiene aperto nel browser, anche in secondo piano. Per stabilire se qualcuno fa aspettare gli altri, conta solo il silenzio.
menu-absence = A un giocatore che fa aspettare gli altri per { $after } minuti si può chiedere se c’è ancora. Se non risponde per altri { $within } minuti, un bot può giocare al suo posto fino al suo ritorno.
menu-take-back = Riprendi il mio posto
menu-seat-link = Nuovo link
menu-seat-link-how = Con questo link un’altra persona può prendere il posto.
menu-seat-link-bot = Con questo link un’altra persona può prendere il posto, purché non abbia già visto un’altra mano di questa partita. Tutto il tavolo ne viene informato. Tu non puoi prenderlo mentre altri giocano.
menu-resign = Abbandona
menu-resign-sure = Vuoi abbandonare? Un bot giocherà al tuo posto fino alla fine: non potrai più tornare.
menu-host = Gestione del tavolo
menu-rename = Rinomina
menu-close = Chiudi il tavolo
menu-close-sure = Vuoi chiudere il tavolo? Nessuno potrà giocare finché non lo riapri.
menu-reopen = Riapri il tavolo
menu-look = Vista
menu-settings = Tutte le impostazioni
menu-help = Aiuto
menu-about = Regole e tabellone
menu-box = La scatola, valore per valore
menu-board-file = File del tabellone
menu-board = Dei valori del tabellone { $attested } sono attestati da una fonte, { $inferred } ne derivano, { $proposed } sono ricostruiti.

report-title = Segnala una regola errata
report-what = Che cosa c’è di sbagliato alla mossa { $n }, e che cosa dovrebbe accadere?
report-how = Insieme alla segnalazione si salvano la posizione, le mosse e le regole esatte di questo tavolo.
report-do = Segnala
report-done = Grazie: la segnalazione è salvata come { $id }.

# A table whose rules the server does not know.
read-only-title = Tavolo in sola lettura
read-only-why = Qui non si può più giocare. La partita è cominciata con regole che questa versione di Volgare non conosce, perciò il server non prepara più il tabellone. Le mosse fatte sono conservate e si possono leggere.
read-only-seats = Posti
read-only-score = { $vp } PV
read-only-over = La partita è finita.
read-only-running = La partita era arrivata al turno { $turn }. Le informazioni nascoste restano nascoste. Una versione di Volgare che conosce quelle regole può riprendere la partita.
read-only-known = I PV indicati sono quelli che tutti potevano conoscere.
read-only-moves =
    { $n ->
        [one] Una mossa
       *[other] { $n } mosse
    }

# L’orologio di un tavolo
clock = Orologio
clock-none = Senza orologio
clock-name-live = { $minutes } min{ $seconds ->
    [0] {""}
   *[other] {" "}+ { $seconds } s per turno
}
clock-name-correspondence = { $hours } h per turno{ $bank ->
    [no] {""}
   *[other] {" "}+ { $bank }
}
clock-days = { $n ->
    [one] { $n } giorno
   *[other] { $n } giorni
}
clock-hours = { $n ->
    [one] { $n } ora
   *[other] { $n } ore
}
clock-minutes = { $n ->
    [one] { $n } minuto
   *[other] { $n } minuti
}
clock-seconds = { $n ->
    [one] { $n } secondo
   *[other] { $n } secondi
}
clock-turn = { $time } per ogni turno e per ogni decisione nel turno di un altro giocatore.
clock-reserve = Chi ha bisogno di più tempo consuma una riserva, unica per tutta la partita: { $time }.
clock-window = Il tempo conta solo dalle { $from } alle { $to } ({ $zone }).
clock-holidays = Tutti hanno due giorni di ferie e ne guadagnano uno ogni dieci giorni, fino a 14. Le ferie cominciano anche da sole, prima che il tempo scada.
clock-live = { $time } per tutta la partita{ $more ->
    [no] .
   *[other] {" "}e { $more } in più a ogni turno.
}
clock-reply = Le decisioni nel turno di un altro giocatore hanno { $time } a parte.
clock-out-takeover = Quando il tempo di un giocatore scade, gioca un bot fino al suo ritorno: { $bot }.
clock-out-turn = Quando il tempo di un giocatore scade, un bot gioca quel turno o prende quella decisione: { $bot }.
clock-out-vote = Quando il tempo di un giocatore scade, gioca un bot appena lo vuole più della metà degli altri: { $bot }.
lobby-left = ancora { $time }
new-clock-none-how = Ognuno prende il tempo che vuole.
new-clock-correspondence = Un turno al giorno
new-clock-correspondence-how = Per una partita che dura settimane.
new-clock-live = In una sola seduta
new-clock-live-how = Tutti restano al tavolo fino alla fine.
new-clock-turn = Tempo per un turno
new-clock-reserve = Riserva per la partita
new-clock-reserve-none = Nessuna
new-clock-window = Solo in certe ore
new-clock-window-how = Nelle altre ore il tempo è fermo per tutti. Almeno tre ore al giorno.
new-clock-from = Dalle
new-clock-to = Alle
new-clock-zone = Fuso orario
new-clock-holidays = Ferie
new-clock-pace = Ritmo
new-clock-pace-how = Minuti per la partita e secondi in più a ogni turno.
new-clock-own = Un altro
new-clock-initial = Minuti per la partita
new-clock-increment = Secondi a ogni turno
new-clock-reply = Secondi per una decisione nel turno altrui
new-clock-out = Quando il tempo di un giocatore scade
new-clock-out-takeover = gioca un bot fino al suo ritorno
new-clock-out-turn = un bot gioca solo quel turno
new-clock-out-vote = gli altri possono far giocare un bot
new-clock-bot = Quale bot
