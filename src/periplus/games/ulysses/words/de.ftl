### Ulysses.
### Klicks, Erklärungen und Fragen können die Variablen verwenden, die in words/voice.py stehen; eine Variable,
### die auf _id endet, ist ein geschriebener Name wie „zeus“, „red“ oder „unseen“, um die Worte danach zu wählen.

game-title = Ulysses
game-about = Götter bluffen darum, wohin ein einziges Schiff fährt. Wer es zuerst an seinen vier geheimen Orten sieht, gewinnt.

## Cards, colours, sides, stages

card-challenge = Einspruch
card-temple = Tempel
card-wind = Wind
card-plague = Plage
card-pandora = Pandora
card-zeus = Zeus
card-count = { $count } { $card }
no-cards = keine

colour-violet = Violett
colour-green = Grün
colour-red = Rot
colour-blue = Blau
place-and-colour = { $place } ({ $colour })

faction-blue = Blau
faction-red = Rot
faction-black = Schwarz
disc-blue = blauer Chip
disc-red = roter Chip
disc-black = schwarzer Chip
side-total = { $faction } ({ $place }) { $count }
side-minimum = { $count } für { $faction }

stage-draw = Karten nehmen
stage-strengthen = Stärken der Position
stage-ask = Vorschlag
stage-debate = Auseinandersetzung
stage-wind = am Zug bleiben
stage-over = Spielende

## The legend of the map

legend-start = ohne Ziel-Karte
legend-ship = Schiff
legend-plague = Plage
legend-goal = dein Ziel
legend-reached = Ziel erreicht
legend-choice = zur Wahl

## The picture in the terminal: what stands beside a disc or a player

picture-minimum = mindestens { $least }
picture-cards = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
picture-out = gepasst
picture-agreed = einverstanden

## What happened

event-begins = { $seat } beginnt.
    .you = Du beginnst.
event-dealt_goal = { $place_id ->
    [unseen] { $seat } erhält eine verdeckte Ziel-Karte ({ $colour }).
   *[other] { $seat } erhält die Ziel-Karte { $place } ({ $colour }).
}
    .you = Du erhältst die Ziel-Karte { $place } ({ $colour }).
event-drew = { $card_id ->
    [unseen] { $seat } nimmt eine Karte vom Stapel.
   *[other] { $seat } nimmt eine { $card }-Karte vom Stapel.
}
    .you = Du nimmst eine { $card }-Karte vom Stapel.
event-reshuffled = { $cards ->
    [one] Die einzige abgelegte Karte wird zum neuen Stapel.
   *[other] Die { $cards } abgelegten Karten werden gemischt und bilden den neuen Stapel.
}
event-turn = Runde { $number }: { $seat } ist am Zug.
    .you = Runde { $number }: Du bist am Zug.
event-opened_pandora = { $card_id ->
    [zeus] { $seat } spielt eine Zeus-Karte als Pandora aus, für 2 neue Karten.
   *[other] { $seat } spielt eine Pandora-Karte aus, für 2 neue Karten.
}
    .you = { $card_id ->
        [zeus] Du spielst eine Zeus-Karte als Pandora aus, für 2 neue Karten.
       *[other] Du spielst eine Pandora-Karte aus, für 2 neue Karten.
    }
event-spread_plague = { $card_id ->
    [zeus] { $seat } legt eine Plage auf { $place } (Zeus).
   *[other] { $seat } legt eine Plage auf { $place }.
}
    .you = { $card_id ->
        [zeus] Du legst eine Plage auf { $place } (Zeus).
       *[other] Du legst eine Plage auf { $place }.
    }
event-cured = { $cards_count ->
    [one] { $seat } wirft 1 Karte ab ({ $cards }) und befreit { $place } von einer Plage.
   *[other] { $seat } wirft { $cards_count } Karten ab ({ $cards }) und befreit { $place } von einer Plage.
}
    .you = { $cards_count ->
        [one] Du wirfst 1 Karte ab ({ $cards }) und befreist { $place } von einer Plage.
       *[other] Du wirfst { $cards_count } Karten ab ({ $cards }) und befreist { $place } von einer Plage.
    }
event-gave_goal = { $cards_count ->
    [one] { $seat } wirft 1 Karte ab ({ $cards })
   *[other] { $seat } wirft { $cards_count } Karten ab ({ $cards })
} und legt { $place_id ->
    [unseen] eine verdeckte Ziel-Karte ({ $colour }) unter ihren Stapel.
   *[other] die Ziel-Karte { $place } ({ $colour }) unter ihren Stapel.
}
    .you = { $cards_count ->
        [one] Du wirfst 1 Karte ab ({ $cards })
       *[other] Du wirfst { $cards_count } Karten ab ({ $cards })
    } und legst deine Ziel-Karte { $place } ({ $colour }) unter ihren Stapel.
event-took_goal = { $place_id ->
    [unseen] { $seat } nimmt eine neue Ziel-Karte ({ $colour }).
   *[other] { $seat } nimmt eine neue Ziel-Karte ({ $colour }): { $place }, wie du weißt.
}
    .you = Deine neue Ziel-Karte ist { $place } ({ $colour }).
event-built = { $seat } legt { $cards_count } Karten ab ({ $cards }) und erwirbt einen Tempel: jetzt { $temples }.
    .you = Du legst { $cards_count } Karten ab ({ $cards }) und erwirbst einen Tempel: jetzt { $temples }.
event-proposed = { $seat } schlägt { $place } vor.
    .you = Du schlägst { $place } vor.
event-drifted = Alle Linien sind versperrt, { $seat } kann nichts vorschlagen: Das Schiff bleibt, wo es ist ({ $place }).
    .you = Alle Linien sind versperrt, du kannst nichts vorschlagen: Das Schiff bleibt, wo es ist ({ $place }).
event-agreed = { $seat } ist einverstanden.
    .you = Du bist einverstanden.
event-put_disc = { $seat } legt { $faction_id ->
    [blue] den blauen Chip
    [red] den roten Chip
   *[black] den schwarzen Chip
} auf { $place } und spielt { $cards_count ->
    [one] 1 Karte aus ({ $cards }).
   *[other] { $cards_count } Karten aus ({ $cards }).
}
    .you = Du legst { $faction_id ->
        [blue] den blauen Chip
        [red] den roten Chip
       *[black] den schwarzen Chip
    } auf { $place } und spielst { $cards_count ->
        [one] 1 Karte aus ({ $cards }).
       *[other] { $cards_count } Karten aus ({ $cards }).
    }
