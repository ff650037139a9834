import { set, settings } from "../browser/settings.svelte.ts";
import { speak, type Language } from "../i18n/i18n.svelte.ts";
import { part } from "../rest/part.svelte.ts";

/**
 * Switches the page to a language as soon as its words are loaded, unless another one is chosen meanwhile.
 */
export function chooseLanguage(wanted: Language) {
  set({ language: wanted });
  const still = () => settings.language === wanted;
  part(() => speak(wanted), still).catch(() => undefined); // it is no longer wanted
}
