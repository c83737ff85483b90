### Reise zum Mittelpunkt der Erde.
### Klicks, Erklärungen und Fragen können die Variablen verwenden, die in words/voice.py stehen; eine Variable,
### die auf _id endet, ist ein geschriebener Name wie „red“, „raft“ oder „unseen“, um die Worte danach zu wählen.

game-title = Reise zum Mittelpunkt der Erde
game-about = Drei Forscher, die allen gehören, steigen in einen Vulkan hinab, queren ein Meer und kommen mit der Lava wieder heraus. Die schönste Fossiliensammlung gewinnt.

## Cards

card-blue = Blau
card-red = Rot
card-yellow = Gelb
card-rope = Seil
card-pickaxe = Spitzhacke
card-compass = Kompass
card-biscuits = Zwieback
card-lamp = Ruhmkorfflampe

# In einem Satz.
a_card-blue = eine blaue Karte
a_card-red = eine rote Karte
a_card-yellow = eine gelbe Karte
a_card-rope = eine Seil-Karte
a_card-pickaxe = eine Spitzhacken-Karte
a_card-compass = eine Kompass-Karte
a_card-biscuits = eine Zwieback-Karte
a_card-lamp = eine Lampen-Karte

# In einer Liste von Karten: eine Hand, eine Bezahlung, die Symbole einer Entdeckung.
cards-blue = { $count } blaue
cards-red = { $count } rote
cards-yellow = { $count } gelbe
cards-rope = { $count ->
    [one] 1 Seil
   *[other] { $count } Seile
}
cards-pickaxe = { $count ->
    [one] 1 Spitzhacke
   *[other] { $count } Spitzhacken
}
cards-compass = { $count ->
    [one] 1 Kompass
   *[other] { $count } Kompasse
}
cards-biscuits = { $count } Zwieback
cards-lamp = { $count ->
    [one] 1 Lampe
   *[other] { $count } Lampen
}
cards-flexible_use = { $count } × Flexibler Einsatz
cards-mixed_colours = { $count } × Bunte Mischung
cards-any = { $count ->
    [one] 1 Forscherkarte nach Wahl
   *[other] { $count } Forscherkarten nach Wahl
}
cards-star = { $count } beliebige
no-cards = keine
between = {"; "}
several = { $count } × { $thing }
worth = { $points ->
    [one] { $thing } (1 Punkt)
   *[other] { $thing } ({ $points } Punkte)
}

deck-explorer = Forscherstapel
    .count = { $count } Forscher
deck-equipment = Ausrüstungsstapel
    .count = { $count } Ausrüstung
deck-fossil = Fossilienstapel
    .count = { $count } Fossilien
deck-event = Ereignisstapel
    .count = { $count } Ereignisse
deck-adventure =
    .count = { $count } Meeresabenteuer

## Fossils

fossil-single = Einzelfossil
fossil-skull_front = Schädel, vordere Hälfte
fossil-skull_back = Schädel, hintere Hälfte
fossil-skeleton_head = Skelett, Kopf
fossil-skeleton_body = Skelett, Rumpf
fossil-skeleton_tail = Skelett, Schwanz
fossil-gold = Gold
fossil-quartz = Quarz

fossils-single = { $count ->
    [one] 1 Einzelfossil
   *[other] { $count } Einzelfossilien
}
fossils-skull_front = { $count ->
    [one] 1 vordere Schädelhälfte
   *[other] { $count } vordere Schädelhälften
}
fossils-skull_back = { $count ->
    [one] 1 hintere Schädelhälfte
   *[other] { $count } hintere Schädelhälften
}
fossils-skeleton_head = { $count ->
    [one] 1 Skelettkopf
   *[other] { $count } Skelettköpfe
}
fossils-skeleton_body = { $count ->
    [one] 1 Skelettrumpf
   *[other] { $count } Skelettrümpfe
}
fossils-skeleton_tail = { $count ->
    [one] 1 Skelettschwanz
   *[other] { $count } Skelettschwänze
}
fossils-gold = { $count } Gold
fossils-quartz = { $count } Quarz

## Event cards, adventures, bonus cards

event_card-mixed_colours = Bunte Mischung
    .effect = bei einer deiner Bewegungen dürfen die Forscherkarten beliebige Farben haben (J-69)
event_card-flexible_use = Flexibler Einsatz
    .effect = gilt einmal als beliebige Ausrüstungskarte (J-70)
event_card-stay_liquid = Flüssig bleiben
    .effect = gilt nach dem Abstieg als 2 Wassersteine oder bringt am Ende 2 Punkte (J-71)
event_card-lucky = Glück gehabt
    .effect = lege sie ab, statt 1 oder 2 Fossilien zu verlieren (J-72)
event_card-gertrude = Gans Gertrud wird fündig
event_card-opportunity = Günstige Gelegenheit
event_card-another_turn = Kraftvoll weiter
event_card-supplies = Willkommener Nachschub

adventure-find = Fossilienfund
adventure-ball = Kugelblitz
sighting-geyser = Geysir
sighting-axel_island = Axel-Insel
sighting-sea_monsters = kämpfende Seeungeheuer
priced = { $title } (Preis: { $price })
    .points = { $points ->
        [one] { $title } (Preis: { $price }; 1 Punkt)
       *[other] { $title } (Preis: { $price }; { $points } Punkte)
    }
price-same = { $count ->
    [one] 1 Forscherkarte
   *[other] { $count } Forscherkarten einer Farbe
}
price-any = { $count ->
    [one] 1 Forscherkarte
   *[other] { $count } beliebige Forscherkarten
}

bonus-mushroom_forest = Pilzwald
bonus-ruined_city = Ruinenstadt

## Pieces, spaces, stages

piece-blue = Lidenbrock (blau)
piece-red = Hans (rot)
piece-yellow = Axel (gelb)
piece-raft = das Floß

ground-plain = freies Feld
ground-rocks = { $sea ->
    [yes] Riff ({ $points } Punkte)
   *[no] Steine ({ $points } Punkte)
}
ground-canyon = { $sea ->
    [yes] Strudel
   *[no] Schlucht
}
ground-spring = Hansbach
ground-event = Ereignisfeld
ground-discovery = { $fossils ->
    [one] Entdeckung ({ $symbols } für 1 Fossil)
   *[other] Entdeckung ({ $symbols } für { $fossils } Fossilien)
}
ground-start = Start
ground-finish = Ziel
marked = { $space } { $marks }
lava-space = { $loss ->
    [0] { $space } { $colour }
    [one] { $space } { $colour }, 1 Fossil verloren
   *[other] { $space } { $colour }, { $loss } Fossilien verloren
}

stage-descent = der Abstieg
stage-sea = das Lidenbrockmeer
stage-lava = der Lavastrom

task-refill = Auslage auffüllen
task-draw = Karten ziehen
task-unearth = Fossilien ziehen
task-event = Ereigniskarte ziehen
task-adventure = Meeresabenteuer aufdecken
task-flow = Forscherkarte aufdecken
task-reveal = Ausrüstungskarte aufdecken
task-turn = Karten ziehen oder bewegen
task-overflow = Handkartenlimit
task-discover = Entdeckung
task-return = Auswahl im Lampenlicht
task-swap = Günstige Gelegenheit
task-liquid = Wasserversorgung
task-lose = Fossilien abgeben
task-offer = Meeresabenteuer
task-ball = Kugelblitz
task-flee = Flucht vor der Lava