event-backed = { $cards_count ->
    [one] { $seat } unterstützt { $faction } mit 1 Karte ({ $cards }): insgesamt { $total }.
   *[other] { $seat } unterstützt { $faction } mit { $cards_count } Karten ({ $cards }): insgesamt { $total }.
}
    .you = { $cards_count ->
        [one] Du unterstützt { $faction } mit 1 Karte ({ $cards }): insgesamt { $total }.
       *[other] Du unterstützt { $faction } mit { $cards_count } Karten ({ $cards }): insgesamt { $total }.
    }
event-passed = { $seat } passt.
    .you = Du passt.
event-prevailed = { $faction } setzt sich durch.
event-sailed = Das Schiff verlässt { $origin } und erreicht { $place }.
event-reached = { $seat } deckt die Ziel-Karte { $place } auf: { $goals } von 4.
    .you = Du deckst deine Ziel-Karte { $place } auf: { $goals } von 4.
event-kept_wind = { $card_id ->
    [zeus] { $seat } spielt eine Zeus-Karte als Wind aus und bleibt am Zug.
   *[other] { $seat } spielt eine Wind-Karte aus und bleibt am Zug.
}
    .you = { $card_id ->
        [zeus] Du spielst eine Zeus-Karte als Wind aus und bleibst am Zug.
       *[other] Du spielst eine Wind-Karte aus und bleibst am Zug.
    }
event-rested = { $seat } spielt keine Wind-Karte aus.
    .you = Du spielst keine Wind-Karte aus.
event-won = { $seat } hat alle vier Ziele erreicht und gewinnt!
    .you = Du hast alle vier Ziele erreicht und gewinnst!
event-becalmed = Es gibt keine Karten mehr, und Plagen versperren ein Ziel jedes Spielers: Niemand kann mehr gewinnen.

## Choices: what the click is called

click-lot = { $seat } beginnt
click-goal = Verteile die Ziel-Karte { $place }
click-deal = Verteile eine { $card }-Karte
click-pandora = Nimm 2 neue Karten ({ $pandora_with ->
    [zeus] Zeus als Pandora
   *[named] Pandora
})
click-plague = Platziere eine Plage{ $plague_with ->
    [zeus] {" "}(Zeus als Plage)
   *[named] {""}
}
click-cure = Entferne eine Plage ({ $cost ->
    [one] 1 Karte
   *[other] { $cost } Karten
})
    .asked = Entferne erst eine Plage, dann erhebe Einspruch ({ $cost ->
        [one] 1 Karte
       *[other] { $cost } Karten
    })
click-exchange = Tausche eine Ziel-Karte aus ({ $cost ->
    [one] 1 Karte
   *[other] { $cost } Karten
})
click-build = Erwirb einen Tempel ({ $price } Karten)
click-propose = Schlage { $place } vor
click-drift = Schlage nichts vor und lass das Schiff treiben
click-place = Wähle { $place }
    .plague = Lege die Plage auf { $place }
    .cure = Befreie { $place } von einer Plage
click-give = { $goal_id ->
    [unseen] Gib die Ziel-Karte Nummer { $slot } ab ({ $colour })
   *[other] Gib die Ziel-Karte { $goal } ab ({ $colour })
}
click-take = Nimm eine neue Ziel-Karte ({ $colour })
click-card = Spiele eine { $card }-Karte aus
    .pay = Wirf eine { $card }-Karte ab
    .stake = Lege eine { $card }-Karte für { $faction } dazu
    .pandora = { $card_id ->
        [zeus] Spiele eine Zeus-Karte als Pandora aus
       *[other] Spiele eine Pandora-Karte aus
    }
    .plague = { $card_id ->
        [zeus] Spiele eine Zeus-Karte als Plage aus
       *[other] Spiele eine Plage-Karte aus
    }
    .wind = { $card_id ->
        [zeus] Spiele eine Zeus-Karte als Wind aus und bleibe am Zug
       *[other] Spiele eine Wind-Karte aus und bleibe am Zug
    }
click-done = Fertig
    .stake = Fertig: { $laid_count ->
        [one] 1 Karte für { $faction }
       *[other] { $laid_count } Karten für { $faction }
    }
click-agree = Einverstanden
click-red = Erhebe Einspruch: roter Chip auf { $place }
    .plagued = Erhebe Einspruch: roter Chip auf { $place }, die Plage wird entfernt ({ $cost ->
        [one] 1 Karte
       *[other] { $cost } Karten
    })
click-pass = Passe
click-back = Unterstütze { $faction } ({ $least ->
    [one] mindestens 1 Karte
   *[other] mindestens { $least } Karten
})
click-black = Schwarzer Chip auf { $place } ({ $least ->
    [one] mindestens 1 Karte
   *[other] mindestens { $least } Karten
})
    .plagued = Schwarzer Chip auf { $place } (mindestens { $least }, dazu { $cost }, um die Plage zu entfernen)
click-rest = Spiele keine Wind-Karte aus und beende deine Runde

## Whole choices, by what they take and bring

way-back = Unterstütze { $faction } mit { $cards }
way-red = Erhebe Einspruch: roter Chip auf { $place } mit { $cards }
way-black = Schwarzer Chip auf { $place } mit { $cards }

## Choices: what the click does and costs

help-lot = Das Los bestimmt, wer beginnt (U-10).
help-goal = Eine Ziel-Karte wird verteilt; den Ort sieht nur, wer sie erhält, die Farbe sehen alle (U-6, U-45).
help-deal = Die oberste Karte des Stapels wird verteilt; nur wer sie erhält, sieht sie (U-11, U-16).
help-pandora = { $zeus_as_pandora ->
    [yes] Du spielst eine Pandora-Karte oder an ihrer Stelle Zeus aus und nimmst 2 Aktions-Karten vom Stapel (U-27, U-28).
   *[no] Du spielst eine Pandora-Karte aus und nimmst 2 Aktions-Karten vom Stapel (U-27); in dieser Ausgabe kann Zeus sie nicht ersetzen (F-01).
} { $pandora_limit ->
    [turn] Das geht einmal je Runde, auch wenn du mit Wind am Zug bleibst (U-29).
    [phase] Das geht einmal in jeder Aktionsphase, nach einem Wind also wieder (R-15).
   *[none] Das geht, sooft du die Karten hast (F-02).
}
help-plague = Du spielst eine Plage-Karte oder an ihrer Stelle Zeus aus und legst einen lila Chip auf einen Ort: Dorthin kann das Schiff nicht mehr, bis ihn jemand entfernt (U-30, U-37). Übrige lila Chips: { $discs } von 6 (U-33).
help-cure = Du nimmst einen beliebigen lila Chip vom Spielplan (U-34, U-36). Preis: 1 beliebige Karte für jeden deiner Tempel, also { $cost ->
    [one] 1 Karte.
   *[other] { $cost } Karten.
}
    .asked = Vor deinem Einspruch nimmst du einen beliebigen lila Chip vom Spielplan (F-22). Preis: 1 beliebige Karte für jeden deiner Tempel, also { $cost ->
        [one] 1 Karte.
       *[other] { $cost } Karten.
    }
