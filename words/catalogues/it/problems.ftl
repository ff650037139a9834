### Che cosa è andato storto: una frase per ogni codice del contratto.

problem-dismiss = Va bene
problem-rule = Regola { $rule }

problem-offline = Il server non risponde. Nulla è perduto: quella che vedi è l’ultima situazione ricevuta.
problem-bad-request = Il server non ha capito la richiesta.
problem-bad-request-field = Il server non ha capito la richiesta: { $field }.
problem-bad-json = Il server non è riuscito a leggere la richiesta.
problem-too-large = La richiesta è troppo lunga per il server.
problem-unsupported-type = Il server non accetta questo tipo di file.
problem-not-acceptable = Il server non può rispondere in una forma leggibile da questa pagina. Ricarica la pagina.
problem-method = Qui questa operazione non è possibile. Ricarica la pagina.
problem-cross-origin = La richiesta proveniva da un altro sito ed è stata rifiutata.
problem-wrong-host = Il server non risponde a questo nome. Apri l’indirizzo che il server mostra all’avvio.
problem-too-many-requests =
    { $seconds ->
        [0] Troppe richieste insieme: aspetta un momento e riprova.
        [one] Troppe richieste insieme: riprova fra un secondo.
       *[other] Troppe richieste insieme: riprova fra { $seconds } secondi.
    }
problem-unknown-table = Questo tavolo non esiste. Forse è stato rimosso, o il link è incompleto.
problem-unknown-link = Questo link è sconosciuto, già usato o scaduto. Chiedine uno nuovo.
problem-unknown-page = Questa pagina non esiste.
problem-unknown-code = Codice di recupero sconosciuto. Controllalo lettera per lettera; ogni codice nuovo sostituisce il precedente.
problem-unknown-channel = Questo modo di avvisarti non esiste più.
problem-too-many-channels = I modi per ricevere le notifiche sono troppi. Eliminane uno e riprova.
problem-bad-target = A questo indirizzo non si possono inviare notifiche. Controllalo e riprova.
problem-no-mail = Questo server non invia e-mail.
problem-no-https = I browser accettano notifiche solo da siti con https, e questo server non ce l’ha.
problem-not-confirmed = Questo indirizzo non è ancora confermato: apri il link nell’e-mail che vi è stata inviata.
problem-not-sent = Non è stato possibile consegnare il messaggio.
problem-not-held = In questo browser il posto non è tuo.
problem-not-host = Solo l’host del tavolo può farlo.
problem-seat-taken = Il posto è già occupato da un’altra persona.
problem-second-seat = Hai già visto un’altra mano di questa partita, quindi non puoi prendere questo posto.
problem-not-for-host = Sei l’host del tavolo: mentre altri giocano non puoi prendere il posto di un bot, perché vedresti la sua mano.
problem-not-seated = Solo i giocatori seduti al tavolo possono farlo.
problem-not-solo-against-bots = I suggerimenti sono disponibili solo nelle partite in solitario contro i bot.
problem-not-alone = Una partita in corso si può salvare per intero solo se si gioca in solitario contro i bot, a un tavolo dove nessun’altra persona ha mai avuto un posto.
problem-leaves-seats = Questo browser perderebbe i posti che occupa adesso. Si recuperano solo con il suo codice di recupero o da un altro tuo dispositivo.
problem-bad-name = Un nome ha da 1 a 40 caratteri.
problem-bad-text = Il testo è vuoto.
problem-character = Il carattere { $character } qui non è ammesso: non si vede, o altera quelli vicini. Cancellalo e riprova.
problem-long = Il testo è troppo lungo: sono ammessi al massimo { $n } caratteri.
problem-bad-config = Queste impostazioni non sono compatibili fra loro.
problem-bad-record = Questo file non contiene una partita giocabile.
problem-bad-move = Impossibile leggere questa mossa.
problem-illegal = Le regole non permettono questa mossa.
problem-not-asked = È una mossa possibile, ma qui la lezione ne chiede un’altra.
problem-not-your-turn = Ora la decisione spetta a un altro giocatore.
problem-your-turn = È già il tuo turno: fai le tue mosse.
problem-stale = Nel frattempo il tavolo è cambiato, e la tua mossa non è stata eseguita. Guarda di nuovo, poi decidi.
problem-nothing-to-undo = Non c’è nessuna tua mossa da annullare.
problem-information-revealed = Non si può annullare: qualcuno ha visto qualcosa di nuovo.
problem-decided = Non si può annullare: un altro giocatore ha già deciso.
problem-nothing-to-redo = Non c’è nulla da ripetere.
problem-reveals = Una mossa che rivela qualcosa di nascosto non si può provare prima.
problem-seating = La partita non è ancora cominciata.
problem-started = La partita è già cominciata.
problem-over = La partita è finita.
problem-not-over = Questo è possibile solo a partita finita.
problem-closed = Questo tavolo è chiuso.
problem-bot-playing = A questo posto ora gioca un bot: prima riprendi il posto.
problem-present = Non ancora: forse il giocatore è al tavolo e sta pensando.
problem-asked = La domanda è già stata posta.
problem-absence-off = L’host non ha permesso che un bot sostituisca i giocatori assenti.
problem-no-clock = Questo tavolo non ha l’orologio.
problem-clock-paused = Gli orologi sono già fermi, oppure hai già dato il tuo consenso.
problem-clock-runs = Gli orologi camminano e nessuno vuole fermarli.
problem-no-holiday = Non hai ferie da iniziare o da terminare.
problem-time-is-up = Il tuo tempo per questo turno è scaduto. Dopo potrai riprendere il tuo posto.
problem-resigned = Chi giocava a questo posto ha abbandonato.
problem-too-many = È troppo per un solo tavolo.
problem-too-many-tables = Hai raggiunto il numero massimo di tavoli per una persona. Termina una partita, oppure lascia o chiudi un tavolo, e riprova.
problem-limit-reached = Questa operazione è già stata fatta il numero massimo di volte consentito a un tavolo. La partita continua comunque.
problem-key-used = La richiesta è stata confusa con una precedente e non è stata eseguita. Ricarica la pagina.
problem-rules-unavailable = Questo tavolo è in sola lettura: questa versione del server non conosce le regole con cui è cominciata la partita.
problem-storage = Il server non è riuscito a salvare, quindi non è cambiato nulla. Riprova.
problem-stopping = Il server si sta riavviando. Riprova fra un momento.
problem-internal = Si è verificato un errore sul server. Il tavolo non è cambiato.
