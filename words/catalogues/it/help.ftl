### Aiuto: come si gioca, termini, tasti, regole.

help-title = Aiuto
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
glossary-none = Nessun termine trovato.
glossary-none-rules = Cerca nelle regole

terms-turn = Il tuo turno
terms-places = Luoghi
terms-people = Persone
terms-works = Opere e tabelle
terms-end = La fine

term-point-title = Punto azione
term-point = Un sigillo di ceralacca. Ne hai 5 nel tuo turno (6 con il Cardinale Muret); quelli non usati si perdono.
term-ducat-title = Ducato
term-ducat = Il denaro. Serve per i viaggi, i politici, le badesse e la nomina a Cardinale.
term-knowledge = La scala intorno alla mappa. Decide quali manoscritti puoi prendere e risolve ogni parità.
term-level-title = Livello
term-level = L’ultimo livello raggiunto dal tuo dischetto sulla scala della conoscenza, da 1 a 8. Per un manoscritto serve almeno il suo livello.
term-free-title = Azione gratuita
term-free = Non costa punti azione: bonus, cambio di status, amanuensi in abbazia, pesca in Biblioteca. Ogni tipo una volta per turno.
term-order-title = Ordine di gioco
term-order = Gioca prima chi ha meno conoscenza; fra dischetti sullo stesso spazio quello sopra. Il giocatore più avanti nel Riposo passa davanti a tutti.
term-learnt-title = Non si può annullare
term-learnt = Una mossa non si può più annullare se qualcuno ha visto qualcosa di nuovo, per esempio una tessera o una carta appena scoperta, o se un altro giocatore ha già preso una decisione.

term-city = Dà una volta sola i suoi ducati (solo ai Mercanti) e la sua conoscenza, senza costare punti. Il tuo dischetto la segna.
term-event = Una tessera presso una città: il primo giocatore che la usa ne ottiene i ducati (solo i Mercanti) o la conoscenza.
term-start = Il luogo da cui si comincia. Non ha bonus.
term-harbour = Da qui si naviga verso gli altri porti dello stesso mare, con 3 punti e 10 ducati.
term-convent = Qui un Mercante può diventare Frate, cedendo metà dei suoi ducati.
term-cathedral = A Milano e a Brindisi. Qui un Frate può diventare Cardinale, con 40 ducati e un politico o un nobile.
term-abbey = Qui le badesse non costano ducati, e i tuoi amanuensi diventano conoscenza o PV.
term-franciscan = Qui si cerca il Cantico, nel turno indicato dalla tessera; verso la fine in tutte e cinque.
term-university = Bologna. I giocatori che hanno completato il Corriere vi ottengono fino a 15 punti conoscenza, una volta.

term-merchant = Lo status di tutti all’inizio. Incassa ducati da città ed eventi e commercia con l’Oriente.
term-friar = Vive di elemosina, ha una tessera Frate con il suo potere e può essere eletto Monaco Benedettino.
term-cardinal = Riceve più elemosina, ha una tessera Cardinale e può essere eletto Camerlengo o Papa.
term-shlasinger = Una delle tessere Cardinale. Una volta fa arretrare di 6 spazi la conoscenza di un avversario.
term-charity = All’inizio del turno, fino all’11º, il Mercante più ricco dà 5 ducati a ogni Frate e 10 a ogni Cardinale più povero di lui; altrimenti paga la banca.
term-politicians = 3 voti. Costa 30 ducati, due ne costano 60.
term-nobles = 2 voti. Non costa ducati; scartato appena preso ne dà 20.
term-abbesses = 1 voto. Costa 15 ducati, nessuno in abbazia. Serve per il Cantico e il Corriere.
term-scribes = Sta davanti allo schermo finché un’abbazia non lo converte in 3 punti conoscenza o in 1 PV.
term-virtual-title = Cubetto virtuale
term-virtual = Alcune tessere valgono come un cubetto: aiuta in ogni pagamento, offerta o conteggio e non si scarta mai.

