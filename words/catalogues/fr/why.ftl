# Pourquoi un coup est refusé, selon le code de la raison.
why-game-over = La partie est finie.
why-not-your-turn = C’est à { $need } de jouer.
why-other-decision = Autre chose est à décider maintenant : { $need }.
why-no-such-move = Ce coup n’existe pas.
why-too-early = Seulement à partir du tour { $need } ; on est au tour { $have }.
why-once-a-turn = Une fois par tour : tu as déjà utilisé cette action.
why-once-a-game = Tu l’as déjà eu ; c’est une fois par partie.
why-not-now = { $thing ->
    [none] Ce n’est possible que juste après un autre coup.
   *[other] Seulement quand Stupor Mundi se règle.
  }
why-wrong-status = Réservé au { $need } ; tu es { $have }.
why-wrong-tile = Aucune tuile à toi ne donne ce pouvoir.
why-level-too-low = Il faut le niveau de connaissance { $need } ; tu as le niveau { $have }.
why-must-land = Tu es en mer et dois accoster ce tour-ci : garde un point pour cela.
why-must-keep = Tu dois garder une tuile.
why-wrong-place = { $places ->
    [none] Ton pion n’est pas là où cela peut se faire.
   *[other] Cela ne peut se faire qu’ici : { $places }.
  }
why-wrong-zone = { $need ->
    [none] Ton pion doit être dans une région de ses couleurs.
   *[other] Ton pion doit être en région { $need } (là : { $have }).
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
why-taken = Quelqu’un d’autre l’a.
why-no-value = Tu n’as rien à y gagner.
why-end-of-track = Sur cette piste, il ne reste que { $have ->
    [one] { $have } case
   *[other] { $have } cases
  }.
why-not-reached = Ton disque doit atteindre la case { $need } ; il est sur la { $have }.
why-not-richest = Ce n’est pas un des Marchands les plus riches qui pourraient donner.
why-not-yourself = Ce doit être un adversaire.
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
why-bid-too-low = L’enchère minimale est { $need }.
why-not-minimal = Un de ces cubes est superflu : laisse-le.

# Pourquoi un coup rapporte moins qu’à l’ordinaire, selon le code de la raison, après ce qu’il rapporte.
cut-game-over = aucun tour ne suit : cela ne rapporte rien
cut-once-a-turn = la prochaine pioche sera à un autre tour
cut-once-a-game = tu as déjà pioché : cela ne rapporte plus rien
cut-not-now = jusqu’au tour { $need } ; ensuite { $have }
cut-wrong-status = pas de ducats : ils sont pour un { $need }
cut-over-limit = tu peux en avoir { $need } au plus : d’autres seulement en échange
cut-not-there = { $have ->
    [none] il ne reste aucune tuile : rien à piocher
    [one] il n’en reste que { $have }
   *[other] il n’en reste que { $have }
  }
cut-taken = { $which ->
    [rest] place { $have } : seul le plus avancé commence
    [canticle] place { $have } : seuls les deux premiers marquent
   *[riddle] place { $have } : seul le plus avancé marque
  }
cut-no-value = pas de ducats : aucune ville ne t’a encore payé
cut-end-of-track = la piste s’arrête là
cut-not-reached = { $which ->
    [library] on pioche à partir de la case { $need }
   *[riddle] rapporte à partir de la case { $need }
  }
