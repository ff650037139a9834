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
glossary-none = Rien ne s’appelle ainsi.
glossary-none-rules = Chercher dans les règles

terms-turn = Ton tour
terms-places = Lieux
terms-people = Personnages
terms-works = Œuvres et pistes
terms-end = La fin

term-point-title = Point d’action
term-point = Un sceau de cire. Tu en as 5 à ton tour (6 avec le Cardinal Muret) ; ceux que tu n’utilises pas sont perdus.
term-ducat-title = Ducat
term-ducat = L’argent. Il paie les voyages, les politiciens, les abbesses et la voie du cardinalat.
term-knowledge = La piste qui entoure la carte. Elle décide des manuscrits que tu sais lire et départage toutes les égalités.
term-level-title = Niveau
term-level = Le dernier numéro de niveau que ton disque a atteint sur la piste de Connaissance, de 1 à 8. Un manuscrit exige au moins son propre niveau.
term-free-title = Action gratuite
term-free = Elle ne coûte aucun point d’action : bonus, changement de statut, copistes dans une abbaye, pioche en Bibliothèque. Chaque sorte une fois par tour.
term-order-title = Ordre du tour
term-order = Qui sait le moins joue d’abord ; parmi les disques d’une même case, celui du dessus. Qui s’est le plus reposé passe devant tout le monde.
term-learnt-title = Impossible à annuler
term-learnt = On ne peut plus annuler dès que quelqu’un a appris quelque chose, par une tuile vue ou dévoilée, ni dès qu’un autre joueur a décidé.

term-city = Te donne une fois ses ducats (Marchands seulement) et sa connaissance, sans point d’action. Ton disque la marque.
term-event = Une tuile près d’une ville : le premier qui s’en sert en reçoit les ducats (Marchands seulement) ou la connaissance.
term-start = Là où commence une partie. Elle n’a pas de bonus.
term-harbour = D’ici, on navigue vers tout autre port de la même mer, pour 3 points et 10 ducats.
term-convent = Ici, un Marchand peut devenir Frère, pour la moitié de ses ducats.
term-cathedral = Milano et Brindisi. Ici, un Frère peut devenir Cardinal, pour 40 ducats et un politicien ou un noble.
term-abbey = Ici, les abbesses ne coûtent pas de ducats, et tes copistes deviennent connaissance ou points de victoire.
term-franciscan = Ici se chante le cantique, au tour de sa tuile ; vers la fin, dans les cinq villes.
term-university = Bologna. Qui a achevé la piste Messager y reçoit une fois jusqu’à 15 points de connaissance.

term-merchant = Tout le monde commence ainsi. Il touche les ducats des villes et des événements et commerce avec l’Orient.
term-friar = Vit de l’aumône, possède une tuile Frère avec son pouvoir, et peut être élu Moine bénédictin.
term-cardinal = Reçoit une plus grande aumône, possède une tuile Cardinal, et peut être élu Chambellan ou Pape.
term-shlasinger = L’un des cardinaux qu’un frère peut devenir. Une fois, il fait reculer de 6 cases la connaissance d’un adversaire.
term-charity = Au début du tour, jusqu’au 11e, le Marchand le plus riche donne 5 ducats à chaque Frère et 10 à chaque Cardinal moins riche que lui ; sinon, la banque le fait.
term-politicians = 3 votes. Un coûte 30 ducats, deux en coûtent 60.
term-nobles = 2 votes. Ne coûte pas de ducats ; défaussé au moment d’être pris, il en rapporte 20.
term-abbesses = 1 vote. Coûte 15 ducats, aucun dans une abbaye. Paie le cantique et le messager. L’aide de jeu française parle de prêtres.
term-scribes = Reste devant le paravent jusqu’à ce qu’une abbaye en fasse 3 points de connaissance ou 1 PV.
term-virtual-title = Cube virtuel
term-virtual = Certaines tuiles tiennent lieu d’un cube qui compte dans chaque paiement, enchère ou décompte et n’est jamais défaussé.

