### Ithaca.
### Klicks, Erklärungen und Fragen dürfen die Variablen verwenden, die in words/voice.py stehen; eine Variable,
### die auf _id endet, ist ein geschriebener Name wie „zeus“, „landing“ oder „unseen“, um danach den Wortlaut zu wählen.

game-title = Ithaca
game-about = Gewinne im richtigen Augenblick die Gunst der Götter, bring deine Karten an Land und rette sie vor den Freiern.

## Headings

heading-end = Das Ende
heading-gods = Götter
heading-gift = Göttergeschenk
heading-oracle = Dein Orakel

## Gods, cards, routes, actions, stages

god-zeus = Zeus
god-athena = Athene
god-helios = Helios
god-aiolus = Aiolos
no-god = niemand
god-score = { $god } { $score }
god-action = { $god }: { $action }

card-single = { $god } { $value }
card-double = { $upper }–{ $lower } { $value }
card-count = { $count ->
    [one] { $card }
   *[other] { $count } × { $card }
}
no-cards = keine

colour-red = rot
colour-green = grün
colour-yellow = gelb
colour-blue = blau
route-and-years = { $route } ({ $colour }, { $years ->
    [one] 1 Jahr
   *[other] { $years } Jahre
})
no-route = keine

action-favour = Gunst der Götter
action-oracle = Orakel
action-odyssey = Odyssee
action-landing = Landung
action-none = nichts

stage-change = Routenwechsel
stage-trim = Karten auf der neuen Route
stage-influence = Göttlicher Einfluss
stage-gift = Göttergeschenk
stage-deed = Heldentaten
stage-over = Ende des Spiels

ending-years = Die Reisejahre sind um
ending-stop = Keine Karte lässt sich mehr bewegen
ending-cap = Die letzte der vereinbarten Runden ist vorbei

## The picture in the terminal

picture-poseidon = Poseidon
picture-suitors = Freier
picture-favour = Gunst
picture-hand = Hand
picture-oracle = Orakel
picture-cargo = Ladung
picture-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
picture-years = Jahre
picture-landed = erreicht
picture-supplies = Runde { $round } · Stapel { $deck }, Ablage { $discards } · Routen { $routes }, Ablage { $route_discards }
picture-passed = gepasst
picture-own-bid = dein Gebot
picture-no-suitors = Die Freier sind nie gekommen.
picture-strength = Stärke { $strength }
picture-hero = Sieg über die Freier
picture-lost = { $points ->
    [0] kein Verlust
   *[other] Verlust von { $points }
}
# What a route shows, in one word
picture-action-favour = Gunst
picture-action-oracle = Orakel
picture-action-odyssey = Odyssee
picture-action-landing = Landung
# Before the keys under one’s own cards
picture-key-change = wechseln
picture-key-trim = ablegen
picture-key-influence = Einfluss
picture-key-bid = bieten
picture-key-favour = Gunst
picture-key-oracle = Orakel
picture-key-swap = tauschen
picture-key-odyssey = Odyssee
picture-key-discard = ablegen

## What happened

event-begins = { $seat } beginnt.
    .you = Du beginnst.
event-dealt_oracle = { $card_id ->
    [unseen] { $seat } erhält eine Orakelkarte.
   *[other] { $seat } erhält eine Orakelkarte: { $card }.
}
    .you = Du erhältst eine Orakelkarte: { $card }.
event-drew = { $card_id ->
    [unseen] { $seat } zieht eine Karte.
   *[other] { $seat } zieht { $card }.
}
    .you = Du ziehst { $card }.
event-dealt_route = { $seat } zieht die Route { $route }.
    .you = Du ziehst die Route { $route }.
event-laid_out = { $card } wird bei { $god } ausgelegt.
event-emptied = { $god } hat zu viel und verliert alle Karten: { $cards }.
event-favour_moved = Die Göttliche Gunst geht an { $god }.
event-turn = Zug { $number }: { $seat } ist an der Reihe.
    .you = Zug { $number }: Du bist an der Reihe.
event-kept_route = { $seat } behält die Route.
    .you = Du behältst die Route.
event-angered = { $seat } gibt die Route auf und legt { $card } aus dem Orakel zu Poseidon (jetzt { $total }).
    .you = Du gibst die Route auf und legst { $card } aus deinem Orakel zu Poseidon (jetzt { $total }).
event-changed_route = { $seat } fährt nun auf der Route { $route }.
    .you = Du fährst nun auf der Route { $route }.
event-wrath = { $seat } hat den Zorn des Poseidon entfesselt: Alle anderen müssen die Route wechseln, und seine Karten ({ $cards }) werden abgelegt.
    .you = Du hast den Zorn des Poseidon entfesselt: Alle anderen müssen die Route wechseln, und seine Karten ({ $cards }) werden abgelegt.
