### Voyage au centre de la Terre.
### Choix, explications et questions peuvent utiliser les variables énumérées dans words/voice.py ; une
### variable qui finit par _id est un nom écrit comme « red », « raft » ou « unseen » : il sert à choisir les mots.

game-title = Voyage au centre de la Terre
game-about = Trois explorateurs, déplacés par tous, descendent dans un volcan, traversent une mer et ressortent avec la lave. La plus belle collection de fossiles gagne.

## Cards

card-blue = bleu
card-red = rouge
card-yellow = jaune
card-rope = corde
card-pickaxe = pioche
card-compass = boussole
card-biscuits = biscuits
card-lamp = lampe de Ruhmkorff

# Dans une phrase.
a_card-blue = une carte bleue
a_card-red = une carte rouge
a_card-yellow = une carte jaune
a_card-rope = une carte corde
a_card-pickaxe = une carte pioche
a_card-compass = une carte boussole
a_card-biscuits = une carte biscuits
a_card-lamp = une carte lampe

# Dans une liste de cartes : une main, un paiement, les symboles d’une découverte.
cards-blue = { $count ->
    [one] { $count } bleue
   *[other] { $count } bleues
}
cards-red = { $count ->
    [one] { $count } rouge
   *[other] { $count } rouges
}
cards-yellow = { $count ->
    [one] { $count } jaune
   *[other] { $count } jaunes
}
cards-rope = { $count ->
    [one] { $count } corde
   *[other] { $count } cordes
}
cards-pickaxe = { $count ->
    [one] { $count } pioche
   *[other] { $count } pioches
}
cards-compass = { $count ->
    [one] { $count } boussole
   *[other] { $count } boussoles
}
cards-biscuits = { $count } biscuits
cards-lamp = { $count ->
    [one] { $count } lampe
   *[other] { $count } lampes
}
cards-flexible_use = { $count } Usage flexible
cards-mixed_colours = { $count } Mélange de couleurs
cards-any = { $count ->
    [one] { $count } carte Explorateur au choix
   *[other] { $count } cartes Explorateur au choix
}
cards-star = { $count } au choix
no-cards = aucune
between = {" ; "}
several = { $count } × { $thing }
worth = { $points ->
    [one] { $thing } ({ $points } point)
   *[other] { $thing } ({ $points } points)
}

deck-explorer = pile Explorateur
    .count = { $count } Explorateur
deck-equipment = pile Équipement
    .count = { $count } Équipement
deck-fossil = pile Fossile
    .count = { $count } Fossile
deck-event = pile Événement
    .count = { $count } Événement
deck-adventure =
    .count = { $count } Aventure en mer

## Fossils

fossil-single = fossile simple
fossil-skull_front = crâne, moitié avant
fossil-skull_back = crâne, moitié arrière
fossil-skeleton_head = squelette, tête
fossil-skeleton_body = squelette, corps
fossil-skeleton_tail = squelette, queue
fossil-gold = or
fossil-quartz = quartz

fossils-single = { $count ->
    [one] { $count } fossile simple
   *[other] { $count } fossiles simples
}
fossils-skull_front = { $count ->
    [one] { $count } moitié avant de crâne
   *[other] { $count } moitiés avant de crâne
}
fossils-skull_back = { $count ->
    [one] { $count } moitié arrière de crâne
   *[other] { $count } moitiés arrière de crâne
}
fossils-skeleton_head = { $count ->
    [one] { $count } tête de squelette
   *[other] { $count } têtes de squelette
}
fossils-skeleton_body = { $count } corps de squelette
fossils-skeleton_tail = { $count ->
    [one] { $count } queue de squelette
   *[other] { $count } queues de squelette
}
fossils-gold = { $count } or
fossils-quartz = { $count } quartz

## Event cards, adventures, bonus cards

event_card-mixed_colours = Mélange de couleurs
    .effect = lors d’un de tes déplacements, les cartes Explorateur peuvent être de n’importe quelles couleurs (J-69)
event_card-flexible_use = Usage flexible
    .effect = vaut une fois n’importe quelle carte Équipement (J-70)
event_card-stay_liquid = Rester liquide
    .effect = vaut 2 jetons Eau après la descente, ou 2 points à la fin (J-71)
event_card-lucky = Coup de chance
    .effect = défausse-la au lieu de perdre 1 ou 2 fossiles (J-72)
event_card-gertrude = L’oie Gertrude fait une trouvaille
event_card-opportunity = Occasion favorable
event_card-another_turn = Plein d’énergie
event_card-supplies = Ravitaillement bienvenu

adventure-find = fossile trouvé
adventure-ball = foudre en boule
sighting-geyser = geyser
sighting-axel_island = île d’Axel
sighting-sea_monsters = combat de monstres marins
priced = { $title } (prix : { $price })
    .points = { $points ->
        [one] { $title } (prix : { $price } ; { $points } point)
       *[other] { $title } (prix : { $price } ; { $points } points)
    }
price-same = { $count ->
    [one] { $count } carte Explorateur
   *[other] { $count } cartes Explorateur d’une même couleur
}
price-any = { $count ->
    [one] { $count } carte Explorateur
   *[other] { $count } cartes Explorateur de n’importe quelles couleurs
}

bonus-mushroom_forest = Forêt de champignons
bonus-ruined_city = Cité en ruine

## Pieces, spaces, stages

piece-blue = Lidenbrock (bleu)
piece-red = Hans (rouge)
piece-yellow = Axel (jaune)
piece-raft = le radeau

ground-plain = case libre
ground-rocks = { $sea ->
    [yes] récif ({ $points } points)
   *[no] rochers ({ $points } points)
}
ground-canyon = { $sea ->
    [yes] tourbillon
   *[no] gouffre
}
ground-spring = source de Hans
ground-event = événement
ground-discovery = { $fossils ->
    [one] découverte ({ $symbols } pour { $fossils } fossile)
   *[other] découverte ({ $symbols } pour { $fossils } fossiles)
}
ground-start = départ
ground-finish = arrivée
marked = { $space } { $marks }
lava-space = { $loss ->
    [0] { $space } { $colour }
    [one] { $space } { $colour }, { $loss } fossile perdu
   *[other] { $space } { $colour }, { $loss } fossiles perdus
}

stage-descent = la descente
stage-sea = la mer Lidenbrock
stage-lava = la coulée de lave