term-manuscript = Vaut son niveau. Se prend dans la région de sa langue, avec assez de connaissance, pour autant de points que l’indique sa ligne ; un par tour.
term-lingua = Vaut 8 PV. Disponible quand un niveau est épuisé ; exige le niveau de connaissance 8 et 4 points, n’importe où.
term-psalter = 1 point : 3 points de connaissance, ou 4 pour le dernier.
term-business = 1 point : 10 ducats.
term-riddle = En région bleue. À la fin, seul le premier marque, de 4 à 6 PV.
term-messenger = N’importe où. La dernière case coûte des ducats et des abbesses et ouvre la connaissance de Bologna.
term-orient = Pour les Marchands. Au bout, les villes rapportent plus de ducats.
term-canticle = Dans les villes franciscaines, une abbesse par case. 9 PV pour le premier, moins pour le deuxième.
term-library = Ses nombres permettent de piocher des tuiles Bibliothèque et d’en garder une : des points de victoire secrets.
term-rest = Le plus avancé joue en premier au tour suivant, puis repart du début.

term-stupor = Dès le tour 10, une seule fois : qui finit son tour à Brindisi peut convoquer les autres à une enchère en votes pour 10 points de connaissance.
term-papal-title = Événement papal
term-papal = Un par tour à partir du tour 12. Au premier rouge, le Pape se meurt ; au second, c’est le dernier tour.
term-crown = Après le dernier tour, les votes achètent une charge : Banquier (7 votes, 6 PV), Moine (10 votes, 11 PV), Chambellan (11 votes, 14 PV) ou Pape (17 votes, 22 PV).
term-vp-title = PV
term-vp = Points de victoire. Qui en a le plus gagne ; à égalité, qui a le plus de connaissance.

key-tab = Vers la prochaine chose qui peut se faire ou qui dit pourquoi non
key-enter = La choisir ; encore une fois, la valider
key-actions = Chaque action a sa touche, la même à toutes les tables et à tous les tours ; au pied de la table, elle précède son nom. Une pression montre l’action, Entrée la fait.
key-escape = Annuler le choix
key-undo = Annuler un coup (ou Ctrl Z)
key-redo = Le rétablir
key-end = Finir le tour
key-log = Vers le journal
key-help = Icônes et termes
key-zoom = Agrandir ou réduire la carte, la revoir entière
key-arrows = Sur la carte, vers le lieu voisin ; en revoyant la partie, un coup
key-turns = En revoyant la partie, un tour

five-lead = L’Italie vers 1300 : les marchands veulent des contrats que chacun puisse lire, et les lettrés commencent à écrire comme on parle. Tu voyages d’un dialecte à l’autre, tu recueilles ce qui s’y écrit et tu cherches ta place dans le monde.
five-aim = Le but du jeu
    .p1 = Avoir le plus de points de victoire. La plupart viennent des manuscrits (1 à 8 chacun) et de la charge à laquelle on est élu à la fin (jusqu’à 22 pour le Pape).
    .p2 = La partie dure de 13 à 16 tours. Elle s’achève avec le tour où meurt le Pape.
five-turn = Ton tour
    .p1 = Tu as cinq points d’action, les sceaux de cire. Presque tout coûte des points ; chaque sorte d’action peut se faire une fois dans ton tour, dans l’ordre que tu veux.
    .p2 = Les actions gratuites n’en coûtent pas : prendre un bonus là où tu es, changer de statut, convertir les copistes.
    .p3 = Tout ce qui est bordé d’or peut se faire maintenant. Touche pour en voir le coût et l’effet, touche encore pour le faire. Tu peux annuler tant que personne n’a rien appris.
five-travel = Voyager
    .p1 = Un pas vers un lieu voisin coûte 1 point. Un voyage de 2 points ou plus coûte en outre 10 ducats, quelle que soit sa longueur.
    .p2 = D’un port, on navigue vers tout autre port de la même mer pour 3 points.
five-cities = Villes et événements
    .p1 = Une ville marquée d’une pièce ou d’un livre te récompense une fois par partie : les ducats pour les Marchands, la connaissance pour tous.
    .p2 = À presque chaque tour, un événement apparaît près d’une ville. Le premier qui s’en sert reçoit ce qu’il montre.
    .p3 = On n’utilise que les lieux où l’on se trouve, avant ou après son voyage, pas ceux que l’on traverse.
five-manuscripts = Connaissance et manuscrits
    .p1 = La piste qui entoure la carte est ta connaissance ; toutes les treize cases, un niveau. Un manuscrit de niveau 3 exige le niveau de connaissance 3.
    .p2 = Il faut être dans la région de sa langue. Il coûte autant de points que l’indique sa ligne ; quand un niveau est épuisé, les suivants deviennent moins chers. Un par tour.
    .p3 = Les cinq langues réunies valent 5 PV de plus. Lingua Volgare vaut 8 PV et exige le niveau 8.