## The legend of the board: explorers by their names, equipment by letters, no two alike

legend-explorer-blue = Lidenbrock
legend-explorer-red = Hans
legend-explorer-yellow = Axel
legend-letter-rope = S
legend-letter-pickaxe = P
legend-letter-compass = K
legend-letter-biscuits = Z
legend-letter-lamp = L

## The legend of the board: terrain and losses

legend-rocks-descent = Steine
legend-rocks-sea = Riff
legend-canyon-descent = Schlucht
legend-canyon-sea = Strudel
legend-spring = Hansbach
legend-event = Ereignis
legend-finish = Ziel
legend-any = beliebige Ausrüstung
legend-loss = Fossilien verloren

## The picture in the terminal: what lies beside the board

picture-pieces-descent = Forscher
picture-pieces-sea = Floß
picture-display = Auslage
picture-decks = Stapel
picture-adventure = Abenteuer
picture-deck-explorer = Forscher
picture-deck-equipment = Ausrüstung
picture-deck-fossil = Fossilien
picture-deck-event = Ereignisse
picture-deck-adventure = Abenteuer
picture-reserve = Wasser
picture-danger = Zu verlieren
picture-revealed = Es rettet
picture-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}

## The picture in the terminal: the players and their fossils

picture-player = Spieler
picture-hand = Karten
picture-family-single = Einzeln
picture-family-skull =
    Schädel
    v+h
picture-family-skeleton =
    Skelett
    K+R+S
picture-family-gold = Gold
picture-family-quartz = Quarz
picture-events = Ereignisse
picture-fossils = Fossilien
picture-pool = Gefunden, zu behalten { $keeping }

## What happened

event-begins = { $seat } beginnt.
    .you = Du beginnst.
event-drew = { $card_id ->
    [unseen] { $seat } zieht eine Karte vom { $deck }.
   *[other] { $seat } zieht { $card } vom { $deck }.
}
    .you = Du ziehst { $card } vom { $deck }.
event-displayed = Neu in der Auslage: { $card }.
event-reshuffled = { $cards ->
    [one] Der { $deck } entsteht neu aus 1 abgelegten Karte.
   *[other] Der { $deck } entsteht neu: { $cards } abgelegte Karten werden gemischt.
}
event-turn = Zug { $number }: { $seat } ist an der Reihe.
    .you = Zug { $number }: Du bist an der Reihe.
event-took = { $seat } nimmt { $card } aus der Auslage.
    .you = Du nimmst { $card } aus der Auslage.
event-discarded = { $seat } hat zu viele Karten und wirft { $card } ab.
    .you = Du hast zu viele Karten und wirfst { $card } ab.
event-moved = { $piece_id ->
    [raft] Das Floß fährt
   *[other] { $piece } geht
} von { $origin }{ $path_count ->
    [one] {""}
   *[other] {" "}über { $path }
} nach { $space }.
event-paid = { $seat } bezahlt die Bewegung: { $payment }.
    .you = Du bezahlst die Bewegung: { $payment }.
event-got_water = { $tokens ->
    [one] { $seat } nimmt 1 Wasserstein.
   *[other] { $seat } nimmt { $tokens } Wassersteine.
}
    .you = { $tokens ->
        [one] Du nimmst 1 Wasserstein.
       *[other] Du nimmst { $tokens } Wassersteine.
    }
event-won_bonus = { $points ->
    [one] { $seat } nimmt die Bonuskarte { $bonus }: 1 Punkt.
   *[other] { $seat } nimmt die Bonuskarte { $bonus }: { $points } Punkte.
}
    .you = { $points ->
        [one] Du nimmst die Bonuskarte { $bonus }: 1 Punkt.
       *[other] Du nimmst die Bonuskarte { $bonus }: { $points } Punkte.
    }
event-discovered = { $fossils ->
    [one] { $seat } bezahlt { $payment } und entdeckt 1 Fossil.
   *[other] { $seat } bezahlt { $payment } und entdeckt { $fossils } Fossilien.
}
    .you = { $fossils ->
        [one] Du bezahlst { $payment } und entdeckst 1 Fossil.
       *[other] Du bezahlst { $payment } und entdeckst { $fossils } Fossilien.
    }
event-shone = { $fossils ->
    [one] { $seat } bezahlt { $payment } und sucht sich im Lampenlicht 1 Fossil aus.
   *[other] { $seat } bezahlt { $payment } und sucht sich im Lampenlicht { $fossils } Fossilien aus.
}
    .you = { $fossils ->
        [one] Du bezahlst { $payment } und suchst dir im Lampenlicht 1 Fossil aus.
       *[other] Du bezahlst { $payment } und suchst dir im Lampenlicht { $fossils } Fossilien aus.
    }
event-declined = { $seat } verzichtet.
    .you = Du verzichtest.
event-found = { $seat } erhält ein Fossil: { $fossil }.
    .you = Du erhältst ein Fossil: { $fossil }.
event-glimpsed = { $fossil_id ->
    [unseen] { $seat } sieht sich ein Fossil an.
   *[other] { $seat } sieht sich ein Fossil an: { $fossil }.
}
    .you = Du siehst dir ein Fossil an: { $fossil }.
event-put_back = { $fossil_id ->
    [unseen] { $seat } legt ein Fossil unter den Stapel.
   *[other] { $seat } legt ein Fossil unter den Stapel: { $fossil }.
}
    .you = Du legst ein Fossil unter den Stapel: { $fossil }.
event-kept_event = { $event_id ->
    [unseen] { $seat } zieht eine Ereigniskarte und hebt sie auf.
   *[other] { $seat } zieht eine Ereigniskarte und hebt sie auf: { $event }.
}
    .you = Du ziehst eine Ereigniskarte und hebst sie auf: { $event }.
event-read_event = { $seat } zieht eine Ereigniskarte: { $event } – { $event_id ->
    [gertrude] ein Fossil.
    [opportunity] bis zu 3 Fossilien dürfen getauscht werden.
    [another_turn] ein weiterer Zug.
   *[supplies] 3 Karten.
}
    .you = Du ziehst eine Ereigniskarte: { $event } – { $event_id ->
        [gertrude] ein Fossil.
        [opportunity] du darfst bis zu 3 Fossilien tauschen.
        [another_turn] ein weiterer Zug.
       *[supplies] 3 Karten.
    }
event-used_event = { $seat } setzt eine Ereigniskarte ein: { $event }.
    .you = Du setzt eine Ereigniskarte ein: { $event }.
