// People at boardgame.io's tables, as bench/crowd.py has them at ours: a socket for each seat, and a click when it is to
// decide. Speaks as boardgame.io's client does, without its guess of what the server will say.
//
//   node crowd.cjs '{"address": "http://…", "seats": [3, 2], "seconds": 30, "think": 2, "seed": 1}'
//
// Says "ready" once every socket has its table; plays when a line comes, and then says what it saw, as JSON.

const { io } = require("socket.io-client");
const { game, HAND } = require("./game.cjs");

const AT_ONCE = 20; // tables that are set up together
const BREATH = 1000; // milliseconds after the last click in which all that it changed arrives

const wish = JSON.parse(process.argv[2]);
const report = { seats: 0, clicks: 0, answers: [], messages: [], faults: [] };
let random = wish.seed; // mulberry32
let end = 0;

function chance() {
  random = (random + 0x6d2b79f5) | 0;
  let mixed = Math.imul(random ^ (random >>> 15), 1 | random);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
}

async function post(path, body) {
  const headers = { "Content-Type": "application/json" };
  const answer = await fetch(wish.address + path, { method: "POST", headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json();
}

class Table {
  async sitDown(seats) {
    this.id = (await post(`games/${game.name}/create`, { numPlayers: seats })).matchID;
    this.clicked = new Map(); // when each state was clicked on, and by whom
    this.people = [];
    for (let seat = 0; seat < seats; seat++) {
      const body = { playerID: `${seat}`, playerName: `Player ${seat}` };
      const { playerCredentials } = await post(`games/${game.name}/${this.id}/join`, body);
      const person = new Person(this, `${seat}`, playerCredentials);
      this.people.push(person);
      await person.seated;
      report.seats += 1;
    }
  }
}

class Person {
  constructor(table, seat, credentials) {
    Object.assign(this, { table, seat, credentials, state: null });
    this.socket = io(wish.address + game.name, { transports: ["websocket"], forceNew: true });
    this.seated = new Promise((resolve) => {
      this.socket.on("sync", (id, { state }) => {
        this.state = state;
        resolve();
      });
    });
    this.socket.on("update", (id, state) => this.see(state));
    this.socket.emit("sync", table.id, seat, credentials, table.people.length);
  }

  see(state) {
    const now = performance.now();
    const made = this.table.clicked.get(state._stateID - 1);
    this.state = state;
    if (made?.seat === this.seat) report.answers.push((now - made.at) / 1000);
    else if (made) report.messages.push((now - made.at) / 1000);
    if (made?.seat === this.seat) report.clicks += 1;
    this.decide();
  }

  decide() {
    if (this.state.ctx.currentPlayer !== this.seat) return;
    const wait = wish.think ? -Math.log(1 - chance()) * wish.think * 1000 : 0;
    if (performance.now() + wait >= end) return;
    if (wait) setTimeout(() => this.click(), wait);
    else setImmediate(() => this.click());
  }

  click() {
    const { table, seat, credentials, state } = this;
    const payload = { type: "play", args: [Math.floor(chance() * HAND)], playerID: seat, credentials };
    table.clicked.set(state._stateID, { at: performance.now(), seat });
    this.socket.emit("update", { type: "MAKE_MOVE", payload }, state._stateID, table.id, seat);
  }
}

async function main() {
  const tables = wish.seats.map(() => new Table());
  let next = 0;
  const setUp = async () => {
    while (next < tables.length) {
      const number = next++;
      await tables[number].sitDown(wish.seats[number]);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, setUp));
  console.log("ready");
  await new Promise((resolve) => process.stdin.once("data", resolve));
  end = performance.now() + wish.seconds * 1000;
  for (const table of tables) for (const person of table.people) person.decide();
  await new Promise((resolve) => setTimeout(resolve, wish.seconds * 1000 + BREATH));
  const clicked = tables.reduce((sum, table) => sum + table.clicked.size, 0);
  if (clicked !== report.clicks) report.faults.push(`${clicked} clicks were sent, ${report.clicks} answered`);
  process.stdout.write(`${JSON.stringify(report)}\n`, () => process.exit(0));
}

main();
