### Die Seiten um das Spiel.

lobby-home = Volgare: zu den Tischen
lobby-nav = Seiten
lobby-help = Hilfe
lobby-settings = Einstellungen
lobby-about = Über Volgare
lobby-how = Die Regeln in Kürze
lobby-five = Das Spiel in fünf Minuten
    .short = In fünf Minuten
lobby-learn = Einführung und Aufgaben
    .how = Neu hier? Zehn Minuten, Schritt für Schritt

lobby-what = Italien um 1300. Zwischen Dialekten und Latein entsteht eine Sprache: Reise, lerne, sammle Manuskripte und steige vom Kaufmann zum Ordensbruder auf, zum Kardinal, vielleicht zum Papst. Das Brettspiel für 2 bis 5 Personen.
lobby-play = Jetzt spielen
lobby-play-how = Deluxe, du gegen drei Bots
lobby-beginning = Das Spiel wird aufgebaut …
lobby-new = Neuer Tisch
    .short = Neu
lobby-mine = Meine Tische
lobby-waiting = Warten auf dich
lobby-going = Andere Partien
lobby-finished = Beendet
lobby-all = Alle { $n } zeigen
lobby-more = Mehr zeigen
lobby-open = Offene Tische
lobby-none-open = Gerade sucht niemand Mitspieler.
lobby-open-one = Tisch eröffnen
lobby-asks =
    { $what ->
        [start] Wähle deine Startstadt
        [charity] Almosen: Wähle, wer gibt
        [summons] Ein Ruf: annehmen oder ablehnen
        [bid] Dein Gebot
        [payment] Deine Zahlung
        [election] Die Wahl
        [trade] Ein Handel
        [scoring] Wähle, was gewertet wird
       *[other] Du bist dran
    }
lobby-waits-for = Wartet auf { $name }
lobby-since =
    { $form ->
        [today] seit { $when }
       *[other] seit { $when }
    }
lobby-moves =
    { $n ->
        [one] ein Zug
       *[other] { $n } Züge
    }
lobby-messages =
    { $n ->
        [one] eine Nachricht
       *[other] { $n }{ $more } Nachrichten
    }
lobby-news = Neu: { $what }
lobby-turn = Runde { $n }
    .in = Runde { $n }
lobby-seats-free =
    { $n ->
        [0] Alle Plätze besetzt
        [one] Ein Platz frei
       *[other] { $n } Plätze frei
    }
lobby-won = { $name } gewann, { $n } VP
lobby-won-mine = Du hast gewonnen, { $n } VP
lobby-state-over = Beendet
lobby-state-closed = Geschlossen
lobby-read-only = Nur zum Lesen
lobby-join = Mitspielen
lobby-watch = Zuschauen

who-open = Frei
who-name-mine = { $name } (du)
who-bot = { $n ->
        [2] { $name } II (Bot)
        [3] { $name } III (Bot)
        [4] { $name } IV (Bot)
        [5] { $name } V (Bot)
       *[other] { $name } (Bot)
    }

bot-random = Fortuna
    .who = mit ihrem Rad
    .how = Zieht sofort und auf gut Glück: Sie kennt die Regeln und sonst nichts.
bot-novice = Calandrino
    .who = Boccaccios Einfaltspinsel
    .how = Sieht, was vor ihm liegt, und schätzt alles andere falsch ein, wie es beim ersten Mal geht. Spielt sofort.
bot-greedy-1 = Der junge Datini
    .who = wie er am Anfang war
    .how = Der erste Bot, der plante; er bleibt, wie er ist, als Maßstab für die anderen.
bot-greedy = Francesco Datini
    .who = Kaufmann aus Prato
    .how = Verfolgt die wenigen Pläne, die in seinem Zug am meisten bringen, und übersieht die übrigen. Spielt sofort.
bot-planner = Brunetto Latini
    .who = Notar, Lehrer Dantes
    .how = Plant seinen ganzen Zug und bewertet ihn, wie es ihn Tausende von Partien gelehrt haben; was die anderen tun werden, lässt er außer Acht. Spielt sofort.
