### Ithaca.
### Choix, explications et questions peuvent utiliser les variables énumérées dans words/voice.py ; une
### variable qui finit par _id est un nom écrit comme « zeus », « landing » ou « unseen » : il sert à choisir les mots.

game-title = Ithaca
game-about = Gagne la faveur des dieux au bon moment, mène tes cartes à bon port et sauve-les des Prétendants.

## Headings

heading-end = La fin
heading-gods = Dieux
heading-gift = Don divin
heading-oracle = Ton Oracle

## Gods, cards, routes, actions, stages

god-zeus = Zeus
god-athena = Athéna
god-helios = Hélios
god-aiolus = Éole
no-god = personne
god-score = { $god } { $score }
god-action = { $god } : { $action }

card-single = { $god } { $value }
card-double = { $upper }–{ $lower } { $value }
card-count = { $count ->
    [one] { $card }
   *[other] { $count } × { $card }
}
no-cards = aucune

colour-red = rouge
colour-green = vert
colour-yellow = jaune
colour-blue = bleu
route-and-years = { $route } ({ $colour }, { $years ->
    [one] { $years } an
   *[other] { $years } ans
})
no-route = aucune

action-favour = Faveur des dieux
action-oracle = Oracle
action-odyssey = Odyssée
action-landing = Accostage
action-none = rien

stage-change = changement de route
stage-trim = cartes sur la nouvelle route
stage-influence = influence divine
stage-gift = don divin
stage-deed = exploits héroïques
stage-over = fin de la partie

ending-years = les années de voyage sont accomplies
ending-stop = plus aucune carte ne peut bouger
ending-cap = la dernière des manches prévues est finie

## The picture in the terminal

picture-poseidon = Poséidon
picture-suitors = Prétendants
picture-favour = faveur
picture-hand = Main
picture-oracle = Oracle
picture-cargo = Cargaison
picture-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
picture-years = ans
picture-landed = acquises
picture-supplies = Manche { $round } · pioche { $deck }, défausse { $discards } · routes { $routes }, défausse { $route_discards }
picture-passed = passe
picture-own-bid = ton enchère
picture-no-suitors = Les Prétendants ne sont jamais venus.
picture-strength = force { $strength }
picture-hero = victoire sur les Prétendants
picture-lost = { $points ->
    [0] aucune perte
   *[other] perte de { $points }
}
# What a route shows, in one word
picture-action-favour = Faveur
picture-action-oracle = Oracle
picture-action-odyssey = Odyssée
picture-action-landing = Accostage
# Before the keys under one’s own cards
picture-key-change = changer
picture-key-trim = défausser
picture-key-influence = influencer
picture-key-bid = miser
picture-key-favour = faveur
picture-key-oracle = Oracle
picture-key-swap = échanger
picture-key-odyssey = Odyssée
picture-key-discard = défausser

## What happened

event-begins = { $seat } commence.
    .you = Tu commences.
event-dealt_oracle = { $card_id ->
    [unseen] { $seat } reçoit une carte Oracle.
   *[other] { $seat } reçoit une carte Oracle : { $card }.
}
    .you = Tu reçois une carte Oracle : { $card }.
event-drew = { $card_id ->
    [unseen] { $seat } pioche une carte.
   *[other] { $seat } pioche { $card }.
}
    .you = Tu pioches { $card }.
event-dealt_route = { $seat } pioche la route { $route }.
    .you = Tu pioches la route { $route }.
event-laid_out = { $card } est posée chez { $god }.
event-emptied = { $god } dépasse la limite et perd toutes ses cartes : { $cards }.
event-favour_moved = La Faveur divine va à { $god }.
event-turn = Tour { $number } : à { $seat } de jouer.
    .you = Tour { $number } : à toi de jouer.
event-kept_route = { $seat } garde sa route.
    .you = Tu gardes ta route.
event-angered = { $seat } abandonne sa route et pose { $card } de son Oracle chez Poséidon : { $total } désormais.
    .you = Tu abandonnes ta route et poses { $card } de ton Oracle chez Poséidon : { $total } désormais.
event-changed_route = { $seat } prend la route { $route }.
    .you = Tu prends la route { $route }.
event-wrath = { $seat } a déchaîné la Colère de Poséidon : tous les autres doivent changer de route, et les cartes du dieu ({ $cards }) sont défaussées.
    .you = Tu as déchaîné la Colère de Poséidon : tous les autres doivent changer de route, et les cartes du dieu ({ $cards }) sont défaussées.
