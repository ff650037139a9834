### La prima partita guidata: ogni cosa la prima volta che conta.

guide-title = Guida
guide-good = Ho capito
guide-no-more = Niente più consigli

guide-aim = Per che cosa si gioca
    .text = Più punti vittoria di tutti alla morte del Papa, dopo 13-16 turni: i più vengono dai manoscritti, da 1 a 8 ciascuno, e da una carica alla fine, fino a 22. Da soli contro i bot una prima partita dura circa un’ora. Smetti quando vuoi: il tavolo aspetta.
guide-start = Scegli da dove partire
    .text = I luoghi con il bordo d’oro sono liberi. Una città di partenza di per sé non dà nulla: guarda che cosa c’è vicino. Toccane una per vederla, toccala di nuovo per sceglierla.
guide-points = Cinque punti azione
    .text = I sigilli di ceralacca sono i tuoi punti azione. Tutto ciò che ha il bordo d’oro si può fare ora: tocca per vedere quanto costa e che cosa dà, tocca di nuovo per farlo. Ciò che è sbiadito ti dice perché non si può.
guide-city = Una città premia una volta
    .text = Una volta per partita ogni città ti premia: i ducati vanno solo ai Mercanti, la conoscenza a tutti. Non costa punti azione. Il tuo dischetto resta lì a ricordarlo.
guide-event = Qui c’è un evento
    .text = Chi lo usa per primo ne ottiene i ducati (solo i Mercanti) o la conoscenza. Non costa punti azione; poi l’evento è esaurito.
guide-move = Il viaggio
    .text = Ogni passo verso un luogo adiacente costa un punto. Da due passi in su il viaggio costa anche 10 ducati, qualunque sia la distanza. Fra i porti dello stesso mare si naviga con 3 punti. Ci si muove una volta per turno.
guide-cubes = Persone che ti aiutano
    .text = Una costa un punto, due dello stesso tipo quattro; un politico costa anche 30 ducati, una badessa 15. Politici, nobili e badesse sono voti; un nobile appena preso si può scartare per 20 ducati. Gli amanuensi in abbazia diventano conoscenza o PV.
guide-psalter = Salterio e piccoli affari
    .text = Un punto ciascuno, una volta per turno: il salterio dà 3 di conoscenza (4 a chi sa meno), i piccoli affari 10 ducati. Si fanno ovunque.
guide-manuscript = Puoi prendere un manoscritto
    .text = Sei nella zona della sua lingua e la tua conoscenza basta. Costa i punti indicati dalla sua riga e alla fine vale il suo livello; tutte e cinque le lingue insieme danno altri 5 PV. Uno per turno.
guide-lingua = La Lingua Volgare è disponibile
    .text = Un livello di manoscritti è esaurito: ora i più alti costano un punto in meno. La Lingua Volgare vale 8 PV e chi è al livello 8 può prenderla ovunque, con 4 punti.
guide-undo = Hai cambiato idea?
    .text = Puoi annullare un passo o tutto il turno, finché nessuno ha visto qualcosa di nuovo. Prova pure.
guide-end = Il tuo turno è completo
    .text = Terminalo qui quando ti va bene così. Fino ad allora puoi ancora tornare indietro.
guide-waiting = Che cosa hanno fatto gli altri
    .text = L’hai visto sul tabellone e lo trovi scritto qui. Su ciò che hanno usato resta un piccolo segno del loro colore fino alla tua prossima mossa. Mentre giocano, tocca ovunque per saltare avanti; la velocità si sceglie sotto ⋯.
guide-order = Comincia chi sa di meno
    .text = A ogni turno comincia chi ha meno conoscenza. Fra i dischetti sullo stesso spazio gioca prima quello sopra. Chi ha riposato di più passa davanti a tutti.
guide-alms = L’elemosina
    .text = All’inizio di ogni turno, fino all’11º, ogni Frate riceve 5 ducati e ogni Cardinale 10: dal Mercante più ricco, se ha più di loro, altrimenti dalla banca.
guide-charity = Chi ti fa l’elemosina?
    .text = I Mercanti più ricchi hanno gli stessi ducati: scegli tu chi di loro la fa.
