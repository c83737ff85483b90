### Les leçons d’Ithaca : pour chaque étape ce qu’il faut faire, pourquoi, et les réponses à d’autres clics.

lesson-goal = Le but
lesson-goal-route = Voici ta route : Thrinacie, jaune, trois ans.
    .why = Tu rentres chez toi. Les cartes chargées sur une route deviennent des points quand tu accostes. Qui en a le plus gagne.
lesson-goal-favour = Zeus et Athéna ont 2 chacun : la Faveur divine est à Zeus.
    .why = Le dieu en tête décide de ce que tu peux faire. À égalité, l’ordre est Zeus, Athéna, Hélios, Éole.
lesson-goal-influence = Joue Zeus 1 chez Zeus.
    .why = À chaque tour, tu joues une carte chez son dieu. Zeus monte à 3, et pour lui ta route indique Odyssée : charger.
    .influence-a1 = Tu peux jouer n’importe quelle carte. Mais Athéna aurait 3, et pour elle ta route indique Oracle, pas Odyssée.
    .influence-h3 = Tu peux jouer n’importe quelle carte. Mais Hélios serait en tête : la route vide accosterait, et le 3 jaune serait perdu.
    .influence-i1 = Tu peux jouer n’importe quelle carte. Mais Zeus n’est en tête que par le rang : renforce-le avec Zeus 1.
lesson-goal-load = Odyssée : charge Hélios 3 sur ta route.
    .why = On ne charge que des cartes de la couleur de la route, et Hélios est jaune. Il y a place pour une carte par an.
    .discard = Au lieu de l’exploit, tu peux défausser une carte et en piocher une. Mais un 3 sur ta route vaut 3 points.
lesson-goal-turn = Voilà un tour : influencer un dieu, puis faire ce que la route indique.
    .why = La même route indique un autre exploit pour chaque dieu. D’une main tu diriges les dieux, de l’autre tu navigues.

lesson-landing = L’accostage
lesson-landing-loaded = Hélios 3 et Hélios 1 sont à bord : 4 points, si tu accostes.
    .why = Pour Hélios, ta route indique Accostage. Mais Zeus est en tête avec 3, et Hélios n’a que 2.
lesson-landing-keep = Garde ta route.
    .why = Le tour commence par cette question : pour une carte de ton Oracle, tu pourrais piocher une autre route.
    .change = Tu peux changer. Mais cette route est chargée et presque arrivée.
lesson-landing-steer = Joue Hélios 2 chez Hélios.
    .why = Il a alors 4, plus que Zeus : la faveur passe à lui, et ta route indique Accostage.
    .influence-z1 = Tu peux jouer n’importe quelle carte. Mais Zeus resterait en tête, et tu ne pourrais pas accoster.
    .influence = Tu peux jouer n’importe quelle carte. Mais Zeus resterait en tête avec 3, et tu ne pourrais pas accoster.
lesson-landing-land = Accoste.
    .why = Les cartes de ta route deviennent des points, et ses trois ans comptent pour ton voyage.
    .discard = Au lieu de l’exploit, tu peux défausser une carte. Mais accoster rapporte 4 points tout de suite.
lesson-landing-landed = 4 points et trois ans. Tu as pioché une nouvelle route.
    .why = Ce sont les points qui gagnent. Les années rapprochent seulement la fin : à dix, la partie est finie.

lesson-oracle = Oracle et don
lesson-oracle-steer = Joue Éole 1 chez Éole.
    .why = Ta nouvelle route, Ééa, indique Oracle pour Éole. Il est en tête avec 3 et aura 4.
    .influence-z3 = Tu peux jouer n’importe quelle carte. Mais Zeus serait en tête, et mieux vaut garder ce Zeus 3.
    .influence = Tu peux jouer n’importe quelle carte, et Éole resterait en tête. Mais renforce-le, et cache les autres.
lesson-oracle-oracle = Pose Zeus 3 dans ton Oracle.
    .why = Elle est face cachée, toi seul la connais. Avec les cartes Oracle, on mise pour les dons et on affronte les Prétendants.
    .oracle = Toute carte de la main peut y aller. Mais Zeus grandit, et une carte de Zeus servira bientôt.
    .discard = Au lieu de l’exploit, tu peux défausser une carte. Mais l’Oracle vaut mieux.
lesson-oracle-gift = Carla a porté Zeus à 7 : plus de 6, c’est donc un don divin.
    .why = Les Prétendants vont chez Zeus, et sa meilleure carte simple, Zeus 3, est mise en jeu. Carla a passé.
