// The parts that only tables with cards need. They are loaded together, on demand.
import { withWords } from "../i18n/i18n.svelte.ts";
import type { LazyPart } from "../ui/Lazy.svelte";
import type { Player } from "../wire/types.ts";

const cards = () => withWords(import("./tableCards.ts"), "cards");

/** It describes the use of cards with the messages of the components page. */
export const cardDecision: LazyPart = async () => ({
  default: (await withWords(cards(), "box")).CardDecision,
});
export const decks: LazyPart = async () => ({ default: (await cards()).Decks });
export const ownHand: LazyPart = async () => ({ default: (await cards()).Hand });
export const offer: LazyPart = async () => ({ default: (await cards()).TradeOffer });
export const handOf: LazyPart<{ player: Player }> = async () => ({ default: (await cards()).SeatHand });
