// What only tables with cards show: it comes in one piece, when it is wanted.
import { withWords } from "../i18n/i18n.svelte.ts";
import type { LazyPart } from "../ui/Lazy.svelte";
import type { Player } from "../wire/types.ts";

const cards = () => withWords(import("./tableCards.ts"), "cards");

/** It tells what cards are used for, as the box viewer does. */
export const cardDecision: LazyPart = async () => ({
  default: (await withWords(cards(), "box")).CardDecision,
});
export const decks: LazyPart = async () => ({ default: (await cards()).Decks });
export const ownHand: LazyPart = async () => ({ default: (await cards()).Hand });
export const offer: LazyPart = async () => ({ default: (await cards()).TradeOffer });
export const handOf: LazyPart<{ player: Player }> = async () => ({ default: (await cards()).SeatHand });
