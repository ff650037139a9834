// @vitest-environment jsdom
// No animation on the table takes longer than 600 ms. Ceremonies may, but they do not block clicks.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";

const most = 600;
/** The initial of a turn, the ending, and loading indicators may take longer. */
const ceremonies = /^(board\/TurnInitial|ending\/.*|shell\/Loading)\.svelte$/;

const root = import.meta.dirname;
const read = (path: string) => readFileSync(join(root, path), "utf8");
const files = readdirSync(root, { recursive: true, encoding: "utf8" }).filter(
  (path) => /\.(svelte|css|ts)$/.test(path) && !path.endsWith(".test.ts") && !ceremonies.test(path),
);
const styled = files.filter((path) => !path.endsWith(".ts"));

const time = /([\d.]+)(ms|s)\b/g;

/** The durations with a name. */
const named = new Map(
  [...read("style/tokens.css").matchAll(/(--[\w-]+):\s*([\d.]+m?s);/g)].map(([, name, value]) => [
    name,
    value,
  ]),
);
const spelled = (rule: string) =>
  rule.replace(/var\((--[\w-]+)\)/g, (_, name: string) => named.get(name) ?? name);

/** The repeat count of an animation. */
const turns = (rule: string) =>
  /\binfinite\b/.test(rule) ? Infinity : Number(/(?<=\s)\d+(?=\s|;|$)/.exec(rule)?.[0] ?? 1);

/** The duration of an animation or a transition in milliseconds, with its delay. */
function long(rule: string): number {
  const [lasts = 0, delay = 0] = [...rule.matchAll(time)].map(
    ([, n, unit]) => Number(n) * (unit === "s" ? 1000 : 1),
  );
  return lasts * turns(rule) + delay;
}

describe("no animation is longer than a glance", () => {
  it("by style", () => {
    expect(named.size).toBeGreaterThan(1);
    const slow = styled.flatMap((path) =>
      [...read(path).matchAll(/\b(?:animation|transition)(?:-duration|-delay)?:[^;]+;/g)]
        .flatMap(([rule]) => spelled(rule).split(","))
        .filter((rule) => long(rule) > most)
        .map((rule) => `${path}: ${rule.trim()}`),
    );
    expect(slow).toEqual([]);
  });

  // Only these two files animate by script. Other code must use them, or be covered by the tests below.
  const movers = ["board/glide.ts", "motion/air.ts"];

  it("by script, in two files only", () => {
    const moves = /\.animate\(|["']svelte\/(?:transition|motion|animate)["']|style:(?:animation|transition)/;
    expect(files.filter((path) => moves.test(read(path))).sort()).toEqual(movers);
  });

  /** The durations of all animations that run meanwhile, in milliseconds. */
  async function taken(move: () => Promise<void>): Promise<number[]> {
    const all: number[] = [];
    const animate = (_: Keyframe[], { delay = 0, duration = 0 }: KeyframeAnimationOptions) => {
      all.push(Number(delay) + Number(duration));
      return { finished: Promise.resolve() };
    };
    Object.assign(Element.prototype, { animate, getAnimations: () => [] });
    await move();
    return all;
  }

  afterEach(() => {
    vi.unstubAllGlobals();
    vi.resetModules();
    for (const name of ["animate", "getAnimations"]) Reflect.deleteProperty(Element.prototype, name);
  });

  for (const matches of [false, true])
    it(`by script, with reduced motion ${matches ? "on" : "off"}`, async () => {
      vi.stubGlobal("matchMedia", () => ({ matches }));
      const all = await taken(async () => {
        const { crack, fly, slide } = await import("./motion/air.ts");
        const { duration, glide } = await import("./board/glide.ts");
        const [air, thing] = [document.createElement("div"), document.createElement("i")];
        const far = { x: 4000, y: 3000, width: 20, height: 20 } as DOMRect;
        const picture = { node: thing, box: far };
        for (const at of [0, 0.5, 1]) {
          fly(air, picture, thing, at);
          crack(air, picture, at);
        }
        slide(thing, far);
        const points = Array.from({ length: 100 }, (_, i) => ({ x: i, y: i }));
        for (const steps of [1, 5, 100])
          glide(document.createElementNS("http://www.w3.org/2000/svg", "g"), points, duration(steps));
      });
      expect(all.length).toBeGreaterThanOrEqual(matches ? 7 : 13);
      expect(Math.max(...all)).toBeLessThanOrEqual(most);
    });
});
