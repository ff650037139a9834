volgare = Volgare

# La pagina del tavolo
table-parts = Parti del tavolo
tab-map = Mappa
tab-market = Mercato
tab-tracks = Tabelle
tab-players = Giocatori
tab-log = Cronaca
tab-beckons = Qui c’è qualcosa da scegliere
list-and = { $list } e { $last }
colon = { $what }:
last-turn = ultimo
seat-looks = Visto da
seat-none = Uno spettatore
to-lobby = Ai tavoli
try-again = Riprova
reload = Caricala
close = Chiudi
loading = Si prepara il tavolo…
offline = Connessione interrotta, si ristabilirà da sola. Ciò che vedi può non essere aggiornato.
unsent = Non ancora inviato: il server non ha risposto. La tua mossa partirà appena torna la connessione.
unsent-back = Non inviare
undone = Il server non era raggiungibile: controlla se la mossa è riuscita e, in caso contrario, ripetila.
new-build = C’è una nuova versione di questa pagina.
fault-read = Ho capito

trouble-title = Impossibile mostrare il tavolo

you-watch = Stai guardando questa partita.
take-seat = Giochi qui? Riprendi il tuo posto con il codice di recupero
take-seat-title = Riprendi il tuo posto
take-seat-how = Con il codice ritrovi in questo browser tutti i tuoi posti.
keep-seat = Con un codice di recupero ritrovi questo posto su ogni dispositivo.
keep-seat-code = Mostra un codice
keep-seat-not = Non ora
keep-seat-once = Il codice di recupero si vede solo questa volta:
awaited-elsewhere = Tocca a { $name } decidere.
pass-screen = Passa il dispositivo
curtain-pass = Passa il dispositivo a { $name }
curtain-why = Dietro ogni schermo può guardare una persona sola.
curtain-show = Sono { $name }: mostra il mio tavolo

closed-table = Il tavolo è chiuso: si potrà giocare quando l’host lo riaprirà.
closed-permanently = I gestori di questo server hanno chiuso il tavolo per sempre.
closed-open = Riapri il tavolo
bot-for-me = Un bot gioca al posto tuo ({ $name }).
bot-for-good = Hai abbandonato: un bot gioca per { $name } fino alla fine.
bot-take-back = Torno a giocare io
absent-mine = Ci sei ancora? { $n ->
    [0] Ora un bot può giocare al posto tuo.
   *[other] Altrimenti tra { $n } s un bot potrà giocare al posto tuo.
  }
absent-still-here = Sono qui
absent-asked = { $n ->
    [0] { $name } non ha risposto.
   *[other] È stato chiesto a { $name } se c’è ancora: restano { $n } s.
  }
absent-bot = Fai giocare un bot
absent-ask = Chiedi se c’è ancora
absent-allow = Permetti che un bot sostituisca i giocatori assenti

now-ago = poco fa
seat-here = al tavolo
seat-gone = non è al tavolo
seat-left = non è al tavolo, ultimo accesso { $ago }
watching = { $n ->
    [one] { $n } persona sta guardando
   *[other] { $n } persone stanno guardando
  }

away-title = Mentre non c’eri:
away-seat = { $name } { $n ->
    [one] { $n } mossa
   *[other] { $n } mosse
  }
away-moves = { $n ->
    [one] { $n } mossa
   *[other] { $n } mosse
  }
away-watch = Mostrami
away-skip = Vai al presente
story-skip = Salta { $n ->
    [0] { "" }
   *[other] ({ $n })
  }

trying = Prova: { $n ->
    [0] fai le mosse che vuoi, la partita non cambia.
    [one] { $n } mossa provata, la partita non cambia.
   *[other] { $n } mosse provate, la partita non cambia.
  }
trying-stop = Torna alla partita
try-out = E se toccasse a me?
your-turn-now = Ora tocca a te
your-turn-go = Al mio turno

# Titolo della scheda, avviso
title-mine = Tocca a te
title-theirs = Tocca a { $name }
notify-mine = Tocca a te: { $table }.

# Ciò che serve prima del catalogo di una pagina
page-skip = Vai al contenuto
page-loading = Un momento…
page-unscripted = A Volgare si gioca qui nel browser, e per giocare serve JavaScript: attivalo e ricarica la pagina.
page-missing = Impossibile caricare la pagina: manca la connessione, o è uscita una nuova versione.
page-again = Ricarica
part-missing = Una parte della pagina non è arrivata. Verrà richiesta di nuovo da sola.
part-replaced = C’è una nuova versione della pagina: la parte richiesta si trova solo lì.
page-lobby = Volgare · De vulgari eloquentia
page-new = Nuovo tavolo · Volgare
page-link = Invito · Volgare
page-help = Aiuto · Volgare
page-learn = Tutorial e rompicapi · Volgare
page-settings = Impostazioni · Volgare
page-box = La scatola · Volgare
page-board = Editor del tabellone · Volgare
page-lost = Non trovata · Volgare
menu-title = Tavolo
glossary-open = Icone e termini (?)
glossary-title = Icone e termini

# Edizioni
preset-deluxe = Deluxe 2019
preset-it2010 = Italiano 2010
preset-es2010 = Spagnolo 2010
preset-de2010 = Tedesco 2010
preset-fr2010 = Francese 2010

table-of = Tavolo di { $who }
table-bots =
    { $n ->
        [1] un bot
        [2] due bot
        [3] tre bot
        [4] quattro bot
       *[other] { $n } bot
    }
who-me = Tu
who-person = Qualcuno

# Tempo
time-hours = { $h } h { $m } min
time-days = { $d } g{ $h ->
    [0] {""}
   *[other] {" "}{ $h } h
  }
time-reserve = riserva: { $time }
time-up = tempo scaduto
time-until = scade: { $when }
time-window = ripresa: { $when }
time-holiday = ferie, fine: { $when }
