### La boîte valeur par valeur, et l’éditeur de plateau.

## La boîte
box-title = La boîte en détail
box-lead = Les documents que nous avons ne décrivent qu’en partie le plateau et les tuiles imprimés. Voici chaque valeur avec son origine, et ce qui a été reconstitué là où aucun document ne dit rien.
box-of-table = La boîte d’une table selon l’édition { $preset }.
box-to-table = Retour à la table
box-search = Chercher
box-search-hint = Un lieu, une carte, une valeur, un document
box-correct = Corriger le plateau
box-filter = Certitude des valeurs
box-mark-attested = attestée
box-mark-inferred = déduite
box-mark-proposed = reconstituée
box-mark-how-attested = figure dans un document
box-mark-how-inferred = découle de ce que disent les documents
box-mark-how-proposed = aucun document ne la donne : choisie pour s’accorder avec tout le reste
box-on-board = Sur les { $all } valeurs reconstituées, { $n } sont celles du plateau, les autres celles des tuiles, des cartes et des pistes.
box-differ = diffèrent
box-differ-how = du plateau intégré
box-map-how = L’anneau autour d’un lieu dit ce qu’on en sait : encre, ce qui est attesté ; or, ce qui est déduit ; pointillé, ce qui a été reconstitué.
box-place-noted = modifié
box-place-wrong = avec une erreur
box-found =
    { $n ->
        [one] Une valeur
       *[other] { $n } valeurs
    }
box-nothing = Aucune valeur ne correspond.
box-unsure =
    { $n ->
        [one] { $n } reconstituée sur { $all }
       *[other] { $n } reconstituées sur { $all }
    }
box-otherwise = Sur le plateau intégré : { $value }.
box-added = Absent du plateau intégré.
box-expansion =
    Vient avec l’option « { $option } ».{ $on ->
        [yes] {" "}En jeu à cette table.
        [no] {" "}Reste dans la boîte à cette table.
       *[other] {""}
    }
box-ruling = Option « { $option } » : { $value }.
box-yes = oui
box-none = aucune

box-group-places = Lieux
box-group-events = Tuiles événement
box-group-manuscripts = Manuscrits
box-group-tiles = Autres tuiles
box-group-people = Frères et Cardinaux
box-group-cards = Cartes des extensions
box-group-tracks = Pistes
box-group-pieces = Autres pièces
box-group-players = Selon le nombre de joueurs
box-group-sources = Documents
box-event-n = { $n }. { $name }
box-manuscripts-n = Manuscrits de niveau { $level }
box-entry-library = Tuiles Bibliothèque
box-entry-library-more = Une tuile Bibliothèque de plus
box-entry-canticle = Tuiles Cantique
box-entry-papal = Événements papaux
box-entry-coins = Pièces de monnaie
box-entry-discs = Disques de chaque couleur
box-entry-pawns = Pions de chaque couleur
box-entry-markers = Marqueurs d’action
box-players = Joueurs
box-limit = Nombre maximal de cubes sur une case de la piste des tours
box-face-up = Manuscrits visibles par ligne

## Comment s’appelle une valeur
box-field-id = Sur le plateau
box-field-name = Nom
box-field-zone = Langue
box-field-feature = Ce que c’est
box-field-sea = Mer
box-field-ducats = Ducats
box-field-knowledge = Connaissance
box-field-road = Route vers
box-field-alone = Routes
box-field-no = Numéro
box-field-place = Lieu
box-field-gift = Rapporte
box-field-kinds = Dans la boîte
box-field-tile = Tuiles
box-field-more = Tuile
box-field-printed = Nom
box-field-effect = Ce qu’elle fait
box-field-card = Cartes
box-field-drawn = Se piochent à
box-field-deck = Cartes à piocher
box-field-action = Carte Espace action
box-field-turn = Tours
box-field-spaces = Longueur
box-field-length = Longueur
box-field-steps = Cases marquées
box-field-late = À partir du tour 8
box-field-red = Rouges
box-auction = enchère : { $n ->
    [one] { $n } point de connaissance
   *[other] { $n } points de connaissance
  }
