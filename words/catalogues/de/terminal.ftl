### The table in the terminal. The browser does not need these.

## The screen
tty-players = { $n ->
    [one] { $n } Spieler
   *[other] { $n } Spieler
  }
tty-seed = Startwert { $seed }
tty-human = Mensch
tty-you-are = du bist { $seat }
tty-reconstructed = { $n } Werte dieses Spielplans nennt keine Quelle; die Karte zeigt sie mit ?.
tty-lineup =
    .seat = Platz
    .status = Stand
    .ducats = Ducati
    .level = Stufe
    .scribes = Sekr.
    .tiles = Kärtchen
    .place = Ort
tty-cardinal = Kard. { $name }
tty-have = Du hast
tty-are = Du bist
tty-in = Du bist in
tty-at-sea = auf See, { $sea }; abgefahren von { $place }.
tty-offer = Im Angebot
tty-cards = Karten
tty-trade = Handel
tty-you-give = du gibst
tty-gives = { $seat } gibt
tty-nothing = nichts
tty-none = keine
tty-at = { $what } für { $n } D
tty-manuscript = Manuskript { $what }
tty-tile = Bibliothekskärtchen { $what }
tty-zone = Zone { $zone }
tty-here = hier: { $who }
tty-hold = Du hast in der Hand: { $list }.

## What a place is and gives
tty-song-now = jetzt aktiv
tty-song-from = ab Runde { $n }
tty-song-in = Runde { $n }
tty-university = { $n } Wissen für den Botschafter ({ $late } nach Runde 7)
tty-taken = Bonus genommen
tty-knowledge-only = { $what } (für dich nur das Wissen)
tty-not-for-you = { $what } (nicht für dich)
tty-event = Ereignis { $name }: { $what }
tty-auction = Auktion
tty-auction-for = Auktion um { $n } Wissen
tty-d = { $n } D
tty-k = { $n } W

## The map
tty-map = Karte
    .aside = was eine Bewegung von hier kosten würde
    .place = Ort
    .cost = Kosten
    .zone = Zone
    .d = D
    .k = W
    .here = hier
    .used = genutzt
    .what = was es ist
    .note = D Ducati, W Wissen, einmal für jeden; hier und genutzt: die Figuren und die Scheiben der Plätze. Ein Schritt kostet 1 Punkt, eine Fahrt auf Tirreno (T) oder Adriatico (A) 3, und 10 Ducati, wenn es insgesamt mehr als 1 Punkt braucht. karte ORT zeigt seine Straßen.
    .unsure = Ein ? steht bei einem Wert, den keine Quelle nennt: dieser Plan hat { $n } davon.
tty-it-is = Es ist
tty-roads = Straßen
tty-ships = Schiffe
tty-from-you = Von dir

## Manuscripts, turns, tracks, tiles
tty-manuscripts = Manuskripte
    .aside = eins je Runde, in einer Zone seiner Farbe
    .level = Stufe
    .points = Punkte
    .knowledge = Wissen
    .deck = Stapel
    .shown = offen
    .note = Ein Manuskript bringt seine Stufe an VP; fünf Farben bringen 5 VP mehr.
    .own = Du hast: { $what }; deine Stufe ist { $level }.
tty-lingua-beside = erst wenn eine Stufe leer ist
tty-lingua-offered = überall zu nehmen
tty-lingua-taken = vergeben
tty-turns = Runden
    .aside = kommende Ereignisse und Klötzchen
    .turn = Runde
    .cubes = Klötzchen
    .event = Ereignis
    .and = und
tty-letter-politicians = P
tty-letter-nobles = A
tty-letter-abbesses = Ä
tty-letter-scribes = S
tty-canticle = Sonnengesang in { $place }
tty-canticle-all = Sonnengesang in allen fünf
tty-papal = päpstliches Ereignis
tty-last-charity = letztes Almosen
tty-tracks = Leisten
    .aside = der Vorderste zuerst, auch im Stapel (+)