event-stage_began = { $stage_id ->
    [descent] Die erste Etappe beginnt: { $stage }.
    [sea] Die zweite Etappe beginnt: { $stage }. Alle Forscher gehen auf das Floß.
   *[lava] Die dritte Etappe beginnt: { $stage }.
}
event-stalled = Zu lange hat sich nichts bewegt. Die Etappe ist zu Ende: { $stage }.
event-watered = { $tokens ->
    [0] { $seat } gibt keinen Wasserstein ab
    [one] { $seat } gibt 1 Wasserstein ab
   *[other] { $seat } gibt { $tokens } Wassersteine ab
} und hat Wasser für { $fossils ->
    [0] kein Fossil.
    [one] 1 Fossil.
   *[other] { $fossils } Fossilien.
}
    .you = { $tokens ->
        [0] Du gibst keinen Wasserstein ab
        [one] Du gibst 1 Wasserstein ab
       *[other] Du gibst { $tokens } Wassersteine ab
    } und hast Wasser für { $fossils ->
        [0] kein Fossil.
        [one] 1 Fossil.
       *[other] { $fossils } Fossilien.
    }
event-gave_up = { $seat } verliert { $fossils }.
    .you = Du verlierst { $fossils }.
event-adventure = Meeresabenteuer: { $adventure }.
event-saw = { $adventure_id ->
    [find] { $seat } bezahlt { $payment } und erhält das Fossil.
   *[other] { $seat } bezahlt { $payment } und behält die Karte: { $adventure }.
}
    .you = { $adventure_id ->
        [find] Du bezahlst { $payment } und erhältst das Fossil.
       *[other] Du bezahlst { $payment } und behältst die Karte: { $adventure }.
    }
event-boxed = { $adventure_id ->
    [ball] Alle haben sich geschützt: Der Kugelblitz erlischt.
   *[other] Niemand bekommt diese Karte, sie ist aus dem Spiel: { $adventure }.
}
event-protected = { $seat } legt { $payment } ab und ist geschützt.
    .you = Du legst { $payment } ab und bist geschützt.
event-hit = Der Kugelblitz trifft { $seat }.
    .you = Der Kugelblitz trifft dich.
event-flowed = { $seat } deckt { $card } auf: Das Floß treibt weiter auf Lavafeld { $lava }, { $loss ->
    [0] wo nichts verloren geht.
    [one] wo 1 Fossil auf dem Spiel steht.
   *[other] wo { $loss } Fossilien auf dem Spiel stehen.
}
    .you = Du deckst { $card } auf: Das Floß treibt weiter auf Lavafeld { $lava }, { $loss ->
        [0] wo nichts verloren geht.
        [one] wo 1 Fossil auf dem Spiel steht.
       *[other] wo { $loss } Fossilien auf dem Spiel stehen.
    }
event-flowed_out = { $seat } deckt { $card } auf: Kein solches Feld liegt mehr voraus, der Vulkan schleudert das Floß ins Freie.
    .you = Du deckst { $card } auf: Kein solches Feld liegt mehr voraus, der Vulkan schleudert das Floß ins Freie.
event-revealed = Für alle wird { $card } aufgedeckt: Wer eine solche ablegt, ist geschützt.
event-suffered = { $seat } ist nicht vor der Lava geschützt.
    .you = Du bist nicht vor der Lava geschützt.
event-scored = { $points ->
    [one] { $seat } hat 1 Punkt.
   *[other] { $seat } hat { $points } Punkte.
}
    .you = { $points ->
        [one] Du hast 1 Punkt.
       *[other] Du hast { $points } Punkte.
    }
event-won = { $seat } gewinnt!
    .you = Du gewinnst!

## Choices: what the click is called

click-lot = { $seat } beginnt
click-deal = Decke { $card } auf
click-unearth = Ziehe ein Fossil: { $fossil }
click-event = Ziehe die Ereigniskarte { $event }
click-adventure = Decke ein Meeresabenteuer auf: { $adventure }
click-take = Nimm { $card } aus der Auslage
click-draw = { $deck_id ->
    [explorer] Ziehe eine Forscherkarte
   *[equipment] Ziehe eine Ausrüstungskarte
} vom Stapel (noch { $left })
click-move = Bewege { $piece }, jetzt auf { $space }
click-discard = Wirf { $card } ab
click-step = { $ground_id ->
    [plain] Weiter nach { $space }
   *[other] Weiter nach { $space }: { $ground }
}
click-stop = Halte hier an
    .way = { $ways ->
        [one] Halte auf { $here } an und bezahle { $only }
       *[other] Halte auf { $here } an ({ $ways } Arten zu bezahlen)
    }
click-pay = { $payment_id ->
    [unseen] Bezahle
   *[other] Bezahle { $payment }
}
    .mix = Spiele { $payment } aus
    .offer = { $payment_id ->
        [unseen] Bezahle für die Karte
       *[other] Bezahle { $payment }
    }
click-discover = { $payment_id ->
    [unseen] Mache die Entdeckung
   *[other] Entdecke: Bezahle { $payment }
}
click-lamp = { $payment_id ->
    [unseen] Mache die Entdeckung mit der Lampe
   *[other] Entdecke mit der Lampe: Bezahle { $payment }
}
click-decline = Verzichte auf die Entdeckung
    .offer = Bezahle nicht für die Karte
click-return = Lege unter den Stapel: { $fossil }
    .swap = Tausche ein Fossil: { $fossil }
click-done = Fertig
click-liquid = { $number ->
    [0] Setze keine Karte Flüssig bleiben ein
    [one] Setze 1 Karte Flüssig bleiben ein
   *[other] Setze { $number } Karten Flüssig bleiben ein
}
click-give = Gib ein Fossil ab: { $fossil }
click-protect = { $payment_id ->
    [unseen] Schütze dich
   *[other] Schütze dich: Bezahle { $payment }
}
click-lucky = Setze Glück gehabt ein
click-suffer = { $stage ->
    [lava] { $loss ->
        [one] Verliere 1 Fossil
       *[other] Verliere { $loss } Fossilien
    }
   *[other] Lass dich vom Kugelblitz treffen
}

## Whole choices, by what they take and bring

way-to = Geh nach { $space } ({ $cards ->
    [one] 1 Karte
   *[other] ab { $cards } Karten
})
way-step = { $piece }: { $payment }
way-brings = { $way } → { $gains }
way-water = { $number ->
    [one] 1 Wasserstein
   *[other] { $number } Wassersteine
}
way-events = { $number ->
    [one] 1 Ereigniskarte
   *[other] { $number } Ereigniskarten
}
way-fossils = { $number ->
    [one] Entdeckung von 1 Fossil
   *[other] Entdeckung von { $number } Fossilien
}

## Choices: what the click does and costs

