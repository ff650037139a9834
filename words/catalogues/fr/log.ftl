# Ce qu’un coup a fait. Avec une place, c’est ce qu’elle fait, après son nom ;
# .out en est l’effet, avant que le coup soit joué.
fx-turn = Le tour { $n } commence
fx-event-shown = { $a } arrive à { $b }
fx-event-used = profite de l’événement { $a }
  .out = l’événement { $a } est épuisé
fx-cubes-returned = { $a } de nouveau à prendre au tour { $b }
  .list = De nouveau à prendre au tour { $b } : { $list }
fx-cubes-offered = À prendre : { $a }
  .list = À prendre : { $list }
fx-cubes-discarded = défausse { $a } (de nouveau à prendre au tour { $b })
  .out = { $a } à défausser, de nouveau à prendre au tour { $b }
fx-cubes-gone = { $seat ->
    [none] { $a } hors du jeu
   *[other] paie { $a }, hors du jeu
  }
  .out = { $a } hors du jeu
  .list = { $seat ->
      [none] { $list } hors du jeu
     *[other] paie { $list }, hors du jeu
    }
fx-manuscript-shown = Dévoilé : { $a }
  .list = Dévoilés : { $list }
fx-papal = { $which ->
    [red] Événement papal rouge
   *[white] Événement papal blanc : rien ne se passe
  }
fx-pope-dying = Le Pape se meurt
fx-pope-dead = Le Pape est mort : c’est le dernier tour
fx-order = joue en position { $n }
  .all = Ordre du tour : { $list }
  .item = { $name }
fx-moved = { $which ->
    [none] commence à { $b }
   *[other] quitte { $a } pour { $b }
  }
  .out = à { $b }
fx-ducats = { $gain ->
    [yes] reçoit { $n ->
        [one] { $n } ducat
       *[other] { $n } ducats
      } { $which ->
        [bank] de la banque
       *[other] grâce à { $a }
      }
   *[no] paie { $n ->
        [one] { $n } ducat
       *[other] { $n } ducats
      } { $which ->
        [bank] à la banque
       *[other] à { $a }
      }
  }
  .out = { $gain ->
      [yes] +{ $n ->
          [one] { $n } ducat
         *[other] { $n } ducats
        } { $which ->
          [bank] de la banque
         *[other] grâce à { $a }
        }
     *[no] −{ $n ->
          [one] { $n } ducat
         *[other] { $n } ducats
        } { $which ->
          [bank] à la banque
         *[other] à { $a }
        }
    }
fx-points = { $gain ->
    [yes] a { $n ->
        [one] { $n } point d’action
       *[other] { $n } points d’action
      }
   *[no] dépense { $n ->
        [one] { $n } point d’action
       *[other] { $n } points d’action
      }
  }
fx-track = { $which ->
    [knowledge] { $n ->
        [0] ne gagne pas de connaissance (case { $b })
       *[other] { $gain ->
            [yes] gagne { $n ->
                [one] { $n } point
               *[other] { $n } points
              } de connaissance (case { $b }{ $level ->
                [0] )
               *[other] , niveau { $level } atteint)
              }
           *[no] perd { $n ->
                [one] { $n } point
               *[other] { $n } points
              } de connaissance (case { $b })
          }
    }
   *[other] { $b ->
        [0] retire son disque : { $a }
       *[other] { $gain ->
            [yes] avance de { $n } sur la piste { $a } (case { $b })
           *[no] recule de { $n } sur la piste { $a } (case { $b })
          }
      }
  }
  .out = { $which ->
      [knowledge] { $n ->
          [0] pas de connaissance
         *[other] { $gain ->
              [yes] +{ $n ->
                  [one] { $n } point
                 *[other] { $n } points
                } de connaissance, case { $b }{ $level ->
                  [0] {""}
                 *[other] {"\u00A0"}: niveau { $level }
                }
             *[no] −{ $n ->
                  [one] { $n } point
                 *[other] { $n } points
                } de connaissance, case { $b }
            }
      }
     *[other] { $b ->
          [0] le disque quitte la piste : { $a }
         *[other] { $a } : { $gain ->
              [yes] +{ $n }
             *[no] −{ $n }
            }, case { $b }
        }
    }
fx-disc = pose un disque à { $a }
fx-friar = devient { $a }
fx-cardinal = devient { $a }
fx-cubes-taken = prend { $a }
fx-scribes-kept = garde { $n } { cube-scribes } derrière le paravent
  .out = { $n } { cube-scribes } derrière le paravent
fx-virtual = utilise le cube virtuel ({ $a })
  .out = le cube virtuel sert ({ $a })
fx-manuscript = prend le manuscrit de { $a }
fx-lingua = prend Lingua Volgare
fx-rows-moved = Le niveau { $a } est épuisé{ $n ->
    [0] { "" }
   *[other] { " " }: les niveaux supérieurs coûtent un point de moins
  }
fx-lingua-offered = Lingua Volgare peut maintenant être prise
fx-bologna-opened = peut gagner { $n ->
    [one] { $n } point
   *[other] { $n } points
  } de connaissance à Bologna
fx-orient-opened = achève la piste Orient
fx-tiles-drawn = pioche { $n ->
    [one] { $n } tuile Bibliothèque
   *[other] { $n } tuiles Bibliothèque
  }
fx-tile-seen = regarde { $a }
  .list = regarde { $list }
fx-tile-kept = garde { $a }
fx-tile-returned = { $b ->
    [top] remet { $a } sur la pile, à piocher en premier
   *[bottom] remet { $a } sous la pile
  }
  .list = { $b ->
      [top] remet { $list } sur la pile, à piocher dans cet ordre
     *[bottom] remet { $list } sous la pile
    }