event-driven = Poséidon pousse { $seat } sur la route { $route }.
    .you = Poséidon te pousse sur la route { $route }.
event-trimmed = { $seat } défausse ce qui est de trop sur sa nouvelle route : { $cards }.
    .you = Tu défausses ce qui est de trop sur ta nouvelle route : { $cards }.
event-influenced = { $seat } joue { $card } chez { $god } : { $total } désormais.
    .you = Tu joues { $card } chez { $god } : { $total } désormais.
event-suitors_moved = Les Prétendants arrivent chez { $god }.
event-prize = Don divin : { $god } met en jeu { $card }.
event-no_prize = Il n’y avait que des cartes doubles chez { $god } : aucune carte n’est mise en jeu.
event-passed = { $seat } passe.
    .you = Tu passes.
event-laid_bid = { $number ->
    [one] { $seat } mise { $number } carte, face cachée.
   *[other] { $seat } mise { $number } cartes, face cachée.
}
    .you = { $number ->
        [one] Tu mises { $number } carte, face cachée.
       *[other] Tu mises { $number } cartes, face cachée.
    }
event-showed_bid = { $seat } révèle son enchère : { $cards }, { $total } en tout.
    .you = Tu révèles ton enchère : { $cards }, { $total } en tout.
event-won_prize = { $seat } remporte le don : { $card } rejoint ses points.
    .you = Tu remportes le don : { $card } rejoint tes points.
event-lost_prize = Personne ne remporte le don : { $card } est défaussée.
event-reshuffled = { $cards ->
    [one] La seule carte de la défausse devient la nouvelle pioche.
   *[other] Les { $cards } cartes de la défausse sont mélangées et forment la nouvelle pioche.
}
event-routes_reshuffled = { $routes ->
    [one] La seule route défaussée devient la nouvelle pioche des routes.
   *[other] Les { $routes } routes défaussées sont mélangées et forment la nouvelle pioche des routes.
}
event-nothing_to_draw = La pioche et la défausse sont vides : { $seat } ne pioche rien.
    .you = La pioche et la défausse sont vides : tu ne pioches rien.
event-favoured = Faveur des dieux : { $seat } joue { $card } chez { $god }, { $total } désormais.
    .you = Faveur des dieux : tu joues { $card } chez { $god }, { $total } désormais.
event-consulted = { $card_id ->
    [unseen] Oracle : { $seat } pose une carte face cachée.
   *[other] Oracle : { $seat } pose { $card } face cachée.
}
    .you = Oracle : tu poses { $card } face cachée.
event-swapped = { $card_id ->
    [unseen] Oracle : { $seat } pose une carte face cachée et défausse { $old } en échange.
   *[other] Oracle : { $seat } pose { $card } face cachée et défausse { $old } en échange.
}
    .you = Oracle : tu poses { $card } face cachée et défausses { $old } en échange.
event-odyssey = Odyssée : { $seat } pose { $card } sur sa route.
    .you = Odyssée : tu poses { $card } sur ta route.
event-landed = Accostage : { $seat } acquiert la route { $route } et compte { $years ->
    [one] { $years } année de voyage.
   *[other] { $years } années de voyage.
}
    .you = Accostage : tu acquiers la route { $route } et comptes { $years ->
        [one] { $years } année de voyage.
       *[other] { $years } années de voyage.
    }
event-discarded = { $seat } renonce à son exploit et défausse { $card }.
    .you = Tu renonces à ton exploit et défausses { $card }.
event-rested = { $seat } n’a plus de carte à jouer ni à défausser.
    .you = Tu n’as plus de carte à jouer ni à défausser.
event-ended = La partie se termine : { $reason }.
event-showed_oracle = { $cards_count ->
    [0] { $seat } n’a pas de carte Oracle : force { $strength } contre les Prétendants.
   *[other] { $seat } révèle son Oracle : { $cards }. Force { $strength } contre les Prétendants.
}
    .you = { $cards_count ->
        [0] Tu n’as pas de carte Oracle : force { $strength } contre les Prétendants.
       *[other] Tu révèles ton Oracle : { $cards }. Force { $strength } contre les Prétendants.
    }
event-suitors_beaten = { $seat } vainc les Prétendants et garde tous ses points.
    .you = Tu vaincs les Prétendants et gardes tous tes points.
