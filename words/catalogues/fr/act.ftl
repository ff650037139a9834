# La demande : ce qu’il faut faire, et à qui
ask-start = Choisis ta ville de départ.
  .other = { $name } choisit sa ville de départ.
ask-charity = Tu reçois l’aumône : choisis lequel des Marchands les plus riches te la verse.
  .other = { $name } choisit qui verse l’aumône.
ask-turn = { $shared ->
    [yes] { $name }, à toi
   *[no] À toi
  } de jouer : { $points ->
    [one] { $points } point restant
   *[other] { $points } points restants
  }.
  .other = { $name } joue : { $points ->
    [one] { $points } point restant
   *[other] { $points } points restants
  }.
ask-turn-spent = { $shared ->
    [yes] { $name }, tes
   *[no] Tes
  } points sont dépensés : finis ton tour ou fais une action gratuite.
ask-turn-done = { $shared ->
    [yes] { $name }, tes
   *[no] Tes
  } points sont dépensés : finis ton tour.
ask-keep = Tu as pioché { $tiles ->
    [one] une tuile Bibliothèque : garde-la
   *[other] { $tiles } tuiles Bibliothèque : choisis celle que tu gardes
  }.
  .other = { $name } choisit la tuile Bibliothèque à garder.
ask-order = Remets les autres tuiles sur la pile, dans l’ordre où elles seront piochées : laquelle sera la prochaine ?
  .other = { $name } remet des tuiles Bibliothèque dans l’ordre de son choix.
ask-give = Tu ne peux pas posséder plus de tuiles : choisis celle que tu rends.
  .other = { $name } choisit une tuile Bibliothèque à rendre.
ask-answer = { $seat } te convoque à Brindisi : y vas-tu ?
  .other = { $name } répond à la convocation à Brindisi lancée par { $seat }.
ask-bidding = { $votes ->
    [0] Stupor Mundi : ouvre l’enchère.
   *[other] Stupor Mundi : { $seat } enchérit à { $votes }. Surenchéris ou passe.
  }
  .other = { $name } enchérit pour Stupor Mundi{ $votes ->
    [0] .
   *[other] {"\u202F"}; la plus haute enchère est de { $votes }, par { $seat }.
  }
ask-payment = { $office ->
    [none] Tu as remporté l’enchère : paie { $votes ->
        [one] { $votes } vote
       *[other] { $votes } votes
      } avec les cubes de ton choix.
   *[other] Tu vas devenir { $office } : paie { $votes ->
        [one] { $votes } vote
       *[other] { $votes } votes
      } avec les cubes de ton choix.
  }
  .other = { $office ->
      [none] { $name } a remporté l’enchère et choisit les cubes pour payer { $votes ->
          [one] { $votes } vote
         *[other] { $votes } votes
        }.
     *[other] { $name } va devenir { $office } et choisit les cubes pour payer { $votes ->
          [one] { $votes } vote
         *[other] { $votes } votes
        }.
    }
ask-election = L’élection : présente-toi à une charge, ou à aucune.
  .other = { $name } décide de se présenter ou non à une charge.
ask-closed = La table est fermée.
ask-unsent = Ton coup n’est pas encore envoyé.
ask-over = { $name } a gagné.
ask-over-counting = La partie est finie : on compte les points.

# Les trois rayons où elles se trouvent : routes et ce qu’on fait à l’arrivée, ce qu’on prend, disques
shelf-travel = Voyager
shelf-gather = Récolter
shelf-tracks = Pistes

# Espèces de coups, aussi brèves que le demande la barre d’actions
chip-end-summon = Finir et convoquer
chip-move = Se déplacer
chip-embark = Prendre la mer
chip-city = Bonus de ville
chip-event = Bonus d’événement
chip-scribes-knowledge = Copistes : connaissance
chip-scribes-vp = Copistes : PV
chip-friar = Devenir Frère
chip-cardinal = Devenir Cardinal
chip-shlasinger = Shlasinger
chip-draw = Piocher des tuiles
chip-take-politicians = Politiciens
chip-take-nobles = Nobles
chip-take-abbesses = Abbesses
chip-take-scribes = Copistes
chip-manuscript = Manuscrit
chip-lingua = Lingua Volgare
chip-psalter = Psautier
chip-business = Petit commerce
chip-riddle = Devinette
chip-messenger = Messager
chip-orient = Orient
chip-canticle = Cantique
chip-library = Bibliothèque
chips-not = { $n ->
    [one] { $n } impossible
   *[other] { $n } impossibles
  }
