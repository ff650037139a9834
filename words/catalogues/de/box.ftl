### Die Schachtel Wert für Wert und der Spielplan-Editor.

## Die Schachtel
box-title = Die Schachtel, Wert für Wert
box-lead = Die Dokumente, die wir haben, beschreiben den gedruckten Spielplan und die Kärtchen nur zum Teil. Hier steht jeder Wert mit seiner Herkunft, auch was wir rekonstruiert haben, wo kein Dokument etwas sagt.
box-of-table = Die Schachtel eines Tisches nach „{ $preset }“.
box-to-table = Zurück zum Tisch
box-search = Suchen
box-search-hint = Ein Ort, eine Karte, ein Wert, ein Dokument
box-correct = Spielplan korrigieren
box-filter = Wie sicher die Werte sind
box-mark-attested = belegt
box-mark-inferred = erschlossen
box-mark-proposed = rekonstruiert
box-mark-how-attested = steht in einem Dokument
box-mark-how-inferred = folgt aus dem, was Dokumente sagen
box-mark-how-proposed = kein Dokument nennt ihn: so gewählt, dass er zu allem anderen passt
box-on-board = Von den { $all } rekonstruierten Werten gehören { $n } zum Spielplan, die anderen zu Kärtchen, Karten und Leisten.
box-differ = anders
box-differ-how = als auf dem mitgelieferten Spielplan
box-map-how = Der Ring um einen Ort zeigt, wie viel darüber bekannt ist: Schwarz steht für Belegtes, Gold für Erschlossenes, gestrichelt ist Rekonstruiertes.
box-place-noted = geändert
box-place-wrong = mit einem Fehler
box-found =
    { $n ->
        [one] Ein Wert
       *[other] { $n } Werte
    }
box-nothing = Einen solchen Wert gibt es nicht.
box-unsure = { $n } von { $all } rekonstruiert
box-otherwise = Auf dem mitgelieferten Spielplan: { $value }.
box-added = Auf dem mitgelieferten Spielplan nicht vorhanden.
box-expansion =
    Kommt mit der Option „{ $option }“.{ $on ->
        [yes] {" "}An diesem Tisch ist es im Spiel.
        [no] {" "}An diesem Tisch bleibt es in der Schachtel.
       *[other] {""}
    }
box-ruling = Option „{ $option }“: { $value }.
box-yes = ja
box-none = keine

box-group-places = Orte
box-group-events = Ereigniskärtchen
box-group-manuscripts = Manuskripte
box-group-tiles = Andere Kärtchen
box-group-people = Ordensbrüder und Kardinäle
box-group-cards = Karten der Erweiterungen
box-group-tracks = Leisten
box-group-pieces = Weitere Teile
box-group-players = Nach Anzahl der Spieler
box-group-sources = Dokumente
box-event-n = { $n }. { $name }
box-manuscripts-n = Manuskripte der Stufe { $level }
box-entry-library = Bibliothekskärtchen
box-entry-library-more = Ein weiteres Bibliothekskärtchen
box-entry-canticle = Sonnengesangskärtchen
box-entry-papal = Päpstliche Ereigniskärtchen
box-entry-coins = Münzen
box-entry-discs = Scheiben jeder Farbe
box-entry-pawns = Figuren jeder Farbe
box-entry-markers = Aktionsmarker
box-players = Spieler
box-limit = Höchstzahl der Klötzchen auf einem Feld der Rundenleiste
box-face-up = Offene Manuskripte in einer Reihe

## Wie ein Wert heißt
box-field-id = Auf dem Spielplan
box-field-name = Name
box-field-zone = Dialekt
box-field-feature = Was es ist
box-field-sea = Meer
box-field-ducats = Ducati
box-field-knowledge = Wissen
box-field-road = Straße nach
box-field-alone = Straßen
box-field-no = Nummer
box-field-place = Ort
box-field-gift = Bringt
box-field-kinds = In der Schachtel
box-field-tile = Kärtchen
box-field-more = Kärtchen
box-field-printed = Name
box-field-effect = Was es bewirkt
box-field-card = Karten
box-field-drawn = Gezogen in
box-field-deck = Gezogene Karten
box-field-action = Aktionsfeld-Karte
box-field-turn = Runden
box-field-spaces = Länge
box-field-length = Länge
box-field-steps = Besondere Felder
box-field-late = Wer später kommt
box-field-red = Rote
box-auction = { $n } Wissen, durch Auktion
box-from-space = ab Feld { $n }
box-spaces =
    { $n ->
        [one] ein Feld
       *[other] { $n } Felder
    }
