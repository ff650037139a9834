### Die begleitete erste Partie: alles, wenn es zum ersten Mal wichtig wird.

guide-title = Begleiter
guide-good = Verstanden
guide-no-more = Keine Hinweise mehr

guide-aim = Worum es geht
    .text = Wer beim Tod des Papstes, nach 13 bis 16 Runden, die meisten Volgare-Punkte (VP) hat, gewinnt. Am meisten bringen Manuskripte, je 1 bis 8, und am Ende ein Amt, bis zu 22. Allein gegen Bots dauert eine erste Partie etwa eine Stunde. Hör auf, wann du willst: Der Tisch wartet.
guide-start = Wo willst du beginnen?
    .text = Die Orte mit Goldrand sind frei. Eine Startstadt bringt selbst nichts: Sieh dir an, was in ihrer Nähe liegt. Tippe eine an, um sie zu sehen, und noch einmal, um sie zu nehmen.
guide-points = Fünf Aktionspunkte
    .text = Die Wachssiegel sind deine Aktionspunkte. Alles mit Goldrand geht jetzt: Das erste Tippen zeigt, was es kostet und bringt, beim zweiten tust du es. Was blass ist, sagt dir, warum es nicht geht.
guide-city = Eine Stadt zahlt einmal
    .text = Einmal in der Partie belohnt dich jede Stadt: Kaufleute nehmen ihre Ducati, alle ihr Wissen. Das kostet keinen Aktionspunkt. Deine Scheibe bleibt dort als Zeichen.
guide-event = Hier liegt ein Ereignis
    .text = Wer das Ereignis zuerst nutzt, bekommt die Ducati (nur Kaufleute) oder das Wissen. Das kostet keinen Aktionspunkt; danach ist es verbraucht.
guide-move = Reisen
    .text = Jeder Schritt an einen Nachbarort kostet einen Punkt. Ab zwei Schritten kostet die Reise insgesamt 10 Ducati, egal wie weit. Von Hafen zu Hafen am selben Meer segelst du für 3 Punkte. Du reist einmal pro Zug.
guide-cubes = Menschen, die dir helfen
    .text = Ein Klötzchen kostet einen Punkt, zwei gleiche kosten vier; ein Politiker dazu 30 Ducati, eine Äbtissin 15. Politiker, Adlige und Äbtissinnen sind Stimmen; einen Adligen kannst du sofort für 20 Ducati verkaufen. Sekretäre werden in einer Abtei zu Wissen oder VP.
guide-psalter = Psalter und kleine Geschäfte
    .text = Für je einen Punkt, einmal pro Zug: Der Psalter bringt 3 Wissenspunkte (4, wenn du am wenigsten Wissen hast), kleine Geschäfte bringen 10 Ducati. Beides geht an jedem Ort.
guide-manuscript = Du kannst ein Manuskript nehmen
    .text = Du stehst in der Zone seiner Sprache und hast genug Wissen. Es kostet so viele Punkte wie seine Reihe und bringt am Ende VP nach seiner Stufe; alle fünf Sprachen bringen 5 VP dazu. Nur eines pro Zug.
guide-lingua = Lingua Volgare ist zu haben
    .text = Eine Stufe der Manuskripte ist aufgebraucht: Die höheren sind jetzt einen Punkt billiger. Lingua Volgare ist 8 VP wert; ab Wissensstufe 8 kannst du es an jedem Ort nehmen, für 4 Punkte.
guide-undo = Anders überlegt?
    .text = Du kannst einen Schritt oder den ganzen Zug rückgängig machen, solange niemand dadurch etwas erfahren hat. Probier ruhig herum.
guide-end = Dein Zug ist ausgeschöpft
    .text = Beende ihn hier, wenn du zufrieden bist. Bis dahin kannst du noch alles rückgängig machen.
guide-waiting = Was die anderen getan haben
    .text = Du hast es auf dem Spielplan gesehen; hier steht es in Worten. Bis du wieder etwas tust, markiert ein kleines Zeichen in ihrer Farbe, was die anderen genutzt haben. Während sie spielen, spult ein Tippen irgendwohin vor; das Tempo wählst du unter ⋯.
guide-order = Wer am wenigsten weiß, beginnt
    .text = In jeder Runde beginnt, wer am wenigsten Wissen hat. Liegen Scheiben auf demselben Feld, kommt die obere zuerst. Wer sich am meisten ausgeruht hat, springt ganz nach vorn.
guide-alms = Almosen
    .text = Zu Beginn jeder Runde bis zur 11. bekommt jeder Ordensbruder 5 Ducati und jeder Kardinal 10: vom reichsten Kaufmann, wenn dieser mehr hat, sonst von der Bank.
guide-charity = Wer gibt dir Almosen?
    .text = Mehrere Kaufleute sind gleich reich: Du wählst, wer von ihnen die Almosen gibt.
guide-friar = Du könntest Ordensbruder werden
    .text = Es kostet die Hälfte deiner Ducati, und Kaufmann wirst du nie wieder: keine Ducati mehr aus Städten, kein Vorrücken mehr im Orient, dafür Almosen, ein Ordensbruderkärtchen mit einer Fähigkeit und am Ende ein besseres Amt. Wähle in Ruhe.
