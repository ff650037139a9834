### Die Begriffe des Spiels. Bei einer Zahl ist `n` immer angegeben.

## Plätze
seat-yellow = Gelb
seat-red = Rot
seat-black = Schwarz
seat-grey = Grau
seat-green = Grün

## Status und Amt
status-merchant = Kaufmann
status-friar = Ordensbruder
status-cardinal = Kardinal
office-banker = Bankier
office-monk = Benediktinermönch
office-camerlengo = Kardinalkämmerer
office-pope = Papst

## Klötzchen: das Wort nach einer Zahl und der Name der Art. Als Objekt: cubes-n.
cube-politicians =
    { $n ->
        [one] Politiker
       *[other] Politiker
    }
    .name = Politiker
cube-nobles =
    { $n ->
        [one] Adliger
       *[other] Adlige
    }
    .name = Adlige
cube-abbesses =
    { $n ->
        [one] Äbtissin
       *[other] Äbtissinnen
    }
    .name = Äbtissinnen
cube-scribes =
    { $n ->
        [one] Sekretär
       *[other] Sekretäre
    }
    .name = Sekretäre

## Leisten
track-knowledge = Wissen
track-riddle = Rätsel von Verona
    .short = Rätsel
track-messenger = Botschafter
    .short = Botschafter
track-orient = Orient
    .short = Orient
track-canticle = Sonnengesang
    .short = Gesang
track-library = Päpstliche Bibliothek
    .short = Bibliothek
track-rest = Ausruhen
    .short = Ausruhen

## Ordensbruderkärtchen mit ihrer Fähigkeit
friar-mario = Bruder Mario
    .short = Mario
friar-michele = Bruder Michele
    .short = Michele
    .power = eine virtuelle Äbtissin, die stimmt und zahlt und nie abgegeben wird
friar-stefano = Bruder Stefano
    .short = Stefano
    .power = ein virtueller Adliger, der stimmt und zahlt und nie abgegeben wird
friar-gigi = Bruder Gigi
    .short = Gigi
    .power = 10 statt 5 Ducati Almosen
friar-raffaele = Bruder Raffaele
    .short = Raffaele
    .power = reist, ohne Ducati zu zahlen

## Kardinalskärtchen mit ihrer Fähigkeit
cardinal-balestreri = Kardinal Balestreri
    .short = Balestreri
    .power = ein virtueller Politiker, der stimmt und nie abgegeben wird
cardinal-lanzuisi = Kardinal Lanzuisi
    .short = Lanzuisi
cardinal-muret = Kardinal Muret
    .short = Muret
    .power = kostet 70 statt 40 Ducati; 6 Aktionspunkte pro Zug
cardinal-shlasinger = Kardinal Shlasinger
    .short = Shlasinger
    .power = setzt jemanden einmal um 6 Wissen zurück
cardinal-zazza = Kardinal Zazza
    .short = Zazza
    .power = erstattet die 40 Ducati; sieht ein Bibliothekskärtchen mehr

## What a tile brings at once, and what it is worth at the end
person-knowledge = sofort +{ $n } Wissen
friar-vp = { $gain ->
    [yes] +
   *[no] −
  }{ $n } VP, solange er Ordensbruder ist
cardinal-vp = { $gain ->
    [yes] +
   *[no] −
  }{ $n } VP, außer als Papst

## Zonen und Meere
zone-blue = D’Oïl-Sprache
zone-yellow = Latein
zone-pink = Fiorentino
zone-green = Siciliana
zone-orange = D’Oc-Sprache
zone-neutral = Neutral
sea-tirreno = Tyrrhenisches Meer
sea-adriatico = Adriatisches Meer