chip-rest = Repos

# Coups
move-start = Commencer à { $place }
move-charity = { $seat } paie
move-end = Finir le tour
move-end-summon = Finir le tour et convoquer tout le monde à Brindisi
move-move = Aller à { $place }
move-embark = Prendre la mer depuis { $place }
move-city = Prendre { $part ->
    [ducats] seulement les ducats
    [knowledge] seulement la connaissance
   *[all] le bonus
  } à { $place }
move-event = Prendre le bonus de l’événement
move-scribes-knowledge = Convertir les copistes en connaissance
  .did = convertit ses copistes
move-scribes-vp = Copistes derrière le paravent (PV)
move-friar = Devenir { $friar }
move-cardinal = Devenir { $cardinal }, { $discard ->
    [politicians] en défaussant un politicien
    [nobles] en défaussant un noble
   *[virtual] avec le seul cube virtuel
  }
  .way = { $discard ->
      [politicians] En défaussant un politicien
      [nobles] En défaussant un noble
     *[virtual] Avec le cube virtuel
    }
friar-leaves = Ta tuile quitte la partie : { $what }.
gives-up-friar = Définitif : villes et événements ne te paient plus, et tu n’avances plus en Orient.
move-shlasinger = Shlasinger fait reculer { $seat } de 6 cases de connaissance
move-draw = Piocher des tuiles
move-take-politicians = Prendre { good-politicians }
move-take-nobles = { $sold ->
    [0] Prendre { good-nobles }
   *[other] Prendre { good-nobles }, en vendre { $sold }
  }
move-take-abbesses = Prendre { good-abbesses }
move-take-scribes = Prendre { good-scribes }
  .means = une abbaye change chacun en 3 points de connaissance ou 1 PV
move-manuscript = Prendre le manuscrit de { $manuscript }
move-lingua = Prendre Lingua Volgare
move-psalter = Lire le psautier
  .did = lit le psautier
move-business = Faire du petit commerce
  .did = fait du petit commerce
move-riddle = { track-riddle } : { steps-n }
move-messenger = { track-messenger } : { steps-n }
move-orient = { track-orient } : { steps-n }
move-canticle = { track-canticle } : { steps-n }
move-library = { track-library } : { steps-n }
move-rest = { track-rest } : { steps-n }
steps-n = { $n ->
    [one] { $n } case
   *[other] { $n } cases
  }
move-keep = { $tile ->
    [none] N’en garder aucune
   *[other] Garder { $tile }
  }
  .done = { $tile ->
      [none] n’en garde aucune
     *[other] veut garder { $tile }
    }
move-top = { $tile } : prochaine à piocher
move-give = Rendre { $tile }
move-accept = { $decision ->
    [reply] Accepter l’échange
   *[other] Aller à Brindisi
  }
move-refuse = { $decision ->
    [reply] Refuser l’échange
   *[other] Rester où je suis
  }
move-bid = Enchérir à { $n ->
    [one] { $n } vote
   *[other] { $n } votes
  }
move-pass = Passer
move-pay = { $list ->
    [none] Ne rien payer
   *[other] Payer { $list }
  }
move-elect = Se faire élire { $office }
  .done = veut devenir { $office }
move-decline = Ne pas se présenter

# Ce qui se trouve sur la table
manuscript-name = niveau { $level }, { $colours }
tile-plain = { $n ->
    [one] une tuile à { $vp } PV
   *[other] { $n } tuiles à { $vp } PV
  }
tile-joker = { $n ->
    [one] une tuile à { $vp } PV avec manuscrit
   *[other] { $n } tuiles à { $vp } PV avec manuscrit
  }
thing-lingua = Lingua Volgare
thing-stack = pile de la Bibliothèque

# Coût et effet
cost-points = { $n ->
    [one] { $n } point d’action
   *[other] { $n } points d’action
  }
cost-points-range = { $n } à { $most } points d’action
cost-free = sans point d’action
cost-ducats = coûte { $n ->
    [one] { $n } ducat
   *[other] { $n } ducats
  }
earn-ducats = rapporte { $n ->
    [one] { $n } ducat
   *[other] { $n } ducats
  }
ducats-after = il reste { $n ->
    [one] { $n } ducat
   *[other] { $n } ducats
  }
