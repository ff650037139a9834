// All words that people read come from the message catalogues in src/locales, in
// Fluent. `t` is reactive: a change of language rewrites the page.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const languages = ["en", "it"] as const;
export type Language = (typeof languages)[number];
export const languageNames: Record<Language, string> = { en: "English", it: "Italiano" };

const files = import.meta.glob<string>("../locales/*/*.ftl", { query: "?raw", import: "default" });

const state = $state<{ language: Language; bundle: FluentBundle | null }>({ language: "en", bundle: null });

/** The language of the page. */
export const language = () => state.language;

/** The language that the browser asks for, as far as there is a catalogue for it. */
export function preferred(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2));
  return languages.find((l) => wanted[0] === l) ?? languages.find((l) => wanted.includes(l)) ?? "en";
}

/** Loads the catalogues of a language and shows the page in it. */
export async function speak(wanted: Language) {
  const texts = await Promise.all(
    Object.entries(files)
      .filter(([path]) => path.includes(`/${wanted}/`))
      .map(([, load]) => load()),
  );
  const bundle = new FluentBundle(wanted, { useIsolating: false });
  for (const text of texts) {
    for (const fault of bundle.addResource(new FluentResource(text))) console.error(fault);
  }
  state.bundle = bundle;
  state.language = wanted;
  document.documentElement.lang = wanted;
}

export type Args = Record<string, FluentVariable>;

/** The message `id`, or its attribute with `id.attribute`. An unknown id shows itself: a test finds those. */
export function t(id: string, args?: Args): string {
  const [name = "", attribute] = id.split(".");
  const message = state.bundle?.getMessage(name);
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
  if (!state.bundle || !pattern) return id;
  return state.bundle.formatPattern(pattern, args ?? null);
}

/** Whether there is a message with this id. */
export const has = (id: string) => state.bundle?.hasMessage(id) ?? false;
