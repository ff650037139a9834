### L’aide : comment jouer, termes, touches, règles.

help-title = Aide
help-rules = Règles
help-terms = Icônes et termes
help-keys = Clavier
help-about = À propos

glossary-search = Chercher une icône ou un terme
glossary-found =
    { $n ->
        [one] { $n } terme
       *[other] { $n } termes
    }
glossary-none = Aucun terme trouvé.
glossary-none-rules = Chercher dans les règles

terms-turn = Ton tour
terms-places = Lieux
terms-people = Personnages
terms-works = Œuvres et pistes
terms-end = La fin

term-point-title = Point d’action
term-point = Un sceau de cire. Tu en as 5 à ton tour (6 avec le Cardinal Muret) ; ceux que tu n’utilises pas sont perdus.
term-ducat-title = Ducat
term-ducat = La monnaie. Elle paie les voyages, les politiciens et les abbesses, et il en faut pour devenir Cardinal.
term-knowledge = La piste qui entoure la carte. Elle décide des manuscrits que tu peux lire et départage toutes les égalités.
term-level-title = Niveau
term-level = Le dernier numéro de niveau que ton disque a atteint sur la piste de Connaissance, de 1 à 8. Un manuscrit exige au moins son propre niveau.
term-free-title = Action gratuite
term-free = Elle ne coûte aucun point d’action : bonus, changement de statut, copistes dans une abbaye, pioche à la Bibliothèque. Chaque sorte une fois par tour.
term-order-title = Ordre du tour
term-order = Le moins savant joue en premier ; parmi les disques d’une même case, celui du dessus. Le joueur qui s’est le plus reposé passe en tête.
term-learnt-title = Impossible à annuler
term-learnt = On ne peut plus annuler dès que quelqu’un a appris quelque chose, par une tuile ou une carte vue ou dévoilée, ni dès qu’un autre joueur a décidé.

term-city = Elle te donne une fois ses ducats (Marchands seulement) et sa connaissance, sans point d’action. Ton disque la marque.
term-event = Une tuile près d’une ville : le premier qui en profite reçoit ses ducats (Marchands seulement) ou sa connaissance.
term-start = Une ville où commence la partie. Elle n’a pas de bonus.
term-harbour = D’ici, on navigue vers n’importe quel autre port de la même mer, pour 3 points et 10 ducats.
term-convent = Ici, un Marchand peut devenir Frère ; cela lui coûte la moitié de ses ducats.
term-cathedral = À Milano et à Brindisi. Ici, un Frère peut devenir Cardinal ; cela coûte 40 ducats et un politicien ou un noble.
term-abbey = Ici, les abbesses ne coûtent pas de ducats, et tes copistes se changent en connaissance ou en PV.
term-franciscan = Ici se chante le cantique, au tour de sa tuile ; vers la fin, dans les cinq villes à la fois.
term-university = Bologna. Le joueur qui a achevé la piste Messager y reçoit, une fois, jusqu’à 15 points de connaissance.

term-merchant = Tout le monde commence Marchand. Un Marchand touche les ducats des villes et des événements et commerce avec l’Orient.
term-friar = Il vit de l’aumône, possède une tuile Frère avec son pouvoir et peut être élu Moine bénédictin.
term-cardinal = Il reçoit une plus grande aumône, possède une tuile Cardinal et peut être élu Chambellan ou Pape.
term-shlasinger = L’un des Cardinaux. Une fois par partie, il fait reculer un adversaire de 6 cases de connaissance.
term-charity = Au début du tour, jusqu’au 11e, le Marchand le plus riche donne 5 ducats à chaque Frère et 10 à chaque Cardinal moins riche que lui ; sinon, la banque les donne.
term-politicians = 3 votes. Un coûte 30 ducats, deux en coûtent 60.
term-nobles = 2 votes. Ne coûte pas de ducats ; défaussé au moment d’être pris, il en rapporte 20.
term-abbesses = 1 vote. Coûte 15 ducats, aucun dans une abbaye. Sert à payer le cantique et le Messager. L’aide de jeu française parle de prêtres.
term-scribes = Reste devant le paravent jusqu’à ce qu’une abbaye le change en 3 points de connaissance ou 1 PV.
term-virtual-title = Cube virtuel
term-virtual = Certaines tuiles tiennent lieu d’un cube qui aide dans chaque paiement, enchère ou compte des votes, et qu’on ne défausse jamais.