reveals = Une information est révélée : ce sera impossible à annuler.
ways = { $kind ->
    [trade] { $n } joueurs
   *[other] { $n ->
        [one] { $n } possibilité
       *[other] { $n } possibilités
      }
  }
lately-by = Utilisé à l’instant par { $who }.
do-it = Valider
choose-lit = { $kind ->
    [trade] Les joueurs avec qui tu peux échanger brillent sur la table : touches-en un.
   *[other] Les possibilités brillent sur la table : touches-en une.
  }
choose-list = En liste ({ $n })
what-now = Ce que je peux faire
why-not = Impossible
cannot-now = Pas maintenant
rule-open = Règle { $id }
rule-mark = Règles
rule-missing = Les règles ne peuvent pas être chargées pour l’instant.

# Reculer, avancer, finir
hint = Conseil
    .tip = Des idées pour ce coup
undo = Annuler
undo-hint = Annuler le dernier coup
undo-turn = Annuler le tour
undo-turn-hint = Annuler ce tour : { $n ->
    [one] { $n } coup
   *[other] { $n } coups
  }
redo = Rétablir
redo-hint = { $n ->
    [one] { $n } coup peut être rétabli
   *[other] { $n } coups peuvent être rétablis
  }
undo-nothing-to-undo = Il n’y a rien à annuler.
undo-information-revealed = Une information a été révélée depuis : impossible d’annuler.
undo-decided = Quelqu’un a décidé depuis : impossible d’annuler.
undo-limit-reached = Tu as annulé autant de coups qu’il est permis à ce stade ; chaque tour de jeu en permet d’autres.
end-turn = Fin du tour
end-sure = { $n ->
    [one] { $n } point serait perdu. Finir quand même ?
   *[other] { $n } points seraient perdus. Finir quand même ?
  }
end-yes = Finir quand même
end-no = Continuer

# Décisions
bid-label = Ton enchère, en votes
bid-less = Moins
bid-more = Plus
bid-most = Tu as { $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
  }{ $more ->
    [0] {"\u00A0"}: tu peux enchérir jusqu’à { $most }.
   *[other] , et { $more } de plus pour avoir convoqué : tu peux enchérir jusqu’à { $most }.
  }{ $opens ->
    [yes] {" "}Tu ouvres à { $least } au moins ; seuls les autres peuvent passer.
   *[no] {""}
  }
auction-prize = Le vainqueur gagne { $n ->
    [one] { $n } point
   *[other] { $n } points
  } de connaissance.
bid-seen = Tout le monde voit une enchère : ce sera impossible à annuler.
pay-cheapest = Le moins de votes
votes-n = { $n ->
    [one] { $n } vote
   *[other] { $n } votes
  }

# Décompte
score-title = Si tout s’arrêtait là
score-seat = Place
score-known = Connu
score-total = Total
score-unknown = inconnu
score-swings = Pour l’instant : ces points iront au premier à la fin.
score-change = { $category } { $gain ->
    [yes] +
   *[no] −
  }{ $n } PV
votes-mine = Tu as { $n ->
    [one] { $n } vote
   *[other] { $n } votes
  }.
office-deal = { $votes } votes : { $vp } PV
start-near = Par la route : { $list }
score-final = Le décompte final
score-at-least = { $n }+
to-space = jusqu’à la case { $n }

# La table en texte
text-drawings = Réglages (table dessinée)
text-stock = À côté de la carte
text-hidden = caché
text-status = Statut
text-place = Lieu
text-time = Temps
text-ducats = Ducats
text-tiles = Tuiles Bibliothèque
text-behind = Derrière le paravent
text-you = toi
text-decides = décide
text-knowledge = case { $space }, niveau { $level }
text-none = rien
text-cubes = Cubes à prendre
text-manuscripts = Manuscrits
text-used-up = épuisé
text-deck = { $n ->
    [one] { $n } caché
   *[other] { $n } cachés
  }
text-lingua-beside = pas encore
text-lingua-offered = peut être prise
text-lingua-taken = prise
text-people = Frères, Cardinaux, Bibliothèque
text-turns = Tours à venir
text-zone = Région
text-what = Nature et gains
text-there = Qui s’y trouve
text-ways = Chemins
text-disc = disque : { $name }
acting-did = En dernier : { $what }
meanwhile = En attendant :
next-table = Suivante : { $table }
next-table-count =
    { $n ->
        [one] Une autre table t’attend.
       *[other] { $n } autres tables t’attendent.
    }
