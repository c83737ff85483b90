### Viaggio al centro della Terra.
### Scelte, spiegazioni e domande possono usare le variabili elencate in words/voice.py; una variabile
### che finisce in _id è un nome scritto come «red», «raft» o «unseen»: serve a scegliere le parole.

game-title = Viaggio al centro della terra
game-about = Tre esploratori, mossi da tutti, scendono in un vulcano, attraversano un mare ed escono con la lava. Vince la più bella collezione di fossili.

## Cards

card-blue = blu
card-red = rosso
card-yellow = giallo
card-rope = corda
card-pickaxe = piccozza
card-compass = bussola
card-biscuits = gallette
card-lamp = lampada di Ruhmkorff

# Dentro una frase.
a_card-blue = una carta blu
a_card-red = una carta rossa
a_card-yellow = una carta gialla
a_card-rope = una carta corda
a_card-pickaxe = una carta piccozza
a_card-compass = una carta bussola
a_card-biscuits = una carta gallette
a_card-lamp = una carta lampada

# In un elenco di carte: una mano, un pagamento, i simboli di una scoperta.
cards-blue = { $count } blu
cards-red = { $count ->
    [one] 1 rossa
   *[other] { $count } rosse
}
cards-yellow = { $count ->
    [one] 1 gialla
   *[other] { $count } gialle
}
cards-rope = { $count ->
    [one] 1 corda
   *[other] { $count } corde
}
cards-pickaxe = { $count ->
    [one] 1 piccozza
   *[other] { $count } piccozze
}
cards-compass = { $count ->
    [one] 1 bussola
   *[other] { $count } bussole
}
cards-biscuits = { $count } gallette
cards-lamp = { $count ->
    [one] 1 lampada
   *[other] { $count } lampade
}
cards-flexible_use = { $count } Uso flessibile
cards-mixed_colours = { $count } Miscela di colori
cards-any = { $count ->
    [one] 1 carta esploratore a scelta
   *[other] { $count } carte esploratore a scelta
}
cards-star = { $count } a scelta
no-cards = nessuna
between = {"; "}
several = { $count } × { $thing }
worth = { $points ->
    [one] { $thing } (1 punto)
   *[other] { $thing } ({ $points } punti)
}

deck-explorer = mazzo degli esploratori
    .count = { $count } esploratore
deck-equipment = mazzo dell’equipaggiamento
    .count = { $count } equipaggiamento
deck-fossil = mazzo dei fossili
    .count = { $count } fossile
deck-event = mazzo degli eventi
    .count = { $count } evento
deck-adventure =
    .count = { $count } avventura in mare

## Fossils

fossil-single = fossile vario
fossil-skull_front = teschio, metà frontale
fossil-skull_back = teschio, metà posteriore
fossil-skeleton_head = scheletro, testa
fossil-skeleton_body = scheletro, corpo
fossil-skeleton_tail = scheletro, coda
fossil-gold = oro
fossil-quartz = quarzo

fossils-single = { $count ->
    [one] 1 fossile vario
   *[other] { $count } fossili vari
}
fossils-skull_front = { $count ->
    [one] 1 metà frontale di teschio
   *[other] { $count } metà frontali di teschio
}
fossils-skull_back = { $count ->
    [one] 1 metà posteriore di teschio
   *[other] { $count } metà posteriori di teschio
}
fossils-skeleton_head = { $count ->
    [one] 1 testa di scheletro
   *[other] { $count } teste di scheletro
}
fossils-skeleton_body = { $count ->
    [one] 1 corpo di scheletro
   *[other] { $count } corpi di scheletro
}
fossils-skeleton_tail = { $count ->
    [one] 1 coda di scheletro
   *[other] { $count } code di scheletro
}
fossils-gold = { $count } oro
fossils-quartz = { $count } quarzo

## Event cards, adventures, bonus cards

event_card-mixed_colours = Miscela di colori
    .effect = in un tuo movimento le carte esploratore possono essere di qualsiasi colore (J-69)
event_card-flexible_use = Uso flessibile
    .effect = vale una volta come una carta equipaggiamento qualsiasi (J-70)
event_card-stay_liquid = Permanenza in liquido
    .effect = vale 2 gettoni acqua dopo la discesa, oppure 2 punti alla fine (J-71)
event_card-lucky = Colpo di fortuna
    .effect = scartala invece di perdere 1 o 2 fossili (J-72)
event_card-gertrude = L’oca Gertrude fa centro
event_card-opportunity = Possibilità favorevole
event_card-another_turn = Fonte energetica
event_card-supplies = Rifornimenti graditi

adventure-find = ritrovamento di un fossile
adventure-ball = fulmine globulare
sighting-geyser = geyser
sighting-axel_island = Isola di Axel
sighting-sea_monsters = mostri marini in lotta
priced = { $title } (prezzo: { $price })
    .points = { $points ->
        [one] { $title } (prezzo: { $price }; 1 punto)
       *[other] { $title } (prezzo: { $price }; { $points } punti)
    }
price-same = { $count ->
    [one] 1 carta esploratore
   *[other] { $count } carte esploratore dello stesso colore
}
price-any = { $count ->
    [one] 1 carta esploratore
   *[other] { $count } carte esploratore di qualsiasi colore
}

bonus-mushroom_forest = Foresta di funghi
bonus-ruined_city = Città in rovina

## Pieces, spaces, stages

piece-blue = Lidenbrock (blu)
piece-red = Hans (rosso)
piece-yellow = Axel (giallo)
piece-raft = la zattera

ground-plain = spazio libero
ground-rocks = { $sea ->
    [yes] scoglio ({ $points } punti)
   *[no] rocce ({ $points } punti)
}
ground-canyon = { $sea ->
    [yes] mulinello
   *[no] burrone
}
ground-spring = Fonte di Hans
ground-event = evento
ground-discovery = { $fossils ->
    [one] scoperta ({ $symbols } per 1 fossile)
   *[other] scoperta ({ $symbols } per { $fossils } fossili)
}
ground-start = partenza
ground-finish = arrivo
marked = { $space } { $marks }
lava-space = { $loss ->
    [0] { $space } { $colour }
    [one] { $space } { $colour }, 1 fossile perso
   *[other] { $space } { $colour }, { $loss } fossili persi
}

stage-descent = la discesa nella terra
stage-sea = il Mare di Lidenbrock
stage-lava = il flusso di lava

