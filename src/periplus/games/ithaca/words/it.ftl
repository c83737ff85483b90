### Ithaca.
### Scelte, spiegazioni e domande possono usare le variabili elencate in words/voice.py; una variabile
### che finisce in _id è un nome scritto come «zeus», «landing» o «unseen»: serve a scegliere le parole.

game-title = Ithaca
game-about = Conquista il favore degli Dei al momento giusto, porta a terra le tue carte e salvale dai Proci.

## Headings

heading-end = La fine
heading-gods = Divinità
heading-gift = Dono divino
heading-oracle = Il tuo Oracolo

## Gods, cards, routes, actions, stages

god-zeus = Zeus
god-athena = Athena
god-helios = Helios
god-aiolus = Aiolus
no-god = nessuno
god-score = { $god } { $score }
god-action = { $god }: { $action }

card-single = { $god } { $value }
card-double = { $upper }–{ $lower } { $value }
card-count = { $count ->
    [one] { $card }
   *[other] { $count } × { $card }
}
no-cards = nessuna

colour-red = rosso
colour-green = verde
colour-yellow = giallo
colour-blue = blu
route-and-years = { $route } ({ $colour }, { $years ->
    [one] 1 anno
   *[other] { $years } anni
})
no-route = nessuna

action-favour = Favore degli Dei
action-oracle = Oracolo
action-odyssey = Odissea
action-landing = Approdo
action-none = niente

stage-change = cambio di rotta
stage-trim = carte sulla nuova rotta
stage-influence = influenza divina
stage-gift = dono divino
stage-deed = gesta eroiche
stage-over = fine della partita

ending-years = gli anni di viaggio sono compiuti
ending-stop = nessuna carta si può più muovere
ending-cap = l’ultimo dei giri stabiliti è finito

## The picture in the terminal

picture-poseidon = Poseidon
picture-suitors = Proci
picture-favour = favore
picture-hand = Mano
picture-oracle = Oracolo
picture-cargo = Carico
picture-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
picture-years = anni
picture-landed = acquisite
picture-supplies = Giro { $round } · mazzo { $deck }, scarti { $discards } · rotte { $routes }, scarti { $route_discards }
picture-passed = passo
picture-own-bid = la tua offerta
picture-no-suitors = I Proci non sono mai arrivati.
picture-strength = forza { $strength }
picture-hero = vittoria sui Proci
picture-lost = { $points ->
    [0] nessuna perdita
   *[other] perdita di { $points }
}
# What a route shows, in one word
picture-action-favour = Favore
picture-action-oracle = Oracolo
picture-action-odyssey = Odissea
picture-action-landing = Approdo
# Before the keys under one’s own cards
picture-key-change = cambia
picture-key-trim = scarta
picture-key-influence = influenza
picture-key-bid = offri
picture-key-favour = favore
picture-key-oracle = Oracolo
picture-key-swap = sostituisci
picture-key-odyssey = Odissea
picture-key-discard = scarta

## What happened

event-begins = Comincia { $seat }.
    .you = Cominci tu.
event-dealt_oracle = { $card_id ->
    [unseen] { $seat } riceve una carta Oracolo.
   *[other] { $seat } riceve una carta Oracolo: { $card }.
}
    .you = Ricevi una carta Oracolo: { $card }.
event-drew = { $card_id ->
    [unseen] { $seat } pesca una carta.
   *[other] { $seat } pesca { $card }.
}
    .you = Peschi { $card }.
event-dealt_route = { $seat } pesca la rotta { $route }.
    .you = Peschi la rotta { $route }.
event-laid_out = { $card } va su { $god }.
event-emptied = { $god } supera il limite e perde tutte le carte: { $cards }.
event-favour_moved = Il Favore Divino passa su { $god }.
event-turn = Turno { $number }: gioca { $seat }.
    .you = Turno { $number }: tocca a te.
event-kept_route = { $seat } mantiene la rotta.
    .you = Mantieni la rotta.
event-angered = { $seat } abbandona la rotta e mette { $card } dal suo Oracolo su Poseidon, che arriva a { $total }.
    .you = Abbandoni la rotta e metti { $card } dal tuo Oracolo su Poseidon, che arriva a { $total }.
event-changed_route = { $seat } prende la rotta { $route }.
    .you = Prendi la rotta { $route }.