box-from-space = dès la case { $n }
box-spaces =
    { $n ->
        [one] une case
       *[other] { $n } cases
    }
box-step = { $value } sur la case { $space }
box-red = { $n } sur 5

## À quoi sert une valeur
box-use-id = Les pions s’y arrêtent ou passent par là.
box-use-zone = C’est ici que se prennent les manuscrits de cette langue ; en région bleue se résout aussi la Devinette.
box-use-feature-start = Une des villes où commence la partie ; elle ne rapporte rien.
box-use-feature-city = Elle récompense chaque joueur une fois : ducats pour les Marchands, connaissance pour tout le monde.
box-use-feature-convent = Ici, un Marchand peut devenir Frère.
box-use-feature-abbey = Ici, les abbesses ne coûtent pas de ducats, et les copistes sont convertis.
box-use-feature-cathedral = Ici, un Frère peut devenir Cardinal.
box-use-feature-franciscan = Ici se chante le cantique, au tour de sa tuile.
box-use-feature-harbour = D’ici, on navigue vers les autres ports de la même mer.
box-use-feature-event = Une tuile événement peut se trouver ici.
box-use-feature-university = De la connaissance, une fois, pour le joueur qui a achevé la piste Messager.
box-use-sea = Une traversée reste sur une même mer.
box-use-ducats = Ce qu’un Marchand touche ici, une fois par partie.
box-use-knowledge = Ce que chaque joueur gagne ici, une fois par partie.
box-use-road = Un pas d’un voyage par terre, dans les deux sens.
box-use-alone = On n’y arrive que par mer.
box-use-event-no = Les numéros donnent l’ordre d’arrivée des événements.
box-use-event-place = Où l’on profite de l’événement.
box-use-event-gift = Ce que reçoit le premier qui en profite.
box-use-kinds = Les manuscrits qu’on mélange dans la pile de ce niveau.
box-use-tile = Des PV à la fin ; avec le symbole du manuscrit, la tuile tient aussi lieu d’une couleur.
box-use-more = Elle est mélangée à la pile des tuiles Bibliothèque.
box-use-action = Elle est posée à côté de la carte et reçoit les marqueurs d’action dépensés ici ; par elle-même, elle ne fait rien.
box-use-friars = Un Marchand qui devient Frère prend l’une des tuiles restantes.
box-use-cardinals = Un Frère qui devient Cardinal prend l’une des tuiles restantes.
box-use-card-ritmo = Deux ou trois cartes de couleurs différentes donnent 3 ou 7 points de connaissance. Elles s’échangent. Le joueur qui en a le plus d’une même couleur peut marquer selon la piste Devinette.
box-use-card-placito = Le joueur qui a le plus de Placiti peut marquer selon la piste Cantique.
box-use-card-guaita = La Guaita, rendue, donne 30 ducats ou 6 points de connaissance.
box-use-card-white = Les cartes blanches, rendues, donnent chacune 1 point de connaissance ; elles départagent les égalités de Placiti.
box-use-card-scuola = Ouvre l’action de Cagliari. Ses PV comptent à la fin, avec au moins une carte Arnault Daniel.
box-use-card-arnault = Ses PV comptent à la fin, avec au moins une carte Scuola Siciliana.
box-use-card-glossario = Ses PV comptent à la fin.
box-use-turn = Les tours où les villes franciscaines sont actives une à une.
box-use-red = Le second événement rouge annonce la mort du Pape et le dernier tour.
box-use-coins = La banque paie avec ces pièces ; la moitié d’une bourse s’arrondit à leur valeur.
box-use-discs = Ils avancent sur les pistes et marquent les villes.
box-use-pawns = Ils montrent où se trouve chaque joueur.
box-use-markers = Ils montrent ce qui s’est fait dans un tour.
box-use-spaces = Jusqu’où la connaissance peut monter.
box-use-level = Quels manuscrits on sait lire, et combien de cartes on peut garder.
box-use-late = Ce que donne l’université après le tour 7.
box-use-track-riddle = Le premier à la fin marque le plus grand nombre que son disque a atteint ou dépassé.
box-use-track-messenger = La dernière case ouvre l’université et coûte des ducats et des abbesses.
box-use-track-orient = La dernière case fait rapporter plus de ducats aux villes.
box-use-track-canticle = À la fin, le premier marque 9 PV, le deuxième moins.
box-use-track-library = Les cases marquées disent combien de tuiles Bibliothèque on peut piocher.
box-use-track-rest = Le plus avancé joue en premier au tour suivant.

