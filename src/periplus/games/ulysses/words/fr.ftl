### Ulysses.
### Choix, explications et questions peuvent utiliser les variables énumérées dans words/voice.py ; une
### variable qui finit par _id est un nom écrit comme « zeus », « red » ou « unseen » : il sert à choisir les mots.

game-title = Ulysses
game-about = Des dieux bluffent sur la route d’un seul bateau. Le premier qui le voit atteindre ses quatre lieux secrets gagne.

## Cards, colours, sides, stages

card-challenge = opposition
card-temple = temple
card-wind = vent
card-plague = calamité
card-pandora = Pandore
card-zeus = Zeus
card-count = { $count } { $card }
no-cards = aucune

colour-violet = violet
colour-green = vert
colour-red = rouge
colour-blue = bleu
place-and-colour = { $place } ({ $colour })

faction-blue = bleu
faction-red = rouge
faction-black = noir
disc-blue = jeton bleu
disc-red = jeton rouge
disc-black = jeton noir
side-total = { $faction } ({ $place }) { $count }
side-minimum = { $count } pour le camp { $faction }

stage-draw = tirage des cartes
stage-strengthen = phase d’action
stage-ask = proposition
stage-debate = débat des dieux
stage-wind = carte vent
stage-over = fin de la partie

## The legend of the map

legend-start = sans objectif
legend-ship = bateau
legend-plague = calamité
legend-goal = ton objectif
legend-reached = objectif atteint
legend-choice = choix

## The picture in the terminal: what stands beside a disc or a player

picture-minimum = au moins { $least }
picture-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
picture-out = a passé
picture-agreed = d’accord

## What happened

event-begins = { $seat } commence.
    .you = Tu commences.
event-dealt_goal = { $place_id ->
    [unseen] { $seat } reçoit un objectif caché ({ $colour }).
   *[other] { $seat } reçoit l’objectif { $place } ({ $colour }).
}
    .you = Tu reçois l’objectif { $place } ({ $colour }).
event-drew = { $card_id ->
    [unseen] { $seat } tire une carte.
   *[other] { $seat } tire une carte { $card }.
}
    .you = Tu tires une carte { $card }.
event-reshuffled = { $cards ->
    [one] La seule carte de la défausse devient la nouvelle pioche.
   *[other] Les { $cards } cartes de la défausse sont mélangées et forment la nouvelle pioche.
}
event-turn = Tour { $number } : à { $seat } de jouer.
    .you = Tour { $number } : à toi de jouer.
event-opened_pandora = { $card_id ->
    [zeus] { $seat } joue une carte Zeus comme Pandore, pour 2 cartes supplémentaires.
   *[other] { $seat } joue une carte Pandore, pour 2 cartes supplémentaires.
}
    .you = { $card_id ->
        [zeus] Tu joues une carte Zeus comme Pandore, pour 2 cartes supplémentaires.
       *[other] Tu joues une carte Pandore, pour 2 cartes supplémentaires.
    }
event-spread_plague = { $card_id ->
    [zeus] { $seat } frappe { $place } d’une calamité (Zeus).
   *[other] { $seat } frappe { $place } d’une calamité.
}
    .you = { $card_id ->
        [zeus] Tu frappes { $place } d’une calamité (Zeus).
       *[other] Tu frappes { $place } d’une calamité.
    }
event-cured = { $cards_count ->
    [one] { $seat } défausse 1 carte ({ $cards }) et libère { $place } d’une calamité.
   *[other] { $seat } défausse { $cards_count } cartes ({ $cards }) et libère { $place } d’une calamité.
}
    .you = { $cards_count ->
        [one] Tu défausses 1 carte ({ $cards }) et libères { $place } d’une calamité.
       *[other] Tu défausses { $cards_count } cartes ({ $cards }) et libères { $place } d’une calamité.
    }
event-gave_goal = { $cards_count ->
    [one] { $seat } défausse 1 carte ({ $cards })
   *[other] { $seat } défausse { $cards_count } cartes ({ $cards })
} et replace { $place_id ->
    [unseen] un objectif caché ({ $colour }) sous sa pile.
   *[other] l’objectif { $place } ({ $colour }) sous sa pile.
}
    .you = { $cards_count ->
        [one] Tu défausses 1 carte ({ $cards })
       *[other] Tu défausses { $cards_count } cartes ({ $cards })
    } et replaces ton objectif { $place } ({ $colour }) sous sa pile.
event-took_goal = { $place_id ->
    [unseen] { $seat } prend un nouvel objectif ({ $colour }).
   *[other] { $seat } prend un nouvel objectif ({ $colour }) : { $place }, comme tu le sais.
}
    .you = Ton nouvel objectif est { $place } ({ $colour }).
event-built = { $seat } défausse { $cards_count } cartes ({ $cards }) et construit un temple : { $temples } désormais.
    .you = Tu défausses { $cards_count } cartes ({ $cards }) et construis un temple : { $temples } désormais.
event-proposed = { $seat } propose { $place }.
    .you = Tu proposes { $place }.
event-drifted = Toutes les lignes sont fermées, { $seat } ne peut rien proposer : le bateau reste où il est ({ $place }).
    .you = Toutes les lignes sont fermées, tu ne peux rien proposer : le bateau reste où il est ({ $place }).
event-agreed = { $seat } est d’accord.
    .you = Tu es d’accord.
event-put_disc = { $cards_count ->
    [one] { $seat } pose le jeton { $faction } sur { $place } avec 1 carte ({ $cards }).
   *[other] { $seat } pose le jeton { $faction } sur { $place } avec { $cards_count } cartes ({ $cards }).
}
    .you = { $cards_count ->
        [one] Tu poses le jeton { $faction } sur { $place } avec 1 carte ({ $cards }).
       *[other] Tu poses le jeton { $faction } sur { $place } avec { $cards_count } cartes ({ $cards }).
    }
