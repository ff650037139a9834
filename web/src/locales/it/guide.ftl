### La prima partita guidata: ogni cosa la prima volta che conta.

guide-title = Guida
guide-good = Bene
guide-no-more = Basta consigli

guide-start = Scegli da dove partire
    .text = I luoghi con il bordo d’oro sono liberi. Una città di partenza di per sé non dà nulla: guarda che cosa c’è vicino. Toccane una per vederla, ancora una volta per prenderla.
guide-points = Cinque punti azione
    .text = I sigilli di ceralacca sono i tuoi punti azione. Tutto ciò che ha il bordo d’oro si può fare ora: tocca per vedere quanto costa e che cosa dà, tocca di nuovo per farlo. Ciò che è sbiadito dice perché.
guide-city = Il bonus di una città è gratuito
    .text = Una volta per partita ogni città ti paga: il Mercante incassa i ducati, chiunque la conoscenza. Non costa punti azione. Il tuo dischetto resta lì come segno.
guide-event = Qui c’è un evento
    .text = Il primo che lo usa ne ottiene i ducati (solo i Mercanti) o la conoscenza. Non costa punti azione; poi è finito.
guide-move = Il viaggio
    .text = Ogni passo verso un luogo adiacente costa un punto. Da due passi in su il viaggio costa 10 ducati in tutto, per lungo che sia. Tra porti dello stesso mare si naviga con 3 punti. Ci si muove una volta per turno.
guide-cubes = Persone che ti aiutano
    .text = Una costa un punto, due dello stesso tipo quattro; un Politico costa anche 30 ducati, una Badessa 15. Politici, Nobili e Badesse sono voti; un Nobile si può cedere subito per 20 ducati. Gli Amanuensi diventano conoscenza o PV in un’abbazia.
guide-psalter = Salterio e piccoli affari
    .text = Un punto ciascuno, una volta per turno: il Salterio dà 3 conoscenza (4 se sei ultimo), i piccoli affari 10 ducati. Non serve un luogo.
guide-manuscript = Puoi prendere un manoscritto
    .text = Sei nella zona della sua lingua e la tua conoscenza basta. Costa tanti punti quanti ne indica la riga e alla fine vale il suo livello; tutte e cinque le lingue danno altri 5 PV. Uno per turno.
guide-lingua = La Lingua Volgare è disponibile
    .text = Un livello di manoscritti è esaurito: i più alti costano ora un punto in meno. La Lingua Volgare vale 8 e può prenderla ovunque chi è al livello 8, con 4 punti.
guide-undo = Hai cambiato idea?
    .text = Annulla ritira un passo o tutto il turno, finché nessuno ne ha saputo nulla. Prova pure.
guide-end = Hai usato tutto il turno
    .text = Terminalo qui quando sei contento. Fino ad allora puoi ancora tornare indietro.
guide-waiting = Che cosa hanno fatto gli altri
    .text = Si è visto sul tabellone e sta scritto qui. Mentre giocano, un tocco dovunque salta avanti; la velocità si sceglie sotto ⋯.
guide-order = Comincia chi sa di meno
    .text = In ogni turno inizia chi ha meno conoscenza. Fra i dischetti sullo stesso spazio gioca prima quello sopra. Chi ha riposato di più passa davanti a tutti.
guide-alms = L’elemosina
    .text = All’inizio di ogni turno, fino all’11º, ogni Frate riceve 5 ducati e ogni Cardinale 10: dal Mercante più ricco, se ha più di loro, altrimenti dalla banca.
guide-charity = Chi ti fa l’elemosina?
    .text = Più Mercanti sono ugualmente ricchi: scegli tu chi di loro la fa.
guide-friar = Potresti diventare Frate
    .text = Costa metà dei tuoi ducati e non si torna Mercante: niente più ducati dalle città né passi in Oriente, ma elemosina, una tessera Frate con il suo potere e una carica migliore alla fine. Scegli con calma.
