// All texts of the interface come from the Fluent catalogues in words/catalogues. `t` is reactive: a change
// of language rewrites the page.
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import { during } from "../rest/underWay.ts";
import type { Language } from "../wire/types.ts";

export type { Language };

/** The languages by their native names, in the order of the menu. */
export const languageNames: Record<Language, string> = {
  en: "English",
  it: "Italiano",
  es: "Español",
  de: "Deutsch",
  fr: "Français",
};
export const languages = Object.keys(languageNames) as Language[];

// Addresses of the catalogues, which are fetched as text and not as script. The messages that every page
// needs are one file, made by the build.
const common = import.meta.glob<string>("./words/*.ftl", { query: "?url", import: "default", eager: true });
const others = import.meta.glob<string>(
  [
    "../../../words/catalogues/*/{analysis,box,cards,clock,ending,guide,help,learn,lessons,lobby,order,rules,settings}.ftl",
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

/** The language of the server's page: the browser's preferred language, as far as there is a catalogue. */
export const served = (): Language =>
  languages.find((known) => known === document.documentElement.lang) ?? "en";

/** The rare catalogues that have been requested. */
const asked = new Map<string, Promise<void>>();

/** The texts of a language: the common messages, or the named rare catalogues. */
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

/** The language that was requested last. */
let chosen: Language;

/** Loads the catalogues of a language and switches the page to it, unless another was requested meanwhile. */
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
  if (!bundle) return; // the first language is still loading, and will include it
  const texts = await load(state.language, [name]);
  if (bundle === state.bundle) add(bundle, texts); // otherwise the new language has it already
}

/** Loads something together with the rare catalogues that it needs. */
export function withWords<T>(what: Promise<T>, ...names: string[]): Promise<T> {
  for (const name of names) {
    if (asked.has(name)) continue;
    const fetched = fetchWords(name);
    asked.set(name, fetched);
    fetched.catch(() => asked.delete(name)); // a retry must not get this failure
  }
  const words = names.map((name) => asked.get(name));
  return during(
    "part",
    Promise.all([what, ...words]).then(([part]) => part),
  );
}

export type Args = Record<string, FluentVariable>;

/**
 * The message `id`, or its attribute with `id.attribute`. An unknown id is returned as it is; a test finds
 * those.
 */
export function t(id: string, args?: Args): string {
  const pattern = patternOf(id);
  if (!state.bundle || !pattern) return id;
  return state.bundle.formatPattern(pattern, args ? figures(args) : null);
}

/** A number without separators. The game has none that needs one, and an Intl.NumberFormat costs 30 ms. */
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

/** A label with a text: "Anna: 2 ducats", with the language's spacing before the colon. */
export const said = (what: string, text: string) => `${t("colon", { what })} ${text}`;

/** Whether a message has this id, or an attribute `id.attribute`. */
export const has = (id: string) => Boolean(patternOf(id));
