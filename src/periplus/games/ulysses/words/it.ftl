### Ulysses.
### Scelte, spiegazioni e domande possono usare le variabili elencate in words/voice.py; una variabile
### che finisce in _id è un nome scritto come «zeus», «red» o «unseen»: serve a scegliere le parole.

game-title = Ulysses
game-about = Gli Dei bluffano su dove andrà una sola nave. Vince chi per primo la vede nei suoi quattro luoghi segreti.

## Cards, colours, sides, stages

card-challenge = sfida
card-temple = tempio
card-wind = vento
card-plague = peste
card-pandora = Pandora
card-zeus = Zeus
card-count = { $count } { $card }
no-cards = nessuna

colour-violet = viola
colour-green = verde
colour-red = rosso
colour-blue = azzurro
place-and-colour = { $place } ({ $colour })

faction-blue = blu
faction-red = rosso
faction-black = nero
disc-blue = disco blu
disc-red = disco rosso
disc-black = disco nero
side-total = { $faction } ({ $place }) { $count }
side-minimum = { $count } per il { $faction }

stage-draw = pesca delle carte
stage-strengthen = fase d’azione
stage-ask = proposta
stage-debate = discussione degli Dei
stage-wind = carta vento
stage-over = fine della partita

## The legend of the map

legend-start = senza obiettivo
legend-ship = nave
legend-plague = peste
legend-goal = tuo obiettivo
legend-reached = obiettivo raggiunto
legend-choice = scelta

## The picture in the terminal: what stands beside a disc or a player

picture-minimum = almeno { $least }
picture-cards = { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
}
picture-out = ha passato
picture-agreed = d’accordo

## What happened

event-begins = Comincia { $seat }.
    .you = Cominci tu.
event-dealt_goal = { $place_id ->
    [unseen] { $seat } riceve un obiettivo nascosto ({ $colour }).
   *[other] { $seat } riceve l’obiettivo { $place } ({ $colour }).
}
    .you = Ricevi l’obiettivo { $place } ({ $colour }).
event-drew = { $card_id ->
    [unseen] { $seat } pesca una carta.
   *[other] { $seat } pesca una carta { $card }.
}
    .you = Peschi una carta { $card }.
event-reshuffled = { $cards ->
    [one] L’unico scarto diventa il nuovo mazzo.
   *[other] Gli scarti ({ $cards } carte) vengono mescolati e formano il nuovo mazzo.
}
event-turn = Turno { $number }: gioca { $seat }.
    .you = Turno { $number }: tocca a te.
event-opened_pandora = { $card_id ->
    [zeus] { $seat } gioca una carta Zeus come Pandora, per 2 carte extra.
   *[other] { $seat } gioca una carta Pandora, per 2 carte extra.
}
    .you = { $card_id ->
        [zeus] Giochi una carta Zeus come Pandora, per 2 carte extra.
       *[other] Giochi una carta Pandora, per 2 carte extra.
    }
event-spread_plague = { $card_id ->
    [zeus] { $seat } colpisce { $place } con la peste (Zeus).
   *[other] { $seat } colpisce { $place } con la peste.
}
    .you = { $card_id ->
        [zeus] Colpisci { $place } con la peste (Zeus).
       *[other] Colpisci { $place } con la peste.
    }
event-cured = { $cards_count ->
    [one] { $seat } scarta 1 carta ({ $cards }) e libera { $place } da una peste.
   *[other] { $seat } scarta { $cards_count } carte ({ $cards }) e libera { $place } da una peste.
}
    .you = { $cards_count ->
        [one] Scarti 1 carta ({ $cards }) e liberi { $place } da una peste.
       *[other] Scarti { $cards_count } carte ({ $cards }) e liberi { $place } da una peste.
    }
event-gave_goal = { $cards_count ->
    [one] { $seat } scarta 1 carta ({ $cards })
   *[other] { $seat } scarta { $cards_count } carte ({ $cards })
} e mette { $place_id ->
    [unseen] un obiettivo nascosto ({ $colour }) sotto il suo mazzetto.
   *[other] l’obiettivo { $place } ({ $colour }) sotto il suo mazzetto.
}
    .you = { $cards_count ->
        [one] Scarti 1 carta ({ $cards })
       *[other] Scarti { $cards_count } carte ({ $cards })
    } e metti il tuo obiettivo { $place } ({ $colour }) sotto il suo mazzetto.
event-took_goal = { $place_id ->
    [unseen] { $seat } prende un nuovo obiettivo ({ $colour }).
   *[other] { $seat } prende un nuovo obiettivo ({ $colour }): { $place }, come sai.
}
    .you = Il tuo nuovo obiettivo è { $place } ({ $colour }).
event-built = { $seat } scarta { $cards_count } carte ({ $cards }) e costruisce un tempio: ora ne ha { $temples }.
    .you = Scarti { $cards_count } carte ({ $cards }) e costruisci un tempio: ora ne hai { $temples }.
event-proposed = { $seat } propone { $place }.
    .you = Proponi { $place }.
event-drifted = Tutte le rotte sono chiuse e { $seat } non può proporre nulla: la nave resta dov’è ({ $place }).
    .you = Tutte le rotte sono chiuse e non puoi proporre nulla: la nave resta dov’è ({ $place }).
event-agreed = { $seat } è d’accordo.
    .you = Sei d’accordo.
event-put_disc = { $cards_count ->
    [one] { $seat } mette il disco { $faction } su { $place } con 1 carta ({ $cards }).
   *[other] { $seat } mette il disco { $faction } su { $place } con { $cards_count } carte ({ $cards }).
}
    .you = { $cards_count ->
        [one] Metti il disco { $faction } su { $place } con 1 carta ({ $cards }).
       *[other] Metti il disco { $faction } su { $place } con { $cards_count } carte ({ $cards }).
    }