bot-simulator-quick = Guido Bonatti
    .who = Astrologe aus Forlì
    .how = Spielt seine besten Pläne im Kopf weiter, auch die Züge der anderen, eine Zehntelsekunde je Zug: Er irrt sich, wo Pläne fast gleich gut sind.
bot-simulator = Michael Scotus
    .who = Astrologe Friedrichs II.
    .how = Spielt seine besten Pläne im Kopf weiter, auch die Züge der anderen, eine halbe Sekunde je Zug; Verdecktes kann er nur raten.
bot-program = Ein Bot des Gastgebers
bot-rung = Spielstärke { $n } von { $of }
bot-elo = Elo { $elo }

preset-text-deluxe = Das überarbeitete Spiel: elf Ereignisse, die Bibliothek ab der ersten Runde, ein verschlossenes Bologna, kein Halt auf See. Am besten für den Anfang.
preset-text-it2010 = Das klassische Spiel nach dem ersten Regelheft: an Land nur in einem anderen Hafen, Shlasinger nur im Zug seiner Ernennung.
preset-text-es2010 = Das klassische Spiel: Bibliothekskärtchen direkt beim Vorrücken, an Land in jedem Hafen.
preset-text-de2010 = Das klassische Spiel: ab Runde 15 alle Franziskanerstädte für den Sonnengesang aktiv, Norcia statt Gubbio.
preset-text-fr2010 = Das klassische Spiel, wie man es in Frankreich spielt; zu zweit oder zu dritt ist die Option „{ option-grunt }“ einen Versuch wert.
preset-document-deluxe = Englisches Regelheft der Deluxe-Ausgabe, 2019
preset-document-it2010 = Italienisches Regelheft, 2010
preset-document-es2010 = Spanisches Regelheft, 2010
preset-document-de2010 = Deutsches Regelheft, 2010
preset-document-fr2010 = Französische Spielhilfe zur Ausgabe von 2010

option-edition = Ausgabe
option-text-edition = Die Schachtel, nach deren Regeln gespielt wird.
option-value-edition-classic = Klassisch, 2010
option-value-edition-deluxe = Deluxe, 2019
option-library = Päpstliche Bibliothek
option-text-library = Wann Bibliothekskärtchen gezogen werden.
option-value-library-later = Jederzeit im eigenen Zug
option-value-library-on-advance = Direkt nach dem Vorrücken
option-value-library-book = In jeder Runde, auch mehrmals (Deluxe)
option-shlasinger = Kardinal Shlasinger
option-text-shlasinger = Wann er die Scheibe eines Mitspielers auf der Wissensleiste um 6 Felder zurücksetzen darf.
option-value-shlasinger-appointment = Im Zug seiner Ernennung
option-value-shlasinger-once = Einmal, in einem eigenen Zug
option-canticle-open = Sonnengesang in allen Städten
option-text-canticle-open = Ab welcher Runde alle fünf Franziskanerstädte für den Sonnengesang aktiv sind.
option-value-canticle-open-14 = Ab Runde 14
option-value-canticle-open-15 = Ab Runde 15
option-gigi-until = Gigis Almosen
option-text-gigi-until = Die letzte Runde, in der Gigi doppelte Almosen bekommt.
option-value-gigi-until-10 = Bis Runde 10
option-value-gigi-until-11 = Bis Runde 11
option-landing = An Land gehen
option-text-landing = Wo eine Figur auf See an Land gehen darf.
option-value-landing-another = In einem anderen Hafen als dem, aus dem sie kam
option-value-landing-any = In jedem Hafen dieses Meeres
option-bologna = Bologna
option-text-bologna = Wer Bologna betreten und durchqueren darf.
option-value-bologna-open = Alle
option-value-bologna-closed = Nur wer mit dem Botschafter am Ziel ist
option-norcia = Norcia
option-text-norcia = Gubbio heißt Norcia, wie auf dem deutschen Spielplan.
option-grunt = Weniger Manuskripte
option-text-grunt = Zu zweit oder zu dritt: je Farbe ein Manuskript der Stufe 1 und zwei offene in jeder Reihe.
option-screens = Sichtschirme
option-text-screens = Ob für alle sichtbar bleibt, was offen genommen wurde.
option-value-screens-closed = Geschlossen: hinter den Sichtschirmen verdeckt
option-value-screens-open = Offen: für alle sichtbar
option-bonus-parts = Teile des Stadtbonus
option-text-bonus-parts = Ob ein Kaufmann die Ducati oder das Wissen einer Stadt liegen lassen darf.
option-value-bonus-parts-choose = Beides oder eines davon
option-value-bonus-parts-whole = Immer beides
option-city-bonuses = Stadtboni in einem Zug
option-text-city-bonuses = Ob es den Bonus dort gibt, wo eine Bewegung beginnt, und auch dort, wo sie endet, oder nur an einem der beiden Orte.
option-value-city-bonuses-both = An beiden Orten
option-value-city-bonuses-one = An einem der beiden
option-half = Hälfte der Ducati
option-text-half = Wie die Hälfte der Ducati aufgerundet wird, die ein neuer Ordensbruder verliert.
option-value-half-coins = Auf 5er-Münzen
option-value-half-exact = Auf ganze Ducati
option-rows = Manuskriptreihen
option-text-rows = Welche Stufe aufgebraucht sein muss, damit die höheren Reihen aufrücken.
option-value-rows-every = Stufe 1, 2 oder 3
option-value-rows-first = Nur Stufe 1
option-origin-half-coins = Eine Auslegung dieser Website: Es gibt nur Münzen zu 5, 10 und 50 Ducati
option-origin-half-exact = Wie im Regelheft: aufgerundet
option-value-on = An
option-value-off = Aus

