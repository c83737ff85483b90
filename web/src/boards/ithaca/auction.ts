import type { Fact } from "../../lib/types";
import { spread, type Sight } from "./view";

/** One player's bid: its cards, -1 while they lie face down; `total` once it may be known. */
export interface Bid {
  seat: number;
  cards: number[];
  total: number;
  asked: boolean;
  waits: boolean;
  won: boolean;
}

/** A gift that is bid for, or the bids just shown. */
export interface Auction {
  god: number;
  prize: number;
  bids: Bid[];
  lost: boolean;
}

/** The gift that is being bid for. */
export function bidding(view: Sight): Auction | null {
  const gift = view.gift;
  if (!gift) return null;
  const bids = gift.order.map((seat) => {
    const number = Math.max(0, gift.bids[seat]!);
    const own = seat === view.viewer;
    const making = own && view.choice?.action === "bid" ? view.choice.cards : null;
    const laid = own && view.bid?.length ? view.bid : Array<number>(number).fill(-1);
    const cards = making ?? laid;
    const asked = gift.asked === seat;
    return { seat, cards, total: 0, asked, waits: gift.bids[seat]! < 0 && !cards.length, won: false };
  });
  return { god: gift.god, prize: gift.prize, bids, lost: false };
}

/** The gift that has just been given, and what everybody had bid for it. */
export function awarded(view: Sight, news: Fact[]): Auction | null {
  const end = news.find((fact) => fact.kind === "won_prize" || fact.kind === "lost_prize");
  if (!end) return null;
  const winner = end.kind === "won_prize" ? number(end, "seat") : -1;
  const reveals = news.filter((fact) => fact.kind === "showed_bid");
  const bids = reveals.map((fact) => {
    const seat = number(fact, "seat");
    const cards = spread(numbers(fact, "cards"));
    return { seat, cards, total: number(fact, "total"), asked: false, waits: false, won: seat === winner };
  });
  return { god: view.suitors, prize: number(end, "card"), bids, lost: winner < 0 };
}

/** A number that a fact tells; -1 if this viewer may not know it. */
export function number(fact: Fact, name: string): number {
  const value = fact.args.find((arg) => arg.name === name)?.value;
  return typeof value === "number" ? value : -1;
}

/** A list that a fact tells. */
export function numbers(fact: Fact, name: string): number[] {
  const value = fact.args.find((arg) => arg.name === name)?.value;
  return Array.isArray(value) ? value : [];
}