event-backed = { $cards_count ->
    [one] { $seat } appoggia il { $faction } con 1 carta ({ $cards }): in tutto { $total }.
   *[other] { $seat } appoggia il { $faction } con { $cards_count } carte ({ $cards }): in tutto { $total }.
}
    .you = { $cards_count ->
        [one] Appoggi il { $faction } con 1 carta ({ $cards }): in tutto { $total }.
       *[other] Appoggi il { $faction } con { $cards_count } carte ({ $cards }): in tutto { $total }.
    }
event-passed = { $seat } passa.
    .you = Passi.
event-prevailed = Nella discussione prevale il { $faction }.
event-sailed = La nave lascia { $origin } e raggiunge { $place }.
event-reached = { $seat } mostra l’obiettivo { $place }: { $goals } su 4.
    .you = Mostri il tuo obiettivo { $place }: { $goals } su 4.
event-kept_wind = { $card_id ->
    [zeus] { $seat } gioca una carta Zeus come vento e resta il giocatore attivo.
   *[other] { $seat } gioca una carta vento e resta il giocatore attivo.
}
    .you = { $card_id ->
        [zeus] Giochi una carta Zeus come vento e resti il giocatore attivo.
       *[other] Giochi una carta vento e resti il giocatore attivo.
    }
event-rested = { $seat } non gioca carte vento.
    .you = Non giochi carte vento.
event-won = { $seat } ha raggiunto tutti e quattro gli obiettivi e vince la partita!
    .you = Hai raggiunto tutti e quattro gli obiettivi e vinci la partita!
event-becalmed = Le carte sono finite e la peste sbarra un obiettivo di ogni giocatore: nessuno può più vincere.

## Choices: what the click is called

click-lot = Comincia { $seat }
click-goal = Distribuisci l’obiettivo { $place }
click-deal = Distribuisci una carta { $card }
click-pandora = Pesca 2 carte extra ({ $pandora_with ->
    [zeus] Zeus come Pandora
   *[named] Pandora
})
click-plague = Piazza una peste{ $plague_with ->
    [zeus] {" "}(Zeus come peste)
   *[named] {""}
}
click-cure = Rimuovi una peste ({ $cost ->
    [one] 1 carta
   *[other] { $cost } carte
})
    .asked = Rimuovi prima una peste, poi opponiti ({ $cost ->
        [one] 1 carta
       *[other] { $cost } carte
    })
click-exchange = Cambia un obiettivo ({ $cost ->
    [one] 1 carta
   *[other] { $cost } carte
})
click-build = Costruisci un tempio ({ $price } carte)
click-propose = Proponi { $place }
click-drift = Non proporre nulla e lascia la nave alla deriva
click-place = Scegli { $place }
    .plague = Colpisci { $place } con la peste
    .cure = Libera { $place } da una peste
click-give = { $goal_id ->
    [unseen] Rinuncia all’obiettivo numero { $slot } ({ $colour })
   *[other] Rinuncia all’obiettivo { $goal } ({ $colour })
}
click-take = Prendi un nuovo obiettivo ({ $colour })
click-card = Gioca una carta { $card }
    .pay = Scarta una carta { $card }
    .stake = Aggiungi una carta { $card } per il { $faction }
    .pandora = { $card_id ->
        [zeus] Gioca una carta Zeus come Pandora
       *[other] Gioca una carta Pandora
    }
    .plague = { $card_id ->
        [zeus] Gioca una carta Zeus come peste
       *[other] Gioca una carta peste
    }
    .wind = { $card_id ->
        [zeus] Gioca una carta Zeus come vento e resta il giocatore attivo
       *[other] Gioca una carta vento e resta il giocatore attivo
    }
click-done = Fatto
    .stake = Fatto: { $laid_count ->
        [one] 1 carta per il { $faction }
       *[other] { $laid_count } carte per il { $faction }
    }
click-agree = D’accordo
click-red = Opponiti: disco rosso su { $place }
    .plagued = Opponiti: disco rosso su { $place }, rimuovendo la peste ({ $cost ->
        [one] 1 carta
       *[other] { $cost } carte
    })
click-pass = Passa
click-back = Appoggia il { $faction } ({ $least ->
    [one] almeno 1 carta
   *[other] almeno { $least } carte
})
click-black = Disco nero su { $place } ({ $least ->
    [one] almeno 1 carta
   *[other] almeno { $least } carte
})
    .plagued = Disco nero su { $place } (almeno { $least }, più { $cost } per rimuovere la peste)
click-rest = Non giocare carte vento e chiudi il turno

## Whole choices, by what they take and bring

way-back = Appoggia il { $faction } con { $cards }
way-red = Opponiti: disco rosso su { $place } con { $cards }
way-black = Disco nero su { $place } con { $cards }

## Choices: what the click does and costs

help-lot = La sorte decide chi comincia (U-10).
help-goal = Si distribuisce una carta obiettivo: solo chi la riceve vede il luogo, tutti vedono il colore (U-6, U-45).
help-deal = Si distribuisce la prima carta del mazzo: la vede solo chi la riceve (U-11, U-16).
help-pandora = { $zeus_as_pandora ->
    [yes] Giochi una carta Pandora, o Zeus al suo posto, e peschi 2 carte azione (U-27, U-28).
   *[no] Giochi una carta Pandora e peschi 2 carte azione (U-27); in questa edizione Zeus non può sostituirla (F-01).
} { $pandora_limit ->
    [turn] Puoi farlo una volta per turno, vento compreso (U-29).
    [phase] Puoi farlo una volta per fase d’azione, quindi di nuovo dopo un vento (R-15).
   *[none] Puoi farlo finché hai le carte (F-02).
}
help-plague = Giochi una carta peste, o Zeus al suo posto, e metti un dischetto viola su un luogo: la nave non può andarci finché qualcuno non lo rimuove (U-30, U-37). Dischetti viola rimasti: { $discs } su 6 (U-33).
help-cure = Togli dalla mappa un dischetto viola a tua scelta (U-34, U-36). Prezzo: 1 carta qualsiasi per ogni tuo tempio, quindi { $cost ->
    [one] 1 carta.
   *[other] { $cost } carte.
}
    .asked = Prima di opporti togli dalla mappa un dischetto viola a tua scelta (F-22). Prezzo: 1 carta qualsiasi per ogni tuo tempio, quindi { $cost ->
        [one] 1 carta.
       *[other] { $cost } carte.
    }
