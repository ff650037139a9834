### The table in the terminal. The browser does not need these.

## The screen
tty-players = { $n ->
    [one] { $n } giocatore
   *[other] { $n } giocatori
  }
tty-seed = seed { $seed }
tty-human = umano
tty-you-are = tu sei { $seat }
tty-reconstructed = Nessuna fonte riporta { $n } valori di questo tabellone; la mappa li segna con ?.
tty-lineup =
    .seat = posto
    .status = status
    .ducats = ducati
    .level = livello
    .scribes = aman.
    .tiles = tess.
    .place = luogo
tty-cardinal = Card. { $name }
tty-have = Hai
tty-are = Sei
tty-in = Sei a
tty-at-sea = nel { $sea }; hai lasciato { $place }.
tty-offer = In gioco
tty-cards = Carte
tty-trade = Scambio
tty-you-give = tu dai
tty-gives = { $seat } dà
tty-nothing = nulla
tty-none = nessuno
tty-at = { $what } a { $n } d
tty-manuscript = manoscritto { $what }
tty-tile = tessera Biblioteca { $what }
tty-zone = zona { $zone }
tty-here = qui: { $who }
tty-hold = Possiedi: { $list }.

## What a place is and gives
tty-song-now = attiva adesso
tty-song-from = dal turno { $n }
tty-song-in = turno { $n }
tty-university = { $n ->
    [one] { $n } punto conoscenza
   *[other] { $n } punti conoscenza
  } con il Corriere ({ $late } dopo il turno 7)
tty-taken = bonus già preso
tty-knowledge-only = { $what } (per te solo la conoscenza)
tty-not-for-you = { $what } (non per te)
tty-event = evento { $name }: { $what }
tty-auction = asta
tty-auction-for = asta per { $n ->
    [one] { $n } punto conoscenza
   *[other] { $n } punti conoscenza
  }
tty-d = { $n } d
tty-k = { $n } c

## The map
tty-map = Mappa
    .aside = quanto costa muoversi dal luogo in cui sei
    .place = luogo
    .cost = costo
    .zone = zona
    .d = d
    .k = c
    .here = qui
    .used = usati
    .what = che cos’è
    .note = d ducati, c conoscenza, una volta per giocatore; qui e usati: le pedine e i dischetti dei giocatori. Un passo costa 1 punto azione, una traversata sul Tirreno (T) o sull’Adriatico (A) 3; se il movimento costa in tutto più di 1 punto, si pagano anche 10 ducati. «mappa LUOGO» mostra le strade di un luogo.
    .unsure = Il segno ? indica un valore che nessuna fonte riporta: questo tabellone ne ha { $n }.
tty-it-is = È
tty-roads = Strade per
tty-ships = Navi per
tty-from-you = Da dove sei

## Manuscripts, turns, tracks, tiles
tty-manuscripts = Manoscritti
    .aside = uno per turno, in una zona del suo colore
    .level = livello
    .points = punti
    .knowledge = conoscenza
    .deck = mazzo
    .shown = scoperti
    .note = Un manoscritto vale in PV il suo livello; tutti e cinque i colori danno altri 5 PV.
    .own = Hai: { $what }; il tuo livello è { $level }.
tty-lingua-beside = solo quando un livello si esaurisce
tty-lingua-offered = si può prendere ovunque
tty-lingua-taken = presa
tty-turns = Turni
    .aside = eventi e cubetti in arrivo
    .turn = turno
    .cubes = cubetti
    .event = evento
    .and = e
tty-letter-politicians = P
tty-letter-nobles = N
tty-letter-abbesses = B
tty-letter-scribes = A
tty-canticle = Cantico a { $place }
tty-canticle-all = Cantico in tutte e cinque
tty-papal = Evento Papale
tty-last-charity = ultima elemosina
tty-tracks = Tabelle
    .aside = dal giocatore più avanti, anche nelle pile (+)
tty-of = su { $n }
tty-start = partenza
tty-level = sei al livello { $level }; il livello { $next } comincia allo spazio { $space }, { $n ->
    [one] ne manca { $n }
   *[other] ne mancano { $n }
  }
tty-level-last = sei al livello { $n }, il più alto
tty-marked = { $what } dallo spazio { $n }
tty-friars = Frati
    .aside = per i Mercanti in convento, al prezzo di metà dei ducati
tty-cardinals = Cardinali
    .aside = per i Frati in cattedrale, con 40 ducati e un politico o un nobile
tty-library = Biblioteca
    .aside = { $n ->
      [one] { $n } tessera nella pila
     *[other] { $n } tessere nella pila
    }
tty-stack = Della pila conosci, dall’alto: { $tiles }.

## Seats and score
tty-seats = Posti
    .aside = nell’ordine di questo turno
