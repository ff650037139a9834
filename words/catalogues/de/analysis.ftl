### What bots think of games: looking back, and hints.

## Looking back with the bots
review-perspective = Was bekannt war
review-perspective-own = Was jeder Platz wusste
review-perspective-open = Alles offen
review = Rückblick
    .aside = { $perspective ->
        [open] alles offen
       *[own] was jeder Platz wusste
      }, Durchgang { $depth } von { $all }
review-waiting = Zuerst wird eine andere Partie analysiert
review-looking = Durchgang { $n } von { $all }: { $weighed } von { $of } Entscheidungen beurteilt
review-done = Vollständig analysiert
review-outlook = Siegchancen
review-outlook-text = In Prozent; darunter die VP, die am Ende zu erwarten sind, und die Grenzen, in denen das Ergebnis in neun von zehn Fällen liegt.
review-expected = Zu erwartende VP
review-win-probability = { $n } %
review-band = { $vp } ({ $low } bis { $high })
review-band-text = Das getönte Band: In neun von zehn Fällen liegt das Ergebnis von { $name } darin.
review-end = Ende
review-choices = Wendepunkte
review-choices-text = Entscheidungen, verglichen mit der besten, die gefunden wurde. Was Zufall sein kann, gilt nicht als Fehler.
review-whose = Wessen Entscheidungen
review-no-choices = Bei keiner Entscheidung ist sicher, dass eine andere besser gewesen wäre.
review-grade-slip = Ungenau
review-grade-mistake = Fehler
review-grade-blunder = Grober Fehler
review-loss = { $n } VP Vorsprung verloren ({ $low } bis { $high })
review-played = Gespielt
review-better = Besser
review-why = Gründe
review-why-item = { $what } { $vp }
review-sums = Von { $all } Entscheidungen ließen sich { $best } nicht sicher verbessern; Ungenauigkeiten: { $slips }, Fehler: { $mistakes }, grobe Fehler: { $blunders }.
review-even = Runden, in denen nichts Besseres gefunden wurde, soweit sich das sagen lässt: { $turns }.
review-luck = Glück
review-luck-text = Was der Zufall über das Erwartbare hinaus gebracht hat, in VP.
review-luck-draw = Was gezogen wurde
review-luck-refill = Was ausgelegt wurde
review-luck-ending = Ob es die letzte Runde war
review-luck-result = Ergebnis
review-luck-without = Ohne Glück
review-show = Am Spielplan zeigen

## Hints
decimal-mark = ,
hint-text = Möglichkeiten für diesen Zug. Die Bots haben jede davon viele Male zu Ende gespielt, nur mit dem, was du wissen kannst; Verdecktes lag jedes Mal anders. Welche wählst du?
    .bold = Was nur einige davon tun, ist fett gedruckt.
hint-thinking = Die Bots stecken die Köpfe zusammen …
hint-only = Es gibt nur diese Möglichkeit.
hint-idea = Idee { $letter }
hint-why = VP am Ende, gegenüber dem Mittel der anderen Ideen
hint-rest = Alles Übrige, auch was die Mitspieler gewinnen oder verlieren
hint-sum = Zusammen, verglichen mit den Mitspielern: { $vp } VP
hint-alike = In keinem Teil der Wertung unterscheidet sie sich deutlich von den anderen.
    .all = In keinem Teil der Wertung unterscheiden sich diese Ideen deutlich.
hint-which = Welche ist die beste?
hint-best = Die beste
    .by = Die beste, um etwa { $n } VP
    .maybe = Vermutlich die beste, doch das kann Zufall sein
hint-even = So gut wie die beste
hint-deficit = Etwa { $n } VP weniger ({ $low } bis { $high })
    .sure = Etwa { $n } VP weniger
    .maybe = Etwa { $n } VP weniger, was Zufall sein kann
hint-see = Am Spielplan ansehen
