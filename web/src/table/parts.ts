// The parts of the table page. Those that are rare come when they are wanted.
import type { Component } from "svelte";
import { withWords } from "../i18n/i18n.svelte.ts";

export { default as MapBoard } from "./MapSoon.svelte";
export { default as CubeAreas } from "../board/panels/CubeAreas.svelte";
export { default as Manuscripts } from "../board/panels/Manuscripts.svelte";
export { default as Screen } from "../board/panels/Screen.svelte";
export { default as Seats } from "../board/panels/Seats.svelte";
export { default as Tiles } from "../board/panels/Tiles.svelte";
export { default as Tracks } from "../board/panels/Tracks.svelte";
export { default as TurnRibbon } from "../board/panels/TurnRibbon.svelte";

/** Fetches a part. */
export type Rare = () => Promise<{ default: Component }>;

export const ending: Rare = () => withWords(import("../after/Ending.svelte"), "after");
export const replayBar: Rare = () => withWords(import("../after/ReplayBar.svelte"), "after");
export const guide: Rare = () => withWords(import("../guide/Guide.svelte"), "guide");
export const seating: Rare = () => withWords(import("../lobby/Seating.svelte"), "lobby", "rules");
