// A small game for boardgame.io: everybody holds five hidden cards, and in turn plays one of them on a place and draws
// another. What one seat sees differs from what another does, and is about as large as a view of our games (1.3 kB).

const { INVALID_MOVE, PlayerView } = require("boardgame.io/core");

const HAND = 5;
const KINDS = 9;
const PLACES = 24;

exports.game = {
  name: "cards",

  setup: ({ ctx, random }) => ({
    places: Array.from({ length: PLACES }, (_, number) => ({ number, cards: 0, strength: 0, owner: null })),
    last: null,
    points: ctx.playOrder.map(() => 0),
    players: Object.fromEntries(ctx.playOrder.map((seat) => [seat, random.Die(KINDS, HAND)])),
  }),

  playerView: PlayerView.STRIP_SECRETS,

  turn: { minMoves: 1, maxMoves: 1 },

  moves: {
    play: ({ G, playerID, random }, at) => {
      const hand = G.players[playerID];
      if (!(at >= 0 && at < hand.length)) return INVALID_MOVE;
      const place = G.places[random.Die(PLACES) - 1];
      place.cards += 1;
      if (hand[at] > place.strength) Object.assign(place, { strength: hand[at], owner: playerID });
      G.points[Number(playerID)] += hand[at];
      G.last = { place: place.number, card: hand[at] };
      hand[at] = random.Die(KINDS);
    },
  },
};

exports.HAND = HAND;
