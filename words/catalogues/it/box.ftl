### La scatola valore per valore e l’editor del tabellone.

## La scatola
box-title = La scatola, valore per valore
box-lead = I documenti che abbiamo descrivono solo in parte il tabellone e le tessere stampate. Qui c’è ogni valore con la sua provenienza, compresi quelli ricostruiti perché nessun documento li riporta.
box-of-table = La scatola di un tavolo con { $preset }.
box-to-table = Torna al tavolo
box-search = Cerca
box-search-hint = Un luogo, una carta, un valore, un documento
box-correct = Correggi il tabellone
box-filter = Attendibilità dei valori
box-mark-attested = attestato
box-mark-inferred = dedotto
box-mark-proposed = ricostruito
box-mark-how-attested = riportato in un documento
box-mark-how-inferred = deriva da ciò che dicono i documenti
box-mark-how-proposed = nessun documento lo riporta: scelto in accordo con tutto il resto
box-on-board = Dei { $all } valori ricostruiti { $n } sono del tabellone; gli altri sono di tessere, carte e tabelle.
box-differ = diversi
box-differ-how = rispetto al tabellone predefinito
box-map-how = L’anello intorno a un luogo indica quanto se ne sa: color inchiostro i valori attestati, oro quelli dedotti, tratteggiati quelli ricostruiti.
box-place-noted = modificato
box-place-wrong = con un errore
box-found =
    { $n ->
        [one] Un valore
       *[other] { $n } valori
    }
box-nothing = Nessun valore trovato.
box-unsure = { $n } di { $all } ricostruiti
box-otherwise = Sul tabellone predefinito: { $value }.
box-added = Assente sul tabellone predefinito.
box-expansion =
    Appartiene all’opzione «{ $option }».{ $on ->
        [yes] {" "}A questo tavolo è in gioco.
        [no] {" "}A questo tavolo resta nella scatola.
       *[other] {""}
    }
box-ruling = Opzione «{ $option }»: { $value }.
box-yes = sì
box-none = nessuno

box-group-places = Luoghi
box-group-events = Tessere Evento
box-group-manuscripts = Manoscritti
box-group-tiles = Altre tessere
box-group-people = Frati e Cardinali
box-group-cards = Carte delle espansioni
box-group-tracks = Tabelle
box-group-pieces = Altri pezzi
box-group-players = Secondo il numero di giocatori
box-group-sources = Documenti
box-event-n = { $n }. { $name }
box-manuscripts-n = Manoscritti di livello { $level }
box-entry-library = Tessere Biblioteca
box-entry-library-more = Una tessera Biblioteca in più
box-entry-canticle = Tessere del Cantico
box-entry-papal = Tessere Evento Papale
box-entry-coins = Monete
box-entry-discs = Dischetti di ogni colore
box-entry-pawns = Pedine di ogni colore
box-entry-markers = Pedine Azione
box-players = Giocatori
box-limit = Massimo di cubetti su uno spazio della tabella dei turni
box-face-up = Manoscritti scoperti in una riga

## Come si chiama un valore
box-field-id = Sul tabellone
box-field-name = Nome
box-field-zone = Lingua
box-field-feature = Che cos’è
box-field-sea = Mare
box-field-ducats = Ducati
box-field-knowledge = Conoscenza
box-field-road = Strada per
box-field-alone = Strade
box-field-no = Numero
box-field-place = Luogo
box-field-gift = Dà
box-field-kinds = Nella scatola
box-field-tile = Tessere
box-field-more = Tessera
box-field-printed = Nome
box-field-effect = Che cosa fa
box-field-card = Carte
box-field-drawn = Si pescano a
box-field-deck = Carte da pescare
box-field-action = Carta Spazio Azione
box-field-turn = Turni
box-field-spaces = Lunghezza
box-field-length = Lunghezza
box-field-steps = Spazi segnati
box-field-late = Dal turno 8
box-field-red = Rosse
box-auction = { $n ->
    [one] { $n } punto conoscenza
   *[other] { $n } punti conoscenza
  }, all’asta
box-from-space = dallo spazio { $n }
box-spaces =
    { $n ->
        [one] uno spazio
       *[other] { $n } spazi
    }
box-step = { $value } sullo spazio { $space }
box-red = { $n } su 5

