"""Ulysses: gods bluff over where one ship sails."""

from periplus.kernel.kit import Kit

KIT = Kit(
    __name__,
    game="game:GAME",
    view="view:UlyssesView",
    contents="contents:UlyssesContents",
    voice="words.voice:UlyssesVoice",
    helmsman="helmsman:Helmsman",
    caretaker="caretaker:CARETAKER",
    search="search:SEARCH",
    picture="terminal.picture:UlyssesPicture",
    files="terminal.files:KIND",
    ledger="balance:UlyssesLedger",
    sources="balance:sources",
    invariants="invariants:CHECKS",
    encoder="encoder:UlyssesEncoder",
    ways="ways:ways",
    editing="editing:EDITING",
    goals="balance:goals",
    order=1,
)
