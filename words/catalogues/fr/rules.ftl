### Le livre de règles : sa page, et une règle à côté de la table.

rules-title = Livre de règles
rules-page = { $leaf } · Livre de règles
rules-search = Mot ou numéro, comme MSS-3
rules-search-label = Chercher dans le livre de règles
rules-found =
    { $n ->
        [0] Rien trouvé
        [one] Un passage
       *[other] { $n } passages
    }
rules-found-none = Essaie un mot plus court, ou parcours le sommaire.
rules-contents = Sommaire
rules-base = Le jeu
rules-expansions = Extensions
rules-rulings = Précisions
rules-editions = Édition
rules-editions-all = Toutes, côte à côte
rules-editions-table = La table « { $table } »
rules-whole = Tout le livre sur une page
rules-print = Imprimer
rules-turn-leaf = Tourner la page
rules-unknown = Il n’y a pas de règle { $id } dans ce livre.
rules-example = Exemple
rules-see = Voir aussi
rules-everywhere = Toutes les éditions
rules-option = En option
rules-set = { $option } : { $value }
rules-classic = Classique 2010
rules-deluxe = Deluxe 2019
rules-holds = vaut ici
rules-others =
    { $n ->
        [one] Autre version
       *[other] Autres versions : { $n }
    }
rules-read-on = Lire la suite dans le livre
rules-back = Retour
