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
term-order = Gioca prima chi sa di meno; fra dischetti sullo stesso spazio quello sopra. Chi ha riposato di più passa davanti a tutti.
term-learnt-title = Non si può annullare
term-learnt = Si annulla solo fin dove nessuno ha visto qualcosa di nuovo, come una tessera pescata o scoperta, e nessun altro ha deciso.

term-city = Dà una volta sola i suoi ducati (ai Mercanti) e la sua conoscenza, senza costare punti. Il tuo dischetto la segna.
term-event = Una tessera presso una città: chi la usa per primo ne ottiene i ducati (solo i Mercanti) o la conoscenza.
term-start = Da qui si comincia. Non ha bonus.
term-harbour = Da qui si naviga verso gli altri porti dello stesso mare, con 3 punti e 10 ducati.
term-convent = Qui un Mercante può diventare Frate, per metà dei suoi ducati.
term-cathedral = Milano e Brindisi. Qui un Frate può diventare Cardinale, per 40 ducati e un politico o un nobile.
term-abbey = Qui le badesse non costano ducati, e i tuoi amanuensi diventano conoscenza o PV.
term-franciscan = Qui si cerca il Cantico, nel turno indicato dalla tessera; verso la fine in tutte e cinque.
term-university = Bologna. Chi ha completato il Corriere vi ottiene fino a 15 di conoscenza, una volta.

term-merchant = Si comincia tutti così. Incassa ducati da città ed eventi e commercia con l’Oriente.
term-friar = Vive di elemosina, ha una tessera Frate con il suo potere e può essere eletto Monaco Benedettino.
term-cardinal = Riceve più elemosina, ha una tessera Cardinale e può essere eletto Camerlengo o Papa.
term-shlasinger = Uno dei cardinali che un frate può diventare. Una volta fa arretrare di 6 spazi la conoscenza di un avversario.
term-charity = All’inizio del turno, fino all’11º, il Mercante più ricco dà 5 ducati a ogni Frate e 10 a ogni Cardinale più povero di lui; altrimenti paga la banca.
term-politicians = 3 voti. Costa 30 ducati, due ne costano 60.
term-nobles = 2 voti. Non costa ducati; scartato appena preso ne rende 20.
term-abbesses = 1 voto. Costa 15 ducati, nessuno in abbazia. Serve per il Cantico e il Corriere.
term-scribes = Sta davanti allo schermo finché in abbazia non diventa 3 di conoscenza o 1 PV.
term-virtual-title = Cubetto virtuale
term-virtual = Alcune tessere valgono come un cubetto: aiuta in ogni pagamento, offerta o conteggio e non si scarta mai.

term-manuscript = Vale il suo livello. Si prende nella zona della sua lingua, con abbastanza conoscenza, per i punti della sua riga; uno per turno.
term-lingua = Vale 8. Diventa disponibile quando un livello si esaurisce; richiede il livello 8 e 4 punti, ovunque.
term-psalter = 1 punto: 3 di conoscenza, o 4 per chi è ultimo.
term-business = 1 punto: 10 ducati.
term-riddle = Nelle zone blu. Alla fine dà da 4 a 6 PV, solo a chi è in testa.
term-messenger = Ovunque. L’ultimo spazio costa ducati e badesse e apre la conoscenza di Bologna.
term-orient = Per i Mercanti. All’ultimo spazio le città rendono altri ducati.
term-canticle = Nelle città francescane, una badessa per spazio. 9 PV al primo, meno al secondo.
term-library = I suoi numeri fanno pescare tessere Biblioteca per tenerne una: PV segreti.
term-rest = Chi è più avanti gioca per primo nel turno dopo; poi ricomincia.

term-stupor = Dal turno 10, una volta: chi finisce il turno a Brindisi può convocare gli altri a un’asta di voti per 10 di conoscenza.
term-papal-title = Tessera papale
term-papal = Una per turno dal turno 12. Prima rossa: il Papa sta morendo. Seconda rossa: è l’ultimo turno.
term-crown = Dopo l’ultimo turno con i voti si ottiene una carica: Banchiere (7 voti, 6 PV), Monaco (10 voti, 11 PV), Camerlengo (11 voti, 14 PV) o Papa (17 voti, 22 PV).
term-vp-title = PV
term-vp = Punti Volgare. Vince chi ne ha di più; a parità, chi ha più conoscenza.

key-tab = Passa alla prossima cosa che si può fare, o che dice perché no
key-enter = La tocca; una seconda volta la esegue
key-actions = Ogni azione ha il suo tasto, lo stesso a ogni tavolo e a ogni turno; ai piedi del tavolo sta davanti al nome. La prima pressione mostra l’azione, Invio la fa.
key-escape = Lascia perdere ciò che hai toccato
key-undo = Annulla un passo (anche Ctrl Z)
key-redo = Ripete un passo annullato
key-end = Termina il turno
key-log = Va alla cronaca
key-help = Icone e termini
key-zoom = Ingrandisce la mappa, o la mostra tutta
key-arrows = Sulla mappa, al luogo vicino; ripercorrendo la partita, di una mossa
key-turns = Ripercorrendo la partita, di un turno