tty-to-convert = { $what } da convertire
tty-progress = { $track } { $n } di { $all }
tty-closed = chiuso; { $tiles }
tty-seat-has = ha
tty-seat-knows = conosc.
tty-seat-in = è a
tty-seat-tracks = tabelle
tty-seat-used = ha usato
tty-seat-power = potere
tty-seat-cards = carte
tty-seat-screen = schermo
tty-score = Punteggio
    .aside = se finisse ora, senza elezione; – indica un valore nascosto
    .rule = regola
tty-score-final = Punteggio finale
tty-vp = Punti Volgare
tty-order = La classifica:

## What can be done
tty-moves = Le tue mosse
    .aside = con i loro effetti certi
    .no = n.
    .move = mossa
    .points = punti
    .gains = effetti e costi
tty-group-free = gratis
tty-group-take = prendi
tty-group-read = leggi
tty-group-work = lavora
tty-group-advance = avanza
tty-group-cards = carte
tty-group-turn = turno
tty-price = { $points } pt{ $ducats ->
    [0] {""}
   *[other] {" "}{ $ducats } d
  }
tty-price-free = gratis
tty-price-step = 1/spazio
tty-more-map = e altri { $n }: «mappa»
tty-more = e altre { $n }
tty-abbess-a-step = una badessa a spazio
tty-no-way-back = irrevocabile

## Answers
tty-refused = { $move }: ora non è possibile. { $why }
tty-never = «{ $text }» non è una mossa: vedi la regola { $rule }. Esistono: { $list }
tty-no-such-move = «{ $text }» non è una mossa. Esistono: { $list }
tty-no-move = «{ $text }» non è né una mossa né un comando; «aiuto» elenca le mosse e i comandi
tty-no-number = il numero { $n } non è in elenco: { $all ->
    [0] non c’è nulla da scegliere
   *[other] scegli da 1 a { $all }
  }
tty-ambiguous = «{ $text }» può indicare { $list }
tty-possible = Scelte possibili: { $list }.
tty-no-place = nessun luogo si chiama «{ $text }»
tty-no-rule = la regola «{ $text }» non esiste, e nessuna regola contiene queste parole; «regola» da solo le elenca tutte
tty-log-what = «cronaca» non accetta «{ $what }»; «cronaca tutto» mostra l’intera partita
tty-why-what = dopo «perché» serve una mossa, per esempio «perché muovi roma»
tty-undo-what = «annulla» non accetta «{ $what }»: da solo annulla una mossa, «annulla turno» l’intero turno
tty-undone = { $n ->
    [one] Annullata { $n } mossa.
   *[other] Annullate { $n } mosse.
  }
tty-nothing-to-undo = non c’è nulla da annullare
tty-decided = nel frattempo ha deciso un altro giocatore: non si può più annullare
tty-information-revealed = quella mossa ha rivelato qualcosa di nuovo: non si può più annullare
tty-nothing-to-redo = non c’è nulla da ripetere
tty-over = la partita è finita
tty-save-what = dopo «salva» serve il nome di un file
tty-saved = Partita salvata. Per continuare: volgare play --load { $file }
tty-not-saved = partita non salvata: { $why }
tty-unsaved = la partita non è salvata: «salva FILE» la salva, un secondo «esci» chiude senza salvare
tty-broken-off = Partita non salvata. Con «play --save FILE» si conserva anche una partita interrotta.
tty-break-off = «salva FILE» salva la partita, «esci» chiude; una seconda interruzione chiude subito.
tty-pass = Passa la tastiera a { $seat }.
tty-enter = Premi Invio quando nessun altro guarda.
tty-line = riga { $n }: { $what }
tty-hint-again = Qual è la migliore? Scegli, poi scrivi di nuovo «suggerimento».

## Help and commands: a word each, in small letters
tty-help = Mosse e comandi
    .text = Scrivi un numero dell’elenco, o una mossa com’è scritta lì: «muovi roma», «prendi nobili 2 scarta 1», «indovinello 3», «fine». Le parole si possono abbreviare finché indicano una sola mossa: «ind 3», «salt» o soltanto «roma».
tty-cmd-moves = mosse
    .help = tutte le tue mosse, con i loro effetti certi
tty-cmd-map = mappa
    .args = [LUOGO]
    .help = i luoghi con le distanze, o un luogo con le sue strade
tty-cmd-tracks = tabelle
    .help = le tabelle con i dischetti impilati
tty-cmd-seats = posti
    .help = che cosa ha ogni giocatore, e che cosa c’è dietro il tuo schermo
tty-cmd-manuscripts = manoscritti
    .help = i manoscritti con il loro costo attuale
tty-cmd-turns = turni
    .help = la tabella dei turni: eventi e cubetti in arrivo
tty-cmd-tiles = tessere
    .help = le tessere Frate, Cardinale e Biblioteca rimaste
tty-cmd-score = punteggio
    .help = il punteggio attuale, per quanto ti è noto
tty-cmd-log = cronaca
    .args = [tutto]
    .help = che cosa è successo nell’ultimo turno o in tutta la partita
tty-cmd-why = perché
    .args = MOSSA
    .help = perché una mossa ora non è possibile
