# L'éditeur de cartes, plateaux et jeux de cartes : ce que tous les jeux partagent.

editor-title = Éditeur pour { $game }
editor-kept = Votre brouillon est gardé dans ce navigateur : recharger ou partir ne fait rien perdre.
editor-barred = Ce navigateur ne garde rien : enregistrez un fichier avant de partir.
editor-left = Rien n'est perdu : votre brouillon est gardé dans ce navigateur.
editor-file = Le fichier
editor-undo = Annuler
editor-redo = Rétablir
editor-begin = Nouveau ou ouvrir
editor-save = Enregistrer le fichier
editor-saved = Enregistré : { $file }
editor-play = Y jouer tout de suite
editor-share = Jouer avec des amis
editor-views = Vue
editor-view-draw = Dessin
editor-view-text = Texte du fichier
editor-view-play = Tel que vous jouerez
editor-unread = Le texte n'est pas encore du TOML. Corrigez-le sous « Texte du fichier » : le contrôle indique la ligne.
editor-begin-title = Par quoi commencer ?
editor-begin-kept = Cela remplace le brouillon actuel ; « Annuler » le ramène.
editor-ours = Le nôtre
editor-ours-help = Ce qui vient avec le jeu, à changer à votre guise
editor-empty = Rien encore
editor-empty-help = Partir de zéro, par exemple d'un jeu imprimé que vous possédez
editor-open = Un fichier à vous
editor-open-help = Du TOML, enregistré ici ou écrit à la main ; ses commentaires ne sont pas gardés
editor-checker = Ce que dit le contrôle
editor-checking = Contrôle…
editor-faults =
    { $count ->
        [one] Une erreur
       *[other] { $count } erreurs
    }
editor-faults-help = On pourra jouer quand il n'y en aura plus. Cliquez pour voir de quoi il s'agit.
editor-sound = Aucune erreur : on peut jouer
editor-warnings =
    { $count ->
        [one] Un avertissement : permis, mais rarement voulu
       *[other] { $count } avertissements : permis, mais rarement voulus
    }
editor-more = et { $count } de plus
editor-line = ligne { $line }
editor-no-preview = Vous le verrez ici dès que le contrôle ne trouvera plus d'erreur.
editor-no-board = Ce jeu n'a pas de dessin : il se joue en mots.
editor-remove = Enlever
editor-add = Ajouter
editor-name = Nom
editor-own-usual = Celui du jeu
editor-own-draft = Votre brouillon : { $name }
editor-own-file = Un fichier à vous…
editor-own-make = En faire ou en changer un dans l'éditeur
editor-own-bad = On ne peut pas encore y jouer :