task-refill = étalage complété
task-draw = tirage de cartes
task-unearth = tirage de fossiles
task-event = tirage d’un événement
task-adventure = aventure révélée
task-flow = carte Explorateur révélée
task-reveal = carte Équipement révélée
task-turn = tirer ou déplacer
task-overflow = limite de main
task-discover = découverte
task-return = choix à la lampe
task-swap = Occasion favorable
task-liquid = entretien en eau
task-lose = perte de fossiles
task-offer = aventure en mer
task-ball = foudre en boule
task-flee = fuite devant la lave

## The legend of the board: explorers by their names, equipment by letters, no two alike

legend-explorer-blue = Lidenbrock
legend-explorer-red = Hans
legend-explorer-yellow = Axel
legend-letter-rope = C
legend-letter-pickaxe = P
legend-letter-compass = B
legend-letter-biscuits = S
legend-letter-lamp = L

## The legend of the board: terrain and losses

legend-rocks-descent = rochers
legend-rocks-sea = récif
legend-canyon-descent = gouffre
legend-canyon-sea = tourbillon
legend-spring = source
legend-event = événement
legend-finish = arrivée
legend-any = équipement au choix
legend-loss = fossiles perdus

## The picture in the terminal: what lies beside the board

picture-pieces-descent = Explorateurs
picture-pieces-sea = Radeau
picture-display = Étalage
picture-decks = Piles
picture-adventure = Aventure
picture-deck-explorer = explorateurs
picture-deck-equipment = équipement
picture-deck-fossil = fossiles
picture-deck-event = événements
picture-deck-adventure = aventures
picture-reserve = eau
picture-danger = À perdre
picture-revealed = Sauvé par
picture-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## The picture in the terminal: the players and their fossils

picture-player = Joueur
picture-hand = Cartes
picture-family-single = Simples
picture-family-skull =
    Crâne
    av+ar
picture-family-skeleton =
    Squelette
    t+c+q
picture-family-gold = Or
picture-family-quartz = Quartz
picture-events = Événements
picture-fossils = Fossiles
picture-pool = Trouvés, à garder { $keeping }

## What happened

event-begins = { $seat } commence.
    .you = Tu commences.
event-drew = { $card_id ->
    [unseen] { $seat } tire une carte sur la { $deck }.
   *[other] { $seat } tire { $card } sur la { $deck }.
}
    .you = Tu tires { $card } sur la { $deck }.
event-displayed = Nouveau dans l’étalage : { $card }.
event-reshuffled = { $cards ->
    [one] La { $deck } est reformée avec { $cards } carte défaussée.
   *[other] La { $deck } est reformée : { $cards } cartes défaussées sont mélangées.
}
event-turn = Tour { $number } : à { $seat } de jouer.
    .you = Tour { $number } : à toi de jouer.
event-took = { $seat } prend { $card } dans l’étalage.
    .you = Tu prends { $card } dans l’étalage.
event-discarded = { $seat } a trop de cartes et défausse { $card }.
    .you = Tu as trop de cartes et défausses { $card }.
event-moved = { $piece_id ->
    [raft] Le radeau
   *[other] { $piece }
} va de { $origin } à { $space }{ $path_count ->
    [one] .
   *[other] {" "}en passant par { $path }.
}
event-paid = { $seat } paie le déplacement : { $payment }.
    .you = Tu paies le déplacement : { $payment }.
event-got_water = { $tokens ->
    [one] { $seat } prend { $tokens } jeton Eau.
   *[other] { $seat } prend { $tokens } jetons Eau.
}
    .you = { $tokens ->
        [one] Tu prends { $tokens } jeton Eau.
       *[other] Tu prends { $tokens } jetons Eau.
    }
event-won_bonus = { $points ->
    [one] { $seat } prend la carte Bonus { $bonus } : { $points } point.
   *[other] { $seat } prend la carte Bonus { $bonus } : { $points } points.
}
    .you = { $points ->
        [one] Tu prends la carte Bonus { $bonus } : { $points } point.
       *[other] Tu prends la carte Bonus { $bonus } : { $points } points.
    }
event-discovered = { $fossils ->
    [one] { $seat } paie { $payment } et découvre { $fossils } fossile.
   *[other] { $seat } paie { $payment } et découvre { $fossils } fossiles.
}
    .you = { $fossils ->
        [one] Tu paies { $payment } et découvres { $fossils } fossile.
       *[other] Tu paies { $payment } et découvres { $fossils } fossiles.
    }
event-shone = { $fossils ->
    [one] { $seat } paie { $payment } et choisit { $fossils } fossile à la lueur de la lampe.
   *[other] { $seat } paie { $payment } et choisit { $fossils } fossiles à la lueur de la lampe.
}
    .you = { $fossils ->
        [one] Tu paies { $payment } et choisis { $fossils } fossile à la lueur de la lampe.
       *[other] Tu paies { $payment } et choisis { $fossils } fossiles à la lueur de la lampe.
    }
event-declined = { $seat } renonce.
    .you = Tu renonces.
event-found = { $seat } obtient un fossile : { $fossil }.
    .you = Tu obtiens un fossile : { $fossil }.
event-glimpsed = { $fossil_id ->
    [unseen] { $seat } regarde un fossile.
   *[other] { $seat } regarde un fossile : { $fossil }.
}
    .you = Tu regardes un fossile : { $fossil }.
event-put_back = { $fossil_id ->
    [unseen] { $seat } remet un fossile sous la pile.
   *[other] { $seat } remet un fossile sous la pile : { $fossil }.
}
    .you = Tu remets un fossile sous la pile : { $fossil }.
event-kept_event = { $event_id ->
    [unseen] { $seat } tire une carte Événement et la conserve.
   *[other] { $seat } tire une carte Événement et la conserve : { $event }.
}
    .you = Tu tires une carte Événement et la conserves : { $event }.
event-read_event = { $seat } tire une carte Événement : { $event } – { $event_id ->
    [gertrude] un fossile.
    [opportunity] jusqu’à 3 fossiles peuvent être échangés.
    [another_turn] un tour supplémentaire.
   *[supplies] 3 cartes.
}
    .you = Tu tires une carte Événement : { $event } – { $event_id ->
        [gertrude] un fossile.
        [opportunity] tu peux échanger jusqu’à 3 fossiles.
        [another_turn] un tour supplémentaire.
       *[supplies] 3 cartes.
    }
event-used_event = { $seat } utilise une carte Événement : { $event }.
    .you = Tu utilises une carte Événement : { $event }.