task-refill = si completa la dotazione
task-draw = pesca delle carte
task-unearth = pesca dei fossili
task-event = pesca di un evento
task-adventure = si rivela un’avventura
task-flow = si rivela una carta esploratore
task-reveal = si rivela una carta equipaggiamento
task-turn = pescare o muovere
task-overflow = limite di carte
task-discover = scoperta
task-return = scelta alla luce della lampada
task-swap = Possibilità favorevole
task-liquid = mantenimento con l’acqua
task-lose = perdita di fossili
task-offer = avventura in mare
task-ball = fulmine globulare
task-flee = fuga dalla lava

## The legend of the board: explorers by their names, equipment by letters, no two alike

legend-explorer-blue = Lidenbrock
legend-explorer-red = Hans
legend-explorer-yellow = Axel
legend-letter-rope = C
legend-letter-pickaxe = P
legend-letter-compass = B
legend-letter-biscuits = G
legend-letter-lamp = L

## The legend of the board: terrain and losses

legend-rocks-descent = rocce
legend-rocks-sea = scoglio
legend-canyon-descent = burrone
legend-canyon-sea = mulinello
legend-spring = fonte
legend-event = evento
legend-finish = arrivo
legend-any = equipaggiamento a scelta
legend-loss = fossili persi

## The picture in the terminal: what lies beside the board

picture-pieces-descent = Esploratori
picture-pieces-sea = Zattera
picture-display = Dotazione
picture-decks = Mazzi
picture-adventure = Avventura
picture-deck-explorer = esploratori
picture-deck-equipment = equipaggiamento
picture-deck-fossil = fossili
picture-deck-event = eventi
picture-deck-adventure = avventure
picture-reserve = acqua
picture-danger = Da perdere
picture-revealed = Salva chi ha
picture-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}

## The picture in the terminal: the players and their fossils

picture-player = Giocatore
picture-hand = Carte
picture-family-single = Vari
picture-family-skull =
    Teschio
    f+p
picture-family-skeleton =
    Scheletro
    t+c+c
picture-family-gold = Oro
picture-family-quartz = Quarzo
picture-events = Eventi
picture-fossils = Fossili
picture-pool = Trovati, da tenere { $keeping }

## What happened

event-begins = Comincia { $seat }.
    .you = Cominci tu.
event-drew = { $card_id ->
    [unseen] { $seat } pesca una carta dal { $deck }.
   *[other] { $seat } pesca { $card } dal { $deck }.
}
    .you = Peschi { $card } dal { $deck }.
event-displayed = Nuova nella dotazione scoperta: { $card }.
event-reshuffled = { $cards ->
    [one] Il { $deck } si riforma con 1 carta scartata.
   *[other] Il { $deck } si riforma: si mescolano { $cards } carte scartate.
}
event-turn = Turno { $number }: tocca a { $seat }.
    .you = Turno { $number }: tocca a te.
event-took = { $seat } prende { $card } dalla dotazione scoperta.
    .you = Prendi { $card } dalla dotazione scoperta.
event-discarded = { $seat } ha troppe carte e scarta { $card }.
    .you = Hai troppe carte e scarti { $card }.
event-moved = { $piece_id ->
    [raft] La zattera
   *[other] { $piece }
} va da { $origin } a { $space }{ $path_count ->
    [one] .
   *[other] {" "}passando per { $path }.
}
event-paid = { $seat } paga il movimento: { $payment }.
    .you = Paghi il movimento: { $payment }.
event-got_water = { $tokens ->
    [one] { $seat } prende 1 gettone acqua.
   *[other] { $seat } prende { $tokens } gettoni acqua.
}
    .you = { $tokens ->
        [one] Prendi 1 gettone acqua.
       *[other] Prendi { $tokens } gettoni acqua.
    }
event-won_bonus = { $points ->
    [one] { $seat } prende la carta bonus { $bonus }: 1 punto.
   *[other] { $seat } prende la carta bonus { $bonus }: { $points } punti.
}
    .you = { $points ->
        [one] Prendi la carta bonus { $bonus }: 1 punto.
       *[other] Prendi la carta bonus { $bonus }: { $points } punti.
    }
event-discovered = { $fossils ->
    [one] { $seat } paga { $payment } e scopre 1 fossile.
   *[other] { $seat } paga { $payment } e scopre { $fossils } fossili.
}
    .you = { $fossils ->
        [one] Paghi { $payment } e scopri 1 fossile.
       *[other] Paghi { $payment } e scopri { $fossils } fossili.
    }
event-shone = { $fossils ->
    [one] { $seat } paga { $payment } e sceglie 1 fossile alla luce della lampada.
   *[other] { $seat } paga { $payment } e sceglie { $fossils } fossili alla luce della lampada.
}
    .you = { $fossils ->
        [one] Paghi { $payment } e scegli 1 fossile alla luce della lampada.
       *[other] Paghi { $payment } e scegli { $fossils } fossili alla luce della lampada.
    }
event-declined = { $seat } rinuncia.
    .you = Rinunci.
event-found = { $seat } ottiene un fossile: { $fossil }.
    .you = Ottieni un fossile: { $fossil }.
event-glimpsed = { $fossil_id ->
    [unseen] { $seat } guarda un fossile.
   *[other] { $seat } guarda un fossile: { $fossil }.
}
    .you = Guardi un fossile: { $fossil }.
event-put_back = { $fossil_id ->
    [unseen] { $seat } rimette un fossile in fondo al mazzo.
   *[other] { $seat } rimette un fossile in fondo al mazzo: { $fossil }.
}
    .you = Rimetti un fossile in fondo al mazzo: { $fossil }.
event-kept_event = { $event_id ->
    [unseen] { $seat } pesca una carta evento e la conserva.
   *[other] { $seat } pesca una carta evento e la conserva: { $event }.
}
    .you = Peschi una carta evento e la conservi: { $event }.
event-read_event = { $seat } pesca una carta evento: { $event } – { $event_id ->
    [gertrude] un fossile.
    [opportunity] si possono cambiare fino a 3 fossili.
    [another_turn] un altro turno.
   *[supplies] 3 carte.
}
    .you = Peschi una carta evento: { $event } – { $event_id ->
        [gertrude] un fossile.
        [opportunity] puoi cambiare fino a 3 fossili.
        [another_turn] un altro turno.
       *[supplies] 3 carte.
    }
event-used_event = { $seat } usa una carta evento: { $event }.
    .you = Usi una carta evento: { $event }.
