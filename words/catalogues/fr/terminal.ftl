### The table in the terminal. The browser does not need these.

## The screen
tty-players = { $n ->
    [one] { $n } joueur
   *[other] { $n } joueurs
  }
tty-seed = graine { $seed }
tty-human = humain
tty-you-are = tu joues { $seat }
tty-reconstructed = Aucune source ne donne { $n } des valeurs de ce plateau ; la carte les marque d’un ?.
tty-lineup =
    .seat = place
    .status = statut
    .ducats = ducats
    .level = niveau
    .scribes = cop.
    .tiles = tuiles
    .place = lieu
tty-cardinal = Card. { $name }
tty-have = Tu as
tty-are = Tu es
tty-in = Tu es à
tty-at-sea = en mer, { $sea } ; tu as quitté { $place }.
tty-offer = À prendre
tty-cards = Cartes
tty-trade = Échange
tty-you-give = tu donnes
tty-gives = { $seat } donne
tty-nothing = rien
tty-none = aucun
tty-at = { $what } à { $n } d
tty-manuscript = manuscrit { $what }
tty-tile = tuile Bibliothèque { $what }
tty-zone = région { $zone }
tty-here = ici : { $who }
tty-hold = Tu as en main : { $list }.

## What a place is and gives
tty-song-now = active maintenant
tty-song-from = dès le tour { $n }
tty-song-in = tour { $n }
tty-university = { $n ->
    [one] { $n } point
   *[other] { $n } points
  } de connaissance si le Messager est achevé ({ $late } après le tour 7)
tty-taken = bonus déjà pris
tty-knowledge-only = { $what } (pour toi, la connaissance seule)
tty-not-for-you = { $what } (pas pour toi)
tty-event = événement { $name } : { $what }
tty-auction = enchère
tty-auction-for = enchère pour { $n ->
    [one] { $n } point
   *[other] { $n } points
  } de connaissance
tty-d = { $n } d
tty-k = { $n } c

## The map
tty-map = Carte
    .aside = ce que coûterait un déplacement depuis ton pion
    .place = lieu
    .cost = coût
    .zone = région
    .d = d
    .k = c
    .here = ici
    .used = pris
    .what = nature
    .note = d : ducats, c : connaissance, une fois par joueur ; ici et pris : les pions et les disques des joueurs. Un pas coûte 1 point, une traversée de la mer Tyrrhénienne (T) ou de l’Adriatique (A) 3 ; un déplacement de plus de 1 point coûte aussi 10 ducats. « carte LIEU » montre les routes d’un lieu.
    .unsure = Un ? marque une valeur qu’aucune source ne donne : ce plateau en a { $n }.
tty-it-is = C’est
tty-roads = Routes
tty-ships = Navires
tty-from-you = Trajet

## Manuscripts, turns, tracks, tiles
tty-manuscripts = Manuscrits
    .aside = un par tour, dans une région de sa couleur
    .level = niveau
    .points = points
    .knowledge = connaissance
    .deck = pile
    .shown = visibles
    .note = Un manuscrit rapporte son niveau en PV ; les cinq couleurs réunies rapportent 5 PV de plus.
    .own = Tu as : { $what } ; ton niveau est { $level }.
tty-lingua-beside = pas avant qu’un niveau soit épuisé
tty-lingua-offered = peut se prendre partout
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
tty-canticle-all = cantique dans les cinq villes
tty-papal = événement papal
tty-last-charity = dernière aumône
tty-tracks = Pistes
    .aside = le plus avancé d’abord, même dans une pile (+)
tty-of = sur { $n }
tty-start = départ
tty-level = tu es au niveau { $level } ; le niveau { $next } commence à la case { $space } (encore { $n })
tty-level-last = tu es au niveau le plus haut, le { $n }
tty-marked = { $what } dès la case { $n }
tty-friars = Frères
    .aside = pour un Marchand dans un monastère, contre la moitié de ses ducats
tty-cardinals = Cardinaux
    .aside = pour un Frère en cathédrale, 40 ducats et un politicien ou un noble
tty-library = Bibliothèque
    .aside = { $n ->
      [one] { $n } tuile dans la pile
     *[other] { $n } tuiles dans la pile
    }