help-exchange = Du wirfst für jeden deiner Tempel eine Karte ab ({ $cost }), legst eine deiner Ziel-Karten unter ihren Stapel und nimmst eine neue { $new_goal ->
    [any] von einem Stapel deiner Wahl (U-38, U-42).
   *[same] von demselben Stapel (U-38, F-04).
} { $barred_colour ->
    [taken] Die neue darf nicht die Farbe des Ortes haben, an dem das Schiff liegt (U-43).
   *[returned] Eine Ziel-Karte von der Farbe des Ortes, an dem das Schiff liegt, kann nicht ausgetauscht werden (F-05).
} { $exchange_limit ->
    [turn] Einmal je Runde (U-39).
    [phase] Einmal in jeder Aktionsphase (U-39, F-06).
   *[none] Sooft du zahlen kannst (F-03).
}
help-build = Du legst { $cost ->
    [one] 1 Tempel-Karte (oder Zeus) und 1 weitere beliebige Karte
   *[other] { $cost } Tempel-Karten (Zeus kann beliebig viele davon ersetzen) und { $cost } weitere beliebige Karten
} ab (U-46, U-49). Danach hast du { $grown } Tempel und nimmst jede Runde { $grown } Karten, aber auch deine Aktionen kosten mehr (U-16, U-25).
help-propose = Du legst den blauen Chip auf { $place }; dann stimmen die anderen reihum zu oder erheben Einspruch (U-54, U-58). Fährt das Schiff wirklich dorthin, kannst du mit einer Wind-Karte am Zug bleiben (U-83).
help-own-goal = Das ist eines deiner Ziele.
help-goals-from = Von dort zu deinen Zielen: { $ways }.
    .own = Das ist eines deiner Ziele. Von dort zu den anderen: { $ways }.
routes-to = { $routes ->
    [-1] { $place }: kein Weg frei
    [one] { $place } 1 Linie
   *[other] { $place } { $routes } Linien
}
help-drift = Auf jedem Ort, den das Schiff erreichen könnte, liegt eine Plage, und du hast zu wenig Karten, um eine zu entfernen (Preis: { $cost }): Das Schiff bleibt, wo es ist, und { $next } ist am Zug (E-3).
help-place = Ein Ort auf dem Spielplan (U-31).
    .plague = Ein lila Chip kommt auf { $place }: Solange er dort liegt, kann niemand diesen Ort für das Schiff wählen (U-30, U-37).
    .cure = Der lila Chip auf { $place } verschwindet; dafür wirfst du { $cost ->
        [one] 1 Karte ab (U-34, U-36).
       *[other] { $cost } Karten ab (U-34, U-36).
    }
help-give = Diese Ziel-Karte kommt unter den Stapel ihrer Farbe ({ $colour }); die anderen sehen nur die Farbe (U-40, U-45).
help-take = Du nimmst die oberste Karte vom Stapel dieser Farbe ({ $colour }); { $pile ->
    [one] er hat 1 Karte
   *[other] er hat { $pile } Karten
} (U-42). Die anderen sehen nur die Farbe (U-45).
help-card = Die Karte wird offen abgelegt (U-23).
    .pay = { $due ->
        [one] Mit dieser Karte ist der Preis bezahlt.
       *[other] Noch { $due } Karten sind zu zahlen, diese mitgezählt.
    } { $action ->
        [build] Von allen { $price } müssen mindestens { $temples } Tempel oder Zeus sein (U-46, U-49).
       *[other] Jede Art von Karte ist recht (U-24).
    }
    .stake = Die Karte zählt 1 für { $faction }, Zeus so viel wie Einspruch (U-53, U-79). { $most ->
        [one] Zum roten Chip wird genau 1 gespielt (F-07).
       *[any] Mindestzahl: { $least }; mehr sind erlaubt (U-70).
    }
    .pandora = Du legst diese Karte ab und nimmst 2 Aktions-Karten vom Stapel (U-27).
    .plague = Du legst diese Karte ab, und die Plage trifft { $target } (U-30).
    .wind = Du bleibst am Zug: neue Aktionen, dann ein neuer Vorschlag, aber niemand nimmt Karten (U-83, U-85, U-86). { $card_id ->
        [zeus] Zeus gilt als Wind-Karte (U-84).
       *[other] Das geht wieder, solange sich deine Vorschläge durchsetzen (U-88).
    }
help-done = Die Karten werden offen für eine Partei ausgelegt (U-66).
    .stake = Du legst diese Karten offen für { $faction } aus; { $total ->
        [one] dann liegt dort 1 Karte
       *[other] dann liegen dort { $total } Karten
    } (U-66). Sie sind verbraucht, wer auch immer gewinnt (U-78).
help-agree = Du hast nichts gegen das vorgeschlagene Ziel, { $blue } (U-58). Erhebt nach dir jemand Einspruch, kannst du noch eine Partei unterstützen (U-64){ $agree_bars_black ->
    [yes] , aber nicht den schwarzen Chip legen (U-65).
   *[no] {" "}oder den schwarzen Chip legen.
}
help-red = Du erhebst Einspruch: Der rote Chip kommt auf { $place }, und du spielst dafür mindestens 1 Einspruch- oder Zeus-Karte aus (U-60). Dann passen die anderen oder ergreifen Partei (U-62).
    .plagued = Du erhebst Einspruch: Der rote Chip kommt auf { $place }, und du spielst dafür mindestens 1 Einspruch- oder Zeus-Karte aus (U-60). Vorher wirfst du { $cost ->
        [one] 1 Karte ab, um die Plage zu entfernen.
       *[other] { $cost } Karten ab, um die Plage zu entfernen.
    }
