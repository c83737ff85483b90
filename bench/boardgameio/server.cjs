// boardgame.io's own server with its usual storage, in memory. Prints its address once it listens.

process.env.NODE_ENV = "production";

const { Server } = require("boardgame.io/server");
const { game } = require("./game.cjs");

const host = "127.0.0.1";
const server = Server({ games: [game], origins: [/./] });
console.info = () => {}; // it would say on which port it serves

server.run({ port: { host, port: 0 } }).then(({ appServer }) => {
  console.log(`boardgame.io at http://${host}:${appServer.address().port}/`);
});
process.on("SIGTERM", () => process.exit(0));