event-stage_began = { $stage_id ->
    [descent] Comincia la prima fase: { $stage }.
    [sea] Comincia la seconda fase: { $stage }. Tutti gli esploratori salgono sulla zattera.
   *[lava] Comincia la terza fase: { $stage }.
}
event-stalled = Da troppo tempo nessuno muove. La fase è finita: { $stage }.
event-watered = { $tokens ->
    [0] { $seat } non consegna gettoni acqua
    [one] { $seat } consegna 1 gettone acqua
   *[other] { $seat } consegna { $tokens } gettoni acqua
} e ha acqua per { $fossils ->
    [0] nessun fossile.
    [one] 1 fossile.
   *[other] { $fossils } fossili.
}
    .you = { $tokens ->
        [0] Non consegni gettoni acqua
        [one] Consegni 1 gettone acqua
       *[other] Consegni { $tokens } gettoni acqua
    } e hai acqua per { $fossils ->
        [0] nessun fossile.
        [one] 1 fossile.
       *[other] { $fossils } fossili.
    }
event-gave_up = { $seat } perde { $fossils }.
    .you = Perdi { $fossils }.
event-adventure = Avventura in mare: { $adventure }.
event-saw = { $adventure_id ->
    [find] { $seat } paga { $payment } e ottiene il fossile.
   *[other] { $seat } paga { $payment } e tiene la carta: { $adventure }.
}
    .you = { $adventure_id ->
        [find] Paghi { $payment } e ottieni il fossile.
       *[other] Paghi { $payment } e tieni la carta: { $adventure }.
    }
event-boxed = { $adventure_id ->
    [ball] Tutti si sono protetti: il fulmine globulare svanisce.
   *[other] Nessuno ottiene questa carta, che torna nella scatola: { $adventure }.
}
event-protected = { $seat } scarta { $payment } e si salva.
    .you = Scarti { $payment } e ti salvi.
event-hit = Il fulmine globulare colpisce { $seat }.
    .you = Il fulmine globulare ti colpisce.
event-flowed = { $seat } rivela { $card }: la zattera avanza allo spazio di lava { $lava }, { $loss ->
    [0] dove non si perde nulla.
    [one] dove è in gioco 1 fossile.
   *[other] dove sono in gioco { $loss } fossili.
}
    .you = Riveli { $card }: la zattera avanza allo spazio di lava { $lava }, { $loss ->
        [0] dove non si perde nulla.
        [one] dove è in gioco 1 fossile.
       *[other] dove sono in gioco { $loss } fossili.
    }
event-flowed_out = { $seat } rivela { $card }: davanti non c’è nessuno spazio di quel colore, e il vulcano scaglia la zattera all’aperto.
    .you = Riveli { $card }: davanti non c’è nessuno spazio di quel colore, e il vulcano scaglia la zattera all’aperto.
event-revealed = Si rivela per tutti { $card }: si salva chi ne scarta una uguale.
event-suffered = { $seat } non si protegge dalla lava.
    .you = Non ti proteggi dalla lava.
event-scored = { $points ->
    [one] { $seat } ha 1 punto.
   *[other] { $seat } ha { $points } punti.
}
    .you = { $points ->
        [one] Hai 1 punto.
       *[other] Hai { $points } punti.
    }
event-won = { $seat } vince!
    .you = Vinci tu!

## Choices: what the click is called

click-lot = Comincia { $seat }
click-deal = Rivela { $card }
click-unearth = Pesca un fossile: { $fossil }
click-event = Pesca la carta evento { $event }
click-adventure = Rivela un’avventura in mare: { $adventure }
click-take = Prendi { $card } dalla dotazione scoperta
click-draw = { $deck_id ->
    [explorer] Pesca una carta esploratore
   *[equipment] Pesca una carta equipaggiamento
} dal mazzo (ne restano { $left })
click-move = Muovi { $piece }, ora in { $space }
click-discard = Scarta { $card }
click-step = { $ground_id ->
    [plain] Vai in { $space }
   *[other] Vai in { $space }: { $ground }
}
click-stop = Fermati qui
    .way = { $ways ->
        [one] Fermati in { $here } e paga { $only }
       *[other] Fermati in { $here } ({ $ways } modi di pagare)
    }
click-pay = { $payment_id ->
    [unseen] Paga
   *[other] Paga { $payment }
}
    .mix = Gioca { $payment }
    .offer = { $payment_id ->
        [unseen] Paga per la carta
       *[other] Paga { $payment }
    }
click-discover = { $payment_id ->
    [unseen] Fai la scoperta
   *[other] Scopri: paga { $payment }
}
click-lamp = { $payment_id ->
    [unseen] Fai la scoperta con la lampada
   *[other] Scopri con la lampada: paga { $payment }
}
click-decline = Rinuncia alla scoperta
    .offer = Non pagare per la carta
click-return = Rimetti in fondo al mazzo: { $fossil }
    .swap = Cambia un fossile: { $fossil }
click-done = Fatto
click-liquid = { $number ->
    [0] Non usare carte Permanenza in liquido
    [one] Usa 1 carta Permanenza in liquido
   *[other] Usa { $number } carte Permanenza in liquido
}
click-give = Perdi un fossile: { $fossil }
click-protect = { $payment_id ->
    [unseen] Proteggiti
   *[other] Proteggiti: paga { $payment }
}
click-lucky = Usa Colpo di fortuna
click-suffer = { $stage ->
    [lava] { $loss ->
        [one] Perdi 1 fossile
       *[other] Perdi { $loss } fossili
    }
   *[other] Fatti colpire dal fulmine globulare
}

## Whole choices, by what they take and bring

way-to = Vai a { $space } ({ $cards ->
    [one] 1 carta
   *[other] da { $cards } carte
})
way-step = { $piece }: { $payment }
way-brings = { $way } → { $gains }
way-water = { $number ->
    [one] 1 gettone acqua
   *[other] { $number } gettoni acqua
}
way-events = { $number ->
    [one] 1 carta evento
   *[other] { $number } carte evento
}
way-fossils = { $number ->
    [one] scoperta di 1 fossile
   *[other] scoperta di { $number } fossili
}

## Choices: what the click does and costs

