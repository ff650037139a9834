### Les cartes des extensions : seulement pour les tables qui en ont.

## Pioches et cartes
deck-ritmo = Ritmo Bellunese
    .short = Ritmo
    .place = Venezia
    .about = À Venezia. 1 point : tu vois 2 cartes et en gardes 1 ; 4 points : tu en vois 4 et en gardes 2. Cartes visibles de tous. Deux ou trois couleurs deviennent 3 ou 7 points de connaissance ; les cartes s’échangent ; le joueur qui en a le plus d’une même couleur peut marquer selon la piste Devinette.
deck-placiti = Placiti di Capua et Guaita di Travale
    .short = Placiti
    .place = Toscane
    .about = Dans les villes de la région rose. 1 point : tu vois 2 cartes et en gardes 1 ; 4 points : tu en vois 4 et en gardes 2. Cartes secrètes. La Guaita donne 30 ducats ou 6 points de connaissance, une carte blanche 1 point de connaissance ; le joueur qui a le plus de Placiti peut marquer selon la piste Cantique.
deck-scuola = Scuola Siciliana
    .short = Scuola
    .place = Brindisi
    .about = Une carte pour chaque joueur dont le pion est à Brindisi quand Stupor Mundi est résolu. Cartes secrètes. Elles ne comptent qu’avec une carte Arnault Daniel ; elles ouvrent Cagliari.
deck-arnault = Arnault Daniel
    .short = Arnault
    .place = Cagliari
    .about = À Cagliari, avec une carte Scuola Siciliana. 1 point : tu vois 2 cartes et en gardes 1 ; 4 points : tu en vois 4 et en gardes 2. Cartes secrètes. Elles ne comptent qu’avec une carte Scuola Siciliana.
deck-glossario = Glossario di Monza
    .short = Glossario
    .place = Milano
    .about = À Milano. 1, 2 ou 3 points pour autant de cartes. Cartes secrètes. Une au plus pour chaque autre extension dont tu possèdes une carte.
deck-left =
    { $n ->
        [one] { $n } carte dans la pioche
       *[other] { $n } cartes dans la pioche
    }
deck-known = tu en connais : { $cards }
panel-decks = Pioches de cartes
panel-cards = Cartes
panel-hand = Mes cartes
hand-room =
    { $n ->
        [0] plus de place
        [one] encore { $n } place
       *[other] encore { $n } places
    }
hand-of = { $deck } : { $n }
hand-none = aucune carte
card-unknown =
    { $n ->
        [one] une carte
       *[other] { $n } cartes
    }
card-ritmo = carte Ritmo { label-colour }
  .short = { label-colour }
  .one = une carte Ritmo { label-colour }
card-placiti = { $label ->
    [guaita] Guaita di Travale
    [white] carte blanche
   *[placito] Placito
  }
  .one = { $label ->
      [guaita] la Guaita di Travale
      [white] une carte blanche
     *[placito] un Placito
    }
card-scuola = Scuola Siciliana à { $vp } PV
  .short = { $vp } PV
  .one = une carte Scuola Siciliana à { $vp } PV
card-arnault = Arnault Daniel à { $vp } PV
  .short = { $vp } PV
  .one = une carte Arnault Daniel à { $vp } PV
card-glossario = Glossario à { $vp } PV
  .short = { $vp } PV
  .one = une carte Glossario à { $vp } PV
colour-blue = bleue
    .letter = Bl
colour-yellow = jaune
    .letter = Ja
colour-pink = rose
    .letter = Ro
colour-green = verte
    .letter = Ve
colour-orange = orange
    .letter = Or
label-colour = { $label ->
    [blue] { colour-blue }
    [yellow] { colour-yellow }
    [pink] { colour-pink }
    [green] { colour-green }
   *[orange] { colour-orange }
  }

## Ce qui peut s’échanger, avec le nombre
good-scribes-vp =
    { $n ->
        [one] { $n } copiste derrière le paravent
       *[other] { $n } copistes derrière le paravent
    }
    .name = Copistes derrière le paravent
good-library =
    { $n ->
        [one] { $n } tuile Bibliothèque
       *[other] { $n } tuiles Bibliothèque
    }
    .name = Tuiles Bibliothèque