help-exchange = Scarti una carta per ogni tuo tempio ({ $cost }), metti un tuo obiettivo sotto il suo mazzetto e ne prendi uno nuovo { $new_goal ->
    [any] da un mazzetto a tua scelta (U-38, U-42).
   *[same] dallo stesso mazzetto (U-38, F-04).
} { $barred_colour ->
    [taken] Il nuovo obiettivo non può avere il colore del luogo in cui si trova la nave (U-43).
   *[returned] Non si può cambiare un obiettivo del colore del luogo in cui si trova la nave (F-05).
} { $exchange_limit ->
    [turn] Una volta per turno (U-39).
    [phase] Una volta per fase d’azione (U-39, F-06).
   *[none] Tutte le volte che puoi pagare (F-03).
}
help-build = Scarti { $cost ->
    [one] 1 carta tempio (o Zeus) e 1 altra carta qualsiasi
   *[other] { $cost } carte tempio (Zeus può sostituirne quante vuoi) e altre { $cost } carte qualsiasi
} (U-46, U-49). Avrai { $grown } templi e pescherai { $grown } carte per turno, ma anche le tue azioni costeranno di più (U-16, U-25).
help-propose = Metti il disco blu su { $place }; poi gli altri, a turno, accettano o si oppongono (U-54, U-58). Se la nave ci va davvero, puoi restare il giocatore attivo con una carta vento (U-83).
help-own-goal = È uno dei tuoi obiettivi.
help-goals-from = Da lì ai tuoi obiettivi: { $ways }.
    .own = È uno dei tuoi obiettivi. Da lì agli altri: { $ways }.
routes-to = { $routes ->
    [-1] { $place }: nessuna via libera
    [one] { $place } 1 rotta
   *[other] { $place } { $routes } rotte
}
help-drift = Su ogni luogo raggiungibile c’è la peste e non hai abbastanza carte per rimuoverla (prezzo: { $cost }): la nave resta dov’è, e il prossimo giocatore attivo è { $next } (E-3).
help-place = Un luogo della mappa (U-31).
    .plague = Un dischetto viola va su { $place }: finché resta lì, nessuno può scegliere questo luogo per la nave (U-30, U-37).
    .cure = Il dischetto viola lascia { $place }; per questo scarti { $cost ->
        [one] 1 carta (U-34, U-36).
       *[other] { $cost } carte (U-34, U-36).
    }
help-give = Questo obiettivo va sotto il mazzetto del suo colore ({ $colour }); gli altri vedono solo il colore (U-40, U-45).
help-take = Prendi la prima carta del mazzetto di questo colore ({ $colour }), { $pile ->
    [one] che ha 1 carta
   *[other] che ha { $pile } carte
} (U-42). Gli altri vedono solo il colore (U-45).
help-card = La carta va scoperta tra gli scarti (U-23).
    .pay = { $due ->
        [one] Con questa carta il prezzo è pagato.
       *[other] Restano da pagare { $due } carte, questa compresa.
    } { $action ->
        [build] Di tutte e { $price }, almeno { $temples } devono essere tempio o Zeus (U-46, U-49).
       *[other] Va bene qualsiasi tipo (U-24).
    }
    .stake = La carta vale 1 per il { $faction }: Zeus conta come una sfida (U-53, U-79). { $most ->
        [one] Con il disco rosso se ne gioca 1 sola (F-07).
       *[any] Il minimo è { $least }, ma puoi giocarne di più (U-70).
    }
    .pandora = Metti questa carta tra gli scarti e peschi 2 carte azione (U-27).
    .plague = Metti questa carta tra gli scarti e la peste colpisce { $target } (U-30).
    .wind = Resti il giocatore attivo: nuove azioni, poi una nuova proposta, ma nessuno pesca carte (U-83, U-85, U-86). { $card_id ->
        [zeus] Zeus vale come carta vento (U-84).
       *[other] Puoi rifarlo finché le tue proposte prevalgono (U-88).
    }
help-done = Le carte vanno scoperte per una fazione (U-66).
    .stake = Metti queste carte accanto al disco { $faction }, visibili a tutti; { $total ->
        [one] lì ci sarà 1 carta
       *[other] lì ci saranno { $total } carte
    } (U-66). Sono spese, chiunque vinca (U-78).
help-agree = Accetti la proposta, { $blue } (U-58). Se qualcuno dopo di te si oppone, puoi ancora appoggiare una fazione (U-64){ $agree_bars_black ->
    [yes] , ma non mettere il disco nero (U-65).
   *[no] , o mettere il disco nero.
}
help-red = Ti opponi: il disco rosso va su { $place } e giochi per esso almeno 1 carta sfida o Zeus (U-60). Poi gli altri passano o si schierano (U-62).
    .plagued = Ti opponi: il disco rosso va su { $place } e giochi per esso almeno 1 carta sfida o Zeus (U-60). Prima, per rimuovere la peste, scarti { $cost ->
        [one] 1 carta.
       *[other] { $cost } carte.
    }