help-lot = La sorte decide chi comincia (J-10).
help-deal = Si pesca o si rivela la prima carta del mazzo (J-5, J-15, J-19, J-108, J-111).
help-unearth = Si pesca il primo fossile del mazzo (J-60, J-62).
help-event = Si pesca la prima carta evento: si conserva nascosta o si esegue subito (J-46, J-65, J-66).
help-adventure = Dopo un movimento della zattera si rivela la prima carta avventura (J-96).
help-take = Prendi in mano questa carta (J-15); il posto vuoto nella dotazione si riempie solo alla fine del tuo turno (J-18, J-19). { $due ->
    [one] È l’ultima carta che peschi.
   *[other] Ti restano da pescare { $due } carte, questa compresa.
} { $full ->
    [yes] Hai già { $limit } carte equipaggiamento, quindi ne scarterai subito una (J-20, J-21).
   *[no] Puoi tenerne in mano { $limit } (J-20).
}
help-draw = Peschi coperta la prima carta del { $deck } (J-15, J-16). { $due ->
    [one] È l’ultima carta che peschi.
   *[other] Ti restano da pescare { $due } carte, questa compresa.
} { $full ->
    [yes] Hai già { $limit } carte di questo tipo, quindi ne scarterai subito una (J-20, J-21).
   *[no] Puoi tenerne in mano { $limit } (J-20).
}
help-move = Muovi { $piece } passo per passo e paghi alla fine (J-24). Da { $space }, { $ground }, { $distance ->
    [one] basta 1 punto movimento per l’arrivo.
   *[other] servono almeno { $distance } punti movimento per l’arrivo.
} { $piece_id ->
    [raft] Paghi da 1 a 5 carte esploratore di un solo colore, quello che vuoi (J-88).
   *[other] Paghi da 1 a 5 carte esploratore del suo colore (J-25, J-26).
} Almeno un passo deve andare in avanti (J-30).
help-discard = Hai più di { $limit } carte di questo tipo: questa va negli scarti (J-20, J-21).
help-step = Un passo va in avanti o di lato, mai indietro; in diagonale serve una bussola (J-28, J-29, J-51).
help-stop = Il movimento finisce qui e si pagano le carte (J-38, J-39).
    .way = Il movimento finisce in { $here } e costa { $cost } (J-38, J-39). Percorso: { $way }.
help-cost = Con questo passo il percorso costa { $cost }.
help-discovery = { $fossils ->
    [one] Poi puoi fare la scoperta: { $symbols } per 1 fossile, con le carte che il movimento ti lascia (J-35, J-47).
   *[other] Poi puoi fare la scoperta: { $symbols } per { $fossils } fossili, con le carte che il movimento ti lascia (J-35, J-47).
}
help-pay = { $payment_id ->
    [unseen] Per il movimento si scartano le carte necessarie e nessuna di più (J-33, J-39).
   *[other] Per il movimento scarti { $payment } (J-33, J-39). Ogni carta esploratore dà 1 punto movimento, ogni carta gallette 2 (J-27).
}
    .mix = Queste sono le carte esploratore che giochi con Miscela di colori: le scarti tutte (J-69).
    .offer = { $adventure_id ->
        [find] Scarti { $price } e peschi 1 fossile (J-98, J-99).
       *[other] Scarti { $price } e tieni la carta: { $value ->
            [one] 1 punto alla fine (J-98, J-100).
           *[other] { $value } punti alla fine (J-98, J-100).
        }
    }
help-discover = { $count ->
    [one] Scarti le carte indicate in { $found } ({ $symbols }) e peschi 1 fossile (J-58, J-60).
   *[other] Scarti le carte indicate in { $found } ({ $symbols }) e peschi { $count } fossili (J-58, J-60).
}
help-lamp = { $count ->
    [one] Paghi { $symbols } e in più una lampada, guardi { $drawn } fossili, ne tieni 1 e rimetti gli altri in fondo al mazzo (J-56, J-62).
   *[other] Paghi { $symbols } e in più una lampada, guardi { $drawn } fossili, ne tieni { $count } e rimetti gli altri in fondo al mazzo (J-56, J-62).
}
help-decline = Una scoperta non è mai obbligatoria (J-57). { $stage ->
    [sea] Agli altri viene chiesto in ogni caso (J-93).
   *[other] Ti tieni le tue carte.
}
    .offer = Ti tieni le carte e tocca al prossimo; se nessuno paga, la carta esce dal gioco (J-98, J-101).
help-return = Questo fossile va in fondo al mazzo, e lo sai solo tu (J-62, A-34).
    .swap = Questo fossile va in fondo al mazzo, sotto gli occhi di tutti; alla fine ne peschi tanti quanti ne hai rimessi (J-74, A-70).
help-done = Hai scelto: ora peschi tanti fossili quanti ne hai rimessi nel mazzo (J-74).
help-liquid = Ogni carta vale 2 gettoni acqua; un gettone acqua mantiene { $keeps } fossili (J-71, J-81, J-85). Così c’è acqua per { $room } fossili al massimo. { $lost ->
    [0] Non ne perdi nessuno.
    [one] Ne perdi 1 su { $fossils }.
   *[other] Ne perdi { $lost } su { $fossils }.
} Una carta non usata vale 2 punti alla fine.
help-give = Questo fossile esce dal gioco (A-15). { $stage ->
    [descent] L’acqua non basta per tutti (J-81).
    [sea] Il fulmine globulare ti ha colpito (J-103).
   *[lava] Se lo prende la lava (J-113).
}
help-worth = I tuoi fossili valgono ora { $now ->
    [one] 1 punto, senza questo { $then }.
   *[other] { $now } punti, senza questo { $then }.
}
help-protect = { $stage ->
    [lava] { $payment_id ->
        [unseen] Basta una carta del tipo rivelato, per quanti fossili siano in gioco (J-112, J-114).
       *[other] Scarti { $payment } e non perdi fossili, per quanti siano in gioco (J-112, J-114).
    }
   *[other] { $payment_id ->
        [unseen] Il prezzo è di { $price }.
       *[other] Scarti { $payment }.
    } Il fulmine globulare passa al prossimo; se tutti si proteggono, nessuno subisce danni (J-102, J-104).
}
help-lucky = Scarti la carta evento Colpo di fortuna e non perdi fossili; vale contro una perdita di 1 o 2 (J-72).
help-suffer = { $stage ->
    [lava] Ti tieni le carte e perdi { $loss ->
        [one] 1 fossile a tua scelta (J-113).
       *[other] { $loss } fossili a tua scelta, o tutti se ne hai di meno (J-113).
    }
   *[other] Ti tieni le carte, ma il fulmine globulare ti colpisce: { $fossils ->
        [0] non hai fossili da perdere, e la carta è finita (J-103, A-57).
       *[other] perdi 1 fossile a tua scelta, e la carta è finita (J-103, A-57).
    }
}