expansions = Erweiterungen der Deluxe-Ausgabe
expansions-off = keine
expansions-how = Jede lässt sich allein oder mit beliebigen anderen spielen. Nur das Glossario di Monza braucht eine andere Erweiterung mit eigenen Karten.
expansions-all = Alle
expansions-none = Keine
option-ritmo = Ritmo Bellunese
option-text-ritmo = In Venezia ziehst du Karten in fünf Farben. Verschiedene werden zu Wissen, und mit ihnen lässt sich handeln; wer von einer Farbe die meisten hat, darf am Ende nach der Rätselleiste werten.
option-placiti = Placiti di Capua & Guaita di Travale
option-text-placiti = In den Städten des Fiorentino ziehst du geheime Karten. Die Guaita wird zu Ducati oder Wissen, weiße Karten werden zu etwas Wissen; wer die meisten Placiti hat, darf am Ende nach der Sonnengesangsleiste werten.
option-placiti-deck = Placiti-Karten
option-text-placiti-deck = Wie viele Karten der Stapel hat: Das Regelheft zählt zwölf auf, nennt im Spielaufbau aber zehn.
option-value-placiti-deck-12 = 12, davon sechs weiße
option-value-placiti-deck-10 = 10, davon vier weiße
option-origin-placiti-deck-12 = Deluxe 2019, Spielmaterial
option-origin-placiti-deck-10 = Deluxe 2019, Spielaufbau
option-poeti = Scuola Siciliana & Arnault Daniel
option-text-poeti = Wer in Brindisi steht, wenn Stupor Mundi abgehandelt wird, bekommt einen sizilianischen Dichter und darf danach in Cagliari Karten von Arnault Daniel ziehen. Beide Arten zusammen sind ihre VP wert, eine allein ist nichts wert.
option-glossario = Glossario di Monza
option-text-glossario = In Milano ziehst du Karten, die VP wert sind: höchstens eine für jede andere Erweiterung, von der du eine Karte besitzt, und nicht mehr, als deine Wissensstufe angibt.
option-alessandro = Bruder Alessandro
option-text-alessandro = Ein sechster Ordensbruder: Bei jeder Aktion, mit der er Karten zieht, hat er eine mehr zur Auswahl.
option-sonzogni = Kardinal Sonzogni
option-text-sonzogni = Ein sechster Kardinal: Bei jeder Aktion, mit der er Karten zieht, zieht er eine mehr und behält eine mehr.
option-library-tile = Elftes Bibliothekskärtchen
option-text-library-tile = Ein weiteres Bibliothekskärtchen wird in den Stapel gemischt.

