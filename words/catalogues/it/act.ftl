# La richiesta: che cosa, e a chi
ask-start = Scegli la tua città di partenza.
  .other = { $name } sceglie una città di partenza.
ask-charity = Ricevi l’elemosina: scegli quale dei Mercanti più ricchi la fa.
  .other = { $name } sceglie chi fa l’elemosina.
ask-turn = { $shared ->
    [yes] { $name }, scegli
   *[no] Scegli
  } che cosa fare: { $points ->
    [one] { $points } punto rimasto
   *[other] { $points } punti rimasti
  }.
  .other = { $name } agisce: { $points ->
    [one] { $points } punto rimasto
   *[other] { $points } punti rimasti
  }.
ask-turn-spent = { $shared ->
    [yes] { $name }, hai
   *[no] Hai
  } speso tutti i punti: termina il turno o fai un’azione gratuita.
ask-turn-done = { $shared ->
    [yes] { $name }, hai
   *[no] Hai
  } speso tutti i punti: termina il turno.
ask-keep = Hai pescato { $tiles ->
    [one] una tessera Biblioteca: tienila
   *[other] { $tiles } tessere Biblioteca: scegli quale tenere
  }.
  .other = { $name } sceglie quale tessera Biblioteca tenere.
ask-order = Rimetti sulla pila le altre tessere, nell’ordine in cui saranno pescate: quale viene ora?
  .other = { $name } rimette le tessere Biblioteca nell’ordine che vuole.
ask-give = Non puoi avere altre tessere: scegli quale cedere.
  .other = { $name } sceglie una tessera Biblioteca da cedere.
ask-answer = { $seat } ti convoca a Brindisi: ci vai?
  .other = { $name } risponde alla convocazione di { $seat } a Brindisi.
ask-bidding = { $votes ->
    [0] Stupor Mundi: apri l’asta.
   *[other] Stupor Mundi: { $seat } offre { $votes }. Rilancia o passa.
  }
  .other = { $name } fa la sua offerta per lo Stupor Mundi{ $votes ->
    [0] .
   *[other] ; finora la più alta è { $votes }, di { $seat }.
  }
ask-payment = { $office ->
    [none] Hai vinto l’asta: paga { $votes ->
        [one] { $votes } voto
       *[other] { $votes } voti
      } con i cubetti che vuoi.
   *[other] Stai per diventare { $office }: paga { $votes ->
        [one] { $votes } voto
       *[other] { $votes } voti
      } con i cubetti che vuoi.
  }
  .other = { $office ->
      [none] { $name } ha vinto l’asta e sceglie con quali cubetti pagare { $votes ->
          [one] { $votes } voto
         *[other] { $votes } voti
        }.
     *[other] { $name } sta per diventare { $office } e sceglie con quali cubetti pagare { $votes ->
          [one] { $votes } voto
         *[other] { $votes } voti
        }.
    }
ask-election = Elezione: candidati a una carica, o rinuncia.
  .other = { $name } decide se candidarsi a una carica.
ask-closed = Il tavolo è chiuso.
ask-unsent = La tua mossa non è ancora stata inviata.
ask-over = Ha vinto { $name }.
ask-over-counting = La partita è finita: si contano i punti.

# I tre ripiani su cui stanno: vie e quel che si fa all’arrivo, quel che si prende, dischi
shelf-travel = Viaggio
shelf-gather = Raccolta
shelf-tracks = Tabelle

# Tipi di mossa, brevi come li vuole la barra delle azioni
chip-end-summon = Fine con convocazione
chip-move = Muovi
chip-embark = Imbarcati
chip-city = Bonus città
chip-event = Bonus evento
chip-scribes-knowledge = Amanuensi per conoscenza
chip-scribes-vp = Amanuensi per PV
chip-friar = Diventa Frate
chip-cardinal = Diventa Cardinale
chip-shlasinger = Shlasinger
chip-draw = Pesca in Biblioteca
chip-take-politicians = Politici
chip-take-nobles = Nobili
chip-take-abbesses = Badesse
chip-take-scribes = Amanuensi
chip-manuscript = Manoscritto
chip-lingua = Lingua Volgare
chip-psalter = Salterio
chip-business = Piccoli affari
chip-riddle = Indovinello
chip-messenger = Corriere
chip-orient = Oriente
chip-canticle = Cantico
chip-library = Biblioteca
chips-not = { $n ->
    [one] { $n } non possibile
   *[other] { $n } non possibili
  }