event-stage_began = { $stage_id ->
    [descent] La première étape commence : { $stage }.
    [sea] La deuxième étape commence : { $stage }. Tous les explorateurs montent sur le radeau.
   *[lava] La troisième étape commence : { $stage }.
}
event-stalled = Plus personne ne bouge depuis trop longtemps. L’étape est finie : { $stage }.
event-watered = { $tokens ->
    [0] { $seat } ne rend pas de jeton Eau
    [one] { $seat } rend { $tokens } jeton Eau
   *[other] { $seat } rend { $tokens } jetons Eau
} et a de l’eau pour { $fossils ->
    [0] aucun fossile.
    [one] { $fossils } fossile.
   *[other] { $fossils } fossiles.
}
    .you = { $tokens ->
        [0] Tu ne rends pas de jeton Eau
        [one] Tu rends { $tokens } jeton Eau
       *[other] Tu rends { $tokens } jetons Eau
    } et as de l’eau pour { $fossils ->
        [0] aucun fossile.
        [one] { $fossils } fossile.
       *[other] { $fossils } fossiles.
    }
event-gave_up = { $seat } perd { $fossils }.
    .you = Tu perds { $fossils }.
event-adventure = Aventure en mer : { $adventure }.
event-saw = { $adventure_id ->
    [find] { $seat } paie { $payment } et obtient le fossile.
   *[other] { $seat } paie { $payment } et garde la carte : { $adventure }.
}
    .you = { $adventure_id ->
        [find] Tu paies { $payment } et obtiens le fossile.
       *[other] Tu paies { $payment } et gardes la carte : { $adventure }.
    }
event-boxed = { $adventure_id ->
    [ball] Tout le monde s’est protégé : la foudre en boule s’évanouit.
   *[other] Personne n’obtient cette carte, elle est retirée du jeu : { $adventure }.
}
event-protected = { $seat } défausse { $payment } et se protège.
    .you = Tu défausses { $payment } et te protèges.
event-hit = La foudre en boule frappe { $seat }.
    .you = La foudre en boule te frappe.
event-flowed = { $seat } révèle { $card } : le radeau avance jusqu’à la case de lave { $lava }, { $loss ->
    [0] où l’on ne perd rien.
    [one] où { $loss } fossile est en jeu.
   *[other] où { $loss } fossiles sont en jeu.
}
    .you = Tu révèles { $card } : le radeau avance jusqu’à la case de lave { $lava }, { $loss ->
        [0] où l’on ne perd rien.
        [one] où { $loss } fossile est en jeu.
       *[other] où { $loss } fossiles sont en jeu.
    }
event-flowed_out = { $seat } révèle { $card } : plus de case de cette couleur devant, le volcan projette le radeau à l’air libre.
    .you = Tu révèles { $card } : plus de case de cette couleur devant, le volcan projette le radeau à l’air libre.
event-revealed = On révèle pour tous { $card } : en défausser une pareille protège.
event-suffered = { $seat } ne se protège pas de la lave.
    .you = Tu ne te protèges pas de la lave.
event-scored = { $points ->
    [one] { $seat } a { $points } point.
   *[other] { $seat } a { $points } points.
}
    .you = { $points ->
        [one] Tu as { $points } point.
       *[other] Tu as { $points } points.
    }
event-won = { $seat } gagne !
    .you = Tu gagnes !

## Choices: what the click is called

click-lot = { $seat } commence
click-deal = Révèle { $card }
click-unearth = Tire un fossile : { $fossil }
click-event = Tire la carte Événement { $event }
click-adventure = Révèle une aventure en mer : { $adventure }
click-take = Prends { $card } dans l’étalage
click-draw = { $deck_id ->
    [explorer] Tire une carte Explorateur
   *[equipment] Tire une carte Équipement
} sur la pile (il en reste { $left })
click-move = Déplace { $piece }, actuellement en { $space }
click-discard = Défausse { $card }
click-step = { $ground_id ->
    [plain] Va en { $space }
   *[other] Va en { $space } : { $ground }
}
click-stop = Arrête-toi ici
    .way = { $ways ->
        [one] Arrête-toi en { $here } et paie { $only }
       *[other] Arrête-toi en { $here } ({ $ways } façons de payer)
    }
click-pay = { $payment_id ->
    [unseen] Paie
   *[other] Paie { $payment }
}
    .mix = Joue { $payment }
    .offer = { $payment_id ->
        [unseen] Paie pour la carte
       *[other] Paie { $payment }
    }
click-discover = { $payment_id ->
    [unseen] Fais la découverte
   *[other] Découvre : paie { $payment }
}
click-lamp = { $payment_id ->
    [unseen] Fais la découverte à la lampe
   *[other] Découvre à la lampe : paie { $payment }
}
click-decline = Renonce à la découverte
    .offer = Ne paie pas pour la carte
click-return = Remets sous la pile : { $fossil }
    .swap = Échange un fossile : { $fossil }
click-done = Terminé
click-liquid = { $number ->
    [0] N’utilise pas de carte Rester liquide
    [one] Utilise { $number } carte Rester liquide
   *[other] Utilise { $number } cartes Rester liquide
}
click-give = Perds un fossile : { $fossil }
click-protect = { $payment_id ->
    [unseen] Protège-toi
   *[other] Protège-toi : paie { $payment }
}
click-lucky = Utilise Coup de chance
click-suffer = { $stage ->
    [lava] { $loss ->
        [one] Perds { $loss } fossile
       *[other] Perds { $loss } fossiles
    }
   *[other] Subis la foudre en boule
}

## Whole choices, by what they take and bring

way-to = Va en { $space } ({ $cards ->
    [one] { $cards } carte
   *[other] à partir de { $cards } cartes
})
way-step = { $piece } : { $payment }
way-brings = { $way } → { $gains }
way-water = { $number ->
    [one] { $number } jeton Eau
   *[other] { $number } jetons Eau
}
way-events = { $number ->
    [one] { $number } carte Événement
   *[other] { $number } cartes Événement
}
way-fossils = { $number ->
    [one] découverte de { $number } fossile
   *[other] découverte de { $number } fossiles
}

## Choices: what the click does and costs