tty-of = von { $n }
tty-start = Start
tty-level = du bist auf Stufe { $level }; Stufe { $next } beginnt auf Feld { $space }, noch { $n }
tty-level-last = du bist auf der höchsten Stufe, { $n }
tty-marked = { $what } ab Feld { $n }
tty-friars = Ordensbrüder
    .aside = für einen Kaufmann im Konvent, um die Hälfte seiner Ducati
tty-cardinals = Kardinäle
    .aside = ein Ordensbruder im Dom, für 40 Ducati und Politiker oder Adligen
tty-library = Bibliothek
    .aside = { $n ->
      [one] { $n } Kärtchen im Stapel
     *[other] { $n } Kärtchen im Stapel
    }
tty-stack = Du kennst den Stapel, von oben: { $tiles }.

## Seats and score
tty-seats = Plätze
    .aside = in der Reihenfolge dieser Runde
tty-to-convert = { $what } umzuwandeln
tty-progress = { $track } { $n } von { $all }
tty-closed = geschlossen; { $tiles }
tty-seat-has = hat
tty-seat-knows = weiß
tty-seat-in = ist in
tty-seat-tracks = Leisten
tty-seat-used = genutzt
tty-seat-power = Macht
tty-seat-cards = Karten
tty-seat-screen = Schirm
tty-score = Wertung
    .aside = wenn jetzt Schluss wäre, ohne Wahl; – ist verdeckt
    .rule = Regel
tty-score-final = Endwertung
tty-vp = Siegpunkte
tty-order = Die Reihenfolge:

## What can be done
tty-moves = Deine Züge
    .aside = was bei jedem sicher ist
    .no = Nr
    .move = Zug
    .points = Punkte
    .gains = bringt und kostet
tty-group-free = frei
tty-group-take = nimm
tty-group-read = lies
tty-group-work = arbeite
tty-group-advance = rücke
tty-group-cards = karten
tty-group-turn = runde
tty-price = { $points } P{ $ducats ->
    [0] {""}
   *[other] {" "}{ $ducats } D
  }
tty-price-free = frei
tty-price-step = 1/Schritt
tty-more-map = und { $n } mehr: karte
tty-more = und { $n } mehr
tty-abbess-a-step = eine Äbtissin je Schritt
tty-no-way-back = kein Zurück

## Answers
tty-refused = { $move } ist jetzt nicht möglich. { $why }
tty-never = „{ $text }“ ist kein Zug: die Regel ist { $rule }. Es gibt: { $list }
tty-no-such-move = „{ $text }“ ist kein Zug. Es gibt: { $list }
tty-no-move = „{ $text }“ ist weder Zug noch Befehl; hilfe zeigt, was man sagen kann
tty-no-number = eine Nummer { $n } gibt es nicht: { $all ->
    [0] nichts ist zu wählen
   *[other] zu wählen ist 1 bis { $all }
  }
tty-ambiguous = „{ $text }“ kann heißen: { $list }
tty-possible = Möglich: { $list }.
tty-no-place = es gibt keinen Ort „{ $text }“
tty-no-rule = es gibt keine Regel „{ $text }“, und in keiner kommt das vor; regel allein zeigt alle
tty-log-what = verlauf kennt kein „{ $what }“; verlauf alles zeigt die ganze Partie
tty-why-what = warum braucht einen Zug, zum Beispiel: warum ziehe roma
tty-undo-what = zurück kennt kein „{ $what }“: zurück nimmt einen Zug zurück, zurück runde alle dieser Runde
tty-undone = { $n ->
    [one] Zurückgenommen: { $n } Zug.
   *[other] Zurückgenommen: { $n } Züge.
  }