lesson-oracle-bid = Mise Zeus 3 de ton Oracle.
    .why = On mise des cartes Oracle de ce dieu, face cachée. La somme la plus haute gagne la carte, en points.
    .pass = Tu peux passer et garder ta carte. Mais personne d’autre ne semble avoir de cartes de Zeus.
lesson-oracle-won = Le don est à toi : 3 points. Mais ton Oracle est vide.
    .why = Toutes les cartes misées sont défaussées, même celles du gagnant. Et à la fin attendent les Prétendants, chez Zeus.

lesson-change = Changer de route
lesson-change-stuck = Délos est pleine : 5 points à bord. Mais elle n’accoste qu’avec Athéna.
    .why = Zeus est en tête avec 4, Athéna n’a rien : ce serait long.
lesson-change-change = Change de route : pose Athéna 4 de ton Oracle chez Poséidon.
    .why = Tu pioches une autre route, et les cartes à bord te suivent. À trois, Poséidon supporte 4 ; il a 1.
    .keep = Tu peux garder Délos. Mais Athéna n’a rien, et tu n’accosterais pas de sitôt.
    .change-z2 = Toute carte de l’Oracle convient. Avec Zeus 2, Poséidon aurait 3 et resterait calme. Avec 4, il a 5 : regarde !
lesson-change-wrath = 5 est plus que 4 : la colère de Poséidon ! Bruno et Carla perdent leur route.
    .why = Tous sauf toi doivent en piocher une autre. La tienne, Cyclopes, accoste avec Zeus.
lesson-change-influence = Joue Zeus 1 chez Zeus.
    .why = Zeus reste en tête, et pour lui ta nouvelle route indique Accostage.
    .influence = Tu peux jouer n’importe quelle carte, et Zeus resterait en tête. Mais Zeus 1 est le plus sûr.
lesson-change-land = Accoste.
    .why = 5 points, et quatre ans : la longue route compte plus d’années.
    .discard = Au lieu de l’exploit, tu peux défausser une carte. Mais 5 points t’attendent.
lesson-change-cost = Cela a coûté une carte Oracle. Il en reste une.
    .why = L’Oracle sert à trois choses : miser, changer de route, affronter les Prétendants. Ne dépense pas tout.

lesson-end = La fin
lesson-end-years = Tu en es à sept années, et cette route en compte trois : accoster en fait dix.
    .why = À dix années, le voyage est fini. Les cartes en main, ou sur une route qui n’a pas accosté, ne valent rien.
lesson-end-suitors = Les Prétendants sont chez Zeus, et ton Oracle contient Zeus 3.
    .why = À la fin, l’Oracle le plus fort de ce dieu les vainc. Tous les autres perdent leurs points de Zeus.
lesson-end-influence = Garde ta route, puis joue Zeus 1 chez Zeus.
    .why = Pour Zeus, ta route indique Accostage. Ton Oracle reste entier pour les Prétendants.
    .change = Tu peux changer. Mais tu perds une carte Oracle, et cette route peut accoster maintenant.
    .influence = Tu peux jouer n’importe quelle carte, et Zeus resterait en tête. Mais Zeus 1 est le plus sûr.
lesson-end-land = Accoste, et finis le voyage.
    .why = 5 points de plus, et la dixième année.
    .discard = Au lieu de l’exploit, tu peux défausser une carte. Mais accoster termine la partie alors que tu mènes.
lesson-end-over = Tu as vaincu les Prétendants et gagné : 11 points, Bruno 7, Carla 6.
    .why = Bruno et Carla ont perdu leurs points de Zeus. Joue une vraie partie avec des timoniers ; nous t’aidons au début.

## La première vraie partie

coach-change = Garde ta route, sauf si son accostage est loin. Changer coûte une carte Oracle et irrite Poséidon.
coach-influence = Regarde ta route : quel exploit veux-tu, et pour quel dieu l’indique-t-elle ? Mets ce dieu en tête.
coach-odyssey = Charge la plus haute carte de la couleur de la route. À bord, elle ne compte que si tu accostes.
coach-oracle = Pose une carte du dieu qui grandit : tu peux la miser, ou vaincre les Prétendants à la fin.
coach-land = Accoster change ta cargaison en points. Avec une route vide, cela ne rapporte que des années.
coach-gift = Toutes les cartes misées sont perdues. Mise si le don vaut plus pour toi que ta force contre les Prétendants.
coach-favour = Encore une carte chez un dieu : pousse celui qu’il te faut ensuite, ou au-delà de 6 pour un don.
coach-farewell = Tu connais le jeu maintenant. À toi de jouer seul : bon retour !
