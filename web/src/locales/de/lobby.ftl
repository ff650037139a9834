### Die Seiten um das Spiel.

lobby-home = Volgare: zu den Tischen
lobby-nav = Seiten
lobby-help = Hilfe
lobby-settings = Einstellungen
lobby-about = Über Volgare
lobby-how = So geht’s

lobby-what = Italien um 1300. Zwischen Dialekten und Latein entsteht eine Sprache: Reise, lerne, sammle Manuskripte und steige auf vom Kaufmann zum Ordensbruder, zum Kardinal, vielleicht zum Papst. Das Brettspiel für 2 bis 5 Personen.
lobby-play = Jetzt spielen
lobby-play-how = Deluxe, du gegen drei Bots
lobby-beginning = Der Tisch wird gedeckt …
lobby-new = Neuer Tisch
lobby-mine = Meine Tische
lobby-all = Alle { $n } zeigen
lobby-open = Offene Tische
lobby-none-open = Gerade wartet niemand auf Mitspieler.
lobby-open-one = Tisch eröffnen
lobby-your-turn = Du bist dran
lobby-turn = Runde { $n }
lobby-seats-free =
    { $n ->
        [0] Alle Plätze besetzt
        [one] Ein Platz frei
       *[other] { $n } Plätze frei
    }
lobby-state-over = Beendet
lobby-state-closed = Geschlossen
lobby-join = Mitspielen
lobby-watch = Zuschauen

who-open = Frei
who-me = Du
who-name-mine = { $name } (du)
who-person = Jemand

bot-greedy = Bot
bot-greedy-1 = Bot, einfacher
bot-random = Bot, zufällig
bot-how-greedy = Nimmt, was am meisten bringt: ein guter Gegner.
bot-how-greedy-1 = Der erste seiner Art, etwas schwächer.
bot-how-random = Spielt irgendetwas.

preset-text-deluxe = Das überarbeitete Spiel: elf Ereignisse, die päpstlichen Bücher, ein verschlossenes Bologna, kein Halt auf See. Am besten für den Anfang.
preset-text-it2010 = Das klassische Spiel nach seiner ersten Regel: strenges Anlanden, Shlasinger nur bei seiner Ernennung.
preset-text-es2010 = Das klassische Spiel: Bibliothekskärtchen beim Vorrücken, Anlanden in jedem Hafen.
preset-text-de2010 = Das klassische Spiel: Sonnengesang ab Runde 15 für alle offen, Norcia statt Gubbio.
preset-text-fr2010 = Das klassische Spiel, wie man es in Frankreich spielt; zu zweit oder dritt lohnt eine Option den Versuch.
preset-document-deluxe = Englische Regel der Deluxe-Ausgabe, 2019
preset-document-it2010 = Italienische Regel, 2010
preset-document-es2010 = Spanische Regel, 2010
preset-document-de2010 = Deutsche Regel, 2010
preset-document-fr2010 = Französische Spielhilfe zur Ausgabe von 2010

option-library = Päpstliche Bibliothek
option-text-library = Wann Bibliothekskärtchen gezogen werden.
option-value-library-later = Jederzeit im eigenen Zug
option-value-library-on-advance = Direkt nach dem Vorrücken
option-value-library-book = Als päpstliche Bücher (Deluxe)
option-shlasinger = Shlasinger
option-text-shlasinger = Wann er das Wissen eines Mitspielers zurückwerfen darf.
option-value-shlasinger-appointment = Im Zug seiner Ernennung
option-value-shlasinger-once = Einmal, in einem eigenen Zug
option-canticle-open = Sonnengesang für alle
option-text-canticle-open = Ab welcher Runde der Sonnengesang in allen fünf Franziskanerstädten offensteht.
option-value-canticle-open-14 = Ab Runde 14
option-value-canticle-open-15 = Ab Runde 15
option-gigi-until = Gigis Almosen
option-text-gigi-until = Die letzte Runde, in der Gigi doppelte Almosen bekommt.
option-value-gigi-until-10 = Bis Runde 10
option-value-gigi-until-11 = Bis Runde 11
option-landing = Anlanden
option-text-landing = Wo eine Figur auf See an Land gehen darf.
option-value-landing-another = In einem anderen Hafen als dem, den sie verließ
option-value-landing-any = In jedem Hafen dieses Meeres
option-bologna = Bologna
option-text-bologna = Wer Bologna betreten und durchqueren darf.
option-value-bologna-open = Alle
option-value-bologna-closed = Nur wer den Botschafter ans Ziel gebracht hat
option-norcia = Norcia
option-text-norcia = Gubbio heißt Norcia, wie auf dem deutschen Spielplan.
option-grunt = Weniger Manuskripte
option-text-grunt = Zu zweit oder dritt: je Farbe ein Manuskript der Stufe 1 und zwei offene in jeder Reihe.
option-screens = Sichtschirme
option-text-screens = Ob für alle aufgeführt bleibt, was offen genommen wurde.
option-value-screens-closed = Geschlossen: hinter den Schirmen verborgen
option-value-screens-open = Offen: bleibt aufgeführt
option-half = Hälfte der Ducati
option-text-half = Wie die Hälfte aufgerundet wird, die ein neuer Ordensbruder verliert.
option-value-half-coins = Auf 5er-Münzen
option-value-half-exact = Auf den Ducato genau
option-value-on = An
option-value-off = Aus
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
new-table = Tisch
new-name = Name des Tisches
new-name-hint = Es findet sich einer
new-public = Öffentlich
new-public-how = Alle können ihn finden, zuschauen und mitspielen. Sonst nur, wer den Link hat.
new-options = Optionen
new-options-none = alles wie in der Regel
new-options-changed =
    { $n ->
        [one] eine anders als in der Regel
       *[other] { $n } anders als in der Regel
    }
