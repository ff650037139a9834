### The table in the terminal. The browser does not need these.

## The screen
tty-players = { $n ->
    [one] { $n } Spieler
   *[other] { $n } Spieler
  }
tty-seed = Startwert { $seed }
tty-human = Mensch
tty-you-are = du bist { $seat }
tty-reconstructed = { $n } Werte dieses Spielplans nennt keine Quelle; auf der Karte steht bei ihnen ein ?.
tty-lineup =
    .seat = Platz
    .status = Status
    .ducats = Ducati
    .level = Stufe
    .scribes = Sekr.
    .tiles = Kärtchen
    .place = Ort
tty-cardinal = Kard. { $name }
tty-have = Du hast
tty-are = Du bist
tty-in = Du bist in
tty-at-sea = auf See ({ $sea }), ausgelaufen aus { $place }.
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
tty-university = { $n } Wissen, wenn der Botschafter am Ziel ist (nach Runde 7 nur { $late })
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
    .aside = Kosten einer Bewegung von deinem Ort aus
    .place = Ort
    .cost = Kosten
    .zone = Zone
    .d = D
    .k = W
    .here = hier
    .used = genutzt
    .what = was es ist
    .note = D: Ducati, W: Wissen, beides für jeden Platz nur einmal; hier: Figuren, genutzt: Scheiben der Plätze. Ein Schritt kostet 1 Punkt, eine Seereise auf dem Tirreno (T) oder dem Adriatico (A) 3 Punkte; kostet die Bewegung mehr als 1 Punkt, kommen insgesamt 10 Ducati dazu. „karte ORT“ zeigt die Straßen eines Ortes.
    .unsure = Ein ? steht bei einem Wert, den keine Quelle nennt; auf diesem Spielplan sind es { $n }.
tty-it-is = Es ist
tty-roads = Straßen nach
tty-ships = Schiffe nach
tty-from-you = Von dir aus

## Manuscripts, turns, tracks, tiles
tty-manuscripts = Manuskripte
    .aside = eines pro Zug, in einer Zone seiner Farbe
    .level = Stufe
    .points = Punkte
    .knowledge = Wissen
    .deck = Stapel
    .shown = offen
    .note = Ein Manuskript bringt so viele VP, wie seine Stufe angibt; alle fünf Farben bringen 5 VP dazu.
    .own = Du hast: { $what }; deine Stufe ist { $level }.
tty-lingua-beside = erst wenn eine Stufe aufgebraucht ist
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
    .aside = am weitesten vorn zuerst, auch im Stapel (+)
tty-of = von { $n }
tty-start = Start
tty-level = du bist auf Stufe { $level }; Stufe { $next } beginnt auf Feld { $space }, noch { $n } bis dahin
tty-level-last = du bist auf der höchsten Stufe, { $n }
tty-marked = { $what } ab Feld { $n }
tty-friars = Ordensbrüder
    .aside = für einen Kaufmann im Konvent, gegen die Hälfte der Ducati
tty-cardinals = Kardinäle
    .aside = für einen Ordensbruder in der Kathedrale, gegen 40 Ducati und einen Politiker oder Adligen
tty-library = Bibliothek
    .aside = { $n ->
      [one] { $n } Kärtchen im Stapel
     *[other] { $n } Kärtchen im Stapel
    }
tty-stack = Die obersten Kärtchen des Stapels kennst du: { $tiles }.

## Seats and score
tty-seats = Plätze
    .aside = in der Reihenfolge dieser Runde
tty-to-convert = umzuwandeln: { $what }
tty-progress = { $track } { $n } von { $all }
tty-closed = geschlossen; { $tiles }
tty-seat-has = hat
tty-seat-knows = Wissen
tty-seat-in = ist in
tty-seat-tracks = Leisten
tty-seat-used = genutzt
tty-seat-power = Fähigkeit
tty-seat-cards = Karten
tty-seat-screen = Sichtschirm
tty-score = Wertung
    .aside = wenn die Partie jetzt ohne Wahl endete; –: verdeckt
    .rule = Regel
tty-score-final = Schlusswertung
tty-vp = Volgare-Punkte
tty-order = Zugreihenfolge:

## What can be done
tty-moves = Deine Möglichkeiten
    .aside = mit allem, was jeweils feststeht
    .no = Nr.
    .move = Aktion
    .points = Punkte
    .gains = bringt und kostet