event-suitors_feast = Personne ne vainc les Prétendants : tous perdent les points { $god_id ->
    [zeus] de { $god }.
   *[other] d’{ $god }.
}
event-lost_points = Les Prétendants coûtent à { $seat } { $points ->
    [one] { $points } point
   *[other] { $points } points
} { $god_id ->
    [zeus] de { $god }.
   *[other] d’{ $god }.
}
    .you = Les Prétendants te coûtent { $points ->
        [one] { $points } point
       *[other] { $points } points
    } { $god_id ->
        [zeus] de { $god }.
       *[other] d’{ $god }.
    }
event-scored = { $points ->
    [one] { $seat } finit avec { $points } point.
   *[other] { $seat } finit avec { $points } points.
}
    .you = { $points ->
        [one] Tu finis avec { $points } point.
       *[other] Tu finis avec { $points } points.
    }
event-won = { $seat } gagne la partie !
    .you = Tu gagnes la partie !

## Choices: what the click is called

click-lot = { $seat } commence
click-route = Distribue la route { $route }
click-deal = Distribue { $card }
click-keep = Garde ta route
click-change = Change de route : { $card } chez Poséidon
click-trim = Défausse { $card } de la route
click-influence = Joue { $card }
    .double = Joue { $card } …
click-god = Chez { $god }
click-bid = Mise { $card }
click-done = Terminé : mise { $laid_count ->
    [one] { $laid_count } carte, valeur { $total }
   *[other] { $laid_count } cartes, valeur { $total }
}
click-pass = Passe
click-favour = Faveur des dieux : joue { $card }
    .double = Faveur des dieux : joue { $card } …
click-oracle = Oracle : pose { $card } face cachée
    .full = Oracle : pose { $card } face cachée à la place d’une autre …
click-swap = Défausse { $card } de ton Oracle
click-odyssey = Odyssée : pose { $card } sur ta route
click-land = Accostage : acquiers la route { $route }
click-discard = Défausse { $card }
click-rest = Termine ton tour

## Choices: what the click does and costs

help-lot = Le sort désigne celui qui commence (I-17).
help-route = La première route de la pioche est retournée, visible de tous (I-11, I-43, I-85).
help-deal = La première carte de la pioche est distribuée (I-10, I-13, I-30) ou posée chez son dieu (I-14).
help-keep = Tu restes sur ta route, { $route }, et gardes tes cartes Oracle (I-41).
help-change = Tu poses { $card } de ton Oracle chez Poséidon, face visible, abandonnes ta route et en pioches une autre (I-42, I-43).{ $cargo_count ->
    [0] {""}
   *[other] {" "}Les cartes de ta route ({ $cargo }) passent sur la nouvelle, autant que celle-ci a d’années (I-95, I-96).
} { $unleashed ->
    [yes] Poséidon arrive à { $angered }, plus de { $wrath } : sa colère pousse aussi tous les autres vers une nouvelle route (I-90, I-91).
   *[no] Poséidon arrive à { $angered } ; au-dessus de { $wrath }, sa colère éclate (I-90).
}
help-trim = Sur ta nouvelle route, { $room ->
    [one] il y a de la place pour { $room } carte
   *[other] il y a de la place pour { $room } cartes
} : { $card } est défaussée (I-96). { $missing ->
    [one] Les autres ont alors leur place.
   *[other] Il y a { $missing } cartes à défausser, celle-ci comprise.
}
help-influence = Tu joues { $card } chez { $god } et pioches une carte (I-50, I-52).
    .double = Tu joues { $card } chez l’un de ses deux dieux et pioches une carte (I-51, I-52).
help-god = Tu joues { $held } chez { $god } et pioches une carte (I-51, I-52).
result-score = { $god } arrive à { $total } sur { $limit }.
result-gift = { $god } arrive à { $total }, plus de { $limit } : c’est un don divin, et les Prétendants viennent là. { $prize_count ->
    [0] Aucune carte n’est mise en jeu, car toutes sont doubles.
   *[other] La carte mise en jeu est { $prize }.
}
result-emptied = { $god } arrive à { $total }, plus de { $limit }, et perd toutes ses cartes.
result-favour = { $god_id ->
    [nobody] Alors personne n’a la Faveur divine.
   *[other] { $moves ->
        [yes] La Faveur divine va à { $god }.
       *[no] La Faveur divine reste à { $god }.
    }
}
    .deed = { $god_id ->
        [nobody] Alors personne n’a la Faveur divine.
       *[other] { $moves ->
            [yes] La Faveur divine va à { $god }.
           *[no] La Faveur divine reste à { $god }.
        }
    } { $action_id ->
        [none] Ta route n’indique alors aucun exploit.
       *[other] Ton exploit est alors : { $action }.
    }
