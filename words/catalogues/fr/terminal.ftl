### The table in the terminal. The browser does not need these.

## The screen
tty-players = { $n ->
    [one] { $n } joueur
   *[other] { $n } joueurs
  }
tty-seed = graine { $seed }
tty-human = humain
tty-you-are = vous êtes { $seat }
tty-reconstructed = Aucune source ne donne { $n } des valeurs de ce plateau ; la carte les marque d’un ?.
tty-lineup =
    .seat = place
    .status = rang
    .ducats = ducats
    .level = niveau
    .scribes = cop.
    .tiles = tuiles
    .place = lieu
tty-cardinal = Card. { $name }
tty-have = Vous avez
tty-are = Vous êtes
tty-in = Vous êtes à
tty-at-sea = en mer, { $sea } ; vous avez quitté { $place }.
tty-offer = Offerts
tty-cards = Cartes
tty-trade = Échange
tty-you-give = vous donnez
tty-gives = { $seat } donne
tty-nothing = rien
tty-none = aucun
tty-at = { $what } à { $n } d
tty-manuscript = manuscrit { $what }
tty-tile = tuile Bibliothèque { $what }
tty-zone = zone { $zone }
tty-here = ici : { $who }
tty-hold = Vous avez en main : { $list }.

## What a place is and gives
tty-song-now = active maintenant
tty-song-from = dès le tour { $n }
tty-song-in = tour { $n }
tty-university = { $n } connaissance pour le messager ({ $late } après le tour 7)
tty-taken = bonus déjà pris
tty-knowledge-only = { $what } (pour vous la connaissance seule)
tty-not-for-you = { $what } (pas pour vous)
tty-event = événement { $name } : { $what }
tty-auction = enchère
tty-auction-for = enchère pour { $n } connaissance
tty-d = { $n } d
tty-k = { $n } c

## The map
tty-map = Carte
    .aside = ce que coûterait un déplacement d’ici
    .place = lieu
    .cost = coût
    .zone = zone
    .d = d
    .k = c
    .here = ici
    .used = pris
    .what = ce que c’est
    .note = d ducats, c connaissance, une fois par joueur ; ici et pris : les pions et les disques des places. Un pas coûte 1 point, une traversée de la Tyrrhénienne (T) ou de l’Adriatique (A) 3, et 10 ducats s’il faut plus d’un point en tout. carte LIEU montre ses routes.
    .unsure = Un ? marque une valeur qu’aucune source ne donne : ce plateau en a { $n }.
tty-it-is = C’est
tty-roads = Routes
tty-ships = Navires
tty-from-you = De vous

## Manuscripts, turns, tracks, tiles
tty-manuscripts = Manuscrits
    .aside = un par tour, dans une zone de sa couleur
    .level = niveau
    .points = points
    .knowledge = connaissance
    .deck = pile
    .shown = visibles
    .note = Un manuscrit rapporte son niveau en PV ; cinq couleurs rapportent 5 PV de plus.
    .own = Vous avez : { $what } ; votre niveau est { $level }.
tty-lingua-beside = pas avant qu’un niveau soit épuisé
tty-lingua-offered = à prendre n’importe où
tty-lingua-taken = prise
tty-turns = Tours
    .aside = événements et cubes à venir
    .turn = tour
    .cubes = cubes
    .event = événement
    .and = et
tty-letter-politicians = P
tty-letter-nobles = N
tty-letter-abbesses = A
tty-letter-scribes = C
tty-canticle = cantique à { $place }
tty-canticle-all = cantique dans les cinq
tty-papal = événement papal
tty-last-charity = dernière aumône
tty-tracks = Pistes
    .aside = le plus avancé d’abord, même dans une pile (+)
tty-of = sur { $n }
tty-start = départ
tty-level = vous êtes au niveau { $level } ; le niveau { $next } commence à la case { $space }, encore { $n }
tty-level-last = vous êtes au plus haut niveau, le { $n }
tty-marked = { $what } dès la case { $n }
tty-friars = Frères
    .aside = un Marchand dans un monastère peut le devenir, pour la moitié de ses ducats
tty-cardinals = Cardinaux
    .aside = un Frère en cathédrale, pour 40 ducats et un politicien ou un noble
tty-library = Bibliothèque
    .aside = { $n ->
      [one] { $n } tuile dans la pile
     *[other] { $n } tuiles dans la pile
    }
tty-stack = Vous connaissez la pile, depuis le haut : { $tiles }.

## Seats and score
tty-seats = Places
    .aside = dans l’ordre de ce tour