tty-group-free = frei
tty-group-take = nimm
tty-group-read = lies
tty-group-work = arbeite
tty-group-advance = leisten
tty-group-cards = karten
tty-group-turn = zug
tty-price = { $points } P{ $ducats ->
    [0] {""}
   *[other] {" "}{ $ducats } D
  }
tty-price-free = frei
tty-price-step = 1 je Feld
tty-more-map = und { $n } weitere: „karte“
tty-more = und { $n } weitere
tty-abbess-a-step = eine Äbtissin je Feld
tty-no-way-back = kein Zurück

## Answers
tty-refused = { $move } ist jetzt nicht möglich. { $why }
tty-never = „{ $text }“ ist keine Aktion, siehe { $rule }. Möglich sind: { $list }
tty-no-such-move = „{ $text }“ ist keine Aktion. Möglich sind: { $list }
tty-no-move = „{ $text }“ ist weder Aktion noch Befehl; „hilfe“ zeigt, was du eingeben kannst
tty-no-number = eine Nummer { $n } gibt es nicht: { $all ->
    [0] zur Wahl steht nichts
   *[other] zur Wahl steht 1 bis { $all }
  }
tty-ambiguous = „{ $text }“ ist nicht eindeutig: { $list }
tty-possible = Möglich: { $list }.
tty-no-place = es gibt keinen Ort „{ $text }“
tty-no-rule = die Regel „{ $text }“ gibt es nicht, und in keiner Regel kommt das vor; „regel“ allein zeigt alle
tty-log-what = „verlauf“ kennt „{ $what }“ nicht; „verlauf alles“ zeigt die ganze Partie
tty-why-what = „warum“ braucht eine Aktion, zum Beispiel „warum reise roma“
tty-undo-what = „zurück“ kennt „{ $what }“ nicht: „zurück“ macht einen Schritt rückgängig, „zurück zug“ den ganzen Zug
tty-undone = { $n ->
    [one] Rückgängig gemacht: { $n } Schritt.
   *[other] Rückgängig gemacht: { $n } Schritte.
  }
tty-nothing-to-undo = es gibt nichts rückgängig zu machen
tty-decided = seither hat jemand anders entschieden: das lässt sich nicht mehr rückgängig machen
tty-information-revealed = dieser Schritt hat etwas aufgedeckt: er lässt sich nicht mehr rückgängig machen
tty-nothing-to-redo = es gibt nichts zu wiederholen
tty-over = die Partie ist zu Ende
tty-save-what = „speichern“ braucht den Namen einer Datei
tty-saved = Gespeichert. Weiterspielen mit „volgare play --load { $file }“
tty-not-saved = nicht gespeichert: { $why }
tty-unsaved = die Partie ist nicht gespeichert: „speichern DATEI“ sichert sie, ein zweites „ende“ verlässt sie ungespeichert
tty-broken-off = Nicht gespeichert. Mit „play --save DATEI“ bleibt auch eine abgebrochene Partie erhalten.
tty-break-off = „speichern DATEI“ sichert die Partie, „ende“ verlässt sie; ein zweiter Abbruch beendet sie sofort.
tty-pass = Gib die Tastatur an { $seat } weiter.
tty-enter = Drück die Eingabetaste, sobald sonst niemand hinsieht.
tty-line = Zeile { $n }: { $what }
tty-hint-again = Welche Idee ist die beste? Entscheide dich und gib dann noch einmal „tipp“ ein.

## Help and commands: a word each, in small letters
tty-help = Was du eingeben kannst
    .text = Eine Nummer aus der Liste oder eine Aktion, wie sie dort steht: „reise roma“, „nimm adlige 2 verkaufe 1“, „rätsel 3“, „fertig“. Wörter lassen sich abkürzen, solange nur eine Aktion passt: „rä 3“, „psa“ oder nur „roma“.
tty-cmd-moves = aktionen
    .help = alle Aktionen, die dir offenstehen, mit ihren sicheren Folgen
tty-cmd-map = karte
    .args = [ORT]
    .help = die Orte mit ihren Entfernungen oder ein Ort mit seinen Straßen
tty-cmd-tracks = leisten
    .help = die Leisten mit ihren Stapeln
tty-cmd-seats = plätze
    .help = was jeder Platz hat und was hinter deinem Sichtschirm liegt
tty-cmd-manuscripts = manuskripte
    .help = die Manuskripte und was sie jetzt kosten
tty-cmd-turns = runden
    .help = die Rundenleiste: kommende Ereignisse und Klötzchen
tty-cmd-tiles = kärtchen
    .help = die übrigen Ordensbrüder, Kardinäle und Bibliothekskärtchen
