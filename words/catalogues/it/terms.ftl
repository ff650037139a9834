### I termini del gioco. Dove c'è un numero, `n` è sempre dato.

## Posti
seat-yellow = Giallo
seat-red = Rosso
seat-black = Nero
seat-grey = Grigio
seat-green = Verde

## Status e carica
status-merchant = Mercante
status-friar = Frate
status-cardinal = Cardinale
office-banker = Banchiere
office-monk = Monaco Benedettino
office-camerlengo = Camerlengo
office-pope = Papa

## Cubetti: la parola che segue un numero, e il nome della specie
cube-politicians =
    { $n ->
        [one] politico
       *[other] politici
    }
    .name = Politici
cube-nobles =
    { $n ->
        [one] nobile
       *[other] nobili
    }
    .name = Nobili
cube-abbesses =
    { $n ->
        [one] badessa
       *[other] badesse
    }
    .name = Badesse
cube-scribes =
    { $n ->
        [one] amanuense
       *[other] amanuensi
    }
    .name = Amanuensi

## Tabelle
track-knowledge = Conoscenza
track-riddle = Indovinello Veronese
    .short = Indovinello
track-messenger = Corriere
    .short = Corriere
track-orient = Oriente
    .short = Oriente
track-canticle = Cantico delle Creature
    .short = Cantico
track-library = Biblioteca Pontificia
    .short = Biblioteca
track-rest = Riposo
    .short = Riposo

## Tessere Frate, con il loro potere
friar-mario = Frate Mario
    .short = Mario
friar-michele = Frate Michele
    .short = Michele
    .power = una badessa virtuale: vale per voti e pagamenti e non si scarta mai
friar-stefano = Frate Stefano
    .short = Stefano
    .power = un nobile virtuale: vale per voti e pagamenti e non si scarta mai
friar-gigi = Frate Gigi
    .short = Gigi
    .power = 10 ducati di elemosina invece di 5
friar-raffaele = Frate Raffaele
    .short = Raffaele
    .power = si muove senza pagare ducati

## Tessere Cardinale, con il loro potere
cardinal-balestreri = Cardinale Balestreri
    .short = Balestreri
    .power = un politico virtuale: vale per i voti e non si scarta mai
cardinal-lanzuisi = Cardinale Lanzuisi
    .short = Lanzuisi
cardinal-muret = Cardinale Muret
    .short = Muret
    .power = costa 70 ducati invece di 40; 6 punti azione per turno
cardinal-shlasinger = Cardinale Shlasinger
    .short = Shlasinger
    .power = una volta, fa arretrare un avversario di 6 spazi di conoscenza
cardinal-zazza = Cardinale Zazza
    .short = Zazza
    .power = restituisce i 40 ducati; in Biblioteca vede una tessera in più

## What a tile brings at once, and what it is worth at the end
person-knowledge = subito +{ $n } conoscenza
friar-vp = { $gain ->
    [yes] +
   *[no] −
  }{ $n } PV, finché resta Frate
cardinal-vp = { $gain ->
    [yes] +
   *[no] −
  }{ $n } PV, se non diventa Papa

## Zone e mari
zone-blue = Lingua d’Oïl
zone-yellow = Latino Volgare
zone-pink = Fiorentino
zone-green = Siciliano
zone-orange = Lingua d’Oc
zone-neutral = Neutra
sea-tirreno = Mar Tirreno
sea-adriatico = Mare Adriatico

## Il turno
turn-n = Turno { $n }
phase-setup = Preparazione
phase-charity = Elemosina
phase-actions = Azioni
phase-summons = Stupor Mundi
phase-election = Elezione
phase-over = Partita finita
decision-over = Partita finita
decision-start = Città di partenza
decision-charity = Chi fa l’elemosina
decision-turn = Turno
decision-keep = Tessera Biblioteca da tenere
decision-order = Ordine delle tessere
decision-give = Tessera Biblioteca da cedere
decision-answer = Risposta alla convocazione
decision-bidding = Offerta
decision-payment = Pagamento
decision-election = Elezione

## Che cos'è un luogo
feature-start = Città di partenza
feature-city = Città
feature-convent = Convento
feature-abbey = Abbazia
feature-cathedral = Cattedrale
feature-franciscan = Città francescana
feature-harbour = Porto
feature-event = Evento
feature-university = Università

## Categorie del punteggio
category-office = Carica
category-votes = Maggioranza di voti
    .now = Maggioranza di voti, per ora
category-scribes = Amanuensi
category-library = Tessere Biblioteca
category-ducats = Maggioranza di ducati
    .now = Maggioranza di ducati, per ora
category-riddle = Indovinello
    .now = Indovinello, per ora
category-canticle = Cantico
    .now = Cantico, per ora
category-university = Università
category-harbours = Porti
category-manuscripts = Manoscritti
category-colours = Cinque colori
category-tile = Frate o Cardinale

## Specie di mosse
kind-start = Città di partenza
kind-charity = Elemosina
kind-end = Fine del turno
kind-end-summon = Fine con convocazione a Brindisi
kind-move = Movimento
kind-embark = Imbarco
kind-city = Bonus città
kind-event = Bonus evento
kind-scribes-knowledge = Amanuensi per conoscenza
kind-scribes-vp = Amanuensi per PV
kind-friar = Diventare Frate
kind-cardinal = Diventare Cardinale
kind-shlasinger = Il Cardinale Shlasinger fa arretrare un avversario di 6 spazi
kind-draw = Pescare tessere Biblioteca
kind-take-politicians = Politici
kind-take-nobles = Nobili
kind-take-abbesses = Badesse
kind-take-scribes = Amanuensi
kind-manuscript = Manoscritto
kind-lingua = Lingua Volgare
kind-psalter = Salterio
kind-business = Piccoli affari
kind-riddle = Indovinello Veronese
kind-messenger = Corriere
kind-orient = Oriente
kind-canticle = Cantico delle Creature
kind-library = Biblioteca Pontificia
kind-rest = Riposo
kind-keep = Tenere una tessera
kind-top = Rimettere in cima
kind-give = Cedere una tessera
kind-accept = Accettare
kind-refuse = Rifiutare
kind-bid = Offrire
kind-pass = Passare
kind-pay = Pagare
kind-elect = Farsi eleggere
kind-decline = Rinunciare

## Misure
ducats =
    { $n ->
        [one] { $n } ducato
       *[other] { $n } ducati
    }
ducats-unit =
    { $n ->
        [one] ducato
       *[other] ducati
    }
knowledge-n = { $n ->
    [one] { $n } punto conoscenza
   *[other] { $n } punti conoscenza
  }
knowledge-unit = conoscenza
points =
    { $n ->
        [one] { $n } punto azione
       *[other] { $n } punti azione
    }
points-left =
    { $n ->
        [one] { $n } punto azione rimasto
       *[other] { $n } punti azione rimasti
    }
points-left-after =
    { $n ->
        [one] { $n } punto azione rimasto
       *[other] { $n } punti azione rimasti
    }, poi { $after }
vp = { $n } PV
votes =
    { $n ->
        [one] { $n } voto
       *[other] { $n } voti
    }
steps =
    { $n ->
        [one] { $n } spazio
       *[other] { $n } spazi
    }
level = Livello { $n }
manuscript-level-n = Manoscritto di livello { $n }
lingua-volgare = Lingua Volgare
stupor-mundi = Stupor Mundi
bot = Bot