event-driven = Poseidon treibt { $seat } auf die Route { $route }.
    .you = Poseidon treibt dich auf die Route { $route }.
event-trimmed = { $seat } legt von der neuen Route ab, was nicht darauf passt: { $cards }.
    .you = Du legst von der neuen Route ab, was nicht darauf passt: { $cards }.
event-influenced = { $seat } spielt { $card } zu { $god } (jetzt { $total }).
    .you = Du spielst { $card } zu { $god } (jetzt { $total }).
event-suitors_moved = Die Freier kommen zu { $god }.
event-prize = Göttergeschenk: { $god } setzt { $card } aus.
event-no_prize = Bei { $god } lagen nur Doppelkarten: Keine Karte wird ausgesetzt.
event-passed = { $seat } passt.
    .you = Du passt.
event-laid_bid = { $number ->
    [one] { $seat } bietet 1 verdeckte Karte.
   *[other] { $seat } bietet { $number } verdeckte Karten.
}
    .you = { $number ->
        [one] Du bietest 1 verdeckte Karte.
       *[other] Du bietest { $number } verdeckte Karten.
    }
event-showed_bid = { $seat } deckt das Gebot auf: { $cards }, zusammen { $total }.
    .you = Du deckst dein Gebot auf: { $cards }, zusammen { $total }.
event-won_prize = { $seat } gewinnt das Geschenk: { $card } kommt zu den Punkten.
    .you = Du gewinnst das Geschenk: { $card } kommt zu deinen Punkten.
event-lost_prize = Niemand gewinnt das Geschenk: { $card } wird abgelegt.
event-reshuffled = { $cards ->
    [one] Die einzige abgelegte Karte wird zum neuen Nachziehstapel.
   *[other] Die { $cards } abgelegten Karten werden gemischt und bilden den neuen Nachziehstapel.
}
event-routes_reshuffled = { $routes ->
    [one] Die einzige abgelegte Route wird zum neuen Routenstapel.
   *[other] Die { $routes } abgelegten Routen werden gemischt und bilden den neuen Routenstapel.
}
event-nothing_to_draw = Nachziehstapel und Ablagestapel sind leer: { $seat } zieht nichts.
    .you = Nachziehstapel und Ablagestapel sind leer: Du ziehst nichts.
event-favoured = Gunst der Götter: { $seat } spielt { $card } zu { $god } (jetzt { $total }).
    .you = Gunst der Götter: Du spielst { $card } zu { $god } (jetzt { $total }).
event-consulted = { $card_id ->
    [unseen] Orakel: { $seat } legt eine Karte verdeckt aus.
   *[other] Orakel: { $seat } legt { $card } verdeckt aus.
}
    .you = Orakel: Du legst { $card } verdeckt aus.
event-swapped = { $card_id ->
    [unseen] Orakel: { $seat } legt eine Karte verdeckt aus und dafür { $old } ab.
   *[other] Orakel: { $seat } legt { $card } verdeckt aus und dafür { $old } ab.
}
    .you = Orakel: Du legst { $card } verdeckt aus und dafür { $old } ab.
event-odyssey = Odyssee: { $seat } legt { $card } auf die eigene Route.
    .you = Odyssee: Du legst { $card } auf deine Route.
event-landed = Landung: { $seat } erreicht das Ziel der Route { $route } und hat nun { $years ->
    [one] 1 Reisejahr.
   *[other] { $years } Reisejahre.
}
    .you = Landung: Du erreichst das Ziel der Route { $route } und hast nun { $years ->
        [one] 1 Reisejahr.
       *[other] { $years } Reisejahre.
    }
event-discarded = { $seat } legt { $card } ab, statt eine Tat zu vollbringen.
    .you = Du legst { $card } ab, statt eine Tat zu vollbringen.
event-rested = { $seat } hat keine Karte mehr auszuspielen oder abzulegen.
    .you = Du hast keine Karte mehr auszuspielen oder abzulegen.
event-ended = Das Spiel endet: { $reason }.
event-showed_oracle = { $cards_count ->
    [0] { $seat } hat keine Orakelkarten: Stärke { $strength } gegen die Freier.
   *[other] { $seat } deckt das Orakel auf: { $cards }. Stärke { $strength } gegen die Freier.
}
    .you = { $cards_count ->
        [0] Du hast keine Orakelkarten: Stärke { $strength } gegen die Freier.
       *[other] Du deckst dein Orakel auf: { $cards }. Stärke { $strength } gegen die Freier.
    }
event-suitors_beaten = { $seat } besiegt die Freier und behält alle Punkte.
    .you = Du besiegst die Freier und behältst alle deine Punkte.