help-lot = Das Los bestimmt, wer beginnt (J-10).
help-deal = Die oberste Karte des Stapels wird gezogen oder aufgedeckt (J-5, J-15, J-19, J-108, J-111).
help-unearth = Das oberste Fossil des Stapels wird gezogen (J-60, J-62).
help-event = Die oberste Ereigniskarte wird gezogen: verdeckt aufgehoben oder sofort ausgeführt (J-46, J-65, J-66).
help-adventure = Nach einer Bewegung des Floßes wird die oberste Abenteuerkarte aufgedeckt (J-96).
help-take = Du nimmst diese Karte auf die Hand (J-15); die Lücke in der Auslage wird erst am Ende deines Zuges gefüllt (J-18, J-19). { $due ->
    [one] Das ist die letzte Karte, die du ziehst.
   *[other] Du ziehst noch { $due } Karten, diese mitgezählt.
} { $full ->
    [yes] Du hast schon { $limit } Ausrüstungskarten und wirfst gleich eine davon ab (J-20, J-21).
   *[no] Du darfst { $limit } davon auf der Hand haben (J-20).
}
help-draw = Du ziehst verdeckt die oberste Karte vom { $deck } (J-15, J-16). { $due ->
    [one] Das ist die letzte Karte, die du ziehst.
   *[other] Du ziehst noch { $due } Karten, diese mitgezählt.
} { $full ->
    [yes] Du hast schon { $limit } solche Karten und wirfst gleich eine davon ab (J-20, J-21).
   *[no] Du darfst { $limit } davon auf der Hand haben (J-20).
}
help-move = Du bewegst { $piece } Schritt für Schritt und bezahlst am Schluss (J-24). Von { $space }, { $ground }, { $distance ->
    [one] ist es 1 Bewegungspunkt bis zum Ziel.
   *[other] sind es mindestens { $distance } Bewegungspunkte bis zum Ziel.
} { $piece_id ->
    [raft] Du bezahlst 1 bis 5 Forscherkarten einer Farbe, die du frei wählst (J-88).
   *[other] Du bezahlst 1 bis 5 Forscherkarten seiner Farbe (J-25, J-26).
} Mindestens ein Schritt muss vorwärts führen (J-30).
help-discard = Du hast mehr als { $limit } solche Karten; diese kommt auf den Ablagestapel (J-20, J-21).
help-step = Ein Schritt führt vorwärts oder zur Seite, nie zurück; schräg geht es nur mit einem Kompass (J-28, J-29, J-51).
help-stop = Die Bewegung endet hier, und die Karten dafür werden bezahlt (J-38, J-39).
    .way = Die Bewegung endet auf { $here } und kostet { $cost } (J-38, J-39). Weg: { $way }.
help-cost = Mit diesem Schritt kostet der Weg { $cost }.
help-discovery = { $fossils ->
    [one] Dann darfst du die Entdeckung machen: { $symbols } für 1 Fossil, mit Karten, die dir die Bewegung übrig lässt (J-35, J-47).
   *[other] Dann darfst du die Entdeckung machen: { $symbols } für { $fossils } Fossilien, mit Karten, die dir die Bewegung übrig lässt (J-35, J-47).
}
help-pay = { $payment_id ->
    [unseen] Für die Bewegung werden Karten abgelegt, keine mehr als nötig (J-33, J-39).
   *[other] Für die Bewegung legst du { $payment } ab (J-33, J-39). Jede Forscherkarte bringt 1 Bewegungspunkt, jeder Zwieback 2 (J-27).
}
    .mix = Das sind die Forscherkarten, die du mit Bunte Mischung ausspielst; du legst sie alle ab (J-69).
    .offer = { $adventure_id ->
        [find] Du legst { $price } ab und ziehst 1 Fossil (J-98, J-99).
       *[other] Du legst { $price } ab und behältst die Karte: { $value ->
            [one] 1 Punkt am Ende (J-98, J-100).
           *[other] { $value } Punkte am Ende (J-98, J-100).
        }
    }
help-discover = { $count ->
    [one] Du legst die Karten ab, die { $found } zeigt ({ $symbols }), und ziehst 1 Fossil (J-58, J-60).
   *[other] Du legst die Karten ab, die { $found } zeigt ({ $symbols }), und ziehst { $count } Fossilien (J-58, J-60).
}
help-lamp = { $count ->
    [one] Du bezahlst { $symbols } und dazu eine Lampe, siehst dir { $drawn } Fossilien an, behältst 1 und legst die anderen unter den Stapel (J-56, J-62).
   *[other] Du bezahlst { $symbols } und dazu eine Lampe, siehst dir { $drawn } Fossilien an, behältst { $count } und legst die anderen unter den Stapel (J-56, J-62).
}
help-decline = Zu einer Entdeckung ist niemand gezwungen (J-57). { $stage ->
    [sea] Die anderen werden auf jeden Fall gefragt (J-93).
   *[other] Du behältst deine Karten.
}
    .offer = Du behältst deine Karten, und der Nächste wird gefragt; bezahlt niemand, ist die Karte aus dem Spiel (J-98, J-101).
help-return = Dieses Fossil kommt unter den Stapel, und nur du weißt davon (J-62, A-34).
    .swap = Dieses Fossil kommt vor aller Augen unter den Stapel; am Schluss ziehst du so viele, wie du zurückgelegt hast (J-74, A-70).
help-done = Du hast gewählt; nun ziehst du so viele Fossilien, wie du unter den Stapel gelegt hast (J-74).
help-liquid = Jede Karte gilt als 2 Wassersteine; ein Wasserstein reicht für { $keeps } Fossilien (J-71, J-81, J-85). Das Wasser reicht dann für bis zu { $room } Fossilien. { $lost ->
    [0] Du verlierst keines.
    [one] Du verlierst 1 von { $fossils }.
   *[other] Du verlierst { $lost } von { $fossils }.
} Eine Karte, die du nicht einsetzt, bringt am Ende 2 Punkte.
help-give = Dieses Fossil ist aus dem Spiel (A-15). { $stage ->
    [descent] Das Wasser reicht nicht für alle (J-81).
    [sea] Der Kugelblitz hat dich getroffen (J-103).
   *[lava] Die Lava nimmt es (J-113).
}
help-worth = Deine Fossilien sind jetzt { $now ->
    [one] 1 Punkt wert, ohne dieses { $then }.
   *[other] { $now } Punkte wert, ohne dieses { $then }.
}
help-protect = { $stage ->
    [lava] { $payment_id ->
        [unseen] Eine Karte der aufgedeckten Art genügt, wie viele Fossilien auch auf dem Spiel stehen (J-112, J-114).
       *[other] Du legst { $payment } ab und verlierst kein Fossil, wie viele auch auf dem Spiel stehen (J-112, J-114).
    }
   *[other] { $payment_id ->
        [unseen] Der Preis: { $price }.
       *[other] Du legst { $payment } ab.
    } Der Kugelblitz zieht zum Nächsten weiter; schützen sich alle, geschieht niemandem etwas (J-102, J-104).
}
help-lucky = Du legst die Ereigniskarte Glück gehabt ab und verlierst kein Fossil; sie hilft gegen einen Verlust von 1 oder 2 (J-72).
help-suffer = { $stage ->
    [lava] Du behältst deine Karten und verlierst { $loss ->
        [one] 1 Fossil deiner Wahl (J-113).
       *[other] { $loss } Fossilien deiner Wahl, oder alle, wenn du weniger hast (J-113).
    }
   *[other] Du behältst deine Karten, aber der Kugelblitz trifft dich: { $fossils ->
        [0] Du hast kein Fossil zu verlieren, und die Karte ist erledigt (J-103, A-57).
       *[other] Du verlierst 1 Fossil deiner Wahl, und die Karte ist erledigt (J-103, A-57).
    }
}

