// Cards and trades in the words of the decisions about them.
import { t, type Args } from "../i18n/i18n.svelte.ts";
import { cardName, cardsName, goodName, partsOf } from "../wording/cards.ts";
import { nameOf, type Scene } from "../wording/names.ts";
import type { Legal } from "../wire/types.ts";
import type { Heaps } from "./trade.ts";

/** The card that a move is about. */
export const cardOf = ({ targets }: Legal): string | undefined =>
  targets.find((target) => target.startsWith("card:"))?.slice("card:".length);

/** What tells a card from others of its deck: a colour, a name or its VP. */
export function cardShort(card: string): string {
  const [deck, label] = partsOf(card);
  if (deck === "ritmo") return t(`colour-${label}`);
  return deck === "placiti" ? cardName(card) : t("card-vp", { vp: label });
}

/** Who gives what for what, for a message. */
export const tradeWords = (session: Scene, { by, gives, asks }: Heaps): Args => ({
  name: nameOf(session, by),
  gives: gives.map(({ what, n }) => cardsName(what, n)).join(", "),
  asks: asks.map(({ what, n }) => goodName(what, n)).join(", "),
});
