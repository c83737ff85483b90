"""Journey: cards take explorers down a mountain, over a sea, out of a volcano."""

from periplus.kernel.kit import Kit

KIT = Kit(
    __name__,
    game="game:GAME",
    view="view:JourneyView",
    contents="contents:JourneyContents",
    voice="words.voice:JourneyVoice",
    helmsman="helmsman:Helmsman",
    caretaker="caretaker:CARETAKER",
    search="search:SEARCH",
    picture="terminal.picture:JourneyPicture",
    files="terminal.files:KIND",
    ledger="balance:JourneyLedger",
    sources="balance:sources",
    invariants="invariants:CHECKS",
    encoder="encoder:JourneyEncoder",
    ways="ways:ways",
    editing="editing:EDITING",
    order=2,
)