event-wrath = { $seat } ha scatenato l’Ira di Poseidon: tutti gli altri devono cambiare rotta, e le carte del dio ({ $cards }) vengono scartate.
    .you = Hai scatenato l’Ira di Poseidon: tutti gli altri devono cambiare rotta, e le carte del dio ({ $cards }) vengono scartate.
event-driven = Poseidon spinge { $seat } sulla rotta { $route }.
    .you = Poseidon ti spinge sulla rotta { $route }.
event-trimmed = { $seat } scarta dalla nuova rotta ciò che non ci sta: { $cards }.
    .you = Scarti dalla nuova rotta ciò che non ci sta: { $cards }.
event-influenced = { $seat } gioca { $card } su { $god }, che arriva a { $total }.
    .you = Giochi { $card } su { $god }, che arriva a { $total }.
event-suitors_moved = I Proci arrivano su { $god }.
event-prize = Dono divino: { $god } mette in palio { $card }.
event-no_prize = Su { $god } c’erano solo carte doppie: nessuna carta è in palio.
event-passed = { $seat } passa.
    .you = Passi.
event-laid_bid = { $number ->
    [one] { $seat } offre 1 carta coperta.
   *[other] { $seat } offre { $number } carte coperte.
}
    .you = { $number ->
        [one] Offri 1 carta coperta.
       *[other] Offri { $number } carte coperte.
    }
event-showed_bid = { $seat } rivela la sua offerta: { $cards }, in tutto { $total }.
    .you = Riveli la tua offerta: { $cards }, in tutto { $total }.
event-won_prize = { $seat } si aggiudica il dono: { $card } si aggiunge ai suoi punti.
    .you = Ti aggiudichi il dono: { $card } si aggiunge ai tuoi punti.
event-lost_prize = Nessuno si aggiudica il dono: { $card } viene scartata.
event-reshuffled = { $cards ->
    [one] L’unico scarto diventa il nuovo mazzo.
   *[other] Gli scarti ({ $cards } carte) vengono mescolati e formano il nuovo mazzo.
}
event-routes_reshuffled = { $routes ->
    [one] L’unica rotta scartata diventa il nuovo mazzo delle rotte.
   *[other] Le { $routes } rotte scartate vengono mescolate e formano il nuovo mazzo delle rotte.
}
event-nothing_to_draw = Mazzo e scarti sono vuoti: { $seat } non pesca nulla.
    .you = Mazzo e scarti sono vuoti: non peschi nulla.
event-favoured = Favore degli Dei: { $seat } gioca { $card } su { $god }, che arriva a { $total }.
    .you = Favore degli Dei: giochi { $card } su { $god }, che arriva a { $total }.
event-consulted = { $card_id ->
    [unseen] Oracolo: { $seat } mette una carta coperta.
   *[other] Oracolo: { $seat } mette { $card } coperta.
}
    .you = Oracolo: metti { $card } coperta.
event-swapped = { $card_id ->
    [unseen] Oracolo: { $seat } mette una carta coperta e al suo posto scarta { $old }.
   *[other] Oracolo: { $seat } mette { $card } coperta e al suo posto scarta { $old }.
}
    .you = Oracolo: metti { $card } coperta e al suo posto scarti { $old }.
event-odyssey = Odissea: { $seat } mette { $card } sulla propria rotta.
    .you = Odissea: metti { $card } sulla tua rotta.
event-landed = Approdo: { $seat } acquisisce la rotta { $route } e arriva a { $years ->
    [one] 1 anno di viaggio.
   *[other] { $years } anni di viaggio.
}
    .you = Approdo: acquisisci la rotta { $route } e arrivi a { $years ->
        [one] 1 anno di viaggio.
       *[other] { $years } anni di viaggio.
    }
event-discarded = { $seat } rinuncia all’azione e scarta { $card }.
    .you = Rinunci all’azione e scarti { $card }.
event-rested = { $seat } non ha più carte da giocare o da scartare.
    .you = Non hai più carte da giocare o da scartare.
event-ended = La partita finisce: { $reason }.
event-showed_oracle = { $cards_count ->
    [0] { $seat } non ha carte Oracolo: forza { $strength } contro i Proci.
   *[other] { $seat } rivela l’Oracolo: { $cards }. Forza { $strength } contro i Proci.
}
    .you = { $cards_count ->
        [0] Non hai carte Oracolo: forza { $strength } contro i Proci.
       *[other] Riveli il tuo Oracolo: { $cards }. Forza { $strength } contro i Proci.
    }