help-pass = { $pass_scope ->
    [debate] Du nimmst an dieser Auseinandersetzung nicht mehr teil, weder mit Karten noch mit einem Chip (U-63, U-82).
   *[turn] Du nimmst an keiner Auseinandersetzung dieser Runde mehr teil (F-12).
} Das kostet nichts, und niemand muss je Karten ausspielen (U-76).
help-back = Du spielst für { $faction } { $least ->
    [one] mindestens 1 Einspruch- oder Zeus-Karte aus
   *[other] mindestens { $least } Einspruch- oder Zeus-Karten aus
}, sodass diese Partei führt (U-68, U-69). Alle Karten einer Partei zählen zusammen, wer auch immer sie ausgespielt hat (U-66); bei Gleichstand schlägt Blau Rot, und beide schlagen Schwarz (U-67, U-73).
help-black = Du legst den schwarzen Chip auf { $place }, ein drittes Ziel, und spielst { $least ->
    [one] mindestens 1 Einspruch- oder Zeus-Karte aus
   *[other] mindestens { $least } Einspruch- oder Zeus-Karten aus
} (U-71, U-74). Schwarz gewinnt nur mit mehr Karten als Blau und mehr als Rot (U-73).
    .plagued = Du legst den schwarzen Chip auf { $place }, ein drittes Ziel, und spielst { $least ->
        [one] mindestens 1 Einspruch- oder Zeus-Karte aus
       *[other] mindestens { $least } Einspruch- oder Zeus-Karten aus
    } (U-71, U-74). Vorher zahlst du, um die Plage zu entfernen: { $cost } (U-72).
help-rest = Du behältst deine Karten; alle nehmen neue, und { $next } ist am Zug (U-16, U-20).

## What is asked

question-deal = Die Karten werden verteilt.
question-over = Das Spiel ist zu Ende: { $name } hat gewonnen.
    .you = Das Spiel ist zu Ende: Du hast gewonnen!
question-becalmed = Das Spiel ist zu Ende: Niemand kann mehr gewinnen.
question-waiting =
    .strengthen = { $name } ist am Zug.
    .ask = { $name } nimmt Stellung.
    .debate = { $name } spielt aus oder passt.
    .wind = { $name } kann am Zug bleiben.
detail-waiting =
    .strengthen = Das Schiff liegt hier: { $ship }.
    .ask = Der Vorschlag: { $blue }.
    .debate = Karten: { $sides }.
    .wind = Dafür braucht es Wind oder Zeus.
question-strengthen = Handle, oder schlage einen Ort vor.
detail-strengthen = Das Schiff liegt hier: { $ship }.
more-strengthen = Du hast { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
} und { $temples ->
    [one] 1 Tempel
   *[other] { $temples } Tempel
}. Du darfst beliebig viele Aktionen ausführen, in beliebiger Reihenfolge. Dein Vorschlag beendet sie.
question-blocked = Alle Linien sind versperrt. Was nun?
detail-blocked = Eine Plage entfernen kostet { $cost ->
    [one] 1 Karte
   *[other] { $cost } Karten
}; du hast { $cards }.
more-blocked = Das Schiff liegt hier: { $ship }.
question-pandora = Welche Karte spielst du aus?
detail-pandora = Du bekommst dafür 2 neue Karten.
question-plague = Auf welchen Ort legst du die Plage?
question-plague-card = Welche Karte spielst du aus?
detail-plague-card = Für die Plage auf { $target }.
question-cure = Welche Plage entfernst du?
detail-cure = Das kostet { $cost ->
    [one] 1 Karte.
   *[other] { $cost } Karten.
}
question-cured = Wohin legst du den roten Chip?
detail-cured = { $cured } wird von der Plage befreit.
question-exchange = Welche Ziel-Karte gibst du ab?
detail-exchange = Das kostet { $cost ->
    [one] 1 Karte.
   *[other] { $cost } Karten.
}
more-exchange = { $new_goal ->
    [any] Den Stapel der neuen wählst du.
   *[same] Du bekommst die oberste ihres Stapels.
}
question-exchange-pile = Von welchem Stapel nimmst du sie?
detail-exchange-pile = Das Austauschen kostet { $cost ->
    [one] 1 Karte.
   *[other] { $cost } Karten.
}
question-pay = Welche Karte wirfst du ab?
detail-pay =
    .cure = Um { $cured } von der Plage zu befreien: { $due ->
        [one] noch 1 Karte.
       *[other] noch { $due } Karten.
    }
    .exchange = Um die Ziel-Karte auszutauschen: { $due ->
        [one] noch 1 Karte.
       *[other] noch { $due } Karten.
    }
    .build = Tempel Nummer { $grown }: { $due ->
        [one] noch 1 Karte.
       *[other] noch { $due } Karten.
    }
    .red = Um { $cured } von der Plage zu befreien: { $due ->
        [one] noch 1 Karte.
       *[other] noch { $due } Karten.
    }
    .black = Um { $cured } von der Plage zu befreien: { $due ->
        [one] noch 1 Karte.
       *[other] noch { $due } Karten.
    }
more-pay =
    .build = Von allen { $price } müssen mindestens { $temples } Tempel oder Zeus sein.
    .red = Dann legst du den roten Chip.
    .black = Dann legst du den schwarzen Chip.
question-so-far = Bisher: { $cards }.
question-ask = Einverstanden, oder Einspruch?
detail-ask = { $active } schlägt { $blue } vor.
more-ask = Wer Einspruch erhebt, legt den roten Chip auf einen anderen Ort. { $votes ->
    [0] Du hast keine Einspruch- oder Zeus-Karte auf der Hand.
    [one] Du hast 1 Einspruch- oder Zeus-Karte auf der Hand.
   *[other] Du hast { $votes } Einspruch- und Zeus-Karten auf der Hand.
}
question-debate = Passt du, oder ergreifst du Partei?
detail-debate = Karten: { $sides }.
more-debate = Um in Führung zu gehen, spiele mindestens { $minimums }. { $votes ->
    [0] Du hast keine Einspruch- oder Zeus-Karte auf der Hand.
    [one] Du hast 1 Einspruch- oder Zeus-Karte auf der Hand.
   *[other] Du hast { $votes } Einspruch- und Zeus-Karten auf der Hand.
}
question-stake = Welche Karten für { $faction }?
detail-stake = Für { $target }{ $missing ->
    [0] ; das genügt.
    [one] ; noch mindestens 1 Karte.
   *[other] ; noch mindestens { $missing } Karten.
}
question-wind = Bleibst du am Zug?
detail-wind = Dafür brauchst du eine Wind- oder Zeus-Karte.
more-wind = Das Schiff ist gefahren, wohin du wolltest.

## The position in words

heading-routes = Schiff und Linien
heading-debate = Auseinandersetzung
heading-goals = Deine Ziel-Karten
position-spectator = Du schaust zu.
position-setup = Der Tisch wird vorbereitet.
position-turn = Runde { $turn }: { $active } ist am Zug ({ $stage }).
    .you = Runde { $turn }: Du bist am Zug ({ $stage }).
position-decides = { $name } muss entscheiden.
    .you = Du musst entscheiden.