tty-to-convert = { $what } à convertir
tty-progress = { $track } { $n } sur { $all }
tty-closed = fermé ; { $tiles }
tty-seat-has = a
tty-seat-knows = sait
tty-seat-in = est à
tty-seat-tracks = pistes
tty-seat-used = a pris
tty-seat-power = pouvoir
tty-seat-cards = cartes
tty-seat-screen = écran
tty-score = Score
    .aside = si la partie finissait ici, sans élection ; – est caché
    .rule = règle
tty-score-final = Score final
tty-vp = Points de victoire
tty-order = Le classement :

## What can be done
tty-moves = Vos coups
    .aside = ce qui est sûr de chacun
    .no = n°
    .move = coup
    .points = points
    .gains = rapporte et coûte
tty-group-free = libre
tty-group-take = prends
tty-group-read = lis
tty-group-work = œuvre
tty-group-advance = avance
tty-group-cards = cartes
tty-group-turn = tour
tty-price = { $points } pt{ $ducats ->
    [0] {""}
   *[other] {" "}{ $ducats } d
  }
tty-price-free = gratuit
tty-price-step = 1 le pas
tty-more-map = et { $n } de plus : carte
tty-more = et { $n } de plus
tty-abbess-a-step = une abbesse par pas
tty-no-way-back = sans retour

## Answers
tty-refused = { $move } : impossible maintenant. { $why }
tty-never = « { $text } » n’est pas un coup : la règle est { $rule }. Il y a : { $list }
tty-no-such-move = « { $text } » n’est pas un coup. Il y a : { $list }
tty-no-move = « { $text } » n’est ni un coup ni une commande ; aide liste ce qu’on peut dire
tty-no-number = il n’y a pas de numéro { $n } : { $all ->
    [0] rien à choisir
   *[other] on choisit de 1 à { $all }
  }
tty-ambiguous = « { $text } » peut vouloir dire { $list }
tty-possible = Possible : { $list }.
tty-no-place = il n’y a pas de lieu « { $text } »
tty-no-rule = il n’y a pas de règle « { $text } » et aucune ne la contient ; règle seule les liste toutes
tty-log-what = journal ne connaît pas « { $what } » ; journal tout montre la partie entière
tty-why-what = pourquoi demande un coup, par exemple : pourquoi va roma
tty-undo-what = annule ne connaît pas « { $what } » : annule reprend un coup, annule tour le tour
tty-undone = { $n ->
    [one] Repris : { $n } coup.
   *[other] Repris : { $n } coups.
  }
tty-nothing-to-undo = il n’y a rien à reprendre
tty-decided = un autre a décidé depuis : pas de retour possible
tty-information-revealed = ce coup a montré du nouveau : pas de retour possible
tty-nothing-to-redo = il n’y a rien à refaire
tty-over = la partie est finie
tty-save-what = sauve demande le nom d’un fichier
tty-saved = Sauvée. Pour continuer : volgare play --load { $file }
tty-not-saved = non sauvée : { $why }
tty-unsaved = la partie n’est pas sauvée : sauve FICHIER la garde, encore sors la quitte
tty-broken-off = Non sauvée. Avec play --save FICHIER une partie interrompue est gardée.
tty-break-off = sauve FICHIER garde la partie, sors la quitte ; interrompez encore pour partir aussitôt.
tty-pass = Passez le clavier à { $seat }.
tty-enter = Appuyez sur Entrée quand personne d’autre ne regarde.
tty-line = ligne { $n } : { $what }
tty-hint-again = Laquelle est la meilleure ? Choisissez, puis dites encore conseil.

## Help and commands: a word each, in small letters
tty-help = Ce que vous pouvez dire
    .text = Un numéro de la liste, ou un coup comme il y est écrit : va roma, prends nobles 2 vends 1, devinette 3, fin. Les mots peuvent être abrégés tant qu’il ne reste qu’un coup : dev 3, psa, ou roma seul.
tty-cmd-moves = coups
    .help = tout ce que vous pouvez faire, avec ce qui en est sûr
tty-cmd-map = carte
    .args = [LIEU]
    .help = les lieux avec leurs distances, ou un lieu avec ses routes
tty-cmd-tracks = pistes
    .help = les pistes avec leurs piles
tty-cmd-seats = places
    .help = ce qu’a chaque place, et ce qui est derrière votre écran
tty-cmd-manuscripts = manuscrits
    .help = les manuscrits avec leurs prix actuels
tty-cmd-turns = tours
    .help = la piste des tours : événements et cubes à venir
tty-cmd-tiles = tuiles
    .help = frères, cardinaux et tuiles Bibliothèque restants
tty-cmd-score = score
    .help = le score jusqu’ici, autant que vous pouvez le savoir
tty-cmd-log = journal
    .args = [tout]
    .help = ce qui s’est passé au dernier tour, ou dans toute la partie
tty-cmd-why = pourquoi
    .args = COUP
    .help = pourquoi un coup n’est pas possible maintenant