term-manuscript = Vaut son niveau en PV. Se prend dans la région de sa langue, avec assez de connaissance, pour autant de points que le numéro de sa ligne ; un par tour.
term-lingua = Vaut 8 PV. Disponible dès qu’un niveau est épuisé ; exige le niveau de connaissance 8 et 4 points, en tout lieu.
term-psalter = 1 point : 3 points de connaissance, ou 4 pour le dernier.
term-business = 1 point : 10 ducats.
term-riddle = En région bleue. À la fin, seul le premier marque, de 4 à 6 PV.
term-messenger = En tout lieu. La dernière case coûte des ducats et des abbesses et ouvre la connaissance de Bologna.
term-orient = Pour les Marchands. La dernière case fait rapporter plus de ducats aux villes.
term-canticle = Dans les villes franciscaines, une abbesse par case. 9 PV pour le premier, moins pour le deuxième.
term-library = Ses nombres permettent de piocher des tuiles Bibliothèque et d’en garder une : des points de victoire secrets.
term-rest = Le plus avancé joue en premier au tour suivant, puis repart du début.

term-stupor = À partir du tour 10, une seule fois : un joueur qui finit son tour à Brindisi peut convoquer les autres à une enchère en votes pour 10 points de connaissance.
term-papal-title = Événement papal
term-papal = Un par tour à partir du tour 12. Au premier rouge, le Pape se meurt ; au second, c’est le dernier tour.
term-crown = Après le dernier tour, les votes achètent une charge : Banquier (7 votes, 6 PV), Moine bénédictin (10 votes, 11 PV), Chambellan (11 votes, 14 PV) ou Pape (17 votes, 22 PV).
term-vp-title = PV
term-vp = Points de victoire. Le plus haut total gagne ; à égalité, le joueur le plus avancé en connaissance.

key-tab = Élément suivant : action possible, ou raison pour laquelle elle ne l’est pas
key-enter = Choisir l’élément ; encore une fois, le valider
key-actions = Chaque action a sa touche, la même à toutes les tables et à tous les tours ; au pied de la table, la touche est inscrite devant le nom. Une pression montre l’action, Entrée la fait.
key-escape = Annuler le choix
key-undo = Annuler un coup (ou Ctrl Z)
key-redo = Rétablir le coup
key-end = Finir le tour
key-next = À la prochaine table qui t’attend
key-log = Vers le journal
key-help = Icônes et termes
key-zoom = Agrandir ou réduire la carte, la montrer en entier
key-arrows = Sur la carte, vers le lieu voisin ; dans une partie revue, d’un coup
key-turns = Dans une partie revue, d’un tour

five-lead = L’Italie vers 1300 : les marchands veulent des contrats que chacun puisse lire, et les lettrés commencent à écrire comme on parle. Tu voyages d’un dialecte à l’autre, tu recueilles ce qui s’y écrit et tu cherches ta place dans le monde.
five-aim = Le but du jeu
    .p1 = Avoir le plus de points de victoire. La plupart viennent des manuscrits (1 à 8 chacun) et de la charge à laquelle on est élu à la fin (jusqu’à 22 pour le Pape).
    .p2 = La partie dure de 13 à 16 tours. Elle s’achève avec le tour où meurt le Pape.
five-turn = Ton tour
    .p1 = Tu as cinq points d’action, les sceaux de cire. Presque tout coûte des points ; chaque sorte d’action peut se faire une fois dans ton tour, dans l’ordre que tu veux.
    .p2 = Les actions gratuites n’en coûtent pas : prendre un bonus là où tu es, changer de statut, convertir tes copistes.
    .p3 = Tout ce qui est bordé d’or peut se faire maintenant. Touche pour voir le coût et l’effet, touche encore pour le faire. Tu peux annuler tant que personne n’a rien appris.
five-travel = Voyager
    .p1 = Un pas vers un lieu voisin coûte 1 point. Un voyage de 2 points ou plus coûte en outre 10 ducats, quelle que soit sa longueur.
    .p2 = D’un port, on navigue vers n’importe quel autre port de la même mer, pour 3 points.
five-cities = Villes et événements
    .p1 = Une ville marquée d’une pièce ou d’un livre te récompense une fois par partie : les Marchands en prennent les ducats, tout le monde la connaissance.
    .p2 = À presque chaque tour, un événement apparaît près d’une ville. Le premier qui en profite reçoit ce qu’il montre.
    .p3 = On n’utilise que les lieux où l’on se trouve, avant ou après son voyage, pas ceux que l’on traverse.
five-manuscripts = Connaissance et manuscrits
    .p1 = La piste qui entoure la carte est ta connaissance ; un niveau commence toutes les treize cases. Un manuscrit de niveau 3 exige le niveau de connaissance 3.
    .p2 = Il faut être dans la région de sa langue. Il coûte autant de points que le numéro de sa ligne ; quand un niveau est épuisé, les niveaux supérieurs deviennent moins chers. Un par tour.
    .p3 = Les cinq langues réunies valent 5 PV de plus. Lingua Volgare vaut 8 PV et exige le niveau 8.
