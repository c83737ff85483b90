### Le pagine accanto al tavolo: rilettura e grafico, regole, il tavolo in parole, l’API.

## The replay

replay-slider = Punto della partita
replay-ply = Decisione { $ply } di { $total }
replay-controls = Passi e riproduzione
replay-to-start = All’inizio
replay-back = Indietro al fatto precedente
replay-ply-back = Indietro di una decisione
replay-play = Riproduci
replay-pause = Pausa
replay-ply-on = Avanti di una decisione
replay-on = Avanti al fatto successivo
replay-to-end = Alla fine
replay-speed = Velocità
replay-times = { $speed }×
replay-eyes = Dal punto di vista di chi?
replay-all-open = Tutte le carte scoperte
replay-keyboard = Tasti: ← → da un fatto all’altro, con Maiusc una decisione alla volta; spazio riproduce e mette in pausa; Home e Fine.
replay-in-words = Questa posizione a parole
replay-link = Link a questo momento
replay-record = Salva la registrazione
replay-table = Torna al tavolo
replay-not-over = Questa partita non è ancora finita. Finché ci sono carte coperte non c’è replay: torna quando sarà terminata.

## The chart

chart-title = Come è andata la partita
chart-label = Grafico dei punti di tutti i giocatori dall’inizio alla fine; seguono i numeri in una tabella.
chart-start = Inizio
chart-end = Fine
chart-numbers = I numeri
chart-ply = Decisione

## The review

review-open = Analizza la partita
review-about = Dove si è decisa? Le probabilità di tutti, i punti di svolta, un giudizio su ogni scelta, fortuna e abilità distinte. Ci vuole un minuto o due.
review-working = La partita viene analizzata: { $percent }%
review-waiting = Prima si analizzano altre partite.
review-chart-label = Grafico delle probabilità di vittoria di tutti, dall’inizio alla fine; i numeri seguono in una tabella.
review-lines = Linee spesse: come stavano davvero le cose. Linee sottili: per quanto ciascuno poteva sapere.
review-whose = Le scelte di chi?
review-everybody = Di tutti
review-every = Anche le scelte che non sono costate nulla

## The rules

rulebook-title = Regole
rulebook-games = Giochi
rulebook-contents = Indice
rulebook-more = Continua a leggere
rulebook-codes = Mostra i numeri delle regole

## The scenes: rules played on a small table

scene-all = Tutte le scene
scene-about = Ogni scena mostra una regola all’opera sul tavolo. Sono gli stessi test con cui Periplus controlla di giocare secondo le regole.
scene-one = Scena:
scene-rules = Le regole mostrate
scene-unfold = { $number ->
    [one] Mostra l’unica scena
   *[other] Mostra tutte le { $number } scene
}
scene-of-rule = { $number ->
    [0] Nessuna scena mostra da sola la regola { $rule }
    [one] Una scena mostra la regola { $rule }
   *[other] { $number } scene mostrano la regola { $rule }
}
scene-search = Cerca per parole o per numero di regola
scene-found = { $number ->
    [0] Nessuna scena trovata
    [one] Una scena
   *[other] { $number } scene
}
scene-loading = Si prepara il tavolo…
scene-steps = Passi della scena
scene-step = Passo { $step } di { $total }
scene-back = Un passo indietro
scene-on = Un passo avanti
scene-choices = { $number ->
    [one] Qui si può fare una sola cosa
   *[other] Qui si possono fare { $number } cose
}

## The table in words

textmode-type = Oppure scrivi: il numero, la forma scritta o l’inizio delle parole
textmode-send = Esegui
textmode-unknown = «{ $text }» non corrisponde a nessuna scelta, o a più d’una.
textmode-happened = Che cosa è accaduto
textmode-earlier = Prima ({ $number })
textmode-position = Come stanno le cose

## The API

apidocs-title = L’API
apidocs-about = Tutto ciò che fa questa pagina può farlo anche un tuo programma. Ecco tutte le richieste, come le descrive il server stesso:
apidocs-requests = Richieste
apidocs-shared = Che cosa accettano quasi tutte le richieste
apidocs-shapes = Che cosa si trasmette
apidocs-body = Corpo
apidocs-optional = facoltativo
apidocs-missing = In questo momento il server non fornisce la sua descrizione. Riprova tra poco.