# Che cosa comporta entrare in uno spazio; si aggiunge alla spiegazione di un passo.
enter-plain = Costa 1 punto movimento (J-31).
enter-rocks = { $sea ->
    [yes] Uno scoglio costa { $points } punti movimento
   *[no] Le rocce costano { $points } punti movimento
}, o 1 se paghi anche una piccozza (J-43, J-55).
enter-canyon = { $sea ->
    [yes] Per un mulinello serve una corda, oltre al punto movimento, e non ci si può fermare (J-42, J-50, J-90).
   *[no] Per un burrone serve una corda, oltre al punto movimento, e non ci si può fermare (J-41, J-42, J-50).
}
enter-spring = La Fonte di Hans ti dà un gettone acqua, che tu ti fermi o prosegua (J-44).
enter-event = Alla fine del turno peschi una carta evento, { $per_space ->
    [yes] una per ogni spazio evento attraversato (J-46, A-1).
   *[no] una sola in tutto (J-46, A-1).
}
enter-discovery = { $fossils ->
    [one] Se ti fermi qui puoi fare una scoperta: { $symbols } per 1 fossile (J-47, J-60).
   *[other] Se ti fermi qui puoi fare una scoperta: { $symbols } per { $fossils } fossili (J-47, J-60).
}
enter-finish = { $sea ->
    [yes] Qui il movimento finisce, prendi la Città in rovina ({ $bonus } punti) e la zattera lascia il mare (J-38, J-106).
   *[no] Qui il movimento finisce, prendi la Foresta di funghi ({ $bonus } punti) e la discesa è conclusa (J-38, J-77).
}

way-points = { $count ->
    [0] ancora nulla
    [one] 1 punto movimento
   *[other] { $count } punti movimento
}
    .rocks = { $count } punti movimento ({ $picked } con una piccozza)

## What is asked

question-deal = Si rivelano le carte.
question-over = { $points ->
    [one] La partita è finita: vince { $name } con 1 punto.
   *[other] La partita è finita: vince { $name } con { $points } punti.
}
    .you = { $points ->
        [one] La partita è finita: hai vinto con 1 punto!
       *[other] La partita è finita: hai vinto con { $points } punti!
    }
    .shared = { $points ->
        [one] La partita è finita: vittoria condivisa con 1 punto ({ $names }).
       *[other] La partita è finita: vittoria condivisa con { $points } punti ({ $names }).
    }
question-waiting =
    .turn = { $name } pesca carte o muove.
    .draw = { $name } pesca una carta.
    .overflow = { $name } scarta una carta.
    .discover = { $name } può fare una scoperta.
    .return = { $name } sceglie i fossili.
    .swap = { $name } può scambiare fossili.
    .liquid = { $name } conserva fossili.
    .lose = { $name } sceglie che cosa perde.
    .offer = { $name } ha un’avventura in mare.
    .ball = { $name } affronta il fulmine.
    .flee = { $name } affronta la lava.
detail-waiting =
    .overflow = Ne ha troppe in mano.
    .discover = Servono { $symbols }.
    .return = La lampada ne mostra più di quanti se ne possano tenere.
    .offer = { $sighted }.
question-turn = { $stage ->
    [sea] Pesca 3 carte, o muovi la zattera.
   *[other] Pesca, o muovi un esploratore.
}
detail-turn = Carte in mano: { $explorers } esploratori, { $equipment } equipaggiamento.
question-draw = Quale carta peschi?
detail-draw = { $due ->
    [one] È l’ultima.
   *[other] Ne restano { $due }.
}
question-overflow = Quale carta scarti?
detail-overflow = { $full_id ->
    [explorer] Hai { $held } carte esploratore; il limite è { $allowed }.
   *[equipment] Hai { $held } carte equipaggiamento; il limite è { $allowed }.
}
question-step = Dove muovi { $moving }?
detail-step = { $steps ->
    [0] Il primo passo da { $here }.
   *[other] Da { $here }. Finora: { $cost }.
}
question-pay = Con quali carte paghi?
detail-pay = Il percorso costa { $cost }.
more-pay = Il percorso: { $way }.
question-mix = { $chosen ->
    [one] Quale carta esploratore giochi?
   *[other] Quali { $chosen } carte esploratore giochi?
}
detail-mix = Con Miscela di colori valgono tutti i colori.
question-discover = { $ways ->
    [0] Non puoi pagare la scoperta.
   *[other] Paghi la scoperta?
}
detail-discover = { $count ->
    [one] { $found }: { $symbols } per 1 fossile.
   *[other] { $found }: { $symbols } per { $count } fossili.
}
question-return = { $left ->
    [one] Quale fossile rimetti nel mazzo?
   *[other] Quali { $left } fossili rimetti nel mazzo?
}
detail-return = La lampada mostra: { $pool }. Ne tieni { $kept }.
more-return = Quello che rimetti va in fondo al mazzo.
question-swap = Quali fossili scambi?
detail-swap = Fino a { $most } vanno in fondo al mazzo, e ne peschi altrettanti.
more-swap = L’evento è Possibilità favorevole. Puoi anche non scambiare nulla.
question-liquid = { $liquids ->
    [0] Non hai Permanenza in liquido.
    [one] Usi Permanenza in liquido?
   *[other] Quante Permanenza in liquido usi?
}
detail-liquid = { $water ->
    [one] 1 gettone acqua
   *[other] { $water } gettoni acqua
} per { $fossils ->
    [one] 1 fossile
   *[other] { $fossils } fossili
}; ognuno ne mantiene { $keeps }.
more-liquid = La discesa è finita: i fossili senz’acqua vanno perduti.
question-lose =
    .descent = { $loss ->
        [one] Quale fossile perdi?
       *[other] Quali { $loss } fossili perdi?
    }
    .sea = Quale fossile perdi?
    .lava = { $loss ->
        [one] Quale fossile perdi?
       *[other] Quali { $loss } fossili perdi?
    }
detail-lose =
    .descent = Ti manca l’acqua.
    .sea = Il fulmine globulare ti ha colpito.
    .lava = Per colpa della lava.