help-lot = Le sort désigne celui qui commence (J-10).
help-deal = La première carte de la pile est tirée ou révélée (J-5, J-15, J-19, J-108, J-111).
help-unearth = Le premier fossile de la pile est tiré (J-60, J-62).
help-event = La première carte Événement est tirée : conservée en secret, ou exécutée aussitôt (J-46, J-65, J-66).
help-adventure = Après un déplacement du radeau, on révèle la première carte Aventure (J-96).
help-take = Tu prends cette carte en main (J-15) ; la place vide de l’étalage n’est comblée qu’à la fin de ton tour (J-18, J-19). { $due ->
    [one] C’est la dernière carte que tu tires.
   *[other] Il te reste { $due } cartes à tirer, celle-ci comprise.
} { $full ->
    [yes] Tu as déjà { $limit } cartes Équipement : tu en défausseras une aussitôt (J-20, J-21).
   *[no] Tu peux en avoir { $limit } en main (J-20).
}
help-draw = Tu tires sans la voir la première carte de la { $deck } (J-15, J-16). { $due ->
    [one] C’est la dernière carte que tu tires.
   *[other] Il te reste { $due } cartes à tirer, celle-ci comprise.
} { $full ->
    [yes] Tu as déjà { $limit } cartes de ce genre : tu en défausseras une aussitôt (J-20, J-21).
   *[no] Tu peux en avoir { $limit } en main (J-20).
}
help-move = Tu déplaces { $piece } pas à pas et tu paies à la fin (J-24). De { $space }, { $ground }, { $distance ->
    [one] il suffit de { $distance } point de mouvement jusqu’à l’arrivée.
   *[other] il faut au moins { $distance } points de mouvement jusqu’à l’arrivée.
} { $piece_id ->
    [raft] Tu paies de 1 à 5 cartes Explorateur d’une seule couleur, celle que tu veux (J-88).
   *[other] Tu paies de 1 à 5 cartes Explorateur de sa couleur (J-25, J-26).
} Un pas au moins doit aller vers l’avant (J-30).
help-discard = Tu as plus de { $limit } cartes de ce genre : celle-ci va dans la défausse (J-20, J-21).
help-step = Un pas va vers l’avant ou de côté, jamais en arrière ; en diagonale il faut une boussole (J-28, J-29, J-51).
help-stop = Le déplacement s’arrête ici et l’on paie les cartes (J-38, J-39).
    .way = Le déplacement s’arrête en { $here } et coûte { $cost } (J-38, J-39). Chemin : { $way }.
help-cost = Avec ce pas, le chemin coûte { $cost }.
help-discovery = { $fossils ->
    [one] Tu peux ensuite faire la découverte : { $symbols } pour { $fossils } fossile, avec les cartes que le déplacement te laisse (J-35, J-47).
   *[other] Tu peux ensuite faire la découverte : { $symbols } pour { $fossils } fossiles, avec les cartes que le déplacement te laisse (J-35, J-47).
}
help-pay = { $payment_id ->
    [unseen] Pour le déplacement on défausse les cartes nécessaires, et pas une de plus (J-33, J-39).
   *[other] Pour le déplacement tu défausses { $payment } (J-33, J-39). Chaque carte Explorateur donne 1 point de mouvement, chaque carte biscuits 2 (J-27).
}
    .mix = Ce sont les cartes Explorateur que tu joues avec Mélange de couleurs ; tu les défausses toutes (J-69).
    .offer = { $adventure_id ->
        [find] Tu défausses { $price } et tires 1 fossile (J-98, J-99).
       *[other] Tu défausses { $price } et gardes la carte : { $value ->
            [one] { $value } point à la fin (J-98, J-100).
           *[other] { $value } points à la fin (J-98, J-100).
        }
    }
help-discover = { $count ->
    [one] Tu défausses les cartes indiquées en { $found } ({ $symbols }) et tires { $count } fossile (J-58, J-60).
   *[other] Tu défausses les cartes indiquées en { $found } ({ $symbols }) et tires { $count } fossiles (J-58, J-60).
}
help-lamp = { $count ->
    [one] Tu paies { $symbols } et une lampe en plus, tu regardes { $drawn } fossiles, tu en gardes { $count } et remets les autres sous la pile (J-56, J-62).
   *[other] Tu paies { $symbols } et une lampe en plus, tu regardes { $drawn } fossiles, tu en gardes { $count } et remets les autres sous la pile (J-56, J-62).
}
help-decline = Une découverte n’est jamais obligatoire (J-57). { $stage ->
    [sea] On la propose de toute façon aux autres (J-93).
   *[other] Tu gardes tes cartes.
}
    .offer = Tu gardes tes cartes, et c’est au joueur suivant ; si personne ne paie, la carte est retirée du jeu (J-98, J-101).
help-return = Ce fossile va sous la pile, et personne d’autre ne le sait (J-62, A-34).
    .swap = Ce fossile va sous la pile, au vu de tous ; à la fin tu en tires autant que tu en as remis (J-74, A-70).
help-done = Ton choix est fait : tu tires autant de fossiles que tu en as remis sous la pile (J-74).
help-liquid = Chaque carte vaut 2 jetons Eau ; un jeton Eau conserve { $keeps } fossiles (J-71, J-81, J-85). Il y a ainsi de l’eau pour { $room } fossiles au plus. { $lost ->
    [0] Tu n’en perds aucun.
    [one] Tu en perds { $lost } sur { $fossils }.
   *[other] Tu en perds { $lost } sur { $fossils }.
} Une carte non utilisée vaut 2 points à la fin.
help-give = Ce fossile est retiré du jeu (A-15). { $stage ->
    [descent] Il n’y a pas assez d’eau pour tous (J-81).
    [sea] La foudre en boule est tombée sur toi (J-103).
   *[lava] La lave le prend (J-113).
}
help-worth = Tes fossiles valent maintenant { $now ->
    [one] { $now } point, sans celui-ci { $then }.
   *[other] { $now } points, sans celui-ci { $then }.
}
help-protect = { $stage ->
    [lava] { $payment_id ->
        [unseen] Une seule carte de la sorte révélée suffit, quel que soit le nombre de fossiles en jeu (J-112, J-114).
       *[other] Tu défausses { $payment } et ne perds aucun fossile, quel que soit le nombre en jeu (J-112, J-114).
    }
   *[other] { $payment_id ->
        [unseen] Le prix est de { $price }.
       *[other] Tu défausses { $payment }.
    } La foudre en boule passe au joueur suivant ; si tous se protègent, personne ne subit de dommage (J-102, J-104).
}
help-lucky = Tu défausses la carte Événement Coup de chance et ne perds aucun fossile ; elle vaut contre une perte de 1 ou 2 (J-72).
help-suffer = { $stage ->
    [lava] Tu gardes tes cartes et perds { $loss ->
        [one] { $loss } fossile de ton choix (J-113).
       *[other] { $loss } fossiles de ton choix, ou tous si tu en as moins (J-113).
    }
   *[other] Tu gardes tes cartes, mais la foudre en boule te frappe : { $fossils ->
        [0] tu n’as pas de fossile à perdre, et la carte est finie (J-103, A-57).
       *[other] tu perds 1 fossile de ton choix, et la carte est finie (J-103, A-57).
    }
}