tty-stack = Tu connais la pile, à partir du dessus : { $tiles }.

## Seats and score
tty-seats = Places
    .aside = dans l’ordre de ce tour
tty-to-convert = { $what } à convertir
tty-progress = { $track } { $n } sur { $all }
tty-closed = fermé ; { $tiles }
tty-seat-has = a
tty-seat-knows = savoir
tty-seat-in = est à
tty-seat-tracks = pistes
tty-seat-used = a pris
tty-seat-power = pouvoir
tty-seat-cards = cartes
tty-seat-screen = paravent
tty-score = Décompte
    .aside = si la partie finissait ici, sans élection ; – : caché
    .rule = règle
tty-score-final = Décompte final
tty-vp = Points de victoire
tty-order = Le classement :

## What can be done
tty-moves = Tes coups
    .aside = avec ce qui en est sûr
    .no = n°
    .move = coup
    .points = points
    .gains = rapporte et coûte
tty-group-free = gratuit
tty-group-take = prends
tty-group-read = lis
tty-group-work = travail
tty-group-advance = avance
tty-group-cards = cartes
tty-group-turn = tour
tty-price = { $points } pt{ $ducats ->
    [0] {""}
   *[other] {" "}{ $ducats } d
  }
tty-price-free = gratuit
tty-price-step = 1 la case
tty-more-map = et { $n } de plus : « carte »
tty-more = et { $n } de plus
tty-abbess-a-step = une abbesse par case
tty-no-way-back = sans retour

## Answers
tty-refused = { $move } : impossible maintenant. { $why }
tty-never = « { $text } » n’est pas un coup : voir la règle { $rule }. Coups existants : { $list }
tty-no-such-move = « { $text } » n’est pas un coup. Coups existants : { $list }
tty-no-move = « { $text } » n’est ni un coup ni une commande ; « aide » donne la liste des commandes
tty-no-number = il n’y a pas de numéro { $n } : { $all ->
    [0] il n’y a rien à choisir
   *[other] choisis de 1 à { $all }
  }
tty-ambiguous = « { $text } » peut vouloir dire { $list }
tty-possible = Possible : { $list }.
tty-no-place = il n’y a pas de lieu « { $text } »
tty-no-rule = il n’y a pas de règle « { $text } », et aucune ne contient ces mots ; « règle » sans rien les liste toutes
tty-log-what = « journal » ne connaît pas « { $what } » ; « journal tout » montre la partie entière
tty-why-what = « pourquoi » demande un coup, par exemple « pourquoi va roma »
tty-undo-what = « annule » ne connaît pas « { $what } » : « annule » reprend un coup, « annule tour » tout le tour
tty-undone = { $n ->
    [one] Annulé : { $n } coup.
   *[other] Annulés : { $n } coups.
  }
tty-nothing-to-undo = il n’y a rien à annuler
tty-decided = un autre joueur a décidé depuis : impossible d’annuler
tty-information-revealed = ce coup a révélé une information : impossible d’annuler
tty-nothing-to-redo = il n’y a rien à rétablir
tty-over = la partie est finie
tty-save-what = « sauve » demande le nom d’un fichier
tty-saved = Partie enregistrée. Pour la continuer : volgare play --load { $file }
tty-not-saved = partie non enregistrée : { $why }
tty-unsaved = la partie n’est pas enregistrée : « sauve FICHIER » l’enregistre, un second « quitte » sort sans enregistrer
tty-broken-off = La partie n’est pas enregistrée. Avec play --save FICHIER, une partie interrompue est conservée.
tty-break-off = « sauve FICHIER » enregistre la partie, « quitte » en sort ; une nouvelle interruption quitte aussitôt.
tty-pass = Passe le clavier à { $seat }.
tty-enter = Appuie sur Entrée quand personne d’autre ne regarde.
tty-line = ligne { $n } : { $what }
tty-hint-again = Laquelle est la meilleure ? Choisis, puis tape encore « conseil ».

