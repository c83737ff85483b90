game-title = Sassolini
game-about = Prendine uno, due o tre. Vince chi prende l’ultimo.