new-differs = anders
new-board = Spielplan
new-board-how = Alle seine Werte nennt eine Quelle.
new-board-reconstructed =
    { $n ->
        [one] Einer seiner Werte ist rekonstruiert: Keine Quelle nennt ihn.
       *[other] { $n } seiner Werte sind rekonstruiert: Keine Quelle nennt sie.
    }
new-board-own = Eine eigene Spielplandatei
new-begin = Beginnen
new-begin-how = Die Partie beginnt sofort.
new-create = Tisch eröffnen
new-create-how = Du bekommst für jeden freien Platz einen Link und beginnst, wenn alle da sind.

import-title = Aus einem Protokoll weiterspielen
import-how = Aus dem Protokoll einer Partie wird ein Tisch: zum Nachspielen oder Weiterspielen.
import-file = Eine Datei
import-text = Oder ihr Text
import-do = Tisch daraus machen

seating-title = Wer sitzt wo
seating-wait =
    { $n ->
        [one] Ein Platz ist noch frei.
       *[other] { $n } Plätze sind noch frei.
    }
seating-full = Alle sind da.
seating-choose = Such dir deinen aus.
seating-sit = Hier sitzen
seating-sit-screen = Jemand an diesem Bildschirm
seating-stand = Aufstehen
seating-free = Platz räumen
seating-link = Link für diesen Platz
seating-link-how = Wer diesen Link öffnet, darf { $seat } übernehmen. Er gilt für eine Person.
seating-bot = Bot …
seating-to-bot = { $seat } einem Bot geben
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
seating-deal-known = aus einem Protokoll: Wer den Tisch angelegt hat, kennt vielleicht, was verdeckt ist
seating-reconstructed = mit rekonstruierten Werten

link-seat = Eine Einladung
link-device = Auch dieses Gerät
link-seat-text = Der Platz { $seat } am Tisch „{ $table }“.
link-seat-unnamed = Der Platz { $seat } an einem Tisch.
link-seat-do = Platz nehmen
link-device-unnamed = Dieses Gerät schließt sich dem an, das den Link gezeigt hat: dieselben Tische, dieselben Plätze.
link-device-text = Dieses Gerät wird zu { $name }: dieselben Tische, dieselben Plätze.
link-device-do = Ja, das bin ich
link-mine = Er gehört dir schon.
link-to-table = Zum Tisch
link-taken = Dort sitzt inzwischen jemand anders.
link-watch = Am Tisch zuschauen
link-name = Dein Name

lost-title = Dieses Blatt fehlt
lost-text = Hier steht nichts geschrieben: Die Seite gibt es nicht, oder der Link war unvollständig.
lost-home = Zu den Tischen

share-link-label = Link
share-copy = Kopieren
share-copied = Kopiert
share-share = Teilen
share-qr = QR-Code
share-qr-label = QR-Code des Links

sure-yes = Ja
sure-no = Nein

menu-game = Partie
menu-rematch = Revanche
menu-record = Protokoll herunterladen
menu-replay = Partie nachspielen
menu-record-whole = Die ganze Partie als Text; jedes Programm, das die Notation kennt, kann ihn lesen.
menu-record-redacted = Solange die Partie läuft, steht darin nur, was du wissen darfst.
menu-link = Link zu dieser Stellung (Schritt { $n })
menu-seats = Plätze
menu-seat-resigned = hat aufgegeben
menu-seat-away = abwesend, es spielt { $bot }
menu-bot-mine = Bot für mich spielen lassen
menu-bot = Einem Bot geben
menu-back = Selbst weiterspielen
menu-open = Für andere freigeben
menu-seat-link = Neuer Link
menu-seat-link-how = Wer diesen Link öffnet, darf den Platz übernehmen.
menu-resign = Aufgeben
menu-resign-sure = Aufgeben? Ein Bot spielt den Platz endgültig zu Ende.
menu-host = Als Gastgeber
menu-rename = Umbenennen
menu-close = Tisch schließen
menu-close-sure = Tisch schließen? Niemand kann spielen, bis du ihn wieder öffnest.
menu-reopen = Tisch wieder öffnen
menu-look = Ansicht
menu-settings = Alle Einstellungen
menu-help = Hilfe
menu-about = Regeln und Spielplan
menu-board = Von den Werten des Spielplans nennt { $attested } eine Quelle, { $inferred } folgen daraus, { $proposed } sind rekonstruiert.

report-title = Regelfehler melden
report-what = Was ist bei Schritt { $n } falsch, und was müsste geschehen?
report-how = Die Stellung, der Verlauf und die genauen Regeln dieses Tisches werden mit aufbewahrt.
report-do = Melden
report-done = Danke: aufbewahrt als { $id }.