event-suitors_feast = Niemand besiegt die Freier: Alle verlieren die Punkte von { $god }.
event-lost_points = { $points ->
    [one] { $seat } verliert 1 Punkt von { $god } an die Freier.
   *[other] { $seat } verliert { $points } Punkte von { $god } an die Freier.
}
    .you = { $points ->
        [one] Du verlierst 1 Punkt von { $god } an die Freier.
       *[other] Du verlierst { $points } Punkte von { $god } an die Freier.
    }
event-scored = { $points ->
    [one] { $seat } hat am Ende 1 Punkt.
   *[other] { $seat } hat am Ende { $points } Punkte.
}
    .you = { $points ->
        [one] Du hast am Ende 1 Punkt.
       *[other] Du hast am Ende { $points } Punkte.
    }
event-won = { $seat } gewinnt!
    .you = Du gewinnst!

## Choices: what the click is called

click-lot = { $seat } beginnt
click-route = Die Route { $route } austeilen
click-deal = { $card } austeilen
click-keep = Die Route behalten
click-change = Route wechseln: { $card } zu Poseidon
click-trim = { $card } von der Route ablegen
click-influence = { $card } ausspielen
    .double = { $card } ausspielen …
click-god = Zu { $god }
click-bid = { $card } bieten
click-done = Fertig: { $laid_count ->
    [one] 1 Karte vom Wert { $total } bieten
   *[other] { $laid_count } Karten vom Wert { $total } bieten
}
click-pass = Passen
click-favour = Gunst der Götter: { $card } ausspielen
    .double = Gunst der Götter: { $card } ausspielen …
click-oracle = Orakel: { $card } verdeckt auslegen
    .full = Orakel: { $card } gegen eine alte Karte verdeckt auslegen …
click-swap = { $card } aus dem Orakel ablegen
click-odyssey = Odyssee: { $card } auf die Route legen
click-land = Landung: das Ziel der Route { $route } erreichen
click-discard = { $card } ablegen
click-rest = Den Zug beenden

## Choices: what the click does and costs

help-lot = Das Los bestimmt den Startspieler (I-17).
help-route = Die oberste Route ihres Stapels wird aufgedeckt; alle sehen sie (I-11, I-43, I-85).
help-deal = Die oberste Karte des Nachziehstapels wird ausgeteilt (I-10, I-13, I-30) oder zu ihrer Gottheit gelegt (I-14).
help-keep = Du bleibst auf deiner Route, { $route }, und behältst deine Orakelkarten (I-41).
help-change = Du legst { $card } aus deinem Orakel offen zu Poseidon, gibst deine Route auf und ziehst eine andere (I-42, I-43).{ $cargo_count ->
    [0] {""}
   *[other] {" "}Die Karten darauf ({ $cargo }) kommen mit, so viele, wie die neue Route Jahre hat (I-95, I-96).
} { $unleashed ->
    [yes] Poseidon steht dann bei { $angered }, mehr als { $wrath }: Sein Zorn treibt auch alle anderen auf eine neue Route (I-90, I-91).
   *[no] Poseidon steht dann bei { $angered }; über { $wrath } bricht sein Zorn aus (I-90).
}
help-trim = Auf deiner neuen Route { $room ->
    [one] ist Platz für 1 Karte
   *[other] ist Platz für { $room } Karten
}; { $card } wird abgelegt (I-96). { $missing ->
    [one] Dann passen die übrigen.
   *[other] { $missing } Karten müssen weg, diese mitgezählt.
}
help-influence = Du spielst { $card } zu { $god } und ziehst eine Karte (I-50, I-52).
    .double = Du spielst { $card } zu einer ihrer beiden Gottheiten und ziehst eine Karte (I-51, I-52).
help-god = Du spielst { $held } zu { $god } und ziehst eine Karte (I-51, I-52).
result-score = { $god } hat dann { $total } von { $limit }.
result-gift = { $god } hat dann { $total }, mehr als { $limit }: Es gibt ein Göttergeschenk, und die Freier kommen dorthin. { $prize_count ->
    [0] Keine Karte wird ausgesetzt, denn es sind lauter Doppelkarten.
   *[other] Ausgesetzt wird { $prize }.
}
result-emptied = { $god } hat dann { $total }, mehr als { $limit }, und verliert alle Karten.
result-favour = { $god_id ->
    [nobody] Dann hat niemand die Göttliche Gunst.
   *[other] { $moves ->
        [yes] Die Göttliche Gunst geht an { $god }.
       *[no] Die Göttliche Gunst bleibt bei { $god }.
    }
}
    .deed = { $god_id ->
        [nobody] Dann hat niemand die Göttliche Gunst.
       *[other] { $moves ->
            [yes] Die Göttliche Gunst geht an { $god }.
           *[no] Die Göttliche Gunst bleibt bei { $god }.
        }
    } { $action_id ->
        [none] Deine Route zeigt dann keine Tat.
       *[other] Deine Tat ist dann: { $action }.
    }
