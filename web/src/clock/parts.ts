// The parts of the page that only a table with a clock needs, with their words.
import { withWords } from "../i18n/i18n.svelte.ts";
import type { LazyPart } from "../ui/Lazy.svelte";

export const seatClock: LazyPart<{ seat: string }> = () => withWords(import("./SeatClock.svelte"), "clock");
export const tableClock: LazyPart = () => withWords(import("./TableClock.svelte"), "clock");
export const clockNotices: LazyPart = () => withWords(import("./ClockNotices.svelte"), "clock");