## Help and commands: a word each, in small letters
tty-help = Ce que tu peux taper
    .text = Un numéro de la liste, ou un coup tel qu’il y est écrit : va roma, prends nobles 2 vends 1, devinette 3, fin. Les mots peuvent s’abréger tant qu’il ne reste qu’un coup possible : dev 3, psa, ou roma seul.
tty-cmd-moves = coups
    .help = tous tes coups possibles, avec ce qui en est sûr
tty-cmd-map = carte
    .args = [LIEU]
    .help = les lieux et leurs distances, ou un lieu et ses routes
tty-cmd-tracks = pistes
    .help = les pistes et leurs piles de disques
tty-cmd-seats = places
    .help = ce qu’a chaque joueur, et ce que cache ton paravent
tty-cmd-manuscripts = manuscrits
    .help = les manuscrits et leurs prix du moment
tty-cmd-turns = tours
    .help = la piste des tours : événements et cubes à venir
tty-cmd-tiles = tuiles
    .help = les tuiles Frère, Cardinal et Bibliothèque qui restent
tty-cmd-score = décompte
    .help = le décompte à ce jour, pour autant que tu puisses le connaître
tty-cmd-log = journal
    .args = [tout]
    .help = ce qui s’est passé au dernier tour, ou dans toute la partie
tty-cmd-why = pourquoi
    .args = COUP
    .help = pourquoi un coup est impossible maintenant
tty-cmd-rule = règle
    .args = [MOTS]
    .help = une règle en entier, par exemple « règle MOV-2 », ou les règles qui contiennent ces mots
tty-cmd-hint = conseil
    .help = trois idées pour la décision à prendre ; tapé une seconde fois, indique la meilleure. Seulement quand tous tes adversaires sont des bots
tty-cmd-undo = annule
    .args = [tour]
    .help = annule ton dernier coup, ou tout ton tour
tty-cmd-redo = rétablis
    .help = rétablit le dernier coup annulé
tty-cmd-save = sauve
    .args = [FICHIER]
    .help = enregistre la partie dans un fichier ; play --load FICHIER la reprend
tty-cmd-help = aide
    .help = cette liste
tty-cmd-quit = quitte
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
type-give = rends
type-accept = accepte
type-refuse = refuse
type-bid = enchéris
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
type-give-up = rends carte
type-give-ritmo = donne ritmo
type-ask = demande
type-offer = propose
type-withdraw = retire
type-counter = contre-offre
type-yield = donne
type-score-cards = marque cartes
type-score-track = marque piste
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
tty-guide-aim = Le joueur qui a le plus de points de victoire à la mort du Pape gagne, après 13 à 16 tours. La plupart des points viennent des manuscrits (1 à 8 chacun) et d’une charge à la fin (jusqu’à 22). Une première partie contre des bots dure environ une heure.
tty-guide-start = Tout le monde commence Marchand, avec 10 ducats. Une ville de départ ne vaut que par ce qui l’entoure : « carte » le montre.
tty-guide-points = À chaque tour, tu as 5 points d’action ; chaque sorte d’action se fait une fois : voyager, prendre des cubes, étudier, commercer, avancer sur une piste. Les actions gratuites n’en coûtent pas. Tape un numéro ou un coup ; « aide » en dit plus.
tty-guide-undo = Tu changes d’avis ? « annule » reprend un coup, « annule tour » tout le tour, tant que personne n’en a rien appris.
tty-guide-end = Ton tour est joué. « fin » le termine ; d’ici là, « annule » revient en arrière.
tty-guide-waiting = Les coups des autres sont affichés plus haut ; « journal » montre le dernier tour, « journal tout » la partie entière.
tty-guide-payment = Paie avec les cubes de ton choix. Aucun ne doit être superflu.
tty-guide-card-keep = Choisis une carte à garder : les autres vont sous la pioche. Toi seul vois celles qui sont face cachée.

## What a table can be made of
tty-presets = Préréglages
tty-options = Options
tty-documents = Documents
tty-option-values = Valeurs : { $list }.
tty-all-presets = tous les préréglages
tty-option-documents = Documents : { $list }.
tty-no-document = Aucun document : c’est un choix de ce projet.
tty-option-rules = Règles : { $list }.