# Ce qu’apporte une case où l’on entre ; s’ajoute à l’explication d’un pas.
enter-plain = Cela coûte 1 point de mouvement (J-31).
enter-rocks = { $sea ->
    [yes] Un récif coûte { $points } points de mouvement
   *[no] Les rochers coûtent { $points } points de mouvement
}, ou 1 si tu paies aussi une pioche (J-43, J-55).
enter-canyon = { $sea ->
    [yes] Un tourbillon demande une corde en plus du point de mouvement, et l’on ne peut pas s’y arrêter (J-42, J-50, J-90).
   *[no] Un gouffre demande une corde en plus du point de mouvement, et l’on ne peut pas s’y arrêter (J-41, J-42, J-50).
}
enter-spring = La source de Hans te donne un jeton Eau, que tu t’arrêtes ou que tu continues (J-44).
enter-event = À la fin du tour tu tires une carte Événement, { $per_space ->
    [yes] une pour chaque case Événement traversée (J-46, A-1).
   *[no] une seule en tout (J-46, A-1).
}
enter-discovery = { $fossils ->
    [one] Si tu t’arrêtes ici, tu peux faire une découverte : { $symbols } pour { $fossils } fossile (J-47, J-60).
   *[other] Si tu t’arrêtes ici, tu peux faire une découverte : { $symbols } pour { $fossils } fossiles (J-47, J-60).
}
enter-finish = { $sea ->
    [yes] Le déplacement s’arrête ici, tu prends la Cité en ruine ({ $bonus } points), et le radeau quitte la mer (J-38, J-106).
   *[no] Le déplacement s’arrête ici, tu prends la Forêt de champignons ({ $bonus } points), et la descente est finie (J-38, J-77).
}

way-points = { $count ->
    [0] encore rien
    [one] { $count } point de mouvement
   *[other] { $count } points de mouvement
}
    .rocks = { $count } points de mouvement ({ $picked } avec une pioche)

## What is asked

question-deal = Des cartes sont révélées.
question-over = { $points ->
    [one] La partie est finie : { $name } gagne avec { $points } point.
   *[other] La partie est finie : { $name } gagne avec { $points } points.
}
    .you = { $points ->
        [one] La partie est finie : tu as gagné avec { $points } point !
       *[other] La partie est finie : tu as gagné avec { $points } points !
    }
    .shared = { $points ->
        [one] La partie est finie : victoire partagée avec { $points } point ({ $names }).
       *[other] La partie est finie : victoire partagée avec { $points } points ({ $names }).
    }
question-waiting =
    .turn = { $name } tire ou se déplace.
    .draw = { $name } tire une carte.
    .overflow = { $name } défausse une carte.
    .discover = { $name } peut découvrir.
    .return = { $name } choisit des fossiles.
    .swap = { $name } peut échanger.
    .liquid = { $name } conserve des fossiles.
    .lose = { $name } perd des fossiles.
    .offer = { $name } vit une aventure en mer.
    .ball = { $name } affronte la foudre.
    .flee = { $name } affronte la lave.
detail-waiting =
    .overflow = Sa main est trop pleine.
    .discover = Il faut { $symbols }.
    .return = La lampe en montre plus qu’on ne peut en garder.
    .offer = { $sighted }.
question-turn = { $stage ->
    [sea] Tire 3 cartes, ou déplace le radeau.
   *[other] Tire, ou déplace un explorateur.
}
detail-turn = En main : { $explorers } Explorateur, { $equipment } Équipement.
question-draw = Quelle carte tires-tu ?
detail-draw = { $due ->
    [one] C’est la dernière.
   *[other] Il en reste { $due }.
}
question-overflow = Quelle carte défausses-tu ?
detail-overflow = { $full_id ->
    [explorer] Tu as { $held } cartes Explorateur ; limite : { $allowed }.
   *[equipment] Tu as { $held } cartes Équipement ; limite : { $allowed }.
}
question-step = Où déplaces-tu { $moving } ?
detail-step = { $steps ->
    [0] Le premier pas depuis { $here }.
   *[other] Depuis { $here }. Jusqu’ici : { $cost }.
}
question-pay = Avec quelles cartes paies-tu ?
detail-pay = Le chemin coûte { $cost }.
more-pay = Le chemin : { $way }.
question-mix = { $chosen ->
    [one] Quelle carte Explorateur joues-tu ?
   *[other] Quelles { $chosen } cartes Explorateur ?
}
detail-mix = Avec Mélange de couleurs, toutes les couleurs comptent.
question-discover = { $ways ->
    [0] Tu ne peux pas payer la découverte.
   *[other] Paies-tu la découverte ?
}
detail-discover = { $count ->
    [one] { $found } : { $symbols } pour { $count } fossile.
   *[other] { $found } : { $symbols } pour { $count } fossiles.
}
question-return = { $left ->
    [one] Quel fossile remets-tu ?
   *[other] Quels { $left } fossiles remets-tu ?
}
detail-return = La lampe montre : { $pool }. Tu en gardes { $kept }.
more-return = Ce que tu remets va sous la pile.
question-swap = Quels fossiles échanges-tu ?
detail-swap = Tu en remets jusqu’à { $most } sous la pile et en tires autant.
more-swap = L’événement est Occasion favorable. Tu n’es pas obligé d’échanger.
question-liquid = { $liquids ->
    [0] Tu n’as pas de carte Rester liquide.
    [one] Utilises-tu Rester liquide ?
   *[other] Combien de Rester liquide ?
}
detail-liquid = { $water ->
    [one] { $water } jeton Eau
   *[other] { $water } jetons Eau
} pour { $fossils ->
    [one] { $fossils } fossile
   *[other] { $fossils } fossiles
} ; chacun en conserve { $keeps }.
more-liquid = La descente est finie : les fossiles sans eau sont perdus.
question-lose =
    .descent = { $loss ->
        [one] Quel fossile perds-tu ?
       *[other] Quels { $loss } fossiles perds-tu ?
    }
    .sea = Quel fossile perds-tu ?
    .lava = { $loss ->
        [one] Quel fossile perds-tu ?
       *[other] Quels { $loss } fossiles perds-tu ?
    }
detail-lose =
    .descent = L’eau te manque.
    .sea = La foudre en boule est tombée sur toi.
    .lava = À cause de la lave.
