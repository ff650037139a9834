### Notifications hors de la page, et courriels.

# Titres. Le premier est pour le joueur, l’autre pour un canal de toute la table.
notify-turn = À toi : { $table }
    .other = On attend { $name } : { $table }
notify-reminder = Ton temps est bientôt écoulé : { $table }
    .other = Le temps de { $name } est bientôt écoulé : { $table }
notify-timed-out = Ton temps est écoulé : { $table }
    .other = Le temps de { $name } est écoulé : { $table }
notify-order-stopped = Le tour que tu avais préparé s’est arrêté : { $table }
notify-over = La partie est finie : { $table }

# Textes : une phrase chacun
notify-ends = Fin du temps : { $when }.
notify-out-takeover = Un bot joue pour toi jusqu’à ton retour.
    .other = Un bot joue jusqu’au retour de { $name }.
notify-out-turn = Pour cette fois, un bot joue à ta place.
    .other = Pour cette fois, un bot joue à la place de { $name }.
notify-out-vote = Les autres peuvent laisser un bot jouer pour toi.
    .other = Les autres peuvent laisser jouer un bot.
notify-order-stopped-text = Ce que tu avais préparé n’a pas été joué, ou seulement en partie : à toi de décider.
notify-when = { $weekday ->
    [1] lundi
    [2] mardi
    [3] mercredi
    [4] jeudi
    [5] vendredi
    [6] samedi
   *[7] dimanche
  } { $day ->
    [1] 1er
   *[other] { $day }
  } { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[12] décembre
  }, { $time } ({ $zone })

# Un courriel par jour avec toutes les tables qui attendent
notify-digest = { $n ->
    [one] Une table t’attend
   *[other] { $n } tables t’attendent
  }

# La liste de ses tours dans un agenda ou un lecteur de flux
notify-feed = Volgare : à toi

# Les autres courriels
mail-confirm = Confirme ton adresse
    .text = Tu as demandé à { $site } de t’envoyer à cette adresse les notifications de tes parties. Confirme qu’elle est à toi :
    .do = Confirmer l’adresse
    .else = Le lien est valable jusqu’au { $when }. Si tu n’as rien demandé, ne fais rien : sans confirmation, aucune notification n’est envoyée à cette adresse.
mail-return = De retour à tes tables
    .text = Ouvre ce lien sur l’appareil avec lequel tu veux jouer. Il deviendra celui de { $name } : les mêmes tables, les mêmes places.
    .do = Revenir à mes tables
    .else = Le lien ne sert qu’une fois, jusqu’au { $when }. Ne le transmets à personne : quiconque l’ouvre joue à ta place. Si tu n’as rien demandé, ne fais rien.
mail-why = Tu reçois ce courriel parce que tu l’as demandé à { $site }.
mail-unsubscribe = Ne plus recevoir ces courriels

# Un message d’essai
notify-test = Volgare t’avertit ici
    .text = Tu as demandé ce message à { $site } pour faire un essai. Tout fonctionne.

# Les pages auxquelles mènent les liens des courriels
mail-confirmed = L’adresse est confirmée
    .text = { $site } t’envoie désormais les notifications de tes parties à { $address }.
mail-stop = Ne plus recevoir ces courriels ?
    .text = { $site } n’enverra plus de notifications à { $address }.
    .do = Ne plus recevoir de courriels
mail-stopped = Plus de courriels
    .text = { $site } n’envoie plus de notifications à { $address }. Pour en recevoir de nouveau, enregistre les réglages de l’adresse dans tes notifications.