guide-cardinal = Potresti diventare Cardinale
    .text = Costa 40 ducati (70 per Muret), un Politico o un Nobile, e la tessera Frate. Il Cardinale riceve 10 ducati di elemosina, prende una tessera Cardinale, e solo lui può diventare Camerlengo o Papa.
guide-scribes = Che ne fai degli Amanuensi?
    .text = Qui diventano tutti o 3 conoscenza ciascuno, o un punto ciascuno alla fine. All’inizio della partita la conoscenza vale di più.
guide-canticle = Qui si può cercare il Cantico
    .text = Ogni passo costa un punto e una Badessa. Alla fine il primo su questa tabella ottiene 9 PV, il secondo { $deluxe ->
        [yes] 6
       *[no] 4
    }. Una città francescana è attiva solo nel turno della sua tessera, tutte verso la fine.
guide-riddle = L’Indovinello Veronese
    .text = In una zona blu ogni punto è un passo. Alla fine segna solo chi è in testa: 4, 5 o 6 PV.
guide-messenger = Il Corriere
    .text = Dovunque tu sia, ogni punto è un passo. L’ultimo richiede { $deluxe ->
        [yes] 10 ducati e una Badessa
       *[no] 20 ducati e due Badesse, dal turno 8 la metà
    }, e apre Bologna: 15 conoscenza fino al turno 7, poi 10.
guide-orient = L’Oriente
    .text = Per i Mercanti: ogni punto è un passo. Sull’ultimo spazio { $deluxe ->
        [yes] ricevi 10 ducati per ogni città che ti ha pagato ducati
       *[no] ogni città che da lì in poi ti paga ducati ne paga 10 in più
    }.
guide-library = La Biblioteca Pontificia
    .text = Ogni punto è un passo; sui numeri puoi pescare tessere Biblioteca e tenerne una{ $deluxe ->
        [yes] , poi il dischetto ricomincia
       *[no] , una volta per partita
    }. Sono punti vittoria che nessun altro vede.
guide-draw = Pesca in Biblioteca
    .text = Non costa punti: guarda le tessere, tienine una, le altre tornano indietro. Non si può annullare, perché impari qualcosa.
guide-keep = Tienine una
    .text = Queste tessere le vedi solo tu. Il numero sono i PV alla fine{ $deluxe ->
        [yes] ; quella con il Manoscritto vale anche come uno qualsiasi dei cinque colori
       *[no] {""}
    }.
guide-rest = Il Riposo
    .text = I punti che non ti servono qui sono passi. Chi è più avanti gioca per primo nel prossimo turno, e qui ricomincia.
guide-stupor = Stupor Mundi
    .text = Da ora chi è a Brindisi alla fine del proprio turno può convocare tutti gli altri a un’asta di voti. Chi vince guadagna 10 conoscenza. Accade una volta sola.
guide-summon = Puoi convocare gli altri
    .text = Gli altri possono venire a Brindisi e offrire voti contro di te; tu ne hai 2 in più. Chi vince guadagna 10 conoscenza e paga con i cubetti.
guide-answer = Una convocazione a Brindisi
    .text = Se accetti, la tua pedina ci va gratis e puoi offrire. Se rifiuti, resta dov’è.
guide-bidding = Offri voti
    .text = Un Politico vale 3, un Nobile 2, una Badessa 1. Paga solo chi vince. Ricorda che i voti servono anche all’elezione.
guide-dying = Il Papa sta morendo
    .text = Il turno della prossima tessera papale rossa è l’ultimo. Pensa ai voti che ti servono e converti per tempo gli Amanuensi.
guide-last = L’ultimo turno
    .text = Tutte le pedine sono a Roma. Dopo questo turno c’è l’elezione, poi il conteggio.
guide-election = L’elezione
    .text = Cedi voti per una carica, o tienili: a chi ne ha di più restano 3 PV. Una carica vale di più; quale ti è aperta dipende dal tuo stato.
guide-payment = Paga con i cubetti
    .text = Il modo più economico è già scelto. Nessun cubetto dev’essere superfluo.