event-backed = { $cards_count ->
    [one] { $seat } soutient le camp { $faction } avec 1 carte ({ $cards }) : { $total } en tout.
   *[other] { $seat } soutient le camp { $faction } avec { $cards_count } cartes ({ $cards }) : { $total } en tout.
}
    .you = { $cards_count ->
        [one] Tu soutiens le camp { $faction } avec 1 carte ({ $cards }) : { $total } en tout.
       *[other] Tu soutiens le camp { $faction } avec { $cards_count } cartes ({ $cards }) : { $total } en tout.
    }
event-passed = { $seat } passe.
    .you = Tu passes.
event-prevailed = Le camp { $faction } l’emporte.
event-sailed = Le bateau quitte { $origin } et atteint { $place }.
event-reached = { $seat } montre l’objectif { $place } : { $goals } sur 4.
    .you = Tu montres ton objectif { $place } : { $goals } sur 4.
event-kept_wind = { $card_id ->
    [zeus] { $seat } joue une carte Zeus comme vent et reste le joueur actif.
   *[other] { $seat } joue une carte vent et reste le joueur actif.
}
    .you = { $card_id ->
        [zeus] Tu joues une carte Zeus comme vent et restes le joueur actif.
       *[other] Tu joues une carte vent et restes le joueur actif.
    }
event-rested = { $seat } ne joue pas de carte vent.
    .you = Tu ne joues pas de carte vent.
event-won = { $seat } a atteint ses quatre objectifs et gagne la partie !
    .you = Tu as atteint tes quatre objectifs et gagnes la partie !
event-becalmed = Il n’y a plus de cartes, et des calamités barrent un objectif de chaque joueur : personne ne peut plus gagner.

## Choices: what the click is called

click-lot = { $seat } commence
click-goal = Distribue l’objectif { $place }
click-deal = Distribue une carte { $card }
click-pandora = Tire 2 cartes supplémentaires ({ $pandora_with ->
    [zeus] Zeus comme Pandore
   *[named] Pandore
})
click-plague = Place une calamité{ $plague_with ->
    [zeus] {" "}(Zeus comme calamité)
   *[named] {""}
}
click-cure = Enlève une calamité ({ $cost ->
    [one] 1 carte
   *[other] { $cost } cartes
})
    .asked = Enlève d’abord une calamité, puis oppose-toi ({ $cost ->
        [one] 1 carte
       *[other] { $cost } cartes
    })
click-exchange = Change un objectif ({ $cost ->
    [one] 1 carte
   *[other] { $cost } cartes
})
click-build = Construis un temple ({ $price } cartes)
click-propose = Propose { $place }
click-drift = Ne propose rien et laisse dériver le bateau
click-place = Choisis { $place }
    .plague = Frappe { $place } d’une calamité
    .cure = Libère { $place } d’une calamité
click-give = { $goal_id ->
    [unseen] Rends l’objectif numéro { $slot } ({ $colour })
   *[other] Rends l’objectif { $goal } ({ $colour })
}
click-take = Prends un nouvel objectif ({ $colour })
click-card = Joue une carte { $card }
    .pay = Défausse une carte { $card }
    .stake = Ajoute une carte { $card } pour le camp { $faction }
    .pandora = { $card_id ->
        [zeus] Joue une carte Zeus comme Pandore
       *[other] Joue une carte Pandore
    }
    .plague = { $card_id ->
        [zeus] Joue une carte Zeus comme calamité
       *[other] Joue une carte calamité
    }
    .wind = { $card_id ->
        [zeus] Joue une carte Zeus comme vent et reste le joueur actif
       *[other] Joue une carte vent et reste le joueur actif
    }
click-done = Terminé
    .stake = Terminé : { $laid_count ->
        [one] 1 carte pour le camp { $faction }
       *[other] { $laid_count } cartes pour le camp { $faction }
    }
click-agree = D’accord
click-red = Oppose-toi : jeton rouge sur { $place }
    .plagued = Oppose-toi : jeton rouge sur { $place }, en enlevant la calamité ({ $cost ->
        [one] 1 carte
       *[other] { $cost } cartes
    })
click-pass = Passe
click-back = Soutiens le camp { $faction } ({ $least ->
    [one] au moins 1 carte
   *[other] au moins { $least } cartes
})
click-black = Jeton noir sur { $place } ({ $least ->
    [one] au moins 1 carte
   *[other] au moins { $least } cartes
})
    .plagued = Jeton noir sur { $place } (au moins { $least }, plus { $cost } pour enlever la calamité)
click-rest = Ne joue pas de carte vent et termine ton tour

## Whole choices, by what they take and bring

way-back = Soutiens le camp { $faction } avec { $cards }
way-red = Oppose-toi : jeton rouge sur { $place } avec { $cards }
way-black = Jeton noir sur { $place } avec { $cards }

## Choices: what the click does and costs

help-lot = Le sort désigne celui qui commence (U-10).
help-goal = Une carte objectif est distribuée ; seul celui qui la reçoit voit le lieu, tous voient la couleur (U-6, U-45).
help-deal = La première carte de la pioche est distribuée ; seul celui qui la reçoit la voit (U-11, U-16).
help-pandora = { $zeus_as_pandora ->
    [yes] Tu joues une carte Pandore, ou Zeus à sa place, et tires 2 cartes action (U-27, U-28).
   *[no] Tu joues une carte Pandore et tires 2 cartes action (U-27) ; dans cette édition, Zeus ne peut pas la remplacer (F-01).
} { $pandora_limit ->
    [turn] Une fois par tour, vent compris (U-29).
    [phase] Une fois par phase d’action, donc de nouveau après un vent (R-15).
   *[none] Aussi souvent que tu as les cartes (F-02).
}
help-plague = Tu joues une carte calamité, ou Zeus à sa place, et poses un jeton violet sur un lieu : on ne peut plus y envoyer le bateau tant que personne ne l’enlève (U-30, U-37). Jetons violets restants : { $discs } sur 6 (U-33).
help-cure = Tu enlèves du plateau un jeton violet de ton choix (U-34, U-36). Prix : 1 carte quelconque pour chacun de tes temples, donc { $cost ->
    [one] 1 carte.
   *[other] { $cost } cartes.
}
    .asked = Avant de t’opposer, tu enlèves du plateau un jeton violet de ton choix (F-22). Prix : 1 carte quelconque pour chacun de tes temples, donc { $cost ->
        [one] 1 carte.
       *[other] { $cost } cartes.
    }
