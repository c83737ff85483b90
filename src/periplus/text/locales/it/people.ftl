### Le persone: tavoli aperti, poteri di chi ospita, segnalazioni, account e profili.

## Open tables

open-title = Tavoli aperti
open-none = Ora nessun tavolo è aperto. Aprine uno: «Gioca con gli amici», poi «Può unirsi chiunque».
open-sit = Siediti
open-free = { $free ->
    [one] 1 posto libero
   *[other] { $free } posti liberi
}
open-there = è al tavolo
experience-any = Tutti benvenuti
experience-new = Per principianti
experience-practised = Per giocatori esperti
new-admits = Chi può unirsi?
new-admits-invited = Chi riceve il link da te
new-admits-anybody = Può unirsi chiunque
new-admits-help = Un tavolo a cui può unirsi chiunque compare nella pagina iniziale. Prima che la partita cominci puoi chiuderlo o allontanare qualcuno.
new-experience = Per chi
new-talk = Chat
new-talk-on = Permessa
new-talk-off = Nessuna
gathering-anybody = Questo tavolo compare nella pagina iniziale: può unirsi chiunque.
gathering-closed = A questo tavolo non può più sedersi nessuno.

## What can be done about others

people-title = Gli altri al tavolo
people-none = Al tavolo non c’è nessun altro.
people-actions = Che cosa fare con { $name }
person-hide = Nascondi i suoi messaggi
person-show = Mostra i suoi messaggi
person-report = Segnala
person-muted = silenziato
host-title = Come chi ospita
host-remove = Allontana
host-mute = Silenzia per tutti
host-unmute = Fai parlare di nuovo
host-open = Lascia entrare chiunque
host-close = Non far entrare più nessuno
host-invite = Solo con il link
host-talk-off = Disattiva la chat
host-talk-on = Attiva la chat
report-title = Segnala { $name }
report-help = La legge chi gestisce questo server, con ciò che è stato scritto. Al tavolo non lo sa nessuno.
report-reason = Di che cosa si tratta?
report-chat = Di ciò che scrive
report-name = Del suo nome
report-play = Di come gioca, o se ne va
report-other = D’altro
report-text = Che cosa è successo?
report-send = Invia la segnalazione
report-sent = Grazie. Chi gestisce questo server la guarderà.
chat-off = A questo tavolo non c’è chat.
chat-muted = Chi ospita questo tavolo ti ha silenziato.

refusal-closed = Chi ospita non fa più sedere nessuno a questo tavolo. Puoi guardare.
refusal-barred = Chi ospita ti ha allontanato da questo tavolo.
refusal-invited-only = Questo server non ha tavoli aperti: ci si gioca su invito.
refusal-unwanted-name = Questo nome qui non si può usare. Scegline un altro.
refusal-muted = Chi ospita questo tavolo ti ha silenziato.
refusal-no-talk = A questo tavolo non c’è chat.
refusal-begun = La partita è cominciata.

## Accounts

account-title = Il tuo account
account-link = Account
account-about = Un account non serve. Se ne hai uno, ritrovi i tuoi posti su ogni dispositivo. Non c’è password: il dispositivo conserva una passkey.
account-name = Il tuo nome
account-make = Crea un account
account-sign-in = Accedi
account-claim = { $games ->
    [one] Porta con te la partita di questo browser
   *[other] Porta con te le { $games } partite di questo browser
}
account-no-passkeys = A questo indirizzo il browser non ha passkey. Servono HTTPS, o un nome come «localhost».
account-failed = Nessuna passkey è stata usata. Riprova.
account-elsewhere = Accedi con { $provider }
account-elsewhere-failed = Non hai effettuato l’accesso: sei tornato senza dire là chi sei.
account-linked = Puoi accedere con { $provider }, senza passkey.
account-not-linked = Puoi accedere anche con { $provider }, se lo colleghi a questo account.
account-link-elsewhere = Collega { $provider }
account-recover = Ho perso le mie passkey
account-code = Codice di recupero
account-code-new = Il tuo codice di recupero
account-code-help = Scrivilo e conservalo bene: ti fa accedere quando ogni passkey è perduta. Si vede soltanto ora e vale una volta.
account-code-renew = Un nuovo codice di recupero
account-kept = L’ho scritto
account-passkeys = Passkey
account-passkey-add = Aggiungi una passkey
account-remove = Rimuovi
account-sessions = Dove hai effettuato l’accesso
account-here = qui
account-end = Esci da lì
account-sign-out = Esci
account-save = Salva
account-rated = Punteggi e un profilo che gli altri vedono
account-rated-help = Contano le partite senza suggerimenti e con i file consueti, tra chi vuole un punteggio e con i bot. Andarsene e finire il tempo valgono come una sconfitta.
account-profile = Il mio profilo
account-delete = Elimina il mio account
account-delete-sure = Il tuo account, il tuo nome ai tavoli e ciò che vi hai scritto vengono eliminati. Le partite restano, senza il tuo nome. Non si può annullare.
account-delete-yes = Elimina per sempre
refusal-passkey = Questa passkey qui non è conosciuta.
refusal-too-late = È passato troppo tempo. Riprova.
refusal-no-recovery = Nessun account ha questo codice di recupero. Ognuno vale una volta.
refusal-not-signed-in = Prima devi accedere.
refusal-elsewhere = L’altro server non ha potuto dire chi sei. Riprova più tardi.
refusal-other-account = La tua identità là è già collegata a un altro account qui.
refusal-too-many-passkeys = Un account non può avere altre passkey.

## Profiles

profile-title = Il profilo di { $name }
profile-nameless = Qualcuno
profile-own = Questo profilo lo vedi solo tu. Con i punteggi attivi lo vedono anche gli altri.
profile-none = Ancora nessuna partita finita.
profile-played = { $games ->
    [one] 1 partita
   *[other] { $games } partite
}
profile-left = lasciata { $times ->
    [one] una volta
   *[other] { $times } volte
}
profile-rating = Punteggio { $value }
profile-rating-between = probabilmente tra { $low } e { $high }
profile-place = { $place }º posto: { $times }×
profile-goals = { $reached } mete su { $number } raggiunte
profile-chart = Il punteggio di { $game }, partita dopo partita
profile-scale = Un timoniere ha 1000.
profile-opponents = Avversari preferiti
profile-ahead = { $games ->
    [one] 1 partita, davanti in { $ahead }
   *[other] { $games } partite, davanti in { $ahead }
}
refusal-no-profile = Questo profilo non esiste, o lo vede solo il suo titolare.