event-suitors_beaten = { $seat } sconfigge i Proci e conserva tutti i punti.
    .you = Sconfiggi i Proci e conservi tutti i tuoi punti.
event-suitors_feast = Nessuno sconfigge i Proci: tutti perdono i punti di { $god }.
event-lost_points = { $points ->
    [one] Per colpa dei Proci { $seat } perde 1 punto di { $god }.
   *[other] Per colpa dei Proci { $seat } perde { $points } punti di { $god }.
}
    .you = { $points ->
        [one] Per colpa dei Proci perdi 1 punto di { $god }.
       *[other] Per colpa dei Proci perdi { $points } punti di { $god }.
    }
event-scored = { $points ->
    [one] { $seat } finisce con 1 punto.
   *[other] { $seat } finisce con { $points } punti.
}
    .you = { $points ->
        [one] Finisci con 1 punto.
       *[other] Finisci con { $points } punti.
    }
event-won = { $seat } vince la partita!
    .you = Vinci la partita!

## Choices: what the click is called

click-lot = Comincia { $seat }
click-route = Distribuisci la rotta { $route }
click-deal = Distribuisci { $card }
click-keep = Mantieni la rotta
click-change = Cambia rotta: { $card } su Poseidon
click-trim = Scarta { $card } dalla rotta
click-influence = Gioca { $card }
    .double = Gioca { $card } …
click-god = Su { $god }
click-bid = Offri { $card }
click-done = Fatto: offri { $laid_count ->
    [one] 1 carta di valore { $total }
   *[other] { $laid_count } carte di valore { $total }
}
click-pass = Passa
click-favour = Favore degli Dei: gioca { $card }
    .double = Favore degli Dei: gioca { $card } …
click-oracle = Oracolo: metti { $card } coperta
    .full = Oracolo: metti { $card } coperta al posto di un’altra …
click-swap = Scarta { $card } dall’Oracolo
click-odyssey = Odissea: metti { $card } sulla tua rotta
click-land = Approdo: acquisisci la rotta { $route }
click-discard = Scarta { $card }
click-rest = Chiudi il turno

## Choices: what the click does and costs

help-lot = La sorte decide chi comincia (I-17).
help-route = Si scopre la prima rotta del suo mazzo: la vedono tutti (I-11, I-43, I-85).
help-deal = La prima carta del mazzo va a un giocatore (I-10, I-13, I-30) o sulla sua divinità (I-14).
help-keep = Resti sulla tua rotta, { $route }, e conservi le tue carte Oracolo (I-41).
help-change = Metti { $card } dal tuo Oracolo su Poseidon, scoperta, abbandoni la tua rotta e ne peschi un’altra (I-42, I-43).{ $cargo_count ->
    [0] {""}
   *[other] {" "}Le carte che porti ({ $cargo }) passano sulla nuova rotta, tante quanti sono i suoi anni (I-95, I-96).
} { $unleashed ->
    [yes] Poseidon arriva a { $angered }, più di { $wrath }: la sua ira costringe anche tutti gli altri a cambiare rotta (I-90, I-91).
   *[no] Poseidon arriva a { $angered }; sopra { $wrath } si scatena la sua ira (I-90).
}
help-trim = Sulla tua nuova rotta { $room ->
    [one] c’è posto per 1 carta
   *[other] c’è posto per { $room } carte
}: { $card } viene scartata (I-96). { $missing ->
    [one] Le altre poi ci stanno.
   *[other] Ne devi scartare ancora { $missing }, questa compresa.
}
help-influence = Giochi { $card } su { $god } e peschi una carta (I-50, I-52).
    .double = Giochi { $card } su una delle sue due divinità e peschi una carta (I-51, I-52).
help-god = Giochi { $held } su { $god } e peschi una carta (I-51, I-52).
result-score = { $god } arriva a { $total } su { $limit }.
result-gift = { $god } arriva a { $total }, più di { $limit }: c’è un dono divino e i Proci arrivano lì. { $prize_count ->
    [0] Nessuna carta è in palio, perché sono tutte doppie.
   *[other] In palio c’è { $prize }.
}
result-emptied = { $god } arriva a { $total }, più di { $limit }, e perde tutte le carte.
result-favour = { $god_id ->
    [nobody] Poi nessuno ha il Favore Divino.
   *[other] { $moves ->
        [yes] Il Favore Divino passa su { $god }.
       *[no] Il Favore Divino resta su { $god }.
    }
}
    .deed = { $god_id ->
        [nobody] Poi nessuno ha il Favore Divino.
       *[other] { $moves ->
            [yes] Il Favore Divino passa su { $god }.
           *[no] Il Favore Divino resta su { $god }.
        }
    } { $action_id ->
        [none] La tua rotta non indica quindi nessuna azione.
       *[other] La tua azione sarà: { $action }.
    }