good-ducats = { ducats }
  .name = Ducats
good-lingua = { thing-lingua }
good-ritmo =
    { $n ->
        [one] { $n } carte Ritmo
       *[other] { $n } cartes Ritmo
    }
good-placiti =
    { $n ->
        [one] { $n } carte Placiti
       *[other] { $n } cartes Placiti
    }
good-scuola =
    { $n ->
        [one] { $n } carte Scuola Siciliana
       *[other] { $n } cartes Scuola Siciliana
    }
good-poets =
    { $n ->
        [one] { $n } carte de poète
       *[other] { $n } cartes de poètes
    }
good-arnault =
    { $n ->
        [one] { $n } carte Arnault Daniel
       *[other] { $n } cartes Arnault Daniel
    }
good-glossario =
    { $n ->
        [one] { $n } carte Glossario
       *[other] { $n } cartes Glossario
    }
good-manuscript = { $n ->
        [one] le manuscrit de { $what }
       *[other] { $n } × manuscrit de { $what }
    }
good-brief = { $n ->
        [one] { $what }
       *[other] { $n } × { $what }
    }
card-n = { $n ->
        [one] { $what }
       *[other] { $n } × { $what }
    }

## Un sixième Frère, un sixième Cardinal
friar-alessandro = Frère Alessandro
    .short = Alessandro
    .power = voit une carte de plus à chaque action qui fait piocher
cardinal-sonzogni = Cardinal Sonzogni
    .short = Sonzogni
    .power = voit une carte de plus à chaque action qui fait piocher, et en garde une de plus

## Décisions
decision-card-keep = Carte à garder
decision-card-give = Carte à rendre
decision-draft = Préparation d’un échange
decision-reply = Réponse à une offre
decision-pick = Choix des pièces à donner
decision-ritmo-choice = Ritmo ou Devinette
decision-placiti-choice = Placiti ou Cantique
ask-card-keep = { $deck } : tu as pioché { $cards ->
    [one] une carte : garde-la
   *[other] { $cards } cartes : choisis { $keep ->
        [one] celle que tu gardes
       *[other] les { $keep } que tu gardes
      }
  }.
  .other = { $name } choisit les cartes à garder : { $deck }.
ask-card-give = Tu ne peux pas posséder plus de ces cartes : choisis celle que tu rends.
  .other = { $name } choisit une carte à rendre.
ask-draft = { $counter ->
    [yes] Ta contre-offre à { $seat } : que veux-tu, et que donnes-tu ?
   *[no] Échange avec { $seat } : choisis ce que tu donnes et ce que tu demandes.
  }
  .other = { $counter ->
    [yes] { $name } réfléchit à une contre-offre.
   *[no] { $name } réfléchit à un échange.
  }
ask-reply = { $seat } te propose un échange : acceptes-tu ?
  .other = { $name } réfléchit à l’offre de { $seat }.
ask-pick = L’échange est conclu : choisis ce que tu donnes à { $seat }.
  .other = { $name } choisit quoi donner à { $seat }.
ask-ritmo-choice = Tu as le plus de cartes Ritmo d’une même couleur et tu es en tête de la Devinette : un seul des deux compte.
  .other = { $name } choisit ce qui compte : le Ritmo ou la Devinette.
ask-placiti-choice = Tu as le plus de Placiti et ton rang sur la piste Cantique rapporte aussi : un seul des deux compte.
  .other = { $name } choisit ce qui compte : les Placiti ou le Cantique.

## Espèces de coups
chip-ritmo = Ritmo
chip-placiti = Placiti
chip-arnault = Arnault
chip-glossario = Glossario
chip-return-ritmo = Rendre Ritmo
chip-return-guaita = Rendre la Guaita
chip-return-white = Rendre les blanches
chip-trade = Échange
kind-ritmo = Cartes Ritmo
kind-placiti = Cartes Placiti
kind-arnault = Cartes Arnault Daniel
kind-glossario = Cartes Glossario
kind-return-ritmo = Rendre des cartes Ritmo
kind-return-guaita = Rendre la Guaita
kind-return-white = Rendre des cartes blanches
kind-trade = Échange
kind-keep-card = Garder une carte
kind-give-up = Rendre une carte
kind-give-ritmo = Carte Ritmo à donner
kind-ask = Demander
kind-offer = Faire l’offre
kind-withdraw = Retirer
kind-counter = Contre-offre
kind-yield = Donner
kind-score-cards = Marquer avec les cartes
kind-score-track = Marquer avec la piste

