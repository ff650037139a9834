// The parts of a table with cards, in one bundle.
export { default as CardDecision } from "./CardDecision.svelte";
export { default as Decks } from "./Decks.svelte";
export { default as Hand } from "./Hand.svelte";
export { default as TradeOffer } from "./TradeOffer.svelte";
export { default as SeatHand } from "./SeatHand.svelte";
