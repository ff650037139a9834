### Les pages autour de la partie.

lobby-home = Volgare : vers les tables
lobby-nav = Pages
lobby-help = Aide
lobby-settings = Réglages
lobby-about = À propos
lobby-how = Les règles en bref
lobby-five = Le jeu en cinq minutes
    .short = En cinq minutes
lobby-learn = Tutoriel et défis
    .how = Première fois ? Dix minutes, pas à pas

lobby-what = L’Italie vers 1300. Entre dialectes et latin, une langue est en train de naître : voyage, apprends, réunis des manuscrits ; de Marchand, deviens Frère, puis Cardinal, peut-être Pape. Le jeu de société, pour 2 à 5 joueurs.
lobby-play = Jouer maintenant
lobby-play-how = Deluxe, contre trois bots
lobby-beginning = La table se prépare…
lobby-new = Nouvelle table
    .short = Créer
lobby-mine = Mes tables
lobby-waiting = On t’attend
lobby-going = Autres parties
lobby-finished = Finies
lobby-all = Tout montrer ({ $n })
lobby-more = Montrer plus
lobby-open = Tables ouvertes
lobby-none-open = Aucune table n’attend de joueurs pour le moment.
lobby-open-one = Ouvrir une table
lobby-asks =
    { $what ->
        [start] Choisis ta ville de départ
        [charity] Aumône : choisis qui la verse
        [summons] Une convocation : accepte ou refuse
        [bid] Ton enchère
        [payment] Ton paiement
        [election] L’élection
        [trade] Un échange
        [scoring] Choisis ce qui compte
       *[other] À toi
    }
lobby-waits-for = On attend { $name }
lobby-since =
    { $form ->
        [today] depuis { $when }
        [week] depuis { $when }
       *[date] depuis le { $when }
    }
lobby-moves =
    { $n ->
        [one] un coup
       *[other] { $n } coups
    }
lobby-messages =
    { $n ->
        [one] un message
       *[other] { $n }{ $more } messages
    }
lobby-news = Nouveau : { $what }
lobby-turn = Tour { $n }
    .in = tour { $n }
lobby-seats-free =
    { $n ->
        [0] Complet
        [one] Une place libre
       *[other] { $n } places libres
    }
lobby-won = { $name } a gagné, { $n } PV
lobby-won-mine = Tu as gagné avec { $n } PV
lobby-state-over = Finie
lobby-state-closed = Fermée
lobby-read-only = Lecture seule
lobby-join = Rejoindre
lobby-watch = Regarder

who-open = Libre
who-name-mine = { $name } (toi)
who-bot = { $n ->
        [2] { $name } II (bot)
        [3] { $name } III (bot)
        [4] { $name } IV (bot)
        [5] { $name } V (bot)
       *[other] { $name } (bot)
    }

bot-random = Fortune
    .who = et sa roue
    .how = Joue n’importe quel coup, aussitôt : elle connaît les règles et rien d’autre.
bot-novice = Calandrino
    .who = le nigaud de Boccace
    .how = Voit ce qu’il a sous les yeux et juge mal le reste, comme les débutants. Joue aussitôt.
bot-greedy-1 = Le jeune Datini
    .who = à ses débuts
    .how = Le premier bot qui ait su planifier ; il reste tel quel, pour servir d’étalon aux autres.
bot-greedy = Francesco Datini
    .who = marchand de Prato
    .how = Suit les quelques plans qui rapportent le plus pendant son tour et néglige les autres. Joue aussitôt.
bot-planner = Brunetto Latini
    .who = notaire, maître de Dante
    .how = Planifie tout son tour, avec des prix appris dans des milliers de parties ; ne tient pas compte de ce que feront les autres. Joue aussitôt.
bot-simulator-quick = Guido Bonatti
    .who = astrologue de Forlì
    .how = Joue en pensée la suite de ses meilleurs plans, tours des autres compris, pendant un dixième de seconde par tour : il se trompe quand les plans se valent.
bot-simulator = Michel Scot
    .who = astrologue de Frédéric II
    .how = Joue en pensée la suite de ses meilleurs plans, tours des autres compris, pendant une demi-seconde par tour ; ce qui est caché, il ne peut que le deviner.
bot-program = Un bot de l’hôte
bot-rung = Échelon { $n } sur { $of }
bot-elo = Elo { $elo }