## Coups
move-ritmo = Piocher des cartes Ritmo : { $n ->
    [one] { $n } point
   *[other] { $n } points
  }
move-placiti = Piocher des cartes Placiti : { $n ->
    [one] { $n } point
   *[other] { $n } points
  }
move-arnault = Piocher des cartes Arnault Daniel : { $n ->
    [one] { $n } point
   *[other] { $n } points
  }
move-glossario = Piocher des cartes Glossario : { $n ->
    [one] { $n } point
   *[other] { $n } points
  }
move-return-ritmo = Rendre : { $list }
move-return-guaita = Rendre la Guaita contre { $gain ->
    [ducats] des ducats
   *[knowledge] de la connaissance
  }
move-return-white = Rendre { $n ->
    [one] { $n } carte blanche
   *[other] { $n } cartes blanches
  }
move-trade = Échange avec { $seat }
move-keep-card = { $card ->
    [none] N’en garder plus aucune
   *[other] Garder : { $card }
  }
  .done = { $card ->
      [none] n’en garde plus aucune
     *[other] veut garder : { $card }
    }
move-give-up = Rendre : { $card }
move-give-ritmo = Donner : { $card }
  .done = {""}
move-ask = Demander { $good }
  .done = {""}
move-offer = Faire l’offre
move-withdraw = { $counter ->
    [yes] Retirer et refuser
   *[no] Retirer
  }
move-counter = Faire une contre-offre
move-yield = Donner : { $last }
move-score-cards = Marquer avec les cartes : { $decision ->
    [placiti-choice] Placiti
   *[ritmo-choice] Ritmo
  }
move-score-track = Marquer avec la piste : { $decision ->
    [placiti-choice] Cantique
   *[ritmo-choice] Devinette
  }

## Choisir parmi les cartes
cards-drawn = Piochées
cards-mine = Les miennes
cards-keep-more =
    { $n ->
        [one] Gardes-en une.
       *[other] Gardes-en { $n }, l’une après l’autre.
    }
cards-swap = Tu ne peux pas en posséder plus : celle que tu gardes remplace l’une des tiennes.
cards-full = { $deck ->
    [glossario] Tu possèdes { $cards } et ne peux pas en posséder plus pour le moment.
   *[other] Tu possèdes { $cards } : au niveau de connaissance { $level }, tu ne peux pas en posséder plus.
  }
cards-new = La nouvelle
keep-this = La garder
give-this = La rendre
yield-this = La donner
choice-cards-riddle = 1 PV par case parcourue par ton disque sur la piste Devinette : il est sur la case { $n }
choice-cards-canticle = 2 PV par case parcourue par ton disque sur la piste Cantique : il est sur la case { $n }
choice-brings = { $name } { $vp } PV
choice-total = { $n } PV connus en tout

## Un échange
trade-title = Échange avec { $name }
trade-counter-title = Contre-offre à { $name }
trade-you-give = Tu donnes
trade-gives = { $name } donne
trade-you-ask = Tu demandes à { $name }
trade-nothing-yet = Rien encore
trade-add = Ajouter : { $what }
trade-remove = Retirer : { $what }
trade-others = Manuscrits
trade-not = Impossible ({ $n })
trade-not-there = Il n’y en a pas autant.
trade-blind = Tu ne vois pas ce que cache le paravent de { $name } : ce que tu demandes n’y est peut-être pas.
trade-touch-give = Touche les cartes qui changent de mains.
trade-touch-ask = Touche ce que tu demandes.
trade-touch-ask-back = Touche ce que tu donnerais en échange.
trade-counter-note = Tu peux maintenant proposer d’autres conditions. { $name } ne peut qu’accepter ou refuser.
trade-answered = Offre reçue : { $gives }, contre { $asks }.
trade-secret = Personne ne voit ta préparation, et tu peux l’annuler. Si tu la retires, ou si { $name } refuse, tu ne peux plus rien proposer à { $name } dans ce tour ; tu peux encore t’adresser à d’autres.
trade-seen = { $name } voit l’offre dès qu’elle est faite : ce sera impossible à annuler.
trade-back = Revenir à l’offre
trade-back-counter = Revenir à la contre-offre
trade-left = Reste à choisir : { $what }

