"""Ithaca: captains steer the favour of the gods, load routes, face the Suitors."""

from periplus.kernel.kit import Kit

KIT = Kit(
    __name__,
    game="game:GAME",
    view="view:IthacaView",
    contents="contents:IthacaContents",
    voice="words.voice:IthacaVoice",
    helmsman="helmsman:Helmsman",
    caretaker="caretaker:CARETAKER",
    search="search:SEARCH",
    picture="terminal.picture:IthacaPicture",
    files="terminal.files:KIND",
    ledger="balance:IthacaLedger",
    sources="balance:sources",
    invariants="invariants:CHECKS",
    editing="editing:EDITING",
    encoder="encoder:IthacaEncoder",
    order=3,
)