question-so-far = Jusqu’ici : { $fossils }.
question-offer = { $ways ->
    [0] Tu ne peux pas payer l’aventure.
   *[other] Paies-tu l’aventure ?
}
detail-offer = { $sighted }.
question-ball = { $ways ->
    [0] Foudre en boule : tu ne peux payer.
   *[other] Foudre en boule : paies-tu ?
}
detail-ball = Se protéger coûte { $price }.
more-ball = { $fossils ->
    [0] Tu n’as pas de fossile à perdre.
   *[other] Si elle te frappe, tu perds 1 fossile.
}
question-flee = { $ways ->
    [0] Tu ne peux pas te protéger.
   *[other] Te protèges-tu ?
}
detail-flee = { $loss ->
    [one] { $loss } fossile en jeu.
   *[other] { $loss } fossiles en jeu.
} Révélée : { $revealed }.
more-flee = La carte a été révélée pour tous.

## The position in words

heading-way = Le chemin
heading-lava = La coulée de lave
position-spectator = Tu regardes la partie.
position-setup = On prépare la table.
position-turn = Tour { $turn }, { $stage } : à { $active } de jouer ({ $task }).
    .you = Tour { $turn }, { $stage } : à toi de jouer ({ $task }).
position-decides = C’est à { $name } de décider.
    .you = C’est à toi de décider.
position-discovery = { $fossils ->
    [one] Découverte en { $space } : { $symbols } pour { $fossils } fossile.
   *[other] Découverte en { $space } : { $symbols } pour { $fossils } fossiles.
}
position-adventure = Aventure en mer : { $adventure }.
position-revealed = Révélée pour tous : { $card }.
position-loss = Fossiles à perdre ({ $name }) : { $count }.
position-events-due = Cartes Événement à tirer à la fin du tour : { $count }.
position-another = Tours supplémentaires ({ $name }) : { $count }.
position-idle = Tours de suite sans déplacement : { $count } ; après { $most }, l’étape finit (A-18).
    .endless = Tours de suite sans déplacement : { $count }.
position-piece = { $piece } : { $space }, { $ground } ; { $points ->
    [one] { $points } point de mouvement jusqu’à l’arrivée
   *[other] { $points } points de mouvement jusqu’à l’arrivée, sans équipement
}
position-legend = { $stage ->
    [sea] Les cases devant, colonne par colonne ; le radeau avance vers les numéros plus grands. Sans autre mot, elles sont libres ; les îles sont omises.
   *[descent] Les cases devant, rangée par rangée ; les explorateurs descendent vers les numéros plus grands. Sans autre mot, elles sont libres ; le granit est omis.
}
position-row = { $stage ->
    [sea] Colonne { $row } : { $spaces }
   *[descent] Rangée { $row } : { $spaces }
}
position-lava = Le radeau est sur la case de lave { $space } sur { $all }.
position-lava-ahead = Devant : { $spaces }
player-and-notes = { $name } ({ $notes })
note-you = toi
note-active = joueur actif
position-points = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $stage ->
    [over] {""}
   *[other] {" "}jusqu’ici
}
position-cards = { $explorers ->
    [one] { $explorers } carte Explorateur
   *[other] { $explorers } cartes Explorateur
}, { $equipment ->
    [one] { $equipment } carte Équipement
   *[other] { $equipment } cartes Équipement
}
position-water = { $water ->
    [one] { $water } jeton Eau
   *[other] { $water } jetons Eau
}, { $kept ->
    [0] aucune carte Événement
    [one] { $kept } carte Événement
   *[other] { $kept } cartes Événement
}
position-fossils = { $fossils_count ->
    [one] { $fossils_count } fossile : { $fossils }
   *[other] { $fossils_count } fossiles : { $fossils }
}
position-worth = cartes Bonus et observations : { $cards }
position-known = en main, prises dans l’étalage : { $cards }
position-explorers = Cartes Explorateur : { $cards_count } sur { $most } au plus ({ $cards })
position-equipment = Cartes Équipement : { $cards_count } sur { $most } au plus ({ $cards })
position-event = { $event } : { $effect }
position-pool = Vus à la lampe : { $fossils }
position-display = Étalage : { $cards }
position-decks = Cartes dans les piles : { $decks }
position-reserve = Jetons Eau dans la réserve : { $count }
position-under = Au fond de la pile Fossile, de haut en bas : { $fossils }
position-discards = Défausse : { $cards }
position-used-events = Cartes Événement utilisées : { $events }
position-lost = Fossiles perdus : { $fossils }
position-boxed = Aventures retirées du jeu : { $adventures }
position-water-box = Jetons Eau retirés du jeu : { $count }

## The card beside the board: a turn in a few lines, and what things cost

aid-turn-1 = Tu fais l’une de deux choses : tirer { $draws } cartes, ou déplacer un pion.
aid-turn-2 = Tirer : chaque carte de l’étalage, ou sans la voir d’une pile. En main, au plus { $explorers } cartes Explorateur et { $equipment } Équipement.
aid-turn-3 = Déplacer : vers l’avant et de côté, jamais en arrière, avec un pas vers l’avant ; pas d’arrêt où se tient un autre explorateur.
aid-turn-4 = { $events ->
    [each] En route : une source donne un jeton Eau ; chaque case Événement donne une carte Événement à la fin du tour.
   *[other] En route : une source donne un jeton Eau ; les cases Événement donnent une carte Événement à la fin du tour.
}
aid-turn-5 = Là où tu t’arrêtes : sur une découverte, tu peux chercher des fossiles.
aid-turn-6 = { $stage ->
    [sea] En mer, les autres cherchent aussi, après celui qui déplace, et un déplacement révèle une aventure. Après l’arrivée vient la lave.
   *[other] Le premier explorateur à l’arrivée finit la descente pour tous ; puis il faut de l’eau aux fossiles.
}
aid-cost-1 = Chaque case
    .price = 1 point de mouvement
aid-cost-2 = 1 point de mouvement, avec { $most } cartes au plus par déplacement
    .price = { $stage ->
    [sea] 1 carte Explorateur ; toutes d’une couleur
   *[other] 1 carte Explorateur de la couleur du pion
}
aid-cost-3 = { $biscuits } points de mouvement de plus
    .price = 1 carte Biscuits
aid-cost-4 = Rochers, ou récif
    .price = les points indiqués ; 1 avec une pioche
aid-cost-5 = Gouffre, ou tourbillon
    .price = 1 point et 1 corde ; pas d’arrêt
aid-cost-6 = Un pas en diagonale
    .price = 1 boussole en plus
aid-cost-7 = Découverte
    .price = exactement l’équipement montré ; une étoile est une carte au choix
aid-cost-8 = { $lamp } fossiles de plus parmi lesquels choisir
    .price = 1 lampe en plus
