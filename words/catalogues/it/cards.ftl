### Le carte delle espansioni: servono solo ai tavoli che le usano.

## Mazzi e carte
deck-ritmo = Ritmo Bellunese
    .short = Ritmo
    .place = Venezia
    .about = A Venezia. Con 1 punto guardi 2 carte e ne tieni 1, con 4 punti ne guardi 4 e ne tieni 2. Carte scoperte. Due o tre colori danno 3 o 7 punti conoscenza; si possono scambiare; chi ha più carte di uno stesso colore può ottenere PV in base alla tabella dell’Indovinello.
deck-placiti = Placiti di Capua e Guaita di Travale
    .short = Placiti
    .place = Toscana
    .about = Nelle città della zona rosa. Con 1 punto guardi 2 carte e ne tieni 1, con 4 punti ne guardi 4 e ne tieni 2. Carte segrete. La Guaita dà 30 ducati o 6 punti conoscenza, una carta bianca 1 punto conoscenza; chi ha più Placiti può ottenere PV in base alla tabella del Cantico.
deck-scuola = Scuola Siciliana
    .short = Scuola
    .place = Brindisi
    .about = Una carta per ogni pedina che è a Brindisi quando si risolve lo Stupor Mundi. Carte segrete. Valgono solo insieme a una carta Arnault Daniel; aprono Cagliari.
deck-arnault = Arnault Daniel
    .short = Arnault
    .place = Cagliari
    .about = A Cagliari, con una carta Scuola Siciliana. Con 1 punto guardi 2 carte e ne tieni 1, con 4 punti ne guardi 4 e ne tieni 2. Carte segrete. Valgono solo insieme a una carta Scuola Siciliana.
deck-glossario = Glossario di Monza
    .short = Glossario
    .place = Milano
    .about = A Milano. Con 1, 2 o 3 punti peschi altrettante carte. Carte segrete. Al massimo una per ogni altra espansione di cui hai una carta.
deck-left =
    { $n ->
        [one] { $n } carta nel mazzo
       *[other] { $n } carte nel mazzo
    }
deck-known = carte che conosci: { $cards }
panel-decks = Mazzi di carte
panel-cards = Carte
panel-hand = Le mie carte
hand-room =
    { $n ->
        [0] non c’è posto per altre
        [one] posto per un’altra
       *[other] posto per altre { $n }
    }
hand-of = { $deck }: { $n }
hand-none = nessuna carta
card-unknown =
    { $n ->
        [one] una carta
       *[other] { $n } carte
    }
card-ritmo = carta Ritmo { label-colour }
  .short = { label-colour }
  .one = una carta Ritmo { label-colour }
card-placiti = { $label ->
    [guaita] Guaita di Travale
    [white] carta bianca
   *[placito] Placito
  }
  .one = { $label ->
      [guaita] la Guaita di Travale
      [white] una carta bianca
     *[placito] un Placito
    }
card-scuola = Scuola Siciliana da { $vp } PV
  .short = { $vp } PV
  .one = una carta Scuola Siciliana da { $vp } PV
card-arnault = Arnault Daniel da { $vp } PV
  .short = { $vp } PV
  .one = una carta Arnault Daniel da { $vp } PV
card-glossario = Glossario da { $vp } PV
  .short = { $vp } PV
  .one = una carta Glossario da { $vp } PV
colour-blue = blu
    .letter = Bl
colour-yellow = gialla
    .letter = Gi
colour-pink = rosa
    .letter = Ro
colour-green = verde
    .letter = Ve
colour-orange = arancione
    .letter = Ar
label-colour = { $label ->
    [blue] { colour-blue }
    [yellow] { colour-yellow }
    [pink] { colour-pink }
    [green] { colour-green }
   *[orange] { colour-orange }
  }

## Che cosa si può scambiare, con il numero
good-scribes-vp =
    { $n ->
        [one] { $n } amanuense dietro lo schermo
       *[other] { $n } amanuensi dietro lo schermo
    }
    .name = Amanuensi dietro lo schermo
good-library =
    { $n ->
        [one] { $n } tessera Biblioteca
       *[other] { $n } tessere Biblioteca
    }
    .name = Tessere Biblioteca
