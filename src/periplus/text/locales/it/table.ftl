### Ciò che tutti i giochi hanno in comune: il terminale, la rilettura, i titoli.

## Nouns

# Detto di una carta o di un luogo che chi guarda non può conoscere.
unseen = nascosto
number = { $number }

## A page of rules for a game that came without one

rules-none = Questo gioco non ha una pagina di regole.
rules-options = Che cosa si può scegliere prima della partita

## What can be chosen in any game

option-first_player = Chi comincia
    .lot = chi è estratto a sorte
    .first = il primo posto
    .second = il secondo posto
    .third = il terzo posto
    .fourth = il quarto posto
    .fifth = il quinto posto
option-loser_begins = Quando gli stessi giocano di nuovo
    .no = chi comincia si decide allo stesso modo
    .yes = comincia chi ha perso l’ultima partita

## Headings

heading-table = Tavolo
heading-players = Giocatori
heading-hand = La tua mano
heading-piles = Mazzi e riserve
heading-log = Diario

## The terminal

terminal-title = Periplus – un tavolo per giochi di grandi viaggi
terminal-you = tu
terminal-player = Giocatore { $number }
terminal-bot-sailor = Marinaio { $number }
terminal-bot-helmsman = Timoniere { $number }
terminal-bot-captain = Capitano { $number }
terminal-bot-oracle = Oracolo { $number }
terminal-choose = La tua scelta (numero, forma scritta, ? per l’aiuto):
terminal-unknown = «{ $text }» non è tra le scelte. Scrivi un numero o una forma scritta; ? spiega le scelte.
terminal-ambiguous = Potrebbe indicare più scelte: scrivi qualche lettera in più, oppure un numero.
terminal-help =
    Scrivi il numero di una scelta o la sua forma scritta; basta l’inizio, se indica una sola scelta.
    ?            spiega ogni scelta che hai adesso
    hint         mostra le scelte migliori con le tue probabilità, e perché sono buone
    undo         annulla i tuoi ultimi clic, finché nessuno ne ha saputo nulla
    log          mostra ciò che è accaduto finora
    rules        mostra le regole del gioco
    card         mostra un turno in poche righe, e quanto costano ora le cose
    table        ridisegna il tavolo
    position     racconta l’intera posizione a parole
    save [file]  salva la partita
    quit         lascia il tavolo; la partita viene conservata
terminal-undone = { $clicks ->
    [one] Il tuo ultimo clic è stato annullato.
   *[other] I tuoi ultimi { $clicks } clic sono stati annullati.
}
terminal-nothing-to-undo = Non si può annullare nulla: dopo il tuo ultimo clic qualcuno ha saputo o deciso qualcosa.
terminal-saved = Partita salvata in { $file }.
terminal-save-failed = Impossibile salvare in { $file }: { $reason }
terminal-resumed = La partita riprende da dove si era fermata, dopo { $ply ->
    [one] 1 decisione
   *[other] { $ply } decisioni
}.
terminal-goodbye = La partita è conservata; per continuare: { $command }
terminal-hot-seat = Passa lo schermo. Adesso gioca { $name }. { $name }: premi Invio quando gli altri non guardano.
terminal-seal = Le carte sono sigillate con { $seal }
terminal-secret = Il segreto dietro il sigillo: { $secret }
terminal-record = La registrazione della partita: { $file }
terminal-log-title = Che cosa è accaduto
terminal-nothing-logged = Non è ancora accaduto nulla.
terminal-no-hints = Per questo gioco non ci sono suggerimenti.
terminal-without-hints = Questa partita si gioca senza suggerimenti.
terminal-no-rules = Le regole di questo gioco non sono state scritte.

## The replay

replay-title = Replay
replay-keys = Invio: passo successivo · p: passo precedente · un numero: vai a quel passo · s: cambia punto di vista · q: esci
replay-step = Passo { $ply } di { $total }
replay-as-seat = Visto da { $name }
replay-as-spectator = Visto da uno spettatore
replay-start = Questo è l’inizio della partita.
replay-end = Questa è la fine della partita.

## Hints: why a choice is good, by the reasons in kernel/reasons.py

hint-decision = Tocca a { $name } (--ply { $ply }).
hint-title = Le scelte migliori, con le tue probabilità di vincere:
hint-chance = { $percent }%
hint-win = Ti fa vincere la partita.
hint-only = È l’unica scelta che hai.
hint-rivals = Rallenta { $name }.
hint-keeps = «{ $other }» ti costerebbe { $subject }.
hint-even = Nessun vantaggio spicca in particolare.
hint-alike = Le prime { $number } si equivalgono: la ricerca non le distingue.
puzzle-best = La migliore: { $best } ({ $percent } punti meglio della seconda).

## The review of a finished game

