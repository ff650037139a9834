// What a page looks like, measured: its words, where they stand and whether they can be read.
import type { Page } from "playwright-core";
import { browser, named } from "./browser.ts";

export interface Words {
  text: string;
  /** The element's tag and classes, for messages. */
  where: string;
  x: number;
  y: number;
  width: number;
  height: number;
  /** In px as drawn, zoom of a drawing included. */
  size: number;
  colour: [number, number, number];
  weight: number;
  /** Something cuts a part of it off. */
  clipped: boolean;
  /** Drawn, not set. */
  map: boolean;
  /** All that is drawn with it, its other lines included. */
  whole: string;
}

/** All words that can be seen in the window. */
export function words(page: Page): Promise<Words[]> {
  return page.evaluate(() => {
    const found: Words[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const colours = new Map<string, [number, number, number]>();
    const canvas = document.createElement("canvas").getContext("2d");
    const rgb = (css: string): [number, number, number] => {
      const known = colours.get(css);
      if (known || !canvas) return known ?? [0, 0, 0];
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = css;
      canvas.fillRect(0, 0, 1, 1);
      const [r = 0, g = 0, b = 0] = canvas.getImageData(0, 0, 1, 1).data;
      colours.set(css, [r, g, b]);
      return [r, g, b];
    };
    // The part of the window that an element's ancestors leave to see; null if they scroll, as nothing is lost there.
    const clip = (from: Element): { box: DOMRect; scrolls: boolean } => {
      let left = 0, top = 0, right = innerWidth, bottom = innerHeight, scrolls = false; // prettier-ignore
      for (let e: Element | null = from; e; e = e.parentElement) {
        const style = getComputedStyle(e);
        if (style.overflowX === "visible" && style.overflowY === "visible") continue;
        if (e instanceof SVGElement && e.tagName !== "svg") continue;
        const box = e.getBoundingClientRect();
        left = Math.max(left, box.left);
        top = Math.max(top, box.top);
        right = Math.min(right, box.right);
        bottom = Math.min(bottom, box.bottom);
        if (/auto|scroll/.test(style.overflowX + style.overflowY) || e.hasAttribute("data-pans"))
          scrolls = true;
      }
      // A page that scrolls down hides nothing below its window.
      const page = document.documentElement;
      if (page.scrollHeight > innerHeight && bottom === innerHeight) scrolls = true;
      return { box: new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top)), scrolls };
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
    // The sheet, dialog or veil that an element belongs to: what lies over the page.
    const layer = (from: Element | null): Element | null => {
      for (let e = from; e; e = e.parentElement)
        if (e.matches("dialog,[role=dialog]") || getComputedStyle(e).position === "fixed") return e;
      return null;
    };
    // What a bar lies over where one can scroll, or a sheet or a veil anywhere, is seen when that is gone.
    const covered = (element: Element, scrolls: boolean, x: number, y: number): boolean => {
      const top = document.elementFromPoint(x, y);
      const whole = element.closest("svg") ?? element;
      if (scrolls && top && !top.contains(whole) && !whole.contains(top)) return true;
      const over = layer(top);
      return over !== null && !over.contains(element);
    };
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = (node.textContent ?? "").trim();
      const element = node.parentElement;
      if (
        text === "" ||
        !element ||
        element.closest("script,style,.hidden,.skip:not(:focus),option,title,desc,[data-under]")
      )
        continue;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const seen = clip(element);
      const style = getComputedStyle(element);
      if (element instanceof SVGTextPathElement) {
        // A line along the water: letter by letter.
        const text = element.closest("text");
        const to = text?.getScreenCTM();
        for (let i = 0; text && to && i < text.getNumberOfChars(); i++) {
          const at = text.getStartPositionOfChar(i).matrixTransform(to);
          const px = parseFloat(style.fontSize) * Math.abs(Math.hypot(to.a, to.b));
          const { left, right, top, bottom } = seen.box;
          if (at.x - 2 < left || at.x + 2 > right || at.y - px / 2 < top || at.y > bottom) continue;
          if (covered(element, seen.scrolls, at.x, at.y - px / 4)) continue;
          found.push({
            text: text.textContent.trim()[i] ?? "", where: "textpath", x: at.x - 2, y: at.y - px / 2, width: 4, height: px / 2,
            size: px, colour: rgb(style.fill), weight: 400, clipped: false, map: true, whole: text.textContent.trim(),
          }); // prettier-ignore
        }
        continue;
      }
      const drawn = element instanceof SVGElement;
      const zoom = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1;
      for (const line of drawn ? [range.getBoundingClientRect()] : linesOf(range)) {
        if (line.width < 1 || line.height < 1) continue;
        const cut =
          line.left < seen.box.left - 1 ||
          line.right > seen.box.right + 1 ||
          line.top < seen.box.top - 2 ||
          line.bottom > seen.box.bottom + 2;
        const left = Math.max(line.left, seen.box.left), right = Math.min(line.right, seen.box.right); // prettier-ignore
        const head = Math.max(line.top, seen.box.top), foot = Math.min(line.bottom, seen.box.bottom); // prettier-ignore
        if (right <= left || foot <= head) continue;
        // What a page that scrolls shows the half of, or has a bar lie over, comes when one scrolls.
        if (seen.scrolls && foot - head < 0.9 * line.height) continue;
        const middle = (head + foot) / 2;
        if ([left + 1, (left + right) / 2, right - 1].some((x) => covered(element, seen.scrolls, x, middle)))
          continue;
        // A name too long for its place ends in an ellipsis, which is meant.
        const shortened = style.textOverflow === "ellipsis";
        found.push({
          text: text.slice(0, 60),
          where: `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""} in ${element.closest("[class]")?.parentElement?.getAttribute("class") ?? ""}`,
          x: left,
          y: head,
          width: right - left,
          height: foot - head,
          size: parseFloat(style.fontSize) * Math.abs(zoom),
          colour: rgb(drawn ? style.fill : style.color),
          weight: Number(style.fontWeight),
          clipped: cut && !seen.scrolls && !shortened,
          map: drawn,
          whole: element.closest("text")?.textContent.trim() ?? "",
        });
      }
    }
    return found;
  });
}