## Ce qui s’est passé
fx-cards-laid = { $n } cartes : { $a }
fx-cards-drawn = pioche { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
  } : { $a }
  .out = { $n ->
    [one] piocher { $n } carte et la garder
   *[other] piocher { $n } cartes et en garder { $b }
  }
fx-card-seen = regarde { $a }
  .list = regarde { $list }
fx-card-kept = garde { $a }
  .out = { $a } est à toi
fx-card-returned = met { $a } sous la pioche
  .out = sous la pioche : { $a }
  .list = met { $list } sous la pioche
fx-deck-shuffled = La pioche est mélangée : { $a }
  .out = la pioche est mélangée
fx-trade-opened = réfléchit à un échange
fx-drafted = prépare encore son offre
fx-card-drafted = donnerait { $a }
fx-good-drafted = demanderait { $a }
fx-trade-withdrawn = retire son offre
fx-trade-offered = propose un échange à { $a }
fx-card-offered = donnerait { $a }
  .list = donnerait { $list }
fx-good-offered = donnerait { $a }
  .list = donnerait { $list }
fx-trade-accepted = accepte l’offre de { $a }
fx-trade-refused = ne s’accorde pas avec { $a }
fx-trade-countered = veut faire une autre offre à { $a }
fx-good-traded = { $gain ->
    [yes] reçoit de { $b } { $a }
   *[no] donne à { $b } { $a }
  }
  .out = { $gain ->
      [yes] tu reçois { $a }
     *[no] tu donnes { $a }
    }
fx-tile-traded = { $gain ->
    [yes] reçoit de { $b } { $a }
   *[no] donne à { $b } { $a }
  }
  .out = { $gain ->
    [yes] tu reçois { $a }
   *[no] tu donnes { $a }
  }
fx-card-traded = { $gain ->
    [yes] reçoit de { $b } { $a }
   *[no] donne à { $b } { $a }
  }
  .out = { $gain ->
      [yes] tu reçois { $a }
     *[no] tu donnes { $a }
    }
fx-card-shown = montre { $a }
  .list = montre { $list }
fx-choice = marque : { $a }

## Pourquoi pas
why-lacks-card = { $need ->
    [none] { $thing ->
        [none] Tu n’as pas la carte nécessaire.
       *[other] Il te faut { $thing }.
      }
   *[other] { $thing ->
        [none] Il faut { $need ->
            [one] { $need } carte de cette sorte
           *[other] { $need } cartes de cette sorte
          } ; tu en as { $have }.
       *[other] Il faut { $thing } ; tu en as { $have }.
      }
  }
why-refused-before = Cet échange a déjà échoué dans ce tour : plus d’offre à ce joueur.
why-partner-level-too-low = Il faut le niveau de connaissance { $need } ; l’autre joueur a le niveau { $have }.
why-over-limit = { $thing ->
    [none] Tu peux en posséder { $need } au plus ; tu en aurais { $have }.
   *[other] Tu peux posséder au plus { $thing } ; tu en aurais { $have }.
  }
why-partner-over-limit = { $thing ->
    [none] L’autre joueur peut en posséder { $need } au plus ; il en aurait { $have }.
   *[other] L’autre joueur peut posséder au plus { $thing } ; il en aurait { $have }.
  }
why-one-sided = Dans un échange, chacun donne quelque chose.

## Score
category-ritmo = Le plus de cartes Ritmo
category-placiti = Le plus de Placiti
category-poets = Poètes
category-glossario = Glossario

## Le guide
guide-ritmo = Ritmo Bellunese
    .text = Ici, tu peux piocher des cartes Ritmo. Avec 1 point, tu en vois deux et en gardes une ; avec 4 points, tu en vois quatre et en gardes deux. Elles sont visibles de tous : des couleurs différentes deviennent de la connaissance, elles s’échangent, et le joueur qui en a le plus d’une même couleur peut marquer à la fin.