help-exchange = Tu défausses une carte pour chacun de tes temples ({ $cost }), replaces un de tes objectifs sous sa pile et en prends un nouveau { $new_goal ->
    [any] dans une pile de ton choix (U-38, U-42).
   *[same] dans la même pile (U-38, F-04).
} { $barred_colour ->
    [taken] Le nouvel objectif ne peut pas avoir la couleur du lieu où se trouve le bateau (U-43).
   *[returned] Un objectif de la couleur du lieu où se trouve le bateau ne peut pas être changé (F-05).
} { $exchange_limit ->
    [turn] Une fois par tour (U-39).
    [phase] Une fois par phase d’action (U-39, F-06).
   *[none] Aussi souvent que tu peux payer (F-03).
}
help-build = Tu défausses { $cost ->
    [one] 1 carte temple (ou Zeus) et 1 autre carte quelconque
   *[other] { $cost } cartes temple (Zeus peut en remplacer autant que tu veux) et { $cost } autres cartes quelconques
} (U-46, U-49). Tu auras { $grown } temples et tireras { $grown } cartes par tour, mais tes actions coûteront plus cher elles aussi (U-16, U-25).
help-propose = Tu poses le jeton bleu sur { $place } ; puis les autres, à tour de rôle, acceptent ou s’opposent (U-54, U-58). Si le bateau y va vraiment, tu peux rester le joueur actif avec une carte vent (U-83).
help-own-goal = C’est un de tes objectifs.
help-goals-from = De là à tes objectifs : { $ways }.
    .own = C’est un de tes objectifs. De là aux autres : { $ways }.
routes-to = { $routes ->
    [-1] { $place } : aucune voie libre
    [one] { $place } { $routes } ligne
   *[other] { $place } { $routes } lignes
}
help-drift = Une calamité frappe chaque lieu que le bateau pourrait atteindre, et tu n’as pas de quoi en enlever une (prix : { $cost }) : le bateau reste où il est, et le prochain joueur actif est { $next } (E-3).
help-place = Un lieu du plateau (U-31).
    .plague = Un jeton violet est posé sur { $place } : tant qu’il y reste, personne ne peut choisir ce lieu pour le bateau (U-30, U-37).
    .cure = Le jeton violet quitte { $place } ; pour cela tu défausses { $cost ->
        [one] 1 carte (U-34, U-36).
       *[other] { $cost } cartes (U-34, U-36).
    }
help-give = Cet objectif va sous la pile de sa couleur ({ $colour }) ; les autres ne voient que la couleur (U-40, U-45).
help-take = Tu prends la première carte de la pile de cette couleur ({ $colour }), { $pile ->
    [one] qui compte 1 carte
   *[other] qui compte { $pile } cartes
} (U-42). Les autres ne voient que la couleur (U-45).
help-card = La carte va sur la défausse, face visible (U-23).
    .pay = { $due ->
        [one] Avec cette carte, le prix est payé.
       *[other] Il reste { $due } cartes à payer, celle-ci comprise.
    } { $action ->
        [build] Sur les { $price }, au moins { $temples } doivent être des cartes temple ou Zeus (U-46, U-49).
       *[other] Toute carte convient (U-24).
    }
    .stake = La carte compte pour 1 dans le camp { $faction }, Zeus autant qu’une opposition (U-53, U-79). { $most ->
        [one] Avec le jeton rouge on n’en joue qu’une (F-07).
       *[any] Le minimum est { $least }, mais tu peux en jouer plus (U-70).
    }
    .pandora = Tu mets cette carte sur la défausse et tires 2 cartes action (U-27).
    .plague = Tu mets cette carte sur la défausse, et la calamité frappe { $target } (U-30).
    .wind = Tu restes le joueur actif : de nouvelles actions, puis une nouvelle proposition, mais personne ne tire de cartes (U-83, U-85, U-86). { $card_id ->
        [zeus] Zeus vaut une carte vent (U-84).
       *[other] Tu peux recommencer tant que tes propositions l’emportent (U-88).
    }
help-done = Les cartes sont posées face visible pour un camp (U-66).
    .stake = Tu poses ces cartes près du jeton { $faction }, visibles de tous ; { $total ->
        [one] il y aura là 1 carte
       *[other] il y aura là { $total } cartes
    } (U-66). Elles sont dépensées, quel que soit le vainqueur (U-78).
help-agree = Tu n’as rien contre la destination proposée, { $blue } (U-58). Si quelqu’un s’oppose après toi, tu pourras encore soutenir un camp (U-64){ $agree_bars_black ->
    [yes] , mais pas poser le jeton noir (U-65).
   *[no] , ou poser le jeton noir.
}
help-red = Tu t’opposes : le jeton rouge va sur { $place }, et tu joues pour lui au moins 1 carte opposition ou Zeus (U-60). Ensuite les autres passent ou prennent parti (U-62).
    .plagued = Tu t’opposes : le jeton rouge va sur { $place }, et tu joues pour lui au moins 1 carte opposition ou Zeus (U-60). D’abord, pour enlever la calamité, tu défausses { $cost ->
        [one] 1 carte.
       *[other] { $cost } cartes.
    }