option-all-books = Alle Regelhefte
option-no-book = In keinem Regelheft: eine Option dieser Website
option-elsewhere = Optionen anderer Regelhefte
need-classic = Nur im Spiel von 2010.
need-deluxe = Nur in der Deluxe-Ausgabe.
need-players =
    { $n ->
       *[other] Nur mit höchstens { $n } Spielern.
    }
need-options = Braucht { $options }.
option-idle = Ohne { $options } ändert das an diesem Tisch nichts.

differ-title = Was an diesem Tisch anders ist als bei „{ $preset }“
differ-none = Alles wie bei „{ $preset }“.
differ-here = Dieser Tisch
differ-nothing = entfällt
differ-line = Anders: { $what }
differ-more = { $n } weitere
differ-all-expansions = alle Erweiterungen
differ-expansions =
    { $n ->
        [one] eine Erweiterung
       *[other] { $n } Erweiterungen
    }

## Dokumente
source-IT = italienisches Regelheft von 2010
source-ES = spanisches Regelheft von 2010
source-DE = deutsches Regelheft von 2010
source-FR = französische Spielhilfe zur Ausgabe von 2010
source-DX = englisches Regelheft der Deluxe-Ausgabe von 2019
source-BDML = Materialliste von 2010 aus einer französischen Ludothek
source-GOB1 = Bericht einer Deluxe-Partie in einem italienischen Forum
source-ITC = italienische Rezension von 2014
source-JED = französische Seite zum Spiel von 2010
source-JN = italienische Rezension der Deluxe-Ausgabe, 2019
source-MM = deutsche Rezension des Spiels von 2010
source-PK = deutsche Rezension von 2011
source-GEO = die Karte Italiens
source-VOL = Vorschlag dieses Projekts

board-reconstruction = Rekonstruierter Spielplan

new-title = Neuer Tisch
new-preset = Regeln
new-seats = Plätze
new-players = Anzahl der Spieler
new-players-n = { $n } Spieler
new-seat = Wer { $seat } spielt
new-me = Ich
new-screen = Jemand an diesem Bildschirm
new-open = Frei
new-me-how = In diesem Browser.
new-open-how = Für alle, die den Link bekommen oder den Tisch in der Liste finden.
new-screen-name = Name
new-bots = Stärke der Bots
    .how = Für alle Bots zugleich; für einen einzelnen wählst du sie an seinem Platz. Die Elo-Zahl stammt aus Partien zu viert; der erste planende Bot hat 1000.
new-external-bot = Ein Bot von mir
new-external-bot-how = Der Befehl, mit dem er an den Tisch kommt, wird dir gleich gezeigt.
new-external-bots = Eigene Bots
    .how = Hast du einen Bot geschrieben, kann er hier mitspielen: Er bekommt einen Platz und du einen Befehl, mit dem er an den Tisch kommt.
new-external-bots-n =
    { $n ->
        [one] ein Platz
       *[other] { $n } Plätze
    }
new-table = Tisch
new-name = Name des Tisches
new-name-hint = Bleibt das Feld leer, wählen wir einen
new-public = Öffentlich
new-public-how = Alle können ihn finden, zuschauen und mitspielen. Sonst nur, wer den Link hat.
new-absence = Abwesende vertreten
new-absence-how = Wer die anderen lange warten lässt, kann gefragt werden, ob noch jemand da ist. Bleibt die Antwort aus, darf ein Bot weiterspielen, bis der Platz wieder besetzt ist. Für Partien über mehrere Tage besser ausschalten.
new-options = Optionen
new-options-none = alles wie im Regelheft
new-options-changed =
    { $n ->
        [one] eine abweichend vom Regelheft
       *[other] { $n } abweichend vom Regelheft
    }
new-differs = anders
new-board = Spielplan
new-board-how = Alle Werte sind durch eine Quelle belegt.
new-board-reconstructed =
    { $n ->
        [one] Einer seiner Werte ist rekonstruiert: Keine Quelle nennt ihn.
       *[other] { $n } seiner Werte sind rekonstruiert: Keine Quelle nennt sie.
    }