## A che cosa serve un valore
box-use-id = Qui sostano le pedine, e di qui passano i viaggi.
box-use-zone = Qui si prendono i manoscritti di questa lingua; nelle zone blu si avanza nell’Indovinello.
box-use-feature-start = Una delle città da cui si comincia; non dà nulla.
box-use-feature-city = Premia ogni giocatore una volta: ducati ai Mercanti, conoscenza a tutti.
box-use-feature-convent = Qui un Mercante può diventare Frate.
box-use-feature-abbey = Qui le badesse non costano ducati, e si convertono gli amanuensi.
box-use-feature-cathedral = Qui un Frate può diventare Cardinale.
box-use-feature-franciscan = Qui si cerca il Cantico, nel turno della sua tessera.
box-use-feature-harbour = Di qui si naviga verso gli altri porti dello stesso mare.
box-use-feature-event = Qui può trovarsi una tessera Evento.
box-use-feature-university = Dà conoscenza, una volta, ai giocatori che hanno completato il Corriere.
box-use-sea = Si naviga solo fra porti dello stesso mare.
box-use-ducats = I ducati che un Mercante prende qui, una volta per partita.
box-use-knowledge = La conoscenza che ogni giocatore prende qui, una volta per partita.
box-use-road = Un passo di un viaggio via terra, nei due sensi.
box-use-alone = Si raggiunge solo via mare.
box-use-event-no = I numeri danno l’ordine in cui arrivano gli eventi.
box-use-event-place = Il luogo in cui si usa l’evento.
box-use-event-gift = Ciò che riceve il primo giocatore che lo usa.
box-use-kinds = I manoscritti che si mescolano nel mazzo di questo livello.
box-use-tile = PV alla fine; la tessera con il manoscritto vale anche come un colore.
box-use-more = Si mescola nella pila delle tessere Biblioteca.
box-use-action = Sta accanto alla mappa e raccoglie le Pedine Azione spese qui; da sola non ha effetto.
box-use-friars = Un Mercante che diventa Frate prende una delle tessere rimaste.
box-use-cardinals = Un Frate che diventa Cardinale prende una delle tessere rimaste.
box-use-card-ritmo = Due o tre di colori diversi danno 3 o 7 punti conoscenza. Si possono scambiare. Chi ha più carte di uno stesso colore può ottenere PV in base alla tabella dell’Indovinello.
box-use-card-placito = Il giocatore con più Placiti può ottenere PV in base alla tabella del Cantico.
box-use-card-guaita = La Guaita, restituita al mazzo, dà 30 ducati o 6 punti conoscenza.
box-use-card-white = Ogni carta bianca restituita al mazzo dà 1 punto conoscenza; le carte bianche risolvono le parità di Placiti.
box-use-card-scuola = Apre l’azione di Cagliari. I suoi PV contano alla fine, se c’è anche una carta Arnault Daniel.
box-use-card-arnault = I suoi PV contano alla fine, se c’è anche una carta Scuola Siciliana.
box-use-card-glossario = I suoi PV contano alla fine.
box-use-turn = I turni in cui le singole città francescane sono attive.
box-use-red = La seconda rossa annuncia la morte del Papa e l’ultimo turno.
box-use-coins = Servono per ogni pagamento della banca; la metà dei ducati ceduta da chi diventa Frate si arrotonda a una moneta.
box-use-discs = Avanzano sulle tabelle e segnano le città già usate.
box-use-pawns = Mostrano dove si trova ogni giocatore.
box-use-markers = Mostrano le azioni fatte in un turno.
box-use-spaces = Lo spazio più alto che la conoscenza può raggiungere.
box-use-level = Stabilisce quali manoscritti si possono prendere e quante carte si possono tenere.
box-use-late = I punti conoscenza che l’università dà dopo il turno 7.
box-use-track-riddle = Alla fine il giocatore in testa ottiene i PV raggiunti dal suo dischetto.
box-use-track-messenger = L’ultimo spazio apre l’università, e costa ducati e badesse.
box-use-track-orient = L’ultimo spazio frutta altri ducati dalle città.
box-use-track-canticle = Alla fine il primo ottiene 9 PV, il secondo meno.
box-use-track-library = Gli spazi segnati indicano quante tessere Biblioteca si possono pescare.
box-use-track-rest = Il giocatore più avanti comincia il turno seguente.