good-ducats = { ducats }
  .name = Ducati
good-lingua = { thing-lingua }
good-ritmo =
    { $n ->
        [one] { $n } carta Ritmo
       *[other] { $n } carte Ritmo
    }
good-placiti =
    { $n ->
        [one] { $n } carta Placiti
       *[other] { $n } carte Placiti
    }
good-scuola =
    { $n ->
        [one] { $n } carta Scuola Siciliana
       *[other] { $n } carte Scuola Siciliana
    }
good-poets =
    { $n ->
        [one] { $n } carta dei poeti
       *[other] { $n } carte dei poeti
    }
good-arnault =
    { $n ->
        [one] { $n } carta Arnault Daniel
       *[other] { $n } carte Arnault Daniel
    }
good-glossario =
    { $n ->
        [one] { $n } carta Glossario
       *[other] { $n } carte Glossario
    }
good-manuscript = { $n ->
        [one] il manoscritto di { $what }
       *[other] { $n } × manoscritto di { $what }
    }
good-brief = { $n ->
        [one] { $what }
       *[other] { $n } × { $what }
    }
card-n = { $n ->
        [one] { $what }
       *[other] { $n } × { $what }
    }

## Un sesto frate, un sesto cardinale
friar-alessandro = Frate Alessandro
    .short = Alessandro
    .power = guarda una carta in più ogni volta che pesca carte con un’azione
cardinal-sonzogni = Cardinale Sonzogni
    .short = Sonzogni
    .power = guarda una carta in più ogni volta che pesca carte con un’azione, e ne tiene una in più

## Decisioni
decision-card-keep = Carta da tenere
decision-card-give = Carta da cedere
decision-draft = Preparazione di uno scambio
decision-reply = Risposta a un’offerta
decision-pick = Che cosa consegnare
decision-ritmo-choice = Ritmo o Indovinello
decision-placiti-choice = Placiti o Cantico
ask-card-keep = { $deck }: hai pescato { $cards ->
    [one] una carta: tienila
   *[other] { $cards } carte: scegli { $keep ->
        [one] quale
       *[other] quali { $keep }
      } tenere
  }.
  .other = { $name } sceglie quali carte tenere: { $deck }.
ask-card-give = Non puoi avere altre carte di questo tipo: scegli quale cedere.
  .other = { $name } sceglie una carta da cedere.
ask-draft = { $counter ->
    [yes] La tua controfferta a { $seat }: che cosa vorresti, e che cosa dai?
   *[no] Scambio con { $seat }: scegli che cosa dai e che cosa chiedi.
  }
  .other = { $counter ->
    [yes] { $name } pensa a una controfferta.
   *[no] { $name } pensa a uno scambio.
  }
ask-reply = { $seat } ti offre uno scambio: sei d’accordo?
  .other = { $name } riflette sull’offerta di { $seat }.
ask-pick = Lo scambio è concordato: scegli che cosa consegni a { $seat }.
  .other = { $name } sceglie che cosa consegnare a { $seat }.
ask-ritmo-choice = Hai il maggior numero di carte Ritmo di uno stesso colore e sei in testa nell’Indovinello: ottieni PV solo da uno dei due.
  .other = { $name } sceglie che cosa dà PV: il Ritmo o l’Indovinello.
ask-placiti-choice = Hai il maggior numero di Placiti e otterresti PV nel Cantico: ottieni PV solo da uno dei due.
  .other = { $name } sceglie che cosa dà PV: i Placiti o il Cantico.

## Tipi di mossa
chip-ritmo = Ritmo
chip-placiti = Placiti
chip-arnault = Arnault
chip-glossario = Glossario
chip-return-ritmo = Rendi Ritmo
chip-return-guaita = Rendi Guaita
chip-return-white = Carte bianche
chip-trade = Scambio
kind-ritmo = Carte Ritmo
kind-placiti = Carte Placiti
kind-arnault = Carte Arnault Daniel
kind-glossario = Carte Glossario
kind-return-ritmo = Restituire carte Ritmo
kind-return-guaita = Restituire la Guaita
kind-return-white = Restituire carte bianche
kind-trade = Scambio
kind-keep-card = Tenere una carta
kind-give-up = Cedere una carta
kind-give-ritmo = Carta Ritmo da dare
kind-ask = Chiedere
kind-offer = Fare l’offerta
kind-withdraw = Rinunciare
kind-counter = Controfferta
kind-yield = Consegnare
kind-score-cards = Contare le carte
kind-score-track = Contare la tabella

