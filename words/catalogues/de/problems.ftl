### Was schiefging: ein Satz für jeden Code des Vertrags.

problem-dismiss = In Ordnung
problem-rule = Regel { $rule }

problem-offline = Der Server ist nicht erreichbar. Nichts ist verloren: Du siehst den letzten Stand, den er gemeldet hat.
problem-bad-request = Der Server hat die Anfrage nicht verstanden.
problem-bad-request-field = Der Server hat die Anfrage nicht verstanden: { $field }.
problem-bad-json = Der Server konnte die Anfrage nicht lesen.
problem-too-large = Das ist für den Server zu lang.
problem-unsupported-type = Diese Art von Datei nimmt der Server nicht an.
problem-not-acceptable = Der Server kann nicht in einer Form antworten, die diese Seite versteht. Lade die Seite neu.
problem-method = Das geht hier nicht. Lade die Seite neu.
problem-cross-origin = Die Anfrage kam von einer anderen Website und wurde abgelehnt.
problem-wrong-host = Unter diesem Namen ist der Server nicht zu erreichen. Öffne ihn unter der Adresse, die er beim Start nennt.
problem-too-many-requests =
    { $seconds ->
        [0] Zu viel auf einmal: Warte einen Moment und versuch es dann noch einmal.
        [one] Zu viel auf einmal: Versuch es in einer Sekunde noch einmal.
       *[other] Zu viel auf einmal: Versuch es in { $seconds } Sekunden noch einmal.
    }
problem-unknown-table = Diesen Tisch gibt es nicht. Vielleicht wurde er entfernt, oder der Link ist unvollständig.
problem-unknown-link = Dieser Link ist unbekannt, schon benutzt oder abgelaufen. Bitte um einen neuen.
problem-unknown-page = Diese Seite gibt es nicht.
problem-unknown-code = Diesen Wiederherstellungscode gibt es nicht. Prüfe ihn Zeichen für Zeichen; ein neuerer ersetzt den älteren.
problem-unknown-channel = Diesen Weg, dich zu benachrichtigen, gibt es nicht mehr.
problem-too-many-channels = Das sind zu viele Wege für Benachrichtigungen. Lösche einen und versuche es noch einmal.
problem-bad-target = An diese Adresse kann keine Benachrichtigung gehen. Prüfe sie und versuche es noch einmal.
problem-no-mail = Dieser Server verschickt keine E-Mails.
problem-no-https = Browser nehmen Benachrichtigungen nur von Seiten mit https an, und dieser Server hat das nicht.
problem-not-confirmed = Diese Adresse ist noch nicht bestätigt: Öffne den Link in der E-Mail, die an sie ging.
problem-not-sent = Die Nachricht konnte nicht zugestellt werden.
problem-not-held = Dieser Platz gehört in diesem Browser nicht dir.
problem-not-host = Das darf nur der Gastgeber des Tisches.
problem-seat-taken = Dort sitzt schon jemand anders.
problem-second-seat = Du hast in dieser Partie schon hinter einen anderen Sichtschirm gesehen und kannst diesen Platz deshalb nicht übernehmen.
problem-not-for-host = Du bist der Gastgeber: Solange andere spielen, kannst du den Platz eines Bots nicht übernehmen, denn dann sähest du hinter seinen Sichtschirm.
problem-not-seated = Das dürfen nur alle, die am Tisch sitzen.
problem-not-solo-against-bots = Tipps gibt es nur, wenn du allein gegen Bots spielst.
problem-not-alone = Eine laufende Partie kannst du nur dann ganz speichern, wenn du allein gegen Bots spielst und an dem Tisch nie jemand anders einen Platz hatte.
problem-leaves-seats = Dieser Browser würde seine jetzigen Plätze verlieren. Zurück bekommst du sie nur mit ihrem eigenen Wiederherstellungscode oder auf einem anderen deiner Geräte.
problem-bad-name = Ein Name hat 1 bis 40 Zeichen.
problem-bad-text = Der Text ist leer.
problem-character = Das Zeichen { $character } ist hier nicht möglich: Es ist unsichtbar oder verändert die Zeichen daneben. Lösche es und versuche es noch einmal.
problem-long = Der Text ist zu lang: Möglich sind höchstens { $n } Zeichen.
problem-bad-config = Diese Einstellungen passen nicht zusammen.
problem-bad-record = Das ist kein Protokoll einer spielbaren Partie.
problem-bad-move = Diese Aktion ist nicht lesbar.
problem-illegal = Die Regeln erlauben diese Aktion nicht.
problem-not-asked = Das ginge, aber die Lektion verlangt hier etwas anderes.
problem-not-your-turn = Gerade muss jemand anders entscheiden.
problem-your-turn = Du bist schon an der Reihe: Führe deine Aktionen aus.
problem-stale = Am Tisch hat sich inzwischen etwas geändert, darum wurde das nicht ausgeführt. Sieh noch einmal hin und entscheide dann.
problem-nothing-to-undo = Von dir gibt es nichts rückgängig zu machen.
problem-information-revealed = Das lässt sich nicht rückgängig machen: Jemand hat dadurch etwas erfahren.
problem-decided = Das lässt sich nicht rückgängig machen: Seither hat jemand anders entschieden.
problem-nothing-to-redo = Es gibt nichts zu wiederholen.
problem-reveals = Ein Zug, der etwas aufdeckt, lässt sich nicht vorab ausprobieren.
problem-seating = Die Partie hat noch nicht begonnen.
problem-started = Die Partie hat schon begonnen.
problem-over = Die Partie ist zu Ende.
problem-not-over = Das geht erst, wenn die Partie zu Ende ist.
problem-closed = Dieser Tisch ist geschlossen.
problem-bot-playing = Diesen Platz spielt gerade ein Bot: Übernimm ihn zuerst wieder.
problem-present = Noch nicht: Auf diesem Platz überlegt vielleicht noch jemand.
problem-asked = Das wurde schon gefragt.
problem-absence-off = Der Gastgeber hat nicht erlaubt, dass ein Bot Abwesende vertritt.
problem-no-clock = Dieser Tisch hat keine Uhr.
problem-clock-paused = Die Uhren stehen schon still, oder du hast dem bereits zugestimmt.
problem-clock-runs = Die Uhren laufen, und niemand möchte sie anhalten.
problem-no-holiday = Du hast keinen Urlaub, den du antreten oder beenden könntest.
problem-time-is-up = Deine Zeit für diesen Zug ist um. Danach kannst du deinen Platz wieder einnehmen.
problem-resigned = Auf diesem Platz wurde aufgegeben.
problem-too-many = Das ist mehr, als ein Tisch fasst.
problem-too-many-tables = Du sitzt schon an so vielen Tischen wie möglich. Beende eine Partie, verlasse oder schließe einen Tisch und versuch es dann noch einmal.
problem-limit-reached = Öfter ist das an einem Tisch nicht möglich. Die Partie selbst geht weiter.
problem-key-used = Die Anfrage wurde mit einer früheren verwechselt und nicht ausgeführt. Lade die Seite neu.
problem-rules-unavailable = Dieser Tisch lässt sich nur noch lesen: Diese Version des Servers kennt die Regeln nicht, mit denen er begann.
problem-storage = Der Server konnte das nicht speichern und hat es darum nicht ausgeführt. Am Tisch ist alles wie zuvor; versuch es noch einmal.
problem-stopping = Der Server startet gerade neu. Versuch es gleich noch einmal.
problem-internal = Auf dem Server ist etwas schiefgegangen. Am Tisch ist alles wie zuvor.