tty-cmd-score = wertung
    .help = die Wertung bisher, soweit du sie kennen darfst
tty-cmd-log = verlauf
    .args = [alles]
    .help = was in der letzten Runde oder in der ganzen Partie geschah
tty-cmd-why = warum
    .args = AKTION
    .help = warum eine Aktion jetzt nicht möglich ist
tty-cmd-rule = regel
    .args = [WÖRTER]
    .help = eine Regel im Wortlaut, etwa „regel MOV-2“, oder alle Regeln, in denen Wörter vorkommen
tty-cmd-hint = tipp
    .help = drei Ideen für deine Entscheidung; noch einmal eingegeben, welche die beste ist. Nur wenn du allein gegen Bots spielst
tty-cmd-undo = zurück
    .args = [zug]
    .help = macht den letzten Schritt oder den ganzen Zug rückgängig
tty-cmd-redo = wieder
    .help = wiederholt, was du zuletzt rückgängig gemacht hast
tty-cmd-save = speichern
    .args = [DATEI]
    .help = schreibt die Partie in eine Datei; „play --load DATEI“ setzt sie fort
tty-cmd-help = hilfe
    .help = diese Liste
tty-cmd-quit = ende
    .help = verlässt den Tisch
tty-word-all = alles
tty-word-turn = zug

## Moves as they are typed, in small letters; what follows a word is a name or a number
type-start = beginne
type-charity = almosen
type-end = fertig
type-end-summon = fertig rufen
type-move = reise
type-embark = segle
type-city = stadt
type-event = ereignis
type-scribes-knowledge = sekretäre wissen
type-scribes-vp = sekretäre vp
type-friar = bruder
type-cardinal = kardinal
type-shlasinger = shlasinger
type-draw = ziehe
type-take-politicians = nimm politiker
type-take-nobles = nimm adlige
type-take-abbesses = nimm äbtissinnen
type-take-scribes = nimm sekretäre
type-manuscript = manuskript
type-lingua = lingua
type-psalter = psalter
type-business = geschäfte
type-riddle = rätsel
type-messenger = botschafter
type-orient = orient
type-canticle = sonnengesang
type-library = bibliothek
type-rest = ausruhen
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
type-return-ritmo = zurückgeben ritmo
type-return-guaita = zurückgeben guaita
type-return-white = zurückgeben weiße
type-trade = handel
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
tty-guide-aim = Wer beim Tod des Papstes, nach 13 bis 16 Runden, die meisten Volgare-Punkte (VP) hat, gewinnt. Am meisten bringen Manuskripte, je 1 bis 8 VP, und am Ende ein Amt, bis zu 22 VP. Eine erste Partie allein gegen Bots dauert etwa eine Stunde.
tty-guide-start = Alle beginnen als Kaufleute mit 10 Ducati. An der Startstadt zählt nur, was in ihrer Nähe liegt: „karte“ zeigt es.
tty-guide-points = In jedem Zug hast du 5 Aktionspunkte und kannst jede Art von Aktion einmal nutzen: reisen, Klötzchen nehmen, studieren, kleine Geschäfte machen, auf einer Leiste vorrücken. Freie Aktionen kosten keinen Punkt. Gib eine Nummer oder eine Aktion ein; „hilfe“ erklärt mehr.
tty-guide-undo = Anders überlegt? „zurück“ macht einen Schritt rückgängig, „zurück zug“ den ganzen Zug, solange niemand dadurch etwas erfahren hat.
tty-guide-end = Dein Zug ist ausgeschöpft. „fertig“ beendet ihn; bis dahin macht „zurück“ Schritte rückgängig.
tty-guide-waiting = Oben steht, was die anderen getan haben; „verlauf“ zeigt die letzte Runde, „verlauf alles“ die ganze Partie.
tty-guide-payment = Zahle mit Klötzchen deiner Wahl. Keines darf überflüssig sein.
tty-guide-card-keep = Wähle, welche Karte du behältst; nur du siehst diese Karten, außer sie liegen offen aus. Die anderen kommen unter den Stapel.

## What a table can be made of
tty-presets = Vorlagen
tty-options = Optionen
tty-documents = Dokumente
tty-option-values = Werte: { $list }.
tty-all-presets = alle Vorlagen
tty-option-documents = Dokumente: { $list }.
tty-no-document = Kein Dokument: eine Festlegung dieses Projekts.
tty-option-rules = Regeln: { $list }.