help-bid = { $card } kommt zu deinem Gebot, das dann { $raised } wert ist. Es zählen nur Orakelkarten von { $giver }, auch Doppelkarten (I-66).
help-done = Du legst dein Gebot verdeckt aus; es ist { $total } wert, aber die anderen sehen nur, wie viele Karten es hat (R-14). Das höchste Gebot gewinnt { $prize }, wenn kein anderes gleich hoch ist; alle Gebote werden abgelegt (I-68, I-69).
help-pass = Du bietest nicht um { $prize } und behältst deine Orakelkarten (I-65). Bietet niemand, wird die Karte abgelegt (I-67).
help-favour = Du spielst { $card } zu { $god } und ziehst eine Karte; dann endet dein Zug (I-75, I-76).
    .double = Du spielst { $card } wie in Phase 2 zu einer ihrer beiden Gottheiten und ziehst eine Karte; dann endet dein Zug (I-75, I-76).
help-oracle = { $card } kommt verdeckt in dein Orakel, und du ziehst eine Karte (I-77, I-81). Du hast { $oracle_count } von { $oracle_most } Orakelkarten: Mit ihnen gewinnst du Geschenke, wechselst die Route und trittst den Freiern entgegen.
    .full = Dein Orakel ist voll: { $card } kommt an die Stelle einer alten Karte, die abgelegt wird, und du ziehst eine Karte (I-78, I-81).
help-swap = { $card } wird offen abgelegt, und { $held } kommt verdeckt an ihre Stelle (I-78, R-39).
help-odyssey = Du legst { $card } offen auf deine Route und ziehst eine Karte (I-80, I-81). Auf der Route { $loaded ->
    [one] ist dann 1 von { $room } Plätzen belegt
   *[other] sind dann { $loaded } von { $room } Plätzen belegt
}; ihre Karten werden zu Punkten, wenn du landest (I-84).
help-land = Die Route kommt zu deinen erreichten: Du hast dann { $travelled } von { $goal } Reisejahren (I-83). { $cargo_count ->
    [0] Auf ihr liegen keine Karten, also bringt sie keine Punkte (R-33).
   *[other] Ihre Karten werden zu Punkten: { $cargo }, zusammen { $worth } (I-84).
} { $ends ->
    [now] Das Spiel endet sofort (I-101).
    [round] Das Spiel endet mit dieser Runde (R-37).
   *[no] Dann ziehst du eine neue Route (I-85).
}
help-discard = Statt die Tat zu vollbringen, legst du { $card } ab und ziehst eine Karte; dein Zug endet (I-72, I-74).
help-rest = Du hast keine Karte abzulegen: Dein Zug endet (R-24, R-35).

## What is asked

question-deal = Die Karten werden ausgeteilt.
question-over = Das Spiel ist zu Ende: { $names } hat gewonnen.
    .you = Das Spiel ist zu Ende: Du hast gewonnen!
    .shared = Das Spiel ist zu Ende: geteilter Sieg für { $names }.
    .shared-you = Das Spiel ist zu Ende: Du teilst dir den Sieg mit { $names }!
question-waiting =
    .change = { $name } wählt die Route.
    .trim = { $name } legt Karten ab.
    .influence = { $name } spielt eine Karte.
    .gift = { $name } bietet oder passt.
    .deed = { $name } handelt oder legt ab.
detail-waiting =
    .trim = Die neue Route hat zu wenig Platz.
    .gift = Ausgesetzt ist { $prize }.
    .deed = Die Route zeigt { $action }.
