// Files that the browser loads itself, and only once: styles of lazy parts, fonts and sprites. If one fails,
// it is retried like all other files.
import { part } from "../rest/part.svelte.ts";

function loadStyle(link: HTMLLinkElement) {
  let last = link;
  void part(
    () =>
      new Promise((there, failed) => {
        const next = last.cloneNode() as HTMLLinkElement;
        next.onload = there;
        next.onerror = failed;
        last.replaceWith(next);
        last = next;
      }),
  );
}

const unquoted = (family: string) => family.replace(/["']/g, "");

/** The rules of a stylesheet: none if it has not loaded. */
function rulesOf(sheet: CSSStyleSheet): CSSRule[] {
  try {
    return [...sheet.cssRules];
  } catch {
    return []; // reading them is a SecurityError then
  }
}

/** The src of a font face in the styles of the page. */
function sourceOf({ family, style, weight }: FontFace): string | undefined {
  const rules = [...document.styleSheets].flatMap(rulesOf);
  const face = rules.find(
    (rule): rule is CSSFontFaceRule =>
      rule instanceof CSSFontFaceRule &&
      unquoted(rule.style.getPropertyValue("font-family")) === unquoted(family) &&
      (rule.style.getPropertyValue("font-style") || "normal") === style &&
      rule.style.getPropertyValue("font-weight") === weight,
  );
  return face?.style.getPropertyValue("src");
}

/** Adds a copy of a font face that failed to load: a failed face is not retried. */
function loadFont(face: FontFace) {
  const source = sourceOf(face);
  if (source === undefined) return;
  const { family, style, weight } = face;
  void part(() => new FontFace(family, source, { style, weight, display: "swap" }).load()).then((there) =>
    document.fonts.add(there),
  );
}

const fileOf = (use: SVGUseElement) => use.getAttribute("href")?.split("#")[0] ?? "";
const loading = new Set<string>();

/** Loads a sprite, then makes all its <use> elements look it up again. */
async function loadSprite(file: string) {
  if (file === "" || loading.has(file)) return;
  loading.add(file);
  await part(async () => {
    const answer = await fetch(file);
    if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
    await answer.text();
  });
  loading.delete(file);
  for (const use of document.querySelectorAll<SVGUseElement>("use")) {
    if (fileOf(use) !== file) continue;
    const href = use.getAttribute("href") ?? "";
    use.removeAttribute("href");
    use.setAttribute("href", href);
  }
}

/** Retries the files that failed before this script ran. */
function lookBack() {
  for (const face of document.fonts) if (face.status === "error") loadFont(face);
  for (const use of document.querySelectorAll<SVGUseElement>("use"))
    if (use.getBBox().width === 0) void loadSprite(fileOf(use));
}

/** Retries the files that have failed before, and those that fail from now on. */
export function keepAssets(before: Iterable<EventTarget | null>) {
  const failed = (target: EventTarget | null) => {
    if (target instanceof SVGUseElement) void loadSprite(fileOf(target));
    else if (target instanceof HTMLLinkElement && target.rel === "stylesheet" && !target.onerror)
      loadStyle(target);
  };
  for (const target of before) failed(target);
  addEventListener("error", ({ target }) => failed(target), true); // the error event does not bubble
  document.fonts.addEventListener("loadingerror", (event) => event.fontfaces.forEach(loadFont));
  if (document.readyState === "complete") lookBack();
  else addEventListener("load", lookBack, { once: true });
}