## Remarques des fichiers intégrés
box-note-at-least-one-of-each-colour-dx = Au moins un de chaque couleur est attesté (Deluxe).
box-note-at-least-two-of-each-colour-fr = Au moins deux de chaque couleur sont attestés (aide de jeu française).
box-note-one-of-1-5-6-7-and-9 = L’un des numéros 1, 5, 6, 7 et 9.
box-note-the-value-of-2010-is-not-known = La valeur de 2010 n’est pas connue.
box-note-the-value-in-the-deluxe-edition-is-not-known = La valeur dans l’édition Deluxe n’est pas connue.
box-note-the-event-that-the-first-edition-lacked = L’événement qui manquait à la première édition.
box-note-that-the-numbers-stand-on-spaces-4-5-and-6-is-said-by-de = Le livret allemand dit que les nombres sont sur les cases 4, 5 et 6.
box-note-only-two-let-the-game-end-on-turns-13-14-15-and-16 = Il en faut deux pour que la partie puisse finir à chacun des tours 13 à 16.
box-note-named-for-trade-so-ducats-are-likely = Elle doit son nom au commerce : des ducats sont probables.
box-note-named-for-a-school-art-so-knowledge-is-likely = Elle doit son nom à un art de l’école : de la connaissance est probable.
box-note-named-for-a-poet-so-knowledge-is-likely = Elle doit son nom à un poète : de la connaissance est probable.
box-note-level-8-is-very-rarely-reached-pk = Selon une critique, le niveau 8 n’est atteint que très rarement.
box-note-that-there-is-one-more-tile-is-attested-dx = L’existence d’une tuile de plus est attestée (Deluxe).
box-note-it-once-calls-him-giustino-by-a-slip = Le livret italien l’appelle une fois Giustino, par erreur.
box-note-until-when-charity-gives-him-more-differs = Jusqu’à quand il reçoit une plus grande aumône varie d’un livret à l’autre.
box-note-where-es-describes-the-tile-it-says-6-vp-its-list-of-points-says-4-as-the-others-do = En décrivant la tuile, le livret espagnol dit 6 PV ; sa liste des points en donne 4, comme les autres livrets.
box-note-five-colours-are-attested-these-are-the-other-dialects = Cinq couleurs sont attestées ; voici les autres langues.
box-note-the-list-of-contents-the-line-for-the-set-up-speaks-of-10-cards-which-does-not-fit-it = D’après la liste du matériel ; la ligne de la mise en place parle de 10 cartes, ce qui ne concorde pas.
box-note-six-cards-in-all-are-attested-dx = Six cartes en tout sont attestées (Deluxe).
box-note-ten-cards-in-all-are-attested-dx = Dix cartes en tout sont attestées (Deluxe).
box-note-every-pair-of-colours-once-then-the-55-tiles-add-up = Chaque paire de couleurs une fois : on arrive ainsi à 55 tuiles.
box-note-else-who-begins-in-catania-could-not-leave = Sinon, un joueur qui commence à Catania ne pourrait pas en partir.
box-note-at-least-7-in-the-deluxe-edition-dx = Au moins 7 dans l’édition Deluxe.
box-note-at-least-7-are-attested-dx = Au moins 7 sont attestées (Deluxe).
box-note-after-the-praise-of-milano-by-bonvesin-da-la-riva = D’après l’éloge de Milan par Bonvesin da la Riva.
box-note-deluxe-does-not-say = Le livret Deluxe ne le dit pas.
box-note-weakly-from-the-backs-of-the-cards-of-the-sicilian-school = Un faible indice : le dos des cartes de la Scuola Siciliana.
box-note-weakly-from-the-backs-of-the-cards-of-the-occitan-poet = Un faible indice : le dos des cartes du poète occitan.
box-note-the-seat-of-the-sicilian-school-green-lies-in-the-south = Le siège de la Scuola Siciliana ; le vert est au sud.
box-note-the-numbers-1-to-4-are-attested-it-their-spaces-are-not = Les nombres 1 à 4 sont attestés (livret italien), leurs cases ne le sont pas.
box-note-the-north-is-blue-so-blue-is-likely = Le nord est bleu : le bleu est probable.
box-note-the-early-value-the-late-one-is-in-the-component-files = La valeur jusqu’au tour 7 ; celle d’après est avec les pistes.
box-note-ten-tiles-dx-jn-some-of-them-jokers-dx-are-attested = Dix tuiles sont attestées (Deluxe, une critique italienne), dont des jokers.
box-note-pink-is-the-fiorentino-of-tuscany = Le rose est le florentin de la Toscane.
box-note-no-other-place-of-sardinia-is-named = Aucun autre lieu de Sardaigne n’est nommé nulle part.
box-note-more-than-90-are-attested-for-the-edition-of-2010-bdml = Plus de 90 sont attestées pour l’édition de 2010.
box-note-more-than-90-are-attested-bdml = Plus de 90 sont attestées.
box-note-how-many-blank-spaces-come-first-is-not-known = On ne sait pas combien de cases vides viennent d’abord.
box-note-eight-tiles-of-2-3-or-4-vp-are-attested-it-es-de-bdml = Huit tuiles de 2, 3 ou 4 PV sont attestées.
box-note-as-in-the-deluxe-edition = Comme dans l’édition Deluxe.
box-note-1-2-and-3-are-the-last-three-spaces = 1, 2 et 3 sont les trois dernières cases.
box-note-a-merchant-a-friar-and-a-cardinal = Un Marchand, un Frère et un Cardinal.
box-note-five-and-one-more-for-muret = Cinq, et un de plus pour Muret.