help-pass = { $pass_scope ->
    [debate] Tu ne prends plus part à ce débat, ni avec des cartes ni avec un jeton (U-63, U-82).
   *[turn] Tu ne prends plus part à aucun débat de ce tour (F-12).
} Cela ne coûte rien, et personne n’est jamais obligé de jouer des cartes (U-76).
help-back = Pour le camp { $faction }, tu joues { $least ->
    [one] au moins 1 carte opposition ou Zeus
   *[other] au moins { $least } cartes opposition ou Zeus
}, afin qu’il soit en tête (U-68, U-69). Les cartes d’un camp s’additionnent, peu importe qui les a jouées (U-66) ; à égalité, le bleu bat le rouge et tous deux battent le noir (U-67, U-73).
help-black = Tu poses le jeton noir sur { $place }, troisième destination, avec { $least ->
    [one] au moins 1 carte opposition ou Zeus
   *[other] au moins { $least } cartes opposition ou Zeus
} (U-71, U-74). Le noir ne gagne qu’avec plus de cartes que le bleu et plus que le rouge (U-73).
    .plagued = Tu poses le jeton noir sur { $place }, troisième destination, avec { $least ->
        [one] au moins 1 carte opposition ou Zeus
       *[other] au moins { $least } cartes opposition ou Zeus
    } (U-71, U-74). D’abord tu paies de quoi enlever la calamité : { $cost } (U-72).
help-rest = Tu gardes tes cartes ; tous tirent des cartes, et le prochain joueur actif est { $next } (U-16, U-20).

## What is asked

question-deal = On distribue les cartes.
question-over = La partie est finie : { $name } a gagné.
    .you = La partie est finie : tu as gagné !
question-becalmed = La partie est finie : personne ne peut plus gagner.
question-waiting =
    .strengthen = { $name } agit ou propose.
    .ask = { $name } répond à la proposition.
    .debate = { $name } prend parti ou passe.
    .wind = { $name } peut rester actif.
detail-waiting =
    .strengthen = Le bateau se trouve ici : { $ship }.
    .ask = La proposition : { $blue }.
    .debate = Cartes : { $sides }.
    .wind = Il faut une carte vent ou Zeus.
question-strengthen = Agis, ou propose un lieu.
detail-strengthen = Le bateau se trouve ici : { $ship }.
more-strengthen = Tu as { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} et { $temples ->
    [one] { $temples } temple
   *[other] { $temples } temples
}. Fais autant d’actions que tu veux, dans l’ordre que tu veux. Ta proposition termine la phase d’action.
question-blocked = Toutes les lignes sont fermées.
detail-blocked = Enlever une calamité coûte { $cost ->
    [one] 1 carte
   *[other] { $cost } cartes
}, et tu en as { $cards }.
more-blocked = Le bateau se trouve ici : { $ship }.
question-pandora = Quelle carte joues-tu ?
detail-pandora = Elle te donne 2 cartes supplémentaires.
question-plague = Quel lieu frappes-tu d’une calamité ?
question-plague-card = Quelle carte joues-tu ?
detail-plague-card = Pour frapper { $target } d’une calamité.
question-cure = Quelle calamité enlèves-tu ?
detail-cure = Cela coûte { $cost ->
    [one] 1 carte.
   *[other] { $cost } cartes.
}
question-cured = Où poses-tu le jeton rouge ?
detail-cured = { $cured } sera sans calamité.
question-exchange = Quel objectif rends-tu ?
detail-exchange = Cela coûte { $cost ->
    [one] 1 carte.
   *[other] { $cost } cartes.
}
more-exchange = { $new_goal ->
    [any] Tu choisis la pile du nouveau.
   *[same] Tu reçois la première carte de sa pile.
}
question-exchange-pile = Dans quelle pile le prends-tu ?
detail-exchange-pile = L’échange coûte { $cost ->
    [one] 1 carte.
   *[other] { $cost } cartes.
}
question-pay = Quelle carte défausses-tu ?
detail-pay =
    .cure = Pour libérer { $cured } : { $due ->
        [one] encore 1 carte.
       *[other] encore { $due } cartes.
    }
    .exchange = Pour changer l’objectif : { $due ->
        [one] encore 1 carte.
       *[other] encore { $due } cartes.
    }
    .build = Temple numéro { $grown } : { $due ->
        [one] encore 1 carte.
       *[other] encore { $due } cartes.
    }
    .red = Pour libérer { $cured } : { $due ->
        [one] encore 1 carte.
       *[other] encore { $due } cartes.
    }
    .black = Pour libérer { $cured } : { $due ->
        [one] encore 1 carte.
       *[other] encore { $due } cartes.
    }
more-pay =
    .build = Sur les { $price }, il faut au moins { $temples } temple ou Zeus.
    .red = Ensuite, tu poses le jeton rouge.
    .black = Ensuite, tu poses le jeton noir.
question-so-far = Jusqu’ici : { $cards }.
question-ask = Es-tu d’accord, ou t’opposes-tu ?
detail-ask = { $active } propose { $blue }.
more-ask = Qui s’oppose pose le jeton rouge sur un autre lieu. { $votes ->
    [0] Tu n’as en main ni carte opposition ni carte Zeus.
    [one] Tu as en main 1 carte opposition ou Zeus.
   *[other] Tu as en main { $votes } cartes opposition et Zeus.
}
question-debate = Passes-tu, ou prends-tu parti ?
detail-debate = Cartes : { $sides }.
more-debate = Pour prendre la tête, joue au moins { $minimums }. { $votes ->
    [0] Tu n’as en main ni carte opposition ni carte Zeus.
    [one] Tu as en main 1 carte opposition ou Zeus.
   *[other] Tu as en main { $votes } cartes opposition et Zeus.
}
question-stake = Quelles cartes pour le camp { $faction } ?
detail-stake = Pour { $target }{ $missing ->
    [0]  ; cela suffit.
    [one]  ; encore au moins 1 carte.
   *[other]  ; encore au moins { $missing } cartes.
}
question-wind = Restes-tu le joueur actif ?
detail-wind = Il faut une carte vent ou Zeus.
more-wind = Le bateau est allé où tu voulais.

## The position in words

heading-routes = Bateau et lignes
heading-debate = Débat
heading-goals = Tes objectifs
position-spectator = Tu regardes la partie.
position-setup = On prépare la table.
position-turn = Tour { $turn } : à { $active } de jouer ({ $stage }).
    .you = Tour { $turn } : à toi de jouer ({ $stage }).