help-bid = Tu ajoutes { $card } à ton enchère, qui vaut alors { $raised }. Seules comptent les cartes Oracle { $giver_id ->
    [zeus] de { $giver }
   *[other] d’{ $giver }
}, doubles comprises (I-66).
help-done = Tu poses ton enchère face cachée ; elle vaut { $total }, mais les autres ne voient que le nombre de ses cartes (R-14). L’enchère la plus haute remporte { $prize }, si aucune autre ne l’égale ; toutes les enchères sont défaussées (I-68, I-69).
help-pass = Tu ne mises rien pour { $prize } et gardes tes cartes Oracle (I-65). Si personne ne mise, la carte est défaussée (I-67).
help-favour = Tu joues { $card } chez { $god } et pioches une carte ; puis ton tour s’achève (I-75, I-76).
    .double = Tu joues { $card } chez l’un de ses deux dieux, comme en phase 2, et pioches une carte ; puis ton tour s’achève (I-75, I-76).
help-oracle = { $card } rejoint ton Oracle, face cachée, et tu pioches une carte (I-77, I-81). Tu as { $oracle_count ->
    [one] { $oracle_count } carte Oracle
   *[other] { $oracle_count } cartes Oracle
} sur { $oracle_most } : elles servent à remporter des dons, à changer de route et à affronter les Prétendants.
    .full = Ton Oracle est plein : { $card } prend la place d’une ancienne carte, qui est défaussée, et tu pioches une carte (I-78, I-81).
help-swap = { $card } est défaussée, face visible, et { $held } prend sa place, face cachée (I-78, R-39).
help-odyssey = Tu poses { $card } sur ta route, face visible, et pioches une carte (I-80, I-81). La route porte alors { $loaded ->
    [one] { $loaded } carte
   *[other] { $loaded } cartes
} sur { $room } ; ses cartes deviennent des points quand tu accostes (I-84).
help-land = La route rejoint tes routes acquises : tu as alors { $travelled ->
    [one] { $travelled } année
   *[other] { $travelled } années
} de voyage sur { $goal } (I-83). { $cargo_count ->
    [0] Elle ne porte pas de carte, donc ne rapporte pas de points (R-33).
   *[other] Ses cartes deviennent des points : { $cargo }, pour une valeur de { $worth } (I-84).
} { $ends ->
    [now] La partie se termine aussitôt (I-101).
    [round] La partie se termine à la fin de cette manche (R-37).
   *[no] Puis tu pioches une nouvelle route (I-85).
}
help-discard = Au lieu de l’exploit, tu défausses { $card } et pioches une carte ; ton tour s’achève (I-72, I-74).
help-rest = Tu n’as pas de carte à défausser : ton tour s’achève (R-24, R-35).

## What is asked

question-deal = On distribue les cartes.
question-over = La partie est finie : { $names } a gagné.
    .you = La partie est finie : tu as gagné !
    .shared = La partie est finie : victoire partagée pour { $names }.
    .shared-you = La partie est finie : tu partages la victoire avec { $names } !
question-waiting =
    .change = { $name } garde ou change sa route.
    .trim = { $name } retire des cartes.
    .influence = { $name } joue chez un dieu.
    .gift = { $name } mise ou passe.
    .deed = { $name } agit ou défausse.
detail-waiting =
    .trim = La nouvelle route n’a pas assez de place.
    .gift = La carte mise en jeu est { $prize }.
    .deed = La route indique { $action }.
question-change = Gardes-tu ta route ?
detail-change = { $favour_id ->
    [nobody] Personne n’a la Faveur divine.
    [zeus] Avec la faveur de { $favour }, elle indique { $action }.
   *[other] Avec la faveur d’{ $favour }, elle indique { $action }.
}
more-change = Phase 1, changement de route. La tienne est { $route } ; une autre coûte une carte de ton Oracle. Poséidon en est à { $anger } ; au-dessus de { $wrath }, sa colère éclate.
question-trim = Quelle carte défausses-tu ?
detail-trim = { $route } n’a pas assez de place : { $missing ->
    [one] encore { $missing } carte.
   *[other] encore { $missing } cartes.
}
question-influence = Quelle carte joues-tu chez son dieu ?
detail-influence = Totaux : { $scores }.
more-influence = Phase 2, influence divine. Au-dessus de { $limit }, c’est un don divin.
question-god = Chez quel dieu la joues-tu ?
detail-god = La carte est { $held }.
question-gift = Don { $giver_id ->
    [zeus] de { $giver }
   *[other] d’{ $giver }
} : { $fitting_count ->
    [0] tu dois passer.
   *[other] mises-tu ?
}
detail-gift = L’enjeu est { $prize }.
more-gift = { $fitting_count ->
    [0] Aucune carte de ton Oracle ne convient.
   *[other] Ton Oracle peut miser { $fitting }.
}
question-bid = Ajoutes-tu une carte à ta mise ?
detail-bid = L’enjeu est { $prize }. Ta mise vaut { $total }.
question-so-far = Jusqu’ici : { $laid }, valeur { $total }.
question-deed =
    .favour = Joue chez un dieu, ou défausse.
    .oracle = Pose dans l’Oracle, ou défausse.
    .swap = Échange une carte, ou défausse.
    .odyssey = Pose sur ta route, ou défausse.
    .full = Tu dois défausser une carte.
    .unfit = Tu dois défausser une carte.
    .landing = { $hand_count ->
        [0] Accostes-tu, ou t’abstiens-tu ?
       *[other] Accostes-tu, ou défausses-tu ?
    }
    .none = Tu dois défausser une carte.
    .idle = Tu ne peux rien faire.