## Mosse
move-ritmo = Pesca carte Ritmo con { $n ->
    [one] { $n } punto
   *[other] { $n } punti
  }
move-placiti = Pesca carte Placiti con { $n ->
    [one] { $n } punto
   *[other] { $n } punti
  }
move-arnault = Pesca carte Arnault Daniel con { $n ->
    [one] { $n } punto
   *[other] { $n } punti
  }
move-glossario = Pesca carte Glossario con { $n ->
    [one] { $n } punto
   *[other] { $n } punti
  }
move-return-ritmo = Restituisci { $list }
move-return-guaita = Restituisci la Guaita per { $gain ->
    [ducats] i ducati
   *[knowledge] la conoscenza
  }
move-return-white = Restituisci { $n ->
    [one] una carta bianca
   *[other] { $n } carte bianche
  }
move-trade = Scambia con { $seat }
move-keep-card = { $card ->
    [none] Non tenerne altre
   *[other] Tieni: { $card }
  }
  .done = { $card ->
      [none] non ne tiene altre
     *[other] sceglie di tenere: { $card }
    }
move-give-up = Cedi: { $card }
move-give-ritmo = Dai: { $card }
  .done = {""}
move-ask = Chiedi { $good }
  .done = {""}
move-offer = Fai l’offerta
move-withdraw = { $counter ->
    [yes] Rinuncia e rifiuta
   *[no] Rinuncia
  }
move-counter = Fai una controfferta
move-yield = Consegna: { $last }
move-score-cards = Conta le carte: { $decision ->
    [placiti-choice] Placiti
   *[ritmo-choice] Ritmo
  }
move-score-track = Conta la tabella: { $decision ->
    [placiti-choice] Cantico
   *[ritmo-choice] Indovinello
  }

## La scelta fra le carte
cards-drawn = Pescate
cards-mine = Le mie
cards-keep-more =
    { $n ->
        [one] Tienine una.
       *[other] Tienine { $n }, una dopo l’altra.
    }
cards-swap = Non puoi averne altre: la carta che tieni prende il posto di una che hai già.
cards-full = { $deck ->
    [glossario] Hai { $cards } e per ora non puoi averne altre.
   *[other] Hai { $cards }: con il livello di conoscenza { $level } non puoi averne altre.
  }
cards-new = La nuova
keep-this = Tienila
give-this = Cedila
yield-this = Consegnala
choice-cards-riddle = 1 PV per ogni spazio percorso dal tuo dischetto sulla tabella dell’Indovinello: è sullo spazio { $n }
choice-cards-canticle = 2 PV per ogni spazio percorso dal tuo dischetto sulla tabella del Cantico: è sullo spazio { $n }
choice-brings = { $name } { $vp } PV
choice-total = in tutto { $n } PV noti

## Lo scambio
trade-title = Scambio con { $name }
trade-counter-title = Controfferta a { $name }
trade-you-give = Tu dai
trade-gives = { $name } dà
trade-you-ask = Chiedi a { $name }
trade-nothing-yet = Ancora niente
trade-add = Aggiungi { $what }
trade-remove = Togli { $what }
trade-others = Manoscritti
trade-not = Non disponibili ({ $n })
trade-not-there = Non ce n’è abbastanza.
trade-blind = Non vedi che cosa c’è dietro lo schermo di { $name }: forse non ha ciò che chiedi.
trade-touch-give = Tocca le carte che passano di mano.
trade-touch-ask = Tocca ciò che chiedi.
trade-touch-ask-back = Tocca ciò che daresti in cambio.
trade-counter-note = Ora puoi indicare le condizioni che ti andrebbero bene. { $name } potrà solo accettare o rifiutare.
trade-answered = Offerta ricevuta: { $gives } in cambio di { $asks }.
trade-secret = Nessuno vede l’offerta mentre la prepari, e puoi annullare tutto. Se la ritiri, o se { $name } rifiuta, in questo turno non puoi fare una seconda offerta a { $name }; puoi ancora rivolgerti ad altri.
trade-seen = Fatta l’offerta, { $name } la vede: non si potrà annullare.
trade-back = Torna all’offerta
trade-back-counter = Torna alla controfferta
trade-left = Resta da scegliere: { $what }

