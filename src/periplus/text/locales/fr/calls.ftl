# Being called to one's table, and clocks for days: what the page says of them.

menu-calls = Quand je suis absent
call-me = Préviens-moi quand c’est à moi
call-never = Non
call-on-turn = Quand c’est à moi
call-on-chat = Aussi quand quelqu’un écrit
call-here = Ce navigateur sera prévenu, même page fermée. Une seule fois, jusqu’à ce que tu aies regardé.
call-not-here = Ce navigateur n’est pas prévenu : choisis à nouveau pour le permettre.
call-barred = Ton navigateur n’autorise pas les notifications ici. Ses réglages peuvent changer cela.
call-barred-mail = Ton navigateur n’autorise pas les notifications ici. Un courriel peut te prévenir.
call-home-screen = Pour être prévenu quand c’est à toi, mets d’abord cette page sur l’écran d’accueil : Partager, puis « Sur l’écran d’accueil ».
call-mail = Par courriel, à
call-mail-send = Demander les courriels
call-mail-asked = Un courriel est en route vers { $address }. Suis son lien, et tu seras prévenu là.
call-mail-on = Les courriels vont à { $address }.
call-mail-stop = Plus de courriels
call-hook = Annoncer les tours dans un canal
call-hook-kind = Service
call-hook-url = Adresse du webhook
call-hook-help = Qui lit le canal voit à qui c’est, et le lien vers cette table. Possible ici : { $hosts }.
call-hook-send = Y annoncer les tours
call-hook-on = Les tours sont annoncés sur { $host }.
call-hook-stop = Ne plus annoncer
call-offer = Cette partie va durer. On te prévient quand c’est à toi, même page fermée ?
call-offer-yes = Préviens-moi
call-offer-no = Non, merci
call-done = Tu seras prévenu quand c’est à toi.
letters-title = Courriels d’une table
letters-asked = Veux-tu des courriels quand c’est à toi à la table { $table } ?
letters-confirm = Oui, envoyez-les
letters-refuse = Non
letters-on = Les courriels viennent quand c’est à toi à la table { $table } : un seul, jusqu’à ce que tu aies regardé.
letters-stop = Plus de courriels
letters-stopped = Il n’y aura plus de courriels sur cette table.
letters-table = À la table
new-clock-banks = Temps pour toute la partie
new-clock-bank = { $bank } chacun, plus { $more } par décision
new-clock-bank-help = Chacun a ce temps en tout, et un peu plus à chaque décision. Quand il est écoulé, un bot décide.
new-clock-night = La nuit ne compte pas
new-clock-night-from = De
new-clock-night-to = à
new-clock-zone = À l’heure de { $zone }.
clock-night = Le temps est arrêté aux heures { $hours } ({ $zone }).
clock-bank = Temps pour toute la partie : { $bank }.
seat-bank = Temps en réserve : { $left }.
seat-vacation = En vacances jusqu’à { $time }.
vacation = Vacances
vacation-go = Arrêter mon temps
vacation-help = Jusqu’à 28 jours par partie. Tout le monde le voit ; tu peux jouer quand même.
vacation-until = Ton temps est arrêté jusqu’à { $time }.
vacation-back = Je suis de retour
refusal-no-vacation = Il ne te reste pas tant de jours de vacances dans cette partie.
new-clock-hours = { $hours ->
    [one] 1 heure
   *[other] { $hours } heures
}
