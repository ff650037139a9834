### Il regolamento: la sua pagina, e una regola accanto al tavolo.

rules-title = Regolamento
rules-page = { $leaf } · Regolamento
rules-search = Parola o numero, come MSS-3
rules-search-label = Cerca nel regolamento
rules-found =
    { $n ->
        [0] Nessun risultato
        [one] Un risultato
       *[other] { $n } risultati
    }
rules-found-none = Prova con una parola più corta, o sfoglia l’indice.
rules-contents = Indice
rules-base = Il gioco
rules-expansions = Espansioni
rules-rulings = Casi
rules-editions = Edizione
rules-editions-all = Tutte a confronto
rules-editions-table = Il tavolo «{ $table }»
rules-whole = Tutto il libro in una pagina
rules-print = Stampa
rules-turn-leaf = Volta pagina
rules-unknown = Nel regolamento non c’è la regola { $id }.
rules-example = Esempio
rules-see = Vedi anche
rules-everywhere = Tutte le edizioni
rules-option = Come opzione
rules-set = { $option }: { $value }
rules-classic = Classica 2010
rules-deluxe = Deluxe 2019
rules-holds = vale qui
rules-others =
    { $n ->
        [one] Un’altra versione
       *[other] Altre { $n } versioni
    }
rules-read-on = Continua nel regolamento
rules-back = Indietro