position-decides = C’est à { $name } de décider.
    .you = C’est à toi de décider.
position-pandora-used = Les cartes supplémentaires de Pandore ont été tirées.
position-goal-exchanged = Un objectif a été changé.
position-ship = Le bateau : { $place }
position-route = Ligne : { $place }
position-marked = { $place } – { $marks }
position-plagues = Calamités : { $places }. Jetons violets restants : { $left }
position-no-plagues = Aucune calamité. Jetons violets restants : { $left }
position-plague-heap = { $place } × { $count }
mark-plague = calamité
mark-goal = ton objectif
mark-reached = objectif atteint
position-disc = { $disc } sur { $place }, { $cards_count ->
    [0] aucune carte
    [one] 1 carte ({ $cards })
   *[other] { $cards_count } cartes ({ $cards })
}
position-no-disc = { $disc } : pas sur le plateau
position-minimum = { $least ->
    [one] pour le soutenir : au moins 1 carte
   *[other] pour le soutenir : au moins { $least } cartes
}
position-black-minimum = pour le poser : au moins { $least } cartes
position-agreed = D’accord avant l’opposition : { $names }
position-out = Ont passé : { $names }
player-and-notes = { $name } ({ $notes })
note-you = toi
note-active = joueur actif
note-first = premier joueur
position-player = { $name } : { $temples ->
    [one] { $temples } temple
   *[other] { $temples } temples
}, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
position-shown = objectifs montrés ({ $count } sur { $all }) : { $goals }
position-hidden = objectifs cachés : { $goals }
position-missed = non atteints : { $goals }
goal-known = { $place }, comme tu le sais
goal-excluded = { $colour } (pas { $places })
position-hand = { $cards_count ->
    [0] Tu n’as pas de cartes.
    [one] 1 carte : { $cards }
   *[other] { $cards_count } cartes : { $cards }. Dans un débat, { $votes } comptent.
}
position-goal = { $place } : { $routes ->
    [-1] les calamités ferment toutes les voies
    [0] le bateau y est, mais il doit y revenir
    [one] à 1 ligne
   *[other] à { $routes } lignes
}
    .reached = { $place } : atteint
    .missed = { $place } : non atteint
position-deck = Pioche : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
position-discards = Défausse : { $cards_count ->
    [0] aucune carte
    [one] 1 carte ({ $cards })
   *[other] { $cards_count } cartes ({ $cards })
}
    .top = Défausse : { $count ->
        [one] 1 carte ({ $card })
       *[other] { $count } cartes, au-dessus { $card }
    }
position-supply = Temples en réserve : { $count }
position-piles = Piles d’objectifs : { $piles }
pile-count = { $colour } { $count }
position-under = au fond de la pile de cette couleur ({ $colour }), de haut en bas : { $places }

## The card beside the board: a turn in a few lines, and what things cost the viewer now

aid-turn-1 = Tirage : chacun prend une carte pour chacun de ses temples.
aid-turn-2 = Actions : le joueur actif en fait autant qu’il veut.
aid-turn-3 = Proposition : le jeton bleu sur un lieu voisin du bateau, sans calamité.
aid-turn-4 = Débat, si quelqu’un s’oppose : le plus de cartes gagne ; à égalité, le bleu bat le rouge, et tous deux le noir.
aid-turn-5 = Voyage : qui a ce lieu pour objectif le montre. Tous tes objectifs montrés : tu gagnes aussitôt.
aid-turn-6 = Vent : si le bateau a rejoint le bleu, une carte te garde actif ; sinon, c’est à ton voisin de gauche.
aid-cost-1 = Tirer 2 cartes supplémentaires{ $pandora_limit ->
    [turn] , une fois par tour
    [phase] , une fois par phase d’action
   *[none] {""}
}
    .price = { $zeus_as_pandora ->
    [yes] 1 Pandore ou Zeus
   *[no] 1 Pandore
}
aid-cost-2 = Placer une calamité
    .price = 1 calamité ou Zeus
aid-cost-3 = Enlever une calamité
    .price = { $cost ->
    [one] { $cost } carte quelconque
   *[other] { $cost } cartes quelconques
}
aid-cost-4 = Changer un objectif{ $exchange_limit ->
    [turn] , une fois par tour
    [phase] , une fois par phase d’action
   *[none] {""}
}
    .price = { $cost ->
    [one] { $cost } carte quelconque
   *[other] { $cost } cartes quelconques
}
aid-cost-5 = Construire ton prochain temple
    .price = { $price } cartes, dont { $temples } temple ou Zeus
aid-cost-6 = S’opposer : poser le jeton rouge
    .price = { $first_red ->
    [one] 1 opposition ou Zeus
   *[more] au moins 1 opposition ou Zeus
}
aid-cost-7 = Soutenir un camp
    .price = assez d’oppositions ou de Zeus pour le mettre en tête
aid-cost-8 = Rester actif après un voyage au bleu
    .price = 1 vent ou Zeus

## Options

option-edition = Quelles règles publiées on joue
    .revised = les règles révisées de 2001 (italiennes et françaises)
    .german = les règles de l’édition allemande
option-map = Ta propre carte, dans un fichier TOML
option-zeus_as_pandora = Zeus à la place de Pandore
    .no = Zeus remplace toutes les cartes sauf Pandore
    .yes = Zeus remplace aussi Pandore
option-pandora_limit = Combien de fois on tire les cartes supplémentaires de Pandore
    .turn = une fois par tour
    .phase = une fois par phase d’action
    .none = sans limite
option-exchange_limit = Combien d’objectifs on peut changer
    .one = un par tour
    .none = autant qu’on veut
option-new_goal = D’où vient le nouvel objectif
    .any = d’une pile au choix
    .same = de la pile de l’objectif rendu
option-barred_colour = Ce qu’interdit la couleur du lieu où se trouve le bateau
    .taken = prendre un objectif de cette couleur
    .returned = rendre un objectif de cette couleur