new-board-own = Eine eigene Spielplandatei
new-board-look = Alle Werte ansehen
new-board-correct = Korrigieren
new-board-edit = Bearbeiten
new-board-differs =
    { $n ->
        [0] kein Wert ist anders
        [one] ein Wert ist anders
       *[other] { $n } Werte sind anders
    }
new-board-not = Mitgelieferten nehmen
new-board-kept = Der Tisch bewahrt den ganzen Spielplan auf, das Protokoll ebenso.
new-board-faults = Diese Datei hat Fehler und wurde nicht übernommen. Zeile für Zeile:
new-begin = Beginnen
new-begin-how = Die Partie beginnt sofort.
new-create = Tisch eröffnen
new-create-how = Du bekommst für jeden freien Platz einen Link und beginnst, wenn alle da sind.

import-title = Partie aus einem Protokoll fortsetzen
import-how = Aus dem Protokoll einer Partie wird ein Tisch, zum Nachspielen oder zum Weiterspielen.
import-file = Datei wählen …
import-text = Oder als Text
import-do = Tisch daraus machen

seating-title = Wer sitzt wo
seating-wait =
    { $n ->
        [one] Ein Platz ist noch frei.
       *[other] { $n } Plätze sind noch frei.
    }
seating-full = Alle Plätze sind besetzt.
seating-choose = Such dir deinen aus.
seating-sit = Hier sitzen
seating-sit-screen = Jemand an diesem Bildschirm
seating-leave = Aufstehen
seating-free = Platz freigeben
seating-link = Link für diesen Platz
seating-link-how = Wer diesen Link öffnet, darf { $seat } übernehmen. Er gilt für eine Person.
seating-bot = Bot …
seating-to-bot = { $seat } einem Bot geben
external-bot-command = Befehl zeigen
external-bot-file = mein-bot
external-bot-how = Führe den Befehl dort aus, wo dein Bot liegt, mit dessen Dateinamen am Ende. Er wird nur dieses eine Mal gezeigt, und nur dein Bot kommt damit herein: Ein neuer Befehl macht ihn ungültig.
seating-start = Beginnen
seating-start-how = Zuerst werden die Startstädte gewählt.
seating-start-bots =
    { $n ->
        [one] Den freien Platz spielt dann ein Bot.
       *[other] Die { $n } freien Plätze spielen dann Bots.
    }
seating-host-starts = Der Gastgeber beginnt die Partie.
seating-invite = Einladen
seating-invite-how = Wer diesen Link hat, kann an den Tisch kommen, zuschauen und einen freien Platz nehmen.
seating-invite-public = Der Tisch ist öffentlich: Alle können ihn finden. Dieser Link führt direkt hierher.
seating-listed = Öffentlich
seating-listed-yes = ja
seating-listed-no = nein, nur mit Link
seating-deal = Ausgangslage
seating-deal-known = aus einem Protokoll: Wer den Tisch eröffnet hat, kennt vielleicht, was verdeckt ist
seating-reconstructed = mit rekonstruierten Werten

link-seat = Eine Einladung
link-device = Auch dieses Gerät
link-seat-text = Der Platz { $seat } am Tisch „{ $table }“.
link-seat-do = Platz nehmen
link-device-unnamed = Dieses Gerät schließt sich dem an, das den Link gezeigt hat: dieselben Tische, dieselben Plätze.
link-device-text = Dieses Gerät wird zu { $name }: dieselben Tische, dieselben Plätze.
link-device-do = Ja, das bin ich
link-device-leaves = Dieser Browser würde folgende Tische verlassen:
link-device-leave = Verlassen und wechseln
link-device-stay = Nicht wechseln
link-mine = Dieser Platz gehört dir schon.
link-to-table = Zum Tisch
link-watch = Am Tisch zuschauen
link-name = Dein Name

lost-title = Dieses Blatt fehlt
lost-text = Hier steht nichts geschrieben: Die Seite gibt es nicht, oder der Link ist unvollständig.
lost-home = Zu den Tischen

