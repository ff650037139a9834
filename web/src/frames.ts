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

/** A page before its script has come. */
interface Frame {
  name: string;
  html: string;
  /** Shown if the browser runs no scripts. */
  without: string;
  /** Shown if the script does not come, with a link to load the page again. */
  late: string;
  again: string;
}

/** The page at the present address. */
export async function frame(language: Language): Promise<Frame> {
  provideClient(httpClient);
  arrive();
  await speak(language);
  const first = await open(page().name);
  const { body: html } = render(App, { props: { first } });
  const [without, late, again] = [t("page-unscripted"), t("page-missing"), t("page-again")];
  return { name: page().name, html, without, late, again };
}
