// Whether tables are shown as text, without drawings: by the browser's setting or the address.
import { query } from "./router.svelte.ts";
import { settings } from "./settings.svelte.ts";

export const asText = () => settings.textView || query().has("text");
