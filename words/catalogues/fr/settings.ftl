### Les réglages de ce navigateur, et qui se tient devant.

settings-title = Réglages
settings-back = { $to ->
    [t] Retour à la table
   *[other] Retour
  }
settings-look = Apparence
settings-play = Jeu
settings-language = Langue
settings-theme = Thème
settings-theme-auto = Comme l’appareil
settings-theme-light = Parchemin (clair)
settings-theme-dark = Bougie (sombre)
settings-pace = Ce que font les autres
settings-pace-off = Aussitôt
settings-pace-slow = Lentement
settings-pace-fast = Rapidement
settings-text = Vue en texte
settings-text-how = Toute la table en mots, sans dessins.
settings-tap = Un appui suffit
settings-tap-how = Sinon, le premier appui montre le coût et l’effet, le second valide.
settings-sound = Son
settings-sound-how = Une clochette quand c’est à toi de décider ; les pièces, les sceaux et les pages quand ils bougent.
settings-notify = Notifications
settings-notify-how = Quand c’est à toi de décider pendant que tu regardes autre chose.
settings-notify-refused = Ce navigateur les refuse pour ce site ; cela se change dans les réglages du navigateur.
settings-notify-none = Ce navigateur n’en affiche pas pour une page web.
settings-guide = Guide
settings-guide-how = Explique chaque chose la première fois qu’elle compte.
settings-guide-again = Tout expliquer encore une fois
settings-guide-again-done = C’est noté.

me-title = Moi
me-how = Tu joues sans compte : ce navigateur garde tes places. Il y a deux moyens de ne pas les perdre avec lui.
me-name = Mon nom à la table
me-name-do = Enregistrer
me-name-saved = Enregistré.
me-code = Code de récupération
me-code-how = Avec ce code, un autre navigateur reçoit ton nom et toutes tes places. Garde-le comme une clé.
me-code-there = Tu as déjà reçu un code. Un nouveau le remplace.
me-code-do = Créer un code
me-code-new = Créer un nouveau code
me-code-once = Il n’est montré que cette fois. Copie-le, ou imprime-le.
me-code-print = Code de récupération pour { $site }
me-code-print-do = Imprimer
me-nobody = Prends d’abord une place quelque part, ou donne-toi un nom.
me-recover = J’ai un code
me-recover-do = Redevenir cette personne
me-recover-leave = Quitter ces places et redevenir cette personne
me-recovered =
    { $n ->
        [0] Te revoilà.
        [one] Te revoilà : une table t’attend.
       *[other] Te revoilà : { $n } tables t’attendent.
    }
me-device = Un deuxième appareil
me-device-how = Un lien qui donne tes places à un autre appareil : à ton téléphone, par exemple. Il ne sert qu’une fois, dans les dix minutes.
me-device-do = Créer un lien
