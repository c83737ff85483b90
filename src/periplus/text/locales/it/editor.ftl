# L'editor di mappe, tabelloni e carte propri: ciò che vale per tutti i giochi.

editor-title = Editor per { $game }
editor-kept = La bozza resta in questo browser: se ricarichi o te ne vai non perdi nulla.
editor-barred = Questo browser non conserva nulla: salva un file prima di andartene.
editor-left = Nulla è perduto: la bozza resta in questo browser.
editor-file = Il file
editor-undo = Annulla
editor-redo = Ripeti
editor-begin = Nuovo o apri
editor-save = Salva come file
editor-saved = Salvato: { $file }
editor-play = Gioca subito
editor-share = Gioca con gli amici
editor-views = Vista
editor-view-draw = Disegno
editor-view-text = Testo del file
editor-view-play = Come lo giocherai
editor-unread = Il testo non è ancora TOML. Correggilo in «Testo del file»: il controllo indica la riga.
editor-begin-title = Da che cosa cominci?
editor-begin-kept = Prende il posto della bozza attuale; con «Annulla» la riavrai.
editor-ours = Il nostro
editor-ours-help = Quello del gioco, da cambiare come vuoi
editor-empty = Ancora nulla
editor-empty-help = Parti da zero, per esempio da un gioco stampato che possiedi
editor-open = Un tuo file
editor-open-help = TOML, salvato qui o scritto a mano; i commenti non si conservano
editor-checker = Che cosa dice il controllo
editor-checking = Controllo …
editor-faults =
    { $count ->
        [one] Un errore
       *[other] { $count } errori
    }
editor-faults-help = Si può giocare quando non ce ne sono più. Fai clic per vedere di che cosa si tratta.
editor-sound = Nessun errore: si può giocare
editor-warnings =
    { $count ->
        [one] Un avviso: permesso, ma di rado voluto
       *[other] { $count } avvisi: permessi, ma di rado voluti
    }
editor-more = e altri { $count }
editor-line = riga { $line }
editor-no-preview = Lo vedrai qui appena il controllo non trova più errori.
editor-no-board = Questo gioco non ha un disegno: si gioca a parole.
editor-remove = Togli
editor-add = Aggiungi
editor-name = Nome
editor-own-usual = Quello del gioco
editor-own-draft = La tua bozza: { $name }
editor-own-file = Un tuo file …
editor-own-make = Creane o cambiane uno nell'editor
editor-own-bad = Non si può ancora giocare:
