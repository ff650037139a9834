// Prerendered pages, shown before a script has run. The build renders each in all languages (frames/build.ts)
// from the same components, which then hydrate it.
import { render } from "svelte/server";
import App from "./App.svelte";
import { arrive, page } from "./browser/router.svelte.ts";
import { provideClient } from "./client/client.ts";
import { httpClient } from "./client/http.ts";
import { speak, t, type Language } from "./i18n/i18n.svelte.ts";
import { open } from "./pages.ts";

export { languages } from "./i18n/i18n.svelte.ts";

/** A prerendered page. */
interface Frame {
  name: string;
  html: string;
  /** Shown if the browser runs no scripts. */
  without: string;
  /** Shown if the script fails to load, with a link that reloads the page. */
  late: string;
  again: string;
}

/** Renders the page at the current address. */
export async function frame(language: Language): Promise<Frame> {
  provideClient(httpClient);
  arrive();
  await speak(language);
  const first = await open(page().name);
  const { body: html } = render(App, { props: { first } });
  const [without, late, again] = [t("page-unscripted"), t("page-missing"), t("page-again")];
  return { name: page().name, html, without, late, again };
}