box-step = { $value } auf Feld { $space }
box-red = { $n } von 5

## Wozu ein Wert dient
box-use-id = Hier stehen Figuren, und durch diesen Ort führen Reisen.
box-use-zone = Hier nimmst du Manuskripte dieses Dialekts; in blauen Zonen rückst du beim Rätsel vor.
box-use-feature-start = Eine der Städte, in denen eine Partie beginnt; sie bringt nichts.
box-use-feature-city = Sie belohnt jeden Platz einmal: Kaufleute mit Ducati, alle mit Wissen.
box-use-feature-convent = Hier kann ein Kaufmann Ordensbruder werden.
box-use-feature-abbey = Hier kosten Äbtissinnen keine Ducati, und Sekretäre werden umgewandelt.
box-use-feature-cathedral = Hier kann ein Ordensbruder Kardinal werden.
box-use-feature-franciscan = Hier ist der Sonnengesang zu finden, in der Runde auf ihrem Kärtchen.
box-use-feature-harbour = Von hier segelst du in die anderen Häfen am selben Meer.
box-use-feature-event = Hier kann ein Ereigniskärtchen liegen.
box-use-feature-university = Wissen für alle, die mit dem Botschafter am Ziel sind, je einmal.
box-use-sea = Seereisen führen nie in ein anderes Meer.
box-use-ducats = Was ein Kaufmann hier bekommt, einmal in der Partie.
box-use-knowledge = Was alle hier bekommen, einmal in der Partie.
box-use-road = Ein Schritt einer Reise über Land, in beide Richtungen.
box-use-alone = Nur über See zu erreichen.
box-use-event-no = Nach den Nummern kommen die Ereignisse ins Spiel.
box-use-event-place = Wo du das Ereignis nutzt.
box-use-event-gift = Was bekommt, wer es zuerst nutzt.
box-use-kinds = Die Manuskripte, die in den Stapel dieser Stufe gemischt werden.
box-use-tile = VP am Ende; mit dem Manuskriptsymbol zählt es auch als eine Farbe.
box-use-more = Es wird in den Stapel der Bibliothekskärtchen gemischt.
box-use-action = Sie liegt neben der Karte von Italien, und auf ihr liegen die hier eingesetzten Aktionsmarker; sonst bewirkt sie nichts.
box-use-friars = Wer vom Kaufmann zum Ordensbruder wird, nimmt eines der übrigen Kärtchen.
box-use-cardinals = Wer vom Ordensbruder zum Kardinal wird, nimmt eines der übrigen Kärtchen.
box-use-card-ritmo = Zwei oder drei in verschiedenen Farben bringen 3 oder 7 Wissenspunkte. Mit ihnen lässt sich handeln. Wer von einer Farbe die meisten hat, darf nach der Rätselleiste werten.
box-use-card-placito = Wer die meisten Placiti hat, darf nach der Sonnengesangsleiste werten.
box-use-card-guaita = Gibst du die Guaita zurück, bringt sie 30 Ducati oder 6 Wissenspunkte.
box-use-card-white = Gibst du weiße Karten zurück, bringt jede 1 Wissenspunkt; bei gleich vielen Placiti entscheiden sie.
box-use-card-scuola = Erschließt die Aktion in Cagliari. Ihre VP zählen am Ende, wenn auch eine Karte von Arnault Daniel da ist.
box-use-card-arnault = Ihre VP zählen am Ende, wenn auch eine Karte der Scuola Siciliana da ist.
box-use-card-glossario = Ihre VP zählen am Ende.
box-use-turn = Die Runden, in denen einzelne Franziskanerstädte aktiv sind.
box-use-red = Erscheint das zweite rote Kärtchen, ist der Papst tot, und diese Runde ist die letzte.
box-use-coins = Mit ihnen zahlt die Bank; auf sie wird die Hälfte deiner Ducati gerundet.
box-use-discs = Sie liegen auf den Leisten und markieren Städte.
box-use-pawns = Sie zeigen, wo ihr seid.
box-use-markers = Sie zeigen, was in einem Zug getan wurde.
box-use-spaces = Wie weit das Wissen steigen kann.
box-use-level = Welche Manuskripte du lesen und wie viele Karten du behalten kannst.
box-use-late = Was die Universität nach Runde 7 bringt.
box-use-track-riddle = Wer am Ende führt, bekommt so viele VP, wie die zuletzt erreichte Zahl angibt.
box-use-track-messenger = Das letzte Feld erschließt die Universität und kostet Ducati und Äbtissinnen.
box-use-track-orient = Das letzte Feld bringt mehr Ducati aus den Städten.
box-use-track-canticle = Der erste Rang bringt am Ende 9 VP, der zweite weniger.
box-use-track-library = Die Zahlen auf den Feldern sagen, wie viele Bibliothekskärtchen du ziehen darfst.
box-use-track-rest = Wer am weitesten ist, beginnt die nächste Runde.

