### Les panneaux autour de la carte.

panel-seats = Joueurs
panel-turns = Tours
panel-manuscripts = Manuscrits
panel-cubes = Cubes à prendre
panel-tracks = Pistes
panel-tiles = Frères et Cardinaux
panel-screen = Derrière mon paravent
vp-unit = PV

## Places
seat-me = toi
seat-bot-playing = absence
seat-resigned = a abandonné
seat-decides = doit décider
knowledge-level = Niveau de connaissance { $n }
seat-discs =
    { $n ->
        [one] { $n } bonus de ville pris
       *[other] { $n } bonus de ville pris
    }
seat-tiles =
    { $n ->
        [one] { $n } tuile Bibliothèque
       *[other] { $n } tuiles Bibliothèque
    }
seat-graduate = A achevé la piste Messager avant la fin du tour 7
seat-reader = A pioché des tuiles Bibliothèque
seat-scribes = { $n } { cube-scribes } devant le paravent : une abbaye change chacun en 3 points de connaissance ou 1 PV
seat-hidden = Derrière le paravent : { $votes ->
        [one] { $votes } vote
       *[other] { $votes } votes
    }, { $cubes }
seat-known = { $n } PV connus si la partie finissait maintenant{ $open ->
    [0] { "" }
   *[other] , dont { $open } encore disputés
  }

## Tours
turn-event = { $name }, { $place }, { $what }
event-coming = à venir
event-up = sur la carte
event-used = épuisé
papal-unknown = Événement papal, face cachée
papal-white = Événement papal blanc
papal-red = Événement papal rouge
canticle-turn = Cantique actif à { $place }
canticle-all = Cantique actif dans toutes les villes franciscaines
turn-cubes = cubes : { $cubes }

## Manuscrits
zone-short-blue = Oïl
zone-short-yellow = Lat
zone-short-pink = Flo
zone-short-green = Sic
zone-short-orange = Oc
row-level = Niveau { $n } : exige le niveau de connaissance { $n } et vaut { $n } PV
row-used-up = Épuisés
row-deck = { $n ->
        [one] { $n } caché
       *[other] { $n } cachés
    }
manuscript-tile =
    Manuscrit de niveau { $level }, { $zones }, { $n ->
        [one] { $n } visible
       *[other] { $n } visibles
    }
lingua-beside = hors plateau
lingua-offered = disponible
lingua-taken = prise
lingua-about = Vaut 8 PV : exige le niveau de connaissance 8 et 4 points d’action, en tout lieu, dès qu’un niveau est épuisé.

## Cubes
area-left = { $n } à prendre
about-politicians = 3 votes. Un cube : 1 point d’action et 30 ducats ; deux : 4 points et 60 ducats.
about-nobles = 2 votes. Un cube : 1 point d’action ; deux : 4 points. Au moment de le prendre, on peut le vendre 20 ducats.
about-abbesses = 1 vote ; sert au cantique et au Messager. Un cube : 1 point d’action et 15 ducats ; deux : 4 points et 30 ducats ; aucun ducat dans une abbaye.
about-scribes = Une abbaye change chacun en 3 points de connaissance ou 1 PV. Un cube : 1 point d’action ; deux : 4 points.

## Pistes
track-length = { $n } cases
track-disc = { $who } : case { $n }
about-riddle = Devinette de Vérone
    .classic = En région bleue. Le plus avancé marque 4, 5 ou 6 PV : le dernier nombre atteint sur la piste.
    .deluxe = En région bleue. Le plus avancé marque 4, 5 ou 6 PV : le dernier nombre atteint sur la piste.
about-messenger = Messager de Bologne
    .classic = La dernière case ouvre la connaissance de Bologna et coûte 20 ducats et 2 abbesses ; à partir du tour 8, 10 ducats et 1 abbesse.
    .deluxe = La dernière case ouvre Bologna et coûte 10 ducats et 1 abbesse ; Bologna rapporte alors 1 PV par ville qui t’a donné sa connaissance.
about-orient = Orient
    .classic = Marchands seulement. Une fois la dernière case atteinte, 10 ducats de plus par bonus de ville en ducats.
    .deluxe = Marchands seulement. Sur la dernière case, 10 ducats par ville qui t’a versé des ducats, et 1 PV par port à la fin.
about-canticle = Cantique du Frère Soleil
    .classic = Dans la ville franciscaine du tour, une abbesse par case. Le premier marque 9 PV, le deuxième 4.
    .deluxe = Dans la ville franciscaine du tour, une abbesse par case. Le premier marque 9 PV, le deuxième 6.
about-library = Bibliothèque du Vatican
    .classic = À partir du tour 12. Le nombre atteint dit combien de tuiles on regarde, une fois par partie ; on en garde une.
    .deluxe = Le nombre atteint dit combien de tuiles on regarde ; on en garde une, et le disque quitte la piste.
about-rest = Repos
    .classic = Le plus avancé joue en premier au tour suivant et retourne au début.
    .deluxe = Le plus avancé joue en premier au tour suivant et retourne au début.
stack-label = Pile de la Bibliothèque : { $n ->
        [one] { $n } tuile
       *[other] { $n } tuiles
    }
stack-about =
    { $n ->
        [one] { $n } tuile Bibliothèque face cachée
       *[other] { $n } tuiles Bibliothèque face cachée
    }
stack-known = à partir du dessus : { $tiles }

## Frères et Cardinaux
tiles-friar = Frères
tiles-cardinal = Cardinaux
tile-held = chez { $who }

## Mon paravent
screen-scribes = { $n } { cube-scribes } derrière le paravent, 1 PV chacun
screen-votes = Votes de mes cubes, le virtuel compris
five-colours = Cinq couleurs
five-own = { $zone } : un manuscrit unicolore
five-shared = { $zone } : seulement un manuscrit bicolore
five-none = { $zone } : manque