fx-summons = convoque tout le monde à Brindisi
  .out = les autres peuvent venir ; tous ceux qui sont là enchérissent en votes pour la connaissance de Stupor Mundi, toi avec 2 de plus
fx-accepts = accepte la convocation
fx-refuses = refuse la convocation
fx-bid = enchérit à { $n }
fx-passes = passe
fx-auction-won = remporte l’enchère{ $n ->
    [0] {""}
   *[other] {" "}avec { $n }
  }
fx-stupor-used = Stupor Mundi est épuisé
  .all = Stupor Mundi est épuisé
fx-elected = devient { $a } : { $n } PV
fx-declines = ne se présente pas
fx-turn-ends = { $n ->
    [0] finit son tour
    [one] finit son tour sans utiliser { $n } point
   *[other] finit son tour sans utiliser { $n } points
  }
fx-scored = marque { $n } PV ({ $a })
  .list = marque { $list }
  .item = { $gain ->
      [yes] { $n }
     *[no] −{ $n }
    } PV ({ $a })
fx-won = gagne avec { $n } PV
fx-cubes-laid = { $a } pour le tour { $b }
fx-event-laid = { $a } pour le tour { $b }
fx-papal-laid = { $n } événements papaux face cachée
fx-canticle-laid = { $a } est active au tour { $n }
fx-deck-laid = { $n } manuscrits de niveau { $a }
fx-library-laid = { $n } tuiles dans la Bibliothèque

# Plusieurs en un

# Ce qui a été fait, là où les effets seuls ne le disent pas

# Mots à l’intérieur
tile-unknown = { $n ->
    [one] une tuile
   *[other] { $n } tuiles
  }
seat-bank = la banque
good-politicians = { $n } { cube-politicians }
  .listed = { $n } { cube-politicians }
good-nobles = { $n } { cube-nobles }
  .listed = { $n } { cube-nobles }
good-abbesses = { $n } { cube-abbesses }
  .listed = { $n } { cube-abbesses }
good-scribes = { $n } { cube-scribes }
  .listed = { $n } { cube-scribes }
manuscript-n = { $n ->
    [one] { $what }
   *[other] { $n } × { $what }
  }

# Le journal
log-title = Journal
log-empty = Il ne s’est encore rien passé.
log-then = La table après ce coup
    .of = La table après le coup { $n }
log-here = { $n ->
    [0] Tu es ici : avant le premier coup
   *[other] Tu es ici : après le coup { $n }
  }
log-earlier = Plus tôt ({ $n })
log-spent = { $n ->
    [one] { $n } point
   *[other] { $n } points
  }
side-log = Journal
side-score = Décompte
side-note = Notes
note-private = Visibles pour toi seulement, et enregistrées pendant que tu écris.
side-chat = Chat
say = Dire quelque chose à la table
say-name = Ton nom (facultatif)
send = Envoyer
say-waits = Envoi en cours :
say-unsent = Pas encore envoyé :
say-unread = { $n ->
    [one] { $n } message non lu
   *[other] { $n } messages non lus
}
say-title = Discussion
say-none = Personne n’a encore rien dit.
say-refused = Refusé :
say-edit = Modifier
say-discard = Supprimer

# À côté de la partie
chat-created = { $name } a créé la table.
chat-sat = { $name } a pris la place { $seat }.
chat-left = { $name } a quitté sa place.
chat-started = { $name } a lancé la partie.
chat-bot = Un bot joue maintenant pour { $seat }.
chat-bot-takeover = { $seat } n’a pas répondu : { $name } a laissé jouer un bot.
chat-took-back = { $name } est de retour.
chat-asked = { $name } demande si { $seat } est toujours là.
chat-still-here = { $name } est là.
chat-absence-on = { $name } permet qu’un bot remplace les absents.
chat-absence-off = { $name } ne permet plus qu’un bot remplace les absents.
chat-opened = La place { $seat } est libre.
chat-claimed = { $name } a pris la place { $seat }.
chat-resigned = { $name } a abandonné ; un bot continue.
chat-renamed = { $name } a renommé la table : { $text }.
chat-closed = { $name } a fermé la table.
chat-reopened = { $name } a rouvert la table.
chat-revealed = { $name } a enregistré toute la partie et peut connaître ce qui est caché.
chat-undone = { $name } a annulé { $n ->
    [one] un coup
   *[other] { $n } coups
}{ $own ->
    [yes] .
   *[no] {" "}de { $seat }.
}
chat-redone = { $name } a rétabli { $n ->
    [one] le coup
   *[other] les { $n } coups
}.
chat-over = La partie est finie.
somebody = Quelqu’un
side-people = Personnages
side-taller = Agrandir ici, en masquant les pistes

# Les pendules
chat-pause-wanted = { $name } voudrait arrêter les pendules.
chat-pause-refused = { $name } laisse tourner les pendules.
chat-paused = Tous sont d’accord : les pendules sont arrêtées.
chat-resumed = { $name } a mis fin à la pause : les pendules repartent.
chat-holiday = { $name } est en congé.
chat-holiday-over = { $name } est de retour de congé.
chat-timed-out = Le temps de { $name } est écoulé{ $bot ->
    [yes] {" "}: un bot joue.
   *[no] .
}
chat-voted = { $bot ->
    [yes] { $name } fait jouer un bot pour { $seat }.
   *[no] { $name } veut qu’un bot joue pour { $seat }.
}
chat-credited = Le serveur était hors service : le temps perdu a été rendu.
