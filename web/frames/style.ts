/** The style of the interface, as it is by day, for what is painted without a browser. */
import { readFileSync } from "node:fs";
import type { Coat } from "./recorder.ts";

const read = (path: string) => readFileSync(new URL(`../src/${path}`, import.meta.url), "utf8");

const tokens = read("style/tokens.css");

/** The colours of the page by their names. */
export const colours = Object.fromEntries(
  [...tokens.matchAll(/--([\w-]+): (?:light-dark\()?(#[0-9a-f]{6})/g)].map(([, name = "", colour = ""]) => [
    name,
    colour,
  ]),
);
const pens = Object.fromEntries(
  [...tokens.matchAll(/--(\w+): ([\d.]+)px/g)].map(([, name = "", px]) => [name, Number(px)]),
);

/** What is seen on the colour of a seat. */
export const charge = (seat: string) =>
  (new RegExp(`\\[data-seat="${seat}"\\] \\{[^}]*--charge: (#\\w+)`).exec(tokens) ??
    /\[data-seat\] \{[^}]*--charge: (#\w+)/.exec(tokens))?.[1];

const channels = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** So many hundredths of a colour in another one, as a browser mixes them in srgb; what is mixed otherwise is no colour here. */
function mix(a: string, share: number, b: string): string {
  const [from, to] = [channels(a), channels(b)];
  const mixed = from.map((n, i) => Math.round((n * share + (to[i] ?? 0) * (100 - share)) / 100));
  return `#${mixed.map((n) => n.toString(16).padStart(2, "0")).join("")}`;
}

/** The colour that a value means, with what is `here` before what the page has. */
function colour(value: string, here: Record<string, string>): string {
  const told = value.replace(
    /var\(--([\w-]+)\)/g,
    (text, name: string) => here[name] ?? colours[name] ?? text,
  );
  const [, a = "", share, b = ""] = /^color-mix\(in srgb, (#\w{6}) (\d+)%, (#\w{6})\)$/.exec(told) ?? [];
  if (share) return mix(a, Number(share), b);
  if (!/^#\w{6}$/.test(told)) throw new Error(`no colour: ${told}`);
  return told;
}

type Rule = Record<string, string>;

/** The rules of a component by their selectors. */
function rulesOf(component: string): Map<string, Rule> {
  const style = /<style>(.*)<\/style>/s.exec(read(component))?.[1]?.replace(/\/\*.*?\*\//gs, "") ?? "";
  const rules = new Map<string, Rule>();
  for (const [, selectors = "", body = ""] of style.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const rule = Object.fromEntries(
      [...body.matchAll(/([\w-]+): ([^;]+);/g)].map(([, name = "", value = ""]) => [name, value]),
    );
    for (const selector of selectors.split(",").map((one) => one.trim()))
      rules.set(selector, { ...rules.get(selector), ...rule });
  }
  return rules;
}

/**
 * How a component paints what selectors mean, the later before the earlier ones; `here` are colours that
 * are its own, as a seat's.
 */
export function painter(component: string) {
  const rules = rulesOf(component);
  return (selectors: string[], here: Record<string, string> = {}): Omit<Coat, "d"> => {
    const rule: Rule = {};
    for (const selector of selectors) {
      const found = rules.get(selector);
      if (!found) throw new Error(`${component} has no rule for ${selector}`);
      Object.assign(rule, found);
    }
    const { fill = "none", stroke = "none", "stroke-width": width = "1px", "stroke-opacity": opacity } = rule;
    return {
      ...(fill === "none" ? {} : { fill: colour(fill, here) }),
      ...(stroke === "none" ? {} : { stroke: colour(stroke, here), width: pixels(width) }),
      ...(opacity ? { share: Math.round(Number(opacity) * 100) } : {}),
    };
  };
}

/** A width in pixels, told so or by the name of a pen. */
function pixels(value: string): number {
  const [, pen = ""] = /^var\(--(\w+)\)$/.exec(value) ?? [];
  const width = pens[pen] ?? Number.parseFloat(value);
  if (Number.isNaN(width)) throw new Error(`no width: ${value}`);
  return width;
}