## Note dei documenti incorporati
box-note-at-least-one-of-each-colour-dx = Ne è attestato almeno uno per colore (Deluxe).
box-note-at-least-two-of-each-colour-fr = Ne sono attestati almeno due per colore (aiuto di gioco francese).
box-note-one-of-1-5-6-7-and-9 = Uno dei numeri 1, 5, 6, 7 e 9.
box-note-the-value-of-2010-is-not-known = Il valore del 2010 non è noto.
box-note-the-value-in-the-deluxe-edition-is-not-known = Il valore nell’edizione Deluxe non è noto.
box-note-the-event-that-the-first-edition-lacked = L’evento che mancava alla prima edizione.
box-note-that-the-numbers-stand-on-spaces-4-5-and-6-is-said-by-de = Secondo il regolamento tedesco i numeri stanno sugli spazi 4, 5 e 6.
box-note-only-two-let-the-game-end-on-turns-13-14-15-and-16 = Solo con due tessere rosse la partita può finire in ciascuno dei turni da 13 a 16.
box-note-named-for-trade-so-ducats-are-likely = Prende il nome dal commercio: è probabile che dia ducati.
box-note-named-for-a-school-art-so-knowledge-is-likely = Prende il nome da un’arte insegnata nelle scuole: è probabile che dia conoscenza.
box-note-named-for-a-poet-so-knowledge-is-likely = Prende il nome da un poeta: è probabile che dia conoscenza.
box-note-level-8-is-very-rarely-reached-pk = Secondo una recensione il livello 8 si raggiunge molto di rado.
box-note-that-there-is-one-more-tile-is-attested-dx = È attestato che c’è una tessera in più (Deluxe).
box-note-it-once-calls-him-giustino-by-a-slip = Il regolamento italiano una volta lo chiama Giustino, per una svista.
box-note-until-when-charity-gives-him-more-differs = Il turno fino al quale riceve un’elemosina più alta cambia da un regolamento all’altro.
box-note-where-es-describes-the-tile-it-says-6-vp-its-list-of-points-says-4-as-the-others-do = Il regolamento spagnolo, nel descrivere la tessera, parla di 6 PV; nel suo elenco dei punti ne dà 4, come gli altri regolamenti.
box-note-five-colours-are-attested-these-are-the-other-dialects = Sono attestati cinque colori; questi corrispondono alle altre lingue.
box-note-the-list-of-contents-the-line-for-the-set-up-speaks-of-10-cards-which-does-not-fit-it = Dall’elenco del contenuto; la riga sulla preparazione parla invece di 10 carte.
box-note-six-cards-in-all-are-attested-dx = Sono attestate sei carte in tutto (Deluxe).
box-note-ten-cards-in-all-are-attested-dx = Sono attestate dieci carte in tutto (Deluxe).
box-note-every-pair-of-colours-once-then-the-55-tiles-add-up = Ogni coppia di colori una volta: così si arriva a 55 tessere.
box-note-else-who-begins-in-catania-could-not-leave = Altrimenti chi comincia a Catania non potrebbe partire.
box-note-at-least-7-in-the-deluxe-edition-dx = Almeno 7 nell’edizione Deluxe.
box-note-at-least-7-are-attested-dx = Ne sono attestati almeno 7 (Deluxe).
box-note-after-the-praise-of-milano-by-bonvesin-da-la-riva = Dall’elogio di Milano di Bonvesin da la Riva.
box-note-deluxe-does-not-say = Il regolamento Deluxe non lo dice.
box-note-weakly-from-the-backs-of-the-cards-of-the-sicilian-school = Indizio debole: il dorso delle carte Scuola Siciliana.
box-note-weakly-from-the-backs-of-the-cards-of-the-occitan-poet = Indizio debole: il dorso delle carte Arnault Daniel.
box-note-the-seat-of-the-sicilian-school-green-lies-in-the-south = La sede della Scuola Siciliana; le zone verdi sono a sud.
box-note-the-numbers-1-to-4-are-attested-it-their-spaces-are-not = I numeri da 1 a 4 sono attestati (regolamento italiano), i loro spazi no.
box-note-the-north-is-blue-so-blue-is-likely = Il nord è blu: è probabile che lo sia anche questo luogo.
box-note-the-early-value-the-late-one-is-in-the-component-files = Il valore fino al turno 7; quello successivo è riportato accanto alle tabelle.
box-note-ten-tiles-dx-jn-some-of-them-jokers-dx-are-attested = Sono attestate dieci tessere (Deluxe, una recensione italiana), alcune delle quali jolly.
box-note-pink-is-the-fiorentino-of-tuscany = Il rosa è il Fiorentino della Toscana.
box-note-no-other-place-of-sardinia-is-named = Nessun documento nomina altri luoghi della Sardegna.
box-note-more-than-90-are-attested-for-the-edition-of-2010-bdml = Ne sono attestati più di 90 per l’edizione del 2010.
box-note-more-than-90-are-attested-bdml = Ne sono attestati più di 90.
box-note-how-many-blank-spaces-come-first-is-not-known = Non è noto quanti spazi vuoti ci siano all’inizio.
box-note-eight-tiles-of-2-3-or-4-vp-are-attested-it-es-de-bdml = Sono attestate otto tessere da 2, 3 o 4 PV.
box-note-as-in-the-deluxe-edition = Come nell’edizione Deluxe.
box-note-1-2-and-3-are-the-last-three-spaces = 1, 2 e 3 sono gli ultimi tre spazi.
box-note-a-merchant-a-friar-and-a-cardinal = Un Mercante, un Frate e un Cardinale.
box-note-five-and-one-more-for-muret = Cinque, e una in più per Muret.

