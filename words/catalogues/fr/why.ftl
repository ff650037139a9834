# Pourquoi un coup est refusé, selon le code de la raison.
why-game-over = La partie est finie.
why-not-your-turn = C’est à { $need } de jouer.
why-other-decision = Autre chose est à décider maintenant : { $need }.
why-no-such-move = Ce coup n’existe pas.
why-too-early = Seulement à partir du tour { $need } ; on est au tour { $have }.
why-once-a-turn = Tu l’as déjà fait ce tour-ci.
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

# Ce que le serveur a refusé, selon le code du problème.
fault-offline = Pas de réponse : la ligne est coupée. Rien n’a été fait ; réessaie.
fault-bad-request = Le serveur n’a pas compris la demande.
fault-bad-request-field = Le serveur n’a pas compris la demande : { $field }.
fault-bad-json = Le serveur n’a pas pu lire la demande.
fault-too-large = C’est trop long.
fault-unsupported-type = Le serveur n’accepte pas ce genre de données.
fault-not-acceptable = Le serveur ne peut pas répondre sous cette forme.
fault-method = Le serveur ne fait pas cela.
fault-cross-origin = La demande venait d’un autre site et a été refusée.
fault-wrong-host = Le serveur ne répond pas à ce nom. Ouvre-le à l’adresse qu’il affiche au démarrage.
fault-too-many-requests = C’était trop rapide : réessaie dans { $seconds ->
    [0] un instant.
    [one] { $seconds } seconde.
   *[other] { $seconds } secondes.
  }
fault-unknown-table = Le lien est peut-être incomplet, ou la table a été supprimée.
fault-unknown-link = Ce lien ne mène nulle part, ou a déjà servi.
fault-unknown-page = Il n’y a rien ici.
fault-unknown-code = Ce code n’existe pas.
fault-not-held = Ce navigateur ne détient pas cette place.
fault-not-host = Seul l’hôte de la table peut faire cela.
fault-seat-taken = Cette place est déjà prise.
fault-second-seat = Tu as déjà vu une autre main de cette partie : tu ne peux donc pas prendre cette place.
fault-not-for-host = Tu es l’hôte : tant que d’autres jouent, tu ne peux pas prendre la place d’un bot, car tu verrais sa main.
fault-not-seated = Tu n’as pas de place à cette table.
fault-leaves-seats = Ce navigateur perdrait les places qu’il occupe maintenant. Seul son propre code de récupération, ou un autre de tes appareils, permet de les retrouver.
fault-bad-name = Ce nom ne peut pas être utilisé.
fault-bad-config = Ces réglages ne font pas une table.
fault-bad-record = La partie enregistrée est illisible.
fault-bad-move = Ce coup n’existe pas.
fault-illegal = Ce n’est pas possible maintenant.
fault-not-your-turn = Quelqu’un d’autre décide.
fault-stale = La table a avancé entre-temps. Regarde encore, puis décide.
fault-nothing-to-undo = Il n’y a rien à annuler.
fault-learnt = Une information a été révélée depuis : impossible d’annuler.
fault-decided = Quelqu’un a décidé depuis : impossible d’annuler.
fault-nothing-to-redo = Il n’y a rien à rétablir.
fault-reveals = Une information serait révélée : joue ce coup à part.
fault-seating = La partie n’a pas commencé.
fault-started = La partie a déjà commencé.
fault-over = La partie est finie.
fault-not-over = La partie n’est pas encore finie.
fault-closed = La table est fermée.
fault-too-many = Il n’y a plus de place.
fault-spent = Cela a été fait autant de fois qu’une table le permet. La partie, elle, continue.
fault-key-used = La demande a été confondue avec une précédente et n’a pas été exécutée. Recharge la page.
fault-rules-lost = Cette table ne peut qu’être lue : cette version du serveur ne connaît pas les règles avec lesquelles elle a commencé.
fault-storage = Le serveur n’a pas pu enregistrer le coup : rien n’a changé. Réessaie dans un instant.
fault-stopping = Le serveur redémarre : réessaie dans un instant.
fault-internal = Quelque chose a échoué sur le serveur. La partie est sauve.
fault-away = Un bot joue cette place : reprends-la d’abord.
fault-resigned = Cette place a abandonné.