five-cubes = Quatre sortes de gens
    .p1 = Politiciens, nobles et abbesses sont des votes (3, 2, 1) pour l’élection ; les abbesses servent aussi à payer le cantique et le Messager.
    .p2 = Un cube coûte 1 point, deux de la même couleur en coûtent 4. Les politiciens coûtent 30 ducats chacun, les abbesses 15. Un noble peut être défaussé au moment où on le prend : il rapporte 20 ducats.
    .p3 = Les copistes attendent devant ton paravent jusqu’à ce qu’une abbaye les change tous en connaissance ou tous en PV.
five-status = Marchand, Frère, Cardinal
    .p1 = Tu commences Marchand. Dans un monastère, tu peux devenir Frère : cela coûte la moitié de tes ducats ; dans une cathédrale, Cardinal : 40 ducats et un politicien ou un noble. On ne revient pas en arrière.
    .p2 = Les religieux ne touchent plus les ducats des villes ni des événements. Ils vivent de l’aumône, que verse le Marchand le plus riche, et possèdent une tuile qui a son propre pouvoir.
    .p3 = Rien n’y oblige : un Marchand peut gagner, lui aussi.
five-tracks = Les pistes
    .p1 = Devinette de Vérone (régions bleues) : le premier reçoit de 4 à 6 PV à la fin.
    .p2 = Messager de Bologne (en tout lieu) : la dernière case ouvre Bologna et ses 10 ou 15 points de connaissance.
    .p3 = Orient (Marchands) : à la dernière case, les villes rapportent des ducats.
    .p4 = Cantique du Frère Soleil (villes franciscaines, une abbesse par case) : 9 PV pour le premier, moins pour le deuxième.
    .p5 = Bibliothèque du Vatican : pioche des tuiles, gardes-en une ; ce sont des PV secrets.
    .p6 = Repos : pour jouer en premier au tour suivant.
five-end = La fin de la partie
    .p1 = À partir du tour 12, on dévoile des événements papaux. Au second rouge, le Pape est mort : tous les pions vont à Roma, et ce tour est le dernier.
    .p2 = Puis les votes achètent des charges : un Marchand devient Banquier (7 votes, 6 PV), un Frère Moine bénédictin (10 votes, 11 PV), un Cardinal Chambellan (11 votes, 14 PV) ou Pape (17 votes, 22 PV).
    .p3 = Le plus de votes restants et le plus de ducats rapportent encore quelques points. Le plus haut total gagne.
five-first = Pour ta première partie
    .p1 = Prends les bonus des villes autour de toi : une connaissance acquise tôt ouvre tôt les manuscrits.
    .p2 = Prends un manuscrit chaque fois que tu t’arrêtes dans une région où tu le peux.
    .p3 = À partir du tour 8 environ, garde des votes pour l’élection : la charge est le plus gros gain de la partie.
five-play = Jouer
five-rules = Toutes les règles

about-game = De Vulgari Eloquentia est un jeu de société de Mario Papini, paru en 2010, puis en 2019 dans une édition Deluxe remaniée. Tous les dessins et tous les textes de ces pages sont les nôtres.
about-site = Volgare en fait un jeu dans le navigateur, gratuit et sans compte. Ses règles sont écrites une à une et numérotées ; chaque refus cite le numéro de sa règle.
about-board = Le plateau
about-board-how = Aucun plateau imprimé n’a été copié. Toute valeur donnée par un livret de règles est utilisée ; là où aucun ne dit rien, la valeur a été reconstituée et porte cette mention.
about-board-n =
    { $n ->
        [0] toutes les valeurs sont données par une source.
        [one] une valeur est reconstituée.
       *[other] { $n } valeurs sont reconstituées.
    }
about-board-box = La boîte en détail
about-board-edit = Corriger le plateau
about-editions = Éditions
about-editions-how = Les livrets de 2010 diffèrent entre eux sur quelques points. Chacun peut se jouer tel quel : choisis-le pour une nouvelle table. Les points de détail sont des options.
about-words = Les mots des manuscrits
about-words-how = Les feuillets portent les premiers mots d’œuvres de l’époque, dans leur propre langue. L’édition ou le manuscrit cité est celui où l’on peut lire chacune ; les graphies varient de l’une à l’autre, et la nôtre n’y a pas été comparée lettre à lettre.
about-fonts = Caractères
about-fonts-how = Alegreya et Alegreya Sans de Juan Pablo del Peral, sous licence SIL Open Font License.
