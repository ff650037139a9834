// A pseudo-language for tests, made from the English catalogues as a page loads them: every vowel is accented
// and doubled, so that texts are about two fifths longer and recognizable as coming from a catalogue.
import { parse, serialize, Transformer, type Message, type TextElement } from "@fluent/syntax";
import type { Page } from "playwright-core";

const letters: Record<string, string> = {
  a: "áà",
  e: "éè",
  i: "íì",
  o: "óò",
  u: "úù",
  c: "ç",
  n: "ñ",
  y: "ÿ",
  A: "Áà",
  E: "Éè",
  I: "Íì",
  O: "Óò",
  U: "Úù",
  C: "Ç",
  N: "Ñ",
};

/** A text in the pseudo-language, with rule ids and Roman numerals unchanged. */
export const pseudo = (text: string) =>
  text.replace(/\b(?:[A-Z]{3}-[A-Z]?\d+|[IVX]+)\b|[a-z]/gi, (part) =>
    part.length > 1 || /[VX]/.test(part) ? part : (letters[part] ?? part),
  );

/** The same, but no longer than the original. */
const accented = (text: string) => pseudo(text).replace(/(?<=\p{Lu}|\p{Ll})[àèìòùÀÈÌÒÙ]/gu, "");

/**
 * In every language the marks of the dialects are as short as these, and a sea's path is as long as its
 * longest name.
 */
const marks = /^(zone-short|sea)-/;

class Accent extends Transformer {
  #say = pseudo;
  override visitMessage(node: Message) {
    this.#say = marks.test(node.id.name) ? accented : pseudo;
    return this.genericVisit(node);
  }
  override visitTextElement(node: TextElement) {
    node.value = this.#say(node.value);
    return node;
  }
}

function catalogue(text: string): string {
  const resource = parse(text, {});
  new Accent().visit(resource);
  return serialize(resource, {});
}

/** All texts of a book or of one rule; keys and ids stay. */
function book(value: unknown, key = ""): unknown {
  if (Array.isArray(value)) return value.map((one) => book(one, key));
  if (typeof value === "object" && value !== null)
    return Object.fromEntries(Object.entries(value).map(([k, v]) => [k, book(v, key === "words" ? key : k)]));
  const said = ["title", "text", "intro", "example", "caption", "chapter", "words"].includes(key);
  return said && typeof value === "string" ? pseudo(value) : value;
}

// The lines of a drawing are already broken for its original text.
const drawing = (svg: string) => svg.replace(/>([^<]+)</g, (_, text: string) => `>${accented(text)}<`);

/** Makes a page use the pseudo-language instead of English. */
export async function speakPseudo(page: Page) {
  const changed = (address: string | RegExp, change: (text: string) => string) =>
    page.route(address, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: change(await response.text()) });
    });
  await changed(/\.ftl$/, catalogue);
  await changed(/\/api\/rules(\/[A-Z]{3}-[^/]+)?\?/, (text) => JSON.stringify(book(JSON.parse(text))));
  await changed(/\/api\/rules\/figures\//, drawing);
}

/**
 * Texts on the page, including those for screen readers and tooltips, that are not from a catalogue: with a
 * plain vowel, c, n or y (Y has no accent in the fonts). `names` are words that are the same in all
 * languages.
 */
export async function spoken(page: Page, names: ReadonlySet<string>): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found: { text: string; where: string }[] = [];
    const own = document.documentElement.lang;
    // Native names of languages, titles of books, keys, codes, and the browser's time formats.
    const apart = (e: Element) =>
      e.closest(
        `script, style, noscript, kbd, code, output, time, button[lang], option[lang], [translate=no], [lang]:not([lang="${own}"])`,
      ) !== null;
    const where = (e: Element) =>
      `${e.tagName.toLowerCase()}.${e.getAttribute("class") ?? ""} in ${e.parentElement?.closest("[class]")?.getAttribute("class") ?? ""}`;
    const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (node.parentElement && !apart(node.parentElement))
        found.push({ text: node.textContent ?? "", where: where(node.parentElement) });
    for (const e of document.querySelectorAll("[aria-label], [title], [placeholder], [alt]"))
      for (const name of ["aria-label", "title", "placeholder", "alt"])
        if (!apart(e)) found.push({ text: e.getAttribute(name) ?? "", where: `${name} of ${where(e)}` });
    return found;
  });
  const all = texts.flatMap(({ text, where }) => {
    const bare = text.replace(/\b[A-Z]{3}-[A-Z]?\d+\b/g, "");
    const words = bare.match(/\p{L}{2,}/gu) ?? [];
    return words
      .filter((word) => /[aeiouycnAEIOUCN]/.test(word) && !/^[IVX]+$/.test(word) && !names.has(word))
      .map((word) => `${word} (${where})`);
  });
  return [...new Set(all)];
}