help-bid = Aggiungi { $card } alla tua offerta, che vale così { $raised }. Contano solo le carte Oracolo di { $giver }, doppie comprese (I-66).
help-done = Metti coperta la tua offerta; vale { $total }, ma gli altri vedono solo di quante carte è fatta (R-14). L’offerta più alta si aggiudica { $prize }, se nessun’altra la eguaglia; tutte le offerte vengono scartate (I-68, I-69).
help-pass = Non fai offerte per { $prize } e conservi le tue carte Oracolo (I-65). Se nessuno offre, la carta viene scartata (I-67).
help-favour = Giochi { $card } su { $god } e peschi una carta; poi il tuo turno finisce (I-75, I-76).
    .double = Giochi { $card } su una delle sue due divinità, come nella fase 2, e peschi una carta; poi il tuo turno finisce (I-75, I-76).
help-oracle = { $card } va coperta nel tuo Oracolo e peschi una carta (I-77, I-81). Hai { $oracle_count } carte Oracolo su { $oracle_most }: servono a vincere doni, a cambiare rotta e ad affrontare i Proci.
    .full = Il tuo Oracolo è pieno: { $card } prende il posto di una carta, che viene scartata, e peschi una carta (I-78, I-81).
help-swap = { $card } viene scartata, scoperta, e { $held } ne prende il posto, coperta (I-78, R-39).
help-odyssey = Metti { $card } sulla tua rotta, scoperta, e peschi una carta (I-80, I-81). Sulla rotta { $loaded ->
    [one] ci sarà 1 carta
   *[other] ci saranno { $loaded } carte
} su { $room }: le sue carte diventano punti quando approdi (I-84).
help-land = La rotta si aggiunge a quelle acquisite: avrai { $travelled } anni di viaggio su { $goal } (I-83). { $cargo_count ->
    [0] Non porta carte, quindi nemmeno punti (R-33).
   *[other] Le sue carte diventano punti: { $cargo }, per un valore di { $worth } (I-84).
} { $ends ->
    [now] La partita finisce subito (I-101).
    [round] La partita finisce con questo giro (R-37).
   *[no] Poi peschi una nuova rotta (I-85).
}
help-discard = Invece di compiere l’azione scarti { $card } e peschi una carta; il tuo turno finisce (I-72, I-74).
help-rest = Non hai carte da scartare: il tuo turno finisce (R-24, R-35).

## What is asked

question-deal = Si distribuiscono le carte.
question-over = La partita è finita: ha vinto { $names }.
    .you = La partita è finita: hai vinto!
    .shared = La partita è finita: vittoria condivisa tra { $names }.
    .shared-you = La partita è finita: condividi la vittoria con { $names }!
question-waiting =
    .change = { $name } tiene o cambia rotta.
    .trim = { $name } scarta dalla rotta.
    .influence = { $name } gioca su una divinità.
    .gift = { $name } offre o passa.
    .deed = { $name } compie gesta o scarta.
detail-waiting =
    .trim = Sulla nuova rotta non c’è posto per tutte le carte.
    .gift = In palio c’è { $prize }.
    .deed = La rotta indica { $action }.
