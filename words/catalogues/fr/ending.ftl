### La fin de la partie, et le moyen de la revivre.

ending-title = La dernière page
ending-aside = Voir le plateau
ending-back = Le résultat
ending-back-count = Au décompte
ending-pope = { $name } devient Pape
ending-no-pope = Aucun Pape n’est élu
ending-begin = Le Pape est mort, l’élection est close. Place au décompte de ce que chacun a appris.
ending-winner = { $name } l’emporte avec { $n } PV
ending-line = { $name } : { $n } PV
ending-pause = Pause
ending-go = Continuer
ending-next = Suivant
ending-skip = Passer
ending-count = { $n } sur { $all }
ending-study = Tous les chiffres
ending-rematch = Revanche
ending-rematch-stronger = Revanche avec des bots plus forts
ending-rematch-there = Vers la revanche
ending-rematch-watch = Regarder la revanche
ending-replay = Revoir la partie
ending-review = Analyser avec les bots
ending-record = Télécharger la partie
ending-again = Revoir le décompte
ending-picture = Une image à partager
ending-picture-save = Enregistrer l’image
ending-picture-send = L’envoyer

score-caption = Points de victoire par catégorie et par place
score-category = Catégorie
score-rank =
    { $n ->
        [1] { $n }er
       *[other] { $n }e
    }
score-nothing =
    { $n ->
        [one] Une catégorie n’a rapporté de points à personne
       *[other] { $n } catégories n’ont rapporté de points à personne
    }
score-tie = { $names } ont le même total : le plus avancé en connaissance passe devant.

chart-knowledge = Connaissance tour par tour
chart-vp = Points de victoire tour par tour, comme si la partie s’était arrêtée là
chart-turn = Tour

replay-title = Revoir la partie
replay-slider = Coup de la partie
replay-where = { $turn ->
    [0] { phase-setup }
   *[other] Tour { $turn }
  } · coup { $n } sur { $all }
replay-back = Un coup en arrière
replay-on = Un coup en avant
replay-turn-back = Un tour en arrière
replay-turn-on = Un tour en avant
replay-play = Lire
replay-pause = Pause
replay-eyes = Vu par
replay-spectator = Un spectateur
replay-open = Tout à découvert
replay-now = Revenir au présent
replay-result = Voir le résultat
replay-play-on = Continuer à partir d’ici