## Anmerkungen der mitgelieferten Dateien
box-note-at-least-one-of-each-colour-dx = Mindestens eines je Farbe ist belegt (Deluxe).
box-note-at-least-two-of-each-colour-fr = Mindestens zwei je Farbe sind belegt (französische Spielhilfe).
box-note-one-of-1-5-6-7-and-9 = Eine der Nummern 1, 5, 6, 7 und 9.
box-note-the-value-of-2010-is-not-known = Der Wert von 2010 ist nicht bekannt.
box-note-the-value-in-the-deluxe-edition-is-not-known = Der Wert in der Deluxe-Ausgabe ist nicht bekannt.
box-note-the-event-that-the-first-edition-lacked = Das Ereignis, das der ersten Ausgabe fehlte.
box-note-that-the-numbers-stand-on-spaces-4-5-and-6-is-said-by-de = Dass die Zahlen auf den Feldern 4, 5 und 6 stehen, sagt das deutsche Regelheft.
box-note-only-two-let-the-game-end-on-turns-13-14-15-and-16 = Nur mit zwei davon kann die Partie in jeder der Runden 13 bis 16 enden.
box-note-named-for-trade-so-ducats-are-likely = Nach dem Handel benannt: wohl Ducati.
box-note-named-for-a-school-art-so-knowledge-is-likely = Nach einer Schulkunst benannt: wohl Wissen.
box-note-named-for-a-poet-so-knowledge-is-likely = Nach einem Dichter benannt: wohl Wissen.
box-note-level-8-is-very-rarely-reached-pk = Laut einer Rezension wird Stufe 8 sehr selten erreicht.
box-note-that-there-is-one-more-tile-is-attested-dx = Dass es ein Kärtchen mehr gibt, ist belegt (Deluxe).
box-note-it-once-calls-him-giustino-by-a-slip = Das italienische Regelheft nennt ihn einmal versehentlich Giustino.
box-note-until-when-charity-gives-him-more-differs = Bis wann ihm Almosen mehr bringen, ist von Regelheft zu Regelheft verschieden.
box-note-where-es-describes-the-tile-it-says-6-vp-its-list-of-points-says-4-as-the-others-do = Wo das spanische Regelheft das Kärtchen beschreibt, nennt es 6 VP; seine Liste der Punkte nennt 4 wie die anderen.
box-note-five-colours-are-attested-these-are-the-other-dialects = Fünf Farben sind belegt; diese sind die übrigen Dialekte.
box-note-the-list-of-contents-the-line-for-the-set-up-speaks-of-10-cards-which-does-not-fit-it = Aus der Liste des Spielmaterials; der Spielaufbau nennt 10 Karten, was nicht dazu passt.
box-note-six-cards-in-all-are-attested-dx = Insgesamt sechs Karten sind belegt (Deluxe).
box-note-ten-cards-in-all-are-attested-dx = Insgesamt zehn Karten sind belegt (Deluxe).
box-note-every-pair-of-colours-once-then-the-55-tiles-add-up = Jedes Farbpaar einmal: So kommt man auf 55 Kärtchen.
box-note-else-who-begins-in-catania-could-not-leave = Sonst käme niemand von Catania weg, der dort beginnt.
box-note-at-least-7-in-the-deluxe-edition-dx = Mindestens 7 in der Deluxe-Ausgabe.
box-note-at-least-7-are-attested-dx = Mindestens 7 sind belegt (Deluxe).
box-note-after-the-praise-of-milano-by-bonvesin-da-la-riva = Nach dem Lob Mailands von Bonvesin da la Riva.
box-note-deluxe-does-not-say = Das Regelheft der Deluxe-Ausgabe sagt es nicht.
box-note-weakly-from-the-backs-of-the-cards-of-the-sicilian-school = Ein schwacher Hinweis: die Rückseiten der Karten der Scuola Siciliana.
box-note-weakly-from-the-backs-of-the-cards-of-the-occitan-poet = Ein schwacher Hinweis: die Rückseiten der Karten des okzitanischen Dichters.
box-note-the-seat-of-the-sicilian-school-green-lies-in-the-south = Der Sitz der Scuola Siciliana; Grün liegt im Süden.
box-note-the-numbers-1-to-4-are-attested-it-their-spaces-are-not = Die Zahlen 1 bis 4 sind belegt (italienisches Regelheft), ihre Felder nicht.
box-note-the-north-is-blue-so-blue-is-likely = Der Norden ist blau, also wohl auch dieser Ort.
box-note-the-early-value-the-late-one-is-in-the-component-files = Der frühe Wert; der spätere steht bei den Leisten.
box-note-ten-tiles-dx-jn-some-of-them-jokers-dx-are-attested = Zehn Kärtchen sind belegt (Deluxe, eine italienische Rezension), darunter Joker.
box-note-pink-is-the-fiorentino-of-tuscany = Rosa ist das Fiorentino der Toskana.
box-note-no-other-place-of-sardinia-is-named = Nirgends wird ein anderer Ort Sardiniens genannt.
box-note-more-than-90-are-attested-for-the-edition-of-2010-bdml = Mehr als 90 sind für die Ausgabe von 2010 belegt.
box-note-more-than-90-are-attested-bdml = Mehr als 90 sind belegt.
box-note-how-many-blank-spaces-come-first-is-not-known = Wie viele leere Felder davor liegen, ist nicht bekannt.
box-note-eight-tiles-of-2-3-or-4-vp-are-attested-it-es-de-bdml = Acht Kärtchen mit 2, 3 oder 4 VP sind belegt.
box-note-as-in-the-deluxe-edition = Wie in der Deluxe-Ausgabe.
box-note-1-2-and-3-are-the-last-three-spaces = 1, 2 und 3 sind die letzten drei Felder.
box-note-a-merchant-a-friar-and-a-cardinal = Ein Kaufmann, ein Ordensbruder und ein Kardinal.
box-note-five-and-one-more-for-muret = Fünf und einer mehr für Muret.