position-pandora-used = Pandoras neue Karten sind schon genommen.
position-goal-exchanged = Eine Ziel-Karte ist schon ausgetauscht.
position-ship = Das Schiff: { $place }
position-route = Linie: { $place }
position-marked = { $place } – { $marks }
position-plagues = Plagen: { $places }. Übrige lila Chips: { $left }
position-no-plagues = Keine Plagen. Übrige lila Chips: { $left }
position-plague-heap = { $place } × { $count }
mark-plague = Plage
mark-goal = dein Ziel
mark-reached = Ziel erreicht
position-disc = { $disc } auf { $place }, { $cards_count ->
    [0] keine Karten
    [one] 1 Karte ({ $cards })
   *[other] { $cards_count } Karten ({ $cards })
}
position-no-disc = { $disc }: nicht auf dem Spielplan
position-minimum = { $least ->
    [one] um ihn zu unterstützen: mindestens 1 Karte
   *[other] um ihn zu unterstützen: mindestens { $least } Karten
}
position-black-minimum = um ihn zu legen: mindestens { $least } Karten
position-agreed = Einverstanden vor dem Einspruch: { $names }
position-out = Gepasst haben: { $names }
player-and-notes = { $name } ({ $notes })
note-you = du
note-active = am Zug
note-first = Startspieler
position-player = { $name }: { $temples ->
    [one] 1 Tempel
   *[other] { $temples } Tempel
}, { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
position-shown = aufgedeckte Ziel-Karten ({ $count } von { $all }): { $goals }
position-hidden = verdeckte Ziel-Karten: { $goals }
position-missed = nicht erreicht: { $goals }
goal-known = { $place }, wie du weißt
goal-excluded = { $colour } (nicht { $places })
position-hand = { $cards_count ->
    [0] Du hast keine Karten.
    [one] 1 Karte: { $cards }
   *[other] { $cards_count } Karten: { $cards }. In einer Auseinandersetzung zählen davon { $votes }.
}
position-goal = { $place }: { $routes ->
    [-1] Plagen versperren jeden Weg
    [0] das Schiff liegt dort, muss aber noch einmal ankommen
    [one] 1 Linie entfernt
   *[other] { $routes } Linien entfernt
}
    .reached = { $place }: erreicht
    .missed = { $place }: nicht erreicht
position-deck = Stapel: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
position-discards = Abgelegt: { $cards_count ->
    [0] keine Karten
    [one] 1 Karte ({ $cards })
   *[other] { $cards_count } Karten ({ $cards })
}
    .top = Abgelegt: { $count ->
        [one] 1 Karte ({ $card })
       *[other] { $count } Karten, obenauf { $card }
    }
position-supply = Tempel im Vorrat: { $count }
position-piles = Stapel der Ziel-Karten: { $piles }
pile-count = { $colour } { $count }
position-under = unten im Stapel dieser Farbe ({ $colour }), von oben nach unten: { $places }

## The card beside the board: a turn in a few lines, and what things cost the viewer now

aid-turn-1 = Karten nehmen: Jeder nimmt für jeden eigenen Tempel eine Karte.
aid-turn-2 = Aktionen: Der Spieler am Zug führt so viele aus, wie er will.
aid-turn-3 = Vorschlag: der blaue Chip auf einen Nachbarort des Schiffes ohne Plage.
aid-turn-4 = Auseinandersetzung bei Einspruch: Die meisten Karten gewinnen; bei Gleichstand schlägt Blau Rot, und beide schlagen Schwarz.
aid-turn-5 = Fahrt: Wer den Ort als Ziel hat, deckt es auf. Alle deine Ziele aufgedeckt: Du gewinnst sofort.
aid-turn-6 = Wind: Fuhr das Schiff zu Blau, bleibst du mit einer Karte am Zug; sonst ist dein linker Nachbar dran.
aid-cost-1 = 2 neue Karten nehmen{ $pandora_limit ->
    [turn] , einmal je Runde
    [phase] , einmal je Aktionsphase
   *[none] {""}
}
    .price = { $zeus_as_pandora ->
    [yes] 1 Pandora oder Zeus
   *[no] 1 Pandora
}
aid-cost-2 = Plage platzieren
    .price = 1 Plage oder Zeus
aid-cost-3 = Plage entfernen
    .price = { $cost ->
    [one] 1 beliebige Karte
   *[other] { $cost } beliebige Karten
}
aid-cost-4 = Ziel-Karte austauschen{ $exchange_limit ->
    [turn] , einmal je Runde
    [phase] , einmal je Aktionsphase
   *[none] {""}
}
    .price = { $cost ->
    [one] 1 beliebige Karte
   *[other] { $cost } beliebige Karten
}
aid-cost-5 = Den nächsten Tempel erwerben
    .price = { $price } Karten, davon { $temples } Tempel oder Zeus
aid-cost-6 = Einspruch: roten Chip legen
    .price = { $first_red ->
    [one] 1 Einspruch oder Zeus
   *[more] mindestens 1 Einspruch oder Zeus
}
aid-cost-7 = Eine Partei unterstützen
    .price = so viele Einspruch oder Zeus, dass sie führt
aid-cost-8 = Nach einer Fahrt zu Blau am Zug bleiben
    .price = 1 Wind oder Zeus

## Options

option-edition = Nach welchen veröffentlichten Regeln gespielt wird
    .revised = nach den überarbeiteten Regeln von 2001 (italienisch und französisch)
    .german = nach den Regeln der deutschen Ausgabe
option-map = Eine eigene Karte, in einer TOML-Datei
option-zeus_as_pandora = Zeus an Stelle von Pandora
    .no = Zeus ersetzt jede Karte außer Pandora
    .yes = Zeus ersetzt auch Pandora
option-pandora_limit = Wie oft man Pandoras neue Karten nehmen darf
    .turn = einmal je Runde
    .phase = einmal in jeder Aktionsphase
    .none = ohne Grenze
option-exchange_limit = Wie viele Ziel-Karten man austauschen darf
    .one = eine je Runde
    .none = beliebig viele
option-new_goal = Woher die neue Ziel-Karte kommt
    .any = von einem Stapel nach Wahl
    .same = vom Stapel der abgegebenen
option-barred_colour = Was die Farbe des Ortes verbietet, an dem das Schiff liegt
    .taken = eine Ziel-Karte dieser Farbe zu nehmen
    .returned = eine Ziel-Karte dieser Farbe abzugeben
option-limits_survive_wind = Pandora und Austausch nach einem Wind
    .no = nach jedem Wind wieder möglich
    .yes = bis zur nächsten Runde verbraucht
option-first_red = Karten zum roten Chip
    .open = mindestens eine
    .one = genau eine
option-first_black = Karten zum schwarzen Chip
    .lead = genug, um sofort zu führen
    .one = eine genügt
option-agree_bars_black = Der schwarze Chip, wenn man einverstanden war
    .no = man darf ihn noch legen
    .yes = man darf ihn in dieser Auseinandersetzung nicht legen
option-owner_may_place_black = Der schwarze Chip, wenn man den blauen oder roten gelegt hat
    .no = man darf ihn nicht auch noch legen
    .yes = man darf auch ihn legen
option-black_after_support = Der schwarze Chip, wenn man eine Partei unterstützt hat
    .no = man darf ihn nicht mehr legen
    .yes = man darf ihn noch legen
option-black_may_cure = Der schwarze Chip auf einem Ort mit Plage
    .no = nicht möglich
    .yes = möglich, wenn man für das Entfernen zahlt
option-pass_scope = Wie lange ein Passen gilt
    .debate = für diese Auseinandersetzung
    .turn = für alle Auseinandersetzungen der Runde
option-draw_starts = Wer zuerst Karten nimmt
    .active = der Spieler am Zug
    .first = der Startspieler
option-reshuffle = Wann die abgelegten Karten zum neuen Stapel werden
    .lazy = wenn eine Karte gebraucht wird und keine mehr da ist
    .eager = sobald die letzte Karte genommen ist
    .never = nie
option-discards = Was von den abgelegten Karten zu sehen ist
    .open = alle
    .top = nur die oberste
option-temple_payment = Die weiteren Karten für einen Tempel
    .any = von beliebiger Art
    .other = keine Tempel-Karten
option-plague_targets = Wohin Plagen gelegt werden dürfen
    .any = auf jeden Ort
    .goals = nur auf Orte mit einer Ziel-Karte
option-temple_supply = Der Vorrat an Tempeln
    .bound = es gibt 23 Tempel
    .endless = es sind immer genug da
option-objection_cure = Welche Plage man für einen Einspruch entfernen darf
    .target = nur die auf dem Ort des Chips
    .any = eine beliebige
option-action_order = Die Reihenfolge der Aktionen
    .free = beliebig
    .listed = so, wie die Regeln sie aufzählen
option-red_differs = Der Ort des roten Chips
    .no = darf der des blauen sein
    .yes = muss ein anderer als der des blauen sein
option-debate_end = Wann eine Auseinandersetzung endet
    .one = wenn nur noch einer nicht gepasst hat
    .all = wenn alle gepasst haben
option-troy_revisit = Die Rückkehr an den Ausgangsort
    .no = nicht erlaubt
    .yes = erlaubt wie jede andere Linie
option-faction_lock = Die Partei während einer Auseinandersetzung wechseln
    .no = jederzeit erlaubt
    .yes = nicht erlaubt
option-exchange_shown = Eine schon erreichte Ziel-Karte austauschen
    .no = nicht erlaubt
    .yes = erlaubt
option-plague_heaps = Mehrere Plagen auf einem Ort
    .no = nicht erlaubt
    .yes = erlaubt; jede wird für sich entfernt
option-wind_after_pass = Der Wind, wenn Blau gewinnt, nachdem der aktive Spieler gepasst hat
    .no = steht dem aktiven Spieler nicht zu
    .yes = steht dem aktiven Spieler zu, wie immer bei Blau

## The page
## Put together at run time: board-card- with the kind of card

board-map = Karte des Mittelmeers
board-legend = Die Zeichen der Karte
board-legend-goal = dein Ziel, Linien dorthin
board-start = Keine Ziel-Karte zeigt diesen Ort.
board-from-ship = { $routes ->
    [-1] Plagen versperren jeden Weg vom Schiff.
    [0] Hier liegt das Schiff.
    [one] 1 Linie vom Schiff entfernt.
   *[other] { $routes } Linien vom Schiff entfernt.
}
board-plague-here = Hier liegt eine Plage: Das Schiff kann nicht hierher geschickt werden, bis jemand sie entfernt (U-37).
    .several = Hier liegen { $count } Plagen: Das Schiff kann erst hierher geschickt werden, wenn alle entfernt sind (U-37).
board-disc-here = Hier liegt: { $disc }.
board-goal-here = Dein Ziel: Du deckst es auf, sobald das Schiff hier ankommt, wer immer es geschickt hat (U-89).
board-reached-here = Dein Ziel, schon erreicht.
board-goals-from = Von hier zu deinen Zielen: { $ways }.
board-look = Von { $place } aus sehen
board-look-from = Entfernungen von { $place }
board-look-end = Wieder vom Schiff aus zählen
board-goal-hidden = Verdecktes Ziel: { $goal }. Alle sehen die Farbe, nur wer es hat, den Ort (U-45).
board-goal-to-come = Hierher kommt eine Ziel-Karte.
board-goal-reached = erreicht
board-routes = { $routes ->
    [-1] kein Weg frei
    [0] hier liegt das Schiff
    [one] 1 Linie
   *[other] { $routes } Linien
}
board-card-challenge = Einspruch: zählt in der Auseinandersetzung 1 für eine Partei (U-60, U-66). Wie mit jeder Karte lässt sich damit auch bezahlen: eine Plage entfernen, ein Ziel tauschen, ein Tempel (U-24).
board-card-temple = Tempel: damit baust du einen Tempel (U-46). Jeder weitere bringt dir in jeder Runde mehr Karten und macht alle deine Aktionen teurer (U-16, U-25).
board-card-wind = Wind: Ist das Schiff dorthin gefahren, wohin du wolltest, bleibst du für eine weitere Fahrt am Zug (U-83).
board-card-plague = Plage: legt einen lila Chip auf einen Ort; das Schiff kann nicht dorthin geschickt werden, bis jemand ihn entfernt (U-30, U-37).
board-card-pandora = Pandora: Du ziehst beim Stärken deiner Position 2 weitere Karten (U-27).
board-card-zeus = { $zeus_as_pandora ->
    [yes] Zeus: der Joker, der als Einspruch, Tempel, Wind, Plage oder Pandora zählt (U-52).
   *[no] Zeus: der Joker, der als Einspruch, Tempel, Wind oder Plage zählt (U-52), nicht aber als Pandora (F-01).
}
board-no-debate = Hat jemand einen Ort vorgeschlagen, streiten die Götter hier darüber.
board-leads = führt
board-in = { $name } kann noch mitreden.
board-speaks = { $name } hat das Wort.
    .short = spricht
board-agreed = { $name } ist einverstanden.
    .short = stimmt zu
board-out = { $name } hat in dieser Auseinandersetzung gepasst.
    .short = gepasst
board-deck = Stapel
    .lit = 2 Karten ziehen
board-discards = abgelegt
board-plagues-left = Plagen übrig
    .lit = Plage legen
board-plagues-out = auf der Karte
    .lit = Plage entfernen
board-temples = Tempel
    .lit = Tempel bauen
board-goal-piles = Ziele zum Tauschen
    .lit = Ziel tauschen
board-pile = Stapel der Ziel-Karten: { $pile }. Wer ein Ziel tauscht, nimmt die oberste Karte eines Stapels (U-42).
board-temple = Ein Tempel kostet dich so viele Tempel-Karten, wie du Tempel hast, und noch einmal so viele Karten beliebiger Art (U-46).
board-temples-of = { $temples ->
    [one] { $name } hat 1 Tempel: 1 Karte in jeder Runde, und jedes Entfernen einer Plage, jeder Tausch kostet 1 Karte (U-16, U-25).
   *[other] { $name } hat { $temples } Tempel: { $temples } Karten in jeder Runde, und jedes Entfernen einer Plage, jeder Tausch kostet { $temples } Karten (U-16, U-25).
}
board-won = In Runde { $turn } hat das Schiff { $place } erreicht: { $name } hat das letzte von vier Zielen aufgedeckt. Wer als Erster alle vier aufdeckt, gewinnt sofort, wer immer das Schiff geschickt hat (U-91).
    .you = In Runde { $turn } hat das Schiff { $place } erreicht: Du hast das letzte deiner vier Ziele aufgedeckt. Wer als Erster alle vier aufdeckt, gewinnt sofort, wer immer das Schiff geschickt hat (U-91).
board-last-goal = das letzte Ziel
board-sign-cured = Plage entfernt
board-sign-new-goal = Neues Ziel
board-sign-reached = Ziel { $goals } von { $all }
board-sign-drifted = Linien versperrt
board-player = Spieler
board-goals = Ziele
board-points = Erreicht
board-cards-left = Übrige Karten

## Hints: why a choice is good, by the reasons in kernel/reasons.py and the game’s search/reasons.py

hint-goals =
    { $more ->
        [0] Das bringt das Schiff zu einem deiner Ziele.
       *[other] Das bringt das Schiff nach { $place }, einem deiner Ziele.
    }
    .subject = ein Ziel in Reichweite
hint-voyage =
    { $more ->
        [0] Das bringt das Schiff näher an deine Ziele.
       *[other] { $routes ->
            [0] Das bringt das Schiff zu deinem Ziel { $place }.
            [one] Von dort ist dein Ziel { $place } eine Linie entfernt; jetzt { $instead ->
                [-1] schneiden es Plagen ab
               *[other] sind es { $instead }
            }.
           *[other] Von dort ist dein Ziel { $place } { $routes } Linien entfernt; jetzt { $instead ->
                [-1] schneiden es Plagen ab
               *[other] sind es { $instead }
            }.
        }
    }
    .subject = die Nähe zu deinen Zielen
hint-votes =
    { $more ->
        [0] Du hast mehr Karten für die Auseinandersetzungen.
        [one] Du hast eine Karte mehr für die Auseinandersetzungen.
       *[other] Du hast { $more } Karten mehr für die Auseinandersetzungen.
    }
    .subject = Karten für die Auseinandersetzungen
hint-cards =
    { $more ->
        [0] Du hast mehr Karten auf der Hand.
        [one] Du hast eine Karte mehr auf der Hand.
       *[other] Du hast { $more } Karten mehr auf der Hand.
    }
    .subject = Karten
hint-temples = Du hast einen Tempel mehr, also in jeder Runde mehr Karten.
    .subject = einen Tempel
hint-active = Damit bist du am Zug.
    .subject = deinen Zug

## Why a thing cannot be clicked now

why-passed = Du hast gepasst und nimmst an dieser Auseinandersetzung nicht mehr teil (U-82).
why-own-phase = Das gehört in deine eigene Aktionsphase (U-26).
why-plague-twice = Dort liegt schon eine Plage, und jeder Ort trägt höchstens eine (R-12).
why-plague-goals = An diesem Tisch kommen Plagen nur auf Orte, die eine Ziel-Karte haben (F-18).
why-no-plague = Auf { $place } liegt keine Plage (U-36).
why-ship-there = Dort liegt das Schiff schon: An seinen Ort kann kein Chip gelegt werden (U-56, E-12).
why-start-barred = An diesem Tisch kehrt das Schiff nie hierher zurück: { $place } (F-31).
why-not-joined = Keine Linie verbindet { $place } mit { $ship }, wo das Schiff liegt (U-54).
why-blue-there = Dort liegt der blaue Chip: Ein Einspruch nennt einen anderen Ort (U-60).
why-one-cure = Dort liegt eine Plage, und für einen Einspruch wird nur eine entfernt (F-22).
why-third-place = Dort liegt schon ein Chip ({ $disc }): Der schwarze kommt auf einen dritten Ort (U-71).
why-black-plague = Dort liegt eine Plage, und an diesem Tisch wird für den schwarzen Chip keine entfernt (F-11).
why-plagued = Dort liegt eine Plage: Entferne sie zuerst, für { $cost ->
    [one] 1 Karte
   *[other] { $cost } Karten
} (U-55, U-34).
    .poor = Dort liegt eine Plage: Sie zu entfernen kostet { $cost ->
        [one] 1 Karte
       *[other] { $cost } Karten
    }, und du hast { $cards } (U-55, U-34).
    .late = Dort liegt eine Plage, und an diesem Tisch ist es zu spät, sie zu entfernen: Die Aktionen folgen der Reihenfolge der Regel (U-55, F-25).
why-plagued-disc = Dort liegt eine Plage: Sie zu entfernen kostet { $cost }, und { $least ->
    [one] 1 Einspruch- oder Zeus-Karte muss
   *[other] { $least } Einspruch- oder Zeus-Karten müssen
} dir zum Ausspielen bleiben; für beides reicht deine Hand nicht (U-60, E-25).
why-few-votes = { $least ->
    [one] Nötig ist mindestens 1 Einspruch- oder Zeus-Karte
   *[other] Nötig sind mindestens { $least } Einspruch- oder Zeus-Karten
}, und du hast { $votes } (U-60, U-68).
why-black-out = Der schwarze Chip liegt schon, und es gibt nur einen (U-61, U-72).
why-locked = An diesem Tisch wechselt niemand die Partei, und du hast schon eine (R-4).
why-black-owner = Du hast schon einen Chip gelegt, der schwarze steht dir nicht zu (R-5).
why-black-agreed = Du warst mit dem Vorschlag einverstanden und darfst den schwarzen Chip nicht legen (U-65).
why-black-helped = An diesem Tisch darf den schwarzen Chip nicht legen, wer schon für eine Partei gespielt hat (F-10).
why-no-debate = Eine Partei kann man unterstützen, sobald jemand mit dem roten Chip Einspruch erhoben hat (U-62).
why-black-first = Der schwarze Chip liegt noch nicht: Er kommt auf einen dritten Ort des Spielplans (U-71).
why-no-card = Du hast keine { $card }-Karte, und gespielt wird nur aus der eigenen Hand (U-24).
why-all-laid = Alle deine { $card }-Karten liegen schon, und eine Karte dient nur einem Zweck (E-25).
why-wind-only = Nur mit einer Wind-Karte oder Zeus bleibst du am Zug (U-83, U-84).
why-card-challenge = Eine Einspruch-Karte spielt man in der Auseinandersetzung; jetzt kann sie nur einen Preis bezahlen (U-79, U-24).
why-card-wind = Eine Wind-Karte spielt man, wenn das Schiff gerade zu deinem blauen Chip gefahren ist (U-83).
why-card-first = { $card_id ->
    [temple] Wähle zuerst, einen Tempel zu bauen: Bezahlt wird er mit Tempel-Karten (U-46).
    [plague] Wähle zuerst, eine Plage zu legen, dann wohin (U-30).
    [pandora] Wähle zuerst, Pandora zu öffnen (U-27).
   *[other] Wähle zuerst, wofür Zeus stehen soll: für eine Aktion oder einen Preis (U-52).
}
why-zeus-idle = Keine Aktion steht dir offen, für die Zeus stehen könnte: Du kannst nur vorschlagen (U-52, U-54).
why-no-vote = In der Auseinandersetzung zählen nur Einspruch- und Zeus-Karten (U-79).
why-side-first = Wähle zuerst eine Partei oder einen Ort für einen Chip; dann spielst du Karten dafür (U-60, U-62).
why-only-pass = Mit dieser Hand steht dir keine Partei und kein Ort offen: Du kannst nur einverstanden sein oder passen (U-76).
why-pandora-card = { $zeus_as_pandora ->
    [yes] Nur eine Pandora-Karte, oder Zeus an ihrer Stelle, öffnet Pandora (U-27, U-28).
   *[no] Nur eine Pandora-Karte öffnet Pandora: In dieser Ausgabe kann Zeus sie nicht ersetzen (U-27, F-01).
}
why-plague-card = Nur eine Plage-Karte, oder Zeus an ihrer Stelle, trifft einen Ort (U-30).
why-one-card = An diesem Tisch wird mit dem roten Chip genau eine Karte gespielt (F-07).
why-temple-other = An diesem Tisch dürfen die weiteren Karten für einen Tempel keine Tempel-Karten sein (F-16).
why-temple-needed = Von den noch fälligen Karten { $needed ->
    [one] muss 1
   *[other] müssen { $needed }
} Tempel oder Zeus sein (U-46, U-49).
why-card-kept = Du brauchst sie noch: { $least ->
    [one] 1 Einspruch- oder Zeus-Karte muss
   *[other] { $least } Einspruch- oder Zeus-Karten müssen
} für den Chip übrig bleiben (U-60, E-25).
why-exchange-first = Wähle zuerst, ein Ziel auszutauschen; der Preis ist { $cost } (U-38).
why-give-first = Wähle zuerst das Ziel, das du abgibst (U-40).
why-goal-shown = Ein aufgedecktes Ziel kann nicht ausgetauscht werden (R-23).
why-goal-colour = Es hat die Farbe des Ortes, an dem das Schiff liegt, und in dieser Ausgabe wird ein solches Ziel nicht ausgetauscht (F-05).
why-no-pile = Von einem leeren Stapel kann kein Ziel genommen werden (E-7).
why-pile-colour = Das neue Ziel darf nicht die Farbe des Ortes haben, an dem das Schiff liegt (U-43).
why-action-order = An diesem Tisch folgen die Aktionen der Reihenfolge der Regel, und diese ist vorbei (F-25).
why-pandora-used = { $pandora_limit ->
    [turn] Du hast Pandora in diesem Zug schon geöffnet; das geht nur einmal (U-29).
   *[other] Du hast Pandora in dieser Aktionsphase schon geöffnet; das geht nur einmal (R-15).
}
why-pandora-empty = Zieh- und Ablagestapel sind leer: Es gibt nichts zu ziehen (R-22).
    .never = Der Ziehstapel ist leer, und an diesem Tisch wird die Ablage nicht neu gemischt: Es gibt nichts zu ziehen (F-14).
why-plague-supply = Alle sechs Plagen liegen auf dem Plan: Entferne zuerst eine (U-33).
why-no-plagues = Auf dem Plan liegt keine Plage (U-36).
why-cure-there = Wer Einspruch erhebt, entfernt nur die Plage am Ort seines roten Chips: Wähle diesen Ort (R-7).
why-cure-poor = Nach dem Entfernen einer Plage bliebe dir keine Karte oder kein Ort für den Einspruch (F-22).
why-poor = Das kostet eine Karte je Tempel, zusammen { $cost }, und du hast { $cards } (U-25).
why-exchanged = Du hast schon ein Ziel ausgetauscht; mehr als eines geht nicht (U-39).
why-no-goal = Keines deiner Ziele kann jetzt ausgetauscht werden: Aufgedeckte bleiben, und es muss ein anderes zu nehmen geben (R-23, E-7).
why-no-temple = Im Vorrat ist kein Tempel mehr (U-50).
why-build-poor = Dein nächster Tempel kostet { $price } Karten, und du hast { $cards } (U-46).
why-build-cards = Dein nächster Tempel kostet unter anderem { $cost ->
    [one] 1 Tempel- oder Zeus-Karte
   *[other] { $cost } Tempel- oder Zeus-Karten
}, und du hast { $held } (U-46, U-49).

## What puzzles are about: the kind of the best click

theme-verb-pandora = Pandora
theme-verb-plague = Eine Plage platzieren
theme-verb-cure = Eine Plage entfernen
theme-verb-exchange = Ein Ziel tauschen
theme-verb-build = Einen Tempel bauen
theme-verb-propose = Einen Ort vorschlagen
theme-verb-drift = Das Schiff treiben lassen
theme-verb-place = Einen Ort wählen
theme-verb-give = Ein Ziel abgeben
theme-verb-take = Ein Ziel nehmen
theme-verb-card = Eine Karte spielen
theme-verb-done = Rechtzeitig aufhören
theme-verb-agree = Zustimmen
theme-verb-red = Widersprechen
theme-verb-pass = Passen
theme-verb-back = Eine Seite stützen
theme-verb-black = Der schwarze Chip
theme-verb-rest = Keinen Wind spielen
