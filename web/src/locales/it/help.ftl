### Aiuto: come si gioca, termini, tasti, regole.

help-title = Aiuto
help-five = Come si gioca
help-rules = Regole
help-terms = Icone e termini
help-keys = Tastiera
help-about = Informazioni

glossary-search = Cerca un’icona o un termine
glossary-found =
    { $n ->
        [one] Un termine
       *[other] { $n } termini
    }
glossary-none = Nulla si chiama così.
glossary-none-rules = Cerca nelle regole

terms-turn = Il tuo turno
terms-places = Luoghi
terms-people = Persone
terms-works = Opere e tabelle
terms-end = La fine

term-point-title = Punto azione
term-point = Un sigillo di ceralacca. Ne hai 5 nel tuo turno (6 con il Cardinale Muret); quelli non usati si perdono.
term-ducat-title = Ducato
term-ducat = Il denaro. Paga i viaggi, i Politici, le Badesse e la via al cardinalato.
term-knowledge = La scala intorno alla mappa. Decide quali manoscritti sai leggere e risolve ogni parità.
term-level-title = Livello
term-level = L’ultimo numero di livello raggiunto dal tuo dischetto sulla Scala della Conoscenza, da 1 a 8. Un manoscritto richiede almeno il suo livello.
term-free-title = Azione gratuita
term-free = Non costa punti azione: bonus, cambio di stato, Amanuensi in abbazia, pesca in Biblioteca. Ogni tipo una volta per turno.
term-order-title = Ordine di gioco
term-order = Gioca prima chi sa di meno; fra dischetti sullo stesso spazio quello sopra. Chi ha riposato di più passa davanti a tutti.
term-learnt-title = Non si può annullare
term-learnt = L’annullamento finisce dove qualcuno ha saputo qualcosa, vedendo tessere o scoprendone di nuove, e dove un altro giocatore ha deciso.

term-city = Ti dà una volta i suoi ducati (solo ai Mercanti) e la sua conoscenza, senza punti. La segna il tuo dischetto.
term-event = Una tessera su una città: il primo che la usa ne ottiene i ducati (solo i Mercanti) o la conoscenza.
term-start = Dove comincia la partita. Non ha bonus.
term-harbour = Da qui si naviga verso ogni altro porto dello stesso mare, con 3 punti e 10 ducati.
term-convent = Qui un Mercante può diventare Frate, per metà dei suoi ducati.
term-cathedral = Milano e Brindisi. Qui un Frate può diventare Cardinale, per 40 ducati e un Politico o un Nobile.
term-abbey = Qui le Badesse non costano ducati, e i tuoi Amanuensi diventano conoscenza o punti.
term-franciscan = Qui si cerca il Cantico, nel turno della sua tessera; verso la fine in tutte e cinque.
term-university = Bologna. Chi ha completato il Corriere vi ottiene fino a 15 conoscenza, una volta.

term-merchant = Tutti cominciano così. Incassa ducati da città ed eventi e commercia con l’Oriente.
term-friar = Vive di elemosina, ha una tessera Frate con il suo potere e può essere eletto Monaco Benedettino.
term-cardinal = Riceve più elemosina, ha una tessera Cardinale e può essere eletto Camerlengo o Papa.
term-charity = All’inizio del turno, fino all’11º, il Mercante più ricco dà 5 ducati a ogni Frate e 10 a ogni Cardinale più povero di lui; altrimenti paga la banca.
term-politicians = 3 voti. Costa 30 ducati, due ne costano 60.
term-nobles = 2 voti. Non costa ducati; scartato quando lo si prende ne rende 20.
term-abbesses = 1 voto. Costa 15 ducati, nessuno in abbazia. Paga il Cantico e il Corriere.
term-scribes = Sta davanti allo schermo finché un’abbazia lo trasforma in 3 conoscenza o in 1 PV.
term-virtual-title = Cubetto virtuale
term-virtual = Alcune tessere valgono un cubetto che aiuta in ogni pagamento, offerta o conteggio e non si cede mai.

