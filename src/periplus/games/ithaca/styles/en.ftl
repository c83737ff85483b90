### The temperaments of bots: what such a bot is called, what it is like, and how it plays

style-hasty = Diomedes
    .manner = hasty
    .about = Lands early and often, and ends the game before others are ready.
style-greedy = Agamemnon
    .manner = greedy
    .about = Lands only fully laden, and likes long routes.
style-devout = Nestor
    .manner = devout
    .about = Bids for every divine gift, and fills the Oracle for the next.
style-jealous = Ajax
    .manner = jealous
    .about = Grudges others their prizes, and calls on Poseidon to stop them.
style-wary = Telemachus
    .manner = wary
    .about = Fears the Suitors, and keeps Oracle cards ready for them.
style-restless = Menelaus
    .manner = restless
    .about = Changes route whenever another looks better.