question-change = Behältst du deine Route?
detail-change = { $favour_id ->
    [nobody] Niemand hat die Göttliche Gunst.
   *[other] Mit der Gunst von { $favour } zeigt sie { $action }.
}
more-change = Phase 1, Routenwechsel. Deine ist { $route }; eine andere kostet eine Karte deines Orakels. Poseidon steht bei { $anger }; über { $wrath } bricht sein Zorn aus.
question-trim = Welche Karte legst du ab?
detail-trim = { $route } hat zu wenig Platz: { $missing ->
    [one] noch 1 Karte.
   *[other] noch { $missing } Karten.
}
question-influence = Welche Karte spielst du aus?
detail-influence = Stand: { $scores }.
more-influence = Phase 2, Göttlicher Einfluss. Die Karte geht zu ihrer Gottheit; über { $limit } gibt es ein Göttergeschenk.
question-god = Zu welcher Gottheit spielst du sie?
detail-god = Die Karte ist { $held }.
question-gift = { $giver } schenkt: { $fitting_count ->
    [0] Du musst passen.
   *[other] Bietest du?
}
detail-gift = Ausgesetzt ist { $prize }.
more-gift = { $fitting_count ->
    [0] Keine Karte deines Orakels gilt hier.
   *[other] Dein Orakel kann bieten: { $fitting }.
}
question-bid = Bietest du noch eine Karte?
detail-bid = Ausgesetzt ist { $prize }. Dein Gebot ist { $total } wert.
question-so-far = Bisher: { $laid }, Wert { $total }.
question-deed =
    .favour = Karte spielen oder ablegen?
    .oracle = Karte ins Orakel legen oder ablegen?
    .swap = Im Orakel tauschen oder ablegen?
    .odyssey = Route beladen oder Karte ablegen?
    .full = Du musst eine Karte ablegen.
    .unfit = Du musst eine Karte ablegen.
    .landing = { $hand_count ->
        [0] Landest du, oder lässt du es?
       *[other] Landest du, oder legst du ab?
    }
    .none = Du musst eine Karte ablegen.
    .idle = Du kannst nichts tun.
detail-deed = Mit der Gunst von { $favour } zeigt deine Route { $action }.
    .swap = { $action }: Deines ist voll.
    .full = { $action }: Auf deiner Route ist kein Platz mehr.
    .unfit = { $action }: Du hast keine Karte in der Farbe deiner Route.
    .landing = { $action }: { $travelled } von { $goal } Jahren, { $worth } Punkte dazu.
    .none = Deine Route zeigt jetzt keine Tat.
    .idle = Du hast keine Karte auf der Hand.
more-deed = Phase 3, Heldentaten. Deine Route ist { $route }.
question-swap = Welche Karte legst du ab?
detail-swap = Dein Orakel ist voll: Eine Karte weicht { $held }.

## The position in words

position-spectator = Du schaust zu.
position-setup = Der Tisch wird vorbereitet.
position-turn = Zug { $turn }, Runde { $round }: { $active } ist an der Reihe ({ $stage }).
    .you = Zug { $turn }, Runde { $round }: Du bist an der Reihe ({ $stage }).
    .over = Zug { $turn }, Runde { $round }: { $stage }.
position-decides = { $name } muss entscheiden.
    .you = Du musst entscheiden.
position-last-round = Die Reisejahre sind um: Das Spiel endet mit dieser Runde.
position-ending = Das Spiel ist zu Ende: { $reason }.
position-never-came = Die Freier sind nie gekommen: Niemand verliert Punkte.
position-faced = Die Freier sind bei { $god }: Gegen sie zählen nur Orakelkarten von { $god }.
position-strength = { $name }: Stärke { $strength } (Orakel: { $cards })
position-feast = Niemand hat die Freier besiegt: Alle verlieren die Punkte dieser Gottheit.
position-hero = { $name } hat die Freier besiegt; die anderen verlieren die Punkte dieser Gottheit.
    .you = Du hast die Freier besiegt; die anderen verlieren die Punkte dieser Gottheit.
position-scored = { $name }: { $lost ->
    [0] { $after ->
        [one] 1 Punkt
       *[other] { $after } Punkte
    }
   *[other] { $before } Punkte, minus { $lost } für die Freier: { $after }
}
position-god = { $god } ({ $colour }): { $score } von { $limit }{ $cards_count ->
    [0] , keine Karten
   *[other] , Karten: { $cards }
}
position-marked = { $line } – { $marks }
mark-favour = Göttliche Gunst
mark-suitors = Freier
position-poseidon = Poseidon: { $anger }, Zorn über { $wrath }{ $cards_count ->
    [0] , keine Karten
   *[other] , Karten: { $cards }
}
position-no-favour = Niemand hat die Göttliche Gunst.
position-no-suitors = Die Freier sind noch nicht gekommen.
position-prize = { $god } setzt { $prize } aus; geboten wird mit Orakelkarten von { $god }.
position-bid = { $name }: { $count ->
    [0] kein Gebot
    [one] 1 verdeckte Karte
   *[other] { $count } verdeckte Karten
}
    .waits = { $name }: noch nicht gefragt
    .you = { $name }: { $cards }, verdeckt, Wert { $total }
player-and-notes = { $name } ({ $notes })
note-you = du
note-active = am Zug
note-first = Startspieler
position-player = { $name }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, { $years } von { $goal } Reisejahren, { $hand ->
    [one] 1 Handkarte
   *[other] { $hand } Handkarten
}, { $oracle ->
    [one] 1 Orakelkarte
   *[other] { $oracle } Orakelkarten
}
position-route = Route: { $route } – { $actions }
position-shows = mit der Gunst von { $god } jetzt: { $action }
position-cargo = Karten auf der Route, { $cards_count } von { $room }: { $cards }
    .over = Karten auf der Route, { $cards_count } bei { $room } Plätzen: { $cards }; abzulegen: { $due }
