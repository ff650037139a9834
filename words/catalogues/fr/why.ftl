# Pourquoi un coup est refusé, selon le code de la raison.
why-game-over = La partie est finie.
why-not-your-turn = C’est à { $need } de jouer.
why-other-decision = Une autre décision est à prendre maintenant : { $need }.
why-no-such-move = Ce coup n’existe pas.
why-too-early = Seulement à partir du tour { $need } ; on est au tour { $have }.
why-once-a-turn = Une fois par tour : tu as déjà fait cette action.
why-once-a-game = Tu l’as déjà eu : c’est une fois par partie.
why-not-now = { $thing ->
    [none] Seulement juste après un autre coup.
   *[other] Seulement quand Stupor Mundi est résolu.
  }
why-wrong-status = Il faut le statut de { $need } ; tu es { $have }.
why-wrong-tile = Aucune de tes tuiles ne donne ce pouvoir.
why-level-too-low = Il faut le niveau de connaissance { $need } ; tu as le niveau { $have }.
why-must-land = Tu es en mer et tu dois accoster dans ce tour : garde un point pour cela.
why-must-keep = Tu dois garder une tuile.
why-wrong-place = { $places ->
    [none] Ton pion n’est pas au bon endroit.
   *[other] Cela ne se fait qu’ici : { $places }.
  }
why-wrong-zone = { $need ->
    [none] Ton pion doit être dans une région de ses couleurs.
   *[other] Ton pion doit être dans la région { $need } (actuellement : { $have }).
  }
why-not-active = Cette ville est active au tour { $need } ; on est au tour { $have }.
why-closed = Ce lieu t’est fermé.
why-same-place = Ton pion y est déjà.
why-no-way = Aucun chemin n’y mène en un seul déplacement.
why-not-there = { $need ->
    [none] Il n’y a rien à prendre ici.
   *[other] { $thing ->
        [none] Il en faut { $need } ; il y en a { $have }.
       *[other] Il faut { $thing } ; il y en a { $have }.
      }
  }
why-taken = Quelqu’un d’autre l’a déjà.
why-no-value = Tu n’y gagnerais rien.
why-end-of-track = Sur cette piste, il ne reste que { $have ->
    [one] { $have } case
   *[other] { $have } cases
  }.
why-not-reached = Ton disque doit atteindre la case { $need } ; il est sur la { $have }.
why-not-richest = Ce n’est pas l’un des Marchands les plus riches qui pourraient donner.
why-not-yourself = Il faut choisir un adversaire.
why-too-few-points = Il faut { $need ->
    [one] { $need } point d’action
   *[other] { $need } points d’action
  } ; tu en as { $have }.
why-too-many-points = Une action prend au plus { $need ->
    [one] { $need } point
   *[other] { $need } points
  } ; celle-ci en prendrait { $have }.
why-too-few-ducats = Cela coûte { $need ->
    [one] { $need } ducat
   *[other] { $need } ducats
  } ; tu en as { $have }.
why-too-few-cubes = { $thing ->
    [none] Il faut { $need ->
        [one] { $need } cube
       *[other] { $need } cubes
      } ; tu en as { $have }.
   *[other] Il faut { $thing } ; tu en as { $have }.
  }
why-too-few-votes = Il faut { $need ->
    [one] { $need } vote
   *[other] { $need } votes
  } ; tu en as { $have }.
why-bid-too-low = L’enchère minimale est de { $need }.
why-not-minimal = L’un de ces cubes est superflu : retire-le.

# Pourquoi un coup rapporte moins qu’à l’ordinaire, selon le code de la raison, après ce qu’il rapporte.
cut-game-over = aucun tour ne suit : cela ne rapporte rien
cut-once-a-turn = prochaine pioche : dans un tour suivant
cut-once-a-game = tu as déjà pioché : cela ne rapporte plus rien
cut-not-now = jusqu’au tour { $need } ; ensuite { $have }
cut-wrong-status = pas de ducats : il faut être { $need }
cut-over-limit = tu peux en posséder { $need } au plus : au-delà, seulement en échange
cut-not-there = { $have ->
    [none] il ne reste aucune tuile : rien à piocher
    [one] il n’en reste que { $have }
   *[other] il n’en reste que { $have }
  }
cut-taken = { $which ->
    [rest] rang { $have } : seul le plus avancé commence
    [canticle] rang { $have } : seuls les deux premiers marquent
   *[riddle] rang { $have } : seul le plus avancé marque
  }
cut-no-value = pas de ducats : aucune ville ne t’a encore payé
cut-end-of-track = la piste s’arrête là
cut-not-reached = { $which ->
    [library] tuiles à piocher à partir de la case { $need }
   *[riddle] la piste rapporte à partir de la case { $need }
  }
