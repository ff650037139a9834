volgare = Volgare

# Die Seite des Tisches
table-parts = Teile des Tisches
tab-map = Karte
tab-market = Auslage
tab-tracks = Leisten
tab-players = Spieler
tab-log = Verlauf
tab-beckons = Hier lässt sich etwas wählen
list-and = { $list } und { $last }
colon = { $what }:
last-turn = letzte Runde
seat-looks = Aus wessen Sicht
seat-none = Publikum
to-lobby = Zur Übersicht
try-again = Noch einmal
reload = Jetzt laden
close = Schließen
loading = Das Spiel wird aufgebaut …
offline = Keine Verbindung. Was du siehst, ist vielleicht veraltet; sie wird von selbst wiederhergestellt.
unsent = Noch nicht gesendet: Der Server hat nicht geantwortet. Deine Aktion wird gesendet, sobald die Verbindung wieder da ist.
unsent-back = Nicht senden
undone = Der Server war nicht erreichbar: Sieh nach, ob das ausgeführt wurde; wenn nicht, wiederhole es.
new-build = Es gibt eine neue Version dieser Seite.
fault-read = Verstanden

trouble-title = Der Tisch lässt sich nicht anzeigen

you-watch = Du schaust bei dieser Partie zu.
take-seat = Spielst du hier mit? Nimm deinen Platz mit deinem Wiederherstellungscode ein
take-seat-title = Deinen Platz einnehmen
take-seat-how = Der Code verbindet diesen Browser mit dir und allen deinen Plätzen.
keep-seat = Mit einem Wiederherstellungscode findest du diesen Platz auf jedem Gerät wieder.
keep-seat-code = Code anzeigen
keep-seat-not = Nicht jetzt
keep-seat-once = Dein Wiederherstellungscode wird nur dieses eine Mal gezeigt:
awaited-elsewhere = { $name } muss entscheiden.
pass-screen = Weitergeben
curtain-pass = Gib den Bildschirm an { $name }
curtain-why = Was hinter einem Sichtschirm liegt, geht nur ein Paar Augen etwas an.
curtain-show = Ich bin { $name }: meinen Tisch zeigen

closed-table = Der Tisch ist geschlossen: Gespielt wird erst wieder, wenn der Gastgeber ihn öffnet.
closed-permanently = Die Betreiber dieses Servers haben den Tisch endgültig geschlossen.
closed-open = Wieder öffnen
bot-for-me = Ein Bot spielt für dich ({ $name }).
bot-for-good = Du hast aufgegeben: Ein Bot spielt für { $name } zu Ende.
bot-take-back = Selbst weiterspielen
absent-mine = Bist du noch da? { $n ->
    [0] Jetzt darf ein Bot für dich weiterspielen.
   *[other] Sonst darf in { $n } s ein Bot für dich weiterspielen.
  }
absent-still-here = Ich bin da
absent-asked = { $n ->
    [0] { $name } hat nicht geantwortet.
   *[other] Ist { $name } noch da? Noch { $n } s für eine Antwort.
  }
absent-bot = Einen Bot weiterspielen lassen
absent-ask = Fragen, ob noch jemand da ist
absent-allow = Bots dürfen Abwesende vertreten

now-ago = gerade eben
seat-here = am Tisch
seat-gone = nicht am Tisch
seat-left = nicht am Tisch, zuletzt { $ago } da
watching = { $n ->
    [one] { $n } schaut zu
   *[other] { $n } schauen zu
  }

away-title = Während du weg warst:
away-seat = { $name } { $n ->
    [one] { $n } Aktion
   *[other] { $n } Aktionen
  }
away-moves = { $n ->
    [one] { $n } Aktion
   *[other] { $n } Aktionen
  }
away-watch = Ansehen
away-skip = Überspringen
story-skip = Überspringen { $n ->
    [0] { "" }
   *[other] ({ $n })
  }

trying = Was wäre, wenn: { $n ->
    [0] Mach, was du willst, nichts davon zählt.
    [one] { $n } Aktion ausprobiert, nichts davon zählt.
   *[other] { $n } Aktionen ausprobiert, nichts davon zählt.
  }
trying-stop = Zurück zur Partie
try-out = Was, wenn ich dran wäre?
your-turn-now = Jetzt bist du dran
your-turn-go = Zu meinem Zug

# Titel des Reiters, Benachrichtigung
title-mine = Du entscheidest
title-theirs = { $name } entscheidet
notify-mine = Am Tisch „{ $table }“ musst du entscheiden.

# Was vor den Texten einer Seite da ist
page-skip = Zum Inhalt
page-loading = Lädt …
page-unscripted = Volgare wird hier im Browser gespielt und braucht dafür JavaScript: Bitte schalte es ein und lade die Seite neu.
page-missing = Diese Seite ließ sich nicht laden: Die Verbindung ist weg, oder es gibt eine neue Version.
page-again = Neu laden
part-missing = Ein Teil der Seite ist nicht angekommen. Er wird von selbst noch einmal angefordert.
part-replaced = Es gibt eine neue Version dieser Seite, und nur zu ihr gehört, was du angefordert hast.
page-lobby = Volgare · De vulgari eloquentia
page-new = Neuer Tisch · Volgare
page-link = Einladung · Volgare
page-help = Hilfe · Volgare
page-learn = Einführung und Aufgaben · Volgare
page-settings = Einstellungen · Volgare
page-box = Die Schachtel · Volgare
page-board = Spielplan-Editor · Volgare
page-lost = Nicht gefunden · Volgare
menu-title = Tisch
glossary-open = Symbole und Begriffe (?)
glossary-title = Symbole und Begriffe

# Ausgaben
preset-deluxe = Deluxe 2019
preset-it2010 = Italienisch 2010
preset-es2010 = Spanisch 2010
preset-de2010 = Deutsch 2010
preset-fr2010 = Französisch 2010

table-of = Tisch von { $who }
table-bots =
    { $n ->
        [1] ein Bot
        [2] zwei Bots
        [3] drei Bots
        [4] vier Bots
       *[other] { $n } Bots
    }
who-me = Du
who-person = Jemand

# Zeit
time-hours = { $h } Std. { $m } Min.
time-days = { $d } T.{ $h ->
    [0] {""}
   *[other] {" "}{ $h } Std.
  }
time-reserve = { $time } Reserve
time-up = Zeit abgelaufen
time-until = bis { $when }
time-window = steht bis { $when }
time-holiday = Urlaub bis { $when }
