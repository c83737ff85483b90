### Le lezioni di Ithaca: di ogni passo la cosa da fare, il perché, e le risposte ad altri clic.

lesson-goal = Lo scopo
lesson-goal-route = Questa è la tua rotta: Trinacria, gialla, tre anni.
    .why = Torni a casa per mare. Le carte che carichi su una rotta diventano punti quando approdi. Vince chi ne ha di più.
lesson-goal-favour = Zeus e Athena hanno 2 ciascuno: il Favore Divino è di Zeus.
    .why = La divinità in testa decide che cosa puoi fare. In parità l’ordine è Zeus, Athena, Helios, Aiolus.
lesson-goal-influence = Gioca Zeus 1 su Zeus.
    .why = A ogni turno giochi una carta sulla sua divinità. Zeus sale a 3, e per Zeus la tua rotta indica Odissea: caricare.
    .influence-a1 = Puoi giocare qualunque carta. Ma così Athena andrebbe a 3, e per lei la tua rotta indica Oracolo, non Odissea.
    .influence-h3 = Puoi giocare qualunque carta. Ma così sarebbe in testa Helios: la rotta vuota approderebbe, e il 3 giallo sarebbe perso.
    .influence-i1 = Puoi giocare qualunque carta. Ma Zeus è in testa solo per rango: rafforzalo con Zeus 1.
lesson-goal-load = Odissea: carica Helios 3 sulla tua rotta.
    .why = Si caricano solo carte del colore della rotta, e Helios è giallo. C’è posto per una carta per ogni anno.
    .discard = Invece dell’azione puoi scartare una carta e pescarne un’altra. Ma un 3 sulla rotta vale 3 punti.
lesson-goal-turn = Ecco un turno: influenzi una divinità, poi fai ciò che indica la rotta.
    .why = La stessa rotta indica un’azione diversa per ogni divinità. Così con una mano guidi gli dei, con l’altra navighi.

lesson-landing = L’approdo
lesson-landing-loaded = A bordo ci sono Helios 3 e Helios 1: 4 punti, se approdi.
    .why = Per Helios la tua rotta indica Approdo. Ma Zeus è in testa con 3, e Helios ha solo 2.
lesson-landing-keep = Mantieni la rotta.
    .why = Il turno comincia con questa domanda: per una carta del tuo Oracolo potresti pescare un’altra rotta.
    .change = Puoi cambiare. Ma questa rotta è carica e quasi arrivata.
lesson-landing-steer = Gioca Helios 2 su Helios.
    .why = Arriva a 4, più di Zeus: il favore passa a lui, e la tua rotta indica Approdo.
    .influence-z1 = Puoi giocare qualunque carta. Ma così Zeus resta in testa, e non puoi approdare.
    .influence = Puoi giocare qualunque carta. Ma Zeus resterebbe in testa con 3, e non puoi approdare.
lesson-landing-land = Approda.
    .why = Le carte sulla rotta diventano punti, e i suoi tre anni contano per il tuo viaggio.
    .discard = Invece dell’azione puoi scartare una carta. Ma l’approdo porta subito 4 punti.
lesson-landing-landed = 4 punti e tre anni. Hai pescato una nuova rotta.
    .why = A vincere sono i punti. Gli anni avvicinano soltanto la fine: con dieci la partita è finita.

lesson-oracle = Oracolo e dono
lesson-oracle-steer = Gioca Aiolus 1 su Aiolus.
    .why = La tua nuova rotta, Eea, indica Oracolo per Aiolus. È in testa con 3 e arriva a 4.
    .influence-z3 = Puoi giocare qualunque carta. Ma così sarebbe in testa Zeus, e questo Zeus 3 ti conviene tenerlo.
    .influence = Puoi giocare qualunque carta, e Aiolus resterebbe in testa. Ma rafforzalo, e non scoprire le altre.
lesson-oracle-oracle = Metti Zeus 3 nel tuo Oracolo.
    .why = Sta coperta, e solo tu la conosci. Con le carte Oracolo fai offerte per i doni e affronti i Proci.
    .oracle = Ci può andare ogni carta della mano. Ma Zeus sta crescendo, e una sua carta servirà presto.
    .discard = Invece dell’azione puoi scartare una carta. Ma l’Oracolo vale di più.
lesson-oracle-gift = Carla ha portato Zeus a 7: più di 6, quindi c’è un dono divino.
    .why = I Proci vanno su Zeus, e la migliore carta singola lì, Zeus 3, è in palio. Carla ha passato.
