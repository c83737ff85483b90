### La pagina nel browser, tutto tranne i giochi stessi. Rilettura e regole sono in replay.ftl.

## Ovunque

home-link = Periplus, torna alla pagina iniziale
to-home = Torna alla pagina iniziale
close = Chiudi
language = Lingua
theme = Chiaro o scuro
theme-system = Come il sistema
theme-light = Chiaro
theme-dark = Scuro
loading = Un momento…
guest = Ospite
your-name = Il tuo nome
your-turn = Tocca a te
your-turn-asked = Tocca a te: { $question }
copy = Copia
copied = Copiato
copy-failed = Il browser non permette di copiare. Il link è selezionato: copialo a mano.
share = Condividi
footer-private = Nessuna registrazione, nessuna pubblicità, niente da server di terzi. Un cookie conserva il tuo posto, nient’altro.
footer-api = Per chi programma: l’API

## Pagina iniziale

home-tagline = Un tavolo per giochi di grandi viaggi
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

## Le mie partite

games-title = Le mie partite
games-about = Tutto ciò che hai giocato in questo browser, in corso e finito.
games-all = Tutte le mie partite
games-game = Gioco
games-any = Tutti i giochi
games-opponent = Giocate con
games-more = Mostrane altre
games-none-found = Nessuna partita trovata.
games-none-going = Nessuna partita è in corso.
games-none-over = Non hai ancora finito una partita.
games-rank = la tua posizione: { $rank } su { $of }
games-left = hai lasciato il tavolo

## Un nuovo tavolo