detail-deed = { $favour_id ->
    [zeus] Avec la faveur de { $favour }, ta route indique { $action }.
   *[other] Avec la faveur d’{ $favour }, ta route indique { $action }.
}
    .swap = { $action } : le tien est plein.
    .full = { $action } : il n’y a plus de place sur ta route.
    .unfit = { $action } : tu n’as pas de carte de la couleur de ta route.
    .landing = { $action } : { $travelled } ans sur { $goal }, { $worth } points de plus.
    .none = Ta route n’indique aucun exploit en ce moment.
    .idle = Tu n’as pas de carte en main.
more-deed = Phase 3, exploits héroïques. Ta route est { $route }.
question-swap = Quelle carte défausses-tu ?
detail-swap = Ton Oracle est plein : une carte fait place à { $held }.

## The position in words

position-spectator = Tu regardes la partie.
position-setup = On prépare la table.
position-turn = Tour { $turn }, manche { $round } : à { $active } de jouer ({ $stage }).
    .you = Tour { $turn }, manche { $round } : à toi de jouer ({ $stage }).
    .over = Tour { $turn }, manche { $round } : { $stage }.
position-decides = C’est à { $name } de décider.
    .you = C’est à toi de décider.
position-last-round = Les années de voyage sont accomplies : la partie se termine avec cette manche.
position-ending = La partie est finie : { $reason }.
position-never-came = Les Prétendants ne sont jamais venus : personne ne perd de points.
position-faced = Les Prétendants sont chez { $god } : seules comptent contre eux les cartes Oracle { $god_id ->
    [zeus] de { $god }.
   *[other] d’{ $god }.
}
position-strength = { $name } : force { $strength } (Oracle : { $cards })
position-feast = Personne n’a vaincu les Prétendants : tous perdent les points de ce dieu.
position-hero = { $name } a vaincu les Prétendants ; les autres perdent les points de ce dieu.
    .you = Tu as vaincu les Prétendants ; les autres perdent les points de ce dieu.
position-scored = { $name } : { $lost ->
    [0] { $after ->
        [one] { $after } point
       *[other] { $after } points
    }
   *[other] { $before ->
        [one] { $before } point
       *[other] { $before } points
    }, moins { $lost } pour les Prétendants : { $after }
}
position-god = { $god } ({ $colour }) : { $score } sur { $limit }{ $cards_count ->
    [0] , aucune carte
   *[other] , cartes : { $cards }
}
position-marked = { $line } – { $marks }
mark-favour = Faveur divine
mark-suitors = Prétendants
position-poseidon = Poséidon : { $anger }, colère au-dessus de { $wrath }{ $cards_count ->
    [0] , aucune carte
   *[other] , cartes : { $cards }
}
position-no-favour = Personne n’a la Faveur divine.
position-no-suitors = Les Prétendants ne sont pas encore venus.
position-prize = { $god } met en jeu { $prize } ; on mise des cartes Oracle { $god_id ->
    [zeus] de { $god }.
   *[other] d’{ $god }.
}
position-bid = { $name } : { $count ->
    [0] pas d’enchère
    [one] { $count } carte face cachée
   *[other] { $count } cartes face cachée
}
    .waits = { $name } : en attente
    .you = { $name } : { $cards }, face cachée, valeur { $total }
