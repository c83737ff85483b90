### The temperaments of bots: what such a bot is called, what it is like, and how it plays

style-hasty = Phileas Fogg
    .manner = hasty
    .about = Makes for the end of each stage, and digs only in passing.
style-collector = Aronnax
    .manner = a collector
    .about = Completes skulls and skeletons, however long the way.
style-wary = Conseil
    .manner = wary
    .about = Fears thirst and lava: takes water, and keeps equipment to the end.
style-thrifty = Cyrus Smith
    .manner = thrifty
    .about = Draws until the hand is full, and only then moves on.
style-bold = Ned Land
    .manner = bold
    .about = Moves on with what there is, and trusts to luck for the rest.
style-curious = Paganel
    .manner = curious
    .about = Goes where something happens: springs, events, adventures.
