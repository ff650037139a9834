### Hilfe: wie man spielt, Begriffe, Tasten, Regeln.

help-title = Hilfe
help-rules = Regeln
help-terms = Symbole und Begriffe
help-keys = Tastatur
help-about = Über Volgare

glossary-search = Symbol oder Begriff suchen
glossary-found =
    { $n ->
        [one] Ein Begriff
       *[other] { $n } Begriffe
    }
glossary-none = So heißt hier nichts.
glossary-none-rules = In den Regeln suchen

terms-turn = Dein Zug
terms-places = Orte
terms-people = Menschen
terms-works = Werke und Leisten
terms-end = Das Ende

term-point-title = Aktionspunkt
term-point = Ein Wachssiegel. Du hast 5 in deinem Zug (6 mit Kardinal Muret); was du nicht nutzt, verfällt.
term-ducat-title = Ducato
term-ducat = Das Geld, Mehrzahl Ducati. Es bezahlt Reisen, Politiker, Äbtissinnen und den Weg zum Kardinal.
term-knowledge = Die Leiste um die Karte. Sie bestimmt, welche Manuskripte du lesen kannst, und entscheidet jeden Gleichstand.
term-level-title = Stufe
term-level = Die letzte Stufenzahl, die deine Scheibe auf der Wissensleiste erreicht hat, von 1 bis 8. Für ein Manuskript brauchst du mindestens seine Stufe.
term-free-title = Freie Aktion
term-free = Kostet keinen Aktionspunkt: Boni, ein neuer Status, Sekretäre in einer Abtei, Ziehen in der Bibliothek. Jede Art einmal pro Zug.
term-order-title = Zugreihenfolge
term-order = Wer am wenigsten Wissen hat, spielt zuerst; liegen Scheiben auf demselben Feld, die obere. Wer sich am meisten ausgeruht hat, springt ganz nach vorn.
term-learnt-title = Nicht rückgängig zu machen
term-learnt = Sobald jemand etwas erfahren hat, durch gesehene Kärtchen oder eine neu aufgedeckte Karte, oder jemand anders entschieden hat, lässt sich nichts mehr rückgängig machen.

term-city = Gibt dir einmal ihre Ducati (nur Kaufleuten) und ihr Wissen, ohne Punkte. Deine Scheibe markiert sie.
term-event = Ein Kärtchen an einer Stadt: Wer es zuerst nutzt, bekommt die Ducati (nur Kaufleute) oder das Wissen.
term-start = Wo eine Partie beginnt. Sie hat keinen Bonus.
term-harbour = Von hier segelst du für 3 Punkte und 10 Ducati in jeden anderen Hafen am selben Meer.
term-convent = Hier kann ein Kaufmann Ordensbruder werden: für die Hälfte seiner Ducati.
term-cathedral = Milano und Brindisi. Hier kann ein Ordensbruder Kardinal werden: für 40 Ducati und einen Politiker oder Adligen.
term-abbey = Hier kosten Äbtissinnen keine Ducati, und deine Sekretäre werden zu Wissen oder VP.
term-franciscan = Hier ist der Sonnengesang zu finden, in der Runde auf ihrem Kärtchen; gegen Ende in allen fünf.
term-university = Bologna. Wer mit dem Botschafter am Ziel ist, holt hier einmal bis zu 15 Wissenspunkte.

