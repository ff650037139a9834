### Das Ende der Partie und ihr Nachspielen.

ending-title = Die letzte Seite
ending-aside = Spielplan ansehen
ending-back = Das Ergebnis
ending-back-count = Zur Wertung
ending-pope = { $name } ist zum Papst gewählt
ending-no-pope = Niemand wurde zum Papst gewählt
ending-begin = Der Papst ist tot, die Wahl vorbei. Nun zählt, was ihr gelernt habt.
ending-winner = { $name } gewinnt mit { $n } VP
ending-line = { $name }: { $n } VP
ending-pause = Pause
ending-go = Fortsetzen
ending-next = Weiter
ending-skip = Überspringen
ending-count = { $n } von { $all }
ending-study = Alle Zahlen
ending-rematch = Revanche
ending-rematch-stronger = Revanche mit stärkeren Bots
ending-rematch-there = Zur Revanche
ending-rematch-watch = Revanche ansehen
ending-replay = Partie nachspielen
ending-review = Mit den Bots analysieren
ending-record = Protokoll herunterladen
ending-again = Wertung noch einmal zeigen
ending-picture = Ein Bild zum Teilen
ending-picture-save = Bild speichern
ending-picture-send = Verschicken

score-caption = Volgare-Punkte nach Kategorie und Platz
score-category = Kategorie
score-rank = { $n }.
score-nothing =
    { $n ->
        [one] Eine Kategorie brachte niemandem Punkte
       *[other] { $n } Kategorien brachten niemandem Punkte
    }
score-tie = { $names } haben gleich viele Punkte: Wer mehr Wissen hat, liegt vorn.

chart-knowledge = Wissen nach Runden
chart-vp = Volgare-Punkte nach Runden, als hätte die Partie dort geendet
chart-turn = Runde

replay-title = Die Partie im Rückblick
replay-slider = Schritt der Partie
replay-where = { $turn ->
    [0] { phase-setup }
   *[other] Runde { $turn }
  } · Schritt { $n } von { $all }
replay-back = Einen Schritt zurück
replay-on = Einen Schritt vor
replay-turn-back = Eine Runde zurück
replay-turn-on = Eine Runde vor
replay-play = Abspielen
replay-pause = Pause
replay-eyes = Gesehen von
replay-spectator = Publikum
replay-open = Alles offen
replay-now = Zum jetzigen Stand
replay-result = Zum Ergebnis
replay-play-on = Von hier weiterspielen