player-and-notes = { $name } ({ $notes })
note-you = toi
note-active = joueur actif
note-first = premier joueur
position-player = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $years ->
    [one] { $years } année
   *[other] { $years } années
} de voyage sur { $goal }, { $hand ->
    [one] { $hand } carte en main
   *[other] { $hand } cartes en main
}, { $oracle ->
    [one] { $oracle } carte Oracle
   *[other] { $oracle } cartes Oracle
}
position-route = route : { $route } – { $actions }
position-shows = avec la faveur { $god_id ->
    [zeus] de { $god }
   *[other] d’{ $god }
} en ce moment : { $action }
position-cargo = cartes sur la route, { $cards_count } sur { $room } : { $cards }
    .over = cartes sur la route, { $cards_count } pour { $room } places : { $cards } ; à défausser : { $due }
position-landed = routes acquises : { $routes }
position-points = cartes parmi les points : { $cards }
position-hand = { $cards_count ->
    [0] Tu n’as pas de carte en main.
    [one] { $cards_count } carte : { $cards }
   *[other] { $cards_count } cartes : { $cards }
}
position-oracle = { $cards_count ->
    [0] Tu n’as pas de carte Oracle.
    [one] { $cards_count } carte face cachée : { $cards }
   *[other] { $cards_count } cartes face cachée : { $cards }
}
position-defence = Force contre les Prétendants, en ce moment chez { $god } : { $strength }
position-deck = Pioche : { $count ->
    [one] { $count } carte Destin
   *[other] { $count } cartes Destin
}
position-discards = Défausse : { $cards_count ->
    [0] aucune carte
    [one] { $cards_count } carte ({ $cards })
   *[other] { $cards_count } cartes ({ $cards })
}
position-route-deck = Pioche des routes : { $count ->
    [one] { $count } route
   *[other] { $count } routes
}
position-route-discards = Routes défaussées : { $routes_count ->
    [0] aucune
   *[other] { $routes }
}

## The card beside the board: a turn in a few lines, and what things cost

aid-turn-1 = Changement de route : pour une carte de ton Oracle, tu peux piocher une autre route.
aid-turn-2 = Influence divine : joue une carte chez son dieu (une double chez l’un des deux) et pioche.
aid-turn-3 = Au-dessus de { $limit }, un dieu perd ses cartes : les Prétendants arrivent, et sa meilleure simple est un don divin à disputer.
aid-turn-4 = La faveur va au dieu qui a le score le plus haut ; à égalité, dans l’ordre Zeus, Athéna, Hélios, Éole.
aid-turn-5 = Exploit héroïque : fais ce que ta route indique pour le dieu qui a la faveur, ou défausse une carte et pioche.
aid-turn-6 = { $final_round ->
    [yes] { $goal } années acquises : dernier tour de table. Puis celui qui est seul le plus fort face aux Prétendants garde tous ses points ; les autres perdent ceux de leur dieu.
   *[other] { $goal } années acquises : c’est la fin. Celui qui est seul le plus fort face aux Prétendants garde tous ses points ; les autres perdent ceux de leur dieu.
}
aid-cost-1 = Une autre route
    .price = 1 carte Oracle quelconque ; une fois par tour
aid-cost-2 = La colère de Poséidon
    .price = au-dessus de { $wrath }, les autres doivent piocher une nouvelle route
aid-cost-3 = Don divin
    .price = mise de 1 à { $oracle } cartes Oracle de ce dieu ; toutes sont défaussées
aid-cost-4 = Faveur des dieux
    .price = 1 carte de plus de ta main chez son dieu
aid-cost-5 = Oracle
    .price = 1 carte de ta main ; s’il en a déjà { $oracle }, l’une s’en va
aid-cost-6 = Odyssée
    .price = 1 carte de ta main de la couleur de la route, s’il reste une année libre
aid-cost-7 = Accostage
    .price = rien : les cartes de la route deviennent des points

## Options

option-cards = Tes propres cartes, dans un fichier TOML
option-gift_in_phase3 = Un dieu qui dépasse la limite par l’exploit Faveur des dieux
    .no = perd seulement ses cartes
    .yes = fait un don divin, comme en phase 2
option-suitors_unplaced = Si les Prétendants ne sont jamais venus avant la fin
    .skip = personne ne les affronte
    .favour = ils viennent chez le dieu qui a la Faveur divine
option-favour_all_zero = La Faveur divine quand aucun dieu n’a de cartes
    .zeus = est à Zeus
    .nobody = n’est à personne, et les routes n’indiquent aucun exploit
option-final_round = Quand un joueur a accompli ses années de voyage
    .no = la partie se termine aussitôt
    .yes = on finit la manche
    .help = Achever la manche renverse l’avantage du premier : de quatre capitaines, le premier gagne 18 % des parties et le dernier 35 % ; sinon 28 % et 22 %.
