### Die Uhren an einem Tisch mit Uhren.

clock-of = Zeit von { $name }
clock-at-reserve = Zeitreserve ab: { $when }.
clock-at-holiday = Urlaub ab: { $when }.
clock-at-ends = Läuft ab: { $when }.
clock-low = { $n ->
    [one] Du hast noch { $n } Sekunde.
   *[other] Du hast noch { $n } Sekunden.
  }
clock-own-up = Deine Zeit ist um.
clock-paused = Die Uhren sind angehalten.
clock-resume = Uhren weiterlaufen lassen
clock-pause = Uhren anhalten
clock-pause-how = Alle Mitspielenden müssen zustimmen. Solange die Uhren angehalten sind, verliert niemand Zeit, und ihr könnt weiterspielen.
clock-pause-wanted = { $name } möchte die Uhren anhalten.
clock-pause-agree = Zustimmen
clock-pause-refuse = Ablehnen
clock-pause-waits = Du möchtest die Uhren anhalten: Die anderen haben noch nicht zugestimmt.
clock-pause-withdraw = Zurückziehen
clock-timed-out = Die Zeit von { $name } ist um.
clock-vote = Einen Bot spielen lassen
clock-votes = { $n ->
    [one] Eine Person möchte einen Bot.
   *[other] { $n } Personen möchten einen Bot.
  }
clock-mine-up = Deine Zeit ist um: Die anderen dürfen einen Bot für dich spielen lassen.
clock-holiday = Urlaub
clock-holiday-left = Noch { $time } Urlaub. Im Urlaub läuft deine Zeit nicht.
clock-holiday-none = Du hast keinen Urlaub mehr.
clock-holiday-begin = Urlaub antreten
clock-holiday-end = Urlaub beenden
clock-on-holiday = Du bist im Urlaub bis { $when }.
clock-seat-on-holiday = { $name } ist im Urlaub bis { $when }.
