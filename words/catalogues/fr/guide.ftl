### La première partie guidée : chaque chose la première fois qu’elle compte.

guide-title = Guide
guide-good = Compris
guide-no-more = Arrêter le guide

guide-aim = Le but du jeu
    .text = Avoir le plus de points de victoire à la mort du Pape, après 13 à 16 tours : la plupart viennent des manuscrits, 1 à 8 chacun, et d’une charge à la fin, jusqu’à 22. Une première partie contre des bots dure environ une heure. Arrête quand tu veux : la table attend.
guide-start = Choisis d’où partir
    .text = Les lieux bordés d’or sont libres. Une ville de départ ne rapporte rien par elle-même : regarde ce qu’il y a autour. Touche un lieu pour le voir, touche-le encore pour le prendre.
guide-points = Cinq points d’action
    .text = Les sceaux de cire sont tes points d’action. Tout ce qui est bordé d’or peut se faire maintenant : touche pour voir ce que cela coûte et rapporte, touche encore pour le faire. Touche ce qui est pâle pour savoir pourquoi c’est impossible.
guide-city = Une ville paie une fois
    .text = Une fois par partie, chaque ville te récompense : un Marchand en prend les ducats, tout le monde la connaissance. Cela ne coûte aucun point d’action. Ton disque y reste comme marque.
guide-event = Il y a un événement ici
    .text = Le premier qui en profite reçoit ses ducats (Marchands seulement) ou sa connaissance. Cela ne coûte aucun point d’action ; ensuite, l’événement est épuisé.
guide-move = Voyager
    .text = Chaque pas vers un lieu voisin coûte un point. À partir de deux points, le voyage coûte aussi 10 ducats en tout, quelle que soit sa longueur. Entre deux ports d’une même mer, une traversée coûte 3 points. On se déplace une fois par tour.
guide-cubes = Des gens pour t’aider
    .text = Un cube coûte un point, deux de la même couleur quatre ; un politicien coûte aussi 30 ducats, une abbesse 15. Politiciens, nobles et abbesses sont des votes ; un noble peut être vendu aussitôt pour 20 ducats. Une abbaye change les copistes en connaissance ou en PV.
guide-psalter = Psautier et petit commerce
    .text = Un point chacun, une fois par tour : le psautier donne 3 points de connaissance (4 si ton disque est dernier en connaissance), le petit commerce 10 ducats. Le lieu n’importe pas.
guide-manuscript = Tu peux prendre un manuscrit
    .text = Tu es dans la région de sa langue et tu en sais assez. Il coûte autant de points que le numéro de sa ligne et vaut son niveau en PV à la fin ; les cinq langues réunies rapportent 5 PV de plus. Un par tour.
guide-lingua = Lingua Volgare est disponible
    .text = Un niveau de manuscrits est épuisé : les niveaux supérieurs coûtent un point de moins. Lingua Volgare vaut 8 PV ; au niveau de connaissance 8, on peut la prendre n’importe où, pour 4 points.
guide-undo = Tu as changé d’avis ?
    .text = « Annuler » reprend un coup, ou tout le tour, tant que personne n’en a rien appris. Essaie sans crainte.
guide-end = Ton tour est joué
    .text = Finis-le ici quand il te convient. Jusque-là, tu peux encore annuler.
guide-waiting = Ce que les autres ont fait
    .text = Le plateau l’a montré, et c’est écrit ici. Jusqu’à ton prochain coup, une petite marque de leur couleur reste sur ce qu’ils ont utilisé. Pendant qu’ils jouent, touche n’importe où pour passer à la suite ; la vitesse se règle sous ⋯.
guide-order = Le moins savant commence
    .text = À chaque tour, le joueur qui a le moins de connaissance commence. Parmi les disques d’une même case, celui du dessus joue d’abord. Le joueur qui s’est le plus reposé passe en tête.
guide-alms = L’aumône
    .text = Au début de chaque tour, jusqu’au 11e, chaque Frère reçoit 5 ducats et chaque Cardinal 10 : du Marchand le plus riche s’il a plus de ducats qu’eux, sinon de la banque.
guide-charity = Qui te verse l’aumône ?
    .text = Plusieurs Marchands sont aussi riches les uns que les autres : choisis lequel verse l’aumône.
guide-friar = Tu peux devenir Frère
    .text = Cela coûte la moitié de tes ducats, et on ne redevient pas Marchand : plus aucun ducat des villes, plus aucune avancée en Orient, mais l’aumône, une tuile Frère avec son pouvoir et une meilleure charge à la fin. Prends le temps de choisir.