chip-rest = Riposo

# Singole mosse
move-start = Parti da { $place }
move-charity = Elemosina da { $seat }
move-end = Termina il turno
move-end-summon = Termina il turno e convoca tutti a Brindisi
move-move = Raggiungi { $place }
move-embark = Salpa da { $place }
move-city = Prendi { $part ->
    [ducats] solo i ducati
    [knowledge] solo la conoscenza
   *[all] il bonus
  } di { $place }
move-event = Prendi il bonus dell’evento
move-scribes-knowledge = Amanuensi per conoscenza
  .did = converte gli amanuensi
move-scribes-vp = Amanuensi dietro lo schermo, per PV
move-friar = Diventa { $friar }
move-cardinal = Diventa { $cardinal } { $discard ->
    [politicians] scartando un politico
    [nobles] scartando un nobile
   *[virtual] con il solo cubetto virtuale
  }
  .way = { $discard ->
      [politicians] Scartando un politico
      [nobles] Scartando un nobile
     *[virtual] Con il cubetto virtuale
    }
friar-leaves = La tua tessera esce dal gioco: { $what }.
gives-up-friar = Per sempre: niente più ducati da città ed eventi, non si avanza più in Oriente.
move-shlasinger = Shlasinger fa arretrare { $seat } di 6 spazi sulla scala della conoscenza
move-draw = Pesca tessere Biblioteca
move-take-politicians = Prendi { good-politicians }
move-take-nobles = { $sold ->
    [0] Prendi { good-nobles }
   *[other] Prendi { good-nobles }, scartane { $sold } per i ducati
  }
move-take-abbesses = Prendi { good-abbesses }
move-take-scribes = Prendi { good-scribes }
  .means = in abbazia ciascuno dà 3 punti conoscenza o 1 PV
move-manuscript = Prendi il manoscritto di { $manuscript }
move-lingua = Prendi la Lingua Volgare
move-psalter = Studia il salterio
  .did = studia il salterio
move-business = Fai piccoli affari
  .did = fa piccoli affari
move-riddle = { track-riddle }: { steps-n }
move-messenger = { track-messenger }: { steps-n }
move-orient = { track-orient }: { steps-n }
move-canticle = { track-canticle }: { steps-n }
move-library = { track-library }: { steps-n }
move-rest = { track-rest }: { steps-n }
steps-n = { $n ->
    [one] { $n } spazio
   *[other] { $n } spazi
  }
move-keep = { $tile ->
    [none] Non tenerne nessuna
   *[other] Tieni { $tile }
  }
  .done = { $tile ->
      [none] non ne tiene nessuna
     *[other] sceglie di tenere { $tile }
    }
move-top = Rimetti in cima { $tile }
move-give = Cedi { $tile }
move-accept = { $decision ->
    [reply] Accetta lo scambio
   *[other] Vai a Brindisi
  }
move-refuse = { $decision ->
    [reply] Rifiuta lo scambio
   *[other] Resta dove sei
  }
move-bid = Offri { $n ->
    [one] { $n } voto
   *[other] { $n } voti
  }
move-pass = Passa
move-pay = { $list ->
    [none] Non pagare niente
   *[other] Paga { $list }
  }
move-elect = Candidati a { $office }
  .done = si candida a { $office }
move-decline = Non candidarti

# Ciò che sta sul tavolo
manuscript-name = livello { $level }, { $colours }
tile-plain = { $n ->
    [one] la tessera da { $vp } PV
   *[other] { $n } tessere da { $vp } PV
  }
tile-joker = { $n ->
    [one] la tessera da { $vp } PV con il manoscritto
   *[other] { $n } tessere da { $vp } PV con il manoscritto
  }
thing-lingua = Lingua Volgare
thing-stack = pila della Biblioteca

# Costo ed esito
cost-points = { $n ->
    [one] { $n } punto azione
   *[other] { $n } punti azione
  }
cost-points-range = da { $n } a { $most } punti azione
cost-free = nessun punto azione
cost-ducats = costa { ducats }
earn-ducats = dà { ducats }
ducats-after = { $n ->
    [one] resta { $n } ducato
   *[other] restano { $n } ducati
  }
reveals = Rivela qualcosa di nascosto: non si potrà annullare.
ways = { $kind ->
    [trade] { $n } giocatori
   *[other] { $n } possibilità
  }