tty-nothing-to-undo = es gibt nichts zurückzunehmen
tty-decided = seither hat ein anderer entschieden: es gibt kein Zurück
tty-information-revealed = dieser Zug hat etwas Neues gezeigt: es gibt kein Zurück
tty-nothing-to-redo = es gibt nichts wiederherzustellen
tty-over = die Partie ist zu Ende
tty-save-what = speichern braucht den Namen einer Datei
tty-saved = Gespeichert. Weiter mit: volgare play --load { $file }
tty-not-saved = nicht gespeichert: { $why }
tty-unsaved = die Partie ist nicht gespeichert: speichern DATEI behält sie, nochmals ende verlässt sie
tty-broken-off = Nicht gespeichert. Mit play --save DATEI bleibt eine abgebrochene Partie erhalten.
tty-break-off = speichern DATEI behält die Partie, ende geht; nochmals abbrechen geht sofort.
tty-pass = Gib die Tastatur weiter an { $seat }.
tty-enter = Drück Enter, wenn sonst niemand hinsieht.
tty-line = Zeile { $n }: { $what }
tty-hint-again = Welche ist die beste? Entscheide dich, dann sag noch einmal tipp.

## Help and commands: a word each, in small letters
tty-help = Was du sagen kannst
    .text = Eine Nummer der Liste, oder ein Zug, wie er dort steht: ziehe roma, nimm adlige 2 verkaufe 1, rätsel 3, fertig. Wörter dürfen gekürzt werden, solange nur ein Zug bleibt: rä 3, psa, oder roma allein.
tty-cmd-moves = züge
    .help = alles, was du tun kannst, mit allem, was daran sicher ist
tty-cmd-map = karte
    .args = [ORT]
    .help = die Orte mit ihren Entfernungen, oder ein Ort mit seinen Straßen
tty-cmd-tracks = leisten
    .help = die Leisten mit ihren Stapeln
tty-cmd-seats = plätze
    .help = was jeder Platz hat, und was hinter deinem Schirm liegt
tty-cmd-manuscripts = manuskripte
    .help = die Manuskripte mit ihren jetzigen Preisen
tty-cmd-turns = runden
    .help = die Rundenleiste: kommende Ereignisse und Klötzchen
tty-cmd-tiles = kärtchen
    .help = übrige Ordensbrüder, Kardinäle und Bibliothekskärtchen
tty-cmd-score = wertung
    .help = die Wertung bisher, soweit du sie kennen darfst
tty-cmd-log = verlauf
    .args = [alles]
    .help = was in der letzten Runde geschah, oder in der ganzen Partie
tty-cmd-why = warum
    .args = ZUG
    .help = warum ein Zug jetzt nicht möglich ist
tty-cmd-rule = regel
    .args = [WÖRTER]
    .help = eine Regel im Wortlaut, etwa regel MOV-2, oder die Regeln, in denen Wörter vorkommen
tty-cmd-hint = tipp
    .help = drei Ideen für die Entscheidung; noch einmal gesagt, welche die beste ist. Nur für den, der allein gegen Bots spielt
tty-cmd-undo = zurück
    .args = [runde]
    .help = nimmt deinen letzten Zug zurück, oder alle dieser Runde
tty-cmd-redo = wieder
    .help = macht wieder, was zuletzt zurückgenommen wurde
tty-cmd-save = speichern
    .args = [DATEI]
    .help = schreibt die Partie in eine Datei; play --load DATEI setzt sie fort
tty-cmd-help = hilfe
    .help = diese Liste
tty-cmd-quit = ende
    .help = verlässt den Tisch
tty-word-all = alles
tty-word-turn = runde