help-pass = { $pass_scope ->
    [debate] Non partecipi più a questa discussione, né con carte né con un disco (U-63, U-82).
   *[turn] Non partecipi più a nessuna discussione di questo turno (F-12).
} Non costa nulla, e nessuno è mai costretto a giocare carte (U-76).
help-back = Per il { $faction } giochi { $least ->
    [one] almeno 1 carta sfida o Zeus
   *[other] almeno { $least } carte sfida o Zeus
}, così da portarlo in vantaggio (U-68, U-69). Le carte di una fazione si sommano, chiunque le abbia giocate (U-66); in parità il blu batte il rosso ed entrambi battono il nero (U-67, U-73).
help-black = Metti il disco nero su { $place }, terza destinazione, con { $least ->
    [one] almeno 1 carta sfida o Zeus
   *[other] almeno { $least } carte sfida o Zeus
} (U-71, U-74). Il nero vince solo con più carte del blu e più del rosso (U-73).
    .plagued = Metti il disco nero su { $place }, terza destinazione, con { $least ->
        [one] almeno 1 carta sfida o Zeus
       *[other] almeno { $least } carte sfida o Zeus
    } (U-71, U-74). Prima scarti quanto costa rimuovere la peste: { $cost } (U-72).
help-rest = Conservi le tue carte; tutti pescano e il prossimo giocatore attivo è { $next } (U-16, U-20).

## What is asked

question-deal = Si distribuiscono le carte.
question-over = La partita è finita: ha vinto { $name }.
    .you = La partita è finita: hai vinto!
question-becalmed = La partita è finita: nessuno può più vincere.
question-waiting =
    .strengthen = { $name } agisce o propone.
    .ask = { $name } risponde alla proposta.
    .debate = { $name } si schiera o passa.
    .wind = { $name } può restare attivo.
detail-waiting =
    .strengthen = La nave si trova qui: { $ship }.
    .ask = La proposta: { $blue }.
    .debate = Carte: { $sides }.
    .wind = Serve una carta vento o Zeus.
question-strengthen = Agisci, o proponi un luogo.
detail-strengthen = La nave si trova qui: { $ship }.
more-strengthen = Hai { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
} e { $temples ->
    [one] 1 tempio
   *[other] { $temples } templi
}. Puoi compiere quante azioni vuoi, in qualsiasi ordine. La proposta chiude la fase d’azione.
question-blocked = La peste chiude ogni rotta. Che fai?
detail-blocked = Rimuovere una peste costa { $cost ->
    [one] 1 carta
   *[other] { $cost } carte
} e tu ne hai { $cards }.
more-blocked = La nave si trova qui: { $ship }.
question-pandora = Quale carta giochi?
detail-pandora = Ti porta 2 carte extra.
question-plague = Quale luogo colpisci con la peste?
question-plague-card = Quale carta giochi?
detail-plague-card = Per colpire { $target } con la peste.
question-cure = Quale luogo liberi dalla peste?
detail-cure = Costa { $cost ->
    [one] 1 carta.
   *[other] { $cost } carte.
}
question-cured = Dove metti il disco rosso?
detail-cured = { $cured } sarà senza peste.
question-exchange = A quale obiettivo rinunci?
detail-exchange = Costa { $cost ->
    [one] 1 carta.
   *[other] { $cost } carte.
}
more-exchange = { $new_goal ->
    [any] Scegli tu il mazzetto di quello nuovo.
   *[same] Prendi la prima carta del suo mazzetto.
}
question-exchange-pile = Da quale mazzetto lo prendi?
detail-exchange-pile = Cambiare obiettivo costa { $cost ->
    [one] 1 carta.
   *[other] { $cost } carte.
}
question-pay = Quale carta scarti?
detail-pay =
    .cure = Per liberare { $cured } dalla peste: { $due ->
        [one] ne manca 1.
       *[other] ne mancano { $due }.
    }
    .exchange = Per cambiare l’obiettivo: { $due ->
        [one] ne manca 1.
       *[other] ne mancano { $due }.
    }
    .build = Tempio numero { $grown }: { $due ->
        [one] ne manca 1.
       *[other] ne mancano { $due }.
    }
    .red = Per liberare { $cured } dalla peste: { $due ->
        [one] ne manca 1.
       *[other] ne mancano { $due }.
    }
    .black = Per liberare { $cured } dalla peste: { $due ->
        [one] ne manca 1.
       *[other] ne mancano { $due }.
    }
more-pay =
    .build = Su { $price } in tutto, almeno { $temples } devono essere tempio o Zeus.
    .red = Poi metti il disco rosso.
    .black = Poi metti il disco nero.
question-so-far = Finora: { $cards }.
question-ask = Accetti, o ti opponi?
detail-ask = { $active } propone { $blue }.
more-ask = Chi si oppone mette il disco rosso su un altro luogo. { $votes ->
    [0] Non hai in mano carte sfida o Zeus.
    [one] Hai in mano 1 carta sfida o Zeus.
   *[other] Hai in mano { $votes } carte sfida e Zeus.
}
question-debate = Passi o ti schieri?
detail-debate = Carte: { $sides }.
more-debate = Per andare in vantaggio gioca almeno { $minimums }. { $votes ->
    [0] Non hai in mano carte sfida o Zeus.
    [one] Hai in mano 1 carta sfida o Zeus.
   *[other] Hai in mano { $votes } carte sfida e Zeus.
}
question-stake = Quali carte giochi per il { $faction }?
detail-stake = Per { $target }{ $missing ->
    [0] ; è sufficiente.
    [one] ; ne serve ancora almeno 1.
   *[other] ; ne servono ancora almeno { $missing }.
}
question-wind = Resti il giocatore attivo?
detail-wind = Serve una carta vento o Zeus.
more-wind = La nave è andata dove volevi.

## The position in words

heading-routes = Nave e rotte
heading-debate = Discussione
heading-goals = I tuoi obiettivi
position-spectator = Stai guardando.
position-setup = Si prepara il tavolo.
position-turn = Turno { $turn }: gioca { $active } ({ $stage }).
    .you = Turno { $turn }: tocca a te ({ $stage }).
position-decides = Deve decidere { $name }.
    .you = Devi decidere tu.