question-so-far = Finora: { $fossils }.
question-offer = { $ways ->
    [0] Non puoi pagare l’avventura.
   *[other] Paghi l’avventura?
}
detail-offer = { $sighted }.
question-ball = { $ways ->
    [0] Fulmine globulare: non puoi pagare.
   *[other] Fulmine globulare: paghi?
}
detail-ball = Proteggersi costa { $price }.
more-ball = { $fossils ->
    [0] Non hai fossili da perdere.
   *[other] Se ti colpisce, perdi 1 fossile.
}
question-flee = { $ways ->
    [0] Non puoi proteggerti.
   *[other] Ti proteggi?
}
detail-flee = { $loss ->
    [one] In gioco c’è 1 fossile.
   *[other] In gioco ci sono { $loss } fossili.
} Rivelata: { $revealed }.
more-flee = La carta è stata rivelata per tutti.

## The position in words

heading-way = Il percorso
heading-lava = Il flusso di lava
position-spectator = Stai guardando.
position-setup = Si prepara il tavolo.
position-turn = Turno { $turn }, { $stage }: tocca a { $active } ({ $task }).
    .you = Turno { $turn }, { $stage }: tocca a te ({ $task }).
position-decides = Deve decidere { $name }.
    .you = Devi decidere tu.
position-discovery = { $fossils ->
    [one] Scoperta in { $space }: { $symbols } per 1 fossile.
   *[other] Scoperta in { $space }: { $symbols } per { $fossils } fossili.
}
position-adventure = Avventura in mare: { $adventure }.
position-revealed = Rivelata per tutti: { $card }.
position-loss = Fossili da perdere ({ $name }): { $count }.
position-events-due = Carte evento da pescare alla fine del turno: { $count }.
position-another = Turni in più ({ $name }): { $count }.
position-idle = Turni di fila senza movimento: { $count }; dopo { $most } la fase finisce (A-18).
    .endless = Turni di fila senza movimento: { $count }.
position-piece = { $piece }: { $space }, { $ground }; { $points ->
    [one] 1 punto movimento all’arrivo
   *[other] { $points } punti movimento all’arrivo, senza equipaggiamento
}
position-legend = { $stage ->
    [sea] Gli spazi davanti, colonna per colonna; la zattera avanza verso i numeri più alti. Senza altre parole sono liberi; le isole non sono elencate.
   *[descent] Gli spazi davanti, riga per riga; gli esploratori scendono verso i numeri più alti. Senza altre parole sono liberi; il granito non è elencato.
}
position-row = { $stage ->
    [sea] Colonna { $row }: { $spaces }
   *[descent] Riga { $row }: { $spaces }
}
position-lava = La zattera è sullo spazio di lava { $space } di { $all }.
position-lava-ahead = Davanti: { $spaces }
player-and-notes = { $name } ({ $notes })
note-you = tu
note-active = giocatore attivo
position-points = { $name }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
}{ $stage ->
    [over] {""}
   *[other] {" "}finora
}
position-cards = { $explorers ->
    [one] 1 carta esploratore
   *[other] { $explorers } carte esploratore
}, { $equipment ->
    [one] 1 carta equipaggiamento
   *[other] { $equipment } carte equipaggiamento
}
position-water = { $water ->
    [one] 1 gettone acqua
   *[other] { $water } gettoni acqua
}, { $kept ->
    [0] nessuna carta evento
    [one] 1 carta evento
   *[other] { $kept } carte evento
}
position-fossils = { $fossils_count ->
    [one] 1 fossile: { $fossils }
   *[other] { $fossils_count } fossili: { $fossils }
}
position-worth = carte bonus e avvistamenti: { $cards }
position-known = in mano, prese dalla dotazione scoperta: { $cards }
position-explorers = Carte esploratore: { $cards_count } su un massimo di { $most } ({ $cards })
position-equipment = Carte equipaggiamento: { $cards_count } su un massimo di { $most } ({ $cards })
position-event = { $event }: { $effect }
position-pool = Visti con la lampada: { $fossils }
position-display = Dotazione scoperta: { $cards }
position-decks = Carte nei mazzi: { $decks }
position-reserve = Gettoni acqua nella riserva: { $count }
position-under = In fondo al mazzo dei fossili, dall’alto in basso: { $fossils }
position-discards = Scarti: { $cards }
position-used-events = Carte evento usate: { $events }
position-lost = Fossili persi: { $fossils }
position-boxed = Avventure uscite dal gioco: { $adventures }
position-water-box = Gettoni acqua usciti dal gioco: { $count }

## The card beside the board: a turn in a few lines, and what things cost

aid-turn-1 = Fai una di due cose: peschi { $draws } carte, o muovi una pedina.
aid-turn-2 = Pescare: ogni carta dalla dotazione scoperta, o coperta da un mazzo. In mano al massimo { $explorers } carte esploratore e { $equipment } equipaggiamento.
aid-turn-3 = Muovere: in avanti e di lato, mai indietro, con un passo in avanti; non ci si ferma dove sta un altro esploratore.
aid-turn-4 = { $events ->
    [each] Per strada: una fonte dà un gettone acqua; ogni spazio evento dà una carta evento alla fine del turno.
   *[other] Per strada: una fonte dà un gettone acqua; gli spazi evento danno una carta evento alla fine del turno.
}
aid-turn-5 = Dove ti fermi: in una scoperta puoi scavare in cerca di fossili.
aid-turn-6 = { $stage ->
    [sea] In mare scavano anche gli altri, dopo chi muove, e un movimento scopre un’avventura. Dopo l’arrivo viene la lava.
   *[other] Il primo esploratore all’arrivo chiude la discesa per tutti; poi ai fossili serve acqua.
}
aid-cost-1 = Ogni spazio
    .price = 1 punto movimento
aid-cost-2 = 1 punto movimento, al massimo { $most } carte per movimento
    .price = { $stage ->
    [sea] 1 carta esploratore; tutte di un colore
   *[other] 1 carta esploratore del colore della pedina
}
aid-cost-3 = { $biscuits } punti movimento in più
    .price = 1 carta gallette
aid-cost-4 = Rocce, o scoglio
    .price = i punti indicati; 1 con la piccozza
aid-cost-5 = Burrone, o mulinello
    .price = 1 punto e 1 corda; non ci si ferma
aid-cost-6 = Un passo in diagonale
    .price = in più 1 bussola
aid-cost-7 = Scoperta
    .price = esattamente l’equipaggiamento indicato; una stella è una carta qualsiasi
aid-cost-8 = { $lamp } fossili in più fra cui scegliere
    .price = in più 1 lampada
