// The parts of the map that are loaded once it is ready to play on.
export { default as NamesAfar } from "./NamesAfar.svelte";
export { default as PreviewRoute } from "./PreviewRoute.svelte";
export { default as Traces } from "./Traces.svelte";