guide-cardinal = Tu peux devenir Cardinal
    .text = Cela coûte 40 ducats (70 pour Muret), un politicien ou un noble, et ta tuile Frère. Un Cardinal reçoit 10 ducats d’aumône et prend une tuile Cardinal ; lui seul peut devenir Chambellan ou Pape.
guide-scribes = Que faire de tes copistes ?
    .text = Ici, ils donnent tous soit 3 points de connaissance chacun, soit 1 PV chacun à la fin. En début de partie, la connaissance vaut davantage.
guide-canticle = Ici, le cantique peut être chanté
    .text = Chaque case coûte un point et une abbesse. À la fin, le premier de cette piste reçoit 9 PV, le deuxième { $deluxe ->
        [yes] 6
       *[no] 4
    }. Une ville franciscaine n’est active qu’au tour de sa tuile ; toutes le sont vers la fin.
guide-riddle = La Devinette de Vérone
    .text = En région bleue, chaque point dépensé fait avancer d’une case. À la fin, seul le premier marque : 4, 5 ou 6 PV.
guide-messenger = Le Messager de Bologne
    .text = N’importe où, chaque point dépensé fait avancer d’une case. La dernière exige { $deluxe ->
        [yes] 10 ducats et une abbesse
       *[no] 20 ducats et deux abbesses, moitié moins dès le tour 8
    }, et ouvre Bologna : 15 points de connaissance jusqu’au tour 7, puis 10.
guide-orient = L’Orient
    .text = Pour les Marchands : chaque point dépensé fait avancer d’une case. Sur la dernière, { $deluxe ->
        [yes] tu reçois 10 ducats pour chaque ville qui t’a versé des ducats
       *[no] chaque ville qui te verse ensuite des ducats en verse 10 de plus
    }.
guide-library = La Bibliothèque du Vatican
    .text = Chaque point dépensé fait avancer d’une case ; sur les nombres, tu peux piocher des tuiles Bibliothèque et en garder une{ $deluxe ->
        [yes] , puis le disque repart du début
       *[no] , une fois par partie
    }. Ce sont des points de victoire que personne d’autre ne voit.
guide-draw = Piocher à la Bibliothèque
    .text = Cela ne coûte aucun point : regarde les tuiles, gardes-en une, les autres sont remises. C’est impossible à annuler, car tu apprends quelque chose.
guide-keep = Gardes-en une
    .text = Personne d’autre ne voit ces tuiles. Leur nombre donne les PV à la fin{ $deluxe ->
        [yes] {"\u202F"}; avec le symbole du manuscrit, une tuile vaut aussi n’importe laquelle des cinq couleurs
       *[no] {""}
    }.
guide-rest = Le Repos
    .text = Pour chaque point dont tu n’as pas besoin, avance d’une case. Le plus avancé joue en premier au tour suivant, puis repart du début.
guide-stupor = Stupor Mundi
    .text = Désormais, un joueur qui finit son tour à Brindisi peut convoquer tous les autres à une enchère en votes. Le vainqueur gagne 10 points de connaissance. Cela n’arrive qu’une fois.
guide-summon = Tu peux convoquer les autres
    .text = Les autres peuvent venir à Brindisi et enchérir contre toi ; tu as 2 votes de plus. Le vainqueur gagne 10 points de connaissance et paie en cubes.
guide-answer = Une convocation à Brindisi
    .text = Si tu acceptes, ton pion y va sans frais et tu peux enchérir. Si tu refuses, il reste où il est.
guide-bidding = Enchérir en votes
    .text = Un politicien vaut 3 votes, un noble 2, une abbesse 1. Seul le vainqueur paie. N’oublie pas que l’élection aussi demande des votes.
guide-dying = Le Pape se meurt
    .text = Le tour du prochain événement papal rouge est le dernier. Pense aux votes dont tu as besoin et convertis tes copistes à temps.
guide-last = Le dernier tour
    .text = Tous les pions sont à Roma. Après ce tour viennent l’élection, puis le décompte.
guide-election = L’élection
    .text = Dépense des votes pour une charge, ou garde-les : le plus de votes restants rapporte 3 PV. Une charge vaut davantage ; celles qui te sont ouvertes dépendent de ton statut.
guide-payment = Payer en cubes
    .text = Le paiement le moins cher est déjà choisi. Aucun cube ne doit être superflu.
