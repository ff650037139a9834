// What of the map comes when it can be played on.
export { default as NamesAfar } from "./NamesAfar.svelte";
export { default as PreviewRoute } from "./PreviewRoute.svelte";
export { default as Traces } from "./Traces.svelte";
