### Menschen: offene Tische, was Gastgeber dürfen, Meldungen, Konten und Profile.

## Open tables

open-title = Offene Tische
open-none = Gerade ist kein Tisch offen. Eröffne einen: „Mit Freunden spielen“, dann „Jeder darf mitspielen“.
open-sit = Platz nehmen
open-free = { $free ->
    [one] 1 Platz frei
   *[other] { $free } Plätze frei
}
open-there = gerade am Tisch
experience-any = Alle sind willkommen
experience-new = Für Anfänger
experience-practised = Für Geübte
new-admits = Wer darf mitspielen?
new-admits-invited = Wer von dir den Link bekommt
new-admits-anybody = Jeder darf mitspielen
new-admits-help = Ein Tisch, an dem jeder mitspielen darf, steht auf der Startseite. Bis die Partie beginnt, kannst du ihn schließen oder jemanden wegschicken.
new-experience = Für wen
new-talk = Chat
new-talk-on = Erlaubt
new-talk-off = Keiner
gathering-anybody = Dieser Tisch steht auf der Startseite: Jeder darf mitspielen.
gathering-closed = An diesen Tisch kann sich niemand mehr setzen.

## What can be done about others

people-title = Die anderen am Tisch
people-none = Sonst ist niemand am Tisch.
people-actions = Was man bei { $name } tun kann
person-hide = Nachrichten ausblenden
person-show = Nachrichten zeigen
person-report = Melden
person-muted = stumm
host-title = Als Gastgeber
host-remove = Wegschicken
host-mute = Für alle stummschalten
host-unmute = Wieder sprechen lassen
host-open = Jeden mitspielen lassen
host-close = Niemanden mehr mitspielen lassen
host-invite = Nur mit dem Link
host-talk-off = Chat abschalten
host-talk-on = Chat einschalten
report-title = { $name } melden
report-help = Wer diesen Server betreibt, liest es, samt dem, was geschrieben wurde. Am Tisch erfährt es niemand.
report-reason = Worum geht es?
report-chat = Was geschrieben wird
report-name = Der Name
report-play = Wie gespielt oder gegangen wird
report-other = Etwas anderes
report-text = Was ist passiert?
report-send = Meldung absenden
report-sent = Danke. Wer diesen Server betreibt, sieht es sich an.
chat-off = An diesem Tisch gibt es keinen Chat.
chat-muted = Der Gastgeber dieses Tisches hat dich stummgeschaltet.

refusal-closed = Der Gastgeber lässt niemanden mehr an diesen Tisch. Zusehen kannst du gern.
refusal-barred = Der Gastgeber hat dich von diesem Tisch weggeschickt.
refusal-invited-only = Dieser Server hat keine offenen Tische: Man wird eingeladen.
refusal-unwanted-name = Dieser Name geht hier nicht. Bitte wähle einen anderen.
refusal-muted = Der Gastgeber dieses Tisches hat dich stummgeschaltet.
refusal-no-talk = An diesem Tisch gibt es keinen Chat.
refusal-begun = Die Partie hat begonnen.

## Accounts

account-title = Dein Konto
account-link = Konto
account-about = Du brauchst kein Konto. Mit einem hast du deine Plätze auf jedem Gerät. Es gibt kein Passwort: Dein Gerät bewahrt einen Passkey auf.
account-name = Dein Name
account-make = Konto anlegen
account-sign-in = Anmelden
account-claim = { $games ->
    [one] Die Partie dieses Browsers mitnehmen
   *[other] Die { $games } Partien dieses Browsers mitnehmen
}
account-no-passkeys = Unter dieser Adresse hat der Browser keine Passkeys. Sie brauchen HTTPS oder einen Namen wie „localhost“.
account-failed = Es wurde kein Passkey verwendet. Bitte versuche es noch einmal.
account-elsewhere = Mit { $provider } anmelden
account-elsewhere-failed = Du bist nicht angemeldet: Du bist zurückgekommen, ohne dich dort auszuweisen.
account-linked = Du kannst dich mit { $provider } anmelden, ohne Passkey.
account-not-linked = Du kannst dich auch mit { $provider } anmelden, wenn du es mit diesem Konto verknüpfst.
account-link-elsewhere = { $provider } verknüpfen
account-recover = Ich habe meine Passkeys verloren
account-code = Notfallcode
account-code-new = Dein Notfallcode
account-code-help = Schreib ihn auf und bewahre ihn gut: Er meldet dich an, wenn jeder Passkey verloren ist. Er wird nur jetzt gezeigt und gilt einmal.
account-code-renew = Ein neuer Notfallcode
account-kept = Ich habe ihn aufgeschrieben
account-passkeys = Passkeys
account-passkey-add = Passkey hinzufügen
account-remove = Entfernen
account-sessions = Wo du angemeldet bist
account-here = hier
account-end = Dort abmelden
account-sign-out = Abmelden
account-save = Speichern
account-rated = Wertung und ein Profil, das andere sehen
account-rated-help = Es zählen Partien ohne Tipps und mit den üblichen Dateien, unter Leuten mit Wertung und mit Bots. Wer geht oder die Zeit ablaufen lässt, hat verloren.
account-profile = Mein Profil
account-delete = Mein Konto löschen
account-delete-sure = Dein Konto, dein Name an den Tischen und was du dort geschrieben hast werden gelöscht. Die Partien bleiben, ohne deinen Namen. Das lässt sich nicht rückgängig machen.
account-delete-yes = Endgültig löschen
refusal-passkey = Dieser Passkey ist hier nicht bekannt.
refusal-too-late = Das hat zu lange gedauert. Bitte versuche es noch einmal.
refusal-no-recovery = Kein Konto hat diesen Notfallcode. Jeder gilt einmal.
refusal-not-signed-in = Bitte melde dich zuerst an.
refusal-elsewhere = Der andere Server konnte nicht sagen, wer du bist. Bitte versuche es später noch einmal.
refusal-other-account = Mit deiner Anmeldung dort gibt es hier schon ein anderes Konto.
refusal-too-many-passkeys = Mehr Passkeys kann ein Konto nicht haben.

## Profiles

profile-title = Das Profil von { $name }
profile-nameless = Jemand
profile-own = Dieses Profil siehst nur du. Mit eingeschalteter Wertung sehen es auch andere.
profile-none = Noch keine beendete Partie.
profile-played = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}
profile-left = { $times ->
    [one] einmal
   *[other] { $times }-mal
} verlassen
profile-rating = Wertung { $value }
profile-rating-between = wahrscheinlich zwischen { $low } und { $high }
profile-place = Platz { $place }: { $times }×
profile-goals = { $reached } von { $number } Zielen erreicht
profile-chart = Die Wertung in { $game }, Partie für Partie
profile-scale = Ein Steuermann hat 1000.
profile-opponents = Liebste Gegner
profile-ahead = { $games ->
    [one] 1 Partie, in { $ahead } davon vorn
   *[other] { $games } Partien, in { $ahead } davon vorn
}
refusal-no-profile = Dieses Profil gibt es nicht, oder nur sein Besitzer sieht es.