term-merchant = So beginnen alle. Ein Kaufmann nimmt Ducati aus Städten und Ereignissen und handelt mit dem Orient.
term-friar = Lebt von Almosen, besitzt ein Ordensbruderkärtchen mit einer besonderen Fähigkeit und kann Benediktinermönch werden.
term-cardinal = Bekommt mehr Almosen, hat ein Kardinalskärtchen und kann Kardinalkämmerer oder Papst werden.
term-shlasinger = Einer der Kardinäle. Einmal in der Partie setzt er jemanden auf der Wissensleiste um 6 Felder zurück.
term-charity = Zu Beginn einer Runde, bis zur 11., gibt der reichste Kaufmann jedem ärmeren Ordensbruder 5 und jedem ärmeren Kardinal 10 Ducati; sonst gibt sie die Bank.
term-politicians = 3 Stimmen. Kostet 30 Ducati, zwei kosten 60.
term-nobles = 2 Stimmen. Kostet keine Ducati; legst du ihn beim Nehmen gleich ab, bringt er 20.
term-abbesses = 1 Stimme. Kostet 15 Ducati, in einer Abtei keine. Bezahlt Sonnengesang und Botschafter.
term-scribes = Liegt vor dem Sichtschirm, bis eine Abtei ihn in 3 Wissenspunkte oder 1 VP verwandelt.
term-virtual-title = Virtuelles Klötzchen
term-virtual = Manche Kärtchen stehen für ein Klötzchen, das bei jeder Zahlung, jedem Gebot und jeder Wertung hilft und nie abgegeben wird.

term-manuscript = Bringt so viele VP, wie seine Stufe angibt. Zu nehmen in der Zone seiner Sprache, mit genug Wissen, für so viele Punkte wie seine Reihe; eines pro Zug.
term-lingua = 8 VP wert. Zu haben, sobald eine Stufe aufgebraucht ist; braucht Wissensstufe 8 und 4 Punkte, an jedem Ort.
term-psalter = 1 Punkt: 3 Wissenspunkte, 4, wenn du am wenigsten Wissen hast.
term-business = 1 Punkt: 10 Ducati.
term-riddle = In blauen Zonen. Am Ende bekommt nur, wer führt, 4 bis 6 VP.
term-messenger = Überall. Das letzte Feld kostet Ducati und Äbtissinnen und erschließt das Wissen Bolognas.
term-orient = Für Kaufleute. Das letzte Feld bringt mehr Ducati aus den Städten.
term-canticle = In Franziskanerstädten, eine Äbtissin je Feld. 9 VP für den ersten Rang, weniger für den zweiten.
term-library = Auf den Zahlen darfst du Bibliothekskärtchen ziehen und eines behalten: geheime VP.
term-rest = Wer am weitesten vorn liegt, beginnt die nächste Runde; die Scheibe geht danach auf den Start zurück.

term-stupor = Ab Runde 10, einmal: Wer seinen Zug in Brindisi beendet, darf die anderen zu einer Auktion rufen, mit Stimmen um 10 Wissenspunkte.
term-papal-title = Päpstliches Ereignis
term-papal = Eines pro Runde ab Runde 12. Das erste rote: Der Papst liegt im Sterben. Das zweite: die letzte Runde.
term-crown = Nach der letzten Runde kaufst du mit Stimmen ein Amt: Bankier (7 Stimmen, 6 VP), Benediktinermönch (10 Stimmen, 11 VP), Kardinalkämmerer (11 Stimmen, 14 VP) oder Papst (17 Stimmen, 22 VP).
term-vp-title = VP
term-vp = Volgare-Punkte, die Siegpunkte des Spiels. Wer die meisten hat, gewinnt; bei Gleichstand, wer mehr Wissen hat.

key-tab = Zum nächsten Element: etwas Möglichem oder einer Begründung, warum etwas nicht geht
key-enter = Antippen; noch einmal führt es aus
key-actions = Jede Aktion hat ihre Taste, an jedem Tisch und in jedem Zug dieselbe; unten am Tisch steht sie vor dem Namen. Einmal drücken zeigt die Aktion, die Eingabetaste führt sie aus.
key-escape = Auswahl aufheben
key-undo = Einen Schritt rückgängig machen (auch Strg Z)
key-redo = Wiederholen
key-end = Den Zug beenden
key-next = Zum nächsten Tisch, der auf dich wartet
key-log = Zum Verlauf
key-help = Symbole und Begriffe
key-zoom = Die Karte vergrößern, verkleinern, ganz zeigen
key-arrows = Auf der Karte zum Nachbarort; beim Nachspielen ein Schritt
key-turns = Beim Nachspielen eine Runde

