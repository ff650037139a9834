### Les termes du jeu. Là où il y a un nombre, `n` est toujours donné.

## Places
seat-yellow = Jaune
seat-red = Rouge
seat-black = Noir
seat-grey = Gris
seat-green = Vert

## Statut et charge
status-merchant = Marchand
status-friar = Frère
status-cardinal = Cardinal
office-banker = Banquier
office-monk = Moine bénédictin
office-camerlengo = Chambellan
office-pope = Pape

## Cubes : le mot qui suit un nombre, et le nom de l’espèce
cube-politicians =
    { $n ->
        [one] politicien
       *[other] politiciens
    }
    .name = Politiciens
cube-nobles =
    { $n ->
        [one] noble
       *[other] nobles
    }
    .name = Nobles
cube-abbesses =
    { $n ->
        [one] abbesse
       *[other] abbesses
    }
    .name = Abbesses
cube-scribes =
    { $n ->
        [one] copiste
       *[other] copistes
    }
    .name = Copistes

## Pistes
track-knowledge = Connaissance
track-riddle = Devinette de Vérone
    .short = Devinette
track-messenger = Messager de Bologne
    .short = Messager
track-orient = Orient
    .short = Orient
track-canticle = Cantique du Frère Soleil
    .short = Cantique
track-library = Bibliothèque du Vatican
    .short = Biblio.
track-rest = Repos
    .short = Repos

## Tuiles Frère, avec leur pouvoir
friar-mario = Frère Mario
    .short = Mario
friar-michele = Frère Michele
    .short = Michele
    .power = une abbesse virtuelle, qui vote et paie sans jamais être défaussée
friar-stefano = Frère Stefano
    .short = Stefano
    .power = un noble virtuel, qui vote et paie sans jamais être défaussé
friar-gigi = Frère Gigi
    .short = Gigi
    .power = 10 ducats d’aumône au lieu de 5
friar-raffaele = Frère Raffaele
    .short = Raffaele
    .power = voyage sans payer de ducats

## Tuiles Cardinal, avec leur pouvoir
cardinal-balestreri = Cardinal Balestreri
    .short = Balestreri
    .power = un politicien virtuel, qui vote sans jamais être défaussé
cardinal-lanzuisi = Cardinal Lanzuisi
    .short = Lanzuisi
cardinal-muret = Cardinal Muret
    .short = Muret
    .power = coûte 70 ducats au lieu de 40 ; 6 points d’action par tour
cardinal-shlasinger = Cardinal Shlasinger
    .short = Shlasinger
    .power = une fois par partie, −6 points de connaissance pour un adversaire
cardinal-zazza = Cardinal Zazza
    .short = Zazza
    .power = récupère les 40 ducats ; regarde une tuile Bibliothèque de plus

## What a tile brings at once, and what it is worth at the end
person-knowledge = +{ $n ->
    [one] { $n } point
   *[other] { $n } points
  } de connaissance immédiatement
friar-vp = { $gain ->
    [yes] +
   *[no] −
  }{ $n } PV, s’il reste Frère
cardinal-vp = { $gain ->
    [yes] +
   *[no] −
  }{ $n } PV, sauf Pape

## Régions et mers
zone-blue = Langue d’oïl
zone-yellow = Latin
zone-pink = Florentin
zone-green = Sicilien
zone-orange = Langue d’oc
zone-neutral = Neutre
sea-tirreno = Mer Tyrrhénienne
sea-adriatico = Mer Adriatique

## Le tour
turn-n = Tour { $n }
phase-setup = Mise en place
phase-charity = Aumône
phase-actions = Actions
phase-summons = Stupor Mundi
phase-election = Élection
phase-over = Partie finie
decision-over = Partie finie
decision-start = Ville de départ
decision-charity = Qui verse l’aumône
decision-turn = Tour
decision-keep = Tuile Bibliothèque à garder
decision-order = Ordre des tuiles
decision-give = Tuile Bibliothèque à rendre
decision-answer = Réponse à la convocation
decision-bidding = Enchère
decision-payment = Paiement
decision-election = Élection

## Ce qu’est un lieu
feature-start = Ville de départ
feature-city = Ville
feature-convent = Monastère
feature-abbey = Abbaye
feature-cathedral = Cathédrale
feature-franciscan = Ville franciscaine
feature-harbour = Port
feature-event = Événement
feature-university = Université

## Catégories du décompte
category-office = Charge
category-votes = Le plus de votes
    .now = Le plus de votes, pour l’instant
category-scribes = Copistes
category-library = Tuiles Bibliothèque
category-ducats = Le plus riche
    .now = Le plus riche, pour l’instant
category-riddle = Devinette
    .now = Devinette, pour l’instant
category-canticle = Cantique
    .now = Cantique, pour l’instant
category-university = Université
category-harbours = Ports
category-manuscripts = Manuscrits
category-colours = Cinq couleurs
category-tile = Frère ou Cardinal

## Espèces de coups
kind-start = Ville de départ
kind-charity = Aumône
kind-end = Finir le tour
kind-end-summon = Finir et convoquer à Brindisi
kind-move = Déplacement
kind-embark = Prendre la mer
kind-city = Bonus de ville
kind-event = Bonus d’événement
kind-scribes-knowledge = Copistes contre connaissance
kind-scribes-vp = Copistes contre PV
kind-friar = Devenir Frère
kind-cardinal = Devenir Cardinal
kind-shlasinger = Le Cardinal Shlasinger fait reculer un adversaire de 6 cases
kind-draw = Piocher des tuiles Bibliothèque
kind-take-politicians = Politiciens
kind-take-nobles = Nobles
kind-take-abbesses = Abbesses
kind-take-scribes = Copistes
kind-manuscript = Manuscrit
kind-lingua = Lingua Volgare
kind-psalter = Psautier
kind-business = Petit commerce
kind-riddle = Devinette de Vérone
kind-messenger = Messager de Bologne
kind-orient = Orient
kind-canticle = Cantique du Frère Soleil
kind-library = Bibliothèque du Vatican
kind-rest = Repos
kind-keep = Garder une tuile
kind-top = Remettre sur la pile
kind-give = Rendre une tuile
kind-accept = Accepter
kind-refuse = Refuser
kind-bid = Enchérir
kind-pass = Passer
kind-pay = Payer
kind-elect = Se faire élire
kind-decline = Renoncer

## Mesures
ducats =
    { $n ->
        [one] { $n } ducat
       *[other] { $n } ducats
    }
ducats-unit =
    { $n ->
        [one] ducat
       *[other] ducats
    }
knowledge-n =
    { $n ->
        [one] { $n } point de connaissance
       *[other] { $n } points de connaissance
    }
knowledge-unit = connaissance
points =
    { $n ->
        [one] { $n } point d’action
       *[other] { $n } points d’action
    }
points-left =
    { $n ->
        [one] { $n } point d’action restant
       *[other] { $n } points d’action restants
    }
points-left-after =
    { $n ->
        [one] { $n } point d’action restant
       *[other] { $n } points d’action restants
    }, puis { $after }
vp = { $n } PV
votes =
    { $n ->
        [one] { $n } vote
       *[other] { $n } votes
    }
steps =
    { $n ->
        [one] { $n } case
       *[other] { $n } cases
    }
level = Niveau { $n }
manuscript-level-n = Manuscrit de niveau { $n }
lingua-volgare = Lingua Volgare
stupor-mundi = Stupor Mundi
bot = Bot