tty-cmd-rule = règle
    .args = [MOTS]
    .help = une règle en entier, comme règle MOV-2, ou les règles où se trouvent des mots
tty-cmd-hint = conseil
    .help = trois idées pour la décision ; dit encore une fois, laquelle est la meilleure. Seulement pour qui joue seul contre des robots
tty-cmd-undo = annule
    .args = [tour]
    .help = reprend votre dernier coup, ou tout votre tour
tty-cmd-redo = refais
    .help = refait ce qui a été repris en dernier
tty-cmd-save = sauve
    .args = [FICHIER]
    .help = écrit la partie dans un fichier ; play --load FICHIER la continue
tty-cmd-help = aide
    .help = cette liste
tty-cmd-quit = sors
    .help = quitte la table
tty-word-all = tout
tty-word-turn = tour

## Moves as they are typed, in small letters; what follows a word is a name or a number
type-start = commence
type-charity = aumône
type-end = fin
type-end-summon = fin convoque
type-move = va
type-embark = embarque
type-city = ville
type-event = événement
type-scribes-knowledge = copistes connaissance
type-scribes-vp = copistes pv
type-friar = frère
type-cardinal = cardinal
type-shlasinger = shlasinger
type-draw = pioche
type-take-politicians = prends politiciens
type-take-nobles = prends nobles
type-take-abbesses = prends abbesses
type-take-scribes = prends copistes
type-manuscript = manuscrit
type-lingua = lingua
type-psalter = psautier
type-business = affaires
type-riddle = devinette
type-messenger = messager
type-orient = orient
type-canticle = cantique
type-library = bibliothèque
type-rest = repos
type-keep = garde
type-top = dessus
type-give = cède
type-accept = accepte
type-refuse = refuse
type-bid = mise
type-pass = passe
type-pay = paie
type-elect = élection
type-decline = renonce
type-ritmo = ritmo
type-placiti = placiti
type-arnault = arnault
type-glossario = glossario
type-return-ritmo = rends ritmo
type-return-guaita = rends guaita
type-return-white = rends blanches
type-trade = échange
type-keep-card = garde
type-give-up = cède carte
type-give-ritmo = donne ritmo
type-ask = demande
type-offer = propose
type-withdraw = retire
type-counter = contre-offre
type-yield = remets
type-score-cards = compte cartes
type-score-track = compte piste
type-sell = vends { $n }
type-discard-politicians = défausse politicien
type-discard-nobles = défausse noble
type-discard-virtual = défausse virtuel
type-nothing = rien
type-none = aucune
type-ducats = ducats
type-knowledge = connaissance
type-deck-ritmo = ritmo
type-deck-placiti = placiti
type-deck-scuola = scuola
type-deck-arnault = arnault
type-deck-glossario = glossario
type-card-placiti = { $label ->
    [guaita] guaita
    [white] blanche
   *[placito] placito
  }
type-card-ritmo = { label-colour }
type-good-ducats = ducats
type-good-library = bibliothèque
type-good-scribes-vp = copistes-pv
type-good-lingua = lingua

## The guide, where the browser’s text speaks of what is touched there
tty-guide-aim = Qui a le plus de points de victoire à la mort du pape gagne, après 13 à 16 tours : la plupart viennent des manuscrits, 1 à 8 chacun, et d’une charge à la fin, jusqu’à 22. Une première partie, seul contre des bots, dure environ une heure.
tty-guide-start = Tous commencent Marchands avec 10 ducats. La ville de départ ne compte que par ce qui est proche : carte le montre.
tty-guide-points = Chaque tour vous avez 5 points d’action, chaque sorte une fois : voyager, prendre des cubes, étudier, commercer, avancer sur une piste. Les actions libres n’en coûtent pas. Tapez un numéro ou un coup ; aide en dit plus.
tty-guide-undo = Vous changez d’avis ? annule reprend un coup, annule tour tout le tour, tant que personne n’en a rien appris.
tty-guide-end = Votre tour est épuisé. fin le termine quand il vous convient ; d’ici là annule reprend.
tty-guide-waiting = Ce qu’ont fait les autres est ci-dessus ; journal montre le dernier tour, journal tout la partie entière.
tty-guide-payment = Payez avec des cubes de votre choix. Aucun ne doit être superflu.
tty-guide-card-keep = Choisissez une carte à garder ; vous seul les voyez, si elles ne sont pas visibles. Les autres vont sous la pile.

## What a table can be made of
tty-presets = Préréglages
tty-options = Options
tty-documents = Documents
tty-option-values = Valeurs : { $list }.
tty-all-presets = tous les préréglages
tty-option-documents = Documents : { $list }.
tty-no-document = Aucun document : un choix de ce projet.
tty-option-rules = Règles : { $list }.