option-round_cap = Après combien de manches la partie se termine de toute façon
    .none = pas de limite

## The page

board-card = { $card } : se joue auprès de son dieu (I-50), dans l’Oracle (I-77) ou sur une route de sa couleur (I-80).
    .double = { $card } : appartient à ses deux dieux partout où une règle en demande un, et compte une fois en entier (I-5). Celui du haut est nommé en premier.
board-back = Une carte face cachée
board-god = { $god } a { $score } sur { $limit }. Le total le plus élevé a la Faveur divine, à égalité le dieu le plus à gauche (I-21, I-22) ; au-delà de { $limit }, il y a un don divin (I-53).
board-favour = La Faveur divine est chez { $god } : ton exploit est celui que ta route montre pour { $god } (I-70).
board-suitors = Les Prétendants sont chez { $god } : à la fin, seules les cartes d’Oracle de { $god } comptent contre eux, et les points de { $god } sont en jeu (I-110, I-113).
board-poseidon = La colère de Poséidon est à { $anger }. Au-delà de { $wrath }, elle éclate et pousse tous les autres sur une nouvelle route (I-90, I-91).
board-action-favour = Faveur des dieux – joue une carte de ta main auprès d’un de ses dieux (I-75).
board-action-oracle = Oracle – pose une carte de ta main, face cachée, dans ton Oracle ; s’il est plein, à la place d’une ancienne (I-77, I-78).
board-action-odyssey = Odyssée – pose sur ta route une carte de ta main de la couleur de la route (I-80).
board-action-landing = Accostage – la route est à toi, et ses cartes deviennent des points (I-83, I-84).
board-route = { $route } : { $years ->
    [one] 1 an de voyage, et de la place pour 1 carte
   *[other] { $years } ans de voyage, et de la place pour { $years } cartes
} (I-82, I-100).
board-span = { $years ->
    [one] 1 an
   *[other] { $years } ans
}
board-years = { $years } ans de voyage sur { $goal } ; à { $goal }, la partie s’arrête (I-101).
board-travelled = { $years } ans sur { $goal }
board-landed = { $route } : acquise, { $years ->
    [one] 1 an
   *[other] { $years } ans
}
board-decides = décide
board-points = Les valeurs des cartes ramenées à terre et des dons gagnés (I-120).
board-scored = points
board-hand = Cartes en main : après chaque carte jouée, on pioche de nouveau (I-30).
board-oracle = L’Oracle est face cachée. Ses cartes gagnent des dons (I-66), changent de route (I-42) et affrontent les Prétendants (I-110).
board-gift = Le prix est { $card }. Chacun peut miser, face cachée, des cartes d’Oracle de ce dieu ; la mise la plus haute l’emporte, sauf égalité (I-66, I-68).
board-wins-gift = remporte le prix
board-gift-lost = Personne ne remporte le prix.
board-round = Manche { $round }
board-deck = Quand la pioche est vide, la défausse devient la nouvelle pioche (I-32).
board-deck-count = Pioche { $number }
board-discards-count = Défausse { $number }
board-routes-count = Routes { $number }
board-route-discards-count = Routes défaussées { $number }
board-feast = Personne ne vainc les Prétendants : tout le monde perd les points de { $god }.
board-beaten = { $name } vainc les Prétendants ; tous les autres perdent les points de { $god }.
board-player = Joueur
board-strength = Force
board-final = Résultat
board-winner = Vainqueur
board-kept = Cartes gardées
board-sign-favour = Faveur divine
board-sign-suitors = Prétendants
board-sign-lost = À personne
board-sign-wrath = Colère !
board-sign-route = Nouvelle route

## Hints: why a choice is good, by the reasons in kernel/reasons.py and the game’s search/reasons.py

hint-points =
    { $more ->
        [0] Tu gagnes plus de points.
        [one] Tu gagnes un point de plus.
       *[other] Tu gagnes { $more } points de plus.
    }
    .subject = des points
hint-suitors =
    { $more ->
        [0] Les Prétendants peuvent te prendre moins.
        [one] Les Prétendants peuvent te prendre un point de moins.
       *[other] Les Prétendants peuvent te prendre { $more } points de moins.
    }
    .subject = des points face aux Prétendants
hint-cargo =
    { $more ->
        [0] Ta cargaison vaut plus.
        [one] Ta cargaison vaut un point de plus.
       *[other] Ta cargaison vaut { $more } points de plus.
    }
    .subject = de la cargaison