position-pandora-used = Le carte extra di Pandora sono già state pescate.
position-goal-exchanged = Un obiettivo è già stato cambiato.
position-ship = La nave: { $place }
position-route = Rotta: { $place }
position-marked = { $place } – { $marks }
position-plagues = Pesti: { $places }. Dischetti viola rimasti: { $left }
position-no-plagues = Nessuna peste. Dischetti viola rimasti: { $left }
position-plague-heap = { $place } × { $count }
mark-plague = peste
mark-goal = tuo obiettivo
mark-reached = obiettivo raggiunto
position-disc = { $disc } su { $place }, { $cards_count ->
    [0] nessuna carta
    [one] 1 carta ({ $cards })
   *[other] { $cards_count } carte ({ $cards })
}
position-no-disc = { $disc }: non è sulla mappa
position-minimum = { $least ->
    [one] per appoggiarlo: almeno 1 carta
   *[other] per appoggiarlo: almeno { $least } carte
}
position-black-minimum = per metterlo: almeno { $least } carte
position-agreed = D’accordo prima della sfida: { $names }
position-out = Hanno passato: { $names }
player-and-notes = { $name } ({ $notes })
note-you = tu
note-active = giocatore attivo
note-first = primo giocatore
position-player = { $name }: { $temples ->
    [one] 1 tempio
   *[other] { $temples } templi
}, { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
}
position-shown = obiettivi mostrati ({ $count } su { $all }): { $goals }
position-hidden = obiettivi nascosti: { $goals }
position-missed = non raggiunti: { $goals }
goal-known = { $place }, come sai
goal-excluded = { $colour } (non { $places })
position-hand = { $cards_count ->
    [0] Non hai carte.
    [one] 1 carta: { $cards }
   *[other] { $cards_count } carte: { $cards }. In una discussione ne contano { $votes }.
}
position-goal = { $place }: { $routes ->
    [-1] le pesti chiudono ogni via
    [0] la nave è qui, ma deve arrivarci di nuovo
    [one] a 1 rotta
   *[other] a { $routes } rotte
}
    .reached = { $place }: raggiunto
    .missed = { $place }: non raggiunto
