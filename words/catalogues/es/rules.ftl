### El reglamento: su página, y una regla junto a la mesa.

rules-title = Reglamento
rules-page = { $leaf } · Reglamento
rules-search = Palabra o código, como MSS-3
rules-search-label = Buscar en el reglamento
rules-found =
    { $n ->
        [0] Ningún resultado
        [one] Un pasaje
       *[other] { $n } pasajes
    }
rules-found-none = Prueba con una palabra más corta, o mira el índice.
rules-contents = Índice
rules-base = El juego
rules-expansions = Expansiones
rules-rulings = Casos
rules-editions = Edición
rules-editions-all = Todas, lado a lado
rules-editions-table = La mesa «{ $table }»
rules-whole = Todo el libro en una página
rules-print = Imprimir
rules-turn-leaf = Pasar la hoja
rules-unknown = En este libro no hay ninguna regla { $id }.
rules-example = Ejemplo
rules-see = Véase también
rules-everywhere = Todas las ediciones
rules-option = Como opción
rules-set = { $option }: { $value }
rules-classic = Clásica 2010
rules-deluxe = Deluxe 2019
rules-holds = vale aquí
rules-others =
    { $n ->
        [one] Otras ediciones difieren
       *[other] Otras ediciones difieren, de { $n } maneras
    }
rules-read-on = Seguir leyendo en el reglamento
rules-back = Volver