# Was ein Feld bringt, das man betritt; ergänzt die Erklärung eines Schritts.
enter-plain = Er kostet 1 Bewegungspunkt (J-31).
enter-rocks = { $sea ->
    [yes] Ein Riff kostet { $points } Bewegungspunkte
   *[no] Steine kosten { $points } Bewegungspunkte
}, oder 1, wenn du mit einer Spitzhacke bezahlst (J-43, J-55).
enter-canyon = { $sea ->
    [yes] Ein Strudel kostet außer dem Bewegungspunkt ein Seil, und niemand darf dort anhalten (J-42, J-50, J-90).
   *[no] Eine Schlucht kostet außer dem Bewegungspunkt ein Seil, und niemand darf dort anhalten (J-41, J-42, J-50).
}
enter-spring = Am Hansbach erhältst du einen Wasserstein, ob du anhältst oder weitergehst (J-44).
enter-event = Am Ende deines Zuges ziehst du eine Ereigniskarte, { $per_space ->
    [yes] eine für jedes betretene Ereignisfeld (J-46, A-1).
   *[no] insgesamt nur eine (J-46, A-1).
}
enter-discovery = { $fossils ->
    [one] Hältst du hier an, darfst du eine Entdeckung machen: { $symbols } für 1 Fossil (J-47, J-60).
   *[other] Hältst du hier an, darfst du eine Entdeckung machen: { $symbols } für { $fossils } Fossilien (J-47, J-60).
}
enter-finish = { $sea ->
    [yes] Die Bewegung endet hier, du nimmst die Ruinenstadt ({ $bonus } Punkte), und das Floß verlässt das Meer (J-38, J-106).
   *[no] Die Bewegung endet hier, du nimmst den Pilzwald ({ $bonus } Punkte), und der Abstieg ist zu Ende (J-38, J-77).
}

way-points = { $count ->
    [0] noch nichts
    [one] 1 Bewegungspunkt
   *[other] { $count } Bewegungspunkte
}
    .rocks = { $count } Bewegungspunkte ({ $picked } mit Spitzhacke)

## What is asked

question-deal = Karten werden aufgedeckt.
question-over = { $points ->
    [one] Das Spiel ist zu Ende: { $name } gewinnt mit 1 Punkt.
   *[other] Das Spiel ist zu Ende: { $name } gewinnt mit { $points } Punkten.
}
    .you = { $points ->
        [one] Das Spiel ist zu Ende: Du hast mit 1 Punkt gewonnen!
       *[other] Das Spiel ist zu Ende: Du hast mit { $points } Punkten gewonnen!
    }
    .shared = { $points ->
        [one] Das Spiel ist zu Ende: geteilter Sieg mit 1 Punkt ({ $names }).
       *[other] Das Spiel ist zu Ende: geteilter Sieg mit { $points } Punkten ({ $names }).
    }
question-waiting =
    .turn = { $name } zieht oder bewegt.
    .draw = { $name } zieht eine Karte.
    .overflow = { $name } wirft eine Karte ab.
    .discover = { $name } kann entdecken.
    .return = { $name } wählt Fossilien.
    .swap = { $name } kann tauschen.
    .liquid = { $name } bewahrt Fossilien.
    .lose = { $name } verliert Fossilien.
    .offer = { $name } erlebt ein Abenteuer.
    .ball = { $name } droht der Kugelblitz.
    .flee = { $name } droht die Lava.
detail-waiting =
    .overflow = Es sind zu viele auf der Hand.
    .discover = Nötig: { $symbols }.
    .return = Die Lampe zeigt mehr, als man behalten darf.
    .offer = { $sighted }.
question-turn = { $stage ->
    [sea] Karten ziehen oder Floß bewegen?
   *[other] Karten ziehen oder Figur bewegen?
}
detail-turn = Auf der Hand: { $explorers } Forscher, { $equipment } Ausrüstung.
question-draw = Welche Karte ziehst du?
detail-draw = { $due ->
    [one] Es ist die letzte.
   *[other] Noch { $due }.
}
question-overflow = Welche Karte wirfst du ab?
detail-overflow = { $full_id ->
    [explorer] Du hast { $held } Forscherkarten; erlaubt sind { $allowed }.
   *[equipment] Du hast { $held } Ausrüstungskarten; erlaubt sind { $allowed }.
}
question-step = Wohin bewegst du { $moving }?
detail-step = { $steps ->
    [0] Der erste Schritt von { $here }.
   *[other] Von { $here }. Bisher: { $cost }.
}
question-pay = Womit bezahlst du?
detail-pay = Der Weg kostet { $cost }.
more-pay = Der Weg: { $way }.
question-mix = { $chosen ->
    [one] Welche Forscherkarte spielst du?
   *[other] Welche { $chosen } Forscherkarten spielst du?
}
detail-mix = Mit Bunte Mischung gilt jede Farbe.
question-discover = { $ways ->
    [0] Du kannst sie nicht bezahlen.
   *[other] Bezahlst du die Entdeckung?
}
detail-discover = { $count ->
    [one] Entdeckung auf { $found }: { $symbols } für 1 Fossil.
   *[other] Entdeckung auf { $found }: { $symbols } für { $count } Fossilien.
}
question-return = { $left ->
    [one] Welches Fossil legst du zurück?
   *[other] Welche { $left } Fossilien legst du zurück?
}
detail-return = Die Lampe zeigt: { $pool }. Du behältst { $kept }.
more-return = Was du zurücklegst, kommt unter den Stapel.
question-swap = Welche Fossilien tauschst du?
detail-swap = Bis zu { $most } kommen unter den Stapel; du ziehst ebenso viele.
more-swap = Das Ereignis ist Günstige Gelegenheit. Du musst nichts tauschen.
question-liquid = { $liquids ->
    [0] Du hast kein Flüssig bleiben.
    [one] Setzt du Flüssig bleiben ein?
   *[other] Wie oft Flüssig bleiben?
}
detail-liquid = { $water ->
    [0] Kein Wasserstein
    [one] 1 Wasserstein
   *[other] { $water } Wassersteine
} für { $fossils ->
    [one] 1 Fossil
   *[other] { $fossils } Fossilien
}; jeder reicht für { $keeps }.
more-liquid = Der Abstieg ist zu Ende: Fossilien ohne Wasser gehen verloren.
question-lose =
    .descent = { $loss ->
        [one] Welches Fossil verlierst du?
       *[other] Welche { $loss } Fossilien verlierst du?
    }
    .sea = Welches Fossil verlierst du?
    .lava = { $loss ->
        [one] Welches Fossil verlierst du?
       *[other] Welche { $loss } Fossilien verlierst du?
    }
detail-lose =
    .descent = Dir fehlt Wasser.
    .sea = Der Kugelblitz hat dich getroffen.
    .lava = Wegen der Lava.