## Moves as they are typed, in small letters; what follows a word is a name or a number
type-start = beginne
type-charity = almosen
type-end = fertig
type-end-summon = fertig laden
type-move = ziehe
type-embark = segle
type-city = stadt
type-event = ereignis
type-scribes-knowledge = sekretäre wissen
type-scribes-vp = sekretäre vp
type-friar = bruder
type-cardinal = kardinal
type-shlasinger = shlasinger
type-draw = decke
type-take-politicians = nimm politiker
type-take-nobles = nimm adlige
type-take-abbesses = nimm äbtissinnen
type-take-scribes = nimm sekretäre
type-manuscript = manuskript
type-lingua = lingua
type-psalter = psalter
type-business = handel
type-riddle = rätsel
type-messenger = botschafter
type-orient = orient
type-canticle = gesang
type-library = bibliothek
type-rest = ruhe
type-keep = behalte
type-top = oben
type-give = gib
type-accept = annehmen
type-refuse = ablehnen
type-bid = biete
type-pass = passe
type-pay = zahle
type-elect = amt
type-decline = verzichte
type-ritmo = ritmo
type-placiti = placiti
type-arnault = arnault
type-glossario = glossario
type-return-ritmo = zurücklegen ritmo
type-return-guaita = zurücklegen guaita
type-return-white = zurücklegen weiße
type-trade = tausche
type-keep-card = behalte
type-give-up = gib auf
type-give-ritmo = gib ritmo
type-ask = verlange
type-offer = anbieten
type-withdraw = zurückziehen
type-counter = gegenangebot
type-yield = übergib
type-score-cards = werte karten
type-score-track = werte leiste
type-sell = verkaufe { $n }
type-discard-politicians = gegen politiker
type-discard-nobles = gegen adligen
type-discard-virtual = gegen virtuellen
type-nothing = nichts
type-none = keine
type-ducats = ducati
type-knowledge = wissen
type-deck-ritmo = ritmo
type-deck-placiti = placiti
type-deck-scuola = scuola
type-deck-arnault = arnault
type-deck-glossario = glossario
type-card-placiti = { $label ->
    [guaita] guaita
    [white] weiße
   *[placito] placito
  }
type-card-ritmo = { label-colour }
type-good-ducats = ducati
type-good-library = bibliothek
type-good-scribes-vp = sekretäre-vp
type-good-lingua = lingua

## The guide, where the browser’s text speaks of what is touched there
tty-guide-aim = Wer die meisten Siegpunkte hat, wenn der Papst stirbt, gewinnt, nach 13 bis 16 Runden: die meisten kommen von Manuskripten, 1 bis 8 jedes, und von einem Amt am Ende, bis zu 22. Eine erste Partie allein gegen Bots dauert etwa eine Stunde.
tty-guide-start = Alle beginnen als Kaufmann mit 10 Ducati. Die Startstadt zählt nur durch das, was in der Nähe liegt: karte zeigt es.
tty-guide-points = Jede Runde hast du 5 Punkte für Aktionen, jede Art einmal: reisen, Klötzchen nehmen, studieren, handeln, auf einer Leiste vorrücken. Freie Aktionen kosten keine. Tippe eine Nummer oder einen Zug; hilfe sagt mehr.
tty-guide-undo = Anders überlegt? zurück nimmt einen Zug zurück, zurück runde die ganze Runde, solange niemand dadurch etwas erfahren hat.
tty-guide-end = Deine Runde ist aufgebraucht. fertig beendet sie, wenn du zufrieden bist; bis dahin nimmt zurück zurück.
tty-guide-waiting = Was die anderen taten, steht oben; verlauf zeigt die letzte Runde, verlauf alles die ganze Partie.
tty-guide-payment = Zahle mit Klötzchen deiner Wahl. Keines darf überflüssig sein.
tty-guide-card-keep = Wähle eine Karte, die du behältst; nur du siehst sie, wenn sie nicht offen liegen. Die anderen kommen unter den Stapel.

## What a table can be made of
tty-presets = Vorlagen
tty-options = Optionen
tty-documents = Dokumente
tty-option-values = Werte: { $list }.
tty-all-presets = alle Vorlagen
tty-option-documents = Dokumente: { $list }.
tty-no-document = Kein Dokument: eine Wahl dieses Projekts.
tty-option-rules = Regeln: { $list }.