review-title = Analisi: { $game }
review-parts = Fortuna e abilità
review-parts-help = Da che cosa nasce ogni risultato: la probabilità di vittoria all’inizio, l’effetto delle carte, delle proprie scelte e di quelle altrui, e il resto. La somma è il risultato. Le scelte si misurano su quelle di capitani che sanno le stesse cose. In punti percentuali, con il margine d’errore (95 %).
review-start = Inizio
review-draws = Carte pescate
review-own = Scelte proprie
review-others = Scelte altrui
review-rest = Resto
review-rest-help = Il resto sono le carte nascoste e ciò che le stime non sanno distinguere.
review-result = Risultato
review-chances = Probabilità di vittoria
review-chances-help = Come stavano davvero le cose, a carte scoperte, e per quanto ciascuno poteva sapere.
review-truth = In realtà
review-known = Secondo chi gioca
review-turns = Punti di svolta
review-turn = Decisione { $ply }
review-choices = Scelte
review-choices-help = Ogni scelta è confrontata con la migliore trovata da tre capitani che sapevano le stesse cose. Dove non si può dire, non c’è giudizio.
review-ply = Decisione
review-numbers = I numeri
review-player = Giocatore
review-drawn = Si pescano carte.
review-best = La migliore trovata
review-good = Altrettanto buona
review-slip = Svista
review-mistake = Errore
review-blunder = Errore grave
review-unsure = Non si può dire
review-forced = Obbligata
review-better = Meglio: «{ $better }» invece di «{ $chosen }».
review-cost = È costato { $cost } ± { $margin } punti.
review-flawless = Nessuna scelta è costata qualcosa con certezza.

## Games without a voice of their own

plain-question = Scegli.
plain-waiting = Tocca a { $name }.
plain-deal = Si distribuiscono le carte.
plain-over = La partita è finita.
plain-won = La partita è finita. Vince: { $winners }. { $scores }.

## What the table tells its players

notice-bot-failed = Il bot che gioca per { $name } non ce l’ha fatta. { $instead ->
    [helmsman] Questa decisione l’ha presa un timoniere.
   *[sailor] Questa decisione l’ha presa un marinaio.
}
notice-bot-replaced = Il bot che giocava per { $name } qui non c’è. { $instead ->
    [helmsman] Al suo posto continua un timoniere.
   *[sailor] Al suo posto continua un marinaio.
}
notice-taken-back = { $name } ha annullato l’ultima scelta.
    .you = Hai annullato la tua ultima scelta.
notice-time-passed = Tempo scaduto: un bot ha passato per { $name }.
    .you = Il tuo tempo è scaduto: un bot ha passato per te.
notice-time-decided = Tempo scaduto: un bot ha deciso per { $name }.
    .you = Il tuo tempo è scaduto: un bot ha deciso per te.
notice-time-stands-in = { $name } ha saltato più decisioni: continua un bot.
    .you = Hai saltato più decisioni: un bot gioca per te.
notice-stands-in = { $name } lascia giocare un bot.
    .you = Lasci giocare un bot per te.
notice-asked-to-stand-in = { $name } non c’è: come volevano tutti gli altri, continua un bot.
    .you = Non c’eri: come volevano tutti gli altri, un bot gioca per te.
notice-returned = { $name } è di nuovo qui.
    .you = Sei di nuovo qui.
notice-left = { $name } ha lasciato il tavolo: un bot gioca fino alla fine.
notice-auto-passed = Passato per te, come hai chiesto. Lo vedi solo tu.

## Whole choices

way-by-itself = { $click } ({ $rest })

## Le lezioni

lesson-name = Ospite
lesson-otherwise = Anche «{ $click }» è permesso. { $help } In questa lezione fai ciò che è illuminato.

## The card beside the board

aid-title = Il turno e i prezzi
aid-turn = Un turno
aid-costs = Quanto costa
aid-none = Questo gioco non ha una scheda; lo spiegano le regole.

## Link al tavolo, dove vengono condivisi

preview-home = Viaggi per mare e sotto terra, da giocare nel browser con gli amici o contro i bot. Senza registrarsi.
preview-rules = { $game }: le regole
preview-invited = { $name } ti invita a una partita di { $game }. { $open ->
    [one] Un posto è libero.
   *[other] { $open } posti sono liberi.
}
preview-running = Una partita di { $game } è in corso. Puoi guardare.
preview-over = Una partita di { $game } è finita. Puoi rivederla.
preview-puzzles = Problemi
preview-puzzles-about = Una scelta è nettamente la migliore, e non è quella ovvia. La vedi?

## Why a thing cannot be clicked now

why-over = La partita è finita.
why-watching = Stai guardando: solo chi gioca può cliccare.
why-stand-in = Un bot sta giocando per te. Prima riprendi il tuo posto.
why-other = Questo non fa parte della scelta di adesso. { $question }

# Calls to people who are not looking at their table: as short as a phone shows them.
call-turn = Tocca a te.
call-wrote = { $name } ha scritto.
call-turn-of = { $name }, tocca a te: { $table }.
call-letter =
    { $text }
    { $link }

    Niente più e-mail su questo tavolo: { $stop }
call-first-subject = E-mail da { $table }?
call-first-letter =
    Qualcuno, probabilmente tu, vuole un’e-mail a questo indirizzo quando è il suo turno al tavolo { $table }.

    Sì, mandatele: { $link }

    Se non sei stato tu, non fare nulla: non arriveranno altre e-mail.
## The table for programs that read and write, such as language models

model-role = Giochi a { $game } a un tavolo da { $seats }. Gioca per vincere.
model-format =
    Ti viene chiesto un clic alla volta; una scelta può richiederne più d’uno. Rifletti quanto vuoi. Poi chiudi la risposta con una riga che contiene CLICK: e un clic nella sua forma scritta, per esempio:
    CLICK: { $example }
model-forms = I clic di questo gioco nella loro forma scritta:
model-rules = Le regole:
model-happened = Che cosa è successo:
model-choices = Le tue scelte, ciascuna nella sua forma scritta:
model-no-click = La tua risposta non contiene un clic. Chiudila con una riga come: CLICK: { $example }
model-not-legal = «{ $text }» non è un clic che puoi fare adesso.
model-made-for-you = Dopo { $tries } risposte senza un clic che puoi fare, questo è stato fatto per te: { $written }