five-lead = Italien um 1300: Die Kaufleute wollen Verträge, die alle lesen können, und die Gelehrten beginnen zu schreiben, wie man spricht. Du reist durch die Dialekte, sammelst, was in ihnen geschrieben steht, und suchst deinen Platz in der Welt.
five-aim = Was du willst
    .p1 = Die meisten Volgare-Punkte (VP). Am meisten bringen Manuskripte (je 1 bis 8) und das Amt, in das du am Ende gewählt wirst (bis zu 22 für den Papst).
    .p2 = Die Partie dauert 13 bis 16 Runden. Sie endet mit der Runde, in der der Papst stirbt.
five-turn = Dein Zug
    .p1 = Du hast fünf Aktionspunkte, die Wachssiegel. Fast alles kostet Punkte; jede Art von Aktion ist einmal pro Zug möglich, in beliebiger Reihenfolge.
    .p2 = Freie Aktionen kosten keinen: einen Bonus nehmen, wo du stehst, den Status wechseln, Sekretäre umwandeln.
    .p3 = Was einen Goldrand hat, geht jetzt: Das erste Tippen zeigt Kosten und Ergebnis, beim zweiten tust du es. Rückgängig machen kannst du es, bis jemand etwas erfahren hat.
five-travel = Reisen
    .p1 = Ein Schritt an einen Nachbarort kostet 1 Punkt. Eine Reise von 2 oder mehr Punkten kostet zusätzlich 10 Ducati, egal wie weit sie führt.
    .p2 = Von einem Hafen segelst du für 3 Punkte in jeden anderen Hafen am selben Meer.
five-cities = Städte und Ereignisse
    .p1 = Eine Stadt mit Münze oder Buch belohnt dich einmal in der Partie: Kaufleute nehmen die Ducati, alle das Wissen.
    .p2 = In fast jeder Runde erscheint ein Ereignis an einer Stadt. Wer es zuerst nutzt, bekommt, was es zeigt.
    .p3 = Du nutzt nur den Ort, an dem du stehst, vor oder nach deiner Reise, nicht die, durch die du kommst.
five-manuscripts = Wissen und Manuskripte
    .p1 = Die Leiste um die Karte ist dein Wissen; alle dreizehn Felder beginnt eine Stufe. Für ein Manuskript der Stufe 3 brauchst du Wissensstufe 3.
    .p2 = Du musst in der Zone seiner Sprache stehen. Es kostet so viele Punkte wie seine Reihe; ist eine Stufe aufgebraucht, werden die höheren billiger. Eines pro Zug.
    .p3 = Alle fünf Sprachen zusammen bringen 5 VP dazu. Lingua Volgare ist 8 wert und verlangt Stufe 8.
five-cubes = Vier Arten von Menschen
    .p1 = Politiker, Adlige und Äbtissinnen sind Stimmen (3, 2, 1) für die Wahl; Äbtissinnen bezahlen auch Sonnengesang und Botschafter.
    .p2 = Ein Klötzchen kostet 1 Punkt, zwei gleiche kosten 4. Ein Politiker kostet 30 Ducati, eine Äbtissin 15. Einen Adligen kannst du beim Nehmen gleich wieder abgeben, für 20 Ducati.
    .p3 = Sekretäre warten vor deinem Sichtschirm, bis eine Abtei sie alle in Wissen oder in Punkte verwandelt.
five-status = Kaufmann, Ordensbruder, Kardinal
    .p1 = Du beginnst als Kaufmann. In einem Konvent kannst du Ordensbruder werden, für die Hälfte deiner Ducati; in einer Kathedrale Kardinal, für 40 Ducati und einen Politiker oder Adligen. Einen Weg zurück gibt es nicht.
    .p2 = Geistliche nehmen keine Ducati mehr aus Städten und Ereignissen. Sie leben von Almosen, die der reichste Kaufmann zahlt, und haben ein Kärtchen mit eigener Fähigkeit.
    .p3 = Nichts davon ist Pflicht: Auch ein Kaufmann kann gewinnen.