/** Pairs of words that lie on each other. */
export function overlaps(all: Words[]): string[] {
  const found: string[] = [];
  for (const [i, a] of all.entries()) {
    for (const b of all.slice(i + 1)) {
      if (a.map && b.map && a.whole !== "" && a.whole === b.whole) continue;
      const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
      // Lines of text have air above and below the letters: a quarter of their height is none of it.
      const height =
        Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) - 0.25 * Math.min(a.height, b.height);
      if (width > 2 && height > 1) found.push(`"${a.text}" (${a.where}) on "${b.text}" (${b.where})`);
    }
  }
  return found;
}

/** Things to touch that are smaller than a finger, in px. */
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
        (e.matches("a") && e.closest("p,li,td,th,.log"))
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
      if (box.width < least - 0.5 || box.height < least - 0.5) {
        found.push(
          `${e.tagName.toLowerCase()} "${e.getAttribute("aria-label") ?? e.textContent.trim().slice(0, 40)}" ${box.width.toFixed(0)}x${box.height.toFixed(0)}`,
        );
      }
    }
    return found;
  }, least);
}

const channel = (c: number) => (c <= 10.31 ? c / 255 / 12.92 : ((c / 255 + 0.055) / 1.055) ** 2.4);
const luminance = (r: number, g: number, b: number) =>
  0.2126 * channel(r) + 0.7152 * channel(g) + 0.0722 * channel(b);

/** The contrast of two colours, 1 to 21 (WCAG 2). */
export function ratio(a: readonly number[], b: readonly number[]): number {
  const [x, y] = [luminance(a[0] ?? 0, a[1] ?? 0, a[2] ?? 0), luminance(b[0] ?? 0, b[1] ?? 0, b[2] ?? 0)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}

/**
 * Words that stand out less than `least` from what is drawn behind them. The page is
 * photographed without its words: nine tenths of the ground below a word must give contrast.
 */
export async function faint(page: Page, all: Words[], least = 4.5): Promise<string[]> {
  // A constructed sheet: the page's policy allows no style elements.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      "*, *::before, *::after, *::first-letter { color: transparent !important } text, tspan, textPath { fill: transparent !important }",
    );
    document.adoptedStyleSheets.push(sheet);
  });
  const shot = (await page.screenshot({ animations: "disabled" })).toString("base64");
  await page.evaluate(() => document.adoptedStyleSheets.pop());
  const grounds = await pixels(shot, all);
  return all.flatMap((word, i) => {
    const worst = (grounds[i] ?? []).map((ground) => ratio(word.colour, ground)).sort((a, b) => a - b);
    const tenth = worst[Math.floor(worst.length / 10)] ?? 21;
    return tenth < least ? [`"${word.text}" (${word.where}): ${tenth.toFixed(2)}`] : [];
  });
}

// A picture is taken apart by a browser: it knows PNG.
async function pixels(png: string, boxes: Words[]): Promise<number[][][]> {
  const page = await (await browser()).newPage();
  await page.evaluate(named);
  const found = await page.evaluate(
    async ({ png, boxes }) => {
      const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
      const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d");
      if (!canvas) return [];
      canvas.drawImage(image, 0, 0);
      return boxes.map(({ x, y, width, height }) => {
        const w = Math.max(1, Math.floor(width)), h = Math.max(1, Math.floor(height)); // prettier-ignore
        const { data } = canvas.getImageData(Math.floor(x), Math.floor(y), w, h);
        const step = Math.max(1, Math.floor((w * h) / 200));
        const all: number[][] = [];
        for (let i = 0; i < w * h; i += step)
          all.push([data[4 * i] ?? 0, data[4 * i + 1] ?? 0, data[4 * i + 2] ?? 0]);
        return all;
      });
    },
    // The middle of a line is where its letters stand.
    {
      png,
      boxes: boxes.map(({ x, y, width, height }) => ({
        x: x + 1,
        y: y + 0.3 * height,
        width: width - 2,
        height: 0.45 * height,
      })),
    },
  );
  await page.close();
  return found;
}

/** Whether the page as a whole scrolls. */
export function scrolls(page: Page): Promise<{ down: number; across: number }> {
  return page.evaluate(() => {
    const e = document.scrollingElement ?? document.documentElement;
    return { down: e.scrollHeight - innerHeight, across: e.scrollWidth - innerWidth };
  });
}