five-cubes = Quatre sortes de gens
    .p1 = Politiciens, nobles et abbesses sont des votes (3, 2, 1) pour l’élection ; les abbesses paient aussi le cantique et le messager.
    .p2 = Un cube coûte 1 point, deux d’une même couleur 4. Les politiciens coûtent 30 ducats chacun, les abbesses 15. Un noble peut être défaussé au moment où on le prend, pour 20 ducats.
    .p3 = Les copistes attendent devant ton paravent jusqu’à ce qu’une abbaye les change tous en connaissance ou en points.
five-status = Marchand, Frère, Cardinal
    .p1 = Tu commences Marchand. Dans un monastère, tu peux devenir Frère, pour la moitié de tes ducats ; dans une cathédrale Cardinal, pour 40 ducats et un politicien ou un noble. On ne revient pas en arrière.
    .p2 = Les religieux ne touchent plus les ducats des villes ni des événements. Ils vivent de l’aumône, que paie le Marchand le plus riche, et possèdent une tuile avec son propre pouvoir.
    .p3 = Rien n’y oblige : un Marchand peut gagner, lui aussi.
five-tracks = Les pistes
    .p1 = Devinette de Vérone (régions bleues) : le premier reçoit de 4 à 6 PV à la fin.
    .p2 = Messager de Bologne (n’importe où) : au bout, il ouvre Bologna et ses 10 ou 15 points de connaissance.
    .p3 = Orient (Marchands) : au bout, les villes donnent des ducats.
    .p4 = Cantique du Frère Soleil (villes franciscaines, une abbesse par case) : 9 PV pour le premier, moins pour le deuxième.
    .p5 = Bibliothèque du Vatican : pioche des tuiles, gardes-en une ; des points secrets.
    .p6 = Repos : sois le premier au tour suivant.
five-end = Comment cela finit
    .p1 = À partir du tour 12, on dévoile des événements papaux. Au second rouge, le Pape est mort : tous les pions vont à Roma, et ce tour est le dernier.
    .p2 = Puis les votes achètent des charges : un Marchand devient Banquier (7 votes, 6 PV), un Frère Moine bénédictin (10 votes, 11 PV), un Cardinal Chambellan (11 votes, 14 PV) ou Pape (17 votes, 22 PV).
    .p3 = Le plus de votes restants et le plus de ducats rapportent encore quelques points. Le plus haut total gagne.
five-first = Pour ta première partie
    .p1 = Prends les bonus des villes autour de toi : la connaissance acquise tôt ouvre tôt les manuscrits.
    .p2 = Prends un manuscrit chaque fois que tu t’arrêtes dans une région où tu le peux.
    .p3 = À partir du tour 8 environ, garde des votes pour l’élection : la charge est le plus gros gain de la partie.
five-play = Jouer
five-rules = Toutes les règles

about-game = De Vulgari Eloquentia est un jeu de société de Mario Papini, paru en 2010, puis en 2019 dans une édition Deluxe remaniée. Tous les dessins et tous les textes de ces pages sont les nôtres.
about-site = Volgare en est une table dans le navigateur, gratuite et sans compte. Ses règles sont écrites une à une, avec un numéro ; partout où quelque chose est refusé, ce numéro est donné.
about-board = Le plateau
about-board-how = Aucun plateau imprimé n’a été copié. Toute valeur qu’indique un livret de règles est utilisée ; là où aucun ne dit rien, une valeur a été reconstituée et porte cette mention.
about-board-n =
    { $n ->
        [0] toutes les valeurs viennent d’une source.
        [one] une valeur est reconstituée.
       *[other] { $n } valeurs sont reconstituées.
    }
about-board-box = La boîte, valeur par valeur
about-board-edit = Corriger le plateau
about-editions = Éditions
about-editions-how = Les règles de 2010 diffèrent un peu d’un pays à l’autre. Chacune peut se jouer telle quelle : choisis-la pour une nouvelle table. Les points de détail sont des options.
about-words = Les mots des manuscrits
about-words-how = Sur les feuillets figurent les premiers mots d’œuvres de l’époque, dans leur propre langue. L’édition ou le manuscrit nommé est celui où chacune se lit ; les graphies varient de l’une à l’autre, et la nôtre n’a pas été comparée lettre à lettre.
about-fonts = Caractères
about-fonts-how = Alegreya et Alegreya Sans de Juan Pablo del Peral, sous licence SIL Open Font License.
