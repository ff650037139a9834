### Die Felder um die Karte.

panel-seats = Spieler
panel-turns = Runden
panel-manuscripts = Manuskripte
panel-cubes = Verfügbare Klötzchen
panel-tracks = Leisten
panel-tiles = Ordensbrüder und Kardinäle
panel-screen = Hinter meinem Sichtschirm
vp-unit = VP

## Plätze
seat-me = du
seat-bot-playing = abwesend
seat-resigned = aufgegeben
seat-decides = muss entscheiden
knowledge-level = Wissensstufe { $n }
seat-discs =
    { $n ->
        [one] { $n } Stadt genutzt
       *[other] { $n } Städte genutzt
    }
seat-tiles =
    { $n ->
        [one] { $n } Bibliothekskärtchen
       *[other] { $n } Bibliothekskärtchen
    }
seat-graduate = War bis Runde 7 mit dem Botschafter am Ziel
seat-reader = Hat Bibliothekskärtchen gezogen
seat-scribes = { $n } { cube-scribes } vor dem Sichtschirm: Eine Abtei macht daraus je 3 Wissenspunkte oder 1 VP
seat-hidden = Hinter dem Sichtschirm: { $votes ->
    [one] { $votes } Stimme
   *[other] { $votes } Stimmen
  }, { $cubes }
seat-known = { $n } VP bekannt, wenn jetzt Schluss wäre{ $open ->
    [0] { "" }
   *[other] , davon { $open } noch umstritten
  }

## Runden
turn-event = { $name }, { $place }, { $what }
event-coming = kommt noch
event-up = auf der Karte
event-used = aufgebraucht
papal-unknown = Päpstliches Ereignis, verdeckt
papal-white = Päpstliches Ereignis: weiß
papal-red = Päpstliches Ereignis: rot
canticle-turn = Sonnengesang aktiv in { $place }
canticle-all = Sonnengesang aktiv in allen Franziskanerstädten
turn-cubes = Klötzchen: { $cubes }

## Manuskripte
zone-short-blue = Oïl
zone-short-yellow = Lat
zone-short-pink = Fio
zone-short-green = Sic
zone-short-orange = Oc
row-level = Stufe { $n }: verlangt Wissensstufe { $n }, bringt { $n } VP
row-used-up = Aufgebraucht
row-deck = { $n } verdeckt
manuscript-tile =
    Manuskript der Stufe { $level }, { $zones }, { $n ->
        [one] { $n } offen
       *[other] { $n } offen
    }
lingua-beside = neben dem Spielplan
lingua-offered = zu haben
lingua-taken = genommen
lingua-about = 8 VP wert: braucht Wissensstufe 8 und 4 Aktionspunkte, an jedem Ort, sobald eine Stufe aufgebraucht ist.

## Klötzchen
area-left = { $n } verfügbar
about-politicians = 3 Stimmen. Einer: 1 Aktionspunkt und 30 Ducati; zwei: 4 und 60.
about-nobles = 2 Stimmen. Einer: 1 Aktionspunkt; zwei: 4. Frisch genommen lässt er sich für 20 Ducati verkaufen.
about-abbesses = 1 Stimme, dazu der Sonnengesang. Eine: 1 Aktionspunkt und 15 Ducati; zwei: 4 und 30; in einer Abtei ohne Ducati.
about-scribes = Werden in einer Abtei zu je 3 Wissenspunkten oder 1 VP. Einer: 1 Aktionspunkt; zwei: 4.

## Leisten
track-length = { $n } Felder
track-disc = { $who } auf { $n }
about-riddle = Rätsel von Verona
    .classic = In der blauen Zone. Wer am weitesten ist, bekommt 4, 5 oder 6 VP, ab den Feldern mit diesen Zahlen.
    .deluxe = In der blauen Zone. Wer am weitesten ist, bekommt 4, 5 oder 6 VP, ab den Feldern mit diesen Zahlen.
about-messenger = Botschafter
    .classic = Das letzte Feld erschließt das Wissen Bolognas und kostet 20 Ducati und 2 Äbtissinnen, ab Runde 8 nur 10 und 1.
    .deluxe = Das letzte Feld erschließt Bologna und kostet 10 Ducati und 1 Äbtissin; Bologna zählt dann 1 VP je Stadt, die dir Wissen gab.
about-orient = Orient
    .classic = Nur für Kaufleute. Auf dem letzten Feld: fortan bei jeder Stadt 10 Ducati mehr.
    .deluxe = Nur für Kaufleute. Auf dem letzten Feld: 10 Ducati für jede schon genutzte Stadt und am Ende 1 VP je Hafen.
about-canticle = Sonnengesang
    .classic = In der Franziskanerstadt der Runde, eine Äbtissin je Feld. Am Ende 9 VP für den ersten Rang, 4 für den zweiten.
    .deluxe = In der Franziskanerstadt der Runde, eine Äbtissin je Feld. Am Ende 9 VP für den ersten Rang, 6 für den zweiten.
about-library = Päpstliche Bibliothek
    .classic = Ab Runde 12. Die erreichte Zahl sagt, wie viele Kärtchen du ansehen darfst, einmal pro Partie; eines behältst du.
    .deluxe = Die erreichte Zahl sagt, wie viele Kärtchen du ansehen darfst; eines behältst du, und die Scheibe verlässt die Leiste.
about-rest = Ausruhen
    .classic = Wer am weitesten ist, beginnt die nächste Runde und kehrt an den Start zurück.
    .deluxe = Wer am weitesten ist, beginnt die nächste Runde und kehrt an den Start zurück.
stack-label = Bibliotheksstapel, { $n } Kärtchen
stack-about =
    { $n ->
        [one] { $n } verdecktes Bibliothekskärtchen
       *[other] { $n } verdeckte Bibliothekskärtchen
    }
stack-known = von oben: { $tiles }

## Ordensbrüder und Kardinäle
tiles-friar = Ordensbrüder
tiles-cardinal = Kardinäle
tile-held = bei { $who }

## Mein Sichtschirm
screen-scribes = { $n } { cube-scribes } hinter dem Sichtschirm, je 1 VP
screen-votes = Stimmen meiner Klötzchen, das virtuelle mitgezählt
five-colours = Fünf Farben
five-own = { $zone }: ein eigenes Manuskript
five-shared = { $zone }: nur in einem zweifarbigen Manuskript
five-none = { $zone }: fehlt
