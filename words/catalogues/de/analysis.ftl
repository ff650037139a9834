### What bots think of games: looking back, and hints.

## Looking back with the bots
review-perspective = Was man wusste
review-perspective-own = Wie jeder es wusste
review-perspective-open = Mit allem offen
review = Rückblick
    .aside = { $perspective ->
        [open] mit allem offen
       *[own] aus dem, was jeder Platz wusste
      }, Durchgang { $depth } von { $all }
review-waiting = Zuerst wird eine andere Partie angesehen
review-looking = Durchgang { $n } von { $all }: { $weighed } von { $of } Entscheidungen beurteilt
review-done = Ganz durchgesehen
review-outlook = Aussicht auf den Sieg
review-outlook-text = In Prozent; darunter die am Ende zu erwartenden VP, und in welchen Grenzen es neunmal von zehn ausgehen wird.
review-expected = Zu erwartende VP
review-win-probability = { $n } %
review-band = { $vp } ({ $low } bis { $high })
review-band-text = Das getönte Band: Darin wird es für { $name } neunmal von zehn ausgehen.
review-end = Ende
review-choices = Wendepunkte
review-choices-text = Entscheidungen gegen die beste, die gefunden wurde. Was Zufall sein kann, wird niemandem vorgehalten.
review-whose = Wessen Entscheidungen
review-no-choices = Keine Entscheidung, bei der sicher ist, dass eine andere besser war.
review-grade-slip = Ungenau
review-grade-mistake = Fehler
review-grade-blunder = Grober Fehler
review-loss = { $n } VP Vorsprung verloren ({ $low } bis { $high })
review-played = Gespielt
review-better = Besser
review-why = Weil
review-why-item = { $what } { $vp }
review-sums = Von { $all } Entscheidungen waren { $best } nicht sicher zu verbessern; Ungenaues { $slips }, Fehler { $mistakes }, grobe Fehler { $blunders }.
review-even = Runden, so gut wie das Beste, das gefunden wurde, soweit sich das sagen lässt: { $turns }.
review-luck = Glück
review-luck-text = Was der Zufall jedem über das Erwartbare hinaus gebracht hat, in VP.
review-luck-draw = Was gezogen wurde
review-luck-refill = Was ausgelegt wurde
review-luck-ending = Ob es die letzte Runde war
review-luck-result = Ergebnis
review-luck-without = Ohne Glück
review-show = Auf dem Brett zeigen

## Hints
decimal-mark = ,
hint-text = Wege, weiterzumachen. Aus dem, was du wissen kannst, haben die Bots jeden viele Male zu Ende gespielt; Verborgenes lag jedes Mal anders. Welchen würdest du gehen?
    .bold = Fett steht, was nur einige davon tun.
hint-thinking = Die Bots stecken die Köpfe zusammen …
hint-only = Es gibt nur dies.
hint-idea = Idee { $letter }
hint-why = VP am Ende, gegenüber dem Mittel der anderen Ideen
hint-rest = Das Übrige, auch was Gegner gewinnen oder verlieren
hint-sum = Zusammen, gegenüber den Gegnern: { $vp } VP
hint-alike = In keinem Teil der Wertung unterscheidet sie sich deutlich von den anderen.
    .all = In keinem Teil der Wertung unterscheiden sich diese Ideen deutlich.
hint-which = Welche ist die beste?
hint-best = Die beste
    .by = Die beste, um etwa { $n } VP
    .maybe = Gilt als die beste, doch das kann Zufall sein
hint-even = So gut wie die beste
hint-deficit = Etwa { $n } VP weniger ({ $low } bis { $high })
    .sure = Etwa { $n } VP weniger
    .maybe = Etwa { $n } VP weniger, was Zufall sein kann
hint-see = Auf dem Plan ansehen
