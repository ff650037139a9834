/** The ornaments of the map. `make map` writes the file, which is loaded once the map is ready to play on. */
import type { Art } from "../shapes.ts";
import address from "../art.json?url";

export const art = (await (await fetch(address)).json()) as Art;

export { default as Depths } from "./Depths.svelte";
export { default as Mist } from "./Mist.svelte";
export { default as Relief } from "./Relief.svelte";
export { default as Rhumbs } from "./Rhumbs.svelte";
export { default as Seascape } from "./Seascape.svelte";
export { default as Winds } from "./Winds.svelte";