preset-text-deluxe = Le jeu remanié : onze événements, la Bibliothèque dès le premier tour, Bologna fermée, aucun arrêt en mer. La meilleure façon de commencer.
preset-text-it2010 = Le jeu classique selon son premier livret : on accoste dans un autre port que celui du départ, Shlasinger n’agit qu’au tour de sa nomination.
preset-text-es2010 = Le jeu classique, où l’on pioche les tuiles Bibliothèque juste après avoir avancé et où l’on accoste dans n’importe quel port.
preset-text-de2010 = Le jeu classique, avec le cantique ouvert dans toutes ses villes dès le tour 15, et Norcia à la place de Gubbio.
preset-text-fr2010 = Le jeu classique tel qu’on le joue en France ; à 2 ou 3 joueurs, l’option « { option-grunt } » mérite un essai.
preset-document-deluxe = Livret anglais de l’édition Deluxe, 2019
preset-document-it2010 = Livret italien, 2010
preset-document-es2010 = Livret espagnol, 2010
preset-document-de2010 = Livret allemand, 2010
preset-document-fr2010 = Aide de jeu française de l’édition 2010

option-edition = Édition
option-text-edition = La boîte dont on suit les règles.
option-value-edition-classic = Classique, 2010
option-value-edition-deluxe = Deluxe, 2019
option-library = Bibliothèque du Vatican
option-text-library = À quel moment on pioche les tuiles Bibliothèque.
option-value-library-later = À tout moment d’un de ses tours
option-value-library-on-advance = Juste après avoir avancé
option-value-library-book = À n’importe quel tour, et plusieurs fois (Deluxe)
option-shlasinger = Cardinal Shlasinger
option-text-shlasinger = À quel moment il peut faire reculer un adversaire de 6 cases de connaissance.
option-value-shlasinger-appointment = Dans le tour de sa nomination
option-value-shlasinger-once = Une fois, à l’un de ses tours
option-canticle-open = Cantique pour tous
option-text-canticle-open = Le premier tour où le cantique peut se chanter dans les cinq villes franciscaines.
option-value-canticle-open-14 = Dès le tour 14
option-value-canticle-open-15 = Dès le tour 15
option-gigi-until = Aumône de Gigi
option-text-gigi-until = Le dernier tour où Gigi reçoit une aumône double.
option-value-gigi-until-10 = Jusqu’au tour 10
option-value-gigi-until-11 = Jusqu’au tour 11
option-landing = Accostage
option-text-landing = Où un pion en mer peut accoster.
option-value-landing-another = Dans un autre port que celui du départ
option-value-landing-any = Dans tout port de cette mer
option-bologna = Bologna
option-text-bologna = Qui peut entrer à Bologna et la traverser.
option-value-bologna-open = Tout le monde
option-value-bologna-closed = Ceux qui ont achevé le Messager
option-norcia = Norcia
option-text-norcia = Gubbio s’appelle Norcia, comme sur le plateau allemand.
option-grunt = Moins de manuscrits
option-text-grunt = À 2 ou 3 joueurs : un seul manuscrit de niveau 1 par couleur, et deux visibles par ligne.
option-screens = Paravents
option-text-screens = Si ce qui a été pris au vu de tous reste affiché pour tous.
option-value-screens-closed = Fermés : tout caché
option-value-screens-open = Ouverts : tout affiché
option-bonus-parts = Parts du bonus de ville
option-text-bonus-parts = Si un Marchand peut laisser les ducats ou la connaissance d’une ville.
option-value-bonus-parts-choose = Les deux ou un seul
option-value-bonus-parts-whole = Toujours les deux
option-city-bonuses = Bonus de ville par tour
option-text-city-bonuses = Aux deux bouts d’un déplacement, au départ et à l’arrivée, ou à un seul.
option-value-city-bonuses-both = Dans les deux lieux
option-value-city-bonuses-one = Dans l’un des deux
option-half = Moitié des ducats
option-text-half = L’arrondi, toujours vers le haut, de la moitié que perd un nouveau Frère.
option-value-half-coins = Au multiple de 5
option-value-half-exact = Au ducat entier
option-rows = Lignes de manuscrits
option-text-rows = Quel niveau doit être épuisé pour que les lignes supérieures montent.
option-value-rows-every = Le niveau 1, 2 ou 3
option-value-rows-first = Le niveau 1 seul
option-origin-half-coins = Une interprétation de ce site : les pièces valent 5, 10 et 50
option-origin-half-exact = Comme le disent les livrets : arrondie vers le haut
option-value-on = Oui
option-value-off = Non