aid-cost-9 = { $keeps } fossili mantenuti dopo la discesa
    .price = 1 gettone acqua
aid-lava-turn-1 = Uno dopo l’altro, scoprite una carta esploratore.
aid-lava-turn-2 = La zattera va al prossimo spazio di quel colore.
aid-lava-turn-3 = Se lì ci sono fossili barrati, si scopre una carta equipaggiamento per tutti.
aid-lava-turn-4 = Chi scarta una carta di quel tipo è salvo; gli altri perdono tanti fossili quanti sono indicati.
aid-lava-turn-5 = All’ultimo spazio, o se il colore non c’è più davanti, la partita è finita: vince chi ha più punti.
aid-lava-cost-1 = Salvarsi da qualunque perdita
    .price = 1 carta del tipo scoperto, o 1 Uso flessibile
aid-lava-cost-2 = Salvarsi da una perdita fino a { $saved } fossili
    .price = 1 Colpo di fortuna

## Options

option-board = Un tabellone tuo, in un file TOML
option-events_per_turn = Carte evento per più spazi evento in un movimento
    .one = una sola in tutto
    .per_space = una per ogni spazio
option-fossil_reshuffle = I fossili persi, quando il mazzo dei fossili è vuoto
    .no = restano fuori dal gioco
    .yes = si mescolano in un nuovo mazzo
option-event_reshuffle = Le carte evento usate, quando il mazzo degli eventi è vuoto
    .no = restano fuori dal gioco
    .yes = si mescolano in un nuovo mazzo
option-adventure_on_arrival = L’avventura in mare quando la zattera raggiunge l’arrivo
    .no = non si rivela
    .yes = si rivela
option-lava_simultaneous = Le scelte su uno spazio di lava
    .no = si fanno e si eseguono una dopo l’altra
    .yes = si fanno tutte prima di mostrarle
option-return_to_start = Tornare, in un solo movimento, sulla fonte o sullo spazio evento da cui si parte
    .no = non per quello spazio soltanto
    .yes = permesso: rientrarvi conta una volta
option-idle_rounds = Giri senza movimento dopo i quali la fase finisce
    .none = nessun limite

## La pagina: le tavole

board-plate = Tavola { $number }
board-plates = Le tavole del tabellone
board-caption-descent = La montagna in sezione, dal cratere alla riva
board-caption-sea = Il mare sotto la terra, con le sue isole e i suoi mulinelli
board-caption-lava = Il condotto di fuoco e la via d’uscita
board-lava-space = { $loss ->
    [0] Spazio di lava { $space }: la prossima carta { $colour } porta qui la zattera. Non si perde nulla (J-108, J-110).
    [one] Spazio di lava { $space }: la prossima carta { $colour } porta qui la zattera. Chi non è protetto perde 1 fossile (J-108, J-111).
   *[other] Spazio di lava { $space }: la prossima carta { $colour } porta qui la zattera. Chi non è protetto perde { $loss } fossili (J-108, J-111).
}
board-distance = { $points ->
    [one] Da qui 1 punto movimento porta all’arrivo.
   *[other] Da qui servono almeno { $points } punti movimento per l’arrivo.
}

## La pagina: che cosa c’è accanto alle tavole

board-asked = Che cosa succede
board-decides = deve decidere
board-pay = Modi di pagare
board-pay-stop = Fermarsi qui costerebbe
board-pay-discover = Paga la scoperta
board-pay-lamp = Scopri con la lampada: scegli fra 2 in più
board-pay-protect = Proteggiti con
board-danger = { $loss ->
    [one] Ogni giocatore rischia 1 fossile. Protegge questa carta: { $card }.
   *[other] Ogni giocatore rischia { $loss } fossili. Protegge questa carta: { $card }.
}
board-deck = { $deck }: ne restano { $left } di { $all } nel mazzo
board-used = Usato e perduto
board-room = { $short ->
    [yes] ne salva solo { $room } di { $fossils }
   *[no] ne salva fino a { $room }
}

## La pagina: a che servono le cose

# Gli id si compongono con i nomi di carte, fossili e avventure.
board-help-explorer = Carta esploratore di { $explorer }: 1 punto movimento per questo esploratore, o per la zattera; in una mossa se ne giocano da 1 a 5 di un colore (J-25, J-26, J-88).
board-help-rope = Corda: per ogni burrone o mulinello in cui si entra (J-41, J-50, J-90).
board-help-pickaxe = Piccozza: tutte le rocce e gli scogli di una mossa costano solo 1 punto movimento (J-43, J-55).
board-help-compass = Bussola: per ogni passo in diagonale, che deve portare avanti (J-51, J-52, J-53).
board-help-biscuits = Gallette: 2 punti movimento in più, accanto ad almeno una carta esploratore (J-27, J-54).
board-help-lamp = Lampada di Ruhmkorff: con una tua scoperta guardi 2 fossili in più e ne rimetti 2 fra tutti sotto il mazzo (J-56, J-62).
board-help-single = Fossili vari: 2 punti ciascuno.
board-help-skull = Teschi: 5 punti per ogni coppia di metà frontale e posteriore, nulla per una metà sola (J-118).
board-help-skeleton = Scheletri: 12 punti per testa, corpo e coda, 3 per due parti diverse, 1 per una parte sola (J-118).
board-help-gold = Oro: 1, 3, 6, 10, 15 punti per 1–5 pezzi, e 5 per ogni altro pezzo.
board-help-quartz = Quarzo: 1, 3, 6, 10, 15 punti per 1–5 pezzi, e 5 per ogni altro pezzo.
board-help-find = Il primo che paga pesca un fossile (J-98, J-99).
board-help-sighting = Il primo che paga tiene la carta (J-98, J-100).
board-help-ball = A turno ciascuno paga o viene colpito, e chi è colpito perde un fossile (J-102, J-103).
board-help-water = Acqua: ogni gettone conserva fino a { $keeps } fossili alla fine della discesa; un gettone avanzato vale 1 punto alla fine (J-81, J-83).
board-help-hand = Carte esploratore in mano, al massimo { $most } (J-20).
board-help-kit = Carte equipaggiamento in mano, al massimo { $most } (J-20).
board-help-kept = Carte evento conservate coperte (J-66, J-67).

## La pagina: il risultato

