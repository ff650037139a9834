// Measures the look of a page: its texts, their positions, and whether they are legible.
import type { CDPSession, Page } from "playwright-core";
import { browser, named } from "./browser.ts";
import { ends } from "./rest.ts";

export const themes = ["light", "dark"] as const;
export type Theme = (typeof themes)[number];
type Colour = [number, number, number];

export interface Words {
  text: string;
  /** The element's tag and classes, for messages. */
  where: string;
  x: number;
  y: number;
  width: number;
  height: number;
  /** In px as drawn, every zoom included. */
  size: number;
  ink: Record<Theme, Colour>;
  /** A part of it is cut off. */
  clipped: boolean;
  /** A field or a button covers it. */
  under: boolean;
  /** In an SVG drawing. */
  map: boolean;
  /** The whole text element, including its other lines. */
  whole: string;
}

/** All texts visible in the window, with their colours in these themes. */
export function words(page: Page, worn: readonly Theme[] = themes): Promise<Words[]> {
  return page.evaluate((themes) => {
    const found: Words[] = [];
    const drawnBy: Element[] = []; // the element of each text found
    // Overlays without pointer events also cover the page.
    const solid = new CSSStyleSheet();
    solid.replaceSync(".hint, .tip, .legend { pointer-events: auto !important }");
    document.adoptedStyleSheets.push(solid);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    // The visible area that an element's ancestors leave, and the directions in which one of them scrolls:
    // there nothing is lost.
    type Clip = { left: number; top: number; right: number; bottom: number; across: boolean; down: boolean };
    const tall = document.documentElement.scrollHeight > innerHeight;
    const inWindow = (down: boolean): Clip => ({ left: 0, top: 0, right: innerWidth, bottom: innerHeight, across: false, down }); // prettier-ignore
    const clips = new Map<Element, Clip>();
    const clip = (e: Element): Clip => {
      const known = clips.get(e);
      if (known) return known;
      const style = getComputedStyle(e);
      const fixed = style.position === "fixed";
      let seen = fixed || !e.parentElement ? inWindow(tall && !fixed) : clip(e.parentElement);
      const open = style.overflowX === "visible" && style.overflowY === "visible";
      if (!open && e !== document.body && !(e instanceof SVGElement && e.tagName !== "svg")) {
        const box = e.getBoundingClientRect();
        const pans = e.hasAttribute("data-pans");
        // Scrolling only helps if the scroller's own edges are visible.
        const wide = box.left >= seen.left - 1 && box.right <= seen.right + 1;
        const high = box.top >= seen.top - 1 && box.bottom <= seen.bottom + 1;
        seen = {
          left: Math.max(seen.left, box.left),
          top: Math.max(seen.top, box.top),
          right: Math.min(seen.right, box.right),
          bottom: Math.min(seen.bottom, box.bottom),
          across: seen.across || pans || (wide && /auto|scroll/.test(style.overflowX)),
          down: seen.down || pans || (high && /auto|scroll/.test(style.overflowY)),
        };
      }
      clips.set(e, seen);
      return seen;
    };
    // The boxes of a text, one a line.
    const linesOf = (range: Range): DOMRect[] => {
      const lines: DOMRect[] = [];
      for (const box of range.getClientRects()) {
        const last = lines.at(-1);
        if (last && Math.abs(last.top - box.top) < 2)
          lines[lines.length - 1] = new DOMRect(last.left, last.top, box.right - last.left, last.height);
        else lines.push(box);
      }
      return lines;
    };
    // The overlay that an element belongs to: a sheet, dialog, question or veil over the page.
    const layers = new Map<Element, Element | null>();
    const layer = (e: Element): Element | null => {
      let found = layers.get(e);
      if (found === undefined) {
        const { position } = getComputedStyle(e);
        const over =
          position === "fixed" ||
          e.matches("dialog, [role=dialog], .news") ||
          (position === "absolute" && e.matches("[role=alert], .legend, .leaf"));
        found = over ? e : e.parentElement && layer(e.parentElement);
        layers.set(e, found);
      }
      return found;
    };
    // Content below a bar is visible after scrolling, and content below a sheet or a veil once that is gone.
    const covered = (element: Element, scrolls: boolean, top: Element | null): boolean => {
      if (!top || top === element) return false;
      const whole = element.closest("svg") ?? element;
      if (scrolls && !top.contains(whole) && !whole.contains(top)) return true;
      const over = layer(top);
      return over !== null && !over.contains(element);
    };
    const behind = (element: Element, top: Element | null): boolean => {
      const control = top?.closest("button,select,input,textarea");
      return control != null && !control.contains(element) && !element.closest("label")?.contains(control);
    };
    // Content that continues sideways fades at the edge: it is visible after scrolling.
    const fades = (element: Element, left: number, right: number): boolean => {
      const scroller = element.closest("[data-more]");
      const sides = scroller?.getAttribute("data-more") ?? "";
      const box = (scroller ?? element).getBoundingClientRect();
      const wide = 2 * parseFloat(getComputedStyle(document.documentElement).fontSize);
      return (
        (sides.includes("start") && left < box.left + wide) ||
        (sides.includes("end") && right > box.right - wide)
      );
    };
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = (node.textContent ?? "").trim();
      const element = node.parentElement;
      if (
        text === "" ||
        !element ||
        element.closest("script,style,noscript,.hidden,.skip:not(:focus),option,title,desc,[data-under]")
      )
        continue;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      if (getComputedStyle(element).clipPath === "inset(50%)") continue;
      // In an SVG, an element that is not displayed counts as visible.
      if (element instanceof SVGElement && element.getBoundingClientRect().width === 0) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const seen = clip(element);
      const style = getComputedStyle(element);
      if (element instanceof SVGTextPathElement) {
        // Text along a path: letter by letter.
        const text = element.closest("text");
        const to = text?.getScreenCTM();
        // Letters beyond the ends of the path are not drawn.
        const line = document.querySelector<SVGPathElement>(element.getAttribute("href") ?? "");
        let hidden = false;
        const lost = text !== null && line !== null && text.getComputedTextLength() > line.getTotalLength();
        for (let i = 0; text && to && i < text.getNumberOfChars(); i++) {
          const at = text.getStartPositionOfChar(i).matrixTransform(to);
          const px = parseFloat(style.fontSize) * Math.abs(Math.hypot(to.a, to.b));
          const { left, right, top, bottom } = seen;
          if (at.x - 2 < left || at.x + 2 > right || at.y - px / 2 < top || at.y > bottom) continue;
          // Hit tests on the map are slow: only every third letter is tested.
          if (i % 3 === 0) hidden = covered(element, seen.across || seen.down, document.elementFromPoint(at.x, at.y - px / 4)); // prettier-ignore
          if (hidden) continue;
          found.push({
            text: text.textContent.trim()[i] ?? "", where: "textpath", x: at.x - 2, y: at.y - px / 2, width: 4, height: px / 2,
            size: px, ink: { light: [0, 0, 0], dark: [0, 0, 0] }, clipped: lost, under: false, map: true, whole: text.textContent.trim(),
          }); // prettier-ignore
          drawnBy.push(element);
        }
        continue;
      }
      const drawn = element instanceof SVGElement;
      const zoom =
        element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : element.currentCSSZoom;
      for (const line of drawn ? [range.getBoundingClientRect()] : linesOf(range)) {
        if (line.width < 1 || line.height < 1) continue;
        // A name too long for its place ends in an intended ellipsis.
        const shortened = style.textOverflow === "ellipsis";
        const air = 2 + 0.15 * line.height; // above and below the letters
        const cut =
          (!seen.across && !shortened && (line.left < seen.left - 1 || line.right > seen.right + 1)) ||
          (!seen.down && (line.top < seen.top - air || line.bottom > seen.bottom + air));
        const left = Math.max(line.left, seen.left), right = Math.min(line.right, seen.right); // prettier-ignore
        const head = Math.max(line.top, seen.top), foot = Math.min(line.bottom, seen.bottom); // prettier-ignore
        const away = right <= left || foot <= head;
        if (away && !cut) continue;
        // On a scrolling page, content that is partly visible or below a bar is visible after scrolling.
        const scrolls = seen.across || seen.down;
        if (scrolls && !cut && fades(element, left, right)) continue;
        if (scrolls && !cut && (foot - head < 0.9 * line.height || right - left < 3)) continue;
        const points = [[left + 1, 0.7], [(left + right) / 2, 0.3], [right - 1, 0.7]] as const; // prettier-ignore
        const tops = away
          ? []
          : points.map(([x, down]) => document.elementFromPoint(x, head + down * (foot - head)));
        if (tops.some((top) => covered(element, scrolls, top))) continue;
        found.push({
          text: text.slice(0, 60),
          where: `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""} in ${element.closest("[class]")?.parentElement?.getAttribute("class") ?? ""}`,
          x: left,
          y: head,
          width: Math.max(0, right - left),
          height: Math.max(0, foot - head),
          size: parseFloat(style.fontSize) * Math.abs(zoom),
          ink: { light: [0, 0, 0], dark: [0, 0, 0] },
          clipped: cut,
          under: tops.some((top) => behind(element, top)),
          map: drawn,
          whole: element.closest("text")?.textContent.trim() ?? "",
        });
        drawnBy.push(element);
      }
    }
    document.adoptedStyleSheets.pop();
    // The colours in each theme.
    const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
    const colours = new Map<string, Colour>();
    const rgb = (css: string): Colour => {
      const known = colours.get(css);
      if (known || !canvas) return known ?? [0, 0, 0];
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = css;
      canvas.fillRect(0, 0, 1, 1);
      const [r = 0, g = 0, b = 0] = canvas.getImageData(0, 0, 1, 1).data;
      colours.set(css, [r, g, b]);
      return [r, g, b];
    };
    const root = document.documentElement;
    const before = root.dataset["theme"];
    for (const theme of themes) {
      root.dataset["theme"] = theme;
      found.forEach((word, i) => {
        const element = drawnBy[i];
        if (!element) return;
        const style = getComputedStyle(element);
        word.ink[theme] = rgb(element instanceof SVGElement ? style.fill : style.color);
      });
    }
    if (before === undefined) delete root.dataset["theme"];
    else if (themes.length > 0) root.dataset["theme"] = before;
    return found;
  }, worn);
}