tty-cmd-rule = regola
    .args = [PAROLE]
    .help = una regola per intero, per esempio «regola MOV-2», o le regole che contengono certe parole
tty-cmd-hint = suggerimento
    .help = tre idee per la decisione; ripetuto, indica la migliore. Solo nelle partite in solitario contro i bot
tty-cmd-undo = annulla
    .args = [turno]
    .help = annulla la tua ultima mossa, o l’intero turno
tty-cmd-redo = ripeti
    .help = ripete l’ultima mossa annullata
tty-cmd-save = salva
    .args = [FILE]
    .help = salva la partita in un file; «play --load FILE» la riprende
tty-cmd-help = aiuto
    .help = questo elenco
tty-cmd-quit = esci
    .help = lascia il tavolo
tty-word-all = tutto
tty-word-turn = turno

## Moves as they are typed, in small letters; what follows a word is a name or a number
type-start = inizia
type-charity = elemosina
type-end = fine
type-end-summon = fine convoca
type-move = muovi
type-embark = imbarca
type-city = città
type-event = evento
type-scribes-knowledge = amanuensi conoscenza
type-scribes-vp = amanuensi pv
type-friar = frate
type-cardinal = cardinale
type-shlasinger = shlasinger
type-draw = pesca
type-take-politicians = prendi politici
type-take-nobles = prendi nobili
type-take-abbesses = prendi badesse
type-take-scribes = prendi amanuensi
type-manuscript = manoscritto
type-lingua = lingua
type-psalter = salterio
type-business = affari
type-riddle = indovinello
type-messenger = corriere
type-orient = oriente
type-canticle = cantico
type-library = biblioteca
type-rest = riposo
type-keep = tieni
type-top = sopra
type-give = cedi
type-accept = accetta
type-refuse = rifiuta
type-bid = offri
type-pass = passa
type-pay = paga
type-elect = elezione
type-decline = rinuncia
type-ritmo = ritmo
type-placiti = placiti
type-arnault = arnault
type-glossario = glossario
type-return-ritmo = rendi ritmo
type-return-guaita = rendi guaita
type-return-white = rendi bianche
type-trade = scambia
type-keep-card = tieni
type-give-up = cedi carta
type-give-ritmo = dai ritmo
type-ask = chiedi
type-offer = proponi
type-withdraw = ritira
type-counter = controfferta
type-yield = consegna
type-score-cards = valuta carte
type-score-track = valuta tabella
type-sell = scarta { $n }
type-discard-politicians = scarta politico
type-discard-nobles = scarta nobile
type-discard-virtual = scarta virtuale
type-nothing = nulla
type-none = nessuna
type-ducats = ducati
type-knowledge = conoscenza
type-deck-ritmo = ritmo
type-deck-placiti = placiti
type-deck-scuola = scuola
type-deck-arnault = arnault
type-deck-glossario = glossario
type-card-placiti = { $label ->
    [guaita] guaita
    [white] bianca
   *[placito] placito
  }
type-card-ritmo = { label-colour }
type-good-ducats = ducati
type-good-library = biblioteca
type-good-scribes-vp = amanuensi-pv
type-good-lingua = lingua

## The guide, where the browser’s text speaks of what is touched there
tty-guide-aim = Vince il giocatore con più Punti Volgare (PV) alla morte del Papa, fra il turno 13 e il turno 16. I PV vengono soprattutto dai manoscritti, da 1 a 8 ciascuno, e dalla carica finale, fino a 22. Una prima partita in solitario contro i bot dura circa un’ora.
tty-guide-start = Tutti cominciano come Mercanti, con 10 ducati. Della città di partenza conta solo che cosa le sta vicino: «mappa» lo mostra.
tty-guide-points = A ogni turno hai 5 punti azione; ogni tipo di azione si può fare una volta: viaggiare, prendere cubetti, studiare, fare affari, avanzare su una tabella. Le azioni gratuite non costano punti. Scrivi un numero o una mossa; «aiuto» dice di più.
tty-guide-undo = Hai cambiato idea? «annulla» annulla una mossa, «annulla turno» l’intero turno, finché nessuno ha visto qualcosa di nuovo.
tty-guide-end = Non ti resta nulla da fare. Scrivi «fine» per chiudere il turno; fino ad allora puoi usare «annulla».
tty-guide-waiting = Le mosse degli altri sono qui sopra; «cronaca» mostra l’ultimo turno, «cronaca tutto» l’intera partita.
tty-guide-payment = Paga con i cubetti che vuoi, senza scartarne di superflui.
tty-guide-card-keep = Scegli una carta da tenere; le carte pescate le vedi solo tu, a meno che non siano scoperte. Le altre vanno in fondo al mazzo.

## What a table can be made of
tty-presets = Regole predefinite
tty-options = Opzioni
tty-documents = Documenti
tty-option-values = Valori: { $list }.
tty-all-presets = tutte
tty-option-documents = Documenti: { $list }.
tty-no-document = Nessun documento: è una scelta di questo progetto.
tty-option-rules = Regole: { $list }.