aid-cost-9 = { $keeps } fossiles conservés après la descente
    .price = 1 jeton Eau
aid-lava-turn-1 = L’un après l’autre, vous retournez une carte Explorateur.
aid-lava-turn-2 = Le radeau va à la prochaine case de cette couleur.
aid-lava-turn-3 = Si des fossiles y sont barrés, une carte Équipement est retournée pour tous.
aid-lava-turn-4 = Qui défausse une carte de cette sorte est sauf ; les autres perdent autant de fossiles qu’indiqué.
aid-lava-turn-5 = À la dernière case, ou sans case de la couleur devant, la partie est finie : le plus de points gagne.
aid-lava-cost-1 = Être sauf de toute perte
    .price = 1 carte de la sorte retournée, ou 1 Usage flexible
aid-lava-cost-2 = Être sauf d’une perte de { $saved } fossiles au plus
    .price = 1 Coup de chance

## Options

option-board = Un plateau à toi, dans un fichier TOML
option-events_per_turn = Cartes Événement pour plusieurs cases Événement en un déplacement
    .one = une seule en tout
    .per_space = une par case
option-fossil_reshuffle = Les fossiles perdus, quand la pile Fossile est vide
    .no = restent hors du jeu
    .yes = sont mélangés en une nouvelle pile
option-event_reshuffle = Les cartes Événement utilisées, quand la pile Événement est vide
    .no = restent hors du jeu
    .yes = sont mélangées en une nouvelle pile
option-adventure_on_arrival = L’aventure en mer quand le radeau atteint l’arrivée
    .no = n’est pas révélée
    .yes = est révélée
option-lava_simultaneous = Les choix sur une case de lave
    .no = se font et s’exécutent l’un après l’autre
    .yes = se font tous avant d’être montrés
option-return_to_start = Revenir, en un seul déplacement, sur la source ou la case Événement de départ
    .no = pas pour cette seule case
    .yes = permis : y rentrer compte une fois
option-idle_rounds = Tours de table sans déplacement après lesquels l’étape finit
    .none = pas de limite

## La page : les planches

board-plate = Planche { $number }
board-plates = Les planches du plateau
board-caption-descent = La montagne en coupe, du cratère au rivage
board-caption-sea = La mer sous la terre, ses îles et ses tourbillons
board-caption-lava = La cheminée de feu et la sortie
board-lava-space = { $loss ->
    [0] Case de lave { $space } : la prochaine carte { $colour } y porte le radeau. Rien n’est perdu (J-108, J-110).
    [one] Case de lave { $space } : la prochaine carte { $colour } y porte le radeau. Qui n’est pas protégé perd 1 fossile (J-108, J-111).
   *[other] Case de lave { $space } : la prochaine carte { $colour } y porte le radeau. Qui n’est pas protégé perd { $loss } fossiles (J-108, J-111).
}
board-distance = { $points ->
    [one] D’ici, 1 point de mouvement mène à l’arrivée.
   *[other] D’ici, il faut au moins { $points } points de mouvement jusqu’à l’arrivée.
}

## La page : ce qui se trouve à côté des planches

board-asked = Ce qui se passe
board-decides = doit choisir
board-pay = Façons de payer
board-pay-stop = S’arrêter ici coûterait
board-pay-discover = Payer la découverte
board-pay-lamp = Découvrir à la lampe : choisir parmi 2 de plus
board-pay-protect = Protège-toi avec
board-danger = { $loss ->
    [one] 1 fossile est en jeu pour chaque joueur. Cette carte protège : { $card }.
   *[other] { $loss } fossiles sont en jeu pour chaque joueur. Cette carte protège : { $card }.
}
board-deck = { $deck } : il en reste { $left } sur { $all } dans la pile
board-used = Utilisé et perdu
board-room = { $short ->
    [yes] n’en garde que { $room } sur { $fossils }
   *[no] en garde jusqu’à { $room }
}

## La page : à quoi servent les choses

# Les ids se composent avec les noms des cartes, des fossiles et des aventures.
board-help-explorer = Carte Explorateur de { $explorer } : 1 point de mouvement pour cet explorateur, ou pour le radeau ; on en joue de 1 à 5 d’une couleur par déplacement (J-25, J-26, J-88).
board-help-rope = Corde : pour chaque gouffre ou tourbillon où l’on entre (J-41, J-50, J-90).
board-help-pickaxe = Pioche : tous les rochers et récifs d’un déplacement ne coûtent que 1 point de mouvement (J-43, J-55).
board-help-compass = Boussole : pour chaque pas en diagonale, qui doit mener en avant (J-51, J-52, J-53).
board-help-biscuits = Biscuits : 2 points de mouvement de plus, avec au moins une carte Explorateur (J-27, J-54).
board-help-lamp = Lampe de Ruhmkorff : avec ta propre découverte, tu regardes 2 fossiles de plus et tu en remets 2 de tous sous la pile (J-56, J-62).
board-help-single = Fossiles simples : 2 points chacun.
board-help-skull = Crânes : 5 points par paire d’une moitié avant et d’une moitié arrière, rien pour une moitié seule (J-118).
board-help-skeleton = Squelettes : 12 points pour tête, corps et queue, 3 pour deux parties différentes, 1 pour une partie seule (J-118).
board-help-gold = Or : 1, 3, 6, 10, 15 points pour 1 à 5 morceaux, et 5 pour chaque morceau de plus.
board-help-quartz = Quartz : 1, 3, 6, 10, 15 points pour 1 à 5 morceaux, et 5 pour chaque morceau de plus.
board-help-find = Le premier joueur qui paie pioche un fossile (J-98, J-99).
board-help-sighting = Le premier joueur qui paie garde la carte (J-98, J-100).
board-help-ball = Chacun à son tour paie ou est touché, et qui est touché perd un fossile (J-102, J-103).
board-help-water = Eau : chaque jeton garde jusqu’à { $keeps } fossiles à la fin de la descente ; un jeton restant vaut 1 point à la fin (J-81, J-83).
board-help-hand = Cartes Explorateur en main, au plus { $most } (J-20).
board-help-kit = Cartes Équipement en main, au plus { $most } (J-20).
board-help-kept = Cartes Événement gardées cachées pour plus tard (J-66, J-67).

## La page : le résultat

# Les ids se composent avec les noms des familles dans contents.py.
board-family-single = Fossiles simples
board-family-skull = Crânes
board-family-skeleton = Squelettes
board-family-gold = Or
board-family-quartz = Quartz
board-sightings = Observations
board-water = Eau
board-total = Points

