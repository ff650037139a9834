### Einstellungen dieses Browsers, und wer davor sitzt.

settings-title = Einstellungen
settings-back = { $to ->
    [t] Zurück zum Tisch
   *[other] Zurück
  }
settings-look = Aussehen
settings-play = Bedienung
settings-language = Sprache
settings-theme = Farben
settings-theme-auto = Wie das Gerät
settings-theme-light = Pergament (hell)
settings-theme-dark = Kerze (dunkel)
settings-pace = Züge der anderen
settings-pace-off = Sofort
settings-pace-slow = Langsam
settings-pace-fast = Zügig
settings-text = Textansicht
settings-text-how = Der ganze Tisch in Worten, ohne Bilder.
settings-tap = Ein Tippen genügt
settings-tap-how = Sonst zeigt das erste Tippen Kosten und Ergebnis, und erst das zweite führt aus.
settings-sound = Ton
settings-sound-how = Ein Glöckchen, wenn du entscheiden musst; dazu Münzen, Siegel und Seiten, sobald sich etwas bewegt.
settings-notify = Benachrichtigungen
settings-notify-how = Wenn du entscheiden musst und gerade etwas anderes ansiehst.
settings-notify-refused = Dieser Browser lässt sie für diese Website nicht zu; in seinen Einstellungen lässt sich das ändern.
settings-notify-none = Dieser Browser zeigt für eine Website keine an.
settings-guide = Begleiter
settings-guide-how = Erklärt alles, wenn es zum ersten Mal wichtig wird.
settings-guide-again = Alles noch einmal erklären
settings-guide-again-done = Wird gemacht.

me-title = Ich
me-how = Du spielst ohne Konto: Dieser Browser merkt sich deine Plätze. Damit du sie nicht mit ihm verlierst, gibt es zwei Wege.
me-name = Mein Name am Tisch
me-name-do = Speichern
me-name-saved = Gespeichert.
me-code = Wiederherstellungscode
me-code-how = Wer diesen Code in einem anderen Browser eingibt, wird dort zu dir, mit allen deinen Plätzen. Hüte ihn wie einen Schlüssel.
me-code-there = Du hast schon einen Code bekommen. Ein neuer ersetzt ihn.
me-code-do = Code erstellen
me-code-new = Neuen Code erstellen
me-code-once = Er wird nur dieses eine Mal gezeigt. Kopiere oder drucke ihn.
me-code-print = Wiederherstellungscode für { $site }
me-code-print-do = Drucken
me-nobody = Nimm zuerst irgendwo Platz oder gib dir einen Namen.
me-recover = Ich habe einen Code
me-recover-do = Wieder ich werden
me-recover-leave = Diese Plätze verlassen und wieder ich werden
me-recovered =
    { $n ->
        [0] Willkommen zurück.
        [one] Willkommen zurück: Du sitzt an einem Tisch.
       *[other] Willkommen zurück: Du sitzt an { $n } Tischen.
    }
me-device = Ein zweites Gerät
me-device-how = Ein Link, über den du auch auf einem zweiten Gerät spielst, etwa auf einem Handy neben diesem Bildschirm. Er gilt nur einmal, zehn Minuten lang.
me-device-do = Link erstellen
