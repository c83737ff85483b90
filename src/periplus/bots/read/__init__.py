"""What the others' deeds tell of what they hide, for the games in which heeding it wins more."""
