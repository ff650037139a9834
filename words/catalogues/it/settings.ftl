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
settings-notify-refused = Questo browser non le permette per questo sito; si cambia nelle sue impostazioni.
settings-notify-none = Questo browser non ne mostra per una pagina.
settings-guide = Guida
settings-guide-how = Spiega ogni cosa la prima volta che conta.
settings-guide-again = Spiega tutto da capo
settings-guide-again-done = Fatto: si ricomincia.

me-title = Io
me-how = Si gioca senza registrarsi: i tuoi posti li conserva questo browser. Per non perderli insieme a lui ci sono due modi.
me-name = Il mio nome al tavolo
me-name-do = Salva
me-name-saved = Salvato.
me-code = Codice di recupero
me-code-how = Chi scrive questo codice in un altro browser diventa te, con tutti i tuoi posti. Custodiscilo come una chiave.
me-code-there = Hai già un codice. Uno nuovo lo sostituisce.
me-code-do = Crea un codice
me-code-new = Crea un nuovo codice
me-code-once = Si vede solo questa volta. Copialo o stampalo.
me-code-print = Codice di recupero per { $site }
me-code-print-do = Stampa
me-nobody = Prima siediti a un tavolo, o datti un nome.
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
me-device-how = Un link per giocare con i tuoi posti anche da un altro dispositivo: per esempio dal telefono, accanto a questo schermo. Vale una volta sola, per dieci minuti.
me-device-do = Crea un link
