### Che cosa è andato storto: una frase per ogni codice del contratto.

problem-dismiss = Va bene
problem-rule = Regola { $rule }

problem-offline = Il server non risponde. Nulla è perduto: vedi l’ultima situazione ricevuta.
problem-bad-request = Il server non ha capito la richiesta.
problem-bad-request-field = Il server non ha capito la richiesta: { $field }.
problem-bad-json = Il server non è riuscito a leggere la richiesta.
problem-too-large = È troppo lungo per il server.
problem-unsupported-type = Il server non accetta questo tipo di file.
problem-not-acceptable = Il server non può rispondere in una forma leggibile per questa pagina. Ricarica la pagina.
problem-method = Qui non si può fare. Ricarica la pagina.
problem-cross-origin = La richiesta veniva da un altro sito ed è stata rifiutata.
problem-wrong-host = Il server non risponde a questo nome. Aprilo all’indirizzo che mostra all’avvio.
problem-too-many-requests =
    { $seconds ->
        [0] Troppe richieste insieme: aspetta un momento e riprova.
        [one] Troppe richieste insieme: riprova fra un secondo.
       *[other] Troppe richieste insieme: riprova fra { $seconds } secondi.
    }
problem-unknown-table = Questo tavolo non esiste. Forse è stato rimosso, o il link è incompleto.
problem-unknown-link = Questo link è sconosciuto, già usato o scaduto. Chiedine uno nuovo.
problem-unknown-page = Questa pagina non esiste.
problem-unknown-code = Codice di recupero sconosciuto. Controllalo lettera per lettera; un codice nuovo sostituisce il vecchio.
problem-not-held = Questo posto non è tuo, in questo browser.
problem-not-host = Può farlo solo chi ospita il tavolo.
problem-seat-taken = Lì siede già qualcun altro.
problem-second-seat = Hai già visto un’altra mano di questa partita, quindi non puoi prendere questo posto.
problem-not-for-host = Ospiti tu il tavolo: mentre altri giocano non puoi prendere il posto di un bot, perché vedresti la sua mano.
problem-not-seated = Può farlo solo chi siede al tavolo.
problem-not-solo-against-bots = I suggerimenti sono per chi gioca da solo contro i bot.
problem-not-alone = Può salvare per intero una partita in corso solo chi gioca da solo contro i bot, a un tavolo dove nessun altro ha mai avuto un posto.
problem-leaves-seats = Questo browser perderebbe i posti che occupa adesso. Si ritrovano solo con il suo codice di recupero o con un altro tuo dispositivo.
problem-bad-name = Un nome ha da 1 a 40 caratteri.
problem-bad-text = Il testo è vuoto.
problem-character = Il carattere { $character } qui non è ammesso: non si vede, o altera quelli vicini. Cancellalo e riprova.
problem-long = Il testo è troppo lungo: sono ammessi al massimo { $n } caratteri.
problem-bad-config = Queste impostazioni non sono compatibili fra loro.
problem-bad-record = Questo non è il file di una partita giocabile.
problem-bad-move = Questa mossa non è leggibile.
problem-illegal = Le regole non permettono questa mossa.
problem-not-asked = Si può fare, ma qui la lezione chiede altro.
problem-not-your-turn = Adesso deve decidere qualcun altro.
problem-stale = Nel frattempo il tavolo è cambiato e questo non è stato fatto. Guarda di nuovo, poi decidi.
problem-nothing-to-undo = Non c’è nulla di tuo da annullare.
problem-information-revealed = Non si può annullare: qualcuno ha visto qualcosa di nuovo.
problem-decided = Non si può annullare: un altro giocatore ha già deciso.
problem-nothing-to-redo = Non c’è nulla da ripetere.
problem-reveals = Non si può provare prima una mossa che rivela qualcosa.
problem-seating = La partita non è ancora cominciata.
problem-started = La partita è già cominciata.
problem-over = La partita è finita.
problem-not-over = Si può fare quando la partita è finita.
problem-closed = Questo tavolo è chiuso.
problem-bot-playing = A questo posto ora gioca un bot: prima riprendilo.
problem-present = Non ancora: chi gioca a questo posto può esserci, e pensare.
problem-asked = È già stato chiesto.
problem-absence-off = Chi ospita non ha permesso che un bot sostituisca chi è assente.
problem-resigned = Chi giocava a questo posto ha abbandonato.
problem-too-many = È troppo per un solo tavolo.
problem-too-many-tables = Siedi già a tutti i tavoli possibili per una persona. Termina una partita, lascia o chiudi un tavolo, poi riprova.
problem-limit-reached = È già stato fatto tutte le volte che un tavolo permette. La partita comunque continua.
problem-key-used = La richiesta è stata confusa con una precedente e non è stata eseguita. Ricarica la pagina.
problem-rules-unavailable = Questo tavolo si può solo leggere: questa versione del server non conosce le regole con cui è cominciato.
problem-storage = Il server non è riuscito a salvare, quindi nulla è stato fatto. Il tavolo è com’era; riprova.
problem-stopping = Il server si sta riavviando. Riprova fra un momento.
problem-internal = Qualcosa è andato storto sul server. Il tavolo è com’era.