hint-room =
    { $more ->
        [0] Ta route a plus de place.
        [one] Ta route a de la place pour une carte de plus.
       *[other] Ta route a de la place pour { $more } cartes de plus.
    }
    .subject = de la place sur ta route
hint-route =
    { $more ->
        [0] Ta route est plus longue et porte plus.
        [one] Ta route est plus longue d’un an et porte plus.
       *[other] Ta route est plus longue de { $more } ans et porte plus.
    }
    .subject = une route plus longue
hint-home =
    { $more ->
        [0] Tu as voyagé plus d’années.
        [one] Tu as voyagé un an de plus.
       *[other] Tu as voyagé { $more } ans de plus.
    }
    .subject = des années de voyage
hint-landing = Cela met un Accostage à ta portée.
    .subject = un Accostage à ta portée
hint-loading = Cela te prépare une bonne Odyssée.
    .subject = une bonne Odyssée
hint-asking = Cela te prépare l’Oracle.
    .subject = l’Oracle à ta portée
hint-oracle =
    { $more ->
        [0] Ton Oracle reçoit plus de cartes.
        [one] Ton Oracle reçoit une carte de plus.
       *[other] Ton Oracle reçoit { $more } cartes de plus.
    }
    .subject = des cartes de ton Oracle
hint-gift = Cela augmente tes chances d’obtenir un don divin.
    .subject = des chances d’obtenir un don divin
hint-hand =
    { $more ->
        [0] Ta main vaut plus.
        [one] Ta main vaut un point de plus.
       *[other] Ta main vaut { $more } points de plus.
    }
    .subject = de bonnes cartes en main
hint-turn = C’est de nouveau à toi.
    .subject = ton tour

## Why a thing cannot be clicked now

why-not-held = Tu n’as pas cette carte à cet endroit, et l’on ne joue que les siennes (I-3, I-50).
why-hand-change = Un changement de route se paie avec une carte de ton Oracle, pas de ta main (I-42).
why-hand-bid = On mise des cartes Oracle, pas des cartes de la main (I-66).
why-trim = Défausse d’abord des cartes de la route jusqu’à ce qu’elles y tiennent (I-96).
why-swap = Ton Oracle est plein : choisis laquelle de ses cartes laisse la place à la nouvelle (I-78).
why-which-god = Tu as choisi { $held } : choisis maintenant chez lequel de ses deux dieux elle va (I-51).
why-oracle = Les cartes Oracle servent au changement de route, aux enchères et contre les Prétendants ; maintenant, on joue de sa main (I-42, I-66, I-110).
why-bid-god = Elle ne montre pas { $giver }, et chaque carte d’une enchère doit le montrer (I-66).
why-bid-laid = Elle est déjà dans ton enchère (I-66).
why-cargo = Les cartes de ta route y restent jusqu’à l’accostage (I-84, I-95).
why-god-other = La carte que tu joues, { $held }, ne montre pas { $god } (I-51).
why-change-first = Décide d’abord de ta route ; ensuite on joue une carte chez un dieu (I-40).
why-card-first = Choisis d’abord la carte de ta main : elle va chez un dieu qu’elle montre (I-51).
why-deed-other = Ton exploit n’est pas celui-là ({ $action }) ; une carte ne va chez un dieu que par Faveur des dieux (I-70, I-75).
why-poseidon = Personne ne joue de carte de sa main chez Poséidon ; un changement de route y pose une carte Oracle (I-8, I-42).
why-route-other = Ce n’est pas ta route : un exploit se fait avec la sienne (I-70).
why-influence-first = Joue d’abord une carte de ta main chez un dieu ; ensuite vient l’exploit de ta route (I-40, I-50).
why-no-landing = Pour { $favour }, qui a la Faveur divine, ta route montre { $action }, pas Accostage (I-70).
why-no-deed = Personne n’a la Faveur divine, donc aucun exploit n’est possible (R-1).

## What puzzles are about: the kind of the best click

theme-verb-keep = Garder la route
theme-verb-change = Changer de route
theme-verb-trim = Alléger la route
theme-verb-influence = Influence
theme-verb-god = Choisir un dieu
theme-verb-bid = Enchérir
theme-verb-done = S’arrêter à temps
theme-verb-pass = Passer
theme-verb-favour = Faveur des dieux
theme-verb-oracle = Oracle
theme-verb-swap = Changer l’Oracle
theme-verb-odyssey = Odyssée
theme-verb-land = Accostage
theme-verb-discard = Défausser
theme-verb-rest = Finir le tour
