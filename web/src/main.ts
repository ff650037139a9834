import { hydrate, mount } from "svelte";
import { provideClient } from "./client/client.ts";
import { httpClient } from "./client/http.ts";
import App from "./App.svelte";
import { served, speak } from "./i18n/i18n.svelte.ts";
import { open, pages } from "./pages.ts";
import { begin, page } from "./browser/router.svelte.ts";
import { begun } from "./rest/underWay.ts";
import { part } from "./rest/part.svelte.ts";
import { whenIdle } from "./browser/whenIdle.ts";
import { taken } from "./browser/taken.ts";
import { settings, tellLanguage, wear } from "./browser/settings.svelte.ts";
import "./style/base.css";
import "./ui/controls.css";
import "./ui/shared.css";
import { prefetchTable } from "./client/prefetch.ts";

const over = begun("start");
/** Elements whose file failed to load. */
const failed = new Set<EventTarget | null>();
const fails = ({ target }: Event) => failed.add(target);
addEventListener("error", fails, true); // the error event does not bubble
provideClient(httpClient);
wear();
tellLanguage();
begin();
// The page loads together with its words and its data.
const first = page();
pages[first.name]().catch(() => undefined); // the page shows the error itself
if (first.name === "table") void prefetchTable(first.id);
const frame = document.documentElement.lang; // the language of the server's page
const language = settings.language ?? served();
await part(() => speak(language));
const target = document.getElementById("app") ?? document.body;
const came = await open(first.name).catch(() => undefined);
// The user may have followed a link of the prerendered page by now.
const fetched = page() === first ? came : undefined;
// The prerendered page is hydrated; in another language it is drawn again.
const drawn = fetched && target.hasChildNodes() && frame === language;
if (!drawn) target.replaceChildren();
(drawn ? hydrate : mount)(App, { target, props: { first: fetched } });
delete document.documentElement.dataset["drawing"];
taken();
over();
// Both also handle the events before they are loaded.
void whenIdle(() => {
  void part(() => import("./browser/assets.ts")).then(({ keepAssets }) => {
    removeEventListener("error", fails, true);
    keepAssets(failed);
  });
  void part(() => import("./browser/translated.ts")).then(({ outliveTranslation }) =>
    outliveTranslation(target),
  );
});