lesson-oracle-bid = Offri Zeus 3 dal tuo Oracolo.
    .why = Si offrono carte Oracolo di quella divinità, coperte. La somma più alta vince la carta in palio: sono punti.
    .pass = Puoi passare e tenere la carta. Ma nessun altro sembra avere carte di Zeus.
lesson-oracle-won = Il dono è tuo: 3 punti. Ma il tuo Oracolo è vuoto.
    .why = Tutte le carte offerte si scartano, anche quelle di chi vince. E alla fine aspettano i Proci, ora su Zeus.

lesson-change = Il cambio di rotta
lesson-change-stuck = Delo è piena: 5 punti a bordo. Ma approda solo con Athena.
    .why = Zeus è in testa con 4, Athena non ha nulla: ci vorrebbe molto.
lesson-change-change = Cambia rotta: metti Athena 4 dal tuo Oracolo su Poseidon.
    .why = Peschi un’altra rotta, e le carte a bordo vengono con te. In tre Poseidon sopporta 4; ora ha 1.
    .keep = Puoi tenere Delo. Ma Athena non ha nulla, e a lungo non potresti approdare.
    .change-z2 = Va bene ogni carta dell’Oracolo. Con Zeus 2 Poseidon avrebbe 3 e starebbe calmo. Con 4 ha 5: guarda!
lesson-change-wrath = 5 è più di 4: l’ira di Poseidon! Bruno e Carla perdono la rotta.
    .why = Tutti tranne te devono pescarne una nuova. La tua, Ciclopi, approda con Zeus.
lesson-change-influence = Gioca Zeus 1 su Zeus.
    .why = Zeus resta in testa, e per Zeus la tua nuova rotta indica Approdo.
    .influence = Puoi giocare qualunque carta, e Zeus resterebbe in testa. Ma Zeus 1 è la più sicura.
lesson-change-land = Approda.
    .why = 5 punti, e quattro anni: la rotta lunga conta più anni.
    .discard = Invece dell’azione puoi scartare una carta. Ma ti aspettano 5 punti.
lesson-change-cost = È costato una carta Oracolo. Te ne resta una.
    .why = L’Oracolo serve a tre cose: offrire, cambiare rotta, affrontare i Proci. Non spenderlo tutto.

lesson-end = La fine
lesson-end-years = Hai sette anni, e questa rotta ne ha tre: con l’approdo sono dieci.
    .why = Con dieci anni il viaggio è finito. Le carte in mano, o su una rotta non approdata, non valgono nulla.
lesson-end-suitors = I Proci sono su Zeus, e nel tuo Oracolo hai Zeus 3.
    .why = Alla fine l’Oracolo più forte di quella divinità li sconfigge. Tutti gli altri perdono i loro punti di Zeus.
lesson-end-influence = Mantieni la rotta, poi gioca Zeus 1 su Zeus.
    .why = Per Zeus la tua rotta indica Approdo. L’Oracolo resta intero per i Proci.
    .change = Puoi cambiare. Ma perdi una carta Oracolo, e questa rotta può approdare ora.
    .influence = Puoi giocare qualunque carta, e Zeus resterebbe in testa. Ma Zeus 1 è la più sicura.
lesson-end-land = Approda, e chiudi il viaggio.
    .why = Altri 5 punti, e il decimo anno.
    .discard = Invece dell’azione puoi scartare una carta. Ma l’approdo chiude la partita mentre sei in testa.
lesson-end-over = Sconfiggi i Proci e vinci: 11 punti, Bruno 7, Carla 6.
    .why = Bruno e Carla hanno perso i punti di Zeus. Ora gioca una partita vera con i timonieri; all’inizio ti aiutiamo.

## La prima partita vera

coach-change = Mantieni la rotta, se l’approdo non è lontano. Cambiare costa una carta Oracolo e irrita Poseidon.
coach-influence = Guarda la rotta: quale azione vuoi, e per quale divinità la indica? Porta in testa quella.
coach-odyssey = Carica la carta più alta del colore della rotta. A bordo conta solo se approdi.
coach-oracle = Metti giù una carta della divinità che cresce: ci puoi fare un’offerta, o sconfiggere i Proci alla fine.
coach-land = L’approdo trasforma il carico in punti. Con una rotta vuota porta solo anni, e avvicina la fine.
coach-gift = Tutte le carte offerte sono perse. Offri se il dono vale per te più della tua forza contro i Proci.
coach-favour = Un’altra carta su una divinità: spingi quella che ti serve dopo, o oltre 6 per un dono.
coach-farewell = Ora conosci il gioco. Da qui in poi vai per conto tuo: buon ritorno a casa!