## L’éditeur
bench-title = Éditeur de plateau
bench-lead = Si tu possèdes la boîte, tu en sais plus que nous : inscris ce qui est imprimé sur ton plateau, et joue dessus. Le serveur vérifie chaque changement ; rien ne quitte ce navigateur tant que tu n’ouvres pas de table.
bench-name = Nom du plateau
bench-source = D’où viennent tes valeurs
bench-source-how = Figurera à côté de chaque valeur que tu corriges ou confirmes.
bench-own-title = Mon plateau
bench-own-source = mon exemplaire du jeu, tel qu’imprimé
bench-load = Continuer un fichier de plateau
bench-unread = Ce fichier contient des erreurs et n’a pas été chargé. Ligne par ligne :
bench-anew = Recommencer
bench-anew-sure = Oublier toutes les corrections ?
bench-choose = Lieu ou tuile événement
bench-kind = Ce que c’est
bench-extras = De plus
bench-roads = Routes
bench-road = Route { $road }
bench-road-add = Une route vers…
bench-road-away = Enlever la route vers { $place }
bench-road-new = construite
bench-road-gone = enlevée
bench-gift-kind = Ce que rapporte la tuile
bench-gift-ducats = ducats
bench-gift-knowledge = connaissance
bench-gift-auction = connaissance, aux enchères
bench-stands = Imprimé ainsi
bench-all-stand = Tout imprimé ainsi
bench-stands-how = La valeur figure sur ton plateau : désormais, ta propre source l’atteste.
bench-was = était { $value } ({ $mark } : { $codes })
bench-was-nothing = n’y était pas
bench-put-back = Rétablir : { $what }
bench-changes =
    { $n ->
        [0] Ce qui a changé
        [one] Une valeur a changé
       *[other] { $n } valeurs ont changé
    }
