"""For researchers: the interfaces of the field. What an extra brings is imported where it is used."""