## Der Editor
bench-title = Spielplan-Editor
bench-lead = Wenn du die Schachtel besitzt, weißt du es besser: Trag ein, was auf deinem Spielplan gedruckt ist, und spiel darauf. Der Server prüft jede Änderung; nichts verlässt diesen Browser, bis du einen Tisch eröffnest.
bench-name = Name des Spielplans
bench-source = Woher deine Werte kommen
bench-source-how = Steht bei jedem Wert, den du korrigierst oder bestätigst.
bench-own-title = Mein Spielplan
bench-own-source = mein eigenes Exemplar des Spiels, wie gedruckt
bench-load = Mit einer Spielplandatei weitermachen
bench-unread = Diese Datei hat Fehler und wurde nicht geladen. Zeile für Zeile:
bench-anew = Neu anfangen
bench-anew-sure = Alle Korrekturen verwerfen?
bench-choose = Ort oder Ereigniskärtchen
bench-kind = Was es ist
bench-extras = Außerdem
bench-roads = Straßen
bench-road = Straße { $road }
bench-road-add = Eine Straße nach …
bench-road-away = Die Straße nach { $place } entfernen
bench-road-new = gebaut
bench-road-gone = entfernt
bench-gift-kind = Was das Kärtchen bringt
bench-gift-ducats = Ducati
bench-gift-knowledge = Wissen
bench-gift-auction = Wissen, durch Auktion
bench-stands = Wie gedruckt
bench-all-stand = Alles wie gedruckt
bench-stands-how = Der Wert steht auf deinem Spielplan: Von nun an belegt ihn deine eigene Quelle.
bench-was = war { $value } ({ $mark }: { $codes })
bench-was-nothing = war nicht vorhanden
bench-put-back = Zurücksetzen: { $what }
bench-changes =
    { $n ->
        [0] Was geändert wurde
        [one] Ein Wert wurde geändert
       *[other] { $n } Werte wurden geändert
    }