bench-no-changes = Rien encore : touche un lieu sur la carte, ou choisis-le par son nom.
bench-change-confirmed = confirmée
bench-faults =
    { $n ->
        [one] Une erreur
       *[other] { $n } erreurs
    }
bench-in-order = Le plateau est en ordre.
bench-left =
    { $n ->
        [0] Plus aucune valeur n’est reconstituée.
        [one] Une valeur est encore reconstituée.
       *[other] { $n } valeurs sont encore reconstituées.
    }
bench-download = Télécharger
bench-play = Jouer dessus
bench-whole = Le plateau
bench-part-board = Nom du plateau
bench-part-title = Nom du plateau
bench-part-note = Remarque
bench-part-sources = D’où viennent tes valeurs

## Ce qui peut être faux sur un plateau ; a, b, c et d sont des noms et des nombres
fault-file-too-large = Un plateau compte au plus { $a } octets, et non { $b } : abrège ses remarques.
fault-too-many-signs = Il y a trop de choses sur ce plateau : il compte { $b } crochets, virgules et deux-points, et { $a } au plus sont admis.
fault-too-wide = Une liste compte au plus { $a } éléments.
fault-value-too-long = Un texte compte au plus { $a } octets, et non { $b }.
fault-many-faults = Erreurs en tout : { $a }. Voici les { $b } premières.
fault-out-of-range = Il faut un nombre entier de { $b } à { $c }, et non { $d }.
fault-no-text = Il faut un texte.
fault-no-word = Il faut un nom avec quelques lettres simples.
fault-name-is-taken = Un autre plateau s’appelle déjà { $a } : donne-lui un autre nom.
fault-code-taken = Le sigle { $a } est déjà pris.
fault-code-blank = Un sigle n’a pas d’espaces.
fault-no-source = Il faut dire d’où vient la valeur.
fault-other-source = La source { $b } n’est pas expliquée.
fault-not-one-kind = Un lieu est exactement l’une de ces choses : { $b }.
fault-needs-city = Seule une ville peut avoir cela : { $b }.
fault-no-sea = Un port doit avoir une mer.
fault-no-harbour = Ce lieu est sur une mer, mais n’est pas un port.
fault-not-neutral = Un lieu de cette sorte n’a pas de langue : { $b }.
fault-worth-missing = Une ville doit avoir une valeur ici, 0 pour aucune.
fault-worth-of-no-city = Seule une ville a cette valeur.
fault-poor-university = L’université doit donner de la connaissance.
fault-wrong-count = Il faut { $a } lieux de la sorte « { $b } », et il y en a { $c } : { $d }.
fault-one-way = { $b } est un lieu voisin, mais pas dans l’autre sens.
fault-two-marks = La route vers { $b } est marquée autrement à l’autre bout.
fault-only-harbour = C’est le seul port de cette mer ({ $b }) : il en faut deux.
fault-unreachable = On ne peut pas y arriver depuis Roma, ni par terre ni par mer.
fault-no-event-box = La tuile événement { $a } est à { $b }, où il n’y a pas de place pour un événement.
fault-not-one-gift = Une tuile rapporte exactement une chose : des ducats, de la connaissance ou une enchère.
fault-wrong-stupor = La place de cette tuile est à Brindisi.
fault-wrong-auction = La tuile { $b }, et elle seule, est une enchère.
