### La prima partita guidata: ogni cosa la prima volta che conta.

guide-title = Guida
guide-good = Ho capito
guide-no-more = Basta consigli

guide-aim = Lo scopo del gioco
    .text = Avere più Punti Volgare (PV) di tutti alla morte del Papa, fra il turno 13 e il turno 16. I PV vengono soprattutto dai manoscritti, da 1 a 8 ciascuno, e dalla carica finale, fino a 22. Una prima partita in solitario contro i bot dura circa un’ora. Smetti quando vuoi: il tavolo aspetta.
guide-start = Scegli da dove partire
    .text = I luoghi con il bordo d’oro sono liberi. Una città di partenza di per sé non dà nulla: guarda che cosa c’è vicino. Tocca una città per vederla, toccala di nuovo per sceglierla.
guide-points = Cinque punti azione
    .text = I sigilli di ceralacca sono i tuoi punti azione. Tutto ciò che ha il bordo d’oro si può fare ora: tocca per vedere il costo e l’effetto, tocca di nuovo per farlo. Ciò che è sbiadito spiega perché non si può fare.
guide-city = Una città premia una volta
    .text = Una volta per partita ogni città ti dà il suo bonus: i ducati spettano solo ai Mercanti, la conoscenza a tutti. Non costa punti azione. Il tuo dischetto resta lì a ricordarlo.
guide-event = Qui c’è un evento
    .text = Il primo giocatore che lo usa ne ottiene i ducati (solo i Mercanti) o la conoscenza. Non costa punti azione; poi l’evento è esaurito.
guide-move = Il viaggio
    .text = Ogni passo verso un luogo adiacente costa un punto. Da due passi in su il viaggio costa anche 10 ducati, qualunque sia la distanza. Fra i porti dello stesso mare si naviga con 3 punti. Ci si muove una volta per turno.
guide-cubes = Persone che ti aiutano
    .text = Prenderne una costa un punto, due dello stesso tipo quattro; un politico costa anche 30 ducati, una badessa 15. Politici, nobili e badesse sono voti; un nobile appena preso si può scartare per 20 ducati. Gli amanuensi in abbazia diventano conoscenza o PV.
guide-psalter = Salterio e piccoli affari
    .text = Costano un punto ciascuno e si fanno una volta per turno, ovunque: il salterio dà 3 punti conoscenza (4 al giocatore che ne ha meno), i piccoli affari 10 ducati.
guide-manuscript = Puoi prendere un manoscritto
    .text = Sei nella zona della sua lingua e la tua conoscenza basta. Costa i punti indicati dalla sua riga e alla fine vale il suo livello in PV; tutte e cinque le lingue insieme danno altri 5 PV. Se ne prende uno per turno.
guide-lingua = La Lingua Volgare è disponibile
    .text = Un livello di manoscritti è esaurito: ora i livelli superiori costano un punto in meno. La Lingua Volgare vale 8 PV; con il livello di conoscenza 8 la si può prendere ovunque, spendendo 4 punti.
guide-undo = Hai cambiato idea?
    .text = Puoi annullare una mossa o tutto il turno, finché nessuno ha visto qualcosa di nuovo. Prova pure.
guide-end = Il tuo turno è completo
    .text = Terminalo qui quando ti va bene così. Fino ad allora puoi ancora annullare.
guide-waiting = Che cosa hanno fatto gli altri
    .text = L’hai visto sul tabellone e lo trovi scritto qui. Gli elementi usati portano un piccolo segno del colore di chi li ha usati, fino alla tua prossima mossa. Mentre gli altri giocano, tocca ovunque per saltare avanti; la velocità si sceglie sotto ⋯.
guide-order = Comincia il meno dotto
    .text = A ogni turno comincia il giocatore con meno conoscenza. Fra i dischetti sullo stesso spazio gioca prima quello sopra. Il giocatore più avanti nel Riposo passa davanti a tutti.
guide-alms = L’elemosina
    .text = All’inizio di ogni turno, fino all’11º, ogni Frate riceve 5 ducati e ogni Cardinale 10: dal Mercante più ricco, se ha più di loro, altrimenti dalla banca.
guide-charity = Chi ti fa l’elemosina?
    .text = I Mercanti più ricchi hanno lo stesso numero di ducati: scegli tu quale di loro fa l’elemosina.
