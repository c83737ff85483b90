### La pagina nel browser, tutto tranne i giochi stessi. Rilettura e regole sono in replay.ftl.

## Ovunque

home-link = Periplus, alla pagina iniziale
to-home = Alla pagina iniziale
close = Chiudi
language = Lingua
theme = Chiaro o scuro
theme-system = Come il sistema
theme-light = Chiaro
theme-dark = Scuro
loading = Un momento …
guest = Ospite
your-name = Il tuo nome
your-turn = Tocca a te
your-turn-asked = Tocca a te: { $question }
copy = Copia
copied = Copiato
copy-failed = Il browser non permette di copiare. Il link è selezionato: copialo a mano.
share = Condividi
footer-private = Nessuna registrazione, nessuna pubblicità, niente da server altrui. Un cookie tiene il tuo posto, nient’altro.
footer-api = Per chi programma: l’API

## Pagina iniziale

home-tagline = Un tavolo per giochi di viaggio
home-welcome = Viaggi per mare e sotto terra, da giocare nel browser con gli amici o contro i bot. Non serve registrarsi: scegli un gioco e salpa.
home-games = I giochi
home-players = { $players } giocatori
home-minutes = { $minutes } { $most ->
    [one] minuto
   *[other] minuti
}
home-play-now = Gioca subito contro i bot
home-play-friends = Gioca con gli amici
home-rules = Regole
home-going = I tuoi tavoli
home-finished = Partite finite
home-gathering = in attesa di giocatori
home-waiting = tocca agli altri
home-set-aside = messo da parte
home-won = { $count ->
    [one] vinta da { $names }
   *[other] vinta insieme da { $names }
}
home-result = Risultato

## Un nuovo tavolo

new-title = Un nuovo tavolo
new-game = Quale gioco?
new-seats = Chi gioca?
new-seat = Posto { $number }
new-seat-me = Io
new-seat-open = Un amico, su invito
new-seat-bot = Bot: { $level }
new-fewer = meno posti
new-more = più posti
new-name = Nome del tavolo
new-clock = Tempo per ogni decisione
new-clock-none = Senza limite
new-clock-minutes = { $minutes ->
    [one] 1 minuto
   *[other] { $minutes } minuti
}
new-clock-help = Quando il tempo scade, decide un bot.
new-options = { $changed ->
    [0] Singole regole
    [one] Singole regole (1 cambiata)
   *[other] Singole regole ({ $changed } cambiate)
}
new-options-help = Dove le regole pubblicate tacciono o le edizioni differiscono, il tavolo può scegliere. Le scelte mostrate sono quelle consuete.
new-make = Prepara il tavolo
new-make-help = { $open ->
    [one] Riceverai un link da mandare al tuo amico. La partita comincia quando il posto è preso.
   *[other] Riceverai un link da mandare agli amici. La partita comincia quando tutti e { $open } i posti sono presi.
}
new-make-at-once = Nessun posto è libero: la partita comincia subito.

level-sailor = Marinaio
level-sailor-about = Gioca come viene: buona compagnia per la primissima partita.
level-helmsman = Timoniere
level-helmsman-about = Soppesa le probabilità e gioca per vincere.
level-captain = Capitano
level-captain-about = Immagina le carte nascoste e pensa in anticipo.
level-oracle = Oracolo
level-oracle-about = Riflette per due secondi: il più forte.

## Prima della partita

seat-open = posto libero
seat-you = tu
gathering-open = { $open ->
    [one] Un posto è ancora libero. La partita comincia appena è preso.
   *[other] { $open } posti sono ancora liberi. La partita comincia appena sono presi.
}
gathering-invite = Invita i tuoi amici
gathering-invite-help = Chi apre questo link può prendere uno dei posti liberi.
gathering-link = Link d’invito
gathering-uninvited = Stai guardando. Per prendere posto ti serve il link d’invito di chi siede già qui.
gathering-seats = Al tavolo
gathering-bots = Non arriva nessun altro?
gathering-level = Livello dei bot
gathering-start = Completa con i bot e comincia

join-title = Un invito
join-text = Ti invitano a una partita di { $game }.
join-sit = Prendi posto
join-watch = Guarda soltanto
join-failed-title = Questo posto non si può prendere

device-title = Continua a giocare qui
device-text = Questo link porta il tuo posto su questo dispositivo. Vale una volta sola.
device-here = Continua qui
device-failed-title = Questo link non porta più da nessuna parte
device-failed-text = Sul dispositivo dove stavi giocando, apri il menu del tavolo e chiedi un nuovo link.

## Al tavolo