five-tracks = Die Leisten
    .p1 = Rätsel von Verona (blaue Zonen): Wer am Ende führt, bekommt 4 bis 6 VP.
    .p2 = Botschafter (überall): Das letzte Feld erschließt Bologna mit 10 oder 15 Wissenspunkten.
    .p3 = Orient (Kaufleute): Das letzte Feld bringt Ducati aus den Städten.
    .p4 = Sonnengesang (Franziskanerstädte, eine Äbtissin je Feld): 9 VP für den ersten Rang, weniger für den zweiten.
    .p5 = Päpstliche Bibliothek: Kärtchen ziehen, eines behalten; geheime VP.
    .p6 = Ausruhen: in der nächsten Runde zuerst spielen.
five-end = Wie es endet
    .p1 = Ab Runde 12 wird in jeder Runde ein päpstliches Ereigniskärtchen aufgedeckt. Mit dem zweiten roten ist der Papst tot: Alle Figuren kommen nach Roma, und diese Runde ist die letzte.
    .p2 = Dann kaufst du mit Stimmen ein Amt: ein Kaufmann wird Bankier (7 Stimmen, 6 VP), ein Ordensbruder Benediktinermönch (10 Stimmen, 11 VP), ein Kardinal Kardinalkämmerer (11 Stimmen, 14 VP) oder Papst (17 Stimmen, 22 VP).
    .p3 = Die meisten übrigen Stimmen und die meisten Ducati bringen noch ein paar VP. Die höchste Summe gewinnt.
five-first = Für deine erste Partie
    .p1 = Nimm die Boni der Städte um dich herum: Wer früh Wissen hat, liest früh Manuskripte.
    .p2 = Nimm ein Manuskript, wann immer du in einer passenden Zone haltmachst.
    .p3 = Behalte etwa ab Runde 8 Stimmen für die Wahl: Das Amt bringt auf einen Schlag am meisten.
five-play = Spielen
five-rules = Alle Regeln

about-game = De Vulgari Eloquentia ist ein Brettspiel von Mario Papini. Es erschien 2010 und, überarbeitet, 2019 in einer Deluxe-Ausgabe. Alle Zeichnungen und Texte auf diesen Seiten sind unsere eigenen.
about-site = Volgare ist ein Tisch dafür im Browser, kostenlos und ohne Konto. Jede Regel hat eine Nummer; wenn etwas nicht erlaubt ist, steht diese Nummer dabei.
about-board = Der Spielplan
about-board-how = Kein gedruckter Spielplan wurde kopiert. Jeder Wert, den ein Regelheft nennt, ist verwendet; wo keines etwas sagt, wurde ein Wert rekonstruiert und ist als solcher gekennzeichnet.
about-board-n =
    { $n ->
        [0] alle Werte nennt eine Quelle.
        [one] ein Wert ist rekonstruiert.
       *[other] { $n } Werte sind rekonstruiert.
    }
about-board-box = Die Schachtel, Wert für Wert
about-board-edit = Spielplan korrigieren
about-editions = Ausgaben
about-editions-how = Die Regelhefte von 2010 unterscheiden sich an einigen Stellen. Du kannst nach jedem von ihnen spielen, so wie es ist: Wähle es für einen neuen Tisch. Einzelne Auslegungen sind Optionen.
about-words = Die Worte auf den Manuskripten
about-words-how = Auf den Blättern stehen die ersten Worte von Werken der Zeit, in ihrer eigenen Sprache. In der genannten Ausgabe oder Handschrift ist jedes zu lesen; die Schreibungen weichen voneinander ab, und unsere wurde nicht Buchstabe für Buchstabe mit ihr verglichen.
about-fonts = Schrift
about-fonts-how = Alegreya und Alegreya Sans von Juan Pablo del Peral, unter der SIL Open Font License.
