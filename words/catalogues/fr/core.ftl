volgare = Volgare

# La page de la table
table-parts = Parties de la table
tab-map = Carte
tab-market = Marché
tab-tracks = Pistes
tab-players = Joueurs
tab-log = Journal
tab-beckons = Il y a quelque chose à choisir ici
list-and = { $list } et { $last }
colon = { $what } :
last-turn = dernier
seat-looks = Point de vue
seat-none = Un spectateur
to-lobby = À l’accueil
try-again = Réessayer
reload = La charger
close = Fermer
loading = La table se prépare…
offline = Pas de connexion. Ce que tu vois est peut-être dépassé ; la connexion se rétablira d’elle-même.
unsent = Pas encore envoyé : le serveur n’a pas répondu. Ton coup partira dès que la connexion reviendra.
unsent-back = Ne pas envoyer
undone = Le serveur était injoignable : vérifie si cela a été fait ; sinon, recommence.
new-build = Une nouvelle version de cette page est disponible.
fault-read = Compris

trouble-title = Impossible d’afficher la table

you-watch = Tu regardes cette partie.
take-seat = Tu as une place ici ? Reprends-la avec ton code de récupération
take-seat-title = Reprendre ta place
take-seat-how = Avec le code, ce navigateur devient le tien, avec toutes tes places.
keep-seat = Un code de récupération te rend cette place sur n’importe quel appareil.
keep-seat-code = Montrer un code
keep-seat-not = Pas maintenant
keep-seat-once = Ton code de récupération n’est montré que cette fois :
awaited-elsewhere = C’est à { $name } de décider.
pass-screen = Passer l’appareil
curtain-pass = Passe l’appareil à { $name }
curtain-why = Ce que cache un paravent ne regarde qu’une personne.
curtain-show = C’est moi, { $name } : montrer ma table

closed-table = La table est fermée : on ne peut y jouer tant que son hôte ne l’a pas rouverte.
closed-permanently = Les responsables de ce serveur ont fermé cette table pour de bon.
closed-open = La rouvrir
bot-for-me = Un bot joue à ta place ({ $name }).
bot-for-good = Tu as abandonné : un bot occupe la place { $name } jusqu’à la fin.
bot-take-back = Reprendre ma place
absent-mine = Es-tu toujours là ? { $n ->
    [0] Un bot peut maintenant jouer à ta place.
   *[other] Sinon, un bot pourra jouer à ta place dans { $n } s.
  }
absent-still-here = Je suis là
absent-asked = { $n ->
    [0] { $name } n’a pas répondu.
   *[other] { $name }, toujours là ? Encore { $n } s pour répondre.
  }
absent-bot = Laisser jouer un bot
absent-ask = Demander s’il y a quelqu’un
absent-allow = Permettre qu’un bot remplace les absents

now-ago = à l’instant
seat-here = à la table
seat-gone = n’est pas à la table
seat-left = n’est pas à la table, dernière visite { $ago }
watching = { $n ->
    [one] { $n } personne regarde
   *[other] { $n } personnes regardent
  }

away-title = Pendant ton absence :
away-seat = { $name } { $n ->
    [one] { $n } coup
   *[other] { $n } coups
  }
away-moves = { $n ->
    [one] { $n } coup
   *[other] { $n } coups
  }
away-watch = Me montrer
away-skip = Revenir au présent
story-skip = Passer { $n ->
    [0] { "" }
   *[other] ({ $n })
  }

trying = À l’essai : { $n ->
    [0] joue ce que tu veux, rien ne compte.
    [one] { $n } coup essayé, rien ne compte.
   *[other] { $n } coups essayés, rien ne compte.
  }
trying-stop = Revenir à la partie
try-out = Et si c’était à moi ?
your-turn-now = C’est à toi maintenant
your-turn-go = À mon tour

# Titre de l’onglet, notification
title-mine = À toi de décider
title-theirs = À { $name } de décider
notify-mine = À toi de décider à la table { $table }.

# Ce qu’il faut avant le catalogue d’une page
page-skip = Aller au contenu
page-loading = Chargement…
page-unscripted = Volgare se joue ici, dans le navigateur, et a besoin de JavaScript : active-le, puis recharge la page.
page-missing = Cette page n’a pas pu être chargée : la connexion est perdue, ou une nouvelle version est sortie.
page-again = Recharger
part-missing = Une partie de la page n’est pas arrivée. Elle sera redemandée automatiquement.
part-replaced = Une nouvelle version de cette page est sortie ; elle seule contient ce que tu as demandé.
page-lobby = Volgare · De vulgari eloquentia
page-new = Nouvelle table · Volgare
page-link = Invitation · Volgare
page-help = Aide · Volgare
page-learn = Tutoriel et défis · Volgare
page-settings = Réglages · Volgare
page-box = La boîte · Volgare
page-board = Éditeur de plateau · Volgare
page-lost = Introuvable · Volgare
menu-title = Table
glossary-open = Icônes et termes (?)
glossary-title = Icônes et termes

# Éditions
preset-deluxe = Deluxe 2019
preset-it2010 = Italienne 2010
preset-es2010 = Espagnole 2010
preset-de2010 = Allemande 2010
preset-fr2010 = Française 2010

table-of = Chez { $who }
table-bots =
    { $n ->
        [1] un bot
        [2] deux bots
        [3] trois bots
        [4] quatre bots
       *[other] { $n } bots
    }
who-me = Toi
who-person = Quelqu’un

# Temps
time-hours = { $h } h { $m } min
time-days = { $d } j{ $h ->
    [0] {""}
   *[other] {" "}{ $h } h
  }
time-reserve = crédit : { $time }
time-up = temps écoulé
time-until = échéance : { $when }
time-window = reprise : { $when }
time-holiday = congé, fin : { $when }