# Gli id si compongono con i nomi delle famiglie in contents.py.
board-family-single = Fossili vari
board-family-skull = Teschi
board-family-skeleton = Scheletri
board-family-gold = Oro
board-family-quartz = Quarzo
board-sightings = Avvistamenti
board-water = Acqua
board-total = Punti

## Hints: why a choice is good, by the reasons in kernel/reasons.py and the game’s search/reasons.py

hint-points =
    { $more ->
        [0] Ottieni più punti.
        [one] Ottieni un punto in più.
       *[other] Ottieni { $more } punti in più.
    }
    .subject = punti
hint-collection = I fossili che troverai in seguito varranno di più per te.
    .subject = il valore dei prossimi ritrovamenti
hint-water =
    { $more ->
        [0] Ottieni più acqua.
        [one] Ottieni un segnalino acqua in più.
       *[other] Ottieni { $more } segnalini acqua in più.
    }
    .subject = acqua
hint-move = Ti lascia una buona mossa per dopo.
    .subject = una buona prossima mossa
hint-discovery = Là puoi fare una scoperta.
    .subject = una scoperta
hint-drawing =
    { $more ->
        [0] Peschi più carte.
        [one] Peschi una carta in più.
       *[other] Peschi { $more } carte in più.
    }
    .subject = carte da pescare
hint-events = Ottieni una carta evento da sfruttare.
    .subject = una carta evento
hint-turn = Ottieni un altro turno.
    .subject = un altro turno
hint-explorers =
    { $more ->
        [0] Hai più carte esploratore.
        [one] Hai una carta esploratore in più.
       *[other] Hai { $more } carte esploratore in più.
    }
    .subject = carte esploratore
hint-equipment =
    { $more ->
        [0] Hai più equipaggiamento.
        [one] Hai una carta equipaggiamento in più.
       *[other] Hai { $more } carte equipaggiamento in più.
    }
    .subject = equipaggiamento
hint-lava = Più equipaggiamento ti protegge dalla lava.
    .subject = la protezione dalla lava
hint-adventure = Ti prepara all’avventura.
    .subject = una buona avventura

## Why a thing cannot be clicked now

why-granite = Nessuno può entrare nel granito, né su un’isola in mare (J-40).
why-other-stage = È un’altra parte del viaggio: prima la discesa, poi il mare (J-3, J-87).
why-no-way = Con le tue carte nessun movimento può finire lì adesso (J-24, J-32).
why-no-stop = { $sea ->
    [yes] Su un mulinello non ci si può fermare (J-42, J-90).
   *[no] In un burrone non ci si può fermare (J-42).
}
why-occupied = Lì c’è già un esploratore, e nessun altro può fermarsi con lui (J-36).
why-here = La pedina è già lì: prosegui o fermati (J-38).
why-back = Nessun passo va all’indietro (J-29).
why-far = Da { $here } le tue carte non bastano per portarci la pedina (J-28, J-32).
why-in-vain = Il movimento è già passato di lì, e da allora non ha toccato una nuova fonte o un nuovo spazio evento (A-30).
why-rope = Per questa via { $needed ->
    [one] serve 1 corda
   *[other] servono { $needed } corde
}, e ne hai { $held } (J-41, J-50).
why-compass = Ogni passo in diagonale richiede una bussola: per questa via { $needed }, e ne hai { $held } (J-51, J-53).
why-points = Questa via costa { $needed } punti movimento, e le tue carte ne danno al massimo { $held } (J-32).{ $rocks ->
    [yes] { " " }Con una piccozza le rocce costerebbero solo 1 (J-43).
   *[no] { "" }
}
why-dead-end = Da lì le tue carte non portano a nessuno spazio in cui fermarsi (J-30, J-36, J-42).
why-raft = La zattera aspetta alla partenza del mare finché dura la discesa (J-3).
why-aboard = Gli esploratori sono sulla zattera: in mare si muove quella (J-87).
why-one-piece = Stai già muovendo un’altra pedina, e un movimento ne riguarda una sola (J-24).
why-no-explorers = { $piece_id ->
    [raft] Non hai carte esploratore per muovere la zattera (J-88).
   *[other] Non hai carte esploratore di questo colore (J-25).
}
why-stuck = Con le tue carte questa pedina non ha un movimento possibile da dove si trova (A-17).
why-deck = { $deck_id ->
    [fossil] I fossili si pescano con le scoperte e i ritrovamenti, non a scelta (J-58, J-60).
    [event] Una carta evento arriva alla fine di un turno in cui si è entrati in uno spazio evento (J-46).
   *[other] Un’avventura in mare si rivela dopo ogni movimento della zattera (J-96).
}
why-event = { $event_id ->
    [mixed_colours] { $event }: si usa quando paghi un movimento (J-69).
    [flexible_use] { $event }: vale come una carta equipaggiamento quando paghi (J-70).
    [stay_liquid] { $event }: si usa alla fine della discesa, o dà punti a fine partita (J-71).
   *[other] { $event }: si usa quando stai per perdere uno o due fossili (J-72).
}
why-fossil = I tuoi fossili restano davanti a te; uno se ne va solo quando ne perdi o ne cambi (J-61).
why-discard-first = La tua mano supera il limite: prima scarta una carta (J-21).
why-moving = Stai muovendo, e in un turno si pesca o si muove (J-12).
why-not-open = Questa carta non è nella dotazione (J-15).
why-no-card = Non hai questa carta, e si paga solo con la propria mano (J-26, J-34).
why-other-sort = Il limite riguarda l’altro tipo di carte: ne va scartata una di quelle (J-21).
why-paid-last = Si paga alla fine del movimento: prima portalo a termine (J-24, J-39).
why-move-first = Le carte si giocano per un movimento: prima scegli chi muovere (J-24, J-34).

## What puzzles are about: the kind of the best click

theme-verb-take = Prendere dalla dotazione
theme-verb-draw = Pescare alla cieca
theme-verb-move = Muovere
theme-verb-discard = Scartare
theme-verb-step = Dove andare
theme-verb-stop = Fermarsi
theme-verb-pay = Pagare
theme-verb-discover = Scoprire
theme-verb-lamp = Usare una lampada
theme-verb-decline = Rinunciare a una scoperta
theme-verb-return = Scegliere tra i fossili
theme-verb-done = Fermarsi in tempo
theme-verb-liquid = Acqua e rum
theme-verb-give = Cedere un fossile
theme-verb-protect = Proteggersi
theme-verb-lucky = Colpo di fortuna
theme-verb-suffer = Subire il danno