position-landed = erreichte Routen: { $routes }
position-points = Karten unter den Punkten: { $cards }
position-hand = { $cards_count ->
    [0] Du hast keine Karten.
    [one] 1 Karte: { $cards }
   *[other] { $cards_count } Karten: { $cards }
}
position-oracle = { $cards_count ->
    [0] Du hast keine Orakelkarten.
    [one] 1 verdeckte Karte: { $cards }
   *[other] { $cards_count } verdeckte Karten: { $cards }
}
position-defence = Stärke gegen die Freier, jetzt bei { $god }: { $strength }
position-deck = Nachziehstapel: { $count ->
    [one] 1 Schicksalskarte
   *[other] { $count } Schicksalskarten
}
position-discards = Ablagestapel: { $cards_count ->
    [0] keine Karten
    [one] 1 Karte ({ $cards })
   *[other] { $cards_count } Karten ({ $cards })
}
position-route-deck = Routenstapel: { $count ->
    [one] 1 Route
   *[other] { $count } Routen
}
position-route-discards = Abgelegte Routen: { $routes_count ->
    [0] keine
   *[other] { $routes }
}

## The card beside the board: a turn in a few lines, and what things cost

aid-turn-1 = Routenwechsel: Für eine Karte deines Orakels darfst du eine andere Route ziehen.
aid-turn-2 = Göttlicher Einfluss: Spiel eine Karte zu ihrer Gottheit (eine Doppelkarte zu einer der beiden) und zieh nach.
aid-turn-3 = Über { $limit } verliert eine Gottheit ihre Karten: Die Freier kommen, und ihre beste Einzelkarte ist ein Göttergeschenk, um das geboten wird.
aid-turn-4 = Die Gunst geht zur Gottheit mit dem höchsten Stand; bei Gleichstand in der Folge Zeus, Athene, Helios, Aiolos.
aid-turn-5 = Heldentat: Tu, was deine Route für die Gottheit mit der Gunst zeigt, oder leg eine Karte ab und zieh nach.
aid-turn-6 = { $final_round ->
    [yes] { $goal } Jahre erreicht: letzte Runde. Wer dann gegen die Freier allein der Stärkste ist, behält alle Punkte; alle anderen verlieren die ihrer Gottheit.
   *[other] { $goal } Jahre erreicht: Ende. Wer gegen die Freier allein der Stärkste ist, behält alle Punkte; alle anderen verlieren die ihrer Gottheit.
}
aid-cost-1 = Eine andere Route
    .price = 1 beliebige Orakelkarte; einmal im Zug
aid-cost-2 = Poseidons Zorn
    .price = über { $wrath } müssen die anderen eine neue Route ziehen
aid-cost-3 = Göttergeschenk
    .price = 1 bis { $oracle } Orakelkarten der Gottheit bieten; alle Gebote werden abgelegt
aid-cost-4 = Gunst der Götter
    .price = 1 Handkarte mehr zu ihrer Gottheit
aid-cost-5 = Orakel
    .price = 1 Handkarte; liegen schon { $oracle } dort, geht eine davon
aid-cost-6 = Odyssee
    .price = 1 Handkarte von der Farbe der Route, wenn ein Jahr frei ist
aid-cost-7 = Landung
    .price = nichts: Die Karten auf der Route werden zu Punkten

## Options

option-cards = Eigene Karten, in einer TOML-Datei
option-gift_in_phase3 = Eine Gottheit, die durch die Tat „Gunst der Götter“ über die Grenze kommt,
    .no = verliert nur ihre Karten
    .yes = macht ein Göttergeschenk wie in Phase 2
option-suitors_unplaced = Wenn die Freier bis zum Ende nie gekommen sind
    .skip = tritt ihnen niemand entgegen
    .favour = kommen sie zur Gottheit mit der Göttlichen Gunst
option-favour_all_zero = Die Göttliche Gunst, wenn bei keiner Gottheit Karten liegen
    .zeus = hat Zeus
    .nobody = hat niemand, und die Routen zeigen keine Tat
option-final_round = Wenn die Reisejahre eines Spielers um sind
    .no = endet das Spiel sofort
    .yes = wird die Runde zu Ende gespielt
    .help = Die Runde zu beenden kehrt den Vorteil des Ersten um: Von vier Kapitänen gewinnt der erste 18 % und der letzte 35 % der Partien; sonst 28 % und 22 %.
option-round_cap = Nach wie vielen Runden das Spiel auf jeden Fall endet
    .none = keine Grenze

## The page