option-limits_survive_wind = Pandore et changement d’objectif après un vent
    .no = de nouveau possibles après chaque vent
    .yes = épuisés jusqu’au tour suivant
option-first_red = Cartes jouées avec le jeton rouge
    .open = au moins une
    .one = exactement une
option-first_black = Cartes jouées avec le jeton noir
    .lead = assez pour prendre tout de suite la tête
    .one = une seule suffit
option-agree_bars_black = Le jeton noir pour qui était d’accord
    .no = il peut encore le poser
    .yes = il ne peut pas le poser dans ce débat
option-owner_may_place_black = Le jeton noir pour qui a posé le bleu ou le rouge
    .no = il ne peut pas poser aussi celui-là
    .yes = il peut poser aussi celui-là
option-black_after_support = Le jeton noir pour qui a soutenu un camp
    .no = il ne peut plus le poser
    .yes = il peut encore le poser
option-black_may_cure = Le jeton noir sur un lieu frappé d’une calamité
    .no = impossible
    .yes = possible, en payant pour l’enlever
option-pass_scope = Combien de temps on passe
    .debate = pour ce débat
    .turn = pour tous les débats du tour
option-draw_starts = Qui tire le premier
    .active = le joueur actif
    .first = le premier joueur de la partie
option-reshuffle = Quand la défausse devient la nouvelle pioche
    .lazy = quand il faut une carte et qu’il n’y en a plus
    .eager = dès que la dernière carte est tirée
    .never = jamais
option-discards = Ce qu’on voit de la défausse
    .open = toutes les cartes
    .top = seulement la carte du dessus
option-temple_payment = Les autres cartes pour un temple
    .any = de n’importe quelle sorte
    .other = pas de cartes temple
option-plague_targets = Où l’on peut placer des calamités
    .any = sur tous les lieux
    .goals = seulement sur les lieux qui ont une carte objectif
option-temple_supply = La réserve de temples
    .bound = il y a 23 temples
    .endless = il y en a toujours assez
option-objection_cure = Quelle calamité peut enlever celui qui s’oppose
    .target = seulement celle du lieu de son jeton
    .any = une calamité de son choix
option-action_order = L’ordre des actions
    .free = au choix
    .listed = celui dans lequel les règles les énumèrent
option-red_differs = Le lieu du jeton rouge
    .no = peut être celui du jeton bleu
    .yes = doit être différent de celui du jeton bleu
option-debate_end = Quand un débat se termine
    .one = quand il ne reste qu’un joueur
    .all = quand tous ont passé
option-troy_revisit = Le retour au lieu de départ
    .no = interdit
    .yes = permis comme toute autre ligne
option-faction_lock = Changer de camp pendant un débat
    .no = toujours permis
    .yes = interdit
option-exchange_shown = Changer un objectif déjà atteint
    .no = interdit
    .yes = permis
option-plague_heaps = Plusieurs calamités sur un lieu
    .no = interdites
    .yes = permises ; chacune s’enlève à part
option-wind_after_pass = Le vent quand le bleu gagne après que le joueur actif a passé
    .no = n’est pas pour le joueur actif
    .yes = est pour le joueur actif, comme chaque fois qu’on va au bleu

## The page
## Put together at run time: board-card- with the kind of card

board-map = Carte de la Méditerranée
board-legend = Les signes de la carte
board-legend-goal = ton objectif, lignes
board-start = Aucune carte objectif ne montre ce lieu.
board-from-ship = { $routes ->
    [-1] Les calamités ferment toutes les voies depuis le bateau.
    [0] Le bateau est ici.
    [one] À 1 ligne du bateau.
   *[other] À { $routes } lignes du bateau.
}
board-plague-here = Une calamité frappe ce lieu : le bateau ne peut pas y être envoyé tant que personne ne l’enlève (U-37).
    .several = { $count } calamités frappent ce lieu : le bateau ne peut pas y être envoyé avant que toutes soient enlevées (U-37).
board-disc-here = Ici se trouve le { $disc }.
board-goal-here = Ton objectif : tu le montres dès que le bateau arrive ici, qui que ce soit qui l’y envoie (U-89).
board-reached-here = Ton objectif, déjà atteint.
board-goals-from = D’ici à tes objectifs : { $ways }.
board-look = Regarder depuis { $place }
board-look-from = Distances depuis { $place }
board-look-end = Compter de nouveau depuis le bateau
board-goal-hidden = Objectif caché : { $goal }. Tous voient la couleur, seul son propriétaire connaît le lieu (U-45).
board-goal-to-come = Une carte objectif viendra ici.
board-goal-reached = atteint
board-routes = { $routes ->
    [-1] aucune voie libre
    [0] le bateau y est
    [one] 1 ligne
   *[other] { $routes } lignes
}
board-card-challenge = Opposition : compte pour 1 dans un débat (U-60, U-66). Comme toute carte, elle peut aussi payer un remède, un échange ou un temple (U-24).
board-card-temple = Temple : sert à construire un temple (U-46). Chaque temple de plus te donne plus de cartes par tour, et rend toutes tes actions plus chères (U-16, U-25).
board-card-wind = Vent : si le bateau est allé où tu le proposais, tu restes actif pour une étape de plus (U-83).
board-card-plague = Calamité : place un jeton violet sur un lieu ; le bateau ne peut pas y être envoyé tant que personne ne l’enlève (U-30, U-37).
board-card-pandora = Pandore : tu tires 2 cartes supplémentaires dans ta phase d’action (U-27).
board-card-zeus = { $zeus_as_pandora ->
    [yes] Zeus : le joker, qui vaut opposition, temple, vent, calamité ou Pandore (U-52).
   *[no] Zeus : le joker, qui vaut opposition, temple, vent ou calamité (U-52), mais pas Pandore (F-01).
}
board-no-debate = Quand le joueur actif a proposé un lieu, les dieux en débattent ici.
board-leads = en tête
board-in = { $name } a encore son mot à dire.
board-speaks = C’est à { $name } de parler.
    .short = parle