term-manuscript = Vale il suo livello. Si prende nella zona della sua lingua, con abbastanza conoscenza, per tanti punti quanti ne indica la riga; uno per turno.
term-lingua = Vale 8. Diventa disponibile quando un livello si esaurisce; richiede il livello 8 e 4 punti, ovunque.
term-psalter = 1 punto: 3 conoscenza, o 4 per chi è ultimo.
term-business = 1 punto: 10 ducati.
term-riddle = Nelle zone blu. Alla fine segna solo chi è in testa, da 4 a 6 PV.
term-messenger = Ovunque. L’ultimo spazio costa ducati e Badesse e apre la conoscenza di Bologna.
term-orient = Per i Mercanti. In fondo rende altri ducati dalle città.
term-canticle = Nelle città francescane, una Badessa per passo. 9 PV al primo, qualcuno al secondo.
term-library = I suoi numeri fanno pescare tessere Biblioteca e tenerne una: punti segreti.
term-rest = Chi è più avanti gioca per primo nel turno dopo; poi ricomincia.

term-stupor = Dal turno 10, una volta: chi finisce il turno a Brindisi può convocare gli altri a un’asta di voti per 10 conoscenza.
term-papal-title = Tessera papale
term-papal = Una per turno dal turno 12. La prima rossa: il Papa sta morendo. La seconda: ultimo turno.
term-crown = Dopo l’ultimo turno i voti comprano una carica: Banchiere 7, Monaco 10, Camerlengo 11, Papa 17.
term-vp-title = PV
term-vp = Punti Volgare. Vince chi ne ha di più; a parità chi ha più conoscenza.

key-tab = Alla prossima cosa che si può fare, o che dice perché no
key-enter = La tocca; ancora una volta la esegue
key-digits = Le azioni della barra, nel loro ordine
key-escape = Lascia ciò che era stato toccato
key-undo = Annulla un passo (anche Ctrl Z)
key-redo = Ripete
key-end = Termina il turno
key-log = Alla cronaca
key-help = Icone e termini
key-zoom = Ingrandisce la mappa, e di nuovo tutta
key-arrows = Sulla mappa al luogo vicino; ripercorrendo, una mossa
key-turns = Ripercorrendo, un turno

rules-english = Per ora il testo delle regole è in inglese.
rules-search = Cerca nelle regole: una parola (inglese), o un numero come MSS-3
rules-found =
    { $n ->
        [one] Una regola
       *[other] { $n } regole
    }

five-lead = Italia, intorno al 1300: i mercanti vogliono contratti che tutti sappiano leggere, e i dotti cominciano a scrivere come si parla. Viaggi fra i dialetti, raccogli ciò che vi è scritto e cerchi un posto nel mondo.
five-aim = Che cosa vuoi
    .p1 = Il maggior numero di Punti Volgare. I più vengono dai manoscritti (da 1 a 8 ciascuno) e dalla carica a cui sei eletto alla fine (fino a 22 per il Papa).
    .p2 = La partita dura da 13 a 16 turni. Finisce con il turno in cui muore il Papa.
five-turn = Il tuo turno
    .p1 = Hai cinque punti azione, i sigilli di ceralacca. Quasi tutto costa punti; ogni tipo di azione si fa una volta nel tuo turno, in qualsiasi ordine.
    .p2 = Le azioni gratuite non ne costano: prendere un bonus dove sei, cambiare stato, convertire gli Amanuensi.
    .p3 = Ciò che ha il bordo d’oro si può fare ora. Tocca per vedere costo ed effetto, tocca di nuovo per farlo. Puoi annullare finché nessuno ne ha saputo nulla.
five-travel = Viaggiare
    .p1 = Un passo verso un luogo adiacente costa 1 punto. Un viaggio da 2 punti in su costa anche 10 ducati, per lungo che sia.
    .p2 = Da un porto si naviga verso ogni altro porto dello stesso mare con 3 punti.
five-cities = Città ed eventi
    .p1 = Una città con moneta o libro ti premia una volta per partita: i Mercanti prendono i ducati, tutti la conoscenza.
    .p2 = Ogni turno compare un evento presso una città. Il primo che lo usa ottiene ciò che mostra.
    .p3 = Si interagisce solo con il luogo dove si è, prima o dopo il viaggio, non con quelli che si attraversano.
