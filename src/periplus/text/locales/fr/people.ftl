### Les gens : tables ouvertes, pouvoirs de l’hôte, signalements, comptes et profils.

## Open tables

open-title = Tables ouvertes
open-none = Aucune table n’est ouverte en ce moment. Crées-en une : « Jouer entre amis », puis « Tout le monde peut venir ».
open-sit = S’asseoir
open-free = { $free ->
    [one] 1 place libre
   *[other] { $free } places libres
}
open-there = à la table en ce moment
experience-any = Bienvenue à tous
experience-new = Pour débuter
experience-practised = Pour joueurs expérimentés
new-admits = Qui peut venir ?
new-admits-invited = Qui reçoit le lien de ta part
new-admits-anybody = Tout le monde peut venir
new-admits-help = Une table où tout le monde peut venir figure sur la page d’accueil. Jusqu’au début de la partie, tu peux la fermer ou en écarter quelqu’un.
new-experience = Pour qui
new-talk = Discussion
new-talk-on = Permise
new-talk-off = Aucune
gathering-anybody = Cette table figure sur la page d’accueil : tout le monde peut venir.
gathering-closed = Plus personne ne peut s’asseoir à cette table.

## What can be done about others

people-title = Les autres à la table
people-none = Personne d’autre n’est à la table.
people-actions = Que faire de { $name }
person-hide = Masquer ses messages
person-show = Montrer ses messages
person-report = Signaler
person-muted = réduit au silence
host-title = En tant qu’hôte
host-remove = Écarter
host-mute = Réduire au silence pour tous
host-unmute = Rendre la parole
host-open = Laisser venir tout le monde
host-close = Ne plus laisser venir personne
host-invite = Seulement avec le lien
host-talk-off = Couper la discussion
host-talk-on = Rétablir la discussion
report-title = Signaler { $name }
report-help = La personne qui gère ce serveur le lit, avec ce qui a été écrit. À la table, personne n’en sait rien.
report-reason = De quoi s’agit-il ?
report-chat = De ses messages
report-name = De son nom
report-play = De sa façon de jouer ou de partir
report-other = D’autre chose
report-text = Que s’est-il passé ?
report-send = Envoyer le signalement
report-sent = Merci. La personne qui gère ce serveur s’en occupera.
chat-off = Il n’y a pas de discussion à cette table.
chat-muted = L’hôte de cette table t’a réduit au silence.

refusal-closed = L’hôte ne laisse plus personne s’asseoir à cette table. Tu peux regarder.
refusal-barred = L’hôte t’a écarté de cette table.
refusal-invited-only = Ce serveur n’a pas de tables ouvertes : on y joue sur invitation.
refusal-unwanted-name = Ce nom ne peut pas servir ici. Choisis-en un autre.
refusal-muted = L’hôte de cette table t’a réduit au silence.
refusal-no-talk = Il n’y a pas de discussion à cette table.
refusal-begun = La partie a commencé.

## Accounts

account-title = Ton compte
account-link = Compte
account-about = Tu n’as pas besoin de compte. Avec un compte, tu retrouves tes places sur chaque appareil. Pas de mot de passe : ton appareil garde une clé d’accès.
account-name = Ton nom
account-make = Créer un compte
account-sign-in = Se connecter
account-claim = { $games ->
    [one] Emporter la partie de ce navigateur
   *[other] Emporter les { $games } parties de ce navigateur
}
account-no-passkeys = À cette adresse, ce navigateur n’a pas de clés d’accès. Il faut HTTPS, ou un nom comme « localhost ».
account-failed = Aucune clé d’accès n’a été utilisée. Réessaie.
account-elsewhere = Se connecter avec { $provider }
account-elsewhere-failed = Tu n’es pas connecté : tu es revenu sans t’être identifié là-bas.
account-linked = Tu peux te connecter avec { $provider }, sans clé d’accès.
account-not-linked = Tu peux aussi te connecter avec { $provider }, si tu l’associes à ce compte.
account-link-elsewhere = Associer { $provider }
account-recover = J’ai perdu mes clés d’accès
account-code = Code de secours
account-code-new = Ton code de secours
account-code-help = Note-le et garde-le bien : il te connecte quand toutes les clés d’accès sont perdues. Il n’est montré que maintenant et sert une fois.
account-code-renew = Un nouveau code de secours
account-kept = Je l’ai noté
account-passkeys = Clés d’accès
account-passkey-add = Ajouter une clé d’accès
account-remove = Retirer
account-sessions = Où tu es connecté
account-here = ici
account-end = Déconnecter
account-sign-out = Se déconnecter
account-save = Enregistrer
account-rated = Un classement et un profil que les autres voient
account-rated-help = Comptent les parties sans conseils et avec les fichiers habituels, entre personnes classées et avec des bots. Partir et laisser passer le temps comptent comme une défaite.
account-profile = Mon profil
account-delete = Supprimer mon compte
account-delete-sure = Ton compte, ton nom aux tables et ce que tu y as écrit sont supprimés. Les parties restent, sans ton nom. C’est sans retour.
account-delete-yes = Supprimer pour de bon
refusal-passkey = Cette clé d’accès n’est pas connue ici.
refusal-too-late = Cela a pris trop de temps. Réessaie.
refusal-no-recovery = Aucun compte n’a ce code de secours. Chacun sert une fois.
refusal-not-signed-in = Connecte-toi d’abord.
refusal-elsewhere = L’autre serveur n’a pas pu dire qui tu es. Réessaie plus tard.
refusal-other-account = Ton identité là-bas est déjà associée à un autre compte ici.
refusal-too-many-passkeys = Un compte ne peut pas avoir plus de clés d’accès.

## Profiles

profile-title = Le profil de { $name }
profile-nameless = Quelqu’un
profile-own = Toi seul vois ce profil. Avec le classement activé, les autres le voient aussi.
profile-none = Aucune partie terminée pour l’instant.
profile-played = { $games ->
    [one] 1 partie
   *[other] { $games } parties
}
profile-left = quittée { $times ->
    [one] une fois
   *[other] { $times } fois
}
profile-rating = Classement { $value }
profile-rating-between = probablement entre { $low } et { $high }
profile-place = Place { $place } : { $times }×
profile-goals = { $reached } buts atteints sur { $number }
profile-chart = Le classement à { $game }, partie après partie
profile-scale = Un timonier a 1000.
profile-opponents = Adversaires préférés
profile-ahead = { $games ->
    [one] 1 partie, devant dans { $ahead }
   *[other] { $games } parties, devant dans { $ahead }
}
refusal-no-profile = Ce profil n’existe pas, ou seul son propriétaire le voit.