guide-friar = Potresti diventare Frate
    .text = Costa metà dei tuoi ducati e non si torna più Mercante: niente ducati dalle città e niente Oriente, ma elemosina, una tessera Frate con il suo potere e una carica migliore alla fine. Scegli con calma.
guide-cardinal = Potresti diventare Cardinale
    .text = Costa 40 ducati (70 per Muret), un politico o un nobile, e la tessera Frate. Il Cardinale riceve 10 ducati di elemosina, prende una tessera Cardinale ed è l’unico a poter diventare Camerlengo o Papa.
guide-scribes = Che ne fai degli amanuensi?
    .text = Qui li converti tutti: o in 3 di conoscenza ciascuno, o in un PV ciascuno alla fine. A inizio partita la conoscenza vale di più.
guide-canticle = Qui si può cercare il Cantico
    .text = Ogni spazio costa un punto e una badessa. Alla fine il primo di questa tabella ottiene 9 PV, il secondo { $deluxe ->
        [yes] 6
       *[no] 4
    }. Una città francescana è attiva solo nel turno indicato dalla sua tessera; verso la fine lo sono tutte.
guide-riddle = L’Indovinello Veronese
    .text = In zona blu ogni punto è uno spazio. Alla fine ottiene PV solo chi è in testa: 4, 5 o 6.
guide-messenger = Il Corriere
    .text = Ovunque tu sia, ogni punto è uno spazio. L’ultimo costa { $deluxe ->
        [yes] 10 ducati e una badessa
       *[no] 20 ducati e due badesse (dal turno 8 la metà)
    } e apre Bologna: 15 di conoscenza fino al turno 7, poi 10.
guide-orient = L’Oriente
    .text = Per i Mercanti: ogni punto è uno spazio. Sull’ultimo { $deluxe ->
        [yes] ricevi 10 ducati per ogni città che ti ha pagato ducati
       *[no] comincia il guadagno: ogni città che ti paga ducati ne paga 10 in più
    }.
guide-library = La Biblioteca Pontificia
    .text = Ogni punto è uno spazio; sui numeri puoi pescare tessere Biblioteca e tenerne una{ $deluxe ->
        [yes] , poi il dischetto ricomincia
       *[no] , una volta per partita
    }. Sono PV che nessun altro vede.
guide-draw = Pesca in Biblioteca
    .text = Non costa punti: guardi le tessere, ne tieni una e rimetti le altre. Non si può annullare, perché vedi qualcosa di nuovo.
guide-keep = Tienine una
    .text = Queste tessere le vedi solo tu. Il numero indica i PV alla fine{ $deluxe ->
        [yes] ; quella con il manoscritto vale anche come uno qualsiasi dei cinque colori
       *[no] {""}
    }.
guide-rest = Il Riposo
    .text = Qui i punti che non ti servono diventano spazi. Chi è più avanti gioca per primo nel prossimo turno, poi ricomincia da capo.
guide-stupor = Stupor Mundi
    .text = Da ora chi è a Brindisi alla fine del proprio turno può convocare gli altri a un’asta di voti. Chi vince guadagna 10 di conoscenza. Accade una volta sola.
guide-summon = Puoi convocare gli altri
    .text = Gli altri possono venire a Brindisi e offrire voti contro di te; tu ne hai 2 in più. Chi vince guadagna 10 di conoscenza e paga con i cubetti.
guide-answer = Una convocazione a Brindisi
    .text = Se accetti, la tua pedina ci va gratis e partecipi all’asta. Se rifiuti, resta dov’è.
guide-bidding = Offri voti
    .text = Un politico vale 3, un nobile 2, una badessa 1. Paga solo chi vince. Ricorda che i voti servono anche all’elezione.
guide-dying = Il Papa sta morendo
    .text = Il turno della prossima tessera papale rossa sarà l’ultimo. Pensa ai voti che ti servono e converti in tempo gli amanuensi.
guide-last = L’ultimo turno
    .text = Tutte le pedine sono a Roma. Dopo questo turno c’è l’elezione, poi il conteggio.
guide-election = L’elezione
    .text = Spendi voti per una carica, o tienili: chi alla fine ne ha di più ottiene 3 PV. Una carica vale di più; quale puoi avere dipende dal tuo status.
guide-payment = Paga con i cubetti
    .text = Il pagamento più economico è già scelto. Nessun cubetto dev’essere superfluo.