expansions = Extensions de l’édition Deluxe
expansions-off = aucune
expansions-how = Chacune se joue seule ou avec d’autres, sauf le Glossario di Monza, qui exige une extension ayant ses propres cartes.
expansions-all = Toutes
expansions-none = Aucune
option-ritmo = Ritmo Bellunese
option-text-ritmo = À Venezia, on pioche des cartes de cinq couleurs. De couleurs différentes, elles se changent en connaissance ; elles servent aussi aux échanges entre joueurs. À la fin, le joueur qui en a le plus d’une même couleur peut marquer selon la piste Devinette.
option-placiti = Placiti di Capua & Guaita di Travale
option-text-placiti = Dans les villes de la région florentine, on pioche des cartes secrètes. La Guaita donne des ducats ou de la connaissance, les blanches un peu de connaissance ; à la fin, le joueur qui a le plus de Placiti peut marquer selon la piste Cantique.
option-placiti-deck = Cartes Placiti
option-text-placiti-deck = Combien de cartes compte la pioche : le livret en annonce douze, mais parle de dix dans la mise en place.
option-value-placiti-deck-12 = 12, dont six blanches
option-value-placiti-deck-10 = 10, dont quatre blanches
option-origin-placiti-deck-12 = Deluxe 2019, liste du matériel
option-origin-placiti-deck-10 = Deluxe 2019, mise en place
option-poeti = Scuola Siciliana & Arnault Daniel
option-text-poeti = Chaque joueur dont le pion est à Brindisi quand Stupor Mundi est résolu reçoit un poète sicilien, et peut ensuite piocher des cartes Arnault Daniel à Cagliari. Avec les deux sortes, les cartes valent leurs PV ; avec une seule, rien.
option-glossario = Glossario di Monza
option-text-glossario = À Milano, on pioche des cartes qui valent des PV : au plus une par autre extension dont on possède une carte, et pas plus que son niveau de connaissance.
option-alessandro = Frère Alessandro
option-text-alessandro = Un sixième Frère : quand une action lui fait piocher des cartes, il en voit une de plus avant de choisir.
option-sonzogni = Cardinal Sonzogni
option-text-sonzogni = Un sixième Cardinal : quand une action lui fait piocher des cartes, il en pioche et en garde une de plus.
option-library-tile = Onzième tuile Bibliothèque
option-text-library-tile = Une tuile Bibliothèque de plus est mélangée à la pile.

option-all-books = Tous les livrets
option-no-book = Dans aucun livret : un choix de ce site
option-elsewhere = Options d’autres livrets
need-classic = Seulement dans le jeu de 2010.
need-deluxe = Seulement dans l’édition Deluxe.
need-players =
    { $n ->
       *[other] Seulement à { $n } joueurs au plus.
    }
need-options = Il faut { $options }.
option-idle = Sans effet à cette table : il faudrait { $options }.

differ-title = En quoi cette table diffère de l’édition { $preset }
differ-none = Aucune différence avec l’édition { $preset }.
differ-here = Cette table
differ-nothing = sans objet
differ-line = Différences : { $what }
differ-more = { $n } de plus
differ-all-expansions = toutes les extensions
differ-expansions =
    { $n ->
        [one] une extension
       *[other] { $n } extensions
    }

## Documents
source-IT = livret italien de 2010
source-ES = livret espagnol de 2010
source-DE = livret allemand de 2010
source-FR = aide de jeu française pour l’édition de 2010
source-DX = livret anglais de l’édition Deluxe de 2019
source-BDML = liste du matériel de 2010, dans une ludothèque française
source-GOB1 = compte rendu d’une partie Deluxe, sur un forum italien
source-ITC = critique italienne de 2014
source-JED = page française sur le jeu de 2010
source-JN = critique italienne de l’édition Deluxe, 2019
source-MM = critique allemande du jeu de 2010
source-PK = critique allemande de 2011
source-GEO = la carte d’Italie
source-VOL = proposition de ce projet

board-reconstruction = Plateau reconstitué

