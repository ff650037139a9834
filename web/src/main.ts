import { mount } from "svelte";
import { provideClient } from "./client/client.ts";
import { httpClient } from "./client/http.ts";
import App from "./App.svelte";
import { preferred, speak } from "./i18n/i18n.svelte.ts";
import { pages } from "./pages.ts";
import { begin, page } from "./browser/router.svelte.ts";
import { settings, wear } from "./browser/settings.svelte.ts";
import "./style/base.css";
import "./ui/controls.css";
import "./ui/shared.css";
import { prefetchTable } from "./client/prefetch.ts";

provideClient(httpClient);
wear();
begin();
// The page comes while its words do, and what it shows.
const first = page();
pages[first.name]().catch(() => undefined); // the page says so itself
if (first.name === "table") void prefetchTable(first.id);
await speak(settings.language ?? preferred());
mount(App, { target: document.body });
