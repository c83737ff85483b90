# After the game: puzzles, playing on, records, paper. Only the page says these.

## Puzzles

puzzles-title = Problemi
puzzles-about = Una scelta è nettamente la migliore, e non è quella ovvia. Vedi ciò che il giocatore sapeva, e nient’altro.
puzzles-today = Il problema di oggi
puzzles-solved = { $solved } di { $count } risolti
puzzles-all = Tutti i problemi
puzzles-theme = Tema
puzzles-any = Tutti i temi
puzzles-none = Non ci sono ancora problemi.
puzzle-mark-solved = risolto
puzzle-mark-seen = soluzione vista
puzzle-name = Problema { $number }
puzzle-task = Qual è la scelta migliore?
puzzle-how = Fai il primo clic della scelta migliore.
puzzle-right = Esatto.
puzzle-wrong = C’è di meglio. Riprova.
puzzle-show = Mostra la soluzione
puzzle-line = La migliore: { $line }
puzzle-gap = Vince il { $chance }% delle volte: { $gap } punti (± { $margin }) in più di «{ $other }», la seconda.
puzzle-tempting = A occhio si sceglierebbe «{ $tempting }».
puzzle-next = Prossimo problema
theme-opening = Apertura
theme-middle = Metà partita
theme-ending = Finale
theme-ahead = In vantaggio
theme-level = In parità
theme-behind = In svantaggio
theme-seats = { $number } giocatori

## Playing on from a finished game

fork-title = Continua da qui
fork-about = Da solo contro i bot, da questo momento.
fork-seat = Il tuo posto
fork-from = Le carte
fork-known = Come le conosceva il giocatore: il resto è ridistribuito
fork-as-it-was = Com’erano davvero
fork-bots = Gli altri
fork-start = Gioca
fork-end = Qui la partita è finita: torna a un momento in cui qualcuno decide.
fork-mine = Le tue partite da qui
fork-ply = Dalla decisione { $ply }
fork-going = in corso
fork-over = finita
origin-known = Continua un’altra partita dalla decisione { $ply }, come la conosceva { $name }.
origin-as-it-was = Continua un’altra partita dalla decisione { $ply }, com’era.
origin-file = Portata qui da un file: questo server non l’ha vista giocare.
origin-link = L’altra partita
bring-title = Guarda una registrazione
bring-about = La registrazione di una partita finita, da qui o dal terminale: riguardala, falla analizzare o continuala.
bring-file = Un file (*.voyage)
bring-paste = o il suo testo
bring-open = Apri
bring-broken = Non è una registrazione: non è completa.
bring-refused = Questa registrazione non si può aprire: { $why }
print-open = Da stampare
print-now = Stampa
print-board = Il tavolo alla fine
print-log = Che cosa è successo
embed-code = Per un’altra pagina
embed-open = Apri su Periplus