/** Switches the theme of the open page. */
export async function wear(page: Page, theme: Theme) {
  await page.evaluate((theme) => (document.documentElement.dataset["theme"] = theme), theme);
}

/** Pairs of overlapping texts. */
export function overlaps(all: Words[]): string[] {
  const found: string[] = [];
  for (const [i, a] of all.entries()) {
    for (const b of all.slice(i + 1)) {
      if (a.map && b.map && a.whole !== "" && a.whole === b.whole) continue;
      const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
      // Lines of text have space above and below the letters, so a quarter of their height may overlap.
      const height =
        Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) - 0.25 * Math.min(a.height, b.height);
      if (width > 2 && height > 1) found.push(`"${a.text}" (${a.where}) on "${b.text}" (${b.where})`);
    }
  }
  return found;
}

/**
 * Targets smaller than a finger, in px. A piece may be smaller if its moves are available elsewhere in sight.
 */
export function small(page: Page, least: number): Promise<string[]> {
  return page.evaluate((least) => {
    const found: string[] = [];
    for (const e of document.querySelectorAll(
      "button,a[href],input,select,textarea,summary,[role=button],[role=tab]",
    )) {
      if (!e.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      if (
        e.closest(".hidden, .skip:not(:focus)") ||
        e.getAttribute("data-state") === "idle" ||
        (e.matches("a") && e.closest("p,li,dd,td,th,.log"))
      )
        continue;
      const box = (e.closest("label") ?? e).getBoundingClientRect();
      if (
        box.width === 0 ||
        box.right <= 0 ||
        box.left >= innerWidth ||
        box.bottom <= 0 ||
        box.top >= innerHeight
      )
        continue;
      const seen = (other: Element) => other !== e && other.getBoundingClientRect().width > 0;
      const same = `[data-target="${e.getAttribute("data-target")}"], .decision [data-move]`;
      const elsewhere = e.closest(".walker") && [...document.querySelectorAll(same)].some(seen);
      const enough = (elsewhere ? 24 : least) - 0.5;
      if (box.width < enough || box.height < enough) {
        found.push(
          `${e.tagName.toLowerCase()} "${e.getAttribute("aria-label") ?? e.textContent.trim().slice(0, 40)}" ${box.width.toFixed(0)}x${box.height.toFixed(0)}`,
        );
      }
    }
    return found;
  }, least);
}

/**
 * Texts with a contrast below `least` against the picture behind them, in the current theme. The page is
 * photographed without its text: nine tenths of the background of a text must give enough contrast.
 */
export async function faint(page: Page, all: Words[], theme: Theme, least = 4.5): Promise<string[]> {
  // A constructed sheet: the page's policy allows no style elements.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      "*, *::before, *::after, *::first-letter { color: transparent !important; box-shadow: none !important } text, tspan, textPath { fill: transparent !important }",
    );
    document.adoptedStyleSheets.push(sheet);
  });
  const shot = await photograph(page);
  await page.evaluate(() => document.adoptedStyleSheets.pop());
  const boxes = all.map(({ x, y, width, height, ink }) => ({ x, y, width, height, ink: ink[theme] }));
  const contrast = await contrasts(shot, boxes);
  return all.flatMap((word, i) => {
    const found = contrast[i] ?? 21;
    return found < least ? [`"${word.text}" (${word.where}): ${found.toFixed(2)}`] : [];
  });
}

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** The window as a PNG in base64, with fast compression. */
export async function photograph(page: Page): Promise<string> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  const shot = await ends("a picture", (await session).send("Page.captureScreenshot", { optimizeForSpeed: true })); // prettier-ignore
  return shot.data;
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
  ink: Colour;
}