## Runde und Zug
turn-n = Runde { $n }
phase-setup = Aufbau
phase-charity = Almosen
phase-actions = Aktionen
phase-summons = Stupor Mundi
phase-election = Wahl
phase-over = Ende der Partie
decision-over = Ende der Partie
decision-start = Startstadt
decision-charity = Wer Almosen gibt
decision-turn = Zug
decision-keep = Kärtchen behalten
decision-order = Kärtchen ordnen
decision-give = Kärtchen abgeben
decision-answer = Antwort auf den Ruf
decision-bidding = Gebot
decision-payment = Zahlung
decision-election = Wahl

## Was ein Ort ist
feature-start = Startstadt
feature-city = Stadt
feature-convent = Konvent
feature-abbey = Abtei
feature-cathedral = Kathedrale
feature-franciscan = Franziskanerstadt
feature-harbour = Hafen
feature-event = Ereignis
feature-university = Universität

## Kategorien der Wertung
category-office = Amt
category-votes = Meiste Stimmen
    .now = Meiste Stimmen, derzeit
category-scribes = Sekretäre
category-library = Bibliothekskärtchen
category-ducats = Meiste Ducati
    .now = Meiste Ducati, derzeit
category-riddle = Rätsel
    .now = Rätsel, derzeit
category-canticle = Sonnengesang
    .now = Sonnengesang, derzeit
category-university = Universität
category-harbours = Häfen
category-manuscripts = Manuskripte
category-colours = Fünf Farben
category-tile = Bruder/Kardinal

## Arten von Aktionen und Entscheidungen
kind-start = Startstadt
kind-charity = Almosen
kind-end = Zug beenden
kind-end-summon = Beenden und nach Brindisi rufen
kind-move = Bewegung
kind-embark = In See stechen
kind-city = Stadtbonus
kind-event = Ereignisbonus
kind-scribes-knowledge = Sekretäre zu Wissen
kind-scribes-vp = Sekretäre zu VP
kind-friar = Ordensbruder werden
kind-cardinal = Kardinal werden
kind-shlasinger = Kardinal Shlasinger setzt jemanden um 6 Felder zurück
kind-draw = Bibliothekskärtchen ziehen
kind-take-politicians = Politiker
kind-take-nobles = Adlige
kind-take-abbesses = Äbtissinnen
kind-take-scribes = Sekretäre
kind-manuscript = Manuskript
kind-lingua = Lingua Volgare
kind-psalter = Psalter
kind-business = Kleine Geschäfte
kind-riddle = Rätsel von Verona
kind-messenger = Botschafter
kind-orient = Orient
kind-canticle = Sonnengesang
kind-library = Päpstliche Bibliothek
kind-rest = Ausruhen
kind-keep = Kärtchen behalten
kind-top = Oben auflegen
kind-give = Kärtchen abgeben
kind-accept = Annehmen
kind-refuse = Ablehnen
kind-bid = Bieten
kind-pass = Passen
kind-pay = Zahlen
kind-elect = Sich wählen lassen
kind-decline = Verzichten

## Maße
ducats =
    { $n ->
        [one] { $n } Ducato
       *[other] { $n } Ducati
    }
ducats-unit =
    { $n ->
        [one] Ducato
       *[other] Ducati
    }
knowledge-n = { $n } Wissen
knowledge-unit = Wissen
points =
    { $n ->
        [one] { $n } Aktionspunkt
       *[other] { $n } Aktionspunkte
    }
points-left =
    { $n ->
        [one] noch { $n } Aktionspunkt
       *[other] noch { $n } Aktionspunkte
    }
points-left-after =
    { $n ->
        [one] noch { $n } Aktionspunkt
       *[other] noch { $n } Aktionspunkte
    }, danach { $after }
vp = { $n } VP
votes =
    { $n ->
        [one] { $n } Stimme
       *[other] { $n } Stimmen
    }
steps =
    { $n ->
        [one] { $n } Feld
       *[other] { $n } Felder
    }
level = Stufe { $n }
manuscript-level-n = Manuskript der Stufe { $n }
lingua-volgare = Lingua Volgare
stupor-mundi = Stupor Mundi
bot = Bot
