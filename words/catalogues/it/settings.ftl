### Impostazioni di questo browser, e chi gli sta davanti.

settings-title = Impostazioni
settings-back = { $to ->
    [t] Torna al tavolo
   *[other] Indietro
  }
settings-look = Come appare
settings-play = Come si gioca
settings-language = Lingua
settings-theme = Tema
settings-theme-auto = Come il dispositivo
settings-theme-light = Pergamena (chiaro)
settings-theme-dark = Candela (scuro)
settings-pace = Mosse degli altri
settings-pace-off = Subito
settings-pace-slow = Lentamente
settings-pace-fast = Velocemente
settings-text = Vista testuale
settings-text-how = Tutto il tavolo a parole, senza disegni.
settings-tap = Basta un tocco
settings-tap-how = Altrimenti il primo tocco mostra costo ed effetto, il secondo esegue.
settings-sound = Suono
settings-sound-how = Una campanella quando tocca a te, e monete, sigilli e pagine quando si muovono.
settings-notify = Notifiche
settings-notify-how = Quando tocca a te e stai guardando altro.
settings-notify-refused = Questo browser non permette le notifiche di questo sito; puoi attivarle nelle sue impostazioni.
settings-notify-none = Questo browser non mostra le notifiche delle pagine.
settings-guide = Guida
settings-guide-how = Spiega ogni cosa la prima volta che serve.
settings-guide-again = Spiega tutto da capo
settings-guide-again-done = Fatto: la guida spiegherà di nuovo tutto.

me-title = Io
me-how = Giochi senza registrarti: è questo browser a conservare i tuoi posti. Ci sono due modi per non perderli insieme al browser.
me-name = Il mio nome al tavolo
me-name-do = Salva
me-name-saved = Salvato.
me-code = Codice di recupero
me-code-how = Inserito in un altro browser, questo codice dà accesso a tutti i tuoi posti. Custodiscilo come una chiave.
me-code-there = Hai già un codice. Uno nuovo lo sostituisce.
me-code-do = Crea un codice
me-code-new = Crea un nuovo codice
me-code-once = Il codice si vede solo questa volta. Copialo o stampalo.
me-code-print = Codice di recupero per { $site }
me-code-print-do = Stampa
me-nobody = Prima siediti a un tavolo, o scegli un nome.
me-recover = Ho un codice
me-recover-do = Ritrova i tuoi posti
me-recover-leave = Lascia questi posti e ritrova i tuoi
me-recovered =
    { $n ->
        [0] Rieccoti!
        [one] Rieccoti! Siedi a un tavolo.
       *[other] Rieccoti! Siedi a { $n } tavoli.
    }
me-device = Un secondo dispositivo
me-device-how = Un link per giocare con i tuoi posti anche da un altro dispositivo, per esempio dal telefono oltre che da qui. Funziona una volta sola, entro dieci minuti.
me-device-do = Crea un link
