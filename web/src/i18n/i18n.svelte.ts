// All words that people read come from the message catalogues in words/catalogues, in
// Fluent. `t` is reactive: a change of language rewrites the page.
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import { during } from "../rest/underWay.ts";
import type { Language } from "../wire/types.ts";

export type { Language };

/** The languages by their own names, in the order in which they are offered. */
export const languageNames: Record<Language, string> = {
  en: "English",
  it: "Italiano",
  es: "Español",
  de: "Deutsch",
  fr: "Français",
};
export const languages = Object.keys(languageNames) as Language[];

// Addresses of the catalogues: words are fetched as text, they are no script. What
// every page needs is one file, made by the build.
const common = import.meta.glob<string>("./words/*.ftl", { query: "?url", import: "default", eager: true });
const others = import.meta.glob<string>(
  [
    "../../../words/catalogues/*/{analysis,box,cards,ending,guide,help,learn,lessons,lobby,rules,settings}.ftl",
  ],
  {
    query: "?url",
    import: "default",
    eager: true,
  },
);

async function read(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.text();
}

const state = $state<{ language: Language; bundle: FluentBundle | null }>({ language: "en", bundle: null });

/** The language of the page. */
export const language = () => state.language;

/** The language in which the server has answered: that for which the browser asks, as far as there is a catalogue. */
export const served = (): Language =>
  languages.find((known) => known === document.documentElement.lang) ?? "en";

/** The rare catalogues that have been asked for. */
const asked = new Map<string, Promise<void>>();

/** The texts of a language: what every page needs, or the rare catalogues named. */
const load = (wanted: Language, names?: string[]) => {
  const paths = names
    ? names.map((n) => others[`../../../words/catalogues/${wanted}/${n}.ftl`])
    : [common[`./words/${wanted}.ftl`]];
  return during("words", Promise.all(paths.filter((p) => p !== undefined).map(read)));
};

function add(bundle: FluentBundle, texts: readonly string[]) {
  for (const text of texts) {
    for (const fault of bundle.addResource(new FluentResource(text))) console.error(fault);
  }
}

/** That in which the page is to be. */
let chosen: Language;

/** Loads the catalogues of a language and shows the page in it, unless another has been asked for meanwhile. */
export async function speak(wanted: Language) {
  chosen = wanted;
  const bundle = new FluentBundle(wanted, { useIsolating: false });
  const texts = await Promise.all([load(wanted), load(wanted, [...asked.keys()])]);
  if (wanted !== chosen) return;
  add(bundle, texts.flat());
  state.bundle = bundle;
  state.language = wanted;
  document.documentElement.lang = wanted;
}

async function fetchWords(name: string) {
  const bundle = state.bundle;
  if (!bundle) return; // the first language is still to come, and brings it
  const texts = await load(state.language, [name]);
  if (bundle === state.bundle) add(bundle, texts); // otherwise the new language has it already
}

/** What is being loaded, together with the rare catalogues that it needs. */
export function withWords<T>(what: Promise<T>, ...names: string[]): Promise<T> {
  for (const name of names) {
    if (asked.has(name)) continue;
    const fetched = fetchWords(name);
    asked.set(name, fetched);
    fetched.catch(() => asked.delete(name)); // who asks again is not told of this failure
  }
  const words = names.map((name) => asked.get(name));
  return during(
    "part",
    Promise.all([what, ...words]).then(([part]) => part),
  );
}

export type Args = Record<string, FluentVariable>;

/** The message `id`, or its attribute with `id.attribute`. An unknown id shows itself: a test finds those. */
export function t(id: string, args?: Args): string {
  const pattern = patternOf(id);
  if (!state.bundle || !pattern) return id;
  return state.bundle.formatPattern(pattern, args ? figures(args) : null);
}

/** A number that is written as it is: none of the game needs a separator, and to set one up takes a browser 30 ms. */
class Figure extends FluentNumber {
  override toString() {
    return String(this.value);
  }
}

const figures = (args: Args): Args =>
  Object.fromEntries(
    Object.entries(args).map(([name, value]) => [
      name,
      typeof value === "number" ? new Figure(value) : value,
    ]),
  );

function patternOf(id: string) {
  const [name = "", attribute] = id.split(".");
  const message = state.bundle?.getMessage(name);
  return attribute === undefined ? message?.value : message?.attributes[attribute];
}

/** What is said of something: "Anna: 2 ducats", with the space that the language puts before a colon. */
export const said = (what: string, text: string) => `${t("colon", { what })} ${text}`;

/** Whether there is a message with this id, or an attribute `id.attribute`. */
export const has = (id: string) => Boolean(patternOf(id));
