// The catalogue of presets, bots and options, requested once for all pages. Pages that can do without it show
// the rest.
import { Asked } from "./asked.svelte.ts";
import { client } from "./client.ts";

export const catalogue = new Asked(() => client.presets());
