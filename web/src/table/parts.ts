// The parts of the table page. Those that are rare come when they are wanted.
import type { Component } from "svelte";
import { withWords } from "../i18n/i18n.svelte.ts";
import type { Player } from "../wire/types.ts";

export { default as MapBoard } from "./MapSoon.svelte";
export { default as CubeAreas } from "../board/panels/CubeAreas.svelte";
export { default as Manuscripts } from "../board/panels/Manuscripts.svelte";
export { default as Screen } from "../board/panels/Screen.svelte";
export { default as Seats } from "../board/panels/Seats.svelte";
export { default as Tiles } from "../board/panels/Tiles.svelte";
export { default as Tracks } from "../board/panels/Tracks.svelte";
export { default as TurnRibbon } from "../board/panels/TurnRibbon.svelte";

/** Fetches a part. */
export type Rare<Props extends Record<string, unknown> = Record<string, never>> = () => Promise<{
  default: Component<Props>;
}>;

export const ending: Rare = () => withWords(import("../after/Ending.svelte"), "after");
export const replayBar: Rare = () => withWords(import("../after/ReplayBar.svelte"), "after");
export const guide: Rare = () => withWords(import("../guide/Guide.svelte"), "guide");
export const seating: Rare = () => withWords(import("../lobby/Seating.svelte"), "lobby", "rules");
export const remains: Rare<{ id: string }> = () =>
  withWords(import("../lobby/Remains.svelte"), "lobby", "rules");

/** What only tables with cards show: it comes in one piece. */
const cards = () => withWords(import("../cards/parts.ts"), "cards");
/** It tells what cards are used for, as the box viewer does. */
export const cardDecision: Rare = async () => ({ default: (await withWords(cards(), "box")).CardDecision });
export const decks: Rare = async () => ({ default: (await cards()).Decks });
export const handOfMine: Rare = async () => ({ default: (await cards()).Hand });
export const offer: Rare = async () => ({ default: (await cards()).Offer });
export const handOf: Rare<{ player: Player }> = async () => ({ default: (await cards()).SeatHand });