guide-placiti = Placiti et Guaita
    .text = Dans les villes de la région rose, tu pioches ces cartes ; personne d’autre ne les voit. Le joueur qui a le plus de Placiti peut marquer selon la piste Cantique ; la Guaita et les cartes blanches se rendent contre un gain immédiat.
guide-scuola = Un poète de la Scuola Siciliana
    .text = Chaque joueur dont le pion est à Brindisi quand Stupor Mundi est résolu en reçoit un. Il ne compte qu’avec une carte Arnault Daniel, qui se pioche à Cagliari.
guide-arnault = Arnault Daniel
    .text = Tu possèdes une carte Scuola Siciliana : Cagliari t’est donc ouverte. Avec au moins une carte de chaque sorte, toutes leurs valeurs comptent à la fin.
guide-glossario = Glossario di Monza
    .text = Pour chaque point, tu pioches une carte et la gardes. Tu peux en posséder une pour chaque autre extension dont tu as une carte, et pas plus que ton niveau de connaissance.
guide-card-keep = Choisis une carte
    .text = Personne d’autre ne voit ces cartes. Touche celle que tu gardes ; les autres vont sous la pioche.
guide-return-ritmo = Deux ou trois couleurs
    .text = Sans dépenser de point, tu peux rendre des cartes Ritmo de couleurs différentes : deux rapportent 3 points de connaissance, trois en rapportent 7.
guide-return-guaita = La Guaita
    .text = Sans dépenser de point, tu peux la rendre contre 30 ducats ou 6 points de connaissance. Sa pioche est alors mélangée.
guide-return-white = Cartes blanches
    .text = Chaque carte rendue rapporte 1 point de connaissance. À la fin, elles servent seulement à départager les Placiti.
guide-trade = Tu peux échanger
    .text = Tu peux proposer tes cartes Ritmo à un autre joueur contre des ducats, des cubes, des manuscrits, des tuiles ou des cartes. Cela ne coûte aucun point ; un échange par tour.
guide-draft = Ton offre
    .text = Choisis ce qui change de mains. Personne ne la voit avant que tu ne fasses l’offre ; jusque-là, tu peux tout annuler.
guide-reply = On te propose un échange
    .text = Accepte, refuse ou fais une seule contre-offre. Si tu refuses, personne n’apprend si tu aurais pu accepter.
guide-choice = Cartes ou piste
    .text = Tu as le plus de cartes et ton rang sur la piste rapporte aussi : un seul des deux compte. Si tu choisis les cartes, ton disque quitte la piste et ceux qui suivent gagnent un rang.

## Le glossaire
terms-cards = Cartes des extensions
term-cards = Ritmo, Placiti et poètes se piochent à leur lieu, pour 1 ou 4 points, une fois par tour. De chacun des trois, tu peux posséder autant de cartes que ton niveau de connaissance, quatre au plus.
term-ritmo = Cartes visibles de cinq couleurs. Deux ou trois couleurs différentes deviennent 3 ou 7 points de connaissance ; le joueur qui en a le plus d’une même couleur peut marquer 1 PV par case parcourue sur la piste Devinette.
term-trade = Une action gratuite : tu donnes des cartes Ritmo contre ce que possède un autre joueur. Il peut refuser ; un échange par tour.
term-placiti = Cartes secrètes. Le joueur qui a le plus de Placiti peut marquer 2 PV par case parcourue sur la piste Cantique. La Guaita donne 30 ducats ou 6 points de connaissance, une carte blanche 1 point de connaissance.
term-scuola = Cartes secrètes qui valent des PV, pour les joueurs dont le pion est à Brindisi quand Stupor Mundi est résolu. Elles ne comptent qu’avec une carte Arnault Daniel.
term-arnault = Cartes secrètes qui valent des PV, réservées aux joueurs qui possèdent une carte Scuola Siciliana.
term-glossario = Cartes qui valent des PV, une par point. Tu peux en posséder une pour chaque autre extension dont tu as une carte, et pas plus que ton niveau de connaissance.
term-alessandro = Le sixième Frère : tu vois une carte de plus à chaque action qui fait piocher.
term-sonzogni = Le sixième Cardinal : tu vois une carte de plus à chaque action qui fait piocher, et tu en gardes une de plus.
