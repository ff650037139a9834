### The rulebook: its page, and a rule beside the table.

rules-title = Rulebook
rules-page = { $leaf } · Rulebook
rules-search = Word or number, like MSS-3
rules-search-label = Search the rulebook
rules-found =
    { $n ->
        [0] Nothing found
        [one] One place
       *[other] { $n } places
    }
rules-found-none = Try a shorter word, or look through the contents.
rules-contents = Contents
rules-base = The game
rules-expansions = Expansions
rules-rulings = Cases
rules-editions = Edition
rules-editions-all = All, side by side
rules-editions-table = The table “{ $table }”
rules-whole = The whole book on one page
rules-print = Print
rules-turn-leaf = Turn the leaf
rules-unknown = There is no rule { $id } in this book.
rules-example = Example
rules-see = See also
rules-everywhere = All editions
rules-option = As an option
rules-set = { $option }: { $value }
rules-classic = Classic 2010
rules-deluxe = Deluxe 2019
rules-holds = applies here
rules-others =
    { $n ->
        [one] Different elsewhere
       *[other] Different elsewhere, in { $n } ways
    }
rules-read-on = Read on in the rulebook
rules-back = Back