share-link-label = Link
share-copy = Kopieren
share-copied = Kopiert
share-share = Teilen
share-qr = QR-Code
share-qr-label = QR-Code des Links
share-here-known = Der Browser zeigt { $here }, das nur zu diesem Computer führt. Der Link enthält eine Adresse, die andere in deinem Netzwerk öffnen können.
share-here-only = Dieser Link funktioniert nur auf diesem Computer. Um mit anderen zu spielen, starte den Server mit --addr :8080.
share-address = Adresse

sure-yes = Ja
sure-no = Nein

menu-game = Partie
menu-rematch = Revanche
menu-record = Protokoll herunterladen
menu-replay = Partie nachspielen
menu-record-whole = Die ganze Partie als Text; jedes Programm, das die Notation kennt, kann ihn lesen.
menu-record-redacted = Solange die Partie läuft, steht darin nur, was du wissen darfst, und fortsetzen lässt sich die Partie damit nicht. Wer allein gegen Bots spielt, kann eine laufende Partie ganz speichern.
menu-save = Partie speichern
menu-save-how = Die Datei enthält die ganze Partie, auch alles Verdeckte, und mit ihr lässt sich weiterspielen. Am Tisch wird vermerkt, dass du all das wissen kannst.
menu-link = Link zu dieser Stellung (Schritt { $n })
menu-seats = Plätze
menu-seat-resigned = hat aufgegeben
menu-seat-bot-playing = abwesend, es spielt { $bot }
menu-bot-mine = Bot für mich spielen lassen
menu-bot-mine-sure = Ein Bot spielt sofort an deiner Stelle weiter; was er tut, lässt sich nicht rückgängig machen. Den Platz kannst du jederzeit zurücknehmen. Soll er spielen?
menu-ask = Fragen, ob { $name } da ist
menu-ask-in = Fragen in { $n } min möglich
menu-present = Wer den Tisch in einem Browser geöffnet hat, gilt als anwesend, auch wenn andere Fenster davor liegen. Ob jemand die anderen warten lässt, zeigt sich nur daran, dass nichts geschieht.
menu-absence = Wer die anderen { $after } Minuten warten lässt, kann gefragt werden, ob noch jemand da ist. Kommt weitere { $within } Minuten keine Antwort, darf ein Bot weiterspielen, bis der Platz wieder besetzt ist.
menu-take-back = Selbst weiterspielen
menu-seat-link = Neuer Link
menu-seat-link-how = Wer diesen Link öffnet, darf den Platz übernehmen.
menu-seat-link-bot = Wer diesen Link öffnet, darf den Platz übernehmen, sofern diese Person in der Partie noch hinter keinen anderen Sichtschirm gesehen hat. Alle am Tisch erfahren es. Du selbst kannst ihn nicht übernehmen, solange andere spielen.
menu-resign = Aufgeben
menu-resign-sure = Aufgeben? Ein Bot spielt für diesen Platz endgültig zu Ende.
menu-host = Als Gastgeber
menu-rename = Umbenennen
menu-close = Tisch schließen
menu-close-sure = Tisch schließen? Niemand kann spielen, bis du ihn wieder öffnest.
menu-reopen = Tisch wieder öffnen
menu-look = Ansicht
menu-settings = Alle Einstellungen
menu-help = Hilfe
menu-about = Regeln und Spielplan
menu-box = Die Schachtel, Wert für Wert
menu-board-file = Spielplandatei
menu-board = { $attested } Werte des Spielplans nennt eine Quelle, { $inferred } folgen aus einer, { $proposed } sind rekonstruiert.

report-title = Regelfehler melden
report-what = Was ist bei Schritt { $n } falsch, und was müsste geschehen?
report-how = Stellung, Verlauf und genaue Regeln dieses Tisches werden mit aufbewahrt.
report-do = Melden
report-done = Danke! Die Meldung hat die Nummer { $id }.