board-agreed = { $name } est d’accord.
    .short = d’accord
board-out = { $name } a passé dans ce débat.
    .short = a passé
board-deck = pioche
    .lit = piocher 2 cartes
board-discards = défausse
board-plagues-left = calamités en réserve
    .lit = placer
board-plagues-out = sur la carte
    .lit = enlever
board-temples = temples
    .lit = bâtir
board-goal-piles = objectifs à échanger
    .lit = échanger
board-pile = Pile d’objectifs : { $pile }. Qui échange un objectif prend la première carte d’une pile (U-42).
board-temple = Un temple te coûte autant de cartes temple que tu as de temples, et autant de cartes quelconques (U-46).
board-temples-of = { $temples ->
    [one] { $name } a 1 temple : 1 carte par tour, et chaque remède ou échange coûte 1 carte (U-16, U-25).
   *[other] { $name } a { $temples } temples : { $temples } cartes par tour, et chaque remède ou échange coûte { $temples } cartes (U-16, U-25).
}
board-won = Au tour { $turn }, le bateau a atteint { $place } : { $name } a montré le dernier de ses quatre objectifs. Le premier qui les montre tous gagne aussitôt, qui que ce soit qui ait envoyé le bateau (U-91).
    .you = Au tour { $turn }, le bateau a atteint { $place } : tu as montré le dernier de tes quatre objectifs. Le premier qui les montre tous gagne aussitôt, qui que ce soit qui ait envoyé le bateau (U-91).
board-last-goal = le dernier objectif
board-sign-cured = Calamité retirée
board-sign-new-goal = Nouvel objectif
board-sign-reached = Objectif { $goals } sur { $all }
board-sign-drifted = Lignes fermées
board-player = Joueur
board-goals = Objectifs
board-points = Atteints
board-cards-left = Cartes restantes

## Hints: why a choice is good, by the reasons in kernel/reasons.py and the game’s search/reasons.py

hint-goals =
    { $more ->
        [0] Cela mène le bateau à l’un de tes objectifs.
       *[other] Cela mène le bateau à { $place }, l’un de tes objectifs.
    }
    .subject = un objectif à portée
hint-voyage =
    { $more ->
        [0] Cela rapproche le bateau de tes objectifs.
       *[other] { $routes ->
            [0] Cela mène le bateau à ton objectif { $place }.
            [one] De là, ton objectif { $place } est à une ligne ; à présent { $instead ->
                [-1] les calamités le coupent
               *[other] à { $instead }
            }.
           *[other] De là, ton objectif { $place } est à { $routes } lignes ; à présent { $instead ->
                [-1] les calamités le coupent
               *[other] à { $instead }
            }.
        }
    }
    .subject = de la proximité avec tes objectifs
hint-votes =
    { $more ->
        [0] Tu as plus de cartes pour les débats.
        [one] Tu as une carte de plus pour les débats.
       *[other] Tu as { $more } cartes de plus pour les débats.
    }
    .subject = des cartes pour les débats
hint-cards =
    { $more ->
        [0] Tu as plus de cartes en main.
        [one] Tu as une carte de plus en main.
       *[other] Tu as { $more } cartes de plus en main.
    }
    .subject = des cartes
hint-temples = Tu as un temple de plus, donc plus de cartes à chaque tour.
    .subject = un temple
hint-active = Cela fait de toi le joueur actif.
    .subject = le rôle de joueur actif

## Why a thing cannot be clicked now

why-passed = Tu as passé : tu ne participes plus à ce débat (U-82).
why-own-phase = Cela se fait seulement dans ta propre phase d’action (U-26).
why-plague-twice = Il y a déjà une calamité, et un lieu n’en porte qu’une (R-12).
why-plague-goals = À cette table, une calamité ne va que sur un lieu qui a une carte objectif (F-18).
why-no-plague = Pas de calamité sur { $place } (U-36).
why-ship-there = Le bateau y est déjà : aucun jeton ne peut aller sur son lieu (U-56, E-12).
why-start-barred = À cette table, le bateau ne revient jamais ici : { $place } (F-31).
why-not-joined = Aucune ligne ne relie { $place } à { $ship }, où se trouve le bateau (U-54).
why-blue-there = Le jeton bleu y est : une opposition désigne un autre lieu (U-60).
why-one-cure = Il y a une calamité, et pour s’opposer on n’en enlève qu’une (F-22).
why-third-place = Il y a déjà un jeton ({ $disc }) : le noir va sur un troisième lieu (U-71).
why-black-plague = Il y a une calamité, et à cette table on n’en enlève pas pour le jeton noir (F-11).
why-plagued = Il y a une calamité : enlève-la d’abord, pour { $cost ->
    [one] { $cost } carte
   *[other] { $cost } cartes
} (U-55, U-34).
    .poor = Il y a une calamité : l’enlever coûte { $cost ->
        [one] { $cost } carte
       *[other] { $cost } cartes
    }, et tu en as { $cards } (U-55, U-34).
    .late = Il y a une calamité, et à cette table il est trop tard pour l’enlever : les actions suivent l’ordre de la règle (U-55, F-25).
