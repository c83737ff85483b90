# Being called to one's table, and clocks for days: what the page says of them.

menu-calls = Quando non ci sono
call-me = Avvisami quando tocca a me
call-never = No
call-on-turn = Quando tocca a me
call-on-chat = Anche quando qualcuno scrive
call-here = Questo browser riceverà un avviso, anche a pagina chiusa. Uno solo, finché non avrai guardato.
call-not-here = Questo browser non riceve avvisi: scegli di nuovo per permetterli.
call-barred = Il tuo browser non permette notifiche qui. Puoi cambiarlo nelle sue impostazioni.
call-barred-mail = Il tuo browser non permette notifiche qui. Può avvisarti un’e-mail.
call-home-screen = Per essere avvisato quando tocca a te, metti prima questa pagina nella schermata Home: Condividi, poi «Aggiungi a Home».
call-mail = Per e-mail, a
call-mail-send = Chiedi le e-mail
call-mail-asked = Un’e-mail è in arrivo a { $address }. Segui il suo link, e sarai avvisato lì.
call-mail-on = Le e-mail vanno a { $address }.
call-mail-stop = Niente più e-mail
call-hook = Annuncia i turni in un canale
call-hook-kind = Servizio
call-hook-url = Indirizzo del webhook
call-hook-help = Chi legge il canale vede a chi tocca, e il link a questo tavolo. Qui si può: { $hosts }.
call-hook-send = Annuncia lì i turni
call-hook-on = I turni sono annunciati su { $host }.
call-hook-stop = Non annunciare più
call-offer = Questa partita dura un po’. Ti avvisiamo quando tocca a te, anche a pagina chiusa?
call-offer-yes = Avvisami
call-offer-no = No, grazie
call-done = Sarai avvisato quando tocca a te.
letters-title = E-mail da un tavolo
letters-asked = Vuoi ricevere e-mail quando tocca a te al tavolo { $table }?
letters-confirm = Sì, mandatele
letters-refuse = No
letters-on = Le e-mail arrivano quando tocca a te al tavolo { $table }: una, finché non avrai guardato.
letters-stop = Niente più e-mail
letters-stopped = Non arriveranno più e-mail su questo tavolo.
letters-table = Al tavolo
new-clock-banks = Tempo per tutta la partita
new-clock-bank = { $bank } a testa, più { $more } per ogni decisione
new-clock-bank-help = Ognuno ha questo tempo in tutto, e un po’ di più a ogni decisione. Quando finisce, decide un bot.
new-clock-night = La notte non conta
new-clock-night-from = Dalle
new-clock-night-to = alle
new-clock-zone = Secondo l’ora di { $zone }.
clock-night = Il tempo è fermo nelle ore { $hours } ({ $zone }).
clock-bank = Tempo per tutta la partita: { $bank }.
seat-bank = Tempo rimasto: { $left }.
seat-vacation = In vacanza fino a { $time }.
vacation = Vacanza
vacation-go = Ferma il mio tempo
vacation-help = Fino a 28 giorni per partita. Tutti lo vedono; puoi giocare anche in vacanza.
vacation-until = Il tuo tempo è fermo fino a { $time }.
vacation-back = Sono tornato
refusal-no-vacation = In questa partita non ti restano tanti giorni di vacanza.
new-clock-hours = { $hours ->
    [one] 1 ora
   *[other] { $hours } ore
}
