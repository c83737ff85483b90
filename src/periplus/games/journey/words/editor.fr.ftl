# L'éditeur de plateaux.

edit-title = Votre plateau pour le Voyage
edit-parts = Parties du plateau
edit-decks = Paquets
edit-adventures = Aventures
edit-general = Le reste
edit-granite =
    { $sea ->
        [yes] île
       *[no] granite
    }
edit-discovery = découverte : { $cards }
edit-grid-help = Choisissez un pinceau et peignez. Les flèches déplacent, Entrée peint, Suppr fait de la roche.
edit-brush = Pinceau
edit-asks = Une découverte demande au plus { $most } :
edit-clear = Rien de tout cela
edit-word = { $space }, tel que dans le fichier
edit-rows = Lignes
edit-columns = Colonnes
edit-lava-space = Case { $number }
edit-colour = couleur
edit-loss = Fossiles perdus
edit-total = { $count } en tout
edit-id = Nom dans le fichier
edit-kind = Genre
edit-kind-find = fossile trouvé
edit-kind-sighting = observation
edit-kind-ball = foudre en boule
edit-same = pareilles
edit-any = quelconques
edit-points = Points
edit-water = Jetons d'eau
edit-bonus-mushroom_forest = Points du premier à la forêt de champignons
edit-bonus-ruined_city = Points du premier à la cité en ruine
