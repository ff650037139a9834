### The table in the terminal. The browser does not need these.

## The screen
tty-players = { $n ->
    [one] { $n } giocatore
   *[other] { $n } giocatori
  }
tty-seed = seme { $seed }
tty-human = umano
tty-you-are = tu sei { $seat }
tty-reconstructed = Nessuna fonte dà { $n } dei valori di questo tabellone; la mappa li segna con ?.
tty-lineup =
    .seat = posto
    .status = rango
    .ducats = ducati
    .level = livello
    .scribes = aman.
    .tiles = tess.
    .place = luogo
tty-cardinal = Card. { $name }
tty-have = Hai
tty-are = Sei
tty-in = Sei a
tty-at-sea = in mare sul { $sea }; hai lasciato { $place }.
tty-offer = Disponib.
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
tty-hold = Hai in mano: { $list }.

## What a place is and gives
tty-song-now = attiva adesso
tty-song-from = dal turno { $n }
tty-song-in = turno { $n }
tty-university = { $n } conoscenza per il corriere ({ $late } dopo il turno 7)
tty-taken = bonus già preso
tty-knowledge-only = { $what } (per te solo la conoscenza)
tty-not-for-you = { $what } (non per te)
tty-event = evento { $name }: { $what }
tty-auction = asta
tty-auction-for = asta per { $n } conoscenza
tty-d = { $n } d
tty-k = { $n } c

## The map
tty-map = Mappa
    .aside = quanto costerebbe muoversi da dove sei
    .place = luogo
    .cost = costo
    .zone = zona
    .d = d
    .k = c
    .here = qui
    .used = usati
    .what = che cos’è
    .note = d ducati, c conoscenza, una volta per giocatore; qui e usati: le pedine e i dischi dei posti. Un passo costa 1 punto, un viaggio sul Tirreno (T) o sull’Adriatico (A) 3, e 10 ducati se in tutto vuole più di 1 punto. mappa LUOGO mostra le sue strade.
    .unsure = Un ? segna un valore che nessuna fonte dà: questo tabellone ne ha { $n }.
tty-it-is = È
tty-roads = Strade per
tty-ships = Navi per
tty-from-you = Da te

## Manuscripts, turns, tracks, tiles
tty-manuscripts = Manoscritti
    .aside = uno per turno, in una zona del suo colore
    .level = livello
    .points = punti
    .knowledge = conoscenza
    .deck = mazzo
    .shown = scoperti
    .note = Un manoscritto vale in PV il suo livello; cinque colori danno 5 PV in più.
    .own = Hai: { $what }; il tuo livello è { $level }.
tty-lingua-beside = non prima che un livello sia esaurito
tty-lingua-offered = si può prendere ovunque
tty-lingua-taken = preso
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
tty-canticle = cantico a { $place }
tty-canticle-all = cantico in tutte e cinque
tty-papal = tessera papale
tty-last-charity = ultima elemosina
tty-tracks = Tabelle
    .aside = il più avanzato per primo, anche in una pila (+)
tty-of = su { $n }
tty-start = inizio
tty-level = sei al livello { $level }; il livello { $next } comincia alla casella { $space }, ne mancano { $n }
tty-level-last = sei al livello più alto, il { $n }
tty-marked = { $what } dalla casella { $n }
tty-friars = Frati
    .aside = un Mercante in un convento può diventarlo, per metà dei ducati
tty-cardinals = Cardinali
    .aside = un Frate in cattedrale, per 40 ducati e un politico o un nobile
tty-library = Biblioteca
    .aside = { $n ->
      [one] { $n } tessera nella pila
     *[other] { $n } tessere nella pila
    }
tty-stack = Conosci la pila, dall’alto: { $tiles }.

## Seats and score
tty-seats = Posti
    .aside = nell’ordine di questo turno
tty-to-convert = { $what } da convertire
tty-progress = { $track } { $n } di { $all }
tty-closed = chiuso; { $tiles }
tty-seat-has = ha
tty-seat-knows = sa
tty-seat-in = è a
tty-seat-tracks = tabelle
tty-seat-used = ha usato
tty-seat-power = potere
tty-seat-cards = carte
tty-seat-screen = schermo
tty-score = Punteggio
    .aside = se la partita finisse ora, senza elezione; – è nascosto
    .rule = regola
tty-score-final = Punteggio finale
tty-vp = Punti vittoria
tty-order = La classifica:

## What can be done
tty-moves = Le tue mosse
    .aside = ciò che è certo di ognuna
    .no = n.
    .move = mossa
    .points = punti
    .gains = porta e costa
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
tty-price-step = 1 a passo
tty-more-map = e altri { $n }: mappa
tty-more = e altre { $n }
tty-abbess-a-step = una badessa a passo
tty-no-way-back = senza ritorno

## Answers
tty-refused = { $move }: ora non è possibile. { $why }
tty-never = «{ $text }» non è una mossa: la regola è { $rule }. Ci sono: { $list }
tty-no-such-move = «{ $text }» non è una mossa. Ci sono: { $list }
tty-no-move = «{ $text }» non è né una mossa né un comando; aiuto elenca ciò che si può dire
tty-no-number = il numero { $n } non c’è: { $all ->
    [0] non c’è nulla da scegliere
   *[other] si sceglie da 1 a { $all }
  }