guide-cardinal = Du könntest Kardinal werden
    .text = Es kostet 40 Ducati (70 bei Muret), einen Politiker oder Adligen und dein Ordensbruderkärtchen. Als Kardinal bekommst du 10 Ducati Almosen und ein Kardinalskärtchen, und nur Kardinäle können Kardinalkämmerer oder Papst werden.
guide-scribes = Was wird aus deinen Sekretären?
    .text = Hier werden sie alle entweder zu je 3 Wissenspunkten oder zu je 1 VP am Ende. Früh in der Partie ist Wissen mehr wert.
guide-canticle = Hier ist der Sonnengesang zu finden
    .text = Jedes Feld kostet einen Punkt und eine Äbtissin. Am Ende bringt der erste Rang auf dieser Leiste 9 VP, der zweite { $deluxe ->
        [yes] 6
       *[no] 4
    }. Eine Franziskanerstadt ist nur in der Runde auf ihrem Kärtchen aktiv, gegen Ende sind es alle.
guide-riddle = Das Rätsel von Verona
    .text = In einer blauen Zone rückst du für jeden Punkt ein Feld vor. Nur wer am Ende führt, bekommt etwas: 4, 5 oder 6 VP.
guide-messenger = Der Botschafter
    .text = Überall rückst du für jeden Punkt ein Feld vor. Das letzte kostet { $deluxe ->
        [yes] 10 Ducati und eine Äbtissin
       *[no] 20 Ducati und zwei Äbtissinnen, ab Runde 8 die Hälfte,
    } und erschließt Bologna: 15 Wissenspunkte bis Runde 7, danach 10.
guide-orient = Der Orient
    .text = Für Kaufleute: Für jeden Punkt rückst du ein Feld vor. Auf dem letzten { $deluxe ->
        [yes] bekommst du 10 Ducati für jede Stadt, die dir Ducati gegeben hat
       *[no] zahlt dir fortan jede Stadt, die Ducati gibt, 10 mehr
    }.
guide-library = Die päpstliche Bibliothek
    .text = Für jeden Punkt rückst du ein Feld vor; auf den Zahlen darfst du Bibliothekskärtchen ziehen und eines behalten{ $deluxe ->
        [yes] , danach geht die Scheibe auf den Start zurück
       *[no] , einmal in der Partie
    }. Das sind VP, die sonst niemand sieht.
guide-draw = In der Bibliothek ziehen
    .text = Es kostet keinen Punkt: Sieh dir die Kärtchen an und behalte eines, die übrigen kommen zurück. Rückgängig machen lässt es sich nicht, weil du etwas erfährst.
guide-keep = Behalte eines
    .text = Nur du siehst diese Kärtchen. Die Zahl gibt die VP am Ende an{ $deluxe ->
        [yes] ; eines mit Manuskript zählt auch als eine beliebige der fünf Farben
       *[no] {""}
    }.
guide-rest = Ausruhen
    .text = Für jeden Punkt, den du nicht brauchst, rückst du hier ein Feld vor. Wer vorn liegt, beginnt die nächste Runde, und die Scheibe kehrt auf den Start zurück.
guide-stupor = Stupor Mundi
    .text = Wer von nun an seinen Zug in Brindisi beendet, darf alle anderen zu einer Auktion mit Stimmen rufen. Wer gewinnt, bekommt 10 Wissenspunkte. Das geschieht nur einmal.
guide-summon = Du darfst die anderen rufen
    .text = Die anderen können nach Brindisi kommen und mit Stimmen gegen dich bieten; du hast 2 zusätzlich. Wer gewinnt, bekommt 10 Wissenspunkte und zahlt mit Klötzchen.
guide-answer = Ein Ruf nach Brindisi
    .text = Folgst du dem Ruf, reist deine Figur kostenlos dorthin, und du darfst mitbieten. Lehnst du ab, bleibt sie, wo sie ist.
guide-bidding = Mit Stimmen bieten
    .text = Ein Politiker zählt 3, ein Adliger 2, eine Äbtissin 1. Nur wer gewinnt, zahlt. Denk daran, dass auch die Wahl Stimmen braucht.
guide-dying = Der Papst liegt im Sterben
    .text = Die Runde mit dem nächsten roten päpstlichen Ereigniskärtchen ist die letzte. Denk an die Stimmen, die du brauchst, und wandle deine Sekretäre rechtzeitig um.
guide-last = Die letzte Runde
    .text = Alle Figuren sind nach Roma gekommen. Nach dieser Runde folgt die Wahl, dann die Schlusswertung.
guide-election = Die Wahl
    .text = Gib Stimmen für ein Amt ab oder behalte sie: Die meisten übrigen Stimmen bringen 3 VP. Ein Amt ist mehr wert; welches dir offensteht, hängt von deinem Status ab.
guide-payment = Mit Klötzchen zahlen
    .text = Die günstigste Zahlung ist schon gewählt. Keines der Klötzchen darf überflüssig sein.