## Hints: why a choice is good, by the reasons in kernel/reasons.py and the game’s search/reasons.py

hint-points =
    { $more ->
        [0] Tu gagnes plus de points.
        [one] Tu gagnes un point de plus.
       *[other] Tu gagnes { $more } points de plus.
    }
    .subject = des points
hint-collection = Les fossiles que tu trouveras ensuite vaudront plus pour toi.
    .subject = la valeur de tes prochaines trouvailles
hint-water =
    { $more ->
        [0] Tu obtiens plus d’eau.
        [one] Tu obtiens un jeton d’eau de plus.
       *[other] Tu obtiens { $more } jetons d’eau de plus.
    }
    .subject = de l’eau
hint-move = Cela te laisse un bon déplacement pour la suite.
    .subject = un bon prochain déplacement
hint-discovery = Tu peux y faire une découverte.
    .subject = une découverte
hint-drawing =
    { $more ->
        [0] Tu tires plus de cartes.
        [one] Tu tires une carte de plus.
       *[other] Tu tires { $more } cartes de plus.
    }
    .subject = des cartes à tirer
hint-events = Tu obtiens une carte Événement à exploiter.
    .subject = une carte Événement
hint-turn = Tu obtiens un tour de plus.
    .subject = un tour de plus
hint-explorers =
    { $more ->
        [0] Tu as plus de cartes Explorateur.
        [one] Tu as une carte Explorateur de plus.
       *[other] Tu as { $more } cartes Explorateur de plus.
    }
    .subject = des cartes Explorateur
hint-equipment =
    { $more ->
        [0] Tu as plus d’équipement.
        [one] Tu as une carte Équipement de plus.
       *[other] Tu as { $more } cartes Équipement de plus.
    }
    .subject = de l’équipement
hint-lava = Plus de ton équipement te protège de la lave.
    .subject = une protection contre la lave
hint-adventure = Cela te prépare à l’aventure.
    .subject = une bonne aventure

## Why a thing cannot be clicked now

why-granite = Personne ne peut entrer dans le granit, ni sur une île en mer (J-40).
why-other-stage = C’est une autre partie du voyage : d’abord la descente, puis la mer (J-3, J-87).
why-no-way = Avec tes cartes, aucun déplacement ne peut finir là maintenant (J-24, J-32).
why-no-stop = { $sea ->
    [yes] On ne peut pas s’arrêter sur un tourbillon (J-42, J-90).
   *[no] On ne peut pas s’arrêter sur un gouffre (J-42).
}
why-occupied = Un explorateur s’y trouve, et aucun autre ne peut s’y arrêter (J-36).
why-here = Le pion y est déjà : continue, ou arrête-toi (J-38).
why-back = Aucun pas ne va en arrière (J-29).
why-far = De { $here }, tes cartes ne peuvent pas y mener le pion (J-28, J-32).
why-in-vain = Le déplacement y est déjà passé, sans nouvelle source ni case événement depuis (A-30).
why-rope = Ce chemin demande { $needed ->
    [one] { $needed } corde
   *[other] { $needed } cordes
}, et tu en as { $held } (J-41, J-50).
why-compass = Chaque pas en diagonale demande une boussole : { $needed } pour ce chemin, et tu en as { $held } (J-51, J-53).
why-points = Ce chemin coûte { $needed } points de mouvement, et tes cartes en donnent au plus { $held } (J-32).{ $rocks ->
    [yes] { " " }Avec une pioche les rochers ne coûteraient que 1 (J-43).
   *[no] { "" }
}
why-dead-end = De là, tes cartes ne mènent à aucune case où s’arrêter (J-30, J-36, J-42).
why-raft = Le radeau attend au départ de la mer jusqu’à la fin de la descente (J-3).
why-aboard = Les explorateurs sont sur le radeau : en mer on déplace le radeau (J-87).
why-one-piece = Tu déplaces déjà un autre pion, et un déplacement n’en concerne qu’un (J-24).
why-no-explorers = { $piece_id ->
    [raft] Tu n’as pas de carte Explorateur pour déplacer le radeau (J-88).
   *[other] Tu n’as pas de carte Explorateur de cette couleur (J-25).
}
why-stuck = Avec tes cartes, ce pion n’a aucun déplacement possible d’où il est (A-17).
why-deck = { $deck_id ->
    [fossil] Les fossiles se tirent lors des découvertes et des trouvailles, pas au choix (J-58, J-60).
    [event] Une carte Événement vient à la fin d’un tour où l’on est entré sur une case événement (J-46).
   *[other] Une aventure en mer est révélée après chaque déplacement du radeau (J-96).
}
why-event = { $event_id ->
    [mixed_colours] { $event } : s’utilise quand tu paies un déplacement (J-69).
    [flexible_use] { $event } : vaut une carte Équipement quand tu paies (J-70).
    [stay_liquid] { $event } : s’utilise à la fin de la descente, ou donne des points en fin de partie (J-71).
   *[other] { $event } : s’utilise quand tu vas perdre un ou deux fossiles (J-72).
}
why-fossil = Tes fossiles restent devant toi ; il n’en part que si tu en perds ou en échanges (J-61).
why-discard-first = Ta main dépasse la limite : défausse d’abord une carte (J-21).
why-moving = Tu fais un déplacement, et dans un tour c’est cela ou tirer des cartes (J-12).
why-not-open = Cette carte n’est pas dans l’étalage (J-15).
why-no-card = Tu n’as pas cette carte, et l’on ne paie que de sa propre main (J-26, J-34).
why-other-sort = La limite porte sur l’autre sorte de cartes : il faut en défausser une de celles-là (J-21).
why-paid-last = On paie à la fin du déplacement : mène-le d’abord à son terme (J-24, J-39).
why-move-first = Les cartes se jouent pour un déplacement : choisis d’abord qui déplacer (J-24, J-34).

## What puzzles are about: the kind of the best click

theme-verb-take = Prendre dans l’étalage
theme-verb-draw = Piocher à l’aveugle
theme-verb-move = Se déplacer
theme-verb-discard = Défausser
theme-verb-step = Où aller
theme-verb-stop = S’arrêter
theme-verb-pay = Payer
theme-verb-discover = Découvrir
theme-verb-lamp = Utiliser une lampe
theme-verb-decline = Renoncer à une découverte
theme-verb-return = Choisir parmi les fossiles
theme-verb-done = S’arrêter à temps
theme-verb-liquid = Eau et rhum
theme-verb-give = Céder un fossile
theme-verb-protect = Se protéger
theme-verb-lucky = Coup de chance
theme-verb-suffer = Subir les dégâts