question-change = Mantieni la tua rotta?
detail-change = { $favour_id ->
    [nobody] Nessuno ha il Favore Divino.
   *[other] Con il favore di { $favour } indica { $action }.
}
more-change = Fase 1, cambio di rotta. La tua è { $route }; un’altra costa una carta del tuo Oracolo. Poseidon ha { $anger }; sopra { $wrath } si scatena la sua ira.
question-trim = Quale carta scarti?
detail-trim = Su { $route } non c’è posto per tutte: { $missing ->
    [one] ancora 1 carta.
   *[other] ancora { $missing } carte.
}
question-influence = Che carta giochi sulla sua divinità?
detail-influence = Punteggi: { $scores }.
more-influence = Fase 2, influenza divina. Sopra { $limit } c’è un dono divino.
question-god = Su quale divinità la giochi?
detail-god = La carta è { $held }.
question-gift = Dono di { $giver }: { $fitting_count ->
    [0] devi passare.
   *[other] offri?
}
detail-gift = In palio c’è { $prize }.
more-gift = { $fitting_count ->
    [0] Nessuna carta del tuo Oracolo è adatta.
   *[other] Il tuo Oracolo può offrire { $fitting }.
}
question-bid = Aggiungi una carta all’offerta?
detail-bid = In palio c’è { $prize }. La tua offerta vale { $total }.
question-so-far = Finora: { $laid }, valore { $total }.
question-deed =
    .favour = Gioca su una divinità, o scarta.
    .oracle = Metti nell’Oracolo, o scarta.
    .swap = Sostituisci una carta, o scarta.
    .odyssey = Metti sulla rotta, o scarta.
    .full = Devi scartare una carta.
    .unfit = Devi scartare una carta.
    .landing = { $hand_count ->
        [0] Approdi, o lasci perdere?
       *[other] Approdi, o scarti una carta?
    }
    .none = Devi scartare una carta.
    .idle = Non puoi fare nulla.
detail-deed = Con il favore di { $favour } la tua rotta indica { $action }.
    .swap = { $action }: il tuo è pieno.
    .full = { $action }: sulla tua rotta non c’è più posto.
    .unfit = { $action }: in mano non hai carte del colore della tua rotta.
    .landing = { $action }: { $travelled } anni su { $goal }, { $worth } punti in più.
    .none = La tua rotta ora non indica nessuna azione.
    .idle = Non hai carte in mano.
more-deed = Fase 3, gesta eroiche. La tua rotta è { $route }.
question-swap = Quale carta scarti?
detail-swap = Il tuo Oracolo è pieno: una carta fa posto a { $held }.

## The position in words

position-spectator = Stai guardando.
position-setup = Si prepara il tavolo.
position-turn = Turno { $turn }, giro { $round }: gioca { $active } ({ $stage }).
    .you = Turno { $turn }, giro { $round }: tocca a te ({ $stage }).
    .over = Turno { $turn }, giro { $round }: { $stage }.
position-decides = Deve decidere { $name }.
    .you = Devi decidere tu.
position-last-round = Gli anni di viaggio sono compiuti: la partita finisce con questo giro.
position-ending = La partita è finita: { $reason }.
position-never-came = I Proci non sono mai arrivati: nessuno perde punti.
position-faced = I Proci sono su { $god }: contro di loro contano solo le carte Oracolo di { $god }.
position-strength = { $name }: forza { $strength } (Oracolo: { $cards })
position-feast = Nessuno ha sconfitto i Proci: tutti perdono i punti di quella divinità.
position-hero = { $name } ha sconfitto i Proci; gli altri perdono i punti di quella divinità.
    .you = Hai sconfitto i Proci; gli altri perdono i punti di quella divinità.
position-scored = { $name }: { $lost ->
    [0] { $after ->
        [one] 1 punto
       *[other] { $after } punti
    }
   *[other] { $before } punti, meno { $lost } per i Proci: { $after }
}
position-god = { $god } ({ $colour }): { $score } su { $limit }{ $cards_count ->
    [0] , nessuna carta
   *[other] , carte: { $cards }
}
position-marked = { $line } – { $marks }
mark-favour = Favore Divino
mark-suitors = Proci
position-poseidon = Poseidon: { $anger }, ira sopra { $wrath }{ $cards_count ->
    [0] , nessuna carta
   *[other] , carte: { $cards }
}
position-no-favour = Il Favore Divino non è di nessuno.
position-no-suitors = I Proci non sono ancora arrivati.
position-prize = { $god } mette in palio { $prize }; si offrono carte Oracolo di { $god }.
position-bid = { $name }: { $count ->
    [0] nessuna offerta
    [one] 1 carta coperta
   *[other] { $count } carte coperte
}
    .waits = { $name }: in attesa
    .you = { $name }: { $cards }, offerta coperta di valore { $total }
