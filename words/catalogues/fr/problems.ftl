### Ce qui n’a pas marché : une phrase pour chaque code du contrat.

problem-dismiss = D’accord
problem-rule = Règle { $rule }

problem-offline = Le serveur est injoignable. Rien n’est perdu : tu vois ce qu’il a envoyé en dernier.
problem-bad-request = Le serveur n’a pas compris la demande.
problem-bad-request-field = Le serveur n’a pas compris la demande : { $field }.
problem-bad-json = Le serveur n’a pas pu lire la demande.
problem-too-large = C’est trop long pour le serveur.
problem-unsupported-type = Le serveur n’accepte pas ce genre de fichier.
problem-not-acceptable = Le serveur ne peut pas répondre dans un format que cette page sait lire. Recharge la page.
problem-method = Cela ne peut pas se faire ici. Recharge la page.
problem-cross-origin = La demande venait d’un autre site et a été refusée.
problem-wrong-host = Ce nom n’est pas celui du serveur. Ouvre l’adresse que le serveur affiche au démarrage.
problem-too-many-requests =
    { $seconds ->
        [0] Trop de demandes à la fois : attends un instant, puis réessaie.
        [one] Trop de demandes à la fois : réessaie dans une seconde.
       *[other] Trop de demandes à la fois : réessaie dans { $seconds } secondes.
    }
problem-unknown-table = Cette table n’existe pas. Elle a peut-être été supprimée, ou le lien est incomplet.
problem-unknown-link = Ce lien est inconnu, déjà utilisé ou expiré. Demandes-en un autre.
problem-unknown-page = Cette page n’existe pas.
problem-unknown-code = Ce code de récupération est inconnu. Vérifie-le lettre à lettre ; un code plus récent remplace l’ancien.
problem-unknown-channel = Cette façon de t’avertir n’existe plus.
problem-too-many-channels = Il y a trop de façons de t’avertir. Supprimes-en une et réessaie.
problem-bad-target = Cette adresse ne peut pas recevoir de notifications. Vérifie-la et réessaie.
problem-no-mail = Ce serveur n’envoie pas de courriels.
problem-no-https = Les navigateurs n’acceptent les notifications que des sites en https, et ce serveur ne l’a pas.
problem-not-confirmed = Cette adresse n’est pas encore confirmée : ouvre le lien du courriel qui lui a été envoyé.
problem-not-sent = Le message n’a pas pu être remis.
problem-not-held = Dans ce navigateur, cette place n’est pas à toi.
problem-not-host = Seul l’hôte de la table peut faire cela.
problem-seat-taken = Quelqu’un occupe déjà cette place.
problem-second-seat = Tu as déjà vu une autre main de cette partie : tu ne peux donc pas prendre cette place.
problem-not-for-host = Tu es l’hôte : tant que d’autres jouent, tu ne peux pas prendre la place d’un bot, car tu verrais sa main.
problem-not-seated = Il faut une place à la table pour faire cela.
problem-not-solo-against-bots = Les conseils ne sont donnés que si tous tes adversaires sont des bots.
problem-not-alone = Pour enregistrer en entier une partie en cours, il faut que tous tes adversaires soient des bots et que personne d’autre n’ait jamais eu de place à la table.
problem-leaves-seats = Ce navigateur perdrait les places qu’il a maintenant. Seul son propre code de récupération, ou un autre de tes appareils, permet de les retrouver.
problem-bad-name = Un nom compte de 1 à 40 caractères.
problem-bad-text = Le texte est vide.
problem-character = Le caractère { $character } n’est pas accepté ici : il est invisible ou modifie ceux qui l’entourent. Efface-le et réessaie.
problem-long = Le texte est trop long : { $n } caractères au plus sont acceptés.
problem-bad-config = Ces réglages ne vont pas ensemble.
problem-bad-record = Ce n’est pas une partie enregistrée que l’on puisse jouer.
problem-bad-move = Ce coup est illisible.
problem-illegal = Les règles ne permettent pas ce coup.
problem-not-asked = C’est possible, mais la leçon demande autre chose ici.
problem-not-your-turn = C’est à quelqu’un d’autre de décider.
problem-your-turn = C’est déjà ton tour : joue tes coups.
problem-stale = La table a changé entre-temps : ton coup n’a pas été joué. Regarde à nouveau, puis décide.
problem-nothing-to-undo = Tu n’as rien à annuler.
problem-information-revealed = Impossible à annuler : une information a été révélée.
problem-decided = Impossible à annuler : un autre joueur a décidé depuis.
problem-nothing-to-redo = Il n’y a rien à rétablir.
problem-reveals = Un coup qui dévoile quelque chose ne peut pas être essayé d’avance.
problem-seating = La partie n’a pas encore commencé.
problem-started = La partie a déjà commencé.
problem-over = La partie est finie.
problem-not-over = Ce sera possible quand la partie sera finie.
problem-closed = Cette table est fermée.
problem-bot-playing = Un bot occupe cette place pour le moment : reprends-la d’abord.
problem-present = Pas encore : la personne à cette place est peut-être là, en train de réfléchir.
problem-asked = Cela a déjà été demandé.
problem-absence-off = L’hôte n’a pas permis de remplacer les absents par un bot.
problem-no-clock = Cette table n’a pas de pendule.
problem-clock-paused = Les pendules sont déjà arrêtées, ou tu as déjà donné ton accord.
problem-clock-runs = Les pendules tournent, et personne ne veut les arrêter.
problem-no-holiday = Tu n’as pas de congé à commencer ni à terminer.
problem-time-is-up = Ton temps pour ce tour est écoulé. Tu pourras reprendre ta place juste après.
problem-resigned = Le joueur de cette place a abandonné.
problem-too-many = Trop pour une seule table.
problem-too-many-tables = Tu joues déjà à autant de tables que possible. Termine une partie, quitte ou ferme une table, puis réessaie.
problem-limit-reached = Cette table ne le permet plus : la limite est atteinte. La partie, elle, continue.
problem-key-used = La demande a été confondue avec une précédente et n’a pas été exécutée. Recharge la page.
problem-rules-unavailable = Cette table est en lecture seule : cette version du serveur ne connaît pas les règles avec lesquelles elle a commencé.
problem-storage = Le serveur n’a pas pu enregistrer la demande : rien n’a été fait. La table est comme avant ; réessaie.
problem-stopping = Le serveur redémarre. Réessaie dans un instant.
problem-internal = Une erreur s’est produite sur le serveur. La table est comme avant.