term-manuscript = Vale il suo livello in PV. Si prende nella zona della sua lingua, con abbastanza conoscenza, spendendo i punti della sua riga; uno per turno.
term-lingua = Vale 8 PV. Diventa disponibile quando un livello si esaurisce; richiede il livello di conoscenza 8 e 4 punti, in qualsiasi luogo.
term-psalter = 1 punto azione: 3 punti conoscenza, o 4 per l’ultimo sulla scala.
term-business = 1 punto azione: 10 ducati.
term-riddle = Nelle zone blu. Alla fine dà da 4 a 6 PV, solo al giocatore in testa.
term-messenger = In qualsiasi luogo. L’ultimo spazio costa ducati e badesse e apre la conoscenza di Bologna.
term-orient = Per i Mercanti. L’ultimo spazio frutta altri ducati dalle città.
term-canticle = Nelle città francescane, una badessa per spazio. 9 PV al primo, meno al secondo.
term-library = I suoi numeri permettono di pescare tessere Biblioteca e di tenerne una: PV segreti.
term-rest = Il giocatore più avanti comincia il turno seguente; poi il suo dischetto torna alla partenza.

term-stupor = Dal turno 10, una volta: un giocatore che finisce il turno a Brindisi può convocare gli altri a un’asta di voti per 10 punti conoscenza.
term-papal-title = Evento Papale
term-papal = Una per turno dal turno 12. Prima rossa: il Papa sta morendo. Seconda rossa: è l’ultimo turno.
term-crown = Dopo l’ultimo turno con i voti si ottiene una carica: Banchiere (7 voti, 6 PV), Monaco (10 voti, 11 PV), Camerlengo (11 voti, 14 PV) o Papa (17 voti, 22 PV).
term-vp-title = PV
term-vp = Punti Volgare, i punti vittoria di questo gioco. Vince chi ne ha di più; a parità, chi ha più conoscenza.

key-tab = Passa al prossimo elemento che si può usare o che spiega perché non si può
key-enter = Seleziona l’elemento; una seconda volta esegue la mossa
key-actions = Ogni azione ha il suo tasto, lo stesso a ogni tavolo e a ogni turno; in fondo al tavolo è indicato davanti al nome. La prima pressione mostra l’azione, Invio la esegue.
key-escape = Deseleziona
key-undo = Annulla una mossa (anche Ctrl Z)
key-redo = Ripete la mossa annullata
key-end = Termina il turno
key-next = Al prossimo tavolo che aspetta te
key-log = Va alla Cronaca
key-help = Icone e termini
key-zoom = Ingrandisce la mappa, o la mostra tutta
key-arrows = Sulla mappa, al luogo vicino; ripercorrendo la partita, di una mossa
key-turns = Ripercorrendo la partita, di un turno

five-lead = Italia, intorno al 1300: i mercanti vogliono contratti che tutti sappiano leggere, e i dotti cominciano a scrivere come si parla. Tu viaggi fra i dialetti, raccogli ciò che vi si scrive e cerchi il tuo posto nel mondo.
five-aim = Lo scopo
    .p1 = Fare il maggior numero di Punti Volgare (PV). Vengono soprattutto dai manoscritti (da 1 a 8 ciascuno) e dalla carica che ottieni alla fine (fino a 22 per il Papa).
    .p2 = La partita dura da 13 a 16 turni. Finisce con il turno in cui muore il Papa.
five-turn = Il tuo turno
    .p1 = Hai cinque punti azione, i sigilli di ceralacca. Quasi tutto costa punti; ogni tipo di azione si può fare una volta nel tuo turno, nell’ordine che vuoi.
    .p2 = Le azioni gratuite non ne costano: prendere un bonus dove sei, cambiare status, convertire gli amanuensi.
    .p3 = Ciò che ha il bordo d’oro si può fare ora. Tocca per vedere costo ed effetto, tocca di nuovo per farlo. Puoi annullare finché nessuno ha visto qualcosa di nuovo.
five-travel = Viaggiare
    .p1 = Un passo verso un luogo adiacente costa 1 punto. Un viaggio da 2 punti in su costa anche 10 ducati, qualunque sia la distanza.
    .p2 = Da un porto si naviga verso gli altri porti dello stesso mare con 3 punti.
five-cities = Città ed eventi
    .p1 = Una città con moneta o libro ti premia una volta per partita: i ducati vanno ai Mercanti, la conoscenza a tutti.
    .p2 = Quasi a ogni turno compare un evento presso una città. Il primo giocatore che lo usa ottiene ciò che mostra.
    .p3 = Contano solo i luoghi in cui ti trovi prima o dopo il viaggio, non quelli che attraversi.
five-manuscripts = Conoscenza e manoscritti
    .p1 = La scala intorno alla mappa è la tua conoscenza; ogni tredici spazi c’è un livello. Per un manoscritto di livello 3 serve il livello 3.
    .p2 = Devi essere nella zona della sua lingua. Costa i punti indicati dalla sua riga; quando un livello si esaurisce, i più alti costano meno. Uno per turno.
    .p3 = Tutte e cinque le lingue insieme valgono altri 5 PV. La Lingua Volgare vale 8 PV e richiede il livello 8.