player-and-notes = { $name } ({ $notes })
note-you = tu
note-active = di turno
note-first = primo giocatore
position-player = { $name }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
}, { $years } anni di viaggio su { $goal }, { $hand ->
    [one] 1 carta in mano
   *[other] { $hand } carte in mano
}, { $oracle ->
    [one] 1 carta Oracolo
   *[other] { $oracle } carte Oracolo
}
position-route = rotta: { $route } – { $actions }
position-shows = con il favore di { $god } ora: { $action }
position-cargo = carte sulla rotta, { $cards_count } su { $room }: { $cards }
    .over = carte sulla rotta, { $cards_count } per { $room } posti: { $cards }; da scartare: { $due }
position-landed = rotte acquisite: { $routes }
position-points = carte tra i punti: { $cards }
position-hand = { $cards_count ->
    [0] Non hai carte in mano.
    [one] 1 carta: { $cards }
   *[other] { $cards_count } carte: { $cards }
}
position-oracle = { $cards_count ->
    [0] Non hai carte Oracolo.
    [one] 1 carta coperta: { $cards }
   *[other] { $cards_count } carte coperte: { $cards }
}
position-defence = Forza contro i Proci, ora su { $god }: { $strength }
position-deck = Mazzo: { $count ->
    [one] 1 carta fato
   *[other] { $count } carte fato
}
position-discards = Scarti: { $cards_count ->
    [0] nessuno
    [one] 1 carta ({ $cards })
   *[other] { $cards_count } carte ({ $cards })
}
position-route-deck = Mazzo delle rotte: { $count ->
    [one] 1 rotta
   *[other] { $count } rotte
}
position-route-discards = Rotte scartate: { $routes_count ->
    [0] nessuna
   *[other] { $routes }
}

## The card beside the board: a turn in a few lines, and what things cost

aid-turn-1 = Cambio di rotta: per una carta del tuo Oracolo puoi pescare un’altra rotta.
aid-turn-2 = Influenza divina: giochi una carta sulla sua divinità (una doppia su una delle due) e peschi.
aid-turn-3 = Sopra { $limit } una divinità perde le sue carte: arrivano i Proci, e la singola migliore è un dono divino conteso.
aid-turn-4 = Il favore va alla divinità con il punteggio più alto; in parità nell’ordine Zeus, Athena, Helios, Aiolus.
aid-turn-5 = Gesta eroiche: compi ciò che la tua rotta indica per la divinità con il favore, o scarti una carta e peschi.
aid-turn-6 = { $final_round ->
    [yes] { $goal } anni acquisiti: ultimo giro. Poi chi da solo è il più forte contro i Proci tiene tutti i punti; gli altri perdono quelli della loro divinità.
   *[other] { $goal } anni acquisiti: è la fine. Chi da solo è il più forte contro i Proci tiene tutti i punti; gli altri perdono quelli della loro divinità.
}
aid-cost-1 = Un’altra rotta
    .price = 1 carta Oracolo qualsiasi; una volta per turno
aid-cost-2 = L’ira di Poseidon
    .price = sopra { $wrath } gli altri devono pescare una nuova rotta
aid-cost-3 = Dono divino
    .price = offri da 1 a { $oracle } carte Oracolo di quella divinità; tutte si scartano
aid-cost-4 = Favore degli Dei
    .price = 1 altra carta della mano sulla sua divinità
aid-cost-5 = Oracolo
    .price = 1 carta della mano; se ne ha già { $oracle }, una se ne va
aid-cost-6 = Odissea
    .price = 1 carta della mano del colore della rotta, se c’è un anno libero
aid-cost-7 = Approdo
    .price = nulla: le carte sulla rotta diventano punti

## Options

option-cards = Carte proprie, in un file TOML
option-gift_in_phase3 = Una divinità che supera il limite per l’azione Favore degli Dei
    .no = perde soltanto le sue carte
    .yes = fa un dono divino, come nella fase 2
option-suitors_unplaced = Se alla fine della partita i Proci non sono mai arrivati
    .skip = nessuno li affronta
    .favour = arrivano sulla divinità che ha il Favore Divino
option-favour_all_zero = Il Favore Divino quando nessuna divinità ha carte
    .zeus = è di Zeus
    .nobody = non è di nessuno, e le rotte non indicano azioni
option-final_round = Quando un giocatore ha compiuto gli anni di viaggio
    .no = la partita finisce subito
    .yes = si completa il giro
    .help = Completare il giro rovescia il vantaggio del primo: di quattro capitani il primo vince il 18 % delle partite e l’ultimo il 35 %; altrimenti il 28 % e il 22 %.
