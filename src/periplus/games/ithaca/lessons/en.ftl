### The lessons of Ithaca: of each step the one thing to do, why, and answers to other clicks.

lesson-goal = The goal
lesson-goal-route = This is your route: Thrinacia, yellow, three years.
    .why = You are sailing home. Cards that you load on a route become points when you land. Most points win.
lesson-goal-favour = Zeus and Athena have 2 each: the Divine Favour is with Zeus.
    .why = The god with the most decides what you may do. When equal, the order is Zeus, Athena, Helios, Aeolus.
lesson-goal-influence = Play Zeus 1 to Zeus.
    .why = Every turn you play a card to its god. Zeus then leads with 3, and for Zeus your route shows Odyssey: loading.
    .influence-a1 = You may play any card. But then Athena would lead with 3, and for her your route shows Oracle, not Odyssey.
    .influence-h3 = You may play any card. But then Helios would lead: your empty route would land, and the yellow 3 be gone.
    .influence-i1 = You may play any card. But Zeus leads only by rank: make him safe with your Zeus 1.
lesson-goal-load = Odyssey: load Helios 3 on your route.
    .why = Only cards of the route’s colour can be loaded, and Helios is yellow. There is room for a card a year.
    .discard = Instead of the deed you may discard a card and draw another. But a 3 on your route is worth 3 points.
lesson-goal-turn = That was a turn: influence a god, then do what your route shows.
    .why = The same route shows another deed for each god. So you steer the gods with one hand, and sail with the other.

lesson-landing = Landing
lesson-landing-loaded = Helios 3 and Helios 1 are on board: 4 points, if you land.
    .why = For Helios your route shows Landing. But Zeus leads with 3, and Helios has only 2.
lesson-landing-keep = Keep your route.
    .why = A turn begins with this question: for a card of your Oracle you could draw another route.
    .change = You may change. But this route is loaded and nearly home.
lesson-landing-steer = Play Helios 2 to Helios.
    .why = He then has 4, more than Zeus: the favour moves to him, and your route shows Landing.
    .influence-z1 = You may play any card. But then Zeus stays ahead, and you can’t land.
    .influence = You may play any card. But Zeus would stay ahead with 3, and you can’t land.
lesson-landing-land = Land.
    .why = The cards on your route become points, and its three years count for your voyage.
    .discard = Instead of the deed you may discard a card. But landing brings 4 points now.
lesson-landing-landed = 4 points and three years. You have drawn a new route.
    .why = Points are what wins. Years only bring the end nearer: ten of them end the game.

lesson-oracle = Oracle and gift
lesson-oracle-steer = Play Aeolus 1 to Aeolus.
    .why = Your new route, Aeaea, shows Oracle for Aeolus. He leads with 3 and then has 4.
    .influence-z3 = You may play any card. But Zeus would lead then, and you will want to keep this Zeus 3.
    .influence = You may play any card, and Aeolus would still lead. But strengthen him, and keep the others in the dark.
lesson-oracle-oracle = Lay Zeus 3 in your Oracle.
    .why = It lies face down, and only you know it. With Oracle cards you bid for gifts and face the Suitors.
    .oracle = Any hand card may go there. But Zeus is growing, and a Zeus card will soon be useful.
    .discard = Instead of the deed you may discard a card. But the Oracle is worth more.
lesson-oracle-gift = Carla pushed Zeus to 7: more than 6, so there is a divine gift.
    .why = The Suitors move to Zeus, and the best single card there, Zeus 3, is the prize. Carla passed.
lesson-oracle-bid = Bid Zeus 3 from your Oracle.
    .why = You bid with Oracle cards of that god, face down. The highest sum wins the prize as points.
    .pass = You may pass and keep your card. But nobody else seems to have Zeus cards.
lesson-oracle-won = The prize is yours: 3 points. But your Oracle is empty.
    .why = All cards that were bid are discarded, the winner’s, too. And at the end the Suitors wait, at Zeus now.

lesson-change = Change of route
lesson-change-stuck = Delos is full: 5 points on board. But it lands only with Athena.
    .why = Zeus leads with 4, Athena has nothing: that would take long.
lesson-change-change = Change your route: lay Athena 4 from your Oracle at Poseidon.
    .why = You draw another route, and the cards on board come along. With three players Poseidon bears 4; he has 1.
    .keep = You may keep Delos. But Athena has nothing, and you could not land for long.
    .change-z2 = Any Oracle card will do. With Zeus 2 Poseidon would have 3 and stay calm. With 4 he has 5: watch!
lesson-change-wrath = 5 is more than 4: Poseidon’s wrath! Bruno and Carla lose their routes.
    .why = All but you must draw new ones. Your own new route, Cyclopes, lands with Zeus.
lesson-change-influence = Play Zeus 1 to Zeus.
    .why = Zeus stays ahead, and for Zeus your new route shows Landing.
    .influence = You may play any card, and Zeus would still lead. But Zeus 1 makes it safest.
lesson-change-land = Land.
    .why = 5 points, and four years: the long route counts more years.
    .discard = Instead of the deed you may discard a card. But 5 points are waiting.
lesson-change-cost = It cost one Oracle card. One is left.
    .why = Your Oracle serves three ends: to bid, to change route, and to face the Suitors. Don’t spend it all.

lesson-end = The end
lesson-end-years = You have seven years, and this route has three: landing makes ten.
    .why = With ten years the voyage is over. Cards in hand, or on a route that has not landed, count nothing.
lesson-end-suitors = The Suitors are with Zeus, and you have Zeus 3 in your Oracle.
    .why = At the end the strongest Oracle of that god beats them. All others lose all their points of Zeus.
lesson-end-influence = Keep your route, then play Zeus 1 to Zeus.
    .why = For Zeus your route shows Landing. Your Oracle stays whole for the Suitors.
    .change = You may change. But then an Oracle card is gone, and this route can land now.
    .influence = You may play any card, and Zeus would still lead. But Zeus 1 makes it safest.
lesson-end-land = Land, and end the voyage.
    .why = 5 more points, and the tenth year.
    .discard = Instead of the deed you may discard a card. But landing ends the game while you are ahead.
lesson-end-over = You beat the Suitors and win: 11 points, Bruno 7, Carla 6.
    .why = Bruno and Carla lost their points of Zeus. Now play a real game against helmsmen; we stay beside you at first.

## The first real game

coach-change = Keep your route, unless its landing is far away. A change costs an Oracle card and angers Poseidon.
coach-influence = Look at your route: which deed do you want, and for which god does it show? Make that god lead.
coach-odyssey = Load the highest card of the route’s colour. A card on board counts only when you land.
coach-oracle = Lay down a card of the god that is growing: you can bid with it, or beat the Suitors at the end.
coach-land = Landing makes points of your cargo. With an empty route it brings only years, and the end nearer.
coach-gift = All cards that you bid are gone. Bid if the prize is worth more to you than your strength against the Suitors.
coach-favour = One more card to a god: push the one that you need next turn, or above 6 for a gift.
coach-farewell = You know the game now. From here you are on your own: a safe voyage home!