new-title = Nouvelle table
new-preset = Règles
new-seats = Places
new-players = Nombre de joueurs
new-players-n = { $n } joueurs
new-seat = Qui joue { $seat }
new-me = Moi
new-screen = Quelqu’un sur cet appareil
new-open = Libre
new-me-how = Dans ce navigateur.
new-open-how = Pour la personne qui reçoit le lien, ou qui trouve la table dans la liste.
new-screen-name = Nom
new-bots = Force des bots
    .how = Pour tous les bots à la fois ; la force d’un seul se choisit à la place qu’il occupe. L’Elo est mesuré en parties à quatre, sur une échelle où le premier bot qui planifiait vaut 1000.
new-external-bot = Mon bot
new-external-bot-how = Il rejoint la table au moyen d’une commande qui te sera indiquée ensuite.
new-external-bots = Tes propres bots
    .how = Si tu as écrit un bot, tu peux le faire jouer ici : il reçoit une place, et toi une commande pour le faire venir à la table.
new-external-bots-n =
    { $n ->
        [one] une place
       *[other] { $n } places
    }
new-table = Table
new-name = Nom de la table
new-name-hint = Si vide, on en choisit un
new-public = Publique
new-public-how = Tout le monde peut la trouver, la regarder et la rejoindre ; sinon, il faut le lien.
new-absence = Remplacer les absents
new-absence-how = Si un joueur fait longtemps attendre les autres, on peut lui demander s’il est toujours là. Sans réponse, un bot peut jouer à sa place jusqu’à son retour. À ne pas cocher pour une partie qui dure des jours.
new-options = Options
new-options-none = tout comme dans le livret
new-options-changed =
    { $n ->
        [one] { $n } diffère du livret
       *[other] { $n } diffèrent du livret
    }
new-differs = diffère
new-board = Plateau
new-board-how = Toutes ses valeurs sont données par une source.
new-board-reconstructed =
    { $n ->
        [one] { $n } de ses valeurs est reconstituée : aucune source ne la donne.
       *[other] { $n } de ses valeurs sont reconstituées : aucune source ne les donne.
    }
new-board-own = Un fichier de plateau personnel
new-board-look = Toutes ses valeurs
new-board-correct = Le corriger
new-board-edit = Modifier
new-board-differs =
    { $n ->
        [0] aucune valeur ne diffère
        [one] une valeur diffère
       *[other] { $n } valeurs diffèrent
    }
new-board-not = Prendre le plateau intégré
new-board-kept = La table garde tout le plateau, et la partie enregistrée aussi.
new-board-faults = Ce fichier contient des erreurs et n’a pas été pris. Ligne par ligne :
new-begin = Commencer
new-begin-how = La partie commence aussitôt.
new-create = Ouvrir la table
new-create-how = Tu reçois un lien pour chaque place libre, et tu commences quand tout le monde est là.

import-title = Reprendre une partie enregistrée
import-how = La partie enregistrée devient une table : pour la revoir, ou pour la continuer.
import-file = Choisir un fichier…
import-text = Ou son texte
import-do = En faire une table

seating-title = Qui joue où
seating-wait =
    { $n ->
        [one] Une place est encore libre.
       *[other] { $n } places sont encore libres.
    }
seating-full = Toutes les places sont prises.
seating-choose = Choisis la tienne.
seating-sit = S’asseoir ici
seating-sit-screen = Quelqu’un sur cet appareil
seating-leave = Se lever
seating-free = Libérer la place
seating-link = Lien pour cette place
seating-link-how = La personne qui ouvre ce lien peut prendre la place { $seat }. Lien à usage unique.
seating-bot = Bot…
seating-to-bot = Donner la place { $seat } à un bot
external-bot-command = Montrer la commande
external-bot-file = mon-bot
external-bot-how = Lance cette commande là où se trouve ton bot, avec le nom de son fichier à la fin. Elle n’est montrée que cette fois et ne laisse entrer personne d’autre ; une nouvelle commande l’annule.
seating-start = Commencer
seating-start-how = On choisit d’abord les villes de départ.
seating-start-bots =     { $n ->
        [one] La place libre sera tenue par un bot.
       *[other] Les { $n } places libres seront tenues par des bots.
    }
