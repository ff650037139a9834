import { set, settings } from "../browser/settings.svelte.ts";
import { speak, type Language } from "../i18n/i18n.svelte.ts";
import { part } from "../rest/part.svelte.ts";

/** Has the page speak a language from now on: as soon as its words are there, unless another is chosen meanwhile. */
export function chooseLanguage(wanted: Language) {
  set({ language: wanted });
  const still = () => settings.language === wanted;
  part(() => speak(wanted), still).catch(() => undefined); // it is no longer wanted
}