five-cubes = Quattro tipi di persone
    .p1 = Politici, nobili e badesse sono voti (3, 2, 1) per l’elezione; le badesse servono anche per il Cantico e il Corriere.
    .p2 = Un cubetto costa 1 punto, due dello stesso tipo 4. I politici costano anche 30 ducati l’uno, le badesse 15. Un nobile si può scartare appena preso, per 20 ducati.
    .p3 = Gli amanuensi aspettano davanti al tuo schermo finché un’abbazia non li converte tutti: o in conoscenza o in PV.
five-status = Mercante, Frate, Cardinale
    .p1 = Cominci come Mercante. In un convento puoi diventare Frate, cedendo metà dei tuoi ducati; in una cattedrale Cardinale, con 40 ducati e un politico o un nobile. Non si torna indietro.
    .p2 = I religiosi non ricevono più ducati da città ed eventi. Vivono dell’elemosina, che fa il Mercante più ricco, e hanno una tessera con un potere.
    .p3 = Nulla di tutto questo è obbligatorio: può vincere anche un Mercante.
five-tracks = Le tabelle
    .p1 = Indovinello Veronese (zone blu): alla fine il giocatore in testa ottiene da 4 a 6 PV.
    .p2 = Corriere (ovunque): l’ultimo spazio apre Bologna, con 10 o 15 punti conoscenza.
    .p3 = Oriente (Mercanti): l’ultimo spazio frutta ducati dalle città.
    .p4 = Cantico delle Creature (città francescane, una badessa per spazio): 9 PV al primo, meno al secondo.
    .p5 = Biblioteca Pontificia: peschi tessere e ne tieni una; sono PV segreti.
    .p6 = Riposo: il giocatore più avanti comincia il prossimo turno.
five-end = Come finisce
    .p1 = Dal turno 12 si scoprono le tessere Evento Papale. Con la seconda rossa il Papa è morto: tutte le pedine vanno a Roma, e quel turno è l’ultimo.
    .p2 = Poi con i voti si ottengono le cariche: il Mercante diventa Banchiere (7 voti, 6 PV), il Frate Monaco (10 voti, 11 PV), il Cardinale Camerlengo (11 voti, 14 PV) o Papa (17 voti, 22 PV).
    .p3 = La maggioranza dei voti rimasti e quella dei ducati danno ancora qualche PV. Vince il totale più alto.
five-first = Per la tua prima partita
    .p1 = Prendi presto i bonus delle città intorno a te: prima sale la conoscenza, prima si aprono i manoscritti.
    .p2 = Ogni volta che ti fermi in una zona adatta, prendi un manoscritto.
    .p3 = Dal turno 8 circa metti da parte voti per l’elezione: nessun’altra voce dà tanti PV quanto la carica.
five-play = Gioca
five-rules = Tutte le regole

about-game = De Vulgari Eloquentia è un gioco da tavolo di Mario Papini. È uscito nel 2010, e in un’edizione Deluxe riveduta nel 2019. I disegni e i testi di queste pagine sono tutti nostri.
about-site = Volgare è un tavolo per giocarlo nel browser, gratuito e senza registrazione. Ogni sua regola ha un numero; quando una mossa non è possibile, il numero indica la regola che lo impedisce.
about-board = Il tabellone
about-board-how = Non abbiamo copiato nessun tabellone stampato. Usiamo tutti i valori riportati dai regolamenti; dove mancano, il valore è ricostruito e segnato come tale.
about-board-n =
    { $n ->
        [0] tutti i valori sono attestati da una fonte.
        [one] un valore è ricostruito.
       *[other] { $n } valori sono ricostruiti.
    }
about-board-box = La scatola, valore per valore
about-board-edit = Correggi il tabellone
about-editions = Edizioni
about-editions-how = I regolamenti del 2010 differiscono fra loro in pochi punti. Ognuno si può giocare così com’è: sceglilo per un nuovo tavolo. I singoli punti controversi sono opzioni.
about-words = Le parole sui manoscritti
about-words-how = Sui fogli si leggono le prime parole di opere del tempo, nella loro lingua. Per ciascuna è indicata l’edizione o il manoscritto in cui si trova; le grafie variano dall’una all’altro, e la nostra non è stata confrontata lettera per lettera.
about-fonts = Caratteri
about-fonts-how = Alegreya e Alegreya Sans di Juan Pablo del Peral, con la SIL Open Font License.