why-plagued-disc = Il y a une calamité : l’enlever coûte { $cost }, et il doit te rester { $least ->
    [one] { $least } carte opposition ou Zeus
   *[other] { $least } cartes opposition ou Zeus
} à jouer ; ta main n’y suffit pas (U-60, E-25).
why-few-votes = Il faut au moins { $least ->
    [one] { $least } carte opposition ou Zeus
   *[other] { $least } cartes opposition ou Zeus
}, et tu en as { $votes } (U-60, U-68).
why-black-out = Le jeton noir est déjà posé, et il n’y en a qu’un (U-61, U-72).
why-locked = À cette table on ne change pas de camp, et tu en as déjà un (R-4).
why-black-owner = Tu as déjà posé un jeton : le noir n’est plus pour toi (R-5).
why-black-agreed = Tu étais d’accord avec la proposition : tu ne peux pas poser le jeton noir (U-65).
why-black-helped = À cette table, qui a déjà joué pour un camp ne pose pas le jeton noir (F-10).
why-no-debate = On soutient un camp une fois que quelqu’un s’est opposé avec le jeton rouge (U-62).
why-black-first = Le jeton noir n’est pas encore posé : choisis-lui un troisième lieu sur le plateau (U-71).
why-no-card = Tu n’as pas de carte { $card }, et on ne joue que de sa propre main (U-24).
why-all-laid = Toutes tes cartes { $card } sont déjà posées, et une carte ne sert qu’une fois (E-25).
why-wind-only = Seul Zeus ou une carte vent te permet de rester actif (U-83, U-84).
why-card-challenge = Une carte opposition se joue dans un débat ; dans ta phase d’action elle ne peut que payer un prix (U-79, U-24).
why-card-wind = Une carte vent se joue quand le bateau vient d’aller sur ton jeton bleu (U-83).
why-card-first = { $card_id ->
    [temple] Choisis d’abord de construire un temple : les cartes temple le paient (U-46).
    [plague] Choisis d’abord de placer une calamité, puis où (U-30).
    [pandora] Choisis d’abord d’ouvrir Pandore (U-27).
   *[other] Choisis d’abord à quoi sert Zeus : une action, ou un prix à payer (U-52).
}
why-zeus-idle = Aucune action à laquelle Zeus pourrait servir n’est possible : tu ne peux que proposer (U-52, U-54).
why-no-vote = Dans un débat seules comptent les cartes opposition et Zeus (U-79).
why-side-first = Choisis d’abord un camp, ou un lieu pour un jeton ; ensuite tu joues les cartes (U-60, U-62).
why-only-pass = Avec cette main, aucun camp ni lieu ne t’est ouvert : tu ne peux qu’être d’accord ou passer (U-76).
why-pandora-card = { $zeus_as_pandora ->
    [yes] Seule une carte Pandore, ou Zeus à sa place, ouvre Pandore (U-27, U-28).
   *[no] Seule une carte Pandore ouvre Pandore : dans cette édition Zeus ne la remplace pas (U-27, F-01).
}
why-plague-card = Seule une carte calamité, ou Zeus à sa place, frappe un lieu (U-30).
why-one-card = À cette table on joue une seule carte avec le jeton rouge (F-07).
why-temple-other = À cette table, les autres cartes pour un temple ne peuvent pas être des cartes temple (F-16).
why-temple-needed = Des cartes encore à payer, { $needed ->
    [one] { $needed } doit être temple ou Zeus
   *[other] { $needed } doivent être temple ou Zeus
} (U-46, U-49).
why-card-kept = Il te la faut dans le débat : il doit te rester { $least ->
    [one] { $least } carte opposition ou Zeus
   *[other] { $least } cartes opposition ou Zeus
} pour le jeton (U-60, E-25).
why-exchange-first = Choisis d’abord de changer un objectif ; le prix est { $cost } (U-38).
why-give-first = Choisis d’abord l’objectif que tu abandonnes (U-40).
why-goal-shown = Un objectif déjà montré ne se change pas (R-23).
why-goal-colour = Il a la couleur du lieu du bateau, et dans cette édition il ne se change pas (F-05).
why-no-pile = D’une pile vide on ne prend pas d’objectif (E-7).
why-pile-colour = Le nouvel objectif ne peut pas avoir la couleur du lieu du bateau (U-43).
why-action-order = À cette table, les actions suivent l’ordre de la règle, et celle-ci est passée (F-25).
why-pandora-used = { $pandora_limit ->
    [turn] Tu as déjà ouvert Pandore ce tour-ci : une seule fois est permise (U-29).
   *[other] Tu as déjà ouvert Pandore dans cette phase d’action : une seule fois est permise (R-15).
}
why-pandora-empty = Pioche et défausse sont vides : il n’y a rien à tirer (R-22).
    .never = La pioche est vide, et à cette table on ne remélange pas la défausse : il n’y a rien à tirer (F-14).
why-plague-supply = Les six calamités sont sur le plateau : enlèves-en une d’abord (U-33).
why-no-plagues = Il n’y a aucune calamité sur le plateau (U-36).
why-cure-there = Qui s’oppose n’enlève que la calamité du lieu choisi pour le jeton rouge : choisis ce lieu (R-7).
why-cure-poor = Une calamité enlevée, il ne te resterait pas de carte, ou pas de lieu, pour t’opposer (F-22).
why-poor = Cela coûte une carte par temple, { $cost } en tout, et tu en as { $cards } (U-25).
why-exchanged = Tu as déjà changé un objectif : un seul changement est permis (U-39).
why-no-goal = Aucun de tes objectifs ne peut être changé : ceux qui sont montrés restent, et il en faut un autre à prendre (R-23, E-7).
why-no-temple = Il n’y a plus de temple dans la réserve (U-50).
why-build-poor = Ton prochain temple coûte { $price } cartes, et tu en as { $cards } (U-46).
why-build-cards = Ton prochain temple demande { $cost ->
    [one] { $cost } carte temple ou Zeus
   *[other] { $cost } cartes temple ou Zeus
}, et tu en as { $held } (U-46, U-49).

## What puzzles are about: the kind of the best click

theme-verb-pandora = Pandore
theme-verb-plague = Placer une calamité
theme-verb-cure = Retirer une calamité
theme-verb-exchange = Échanger un objectif
theme-verb-build = Bâtir un temple
theme-verb-propose = Proposer un lieu
theme-verb-drift = Laisser dériver le navire
theme-verb-place = Choisir un lieu
theme-verb-give = Céder un objectif
theme-verb-take = Prendre un objectif
theme-verb-card = Jouer une carte
theme-verb-done = S’arrêter à temps
theme-verb-agree = Approuver
theme-verb-red = S’opposer
theme-verb-pass = Passer
theme-verb-back = Soutenir un camp
theme-verb-black = Le jeton noir
theme-verb-rest = Ne pas jouer de vent
