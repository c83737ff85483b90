### The temperaments of bots: what such a bot is called, what it is like, and how it plays

style-stubborn = Ares
    .manner = stubborn
    .about = Speaks up for every place on the way, whatever it costs.
style-quiet = Hestia
    .manner = quiet
    .about = Agrees to nearly everything, and saves cards for the last goal.
style-jealous = Hera
    .manner = jealous
    .about = Would rather stop whoever leads than get anywhere.
style-bold = Dionysus
    .manner = bold
    .about = Plays cards as fast as they come.
style-patient = Athena
    .manner = patient
    .about = Saves cards, builds temples, and waits for the moment that counts.
style-fickle = Hermes
    .manner = fickle
    .about = Takes what is near, and swaps goals without regret.