position-deck = Mazzo: { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
position-discards = Scarti: { $cards_count ->
    [0] nessuno
    [one] 1 carta ({ $cards })
   *[other] { $cards_count } carte ({ $cards })
}
    .top = Scarti: { $count ->
        [one] 1 carta ({ $card })
       *[other] { $count } carte, in cima { $card }
    }
position-supply = Templi nella riserva: { $count }
position-piles = Mazzetti degli obiettivi: { $piles }
pile-count = { $colour } { $count }
position-under = in fondo al mazzetto di questo colore ({ $colour }), dall’alto in basso: { $places }

## The card beside the board: a turn in a few lines, and what things cost the viewer now

aid-turn-1 = Pesca: tutti prendono una carta per ogni proprio tempio.
aid-turn-2 = Azioni: il giocatore attivo ne compie quante vuole.
aid-turn-3 = Proposta: il disco blu su un luogo a una rotta di distanza, senza peste.
aid-turn-4 = Discussione, se qualcuno si oppone: vince chi ha più carte; in parità il blu batte il rosso, ed entrambi il nero.
aid-turn-5 = Viaggio: chi ha il luogo come obiettivo lo mostra. Tutti i tuoi obiettivi mostrati: vinci subito.
aid-turn-6 = Vento: se la nave è andata sul blu, una carta ti lascia attivo; se no, tocca al vicino di sinistra.
aid-cost-1 = Pescare 2 carte extra{ $pandora_limit ->
    [turn] , una volta per turno
    [phase] , una volta per fase d’azione
   *[none] {""}
}
    .price = { $zeus_as_pandora ->
    [yes] 1 Pandora o Zeus
   *[no] 1 Pandora
}
aid-cost-2 = Piazzare una peste
    .price = 1 peste o Zeus
aid-cost-3 = Rimuovere una peste
    .price = { $cost ->
    [one] 1 carta qualsiasi
   *[other] { $cost } carte qualsiasi
}
aid-cost-4 = Cambiare un obiettivo{ $exchange_limit ->
    [turn] , una volta per turno
    [phase] , una volta per fase d’azione
   *[none] {""}
}
    .price = { $cost ->
    [one] 1 carta qualsiasi
   *[other] { $cost } carte qualsiasi
}
aid-cost-5 = Costruire il prossimo tempio
    .price = { $price } carte, di cui { $temples } tempio o Zeus
aid-cost-6 = Opporsi: mettere il disco rosso
    .price = { $first_red ->
    [one] 1 sfida o Zeus
   *[more] almeno 1 sfida o Zeus
}
aid-cost-7 = Appoggiare una fazione
    .price = sfida o Zeus quante ne servono per portarla in vantaggio
aid-cost-8 = Restare attivo dopo un viaggio sul blu
    .price = 1 vento o Zeus

## Options

option-edition = Quali regole pubblicate si usano
    .revised = le regole rivedute del 2001 (italiane e francesi)
    .german = le regole dell’edizione tedesca
option-map = Una mappa tua, in un file TOML
option-zeus_as_pandora = Zeus al posto di Pandora
    .no = Zeus sostituisce ogni carta tranne Pandora
    .yes = Zeus sostituisce anche Pandora
option-pandora_limit = Quante volte si pescano le carte extra di Pandora
    .turn = una volta per turno
    .phase = una volta per fase d’azione
    .none = senza limite
option-exchange_limit = Quanti obiettivi si possono cambiare
    .one = uno per turno
    .none = quanti si vuole
option-new_goal = Da dove viene il nuovo obiettivo
    .any = da un mazzetto a scelta
    .same = dal mazzetto dell’obiettivo restituito
option-barred_colour = Che cosa vieta il colore del luogo della nave
    .taken = prendere un obiettivo di quel colore
    .returned = restituire un obiettivo di quel colore
option-limits_survive_wind = Pandora e cambio d’obiettivo dopo un vento
    .no = di nuovo possibili dopo ogni vento
    .yes = esauriti fino al turno successivo
option-first_red = Carte giocate con il disco rosso
    .open = almeno una
    .one = esattamente una
option-first_black = Carte giocate con il disco nero
    .lead = abbastanza da andare subito in vantaggio
    .one = ne basta una
option-agree_bars_black = Il disco nero per chi era d’accordo
    .no = può ancora metterlo
    .yes = non può metterlo in questa discussione
option-owner_may_place_black = Il disco nero per chi ha messo il blu o il rosso
    .no = non può mettere anche quello
    .yes = può mettere anche quello
option-black_after_support = Il disco nero per chi ha appoggiato una fazione
    .no = non può più metterlo
    .yes = può ancora metterlo
option-black_may_cure = Il disco nero su un luogo con la peste
    .no = non è possibile
    .yes = è possibile, pagando per rimuoverla
option-pass_scope = Quanto dura un passo
    .debate = per questa discussione
    .turn = per tutte le discussioni del turno
option-draw_starts = Chi pesca per primo
    .active = il giocatore attivo
    .first = il primo giocatore della partita
option-reshuffle = Quando gli scarti diventano il nuovo mazzo
    .lazy = quando serve una carta e non ce ne sono più
    .eager = appena è pescata l’ultima carta
    .never = mai
option-discards = Che cosa si vede degli scarti
    .open = tutti
    .top = solo la carta in cima
option-temple_payment = Le altre carte per un tempio
    .any = di qualsiasi tipo
    .other = non carte tempio
option-plague_targets = Dove si possono piazzare le pesti
    .any = su ogni luogo
    .goals = solo sui luoghi che hanno una carta obiettivo
option-temple_supply = La riserva dei templi
    .bound = i templi sono 23
    .endless = i templi bastano sempre
option-objection_cure = Quale peste può rimuovere chi si oppone
    .target = solo quella sul luogo del disco
    .any = una qualsiasi
option-action_order = L’ordine delle azioni
    .free = a piacere
    .listed = quello in cui le elencano le regole
option-red_differs = Il luogo del disco rosso
    .no = può essere quello del disco blu
    .yes = dev’essere diverso da quello del disco blu
option-debate_end = Quando finisce una discussione
    .one = quando resta un solo giocatore
    .all = quando hanno passato tutti
option-troy_revisit = Il ritorno al luogo di partenza
    .no = vietato
    .yes = permesso come ogni altra rotta
option-faction_lock = Cambiare fazione durante una discussione
    .no = sempre permesso
    .yes = non permesso
option-exchange_shown = Cambiare un obiettivo già raggiunto
    .no = non permesso
    .yes = permesso
option-plague_heaps = Più pesti sullo stesso luogo
    .no = non sono permesse
    .yes = sono permesse; ognuna va rimossa per sé
option-wind_after_pass = Il vento quando vince il blu dopo che il giocatore attivo ha passato
    .no = non spetta al giocatore attivo
    .yes = spetta al giocatore attivo, come ogni volta che si va sul blu

## The page
## Put together at run time: board-card- with the kind of card

board-map = Carta del Mediterraneo
board-legend = I segni della carta
board-legend-goal = tuo obiettivo, rotte
board-start = Nessuna carta obiettivo mostra questo luogo.
board-from-ship = { $routes ->
    [-1] Le pesti chiudono ogni via dalla nave.
    [0] La nave è qui.
    [one] A 1 rotta dalla nave.
   *[other] A { $routes } rotte dalla nave.
}
board-plague-here = Qui c’è la peste: la nave non può esservi mandata finché qualcuno non la rimuove (U-37).
    .several = Qui ci sono { $count } pesti: la nave non può esservi mandata prima che siano rimosse tutte (U-37).
board-disc-here = Qui si trova il { $disc }.
board-goal-here = Tuo obiettivo: lo scopri appena la nave arriva qui, chiunque ve l’abbia mandata (U-89).
board-reached-here = Tuo obiettivo, già raggiunto.
board-goals-from = Da qui ai tuoi obiettivi: { $ways }.
board-look = Guarda da { $place }
board-look-from = Distanze da { $place }
board-look-end = Conta di nuovo dalla nave
board-goal-hidden = Obiettivo coperto: { $goal }. Tutti vedono il colore, solo il proprietario il luogo (U-45).
board-goal-to-come = Qui andrà una carta obiettivo.
board-goal-reached = raggiunto
board-routes = { $routes ->
    [-1] nessuna via libera
    [0] la nave è qui
    [one] 1 rotta
   *[other] { $routes } rotte
}
board-card-challenge = Sfida: vale 1 per una fazione nella discussione (U-60, U-66). Come ogni carta può anche pagare una cura, un cambio o un tempio (U-24).
board-card-temple = Tempio: serve a costruire un tempio (U-46). Ogni tempio in più ti dà più carte a ogni turno e rende più care tutte le tue azioni (U-16, U-25).
board-card-wind = Vento: se la nave è andata dove avevi proposto, resti attivo per un’altra tappa (U-83).
board-card-plague = Peste: mette un dischetto viola su un luogo; la nave non può esservi mandata finché qualcuno non lo rimuove (U-30, U-37).
board-card-pandora = Pandora: peschi 2 carte extra nella tua fase d’azione (U-27).
board-card-zeus = { $zeus_as_pandora ->
    [yes] Zeus: il jolly, che vale come sfida, tempio, vento, peste o Pandora (U-52).
   *[no] Zeus: il jolly, che vale come sfida, tempio, vento o peste (U-52), ma non come Pandora (F-01).
}
board-no-debate = Quando il giocatore attivo ha proposto un luogo, gli dei ne discutono qui.
board-leads = in testa
board-in = { $name } può ancora intervenire.
board-speaks = Tocca a { $name }.
    .short = parla
board-agreed = { $name } è d’accordo.
    .short = d’accordo
board-out = { $name } ha passato in questa discussione.
    .short = ha passato
board-deck = mazzo
    .lit = pesca 2 carte
board-discards = scarti
board-plagues-left = pesti rimaste
    .lit = mettine una
board-plagues-out = sulla carta
    .lit = togline una
board-temples = templi
    .lit = costruisci
board-goal-piles = obiettivi da cambiare
    .lit = scambiane uno
board-pile = Mazzetto degli obiettivi: { $pile }. Chi cambia un obiettivo prende la prima carta di un mazzetto (U-42).
board-temple = Un tempio ti costa tante carte tempio quanti templi hai, e altrettante carte qualsiasi (U-46).
board-temples-of = { $temples ->
    [one] { $name } ha 1 tempio: 1 carta a ogni turno, e ogni cura o cambio costa 1 carta (U-16, U-25).
   *[other] { $name } ha { $temples } templi: { $temples } carte a ogni turno, e ogni cura o cambio costa { $temples } carte (U-16, U-25).
}
board-won = Al turno { $turn } la nave ha raggiunto { $place }: { $name } ha mostrato l’ultimo dei quattro obiettivi. Chi per primo li mostra tutti vince subito, chiunque abbia mandato la nave (U-91).
    .you = Al turno { $turn } la nave ha raggiunto { $place }: hai mostrato l’ultimo dei tuoi quattro obiettivi. Chi per primo li mostra tutti vince subito, chiunque abbia mandato la nave (U-91).
board-last-goal = l’ultimo obiettivo
board-sign-cured = Peste rimossa
board-sign-new-goal = Nuovo obiettivo
board-sign-reached = Obiettivo { $goals } su { $all }
board-sign-drifted = Rotte chiuse
board-player = Giocatore
board-goals = Obiettivi
board-points = Raggiunti
board-cards-left = Carte rimaste

## Hints: why a choice is good, by the reasons in kernel/reasons.py and the game’s search/reasons.py

hint-goals =
    { $more ->
        [0] Porta la nave a uno dei tuoi obiettivi.
       *[other] Porta la nave a { $place }, uno dei tuoi obiettivi.
    }
    .subject = un obiettivo a portata
hint-voyage =
    { $more ->
        [0] Avvicina la nave ai tuoi obiettivi.
       *[other] { $routes ->
            [0] Porta la nave al tuo obiettivo { $place }.
            [one] Da lì il tuo obiettivo { $place } dista una rotta; ora { $instead ->
                [-1] è chiuso dalle pesti
               *[other] { $instead }
            }.
           *[other] Da lì il tuo obiettivo { $place } dista { $routes } rotte; ora { $instead ->
                [-1] è chiuso dalle pesti
               *[other] { $instead }
            }.
        }
    }
    .subject = la vicinanza ai tuoi obiettivi
hint-votes =
    { $more ->
        [0] Hai più carte per le discussioni.
        [one] Hai una carta in più per le discussioni.
       *[other] Hai { $more } carte in più per le discussioni.
    }
    .subject = carte per le discussioni
hint-cards =
    { $more ->
        [0] Hai più carte in mano.
        [one] Hai una carta in più in mano.
       *[other] Hai { $more } carte in più in mano.
    }
    .subject = carte
hint-temples = Hai un tempio in più, e quindi più carte a ogni turno.
    .subject = un tempio
hint-active = Fa di te il giocatore attivo.
    .subject = il ruolo di giocatore attivo

## Why a thing cannot be clicked now

why-passed = Hai passato: non partecipi più a questa discussione (U-82).
why-own-phase = Si fa solo nella tua fase d’azione (U-26).
why-plague-twice = C’è già una peste, e un luogo ne porta al massimo una (R-12).
why-plague-goals = A questo tavolo la peste va solo sui luoghi che hanno una carta obiettivo (F-18).
why-no-plague = Nessuna peste su { $place } (U-36).
why-ship-there = La nave è già lì: nessun disco può andare sul suo luogo (U-56, E-12).
why-start-barred = A questo tavolo la nave non torna mai qui: { $place } (F-31).
why-not-joined = Nessuna rotta unisce { $place } e { $ship }, dove si trova la nave (U-54).
why-blue-there = Lì c’è il disco blu: chi si oppone indica un altro luogo (U-60).
why-one-cure = C’è la peste, e per opporsi se ne rimuove una sola (F-22).
why-third-place = Lì c’è già un disco ({ $disc }): il nero va su un terzo luogo (U-71).
why-black-plague = C’è la peste, e a questo tavolo non si rimuove per il disco nero (F-11).
why-plagued = C’è la peste: prima rimuovila, costa { $cost ->
    [one] 1 carta
   *[other] { $cost } carte
} (U-55, U-34).
    .poor = C’è la peste: rimuoverla costa { $cost ->
        [one] 1 carta
       *[other] { $cost } carte
    }, e ne hai { $cards } (U-55, U-34).
    .late = C’è la peste, e a questo tavolo è tardi per rimuoverla: le azioni seguono l’ordine del regolamento (U-55, F-25).
why-plagued-disc = C’è la peste: rimuoverla costa { $cost }, e { $least ->
    [one] deve restarti 1 carta sfida o Zeus
   *[other] devono restarti { $least } carte sfida o Zeus
} da giocare; la tua mano non basta (U-60, E-25).
why-few-votes = { $least ->
    [one] Serve almeno 1 carta sfida o Zeus
   *[other] Servono almeno { $least } carte sfida o Zeus
}, e ne hai { $votes } (U-60, U-68).
why-black-out = Il disco nero è già in gioco, e ce n’è uno solo (U-61, U-72).
why-locked = A questo tavolo non si cambia fazione, e tu ne hai già una (R-4).
why-black-owner = Hai già messo un disco: quello nero non spetta a te (R-5).
why-black-agreed = Eri d’accordo con la proposta: non puoi mettere il disco nero (U-65).
why-black-helped = A questo tavolo chi ha già giocato per una fazione non mette il disco nero (F-10).
why-no-debate = Ci si schiera solo dopo che qualcuno si è opposto con il disco rosso (U-62).
why-black-first = Il disco nero non è ancora in gioco: scegli per lui un terzo luogo sulla mappa (U-71).
why-no-card = Non hai carte { $card }, e si gioca solo dalla propria mano (U-24).
why-all-laid = Tutte le tue carte { $card } sono già impegnate, e una carta serve a una cosa sola (E-25).
why-wind-only = Solo una carta vento o Zeus ti fa restare attivo (U-83, U-84).
why-card-challenge = Una carta sfida si gioca nella discussione; nella tua fase d’azione può solo pagare un prezzo (U-79, U-24).
why-card-wind = Una carta vento si gioca quando la nave è appena andata sul tuo disco blu (U-83).
why-card-first = { $card_id ->
    [temple] Prima scegli di costruire un tempio: le carte tempio lo pagano (U-46).
    [plague] Prima scegli di mettere una peste, poi dove (U-30).
    [pandora] Prima scegli di aprire Pandora (U-27).
   *[other] Prima scegli a che cosa serve Zeus: un’azione, o un prezzo da pagare (U-52).
}
why-zeus-idle = Nessuna azione a cui Zeus possa servire ti è aperta: puoi solo proporre (U-52, U-54).
why-no-vote = Nella discussione contano solo le carte sfida e Zeus (U-79).
why-side-first = Prima scegli una fazione, o un luogo per un disco; poi giochi le carte (U-60, U-62).
why-only-pass = Con questa mano nessuna fazione e nessun luogo ti è aperto: puoi solo dire che sei d’accordo o passare (U-76).
why-pandora-card = { $zeus_as_pandora ->
    [yes] Solo una carta Pandora, o Zeus al suo posto, apre Pandora (U-27, U-28).
   *[no] Solo una carta Pandora apre Pandora: in questa edizione Zeus non la sostituisce (U-27, F-01).
}
why-plague-card = Solo una carta peste, o Zeus al suo posto, colpisce un luogo (U-30).
why-one-card = A questo tavolo con il disco rosso si gioca una sola carta (F-07).
why-temple-other = A questo tavolo le altre carte per un tempio non possono essere carte tempio (F-16).
why-temple-needed = Delle carte ancora da pagare, { $needed ->
    [one] 1 dev’essere tempio o Zeus
   *[other] { $needed } devono essere tempio o Zeus
} (U-46, U-49).
why-card-kept = Ti serve nella discussione: { $least ->
    [one] deve restarti 1 carta sfida o Zeus
   *[other] devono restarti { $least } carte sfida o Zeus
} per il disco (U-60, E-25).
why-exchange-first = Prima scegli di cambiare un obiettivo; il prezzo è { $cost } (U-38).
why-give-first = Prima scegli l’obiettivo che cedi (U-40).
why-goal-shown = Un obiettivo già mostrato non si cambia (R-23).
why-goal-colour = Ha il colore del luogo della nave, e in questa edizione non si cambia (F-05).
why-no-pile = Da un mazzetto vuoto non si prende nessun obiettivo (E-7).
why-pile-colour = Il nuovo obiettivo non può avere il colore del luogo della nave (U-43).
why-action-order = A questo tavolo le azioni seguono l’ordine del regolamento, e questa è già passata (F-25).
why-pandora-used = { $pandora_limit ->
    [turn] Hai già aperto Pandora in questo turno: si può una volta sola (U-29).
   *[other] Hai già aperto Pandora in questa fase d’azione: si può una volta sola (R-15).
}
why-pandora-empty = Mazzo e scarti sono vuoti: non c’è niente da pescare (R-22).
    .never = Il mazzo è vuoto, e a questo tavolo gli scarti non si rimescolano: non c’è niente da pescare (F-14).
why-plague-supply = Tutte e sei le pesti sono sulla mappa: prima rimuovine una (U-33).
why-no-plagues = Non c’è nessuna peste sulla mappa (U-36).
why-cure-there = Chi si oppone rimuove solo la peste del luogo scelto per il disco rosso: scegli quel luogo (R-7).
why-cure-poor = Rimossa una peste, non ti resterebbe una carta o un luogo per opporti (F-22).
why-poor = Costa una carta per ogni tuo tempio, in tutto { $cost }, e ne hai { $cards } (U-25).
why-exchanged = Hai già cambiato un obiettivo: se ne cambia uno solo (U-39).
why-no-goal = Nessun tuo obiettivo si può cambiare ora: quelli mostrati restano, e deve essercene un altro da prendere (R-23, E-7).
why-no-temple = Nella riserva non ci sono più templi (U-50).
why-build-poor = Il tuo prossimo tempio costa { $price } carte, e ne hai { $cards } (U-46).
why-build-cards = Per il tuo prossimo tempio { $cost ->
    [one] serve 1 carta tempio o Zeus
   *[other] servono { $cost } carte tempio o Zeus
}, e ne hai { $held } (U-46, U-49).

## What puzzles are about: the kind of the best click

theme-verb-pandora = Pandora
theme-verb-plague = Piazzare una peste
theme-verb-cure = Togliere una peste
theme-verb-exchange = Cambiare un obiettivo
theme-verb-build = Costruire un tempio
theme-verb-propose = Proporre un luogo
theme-verb-drift = Lasciare andare la nave
theme-verb-place = Scegliere un luogo
theme-verb-give = Cedere un obiettivo
theme-verb-take = Prendere un obiettivo
theme-verb-card = Giocare una carta
theme-verb-done = Fermarsi in tempo
theme-verb-agree = Acconsentire
theme-verb-red = Opporsi
theme-verb-pass = Passare
theme-verb-back = Appoggiare una parte
theme-verb-black = Il disco nero
theme-verb-rest = Non giocare vento
