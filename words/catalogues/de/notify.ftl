### Benachrichtigungen außerhalb der Seite, und E-Mails.

# Titel. Der erste ist für die Person am Zug, der andere für einen Kanal des ganzen Tisches.
notify-turn = Du bist dran: { $table }
    .other = Alle warten auf { $name }: { $table }
notify-reminder = Deine Zeit läuft bald ab: { $table }
    .other = Die Zeit von { $name } läuft bald ab: { $table }
notify-timed-out = Deine Zeit ist um: { $table }
    .other = Die Zeit von { $name } ist um: { $table }
notify-order-stopped = Dein vorbereiteter Zug wurde abgebrochen: { $table }
notify-over = Die Partie ist zu Ende: { $table }

# Texte: je ein Satz
notify-ends = Die Zeit läuft ab: { $when }.
notify-out-takeover = Ein Bot spielt für dich, bis du zurückkommst.
    .other = Ein Bot spielt, bis { $name } zurückkommt.
notify-out-turn = Dieses eine Mal spielt ein Bot für dich.
    .other = Dieses eine Mal spielt ein Bot für { $name }.
notify-out-vote = Die anderen dürfen einen Bot für dich spielen lassen.
    .other = Die anderen dürfen einen Bot spielen lassen.
notify-order-stopped-text = Was du vorbereitet hast, wurde nicht oder nur zum Teil gespielt: Jetzt entscheidest du.
notify-when = { $weekday ->
    [1] Montag
    [2] Dienstag
    [3] Mittwoch
    [4] Donnerstag
    [5] Freitag
    [6] Samstag
   *[7] Sonntag
  }, { $day }. { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
  }, { $time } Uhr ({ $zone })

# Eine E-Mail am Tag mit allen wartenden Tischen
notify-digest = { $n ->
    [one] Ein Tisch wartet auf dich
   *[other] { $n } Tische warten auf dich
  }

# Die Liste der eigenen Züge in einem Kalender oder Feedreader
notify-feed = Volgare: Du bist dran

# Die anderen E-Mails
mail-confirm = Bestätige deine Adresse
    .text = Du möchtest, dass { $site } dich unter dieser Adresse über deine Partien benachrichtigt. Bestätige, dass sie dir gehört:
    .do = Adresse bestätigen
    .else = Der Link gilt bis { $when }. Wenn du nicht darum gebeten hast, brauchst du nichts zu tun: Ohne Bestätigung gehen keine Benachrichtigungen an diese Adresse.
mail-return = Zurück an deine Tische
    .text = Öffne diesen Link auf dem Gerät, mit dem du spielen möchtest. Danach gehört es zu { $name }: dieselben Tische, dieselben Plätze.
    .do = Zurück an meine Tische
    .else = Der Link gilt nur einmal, bis { $when }. Gib ihn nicht weiter: Wer ihn öffnet, spielt an deiner Stelle. Wenn du nicht darum gebeten hast, brauchst du nichts zu tun.
mail-why = Du bekommst diese E-Mail, weil du { $site } darum gebeten hast.
mail-unsubscribe = Keine solchen E-Mails mehr

# Eine Nachricht zum Ausprobieren
notify-test = Hier benachrichtigt dich Volgare
    .text = Du hast { $site } um diese Nachricht gebeten, um es auszuprobieren. Alles funktioniert.

# Seiten, zu denen Links in E-Mails führen
mail-confirmed = Die Adresse ist bestätigt
    .text = { $site } benachrichtigt dich jetzt unter { $address } über deine Partien.
mail-stop = Diese E-Mails abbestellen?
    .text = Dann schickt { $site } keine Benachrichtigungen mehr an { $address }.
    .do = E-Mails abbestellen
mail-stopped = Die E-Mails sind abbestellt
    .text = { $site } schickt keine Benachrichtigungen mehr an { $address }. Um sie wieder zu bekommen, speichere die Einstellungen der Adresse bei deinen Benachrichtigungen.