## L’editor
bench-title = Editor del tabellone
bench-lead = Se possiedi la scatola ne sai più di noi: inserisci i valori stampati sul tuo tabellone e gioca con quelli. Il server controlla ogni modifica; nulla lascia questo browser finché non apri un tavolo.
bench-name = Nome del tabellone
bench-source = Da dove vengono i tuoi valori
bench-source-how = Compare accanto a ogni valore che correggi o confermi.
bench-own-title = Il mio tabellone
bench-own-source = la mia copia del gioco, com’è stampata
bench-load = Continua da un file
bench-unread = Questo file contiene errori e non è stato caricato. Riga per riga:
bench-anew = Ricomincia
bench-anew-sure = Dimenticare tutte le correzioni?
bench-choose = Luogo o tessera Evento
bench-kind = Che cos’è
bench-extras = Inoltre
bench-roads = Strade
bench-road = Strada { $road }
bench-road-add = Una strada per…
bench-road-away = Togli la strada per { $place }
bench-road-new = costruita
bench-road-gone = tolta
bench-gift-kind = Che cosa dà la tessera
bench-gift-ducats = ducati
bench-gift-knowledge = conoscenza
bench-gift-auction = conoscenza, all’asta
bench-stands = Conferma
bench-all-stand = Conferma tutto
bench-stands-how = Il valore è stampato proprio così sul tuo tabellone: da ora lo attesta la tua fonte.
bench-was = era { $value } ({ $mark }: { $codes })
bench-was-nothing = non c’era
bench-put-back = Ripristina: { $what }
bench-changes =
    { $n ->
        [0] Che cosa è cambiato
        [one] Un valore è cambiato
       *[other] { $n } valori sono cambiati
    }
bench-no-changes = Ancora nulla: tocca un luogo sulla mappa, o sceglilo per nome.
bench-change-confirmed = confermato
bench-faults =
    { $n ->
        [one] Un errore
       *[other] { $n } errori
    }
bench-in-order = Il tabellone è in ordine.
bench-left =
    { $n ->
        [0] Non ci sono più valori ricostruiti.
        [one] Resta un valore ricostruito.
       *[other] Restano { $n } valori ricostruiti.
    }
bench-download = Scarica
bench-play = Gioca su questo
bench-whole = Il tabellone
bench-part-board = Nome del tabellone
bench-part-title = Nome del tabellone
bench-part-note = Nota
bench-part-sources = Da dove vengono i tuoi valori

## Che cosa può essere sbagliato; a, b, c e d sono nomi e cifre
fault-file-too-large = Un tabellone ha al massimo { $a } byte, non { $b }: accorcia le note.
fault-too-many-signs = Questo tabellone contiene troppi dati: ha { $b } fra parentesi, virgole e due punti, e può averne { $a }.
fault-too-wide = Un elenco ha al massimo { $a } voci.
fault-value-too-long = Un testo ha al massimo { $a } byte, non { $b }.
fault-many-faults = Errori in tutto: { $a }. Ecco i primi { $b }.
fault-out-of-range = Serve un numero intero da { $b } a { $c }, non { $d }.
fault-no-text = Serve un testo.
fault-no-word = Dagli un nome con qualche lettera non accentata (a-z).
fault-name-is-taken = Un altro tabellone si chiama già { $a }: dagli un altro nome.
fault-code-taken = La sigla { $a } è già usata.
fault-code-blank = Una sigla non ha spazi.
fault-no-source = Manca l’indicazione della fonte.
fault-other-source = La fonte { $b } non ha una spiegazione.
fault-not-one-kind = Un luogo dev’essere esattamente una di queste cose: { $b }.
fault-needs-city = Può averlo solo una città: { $b }.
fault-no-sea = Un porto ha bisogno del suo mare.
fault-no-harbour = Si trova su un mare, ma non è un porto.
fault-not-neutral = Un luogo di questo tipo non ha lingua: { $b }.
fault-worth-missing = A una città serve un valore: 0 se non ne ha.
fault-worth-of-no-city = Solo una città ha questo valore.
fault-poor-university = L’università deve dare conoscenza.
fault-wrong-count = Devono esserci { $a } luoghi del tipo «{ $b }», e sono { $c }: { $d }.
fault-one-way = La strada per { $b } manca nel senso inverso.
fault-two-marks = La strada per { $b } è segnata diversamente all’altro capo.
fault-only-harbour = È l’unico porto di questo mare ({ $b }): un mare deve averne due.
fault-unreachable = Da Roma non ci si arriva, né per terra né per mare.
fault-no-event-box = La tessera Evento { $a } è a { $b }, che non ha posto per gli eventi.
fault-not-one-gift = Una tessera dà esattamente una cosa: ducati, conoscenza o un’asta.
fault-wrong-stupor = Questa tessera appartiene a Brindisi.
fault-wrong-auction = La tessera { $b }, e nessun’altra, è un’asta.
