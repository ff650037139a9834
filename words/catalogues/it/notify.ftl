### Notifiche fuori dalla pagina, ed e-mail.

# Titoli. Il primo è per il giocatore, l’altro per un canale di tutto il tavolo.
notify-turn = Tocca a te: { $table }
    .other = Si aspetta { $name }: { $table }
notify-reminder = Il tuo tempo sta per scadere: { $table }
    .other = Il tempo di { $name } sta per scadere: { $table }
notify-timed-out = Il tuo tempo è scaduto: { $table }
    .other = Il tempo di { $name } è scaduto: { $table }
notify-order-stopped = Il turno che avevi preparato si è fermato: { $table }
notify-over = La partita è finita: { $table }

# Testi: una frase ciascuno
notify-ends = Il tempo scade: { $when }.
notify-out-takeover = Un bot gioca al tuo posto finché non torni.
    .other = Un bot gioca finché { $name } non torna.
notify-out-turn = Per questa volta un bot gioca al tuo posto.
    .other = Per questa volta un bot gioca al posto di { $name }.
notify-out-vote = Gli altri possono far giocare un bot al tuo posto.
    .other = Gli altri possono far giocare un bot.
notify-order-stopped-text = Quello che avevi preparato non è stato giocato, o solo in parte: ora decidi tu.
notify-when = { $weekday ->
    [1] lunedì
    [2] martedì
    [3] mercoledì
    [4] giovedì
    [5] venerdì
    [6] sabato
   *[7] domenica
  } { $day ->
    [1] 1º
   *[other] { $day }
  } { $month ->
    [1] gennaio
    [2] febbraio
    [3] marzo
    [4] aprile
    [5] maggio
    [6] giugno
    [7] luglio
    [8] agosto
    [9] settembre
    [10] ottobre
    [11] novembre
   *[12] dicembre
  }, { $time } ({ $zone })

# Una e-mail al giorno con tutti i tavoli che aspettano
notify-digest = { $n ->
    [one] Un tavolo ti aspetta
   *[other] { $n } tavoli ti aspettano
  }

# L’elenco dei propri turni in un calendario o in un lettore di feed
notify-feed = Volgare: tocca a te

# Le altre e-mail
mail-confirm = Conferma il tuo indirizzo
    .text = Hai chiesto a { $site } di inviare a questo indirizzo le notifiche delle tue partite. Conferma che è tuo:
    .do = Conferma l’indirizzo
    .else = Il link vale fino a: { $when }. Se non l’hai chiesto tu, non fare nulla: senza conferma a questo indirizzo non arriva alcuna notifica.
mail-return = Di nuovo ai tuoi tavoli
    .text = Apri questo link sul dispositivo con cui vuoi giocare: lì ritroverai tutto ciò che è di { $name }, gli stessi tavoli e gli stessi posti.
    .do = Torna ai tuoi tavoli
    .else = Il link vale una volta sola, fino a: { $when }. Non darlo a nessuno: chi lo apre gioca al tuo posto. Se non l’hai chiesto tu, non fare nulla.
mail-why = Ricevi questa e-mail perché l’hai chiesto a { $site }.
mail-unsubscribe = Non ricevere più queste e-mail

# Un messaggio di prova
notify-test = Qui ricevi le notifiche di Volgare
    .text = Hai chiesto questo messaggio a { $site } per fare una prova. Funziona tutto.

# Pagine a cui portano i link delle e-mail
mail-confirmed = L’indirizzo è confermato
    .text = Ora { $site } invia le notifiche delle tue partite a { $address }.
mail-stop = Non ricevere più queste e-mail?
    .text = { $site } non invierà più notifiche a { $address }.
    .do = Non inviare più e-mail
mail-stopped = Niente più e-mail
    .text = { $site } non invia più notifiche a { $address }. Per riceverle di nuovo, salva le impostazioni dell’indirizzo tra le tue notifiche.