tty-ambiguous = «{ $text }» può voler dire { $list }
tty-possible = Possibile: { $list }.
tty-no-place = non c’è un luogo «{ $text }»
tty-no-rule = non c’è una regola «{ $text }» e nessuna la contiene; regola da sola le elenca tutte
tty-log-what = cronaca non conosce «{ $what }»; cronaca tutto mostra la partita intera
tty-why-what = perché vuole una mossa, per esempio: perché muovi roma
tty-undo-what = annulla non conosce «{ $what }»: annulla ritira una mossa, annulla turno il turno
tty-undone = { $n ->
    [one] Ritirata: { $n } mossa.
   *[other] Ritirate: { $n } mosse.
  }
tty-nothing-to-undo = non c’è nulla da ritirare
tty-decided = un altro ha deciso nel frattempo: non si torna indietro
tty-information-revealed = quella mossa ha mostrato qualcosa di nuovo: non si torna indietro
tty-nothing-to-redo = non c’è nulla da rifare
tty-over = la partita è finita
tty-save-what = salva vuole il nome di un file
tty-saved = Salvata. Per continuare: volgare play --load { $file }
tty-not-saved = non salvata: { $why }
tty-unsaved = la partita non è salvata: salva FILE la conserva, di nuovo esci la lascia
tty-broken-off = Non salvata. Con play --save FILE una partita interrotta si conserva.
tty-break-off = salva FILE conserva la partita, esci la lascia; interrompi di nuovo per uscire subito.
tty-pass = Passa la tastiera a { $seat }.
tty-enter = Premi Invio quando nessun altro guarda.
tty-line = riga { $n }: { $what }
tty-hint-again = Qual è la migliore? Scegli, poi di’ ancora suggerimento.

## Help and commands: a word each, in small letters
tty-help = Che cosa si può dire
    .text = Un numero della lista, o una mossa com’è scritta lì: muovi roma, prendi nobili 2 vendi 1, indovinello 3, fine. Le parole si possono accorciare finché resta una mossa sola: ind 3, salt, o roma da solo.
tty-cmd-moves = mosse
    .help = tutto ciò che puoi fare, con quanto ne è certo
tty-cmd-map = mappa
    .args = [LUOGO]
    .help = i luoghi con le distanze, o un luogo con le sue strade
tty-cmd-tracks = tabelle
    .help = le tabelle con le pile
tty-cmd-seats = posti
    .help = che cosa ha ogni posto, e che cosa c’è dietro il tuo schermo
tty-cmd-manuscripts = manoscritti
    .help = i manoscritti con i prezzi di adesso
tty-cmd-turns = turni
    .help = la tabella dei turni: eventi e cubetti in arrivo
tty-cmd-tiles = tessere
    .help = frati, cardinali e tessere Biblioteca rimasti
tty-cmd-score = punteggio
    .help = il punteggio finora, per quanto puoi saperlo
tty-cmd-log = cronaca
    .args = [tutto]
    .help = che cosa è successo nell’ultimo turno, o in tutta la partita
tty-cmd-why = perché
    .args = MOSSA
    .help = perché una mossa ora non è possibile
tty-cmd-rule = regola
    .args = [PAROLE]
    .help = una regola per intero, come regola MOV-2, o le regole in cui compaiono delle parole
tty-cmd-hint = suggerimento
    .help = tre idee per la decisione; detto ancora una volta, qual è la migliore. Solo per chi gioca da solo contro i bot
tty-cmd-undo = annulla
    .args = [turno]
    .help = ritira la tua ultima mossa, o tutto il tuo turno
tty-cmd-redo = rifai
    .help = rifà ciò che è stato ritirato per ultimo
tty-cmd-save = salva
    .args = [FILE]
    .help = scrive la partita in un file; play --load FILE la continua
tty-cmd-help = aiuto
    .help = questa lista
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
type-sell = vendi { $n }
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
tty-guide-aim = Vince chi ha più punti vittoria alla morte del Papa, dopo 13-16 turni: i più vengono dai manoscritti, da 1 a 8 ciascuno, e da una carica alla fine, fino a 22. Una prima partita da soli contro i bot dura circa un’ora.
tty-guide-start = Tutti cominciano da Mercanti con 10 ducati. La città di partenza conta solo per ciò che ha vicino: lo mostra mappa.
tty-guide-points = Ogni turno hai 5 punti per azioni, ogni genere una volta: viaggiare, prendere cubetti, studiare, commerciare, avanzare su una tabella. Le azioni gratuite non ne costano. Scrivi un numero o una mossa; aiuto dice di più.
tty-guide-undo = Hai cambiato idea? annulla ritira una mossa, annulla turno tutto il turno, finché nessuno ne ha saputo qualcosa.
tty-guide-end = Il tuo turno è esaurito. fine lo chiude quando ti va bene; fino ad allora annulla ritira.
tty-guide-waiting = Che cosa hanno fatto gli altri sta qui sopra; cronaca mostra l’ultimo turno, cronaca tutto la partita intera.
tty-guide-payment = Paga con cubetti a tua scelta. Nessuno può essere superfluo.
tty-guide-card-keep = Scegli una carta da tenere; le vedi solo tu, se non sono scoperte. Le altre vanno sotto il mazzo.

## What a table can be made of
tty-presets = Regole predefinite
tty-options = Opzioni
tty-documents = Documenti
tty-option-values = Valori: { $list }.
tty-all-presets = tutte
tty-option-documents = Documenti: { $list }.
tty-no-document = Nessun documento: una scelta di questo progetto.
tty-option-rules = Regole: { $list }.