option-round_cap = Dopo quanti giri la partita finisce in ogni caso
    .none = nessun limite

## The page

board-card = { $card }: si può giocare sulla sua divinità (I-50), porre nell’Oracolo (I-77) o su una rotta del suo colore (I-80).
    .double = { $card }: appartiene a entrambe le sue divinità ovunque una regola ne chieda una, e conta una volta per intero (I-5). Quella in alto è nominata per prima.
board-back = Una carta coperta
board-god = { $god } ha { $score } su { $limit }. Il punteggio più alto ha il Favore Divino, in parità la divinità più a sinistra (I-21, I-22); oltre { $limit } c’è un dono divino (I-53).
board-favour = Il Favore Divino è su { $god }: la tua azione è quella che la tua rotta mostra per { $god } (I-70).
board-suitors = I Proci sono su { $god }: alla fine contro di loro contano solo le carte Oracolo di { $god }, e sono in gioco i punti di { $god } (I-110, I-113).
board-poseidon = L’ira di Poseidon è a { $anger }. Oltre { $wrath } si scatena e spinge tutti gli altri su una nuova rotta (I-90, I-91).
board-action-favour = Favore degli Dei – gioca una carta della mano su una sua divinità (I-75).
board-action-oracle = Oracolo – poni una carta della mano coperta nel tuo Oracolo; se è pieno, al posto di una vecchia (I-77, I-78).
board-action-odyssey = Odissea – poni sulla tua rotta una carta della mano del colore della rotta (I-80).
board-action-landing = Approdo – la rotta è tua e le sue carte diventano punti (I-83, I-84).
board-route = { $route }: { $years ->
    [one] 1 anno di viaggio e posto per 1 carta
   *[other] { $years } anni di viaggio e posto per { $years } carte
} (I-82, I-100).
board-span = { $years ->
    [one] 1 anno
   *[other] { $years } anni
}
board-years = { $years } anni di viaggio su { $goal }; con { $goal } la partita finisce (I-101).
board-travelled = { $years } anni su { $goal }
board-landed = { $route }: acquisita, { $years ->
    [one] 1 anno
   *[other] { $years } anni
}
board-decides = decide
board-points = I valori delle carte portate a terra e dei doni vinti (I-120).
board-scored = punti
board-hand = Carte in mano: dopo ogni carta giocata se ne pesca di nuovo (I-30).
board-oracle = L’Oracolo è coperto. Le sue carte vincono doni (I-66), cambiano rotta (I-42) e affrontano i Proci (I-110).
board-gift = Il premio è { $card }. Ognuno può offrire, coperte, carte Oracolo di quella divinità; vince l’offerta più alta, se non è in parità (I-66, I-68).
board-wins-gift = vince il premio
board-gift-lost = Nessuno vince il premio.
board-round = Giro { $round }
board-deck = Quando il mazzo è vuoto, gli scarti diventano il nuovo mazzo (I-32).
board-deck-count = Mazzo { $number }
board-discards-count = Scarti { $number }
board-routes-count = Rotte { $number }
board-route-discards-count = Rotte scartate { $number }
board-feast = Nessuno sconfigge i Proci: tutti perdono i punti di { $god }.
board-beaten = { $name } sconfigge i Proci; tutti gli altri perdono i punti di { $god }.
board-player = Giocatore
board-strength = Forza
board-final = Risultato
board-winner = Vincitore
board-kept = Carte rimaste
board-sign-favour = Favore Divino
board-sign-suitors = Proci
board-sign-lost = Di nessuno
board-sign-wrath = Ira!
board-sign-route = Nuova rotta

## Hints: why a choice is good, by the reasons in kernel/reasons.py and the game’s search/reasons.py

hint-points =
    { $more ->
        [0] Ottieni più punti.
        [one] Ottieni un punto in più.
       *[other] Ottieni { $more } punti in più.
    }
    .subject = punti
hint-suitors =
    { $more ->
        [0] I Proci possono toglierti di meno.
        [one] I Proci possono toglierti un punto in meno.
       *[other] I Proci possono toglierti { $more } punti in meno.
    }
    .subject = punti contro i Proci
hint-cargo =
    { $more ->
        [0] Il tuo carico vale di più.
        [one] Il tuo carico vale un punto in più.
       *[other] Il tuo carico vale { $more } punti in più.
    }
    .subject = carico