## Che cosa è successo
fx-cards-laid = { $n } carte: { $a }
fx-cards-drawn = pesca { $n ->
    [one] { $n } carta
   *[other] { $n } carte
  }: { $a }
  .out = { $n ->
    [one] pescare { $n } carta e tenerla
   *[other] pescare { $n } carte e tenerne { $b }
  }
fx-card-seen = guarda { $a }
  .list = guarda { $list }
fx-card-kept = tiene { $a }
  .out = { $a } è tua
fx-card-returned = rimette { $a } in fondo al mazzo
  .out = in fondo al mazzo: { $a }
  .list = rimette { $list } in fondo al mazzo
fx-deck-shuffled = Il mazzo viene mescolato: { $a }
  .out = il mazzo viene mescolato
fx-trade-opened = pensa a uno scambio
fx-drafted = continua a preparare l’offerta
fx-card-drafted = darebbe { $a }
fx-good-drafted = chiederebbe { $a }
fx-trade-withdrawn = rinuncia allo scambio
fx-trade-offered = offre uno scambio a { $a }
fx-card-offered = darebbe { $a }
  .list = darebbe { $list }
fx-good-offered = darebbe { $a }
  .list = darebbe { $list }
fx-trade-accepted = accetta l’offerta di { $a }
fx-trade-refused = non si accorda con { $a }
fx-trade-countered = vuole fare un’altra offerta a { $a }
fx-good-traded = { $gain ->
    [yes] riceve { $a } da { $b }
   *[no] dà { $a } a { $b }
  }
  .out = { $gain ->
      [yes] ricevi { $a }
     *[no] dai { $a }
    }
fx-tile-traded = { $gain ->
    [yes] riceve { $a } da { $b }
   *[no] dà { $a } a { $b }
  }
  .out = { $gain ->
    [yes] ricevi { $a }
   *[no] dai { $a }
  }
fx-card-traded = { $gain ->
    [yes] riceve { $a } da { $b }
   *[no] dà { $a } a { $b }
  }
  .out = { $gain ->
      [yes] ricevi { $a }
     *[no] dai { $a }
    }
fx-card-shown = mostra { $a }
  .list = mostra { $list }
fx-choice = ottiene PV da: { $a }

## Perché no
why-lacks-card = { $need ->
    [none] { $thing ->
        [none] Non hai la carta che serve.
       *[other] Ti serve { $thing }.
      }
   *[other] { $thing ->
        [none] { $need ->
            [one] Serve { $need } carta di questo tipo
           *[other] Servono { $need } carte di questo tipo
          }; ne hai { $have }.
       *[other] Requisito: { $thing }; ne hai { $have }.
      }
  }
why-refused-before = In questo turno non c’è stato accordo con questo giocatore: non puoi fargli una seconda offerta.
why-partner-level-too-low = Serve il livello di conoscenza { $need }; quello dell’altro giocatore è { $have }.
why-over-limit = { $thing ->
    [none] Puoi averne al massimo { $need }; diventerebbero { $have }.
   *[other] Puoi avere al massimo { $thing }; diventerebbero { $have }.
  }
why-partner-over-limit = { $thing ->
    [none] L’altro giocatore può averne al massimo { $need }; diventerebbero { $have }.
   *[other] L’altro giocatore può avere al massimo { $thing }; diventerebbero { $have }.
  }
why-one-sided = In uno scambio entrambe le parti devono dare qualcosa.

## Punteggio
category-ritmo = Maggioranza di Ritmo
category-placiti = Maggioranza di Placiti
category-poets = Poeti
category-glossario = Glossario

## La guida
guide-ritmo = Ritmo Bellunese
    .text = Qui puoi pescare carte Ritmo: con 1 punto ne guardi due e ne tieni una, con 4 punti ne guardi quattro e ne tieni due. Restano scoperte: colori diversi danno conoscenza, si possono scambiare, e chi ha più carte di uno stesso colore può ottenere PV alla fine.