# A table whose rules the server does not know.
read-only-title = Ein Tisch zum Nachlesen
read-only-why = Hier kann niemand weiterspielen. Die Partie begann nach Regeln, die diese Version von Volgare nicht kennt; der Server kann den Spielplan nicht mehr aufbauen. Was geschehen ist, bleibt erhalten und lässt sich nachlesen.
read-only-seats = Plätze
read-only-score = { $vp } VP
read-only-over = Die Partie ist zu Ende.
read-only-running = Die Partie war in Runde { $turn }. Was verdeckt war, bleibt verdeckt. Eine Version, die die Regeln kennt, kann sie fortsetzen.
read-only-known = Gezählt sind die VP, die alle kennen konnten.
read-only-moves =
    { $n ->
        [one] Ein Schritt
       *[other] { $n } Schritte
    }

# Die Uhr eines Tisches
clock = Uhr
clock-none = Ohne Uhr
clock-name-live = { $minutes } Min.{ $seconds ->
    [0] {""}
   *[other] {" "}+ { $seconds } Sek. je Zug
}
clock-name-correspondence = { $hours } Std. je Zug{ $bank ->
    [no] {""}
   *[other] {" "}+ { $bank }
}
clock-days = { $n ->
    [one] { $n } Tag
   *[other] { $n } Tage
}
clock-hours = { $n ->
    [one] { $n } Stunde
   *[other] { $n } Stunden
}
clock-minutes = { $n ->
    [one] { $n } Minute
   *[other] { $n } Minuten
}
clock-seconds = { $n ->
    [one] { $n } Sekunde
   *[other] { $n } Sekunden
}
clock-turn = { $time } für jeden Zug und für jede Entscheidung im Zug anderer.
clock-reserve = Wer länger braucht, zehrt von einer Zeitreserve für die ganze Partie: { $time }.
clock-window = Die Zeit zählt nur von { $from } bis { $to } Uhr ({ $zone }).
clock-holidays = Alle haben zwei Tage Urlaub und bekommen alle zehn Tage einen dazu, bis zu 14. Urlaub beginnt auch von selbst, bevor die Zeit um ist.
clock-live = { $time } für die ganze Partie{ $more ->
    [no] .
   *[other] {" "}und { $more } mehr mit jedem Zug.
}
clock-reply = Für Entscheidungen im Zug anderer gibt es eigens { $time }.
clock-out-takeover = Ist die Zeit um, spielt ein Bot bis zur Rückkehr: { $bot }.
clock-out-turn = Ist die Zeit um, spielt ein Bot diesen Zug oder trifft diese Entscheidung: { $bot }.
clock-out-vote = Ist die Zeit um, spielt ein Bot, sobald mehr als die Hälfte der anderen es will: { $bot }.
lobby-left = noch { $time }
new-clock-none-how = Alle lassen sich so viel Zeit, wie sie möchten.
new-clock-correspondence = Ein Zug am Tag
new-clock-correspondence-how = Für eine Partie über mehrere Wochen.
new-clock-live = An einem Abend
new-clock-live-how = Alle sind bis zum Ende am Tisch.
new-clock-turn = Zeit für einen Zug
new-clock-reserve = Zeitreserve für die Partie
new-clock-reserve-none = Keine
new-clock-window = Nur zu bestimmten Uhrzeiten
new-clock-window-how = Sonst läuft für niemanden die Zeit. Mindestens drei Stunden am Tag.
new-clock-from = Von
new-clock-to = Bis
new-clock-zone = Zeitzone
new-clock-holidays = Urlaub
new-clock-pace = Tempo
new-clock-pace-how = Minuten für die Partie und Sekunden mehr mit jedem Zug.
new-clock-own = Anderes
new-clock-initial = Minuten für die Partie
new-clock-increment = Sekunden mit jedem Zug
new-clock-reply = Sekunden für eine Entscheidung im Zug anderer
new-clock-out = Wenn die Zeit um ist
new-clock-out-takeover = spielt ein Bot bis zur Rückkehr
new-clock-out-turn = spielt ein Bot nur diesen Zug
new-clock-out-vote = dürfen die anderen einen Bot spielen lassen
new-clock-bot = Welcher Bot
