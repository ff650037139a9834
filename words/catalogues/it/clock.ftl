### Gli orologi a un tavolo che li ha.

clock-of = Tempo di { $name }
clock-at-reserve = Riserva usata da: { $when }.
clock-at-holiday = Ferie usate da: { $when }.
clock-at-ends = Scade: { $when }.
clock-low = { $n ->
    [one] Ti resta { $n } secondo.
   *[other] Ti restano { $n } secondi.
  }
clock-own-up = Il tuo tempo è scaduto.
clock-paused = Gli orologi sono fermi.
clock-resume = Fai ripartire gli orologi
clock-pause = Ferma gli orologi
clock-pause-how = Devono essere d’accordo tutti i giocatori. Finché gli orologi sono fermi nessuno perde tempo, e si può continuare a giocare.
clock-pause-wanted = { $name } vorrebbe fermare gli orologi.
clock-pause-agree = Accetta
clock-pause-refuse = Rifiuta
clock-pause-waits = Vuoi fermare gli orologi: gli altri non hanno ancora accettato.
clock-pause-withdraw = Ritira la richiesta
clock-timed-out = Il tempo di { $name } è scaduto.
clock-vote = Fai giocare un bot
clock-votes = { $n ->
    [one] Un giocatore vuole un bot.
   *[other] { $n } giocatori vogliono un bot.
  }
clock-mine-up = Il tuo tempo è scaduto: gli altri possono far giocare un bot al tuo posto.
clock-holiday = Ferie
clock-holiday-left = Ti restano { $time } di ferie. Durante le ferie il tuo tempo non scorre.
clock-holiday-none = Non hai più ferie.
clock-holiday-begin = Comincia le ferie
clock-holiday-end = Termina le ferie
clock-on-holiday = Sei in ferie. Fine: { $when }.
clock-seat-on-holiday = { $name } è in ferie. Fine: { $when }.