five-manuscripts = Conoscenza e manoscritti
    .p1 = La scala intorno alla mappa è la tua conoscenza; ogni tredici spazi c’è un livello. Un manoscritto di livello 3 richiede il livello 3.
    .p2 = Devi essere nella zona della sua lingua. Costa tanti punti quanti ne indica la riga; quando un livello si esaurisce, i più alti costano meno. Uno per turno.
    .p3 = Tutte e cinque le lingue insieme valgono altri 5. La Lingua Volgare vale 8 e richiede il livello 8.
five-cubes = Quattro tipi di persone
    .p1 = Politici, Nobili e Badesse sono voti (3, 2, 1) per l’elezione; le Badesse pagano anche il Cantico e il Corriere.
    .p2 = Una costa 1 punto, due dello stesso tipo 4. I Politici costano 30 ducati l’uno, le Badesse 15. Un Nobile si può scartare appena preso, per 20.
    .p3 = Gli Amanuensi aspettano davanti allo schermo finché un’abbazia li trasforma tutti in conoscenza o in punti.
five-status = Mercante, Frate, Cardinale
    .p1 = Cominci come Mercante. In un convento puoi diventare Frate, per metà dei tuoi ducati; in una cattedrale Cardinale, per 40 ducati e un Politico o un Nobile. Non si torna indietro.
    .p2 = I religiosi non prendono più ducati da città ed eventi. Vivono di elemosina, che paga il Mercante più ricco, e hanno una tessera con un potere.
    .p3 = Nulla di ciò è obbligatorio: può vincere anche un Mercante.
five-tracks = Le tabelle
    .p1 = Indovinello Veronese (zone blu): chi è in testa ottiene da 4 a 6 PV alla fine.
    .p2 = Corriere (ovunque): in fondo si apre Bologna, con 10 o 15 conoscenza.
    .p3 = Oriente (Mercanti): in fondo rende ducati dalle città.
    .p4 = Cantico delle Creature (città francescane, una Badessa per passo): 9 PV al primo, meno al secondo.
    .p5 = Biblioteca Pontificia: pesca tessere, tienine una; punti segreti.
    .p6 = Riposo: gioca per primo nel prossimo turno.
five-end = Come finisce
    .p1 = Dal turno 12 si scoprono le tessere papali. Con la seconda rossa il Papa è morto: tutte le pedine vanno a Roma, e quel turno è l’ultimo.
    .p2 = Poi i voti comprano le cariche: il Mercante diventa Banchiere (7 voti, 6 PV), il Frate Monaco (10 voti, 11 PV), il Cardinale Camerlengo (11 voti, 14 PV) o Papa (17 voti, 22 PV).
    .p3 = Il maggior numero di voti rimasti e di ducati danno ancora qualche punto. Vince il totale più alto.
five-first = Per la tua prima partita
    .p1 = Prendi i bonus delle città intorno a te: la conoscenza presto apre presto i manoscritti.
    .p2 = Prendi un manoscritto ogni volta che passi in una zona in cui puoi.
    .p3 = Da circa il turno 8 tieni voti per l’elezione: la carica è il punteggio singolo più alto.
five-play = Gioca
five-rules = Tutte le regole

about-game = De Vulgari Eloquentia è un gioco da tavolo di Mario Papini. È uscito nel 2010, e in un’edizione Deluxe riveduta nel 2019. Tutti i disegni e tutte le parole di queste pagine sono nostri.
about-site = Volgare è un tavolo per giocarlo nel browser, gratuito e senza registrazione. Le sue regole sono scritte una per una con un numero; dove qualcosa è rifiutato, quel numero è indicato.
about-board = Il tabellone
about-board-how = Nessun tabellone stampato è stato copiato. Si usa ogni valore che un regolamento attesta; dove nessuno dice nulla, un valore è stato ricostruito ed è segnato come tale.
about-board-n =
    { $n ->
        [0] tutti i valori sono attestati da una fonte.
        [one] un valore è ricostruito.
       *[other] { $n } valori sono ricostruiti.
    }
about-editions = Edizioni
about-editions-how = I regolamenti del 2010 differiscono fra loro in pochi punti. Ognuno si può giocare così com’è: sceglilo per un nuovo tavolo. Le singole decisioni sono opzioni.
about-fonts = Caratteri
about-fonts-how = Alegreya e Alegreya Sans di Juan Pablo del Peral, con la SIL Open Font License.