new-title = Un nuovo tavolo
new-game = Quale gioco?
new-seats = Chi gioca?
new-seat = Posto { $number }
new-seat-me = Tu
new-seat-open = Un amico, su invito
new-seat-bot = Bot: { $level }
new-fewer = meno posti
new-more = più posti
new-count = { $seats ->
    [one] 1 posto
   *[other] { $seats } posti
}
new-name = Nome del tavolo
new-clock = Tempo per ogni decisione
new-clock-none = Senza limite
new-clock-minutes = { $minutes ->
    [one] 1 minuto
   *[other] { $minutes } minuti
}
new-clock-days = { $days ->
    [one] 1 giorno
   *[other] { $days } giorni
}
new-clock-help = Quando il tempo scade, decide un bot.
new-hints = Suggerimenti
new-hints-allowed = Consentiti
new-hints-none = Nessuno
new-hints-help = Se chi gioca può chiedere le scelte migliori, con le probabilità di vincere.
new-options = { $changed ->
    [0] Regole della casa
    [one] Regole della casa (1 cambiata)
   *[other] Regole della casa ({ $changed } cambiate)
}
new-options-help = Dove le regole pubblicate tacciono o le edizioni differiscono, il tavolo può scegliere. Le scelte mostrate sono quelle consuete.
new-make = Prepara il tavolo
new-make-help = { $open ->
    [one] Riceverai un link da mandare al tuo amico. La partita comincia quando ha preso posto.
   *[other] Riceverai un link da mandare ai tuoi { $open } amici. La partita comincia quando tutti hanno preso posto.
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
level-and-manner = { $level }, { $manner }
manner = Carattere
manner-of-seat = Carattere al posto { $number }
manner-any = Un carattere qualsiasi
manner-none = Nessun carattere
manner-choice = { $name } ({ $manner })
manner-any-about = Chi è, lo vedrai al tavolo.

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
gathering-seats = Al tavolo
gathering-bots = Non arriva nessun altro?
gathering-level = Livello dei bot
gathering-start = Completa con i bot e comincia
gathering-expected = In attesa di { $names }.
gathering-away = Assenti in questo momento: { $names }.
gathering-qr = L’indirizzo del tavolo come codice QR
gathering-qr-help = C’è qualcuno accanto a te? Può inquadrare questo codice.
gathering-rules = Come si gioca
gathering-usual = Per il resto valgono le regole consuete.
without-hints = Senza suggerimenti
clock-seconds = { $seconds } secondi
seat-expected = per { $name }

join-text = Ti invitano a una partita di { $game }.
join-sit = Prendi posto
join-or-watch = Oppure resta qui a guardare.

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
has-turn = è il suo turno
decides = deve decidere
prompt = La domanda
prompt-more = Tutta la domanda
undo = Annulla
undo-help = Annulla i tuoi ultimi clic, finché nessuno ne ha saputo qualcosa.
hints = Suggerimento
hints-help = Riflette un momento, senza sapere più di te, e mostra le scelte migliori con le tue probabilità di vincere.
hints-thinking = Sto valutando le tue scelte…
why = Perché non posso…?
spectating = Stai guardando. Vedi ciò che tutti possono vedere.
watchers = { $count ->
    [one] 1 persona sta guardando
   *[other] { $count } persone stanno guardando
}
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
picked-other = Non va insieme a ciò che hai scelto: prima togli qualcosa.
looked-not = Non questo
ways-more = Altro…
clock = Tempo rimasto per questa decisione
clock-days-left = { $days ->
    [one] Resta 1 giorno
   *[other] Restano { $days } giorni
}
clock-hours-left = { $hours ->
    [one] Resta 1 ora
   *[other] Restano { $hours } ore
}
clock-until = Scadenza: { $time }.
clock-help = Quando il tempo scade, decide un bot: ciò che ti impegna meno. Dopo tre volte di fila tiene il posto finché il giocatore non torna.
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
connection-lost = La connessione è caduta. La pagina riprova e prosegue da sola; niente di ciò che hai fatto è andato perso.

## Il menu del tavolo

menu = Menu
menu-seat = Il tuo posto
menu-view = Aspetto e suono
menu-game = Il gioco
menu-watch = Chi ha questo link può guardare:
menu-watch-link = Link per gli spettatori
seat-hand = Fai giocare un bot al posto mio
seat-take-back = Riprendi il mio posto
other-device = Continua su un altro dispositivo
other-device-help = Inquadra il codice con l’altro dispositivo, o apri lì il link. Vale una volta sola, fino alle { $time }.
other-device-qr = Il link al tuo posto come codice QR
other-device-link = Link al tuo posto
leave = Lascia il tavolo
leave-sure = Rinunceresti al tuo posto per sempre: un bot giocherà fino alla fine. Per assentarti un po’, fai giocare invece un bot al posto tuo.
leave-gathering = Il tuo posto torna libero per qualcun altro.
leave-yes = Lascia per sempre
leave-no = Resta
text-mode = Il tavolo a parole
motion = Mostra le mosse in movimento
one-click = Basta un solo clic sul tabellone
sound = Un suono quando tocca a me
notifications = Una notifica quando tocca a me
notifications-barred = Il browser non permette notifiche da questa pagina. Puoi cambiarlo nelle sue impostazioni.
seal = Carte sigillate
seal-help = Prima della prima carta il server ha fissato tutte le pescate con un segreto e ne ha mostrato il sigillo. Alla fine il segreto è svelato, e chiunque può verificare che nessuno ha scelto le carte.
seal-word = Sigillo
seal-secret = Segreto
seal-secret-later = svelato a fine partita
seal-verify = Per verificarlo, scarica la registrazione della partita ed esegui:

## La fine della partita

ending-next = E adesso
ending-replay = Rivedi la partita
ending-review = Analisi
ending-record = Scarica la registrazione
rematch = Gioca ancora
rematch-join = Vai alla nuova partita
rematch-wanted = { $count ->
    [one] { $names } vuole giocare ancora.
   *[other] { $names } vogliono giocare ancora.
}

## Quando qualcosa va storto

missing-title = Fuori rotta
missing-text = A questo indirizzo non c’è niente. Manca forse un pezzo del link?
no-table-title = Nessun tavolo qui
set-aside-title = Questo tavolo è messo da parte
unreachable-title = Nessuna connessione
refusal-unreachable = Il server non risponde. La pagina continua a provare.
refusal-no-table = A questo indirizzo non c’è nessun tavolo. Forse il link è incompleto, o il tavolo è stato sparecchiato.
refusal-seat-taken = Qualcuno è stato più veloce: questo posto è preso.
refusal-no-seat = Tutti i posti di questo tavolo sono presi. Se vuoi, puoi guardare.
refusal-not-your-turn = Non tocca a te decidere.
refusal-not-seated = A questo tavolo stai solo guardando.
refusal-not-host = Può farlo solo chi ha preparato il tavolo.
refusal-stale = Il tavolo era già andato avanti. Ecco la situazione attuale.
refusal-illegal = Questo non è più possibile. Ecco la situazione attuale.
refusal-not-running = La partita non è ancora cominciata.
refusal-over = La partita è finita.
refusal-not-over = Si potrà vedere a partita finita.
refusal-nothing-to-undo = Non si può annullare nulla: dopo il tuo ultimo clic qualcuno ha saputo o deciso qualcosa.
refusal-unknown-rules = Questo tavolo si gioca con regole che questo server non conosce.
refusal-set-aside = La partita di questo tavolo non si può ricostruire e per ora non può continuare. Chi gestisce il server trova il motivo nel registro. Quello che è stato giocato resta conservato.
refusal-unavailable = In questo momento non si è potuto salvare. Riprova.
refusal-no-link = Questo link è sconosciuto o troppo vecchio.
refusal-no-hints = Questo gioco non ha suggerimenti.
refusal-no-review = Per questo gioco non ci sono analisi.
refusal-without-hints = A questo tavolo si gioca senza suggerimenti.
refusal-link-used = Questo link è già stato usato. Vale una volta sola.
refusal-too-large = È troppo lungo.
refusal-too-many = Troppo in una volta. Aspetta un momento.
refusal-full = Per ora il server non ha spazio per nuovi tavoli. Le partite continuano.
refusal-tables-today = Oggi da qui sono stati aperti moltissimi tavoli. Riprova domani.
refusal-chat-full = La chat di questo tavolo è piena.
refusal-other = Qualcosa è andato storto. Riprova.

## Imparare un gioco

learn-title = Impara { $game }
lesson = Lezione
lesson-title = { $number } di { $count }: { $title }
lesson-all = Tutte le lezioni
lesson-progress = Passo { $step } di { $steps }
lesson-back = Un passo indietro
lesson-again = Ricomincia questa lezione
lesson-go-on = Avanti
lesson-hurry = Salta
lesson-done = Ben fatto: questa lezione è finita.
lesson-next = Prossima: { $title }
lesson-play = Gioca una partita vera
lesson-leave = Lascia le lezioni; puoi riprendere più tardi
lesson-none = Questo gioco non ha questa lezione.
lesson-minutes = { $minutes ->
    [one] 1 minuto
   *[other] { $minutes } minuti
}
home-learn = Prima volta? Impara { $game } in { $minutes } minuti
home-first = Hai già giocato a { $game }?
home-first-about = Le lezioni durano { $minutes } minuti, sul vero tabellone. Puoi lasciarle quando vuoi.
home-learn-first = Prima imparo
home-just-play = Gioco e basta
coach = Consigli
coach-got-it = Capito
coach-stop = Basta consigli

## For whom bots decide

clock-warning = Restano { $seconds } secondi: poi un bot farà per te la scelta che ti impegna meno.
click-kept = Il server non risponde. La tua scelta è conservata e verrà inviata appena risponde.
in-my-name-read = Ho letto
absences = Per chi hanno deciso i bot
absence-time = { $name }: tempo scaduto { $count ->
    [one] una volta, e ha deciso un bot.
   *[other] { $count } volte, e ha deciso un bot.
}
absence-bot = Per un po’ un bot ha giocato per { $name }.
pass = Passa per me
pass-turn = fino al mio prossimo turno
pass-round = fino alla fine di questa discussione o asta
pass-forced = quando posso solo passare
pass-off = no, decido io
pass-on = Si passa per te: { $until }.
pass-help = Il server passa per te, dopo una pausa come fanno tutti. Nessun altro può accorgersene.
stand-in-wish = { $name } non c’è. Far giocare un bot? Devono volerlo tutti i presenti: { $wished } su { $here }.
refusal-no-passes = In questo gioco nessuno può passare per te.
refusal-not-away = Quel giocatore è al tavolo.
