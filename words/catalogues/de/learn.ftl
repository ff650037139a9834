### Das Spiel lernen: die Einführung und die Aufgaben, um die Lektionen selbst herum (lessons.ftl).

learn-begin = Beginnen
learn-begun = Du bist bei Schritt { $n } von { $of }.
learn-go-on = Weitermachen
learn-again = Von vorn
learn-gone-through = Du hast sie ganz durchgespielt.
learn-once-more = Noch einmal
learn-puzzles = Aufgaben
learn-puzzles-how = Ein Zug, ein Ziel. Jede Aufgabe ist bis zum Ende durchgerechnet: Jede hat eine Lösung, und sobald sie nicht mehr zu schaffen ist, erfährst du es.
learn-tally = { $n } von { $of } gelöst.
learn-hard-1 = Leicht
learn-hard-2 = Nicht ganz leicht
learn-hard-3 = Schwer
learn-best =
    { $n ->
        [1] auf Anhieb gelöst
       *[other] in { $n } Versuchen gelöst
    }
    .helped = mit Hilfe gelöst
learn-tried = versucht
learn-mark = Gelöst

learn-step = { $n } von { $of }
learn-next = Weiter
learn-back = Vorheriger Schritt
learn-fold = Einklappen und zum Tisch
learn-meanwhile = Jetzt spielen die anderen: Sieh zu, oder tippe den Tisch an, um ans Ende zu springen.
learn-again-sure = Von vorn beginnen?
learn-over = Das war die ganze Lektion. Die Aufgaben und deine erste Partie warten.
learn-over-puzzle = Das war die Aufgabe.
learn-over-lost = Der Zug ist vorbei, das Ziel ist nicht erreicht.
learn-leave = Lektion verlassen
learn-lit = Es geht um: { $what }.
learn-reveals = Das würde etwas Verdecktes aufdecken, aber eine Aufgabe überlässt nichts dem Zufall. Versuch es anders.
learn-play = Spiele deine erste Partie
learn-beginning = Das Spiel wird aufgebaut …
learn-to-puzzles = Zu den Aufgaben

learn-solved =
    { $n ->
        [1] Gelöst, im ersten Versuch!
       *[other] Gelöst, in { $n } Versuchen.
    }
    .helped = { $n ->
        [1] Gelöst, mit Hilfe.
       *[other] Gelöst, in { $n } Versuchen und mit Hilfe.
    }
learn-shown = So geht es. Willst du es selbst versuchen?
learn-lost = Das Ziel ist nicht mehr zu erreichen. Hier hast du es verfehlt:
learn-lost-together = Einzeln wäre jeder Teil noch zu schaffen.
learn-back-there = Dorthin zurück
learn-goal = Dein Ziel
learn-met = Erledigt
learn-unmet = Noch zu tun
learn-gone = außer Reichweite
learn-have = (jetzt { $n })
learn-hint = Tipp
learn-show = Lösung zeigen
learn-show-on = Nächste Aktion zeigen
learn-next-puzzle = Weiter: { $title }
