### Das Spiel lernen: die Einführung und die Aufgaben, um die Lektionen selbst herum (lessons.ftl).

learn-begin = Beginnen
learn-begun = Du stehst bei Schritt { $n } von { $of }.
learn-go-on = Weitermachen
learn-again = Von vorn
learn-gone-through = Du bist sie ganz durchgegangen.
learn-once-more = Noch einmal
learn-puzzles = Aufgaben
learn-puzzles-how = Ein Zug, ein Ziel. Jede Aufgabe ist bis zu Ende durchsucht: Jede hat eine Lösung, und sobald sie vertan ist, erfährst du es.
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
learn-back = Der Schritt davor
learn-fold = Einklappen und zum Tisch
learn-meanwhile = Jetzt spielen die anderen: Sieh zu, oder berühre den Tisch, um ans Ende zu springen.
learn-again-sure = Von vorn beginnen?
learn-over = Das war die ganze Lektion. Die Aufgaben und deine erste Partie warten.
learn-over-puzzle = Das war die Aufgabe.
learn-over-lost = Der Zug ist vorbei, das Ziel nicht erreicht.
learn-leave = Lektion verlassen
learn-lit = Es geht um: { $what }.
learn-reveals = Das würde etwas Verdecktes zeigen, und eine Aufgabe überlässt nichts dem Zufall. Versuche einen anderen Weg.
learn-play = Spiele deine erste Partie
learn-beginning = Der Tisch wird gedeckt…
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
learn-lost = Das Ziel ist nicht mehr zu erreichen. Vertan wurde es hier:
learn-lost-together = Einzeln ginge noch jeder Teil.
learn-back-there = Dorthin zurück
learn-goal = Was verlangt ist
learn-met = Erledigt
learn-unmet = Noch zu tun
learn-gone = außer Reichweite
learn-have = (jetzt { $n })
learn-hint = Tipp
learn-show = Lösung zeigen
learn-show-on = Nächste Aktion zeigen
learn-next-puzzle = Weiter: { $title }
