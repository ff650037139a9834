// Whether tables are shown as text, without drawings: as chosen for this browser, or by the address.
import { query } from "./router.svelte.ts";
import { settings } from "./settings.svelte.ts";

export const asText = () => settings.textView || query().has("text");