guide-placiti = Placiti e Guaita
    .text = Nelle città della zona rosa puoi pescare queste carte; le vedi solo tu. Il giocatore con più Placiti può ottenere PV in base alla tabella del Cantico; la Guaita e le carte bianche si possono restituire per avere subito qualcosa.
guide-scuola = Un poeta della Scuola
    .text = Ogni giocatore che è a Brindisi quando si risolve lo Stupor Mundi ne riceve uno. Vale solo insieme a una carta Arnault Daniel, che si pesca a Cagliari.
guide-arnault = Arnault Daniel
    .text = Hai una carta Scuola Siciliana, quindi Cagliari ti è aperta. Con almeno una carta di ciascun tipo, alla fine contano tutti i loro valori.
guide-glossario = Glossario di Monza
    .text = Con ogni punto peschi una carta e la tieni. Puoi averne una per ogni altra espansione di cui hai una carta, ma non più del tuo livello di conoscenza.
guide-card-keep = Scegli una carta
    .text = Queste carte le vedi solo tu. Tocca quella da tenere; le altre vanno in fondo al mazzo.
guide-return-ritmo = Due o tre colori
    .text = Senza spendere punti puoi restituire carte Ritmo di colori diversi: due danno 3 punti conoscenza, tre ne danno 7.
guide-return-guaita = La Guaita
    .text = Senza spendere punti puoi restituirla e ricevere 30 ducati o 6 punti conoscenza. Poi il suo mazzo viene mescolato.
guide-return-white = Carte bianche
    .text = Ogni carta restituita dà 1 punto conoscenza. Alla fine servono soltanto a risolvere una parità di Placiti.
guide-trade = Puoi fare uno scambio
    .text = Puoi offrire le tue carte Ritmo a un altro giocatore in cambio di ducati, cubetti, manoscritti, tessere o carte. Non costa punti; uno scambio per turno.
guide-draft = La tua offerta
    .text = Scegli che cosa passa di mano. Nessuno vede la tua offerta finché non la fai; fino ad allora puoi annullare tutto.
guide-reply = Ti viene proposto uno scambio
    .text = Accetta, rifiuta o fai una sola controfferta. Se rifiuti, nessuno viene a sapere se avresti potuto accettare.
guide-choice = Carte o tabella
    .text = Hai il maggior numero di carte e una buona posizione sulla tabella: puoi ottenere PV solo da una delle due. Se scegli le carte, il tuo dischetto lascia la tabella e i giocatori dietro di te salgono di un posto.

## Il glossario
terms-cards = Carte delle espansioni
term-cards = Ritmo, Placiti e poeti si pescano nel loro luogo con 1 o 4 punti, una volta per turno. Di ciascuno dei tre si possono avere tante carte quant’è il proprio livello di conoscenza, al massimo quattro.
term-ritmo = Carte scoperte di cinque colori. Due o tre di colori diversi danno 3 o 7 punti conoscenza; chi ha più carte di uno stesso colore può ottenere 1 PV per ogni spazio percorso sulla tabella dell’Indovinello.
term-trade = Un’azione gratuita: dai carte Ritmo in cambio di qualcosa che ha un altro giocatore. L’altro può rifiutare; uno scambio per turno.
term-placiti = Carte segrete. Chi ha più Placiti può ottenere 2 PV per ogni spazio percorso sulla tabella del Cantico. La Guaita dà 30 ducati o 6 punti conoscenza, una carta bianca 1 punto conoscenza.
term-scuola = Carte segrete con un valore: le ricevono i giocatori che sono a Brindisi quando si risolve lo Stupor Mundi. Valgono solo insieme a una carta Arnault Daniel.
term-arnault = Carte segrete con un valore, solo per i giocatori che possiedono una carta Scuola Siciliana.
term-glossario = Carte con un valore, una per ogni punto speso. Se ne può avere una per ogni altra espansione di cui si possiede una carta, ma non più del proprio livello di conoscenza.
term-alessandro = La sesta tessera Frate: guardi una carta in più ogni volta che peschi carte con un’azione.
term-sonzogni = La sesta tessera Cardinale: guardi una carta in più ogni volta che peschi carte con un’azione, e ne tieni una in più.