players = Giocatori
seat-bot = Un bot: { $level }.
seat-stand-in = { $name } non c’è; gioca un bot ({ $level }).
seat-present = { $name } è al tavolo.
seat-away = { $name } in questo momento non guarda il tavolo.
present = presente
away = assente
has-turn = è di turno
decides = deve decidere
prompt = La domanda
prompt-more = Tutta la domanda
undo = Ritira
undo-help = Ritira i tuoi ultimi clic, finché nessuno ne ha saputo qualcosa.
hints = Suggerimento
hints-help = Riflette un momento, senza sapere più di te, e mostra le scelte migliori con le tue probabilità di vincere.
hints-thinking = Le tue scelte vengono soppesate …
why = Perché non posso …?
spectating = Stai guardando. Vedi ciò che tutti possono vedere.
stand-in-mine = Un bot gioca per te, finché non riprendi il tuo posto.
choices = Le risposte possibili
choices-all = Tutte: { $count }
choices-folded = { $gist } ({ $count } scelte)
choices-search = Cerca tra le scelte
choices-none = Nessuna scelta contiene queste parole.
confirm = Conferma
picked = { $count ->
    [0] Scegli ciò che vuoi, in qualsiasi ordine.
   *[other] Scelte: { $count }
}
picked-out = Togli: { $thing }
picked-none = Ricomincia
looked-not = Non questo
ways-more = Altro …
clock = Tempo rimasto per questa decisione
clock-help = Quando il tempo scade, decide un bot. Dopo tre volte di fila tiene il posto finché il giocatore non torna.
side = Tabellone, diario e chat
tab-board = Tavolo
tab-hand = Mano
log = Diario
log-empty = Non è ancora successo niente.
chat = Chat
chat-empty = Nessuno ha ancora detto niente.
chat-write = Di’ qualcosa
chat-send = Invia
chat-unread = da leggere
announcements = Che cosa è appena successo
connection-lost = Il collegamento è caduto. La pagina ci riprova e prosegue da sola; niente di ciò che hai fatto è perso.

## Il menu del tavolo

menu = Menu
menu-seat = Il tuo posto
menu-view = Aspetto e suono
menu-game = Il gioco
menu-watch = Chi ha questo link può guardare:
menu-watch-link = Link per gli spettatori
seat-hand = Lascia giocare un bot per me
seat-take-back = Riprendi il mio posto
other-device = Continua su un altro dispositivo
other-device-help = Inquadra il codice con l’altro dispositivo, o apri lì il link. Vale una volta sola, fino alle { $time }.
other-device-qr = Il link al tuo posto come codice QR
other-device-link = Link al tuo posto
leave = Lascia il tavolo
leave-sure = Rinunceresti al tuo posto per sempre: un bot lo gioca fino alla fine. Per assentarti un po’, lascia invece giocare un bot per te.
leave-gathering = Il tuo posto torna libero per qualcun altro.
leave-yes = Lascia per sempre
leave-no = Resta
text-mode = Il tavolo in parole
motion = Mostra le mosse in movimento
one-click = Un solo clic sul tabellone basta
sound = Un suono quando tocca a me
notifications = Un avviso quando tocca a me
notifications-barred = Il browser non permette avvisi da questa pagina. Puoi cambiarlo nelle sue impostazioni.
seal = Carte sigillate
seal-help = Prima della prima carta il server ha fissato tutte le pescate con un segreto e ne ha mostrato il sigillo. Alla fine il segreto è svelato, e chiunque può verificare che nessuno ha scelto le carte.
seal-word = Sigillo
seal-secret = Segreto
seal-secret-later = si vede quando la partita è finita
seal-verify = Per verificarlo, scarica il resoconto della partita ed esegui:

## La fine della partita

ending-next = E adesso
ending-replay = Rivedi la partita
ending-record = Scarica il resoconto
rematch = Gioca ancora
rematch-join = Alla nuova partita
rematch-made = Qualcuno a questo tavolo vuole un’altra partita.

## Quando qualcosa va storto

missing-title = Fuori dalla carta
missing-text = A questo indirizzo non c’è niente. Manca forse un pezzo del link?
no-table-title = Nessun tavolo qui
set-aside-title = Questo tavolo è messo da parte
unreachable-title = Nessun collegamento
refusal-unreachable = Il server non risponde. La pagina continua a provare.
refusal-no-table = A questo indirizzo non c’è nessun tavolo. Forse il link è incompleto, o il tavolo è stato sparecchiato.
refusal-bad-invitation = Questo invito non è valido. Chiedi di nuovo il link.
refusal-seat-taken = Qualcuno è stato più veloce: questo posto è preso.
refusal-no-seat = Tutti i posti di questo tavolo sono presi. Puoi guardare volentieri.
refusal-not-your-turn = Non tocca a te decidere.
refusal-not-seated = A questo tavolo stai solo guardando.
refusal-not-host = Può farlo solo chi ha preparato il tavolo.
refusal-stale = Il tavolo era già andato avanti. Ecco come sta adesso.
refusal-illegal = Questo non è più possibile. Ecco come sta adesso.
refusal-not-running = La partita non è ancora cominciata.
refusal-over = La partita è finita.
refusal-not-over = Si può vedere quando la partita è finita.
refusal-nothing-to-undo = Non si può ritirare nulla: dopo il tuo ultimo clic qualcuno ha saputo o deciso qualcosa.
refusal-unknown-rules = Questo tavolo si gioca con regole che questo server non conosce.
refusal-set-aside = La partita di questo tavolo non si può ricostruire e per ora non può continuare. Chi gestisce il server trova il motivo nel registro. Quello che è stato giocato resta conservato.
refusal-unavailable = In questo momento non si è potuto salvare. Riprova.
refusal-no-link = Questo link è sconosciuto o troppo vecchio.
refusal-no-hints = Questo gioco non ha suggerimenti.
refusal-link-used = Questo link è già stato usato. Vale una volta sola.
refusal-too-large = È troppo lungo.
refusal-too-many = Troppo in una volta. Aspetta un momento.
refusal-other = Qualcosa è andato storto. Riprova.