five-lead = Italia, intorno al 1300: i mercanti vogliono contratti che tutti sappiano leggere, e i dotti cominciano a scrivere come si parla. Tu viaggi fra i dialetti, raccogli ciò che vi si scrive e cerchi il tuo posto nel mondo.
five-aim = Il tuo scopo
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
    .p1 = Una città con moneta o libro ti premia una volta per partita: i Mercanti prendono i ducati, tutti la conoscenza.
    .p2 = Quasi ogni turno compare un evento presso una città. Chi lo usa per primo ottiene ciò che mostra.
    .p3 = Contano solo i luoghi in cui ti trovi prima o dopo il viaggio, non quelli che attraversi.
five-manuscripts = Conoscenza e manoscritti
    .p1 = La scala intorno alla mappa è la tua conoscenza; ogni tredici spazi c’è un livello. Per un manoscritto di livello 3 serve il livello 3.
    .p2 = Devi essere nella zona della sua lingua. Costa i punti indicati dalla sua riga; quando un livello si esaurisce, i più alti costano meno. Uno per turno.
    .p3 = Tutte e cinque le lingue insieme valgono altri 5 PV. La Lingua Volgare ne vale 8 e richiede il livello 8.
five-cubes = Quattro tipi di persone
    .p1 = Politici, nobili e badesse sono voti (3, 2, 1) per l’elezione; le badesse servono anche per il Cantico e il Corriere.
    .p2 = Una persona costa 1 punto, due dello stesso tipo 4. I politici costano anche 30 ducati l’uno, le badesse 15. Un nobile si può scartare appena preso, per 20 ducati.
    .p3 = Gli amanuensi aspettano davanti allo schermo finché in abbazia non diventano tutti conoscenza o tutti PV.
five-status = Mercante, Frate, Cardinale
    .p1 = Cominci come Mercante. In un convento puoi diventare Frate, per metà dei tuoi ducati; in una cattedrale Cardinale, per 40 ducati e un politico o un nobile. Non si torna indietro.
    .p2 = I religiosi non prendono più ducati da città ed eventi. Vivono di elemosina, che paga il Mercante più ricco, e hanno una tessera con un potere.
    .p3 = Non c’è alcun obbligo: può vincere anche un Mercante.
five-tracks = Le tabelle
    .p1 = Indovinello Veronese (zone blu): chi è in testa ottiene da 4 a 6 PV alla fine.
    .p2 = Corriere (ovunque): l’ultimo spazio apre Bologna, con 10 o 15 di conoscenza.
    .p3 = Oriente (Mercanti): l’ultimo spazio frutta ducati dalle città.
    .p4 = Cantico delle Creature (città francescane, una badessa per spazio): 9 PV al primo, meno al secondo.
    .p5 = Biblioteca Pontificia: peschi tessere e ne tieni una; sono PV segreti.
    .p6 = Riposo: chi è più avanti gioca per primo nel prossimo turno.
five-end = Come finisce
    .p1 = Dal turno 12 si scoprono le tessere papali. Con la seconda rossa il Papa è morto: tutte le pedine vanno a Roma, e quel turno è l’ultimo.
    .p2 = Poi con i voti si ottengono le cariche: il Mercante diventa Banchiere (7 voti, 6 PV), il Frate Monaco (10 voti, 11 PV), il Cardinale Camerlengo (11 voti, 14 PV) o Papa (17 voti, 22 PV).
    .p3 = Chi ha più voti rimasti e chi ha più ducati ottiene ancora qualche punto. Vince il totale più alto.
five-first = Per la tua prima partita
    .p1 = Prendi i bonus delle città intorno a te: prima sale la conoscenza, prima si aprono i manoscritti.
    .p2 = Prendi un manoscritto ogni volta che ti fermi in una zona in cui puoi.
    .p3 = Dal turno 8 circa metti da parte voti per l’elezione: nessun’altra voce dà tanti PV quanto la carica.
five-play = Gioca
five-rules = Tutte le regole

about-game = De Vulgari Eloquentia è un gioco da tavolo di Mario Papini. È uscito nel 2010, e in un’edizione Deluxe riveduta nel 2019. Tutti i disegni e tutte le parole di queste pagine sono nostri.
about-site = Volgare è un tavolo per giocarlo nel browser, gratuito e senza registrazione. Le sue regole sono scritte una per una, con un numero; quando qualcosa non si può fare, il numero dice perché.
about-board = Il tabellone
about-board-how = Nessun tabellone stampato è stato copiato. Si usa ogni valore che un regolamento attesta; dove nessuno dice nulla, un valore è stato ricostruito ed è segnato come tale.
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
about-words-how = Sui fogli stanno le prime parole di opere del tempo, nella loro lingua. L’edizione o il manoscritto indicati sono dove ciascuna si può leggere; le grafie variano dall’una all’altro, e la nostra non è stata confrontata lettera per lettera.
about-fonts = Caratteri
about-fonts-how = Alegreya e Alegreya Sans di Juan Pablo del Peral, con la SIL Open Font License.