seating-host-starts = L’hôte lance la partie.
seating-invite = Inviter
seating-invite-how = Avec ce lien, on peut venir à la table, regarder et prendre une place libre.
seating-invite-public = La table est publique : tout le monde peut la trouver. Ce lien y mène directement.
seating-listed = Publique
seating-listed-yes = oui
seating-listed-no = non, sur lien seulement
seating-deal = Donne
seating-deal-known = d’une partie enregistrée : l’hôte peut connaître ce qui est caché
seating-reconstructed = avec des valeurs reconstituées

link-seat = Une invitation
link-device = Cet appareil aussi
link-seat-text = La place { $seat } à la table « { $table } ».
link-seat-do = Prendre la place
link-device-unnamed = Cet appareil rejoint celui qui affichait le lien : les mêmes tables, les mêmes places.
link-device-text = Cet appareil devient { $name } : les mêmes tables, les mêmes places.
link-device-do = Oui, c’est moi
link-device-leaves = Ce navigateur quitterait ces tables :
link-device-leave = Les quitter et devenir cette personne
link-device-stay = Rester qui je suis
link-mine = Cette place est déjà à toi.
link-to-table = Vers la table
link-watch = Regarder la table
link-name = Ton nom

lost-title = Ce feuillet manque
lost-text = Il n’y a rien d’écrit ici : la page n’existe pas, ou le lien était incomplet.
lost-home = Vers les tables

share-link-label = Lien
share-copy = Copier
share-copied = Copié
share-share = Partager
share-qr = Code QR
share-qr-label = Code QR du lien
share-here-known = Ton navigateur affiche { $here }, qui ne mène qu’à cet ordinateur. Le lien contient une adresse que les autres peuvent ouvrir sur ton réseau.
share-here-only = Ce lien ne fonctionne que sur cet ordinateur. Pour jouer avec d’autres, lance le serveur avec --addr :8080.
share-address = Adresse

sure-yes = Oui
sure-no = Non

menu-game = Partie
menu-rematch = Revanche
menu-record = Télécharger la partie
menu-replay = Revoir la partie
menu-record-whole = Toute la partie en texte ; tout programme qui connaît la notation peut la lire.
menu-record-redacted = Tant que la partie dure, le texte ne contient que ce que tu peux savoir, et on ne peut pas continuer la partie à partir de là. Quand tous les adversaires sont des bots, on peut enregistrer en entier une partie en cours.
menu-save = Enregistrer la partie
menu-save-how = Le fichier contient toute la partie, même ce qui est caché, et permet de la continuer. La table signale que tu peux le connaître.
menu-link = Lien vers cette position (coup { $n })
menu-seats = Places
menu-seat-resigned = a abandonné
menu-seat-bot-playing = absence : { $bot } joue
menu-bot-mine = Laisser un bot jouer pour moi
menu-bot-mine-sure = Un bot joue aussitôt à ta place ; ce qu’il fait ne peut pas être annulé. Tu peux reprendre ta place à tout moment. Le laisser jouer ?
menu-ask = Demander si { $name } est là
menu-ask-in = question possible dans { $n } min
menu-present = Est considérée comme présente toute personne qui a la table ouverte dans un navigateur, même derrière d’autres fenêtres. Pour juger si quelqu’un fait attendre les autres, seul son silence compte.
menu-absence = Si un joueur fait attendre les autres { $after } minutes, on peut lui demander s’il est toujours là. Sans réponse au bout de { $within } minutes, un bot peut jouer à sa place jusqu’à son retour.
menu-take-back = Reprendre ma place
menu-seat-link = Nouveau lien
menu-seat-link-how = La personne qui ouvre ce lien peut prendre la place.
menu-seat-link-bot = La personne qui ouvre ce lien peut prendre la place, sauf si elle a déjà vu une autre main de cette partie. Toute la table en est avertie. Toi-même, tu ne peux pas la prendre tant que d’autres jouent.
menu-resign = Abandonner
menu-resign-sure = Abandonner ? Un bot occupera la place jusqu’à la fin, sans retour possible.
menu-host = En tant qu’hôte
menu-rename = Renommer
menu-close = Fermer la table
menu-close-sure = Fermer la table ? Personne ne pourra jouer tant que tu ne l’auras pas rouverte.
menu-reopen = Rouvrir la table
menu-look = Affichage
menu-settings = Tous les réglages
menu-help = Aide
menu-about = Règles et plateau
menu-box = La boîte en détail
menu-board-file = Fichier du plateau
menu-board = Parmi les valeurs du plateau, { $attested } sont données par une source, { $inferred } s’en déduisent, { $proposed } sont reconstituées.