board-card = { $card }: kann zu ihrem Gott (I-50), ins Orakel (I-77) oder auf eine Route ihrer Farbe (I-80) gelegt werden.
    .double = { $card }: gehört überall, wo eine Regel nach einem Gott fragt, zu beiden Göttern und zählt einmal mit vollem Wert (I-5). Der obere wird zuerst genannt.
board-back = Eine verdeckte Karte
board-god = { $god } hat { $score } von { $limit }. Wer am meisten hat, hat die Göttliche Gunst, bei Gleichstand der Gott weiter links (I-21, I-22); über { $limit } gibt es ein Göttergeschenk (I-53).
board-favour = Die Göttliche Gunst liegt bei { $god }: Deine Heldentat ist, was deine Route bei { $god } zeigt (I-70).
board-suitors = Die Freier sind bei { $god }: Am Ende zählen nur Orakelkarten von { $god } gegen sie, und die Punkte von { $god } stehen auf dem Spiel (I-110, I-113).
board-poseidon = Poseidons Zorn steht bei { $anger }. Über { $wrath } bricht er aus und treibt alle anderen auf eine neue Route (I-90, I-91).
board-action-favour = Gunst der Götter – spiele eine Handkarte zu einem ihrer Götter (I-75).
board-action-oracle = Orakel – lege eine Handkarte verdeckt in dein Orakel; ist es voll, für eine alte (I-77, I-78).
board-action-odyssey = Odyssee – lege eine Handkarte in der Farbe der Route auf deine Route (I-80).
board-action-landing = Landung – die Route gehört dir, und ihre Karten werden zu Punkten (I-83, I-84).
board-route = { $route }: { $years ->
    [one] 1 Jahr Fahrt, Platz für 1 Karte
   *[other] { $years } Jahre Fahrt, Platz für { $years } Karten
} (I-82, I-100).
board-span = { $years ->
    [one] 1 Jahr
   *[other] { $years } Jahre
}
board-years = { $years } von { $goal } Jahren Fahrt; mit { $goal } endet das Spiel (I-101).
board-travelled = { $years } von { $goal } Jahren
board-landed = { $route }: erreicht, { $years ->
    [one] 1 Jahr
   *[other] { $years } Jahre
}
board-decides = entscheidet
board-points = Die Werte der an Land gebrachten Karten und der gewonnenen Geschenke (I-120).
board-scored = Punkte
board-hand = Handkarten: Nach jeder gespielten Karte wird nachgezogen (I-30).
board-oracle = Das Orakel liegt verdeckt. Seine Karten gewinnen Geschenke (I-66), wechseln Routen (I-42) und treten den Freiern entgegen (I-110).
board-gift = Der Preis ist { $card }. Alle dürfen verdeckt Orakelkarten dieses Gottes bieten; das höchste Gebot gewinnt, außer bei Gleichstand (I-66, I-68).
board-wins-gift = gewinnt den Preis
board-gift-lost = Niemand gewinnt den Preis.
board-round = Runde { $round }
board-deck = Ist der Stapel leer, wird die Ablage zum neuen Stapel (I-32).
board-deck-count = Stapel { $number }
board-discards-count = Ablage { $number }
board-routes-count = Routen { $number }
board-route-discards-count = Abgelegte Routen { $number }
board-feast = Niemand besiegt die Freier: Alle verlieren die Punkte von { $god }.
board-beaten = { $name } besiegt die Freier; alle anderen verlieren die Punkte von { $god }.
board-player = Spieler
board-strength = Stärke
board-final = Ergebnis
board-winner = Gewinner
board-kept = Behaltene Karten
board-sign-favour = Göttliche Gunst
board-sign-suitors = Freier
board-sign-lost = Niemandem
board-sign-wrath = Zorn!
board-sign-route = Neue Route

## Hints: why a choice is good, by the reasons in kernel/reasons.py and the game’s search/reasons.py

hint-points =
    { $more ->
        [0] Du bekommst mehr Punkte.
        [one] Du bekommst einen Punkt mehr.
       *[other] Du bekommst { $more } Punkte mehr.
    }
    .subject = Punkte
hint-suitors =
    { $more ->
        [0] Die Freier können dir weniger nehmen.
        [one] Die Freier können dir einen Punkt weniger nehmen.
       *[other] Die Freier können dir { $more } Punkte weniger nehmen.
    }
    .subject = Punkte an die Freier
hint-cargo =
    { $more ->
        [0] Deine Ladung ist mehr wert.
        [one] Deine Ladung ist einen Punkt mehr wert.
       *[other] Deine Ladung ist { $more } Punkte mehr wert.
    }
    .subject = Ladung