guide-friar = Potresti diventare Frate
    .text = Costa metà dei tuoi ducati e non si torna più Mercante: niente più ducati dalle città, non si avanza più in Oriente. In compenso ricevi l’elemosina, hai una tessera Frate con il suo potere e alla fine una carica migliore. Scegli con calma.
guide-cardinal = Potresti diventare Cardinale
    .text = Costa 40 ducati (70 per Muret), un politico o un nobile, e la tessera Frate. Il Cardinale riceve 10 ducati di elemosina, prende una tessera Cardinale ed è l’unico che può diventare Camerlengo o Papa.
guide-scribes = A che servono i tuoi amanuensi?
    .text = Qui puoi convertirli tutti: o in 3 punti conoscenza ciascuno, o in un PV ciascuno alla fine. A inizio partita la conoscenza vale di più.
guide-canticle = Qui si può cercare il Cantico
    .text = Ogni spazio costa un punto e una badessa. Alla fine il primo su questa tabella ottiene 9 PV, il secondo { $deluxe ->
        [yes] 6
       *[no] 4
    }. Una città francescana è attiva solo nel turno indicato dalla sua tessera; verso la fine lo sono tutte.
guide-riddle = L’Indovinello Veronese
    .text = In zona blu avanzi di uno spazio con ogni punto. Alla fine ottiene PV solo il giocatore in testa: 4, 5 o 6.
guide-messenger = Il Corriere
    .text = Ovunque tu sia, avanzi di uno spazio con ogni punto. L’ultimo costa { $deluxe ->
        [yes] 10 ducati e una badessa
       *[no] 20 ducati e due badesse (dal turno 8 la metà)
    } e apre Bologna: 15 punti conoscenza fino al turno 7, poi 10.
guide-orient = L’Oriente
    .text = Solo per i Mercanti: avanzi di uno spazio con ogni punto. { $deluxe ->
        [yes] Sull’ultimo spazio ricevi 10 ducati per ogni città che ti ha pagato ducati
       *[no] Dall’ultimo spazio in poi ogni città che ti paga ducati ne paga 10 in più
    }.
guide-library = La Biblioteca Pontificia
    .text = Con ogni punto avanzi di uno spazio; sui numeri puoi pescare tessere Biblioteca e tenerne una{ $deluxe ->
        [yes] , poi il dischetto torna alla partenza
       *[no] , una volta per partita
    }. Sono PV che nessun altro vede.
guide-draw = Pesca in Biblioteca
    .text = Non costa punti: guardi le tessere, ne tieni una e rimetti le altre nella pila. Non si può annullare, perché vedi qualcosa di nuovo.
guide-keep = Tienine una
    .text = Queste tessere le vedi solo tu. Il numero indica i PV alla fine{ $deluxe ->
        [yes] ; quella con il manoscritto vale anche come uno qualsiasi dei cinque colori
       *[no] {""}
    }.
guide-rest = Il Riposo
    .text = Qui i punti che non ti servono diventano spazi. Il giocatore più avanti comincia il prossimo turno, poi il suo dischetto torna alla partenza.
guide-stupor = Stupor Mundi
    .text = Da ora chi è a Brindisi alla fine del proprio turno può convocare tutti gli altri a un’asta di voti. Il vincitore guadagna 10 punti conoscenza. Accade una volta sola.
guide-summon = Puoi convocare gli altri
    .text = Gli altri possono venire a Brindisi e offrire voti contro di te; tu ne hai 2 in più. Il vincitore guadagna 10 punti conoscenza e paga con i cubetti.
guide-answer = Una convocazione a Brindisi
    .text = Se accetti, la tua pedina ci va gratis e partecipi all’asta. Se rifiuti, resta dov’è.
guide-bidding = Offri voti
    .text = Un politico vale 3, un nobile 2, una badessa 1. Paga solo il vincitore. Ricorda che i voti servono anche all’elezione.
guide-dying = Il Papa sta morendo
    .text = Il turno della prossima tessera Evento Papale rossa sarà l’ultimo. Pensa ai voti che ti servono e converti in tempo gli amanuensi.
guide-last = L’ultimo turno
    .text = Tutte le pedine sono a Roma. Dopo questo turno c’è l’elezione, poi il conteggio.
guide-election = L’elezione
    .text = Spendi voti per una carica, o tienili: il giocatore che ne ha di più alla fine ottiene 3 PV. Una carica vale di più; quale puoi ottenere dipende dal tuo status.
guide-payment = Paga con i cubetti
    .text = Il pagamento più economico è già scelto. Nessun cubetto può essere superfluo.