report-title = Signaler une erreur de règle
report-what = Quelle erreur y a-t-il au coup { $n }, et que devrait-il se passer ?
report-how = La position, les coups et les règles exactes de cette table sont joints au signalement.
report-do = Signaler
report-done = Merci : le signalement est enregistré sous le numéro { $id }.

# A table whose rules the server does not know.
read-only-title = Une table en lecture seule
read-only-why = Personne ne peut plus jouer ici. La partie a commencé avec des règles que cette version de Volgare ne connaît pas : le serveur ne peut donc plus reconstituer le plateau. Ce qui a été joué est conservé et peut se lire.
read-only-seats = Places
read-only-score = { $vp } PV
read-only-over = La partie est finie.
read-only-running = La partie en était au tour { $turn }. Ce qui était caché le reste. Une version qui connaît ces règles peut reprendre la partie.
read-only-known = Les points sont ceux que tous pouvaient connaître.
read-only-moves =
    { $n ->
        [one] Un coup
       *[other] { $n } coups
    }

# La pendule d’une table
clock = Pendule
clock-none = Sans pendule
clock-name-live = { $minutes } min{ $seconds ->
    [0] {""}
   *[other] {" "}+ { $seconds } s par tour
}
clock-name-correspondence = { $hours } h par tour{ $bank ->
    [no] {""}
   *[other] {" "}+ { $bank }
}
clock-days = { $n ->
    [one] { $n } jour
   *[other] { $n } jours
}
clock-hours = { $n ->
    [one] { $n } heure
   *[other] { $n } heures
}
clock-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
clock-seconds = { $n ->
    [one] { $n } seconde
   *[other] { $n } secondes
}
clock-turn = { $time } par tour, et pour chaque décision pendant le tour d’un autre joueur.
clock-reserve = Qui a besoin de plus puise dans un crédit de temps valable pour toute la partie : { $time }.
clock-window = Le temps ne compte que de { $from } à { $to } ({ $zone }).
clock-holidays = Chacun a deux jours de congé et en gagne un tous les dix jours, jusqu’à 14. Un congé commence aussi de lui-même avant que le temps soit écoulé.
clock-live = { $time } pour toute la partie{ $more ->
    [no] .
   *[other] {" "}et { $more } de plus à chaque tour.
}
clock-reply = Les décisions pendant le tour d’un autre joueur ont { $time } à part.
clock-out-takeover = Quand le temps d’un joueur est écoulé, un bot joue jusqu’à son retour : { $bot }.
clock-out-turn = Quand le temps d’un joueur est écoulé, un bot joue ce tour ou prend cette décision : { $bot }.
clock-out-vote = Quand le temps d’un joueur est écoulé, un bot joue dès que plus de la moitié des autres le veut : { $bot }.
lobby-left = encore { $time }
new-clock-none-how = Chacun prend le temps qu’il veut.
new-clock-correspondence = Un tour par jour
new-clock-correspondence-how = Pour une partie qui dure des semaines.
new-clock-live = D’une traite
new-clock-live-how = Tout le monde reste à table jusqu’à la fin.
new-clock-turn = Temps pour un tour
new-clock-reserve = Crédit de temps pour la partie
new-clock-reserve-none = Aucun
new-clock-window = Seulement à certaines heures
new-clock-window-how = En dehors, le temps est arrêté pour tous. Au moins trois heures par jour.
new-clock-from = De
new-clock-to = À
new-clock-zone = Fuseau horaire
new-clock-holidays = Congés
new-clock-pace = Cadence
new-clock-pace-how = Minutes pour la partie et secondes de plus à chaque tour.
new-clock-own = Autre
new-clock-initial = Minutes pour la partie
new-clock-increment = Secondes à chaque tour
new-clock-reply = Secondes pour une décision pendant le tour d’un autre
new-clock-out = Quand le temps d’un joueur est écoulé
new-clock-out-takeover = un bot joue jusqu’à son retour
new-clock-out-turn = un bot joue ce tour seulement
new-clock-out-vote = les autres peuvent laisser jouer un bot
new-clock-bot = Quel bot