hint-room =
    { $more ->
        [0] Deine Route hat mehr Platz.
        [one] Deine Route hat Platz für eine Karte mehr.
       *[other] Deine Route hat Platz für { $more } Karten mehr.
    }
    .subject = Platz auf deiner Route
hint-route =
    { $more ->
        [0] Deine Route ist länger und trägt mehr.
        [one] Deine Route ist ein Jahr länger und trägt mehr.
       *[other] Deine Route ist { $more } Jahre länger und trägt mehr.
    }
    .subject = eine längere Route
hint-home =
    { $more ->
        [0] Du bist mehr Jahre gereist.
        [one] Du bist ein Jahr mehr gereist.
       *[other] Du bist { $more } Jahre mehr gereist.
    }
    .subject = Reisejahre
hint-landing = Damit rückt eine Landung in Reichweite.
    .subject = eine Landung in Reichweite
hint-loading = Das bereitet dir eine gute Odyssee vor.
    .subject = eine gute Odyssee
hint-asking = Das bereitet dir das Orakel vor.
    .subject = das Orakel in Reichweite
hint-oracle =
    { $more ->
        [0] Dein Orakel bekommt mehr Karten.
        [one] Dein Orakel bekommt eine Karte mehr.
       *[other] Dein Orakel bekommt { $more } Karten mehr.
    }
    .subject = Karten deines Orakels
hint-gift = Damit steigen deine Aussichten auf ein Göttergeschenk.
    .subject = Aussichten auf ein Göttergeschenk
hint-hand =
    { $more ->
        [0] Deine Hand ist mehr wert.
        [one] Deine Hand ist einen Punkt mehr wert.
       *[other] Deine Hand ist { $more } Punkte mehr wert.
    }
    .subject = gute Handkarten
hint-turn = Du bist wieder an der Reihe.
    .subject = deinen Zug

## Why a thing cannot be clicked now

why-not-held = Diese Karte hast du dort nicht, und gespielt werden nur eigene (I-3, I-50).
why-hand-change = Ein Routenwechsel wird mit einer Karte aus dem Orakel bezahlt, nicht aus der Hand (I-42).
why-hand-bid = Geboten wird mit Orakelkarten, nicht mit Handkarten (I-66).
why-trim = Leg zuerst Karten von der Route ab, bis der Rest auf die neue passt (I-96).
why-swap = Dein Orakel ist voll: Wähle, welche seiner Karten für die neue geht (I-78).
why-which-god = Du hast { $held } gewählt: Wähle nun, zu welchem ihrer zwei Götter sie kommt (I-51).
why-oracle = Orakelkarten sind für Routenwechsel, Gebote und die Freier; jetzt spielst du aus der Hand (I-42, I-66, I-110).
why-bid-god = Sie zeigt { $giver } nicht, und das muss jede Karte eines Gebots (I-66).
why-bid-laid = Sie ist schon in deinem Gebot (I-66).
why-cargo = Karten auf deiner Route bleiben dort bis zur Landung (I-84, I-95).
why-god-other = Die Karte, die du spielst, { $held }, zeigt { $god } nicht (I-51).
why-change-first = Entscheide zuerst über deine Route; dann wird eine Karte zu einem Gott gespielt (I-40).
why-card-first = Wähle zuerst die Handkarte: Sie geht zu einem Gott, den sie zeigt (I-51).
why-deed-other = Deine Heldentat ist eine andere ({ $action }); eine Karte kommt nur durch Gunst der Götter zu einem Gott (I-70, I-75).
why-poseidon = Niemand spielt eine Handkarte zu Poseidon; ein Routenwechsel legt eine Orakelkarte dorthin (I-8, I-42).
why-route-other = Das ist nicht deine Route: Eine Heldentat gilt der eigenen (I-70).
why-influence-first = Spiele zuerst eine Handkarte zu einem Gott; dann kommt die Heldentat deiner Route (I-40, I-50).
why-no-landing = Für { $favour }, bei dem die Göttliche Gunst liegt, zeigt deine Route { $action }, nicht Landung (I-70).
why-no-deed = Niemand hat die Göttliche Gunst, also ist keine Heldentat möglich (R-1).

## What puzzles are about: the kind of the best click

theme-verb-keep = Die Route behalten
theme-verb-change = Die Route wechseln
theme-verb-trim = Die Route kürzen
theme-verb-influence = Einfluss
theme-verb-god = Einen Gott wählen
theme-verb-bid = Bieten
theme-verb-done = Rechtzeitig aufhören
theme-verb-pass = Passen
theme-verb-favour = Gunst der Götter
theme-verb-oracle = Orakel
theme-verb-swap = Das Orakel ändern
theme-verb-odyssey = Odyssee
theme-verb-land = Landung
theme-verb-discard = Abwerfen
theme-verb-rest = Den Zug beenden
