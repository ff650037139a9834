// Cards and trades in the wording of the decisions about them.
import { has, t, type Args } from "../i18n/i18n.svelte.ts";
import { cardName, goodName } from "../wording/cards.ts";
import { cardOf as kindOf, listed, nameOf, none, type Scene } from "../wording/names.ts";
import { cardsOf } from "../wording/operands.ts";
import type { Legal } from "../wire/types.ts";
import type { Heaps } from "./trade.ts";

/** The card of a move. */
export const cardOf = (move: Legal): string | undefined =>
  cardsOf(move).find((card) => card !== null && card !== none) ?? undefined;

/** The property that distinguishes a card from others of its deck: a colour, a name or its VP. */
export function cardShort(scene: Scene, id: string): string {
  const card = kindOf(scene, id);
  const short = `card-${card?.deck}.short`;
  return card && has(short) ? t(short, { label: card.label, vp: card.vp }) : cardName(scene, id);
}

/** The message arguments of a trade: the names, and both sides. */
export const tradeWords = (session: Scene, { by, gives, asks }: Heaps): Args => ({
  name: nameOf(session, by),
  gives: listed(gives.map(({ what, n }) => cardName(session, what, n))),
  asks: listed(asks.map(({ what, n }) => goodName(session, what, n))),
});