/**
 * The contrast (WCAG 2, 1 to 21) of texts with the picture behind them that all but a tenth of the picture
 * reaches. A browser decodes the picture.
 */
async function contrasts(png: string, words: Box[]): Promise<number[]> {
  const page = await bench();
  return page.evaluate(
    async ({ png, words }) => {
      const channel = (c: number) => (c <= 10.31 ? c / 255 / 12.92 : ((c / 255 + 0.055) / 1.055) ** 2.4);
      const light = Float64Array.from({ length: 256 }, (_, c) => channel(c));
      const luminance = (r = 0, g = 0, b = 0) =>
        0.2126 * (light[r] ?? 0) + 0.7152 * (light[g] ?? 0) + 0.0722 * (light[b] ?? 0);
      const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
      const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d", {
        willReadFrequently: true,
      });
      if (!canvas) return [];
      canvas.drawImage(image, 0, 0);
      const { data, width } = canvas.getImageData(0, 0, image.width, image.height);
      return words.map(({ x, y, width: w, height: h, ink }) => {
        // The letters are in the middle of a line.
        const left = Math.floor(x + 1), top = Math.floor(y + 0.3 * h); // prettier-ignore
        const across = Math.max(1, Math.floor(w - 2)), down = Math.max(1, Math.floor(0.45 * h)); // prettier-ignore
        const step = Math.max(1, Math.floor((across * down) / 200));
        const own = luminance(...ink);
        const found: number[] = [];
        for (let i = 0; i < across * down; i += step) {
          const at = 4 * ((top + Math.floor(i / across)) * width + left + (i % across));
          const ground = luminance(data[at], data[at + 1], data[at + 2]);
          found.push((Math.max(own, ground) + 0.05) / (Math.min(own, ground) + 0.05));
        }
        found.sort((a, b) => a - b);
        return found[Math.floor(found.length / 10)] ?? 21;
      });
    },
    { png, words },
  );
}

let measures: Page | null = null;

/** A separate page where pictures are measured. */
async function bench(): Promise<Page> {
  if (measures === null || measures.isClosed()) {
    measures = await (await browser()).newPage();
    await measures.evaluate(named);
  }
  return measures;
}

/** Whether the page as a whole scrolls. */
export function scrolls(page: Page): Promise<{ down: number; across: number }> {
  return page.evaluate(() => {
    const e = document.scrollingElement ?? document.documentElement;
    return { down: e.scrollHeight - innerHeight, across: e.scrollWidth - innerWidth };
  });
}

/** The visible ones of the things that the first element covers. */
export const covered = (page: Page, by: string, things: string) =>
  page.evaluate(
    ([by, things]) => {
      const box = document.querySelector(by)?.getBoundingClientRect();
      if (!box) return ["nothing there"];
      return [...document.querySelectorAll(things)]
        .filter((e) => {
          const b = e.getBoundingClientRect();
          return b.width > 0 && b.x < box.right && box.x < b.right && b.y < box.bottom && box.y < b.bottom;
        })
        .map((e) => e.getAttribute("data-target") ?? e.className.toString());
    },
    [by, things] as const,
  );
