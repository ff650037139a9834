import { mount } from "svelte";
import App from "./App.svelte";
import { preferred, speak } from "./i18n/i18n.svelte.ts";
import { begin } from "./router.svelte.ts";
import { settings, wear } from "./settings/settings.svelte.ts";
import "./style/base.css";

wear();
begin();
await speak(settings.language ?? preferred());
mount(App, { target: document.body });