hint-room =
    { $more ->
        [0] La tua rotta ha più posto.
        [one] La tua rotta ha posto per una carta in più.
       *[other] La tua rotta ha posto per { $more } carte in più.
    }
    .subject = posto sulla tua rotta
hint-route =
    { $more ->
        [0] La tua rotta è più lunga e porta di più.
        [one] La tua rotta è più lunga di un anno e porta di più.
       *[other] La tua rotta è più lunga di { $more } anni e porta di più.
    }
    .subject = una rotta più lunga
hint-home =
    { $more ->
        [0] Hai viaggiato più anni.
        [one] Hai viaggiato un anno in più.
       *[other] Hai viaggiato { $more } anni in più.
    }
    .subject = anni di viaggio
hint-landing = Mette un Approdo alla tua portata.
    .subject = un Approdo a portata
hint-loading = Ti prepara una buona Odissea.
    .subject = una buona Odissea
hint-asking = Ti prepara l’Oracolo.
    .subject = l’Oracolo a portata
hint-oracle =
    { $more ->
        [0] Il tuo Oracolo riceve più carte.
        [one] Il tuo Oracolo riceve una carta in più.
       *[other] Il tuo Oracolo riceve { $more } carte in più.
    }
    .subject = carte del tuo Oracolo
hint-gift = Accresce le tue speranze di un dono divino.
    .subject = la speranza di un dono divino
hint-hand =
    { $more ->
        [0] La tua mano vale di più.
        [one] La tua mano vale un punto in più.
       *[other] La tua mano vale { $more } punti in più.
    }
    .subject = buone carte in mano
hint-turn = Tocca di nuovo a te.
    .subject = il tuo turno

## Why a thing cannot be clicked now

why-not-held = Lì non hai questa carta, e si giocano solo le proprie (I-3, I-50).
why-hand-change = Il cambio di rotta si paga con una carta dell’Oracolo, non della mano (I-42).
why-hand-bid = Si offrono carte Oracolo, non della mano (I-66).
why-trim = Prima scarta carte dal carico, finché il resto sta sulla nuova rotta (I-96).
why-swap = Il tuo Oracolo è pieno: scegli quale delle sue carte lascia il posto alla nuova (I-78).
why-which-god = Hai scelto { $held }: ora scegli a quale delle sue due divinità va (I-51).
why-oracle = Le carte Oracolo servono a cambiare rotta, alle offerte e contro i Proci; ora si gioca dalla mano (I-42, I-66, I-110).
why-bid-god = Non mostra { $giver }, e deve farlo ogni carta di un’offerta (I-66).
why-bid-laid = È già nella tua offerta (I-66).
why-cargo = Le carte sulla tua rotta restano lì fino all’approdo (I-84, I-95).
why-god-other = La carta che giochi, { $held }, non mostra { $god } (I-51).
why-change-first = Prima decidi della tua rotta; poi si gioca una carta su una divinità (I-40).
why-card-first = Prima scegli la carta della mano: va su una divinità che mostra (I-51).
why-deed-other = La tua azione è un’altra ({ $action }); una carta va su una divinità solo con Favore degli Dei (I-70, I-75).
why-poseidon = Nessuno gioca carte della mano su Poseidon; un cambio di rotta vi mette una carta Oracolo (I-8, I-42).
why-route-other = Non è la tua rotta: l’azione si fa con la propria (I-70).
why-influence-first = Prima gioca una carta della mano su una divinità; poi viene l’azione della tua rotta (I-40, I-50).
why-no-landing = Per { $favour }, che ha il Favore Divino, la tua rotta mostra { $action }, non Approdo (I-70).
why-no-deed = Nessuno ha il Favore Divino, quindi non si può fare nessuna azione (R-1).

## What puzzles are about: the kind of the best click

theme-verb-keep = Tenere la rotta
theme-verb-change = Cambiare rotta
theme-verb-trim = Alleggerire la rotta
theme-verb-influence = Influenza
theme-verb-god = Scegliere un dio
theme-verb-bid = Offrire
theme-verb-done = Fermarsi in tempo
theme-verb-pass = Passare
theme-verb-favour = Favore degli Dei
theme-verb-oracle = Oracolo
theme-verb-swap = Cambiare l’Oracolo
theme-verb-odyssey = Odissea
theme-verb-land = Approdo
theme-verb-discard = Scartare
theme-verb-rest = Finire il turno