bench-no-changes = Noch nichts: Tippe einen Ort auf der Karte an oder wähle ihn nach Namen.
bench-change-confirmed = bestätigt
bench-faults =
    { $n ->
        [one] Ein Fehler
       *[other] { $n } Fehler
    }
bench-in-order = Der Spielplan ist in Ordnung.
bench-left =
    { $n ->
        [0] Kein Wert ist mehr rekonstruiert.
        [one] Ein Wert ist noch rekonstruiert.
       *[other] { $n } Werte sind noch rekonstruiert.
    }
bench-download = Herunterladen
bench-play = Darauf spielen
bench-whole = Der Spielplan
bench-part-board = Name des Spielplans
bench-part-title = Name des Spielplans
bench-part-note = Anmerkung
bench-part-sources = Woher deine Werte kommen

## Was an einem Spielplan falsch sein kann; a, b, c und d sind Namen und Zahlen
fault-file-too-large = Ein Spielplan hat höchstens { $a } Byte, nicht { $b }: Kürze die Anmerkungen.
fault-too-many-signs = Auf diesem Spielplan steht zu viel: Er hat { $b } Klammern, Kommas und Doppelpunkte; erlaubt sind { $a }.
fault-too-wide = Eine Liste hat höchstens { $a } Einträge.
fault-value-too-long = Ein Text hat höchstens { $a } Byte, nicht { $b }.
fault-many-faults = Fehler insgesamt: { $a }. Dies sind die ersten { $b }.
fault-out-of-range = Nötig ist eine ganze Zahl von { $b } bis { $c }, nicht { $d }.
fault-no-text = Hier fehlt ein Text.
fault-no-word = Gib ihm einen Namen mit ein paar einfachen Buchstaben.
fault-name-is-taken = Ein anderer Spielplan heißt schon { $a }: Gib ihm einen anderen Namen.
fault-code-taken = Das Kürzel { $a } ist schon vergeben.
fault-code-blank = Ein Kürzel hat keine Leerzeichen.
fault-no-source = Es muss angegeben sein, woher der Wert kommt.
fault-other-source = Die Quelle { $b } ist nicht erklärt.
fault-not-one-kind = Ein Ort muss genau eines hiervon sein: { $b }.
fault-needs-city = Das kann nur eine Stadt haben: { $b }.
fault-no-sea = Bei einem Hafen fehlt das Meer.
fault-no-harbour = Der Ort liegt an einem Meer, ist aber kein Hafen.
fault-not-neutral = Ein Ort dieser Art hat keinen Dialekt: { $b }.
fault-worth-missing = Bei einer Stadt muss hier ein Wert stehen, 0 für keinen.
fault-worth-of-no-city = Diesen Wert hat nur eine Stadt.
fault-poor-university = Die Universität muss Wissen bringen.
fault-wrong-count = Nötig sind { $a } Orte der Art „{ $b }“, vorhanden sind { $c }: { $d }.
fault-one-way = { $b } ist als Nachbar genannt, aber nicht umgekehrt.
fault-two-marks = Die Straße nach { $b } ist an ihrem anderen Ende anders gekennzeichnet.
fault-only-harbour = Das ist der einzige Hafen an diesem Meer ({ $b }): Ein Meer braucht zwei.
fault-unreachable = Von Roma aus nicht zu erreichen, weder über Land noch über See.
fault-no-event-box = Das Ereigniskärtchen { $a } liegt in { $b }, wo kein Platz für Ereignisse ist.
fault-not-one-gift = Ein Kärtchen bringt genau eines: Ducati, Wissen oder eine Auktion.
fault-wrong-stupor = Dieses Kärtchen gehört nach Brindisi.
fault-wrong-auction = Nur Kärtchen { $b } ist eine Auktion, kein anderes.
