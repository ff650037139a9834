// The pages as they come first, before a script has run: the build draws each in all languages
// (frames/build.ts) from the same components, which then take over what stands there.
import { render } from "svelte/server";
import App from "./App.svelte";
import { arrive, page } from "./browser/router.svelte.ts";
import { provideClient } from "./client/client.ts";
import { httpClient } from "./client/http.ts";
import { speak, t, type Language } from "./i18n/i18n.svelte.ts";
import { open } from "./pages.ts";

export { languages } from "./i18n/i18n.svelte.ts";

/** The HTML of the page at the present address, and what who has no scripts must know. */
export async function frame(language: Language): Promise<{ name: string; html: string; without: string }> {
  provideClient(httpClient);
  arrive();
  await speak(language);
  const first = await open(page().name);
  return { name: page().name, html: render(App, { props: { first } }).body, without: t("page-unscripted") };
}
