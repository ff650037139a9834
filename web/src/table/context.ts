import { getContext, setContext } from "svelte";
import type { Play } from "./play.svelte.ts";

const key = Symbol("play");

/** Gives the table to the components below. */
export const providePlay = (play: Play) => setContext(key, play);
/** The table at which a component stands. */
export const usePlay = () => getContext<Play>(key);