question-so-far = Bisher: { $fossils }.
question-offer = { $ways ->
    [0] Das kannst du nicht bezahlen.
   *[other] Bezahlst du das Abenteuer?
}
detail-offer = { $sighted }.
question-ball = { $ways ->
    [0] Kugelblitz: Du kannst nicht zahlen.
   *[other] Kugelblitz: Bezahlst du?
}
detail-ball = Der Schutz kostet { $price }.
more-ball = { $fossils ->
    [0] Du hast kein Fossil zu verlieren.
   *[other] Trifft er dich, verlierst du 1 Fossil.
}
question-flee = { $ways ->
    [0] Du kannst dich nicht schützen.
   *[other] Schützt du dich?
}
detail-flee = { $loss ->
    [one] Es geht um 1 Fossil.
   *[other] Es geht um { $loss } Fossilien.
} Aufgedeckt: { $revealed }.
more-flee = Die Karte wurde für alle aufgedeckt.

## The position in words

heading-way = Der Weg
heading-lava = Der Lavastrom
position-spectator = Du schaust zu.
position-setup = Der Tisch wird vorbereitet.
position-turn = Zug { $turn }, { $stage }: { $active } ist an der Reihe ({ $task }).
    .you = Zug { $turn }, { $stage }: Du bist an der Reihe ({ $task }).
position-decides = { $name } muss entscheiden.
    .you = Du musst entscheiden.
position-discovery = { $fossils ->
    [one] Entdeckung auf { $space }: { $symbols } für 1 Fossil.
   *[other] Entdeckung auf { $space }: { $symbols } für { $fossils } Fossilien.
}
position-adventure = Meeresabenteuer: { $adventure }.
position-revealed = Für alle aufgedeckt: { $card }.
position-loss = Abzugebende Fossilien ({ $name }): { $count }.
position-events-due = Ereigniskarten am Ende des Zuges: { $count }.
position-another = Weitere Züge ({ $name }): { $count }.
position-idle = Züge nacheinander ohne Bewegung: { $count }; nach { $most } endet die Etappe (A-18).
    .endless = Züge nacheinander ohne Bewegung: { $count }.