lately-by = Usato poco fa da { $who }.
do-it = Conferma
choose-lit = { $kind ->
    [trade] I giocatori con cui puoi scambiare sono illuminati sul tavolo: toccane uno.
   *[other] Le possibilità sono illuminate sul tavolo: toccane una.
  }
choose-list = Elenco ({ $n })
what-now = Che cosa posso fare ora
why-not = Perché no
cannot-now = Ora non si può
rule-open = Regola { $id }
rule-mark = Regole
rule-missing = Ora non è possibile caricare le regole.

# Indietro, avanti, fatto
hint = Suggerimento
    .tip = Idee su che cosa fare ora
undo = Annulla
undo-hint = Annulla l’ultima mossa
undo-turn = Annulla il turno
undo-turn-hint = Annulla questo turno: { $n ->
    [one] { $n } mossa
   *[other] { $n } mosse
  }
redo = Ripeti
redo-hint = { $n ->
    [one] { $n } mossa si può ripetere
   *[other] { $n } mosse si possono ripetere
  }
undo-nothing-to-undo = Non c’è niente da annullare.
undo-information-revealed = Qualcuno ha già visto qualcosa di nuovo: non si può più annullare.
undo-decided = Qualcun altro ha già deciso: non si può più annullare.
undo-limit-reached = Per ora hai annullato tutte le mosse che si possono annullare; ogni turno della partita ne concede altre.
end-turn = Fine turno
end-sure = { $n ->
    [one] Perderesti { $n } punto azione. Termini lo stesso?
   *[other] Perderesti { $n } punti azione. Termini lo stesso?
  }
end-yes = Termina lo stesso
end-no = Continua

# Decisioni
bid-label = Voti offerti
bid-less = Meno
bid-more = Più
bid-most = Hai { $votes ->
    [one] { $votes } voto
   *[other] { $votes } voti
  }{ $more ->
    [0] : puoi offrire fino a { $most }.
   *[other] , e altri { $more } perché hai convocato tu: puoi offrire fino a { $most }.
  }{ $opens ->
    [yes] {" "}Apri tu, con almeno { $least }; solo gli altri possono passare.
   *[no] {""}
  }
auction-prize = Il vincitore guadagna { $n ->
    [one] { $n } punto conoscenza
   *[other] { $n } punti conoscenza
  }.
bid-seen = L’offerta è pubblica: non si potrà annullare.
pay-cheapest = Meno voti possibile
votes-n = { $n ->
    [one] { $n } voto
   *[other] { $n } voti
  }

# Punteggio
score-title = Se finisse ora
score-seat = Posto
score-known = Noti
score-total = Totale
score-unknown = ignoto
score-swings = Per ora: questi PV andranno al giocatore che sarà in testa alla fine.
score-change = { $category } { $gain ->
    [yes] +
   *[no] −
  }{ $n } PV
votes-mine = Hai { $n ->
    [one] { $n } voto
   *[other] { $n } voti
  }.
office-deal = { $vp } PV con { $votes } voti
start-near = Luoghi vicini: { $list }
score-final = Il punteggio finale
score-at-least = { $n }+
to-space = fino allo spazio { $n }

# Il tavolo come testo
text-drawings = Impostazioni (tavolo con i disegni)
text-stock = Accanto alla mappa
text-hidden = nascosto
text-status = Status
text-place = Luogo
text-time = Tempo
text-ducats = Ducati
text-tiles = Tessere Biblioteca
text-behind = Dietro lo schermo
text-you = tu
text-decides = decide
text-knowledge = spazio { $space }, livello { $level }
text-none = nessuno
text-cubes = Cubetti da prendere
text-manuscripts = Manoscritti
text-used-up = esaurito
text-deck = { $n ->
    [one] { $n } coperto
   *[other] { $n } coperti
  }
text-lingua-beside = non ancora
text-lingua-offered = si può prendere
text-lingua-taken = presa
text-people = Frati, Cardinali, Biblioteca
text-turns = Turni futuri
text-zone = Zona
text-what = Che cos’è e che cosa dà
text-there = Chi c’è
text-ways = Collegamenti
text-disc = dischetto di { $name }
acting-did = Ultime mosse: { $what }
meanwhile = Mentre aspetti:
next-table = Avanti: { $table }
next-table-count =
    { $n ->
        [one] Un altro tavolo aspetta te.
       *[other] { $n } altri tavoli aspettano te.
    }