position-piece = { $piece }: { $space }, { $ground }; { $points ->
    [one] 1 Bewegungspunkt bis zum Ziel
   *[other] { $points } Bewegungspunkte bis zum Ziel, ohne Ausrüstung
}
position-legend = { $stage ->
    [sea] Die Felder voraus, Spalte für Spalte; das Floß fährt zu höheren Nummern. Felder ohne Zusatz sind frei; Inseln sind weggelassen.
   *[descent] Die Felder voraus, Reihe für Reihe; die Forscher steigen hinab zu höheren Nummern. Felder ohne Zusatz sind frei; Granit ist weggelassen.
}
position-row = { $stage ->
    [sea] Spalte { $row }: { $spaces }
   *[descent] Reihe { $row }: { $spaces }
}
position-lava = Das Floß ist auf Lavafeld { $space } von { $all }.
position-lava-ahead = Voraus: { $spaces }
player-and-notes = { $name } ({ $notes })
note-you = du
note-active = an der Reihe
position-points = { $name }: { $stage ->
    [over] {""}
   *[other] bisher{" "}
}{ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
position-cards = { $explorers ->
    [one] 1 Forscherkarte
   *[other] { $explorers } Forscherkarten
}, { $equipment ->
    [one] 1 Ausrüstungskarte
   *[other] { $equipment } Ausrüstungskarten
}
position-water = { $water ->
    [one] 1 Wasserstein
   *[other] { $water } Wassersteine
}, { $kept ->
    [0] keine Ereigniskarten
    [one] 1 Ereigniskarte
   *[other] { $kept } Ereigniskarten
}
position-fossils = { $fossils_count ->
    [one] 1 Fossil: { $fossils }
   *[other] { $fossils_count } Fossilien: { $fossils }
}
position-worth = Bonuskarten und Sichtungen: { $cards }
position-known = auf der Hand, aus der Auslage genommen: { $cards }
position-explorers = Forscherkarten: { $cards_count } von höchstens { $most } ({ $cards })
position-equipment = Ausrüstungskarten: { $cards_count } von höchstens { $most } ({ $cards })
position-event = { $event }: { $effect }
position-pool = Im Lampenlicht gesehen: { $fossils }
position-display = Auslage: { $cards }
position-decks = Karten in den Stapeln: { $decks }
position-reserve = Wassersteine im Vorrat: { $count }
position-under = Zuunterst im Fossilienstapel, von oben nach unten: { $fossils }
position-discards = Abgelegt: { $cards }
position-used-events = Eingesetzte Ereigniskarten: { $events }
position-lost = Verlorene Fossilien: { $fossils }
position-boxed = Abenteuer aus dem Spiel: { $adventures }
position-water-box = Wassersteine aus dem Spiel: { $count }

## The card beside the board: a turn in a few lines, and what things cost

aid-turn-1 = Du tust eines von zwei Dingen: { $draws } Karten ziehen oder eine Figur bewegen.
aid-turn-2 = Ziehen: jede Karte aus der Auslage oder verdeckt von einem Stapel. Auf der Hand höchstens { $explorers } Forscher- und { $equipment } Ausrüstungskarten.
aid-turn-3 = Bewegen: vorwärts und zur Seite, nie zurück, mit einem Schritt vorwärts; kein Halt, wo ein anderer Forscher steht.
aid-turn-4 = { $events ->
    [each] Unterwegs: Der Hansbach bringt einen Wasserstein; jedes Ereignisfeld bringt am Ende des Zuges eine Ereigniskarte.
   *[other] Unterwegs: Der Hansbach bringt einen Wasserstein; Ereignisfelder bringen am Ende des Zuges eine Ereigniskarte.
}
aid-turn-5 = Wo du anhältst: Bei einer Entdeckung darfst du nach Fossilien graben.
aid-turn-6 = { $stage ->
    [sea] Auf See graben nach dem Bewegenden auch die anderen, und eine Bewegung deckt ein Abenteuer auf. Nach dem Ziel kommt die Lava.
   *[other] Der erste Forscher am Ziel beendet den Abstieg für alle; dann brauchen Fossilien Wasser.
}
aid-cost-1 = Jedes Feld
    .price = 1 Bewegungspunkt
aid-cost-2 = 1 Bewegungspunkt, mit höchstens { $most } Karten je Bewegung
    .price = { $stage ->
    [sea] 1 Forscherkarte; alle von einer Farbe
   *[other] 1 Forscherkarte von der Farbe der Figur
}
aid-cost-3 = { $biscuits } Bewegungspunkte mehr
    .price = 1 Zwieback
aid-cost-4 = Steine oder ein Riff
    .price = die Punkte, die dort stehen; mit Spitzhacke 1
aid-cost-5 = Schlucht oder Strudel
    .price = 1 Punkt und 1 Seil; kein Halt dort
aid-cost-6 = Ein Schritt schräg
    .price = dazu 1 Kompass
aid-cost-7 = Entdeckung
    .price = genau die gezeigte Ausrüstung; ein Stern ist eine beliebige Karte
aid-cost-8 = { $lamp } Fossilien mehr zur Auswahl
    .price = dazu 1 Lampe
aid-cost-9 = { $keeps } Fossilien nach dem Abstieg behalten
    .price = 1 Wasserstein
aid-lava-turn-1 = Reihum deckt ihr je eine Forscherkarte auf.
aid-lava-turn-2 = Das Floß kommt auf das nächste Feld dieser Farbe.
aid-lava-turn-3 = Sind dort Fossilien durchgestrichen, wird für alle eine Ausrüstungskarte aufgedeckt.
aid-lava-turn-4 = Wer eine Karte dieser Art ablegt, ist sicher; alle anderen verlieren so viele Fossilien, wie dort stehen.
aid-lava-turn-5 = Am letzten Feld, oder liegt kein Feld der Farbe mehr voraus, ist das Spiel aus: Die meisten Punkte gewinnen.
aid-lava-cost-1 = Sicher vor jedem Verlust
    .price = 1 Karte der aufgedeckten Art oder 1 Flexibler Einsatz
aid-lava-cost-2 = Sicher vor einem Verlust von bis zu { $saved } Fossilien
    .price = 1 Glück gehabt

## Options

option-board = Ein eigener Spielplan, in einer TOML-Datei
option-events_per_turn = Ereigniskarten für mehrere Ereignisfelder in einer Bewegung
    .one = insgesamt eine
    .per_space = eine für jedes Feld
option-fossil_reshuffle = Verlorene Fossilien, wenn der Fossilienstapel leer ist
    .no = bleiben aus dem Spiel
    .yes = werden zu einem neuen Stapel gemischt
option-event_reshuffle = Eingesetzte Ereigniskarten, wenn der Ereignisstapel leer ist
    .no = bleiben aus dem Spiel
    .yes = werden zu einem neuen Stapel gemischt
option-adventure_on_arrival = Ein Meeresabenteuer, wenn das Floß das Ziel erreicht
    .no = wird nicht aufgedeckt
    .yes = wird aufgedeckt
option-lava_simultaneous = Entscheidungen auf einem Lavafeld
    .no = fallen nacheinander und gelten sofort
    .yes = fallen alle, bevor etwas gezeigt wird
option-return_to_start = In einer Bewegung zum Hansbach oder Ereignisfeld zurück, auf dem sie beginnt
    .no = nicht allein dieses Feldes wegen
    .yes = erlaubt: Neu betreten, zählt es einmal
option-idle_rounds = Runden ohne Bewegung, nach denen die Etappe endet
    .none = keine Grenze

## Die Seite: die Tafeln

board-plate = Tafel { $number }
board-plates = Die Tafeln des Spielplans
board-caption-descent = Der Berg im Schnitt, vom Krater bis zum Ufer
board-caption-sea = Das Meer unter der Erde mit seinen Inseln und Strudeln
board-caption-lava = Der glühende Schlot und der Weg hinaus
board-lava-space = { $loss ->
    [0] Lavafeld { $space }: Die nächste Karte in { $colour } trägt das Floß hierher. Nichts geht verloren (J-108, J-110).
    [one] Lavafeld { $space }: Die nächste Karte in { $colour } trägt das Floß hierher. Wer nicht geschützt ist, verliert 1 Fossil (J-108, J-111).
   *[other] Lavafeld { $space }: Die nächste Karte in { $colour } trägt das Floß hierher. Wer nicht geschützt ist, verliert { $loss } Fossilien (J-108, J-111).
}
board-distance = { $points ->
    [one] Von hier führt 1 Bewegungspunkt zum Ziel.
   *[other] Von hier sind es mindestens { $points } Bewegungspunkte bis zum Ziel.
}

## Die Seite: was neben den Tafeln liegt

board-asked = Was gerade geschieht
board-decides = entscheidet
board-pay = Möglichkeiten zu zahlen
board-pay-stop = Hier anzuhalten würde kosten
board-pay-discover = Für die Entdeckung zahlen
board-pay-lamp = Mit der Lampe entdecken: Auswahl aus 2 mehr
board-pay-protect = Sich schützen mit
board-danger = { $loss ->
    [one] Für jeden steht 1 Fossil auf dem Spiel. Diese Karte schützt: { $card }.
   *[other] Für jeden stehen { $loss } Fossilien auf dem Spiel. Diese Karte schützt: { $card }.
}
board-deck = { $deck }: noch { $left } von { $all } im Stapel
board-used = Verbraucht und verloren
board-room = { $short ->
    [yes] reicht nur für { $room } von { $fossils }
   *[no] reicht für { $room }
}

## Die Seite: wozu die Dinge gut sind

# Die Namen der Texte enden auf die von Karten, Fossilien und Abenteuern.
board-help-explorer = Forscherkarte von { $explorer }: 1 Bewegungspunkt für diesen Forscher oder für das Floß; in einem Zug werden 1 bis 5 einer Farbe gespielt (J-25, J-26, J-88).
board-help-rope = Seil: für jede Schlucht und jeden Strudel, der betreten wird (J-41, J-50, J-90).
board-help-pickaxe = Spitzhacke: Alle Steine und Riffe eines Zuges kosten nur 1 Bewegungspunkt (J-43, J-55).
board-help-compass = Kompass: für jeden schrägen Schritt, der vorwärts führen muss (J-51, J-52, J-53).
board-help-biscuits = Zwieback: 2 Bewegungspunkte mehr, neben mindestens einer Forscherkarte (J-27, J-54).
board-help-lamp = Ruhmkorfflampe: Bei einer eigenen Entdeckung siehst du 2 Fossilien mehr und legst 2 von allen unter den Stapel (J-56, J-62).
board-help-single = Einzelfossilien: je 2 Punkte.
board-help-skull = Schädel: 5 Punkte für jedes Paar aus vorderer und hinterer Hälfte, nichts für eine Hälfte allein (J-118).
board-help-skeleton = Skelette: 12 Punkte für Kopf, Rumpf und Schwanz, 3 für zwei verschiedene Teile, 1 für ein Teil allein (J-118).
board-help-gold = Gold: 1, 3, 6, 10, 15 Punkte für 1 bis 5 Stück und 5 für jedes weitere.
board-help-quartz = Quarz: 1, 3, 6, 10, 15 Punkte für 1 bis 5 Stück und 5 für jedes weitere.
board-help-find = Wer als Erster zahlt, zieht ein Fossil (J-98, J-99).
board-help-sighting = Wer als Erster zahlt, behält die Karte (J-98, J-100).
board-help-ball = Reihum zahlt jeder oder wird getroffen, und wer getroffen wird, verliert ein Fossil (J-102, J-103).
board-help-water = Wasser: Jeder Stein erhält am Ende des Abstiegs bis zu { $keeps } Fossilien; ein übriger Stein ist am Ende 1 Punkt wert (J-81, J-83).
board-help-hand = Forscherkarten auf der Hand, höchstens { $most } (J-20).
board-help-kit = Ausrüstungskarten auf der Hand, höchstens { $most } (J-20).
board-help-kept = Ereigniskarten, verdeckt für später aufgehoben (J-66, J-67).

## Die Seite: das Ergebnis

# Die Namen der Texte enden auf die der Familien in contents.py.
board-family-single = Einzelfossilien
board-family-skull = Schädel
board-family-skeleton = Skelette
board-family-gold = Gold
board-family-quartz = Quarz
board-sightings = Sichtungen
board-water = Wasser
board-total = Punkte

## Hints: why a choice is good, by the reasons in kernel/reasons.py and the game’s search/reasons.py

hint-points =
    { $more ->
        [0] Du bekommst mehr Punkte.
        [one] Du bekommst einen Punkt mehr.
       *[other] Du bekommst { $more } Punkte mehr.
    }
    .subject = Punkte
hint-collection = Was du später findest, ist für dich mehr wert.
    .subject = den Wert späterer Funde
hint-water =
    { $more ->
        [0] Du bekommst mehr Wasser.
        [one] Du bekommst ein Wasser mehr.
       *[other] Du bekommst { $more } Wasser mehr.
    }
    .subject = Wasser
hint-move = Damit hast du danach eine gute Bewegung vor dir.
    .subject = eine gute nächste Bewegung
hint-discovery = Dort kannst du eine Entdeckung machen.
    .subject = eine Entdeckung
hint-drawing =
    { $more ->
        [0] Du ziehst mehr Karten.
        [one] Du ziehst eine Karte mehr.
       *[other] Du ziehst { $more } Karten mehr.
    }
    .subject = Karten, die du ziehst
hint-events = Du bekommst eine Ereigniskarte, die du nutzen kannst.
    .subject = eine Ereigniskarte
hint-turn = Du bekommst einen weiteren Zug.
    .subject = einen weiteren Zug
hint-explorers =
    { $more ->
        [0] Du hast mehr Forscherkarten.
        [one] Du hast eine Forscherkarte mehr.
       *[other] Du hast { $more } Forscherkarten mehr.
    }
    .subject = Forscherkarten
hint-equipment =
    { $more ->
        [0] Du hast mehr Ausrüstung.
        [one] Du hast eine Ausrüstungskarte mehr.
       *[other] Du hast { $more } Ausrüstungskarten mehr.
    }
    .subject = Ausrüstung
hint-lava = Mehr von deiner Ausrüstung schützt dich vor der Lava.
    .subject = Schutz vor der Lava
hint-adventure = Das rüstet dich für das Abenteuer.
    .subject = ein gutes Abenteuer

## Why a thing cannot be clicked now

why-granite = Niemand kann Granit betreten, auch keine Insel im Meer (J-40).
why-other-stage = Das ist ein anderer Teil der Reise: erst der Abstieg, dann das Meer (J-3, J-87).
why-no-way = Mit deinen Karten kann jetzt keine Bewegung dort enden (J-24, J-32).
why-no-stop = { $sea ->
    [yes] Auf einem Strudel darf niemand anhalten (J-42, J-90).
   *[no] Auf einer Schlucht darf niemand anhalten (J-42).
}
why-occupied = Dort steht ein Forscher, und kein anderer darf dort anhalten (J-36).
why-here = Die Figur steht schon dort: Geh weiter oder halte an (J-38).
why-back = Kein Schritt führt zurück (J-29).
why-far = Von { $here } bringen deine Karten die Figur nicht dorthin (J-28, J-32).
why-in-vain = Die Bewegung war schon dort und kam seither an keinen neuen Hansbach und auf kein neues Ereignisfeld (A-30).
why-rope = Dieser Weg kostet { $needed ->
    [one] 1 Seil
   *[other] { $needed } Seile
}, und du hast { $held } (J-41, J-50).
why-compass = Jeder schräge Schritt kostet einen Kompass: { $needed } auf diesem Weg, und du hast { $held } (J-51, J-53).
why-points = Dieser Weg kostet { $needed } Bewegungspunkte, und deine Karten ergeben höchstens { $held } (J-32).{ $rocks ->
    [yes] { " " }Mit einer Spitzhacke würden Steine nur 1 kosten (J-43).
   *[no] { "" }
}
why-dead-end = Von dort führen deine Karten auf kein Feld, auf dem die Figur anhalten darf (J-30, J-36, J-42).
why-raft = Das Floß wartet am Start des Meeres, bis der Abstieg zu Ende ist (J-3).
why-aboard = Alle Forscher sind auf dem Floß: Auf dem Meer wird das Floß bewegt (J-87).
why-one-piece = Du bewegst gerade eine andere Figur, und eine Bewegung gilt nur einer (J-24).
why-no-explorers = { $piece_id ->
    [raft] Du hast keine Forscherkarte, um das Floß zu bewegen (J-88).
   *[other] Du hast keine Forscherkarte dieser Farbe (J-25).
}
why-stuck = Mit deinen Karten ist mit dieser Figur von hier aus keine Bewegung möglich (A-17).
why-deck = { $deck_id ->
    [fossil] Fossilien zieht man bei Entdeckungen und Funden, nicht nach Wahl (J-58, J-60).
    [event] Eine Ereigniskarte kommt am Ende eines Zuges, in dem ein Ereignisfeld betreten wurde (J-46).
   *[other] Ein Meeresabenteuer wird nach jeder Bewegung des Floßes aufgedeckt (J-96).
}
why-event = { $event_id ->
    [mixed_colours] { $event }: wird beim Bezahlen einer Bewegung benutzt (J-69).
    [flexible_use] { $event }: zählt beim Bezahlen als Ausrüstungskarte (J-70).
    [stay_liquid] { $event }: wird am Ende des Abstiegs benutzt oder zählt am Spielende Punkte (J-71).
   *[other] { $event }: wird benutzt, wenn du ein oder zwei Fossilien verlieren würdest (J-72).
}
why-fossil = Deine Fossilien bleiben vor dir liegen; eines geht nur, wenn du eines verlierst oder tauschst (J-61).
why-discard-first = Deine Hand ist über der Grenze: Wirf zuerst eine Karte ab (J-21).
why-moving = Du bewegst gerade eine Figur, und in einem Zug zieht man Karten oder bewegt (J-12).
why-not-open = Diese Karte liegt nicht in der Auslage (J-15).
why-no-card = Diese Karte hast du nicht, und bezahlt wird nur aus der eigenen Hand (J-26, J-34).
why-other-sort = Die Grenze betrifft die andere Sorte Karten: Davon muss eine weg (J-21).
why-paid-last = Bezahlt wird am Ende der Bewegung: Führe sie zuerst zu Ende (J-24, J-39).
why-move-first = Karten spielt man für eine Bewegung: Wähle zuerst die Figur (J-24, J-34).

## What puzzles are about: the kind of the best click

theme-verb-take = Aus der Auslage nehmen
theme-verb-draw = Verdeckt ziehen
theme-verb-move = Ziehen
theme-verb-discard = Abwerfen
theme-verb-step = Wohin gehen
theme-verb-stop = Anhalten
theme-verb-pay = Bezahlen
theme-verb-discover = Entdecken
theme-verb-lamp = Eine Lampe nutzen
theme-verb-decline = Auf eine Entdeckung verzichten
theme-verb-return = Unter Fossilien wählen
theme-verb-done = Rechtzeitig aufhören
theme-verb-liquid = Wasser und Rum
theme-verb-give = Ein Fossil abgeben
theme-verb-protect = Sich schützen
theme-verb-lucky = Glück gehabt
theme-verb-suffer = Den Schaden tragen
