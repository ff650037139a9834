// Animations over the table: their origin, target, and duration by their own clock.
import type { Locator, Page } from "playwright-core";

interface Point {
  x: number;
  y: number;
}

/** An element that flew over the table or slid on it; the points are the centres of its drawing. */
export interface Motion {
  from: Point;
  to: Point;
  /** Duration in milliseconds. */
  ms: number;
  /** It is a picture over the table, not the element itself. */
  flies: boolean;
  /** It is half of a seal that breaks. */
  cut: boolean;
}

/** Records all animations with a transform from now on. With `held` all animations are paused until `letGo`. */
export const watchMotion = (page: Page, held = false) =>
  page.evaluate((held) => {
    const moved: Motion[] = [];
    const animate = Reflect.get(Element.prototype, "animate") as Element["animate"];
    const shift = (frame: Keyframe | undefined) => {
      const { m41, m42 } = new DOMMatrix(frame ? String(frame["transform"] ?? "none") : "none");
      return { x: m41, y: m42 };
    };
    Element.prototype.animate = function (frames, options) {
      const { x, y, width, height } = this.getBoundingClientRect();
      const all = frames as Keyframe[];
      if (all.some((frame) => frame["transform"])) {
        const at = (by: Point) => ({ x: x + width / 2 + by.x, y: y + height / 2 + by.y });
        const { delay = 0, duration = 0 } = options as KeyframeAnimationOptions;
        moved.push({
          from: at(shift(all[0])),
          to: at(shift(all.at(-1))),
          ms: Number(delay) + Number(duration),
          flies: this.parentElement?.classList.contains("air") ?? false,
          cut: this instanceof HTMLElement || this instanceof SVGElement ? this.style.clipPath !== "" : false,
        });
      }
      const motion = animate.call(this, frames, options);
      if (held) motion.pause();
      return motion;
    };
    Object.assign(globalThis, { moved });
  }, held);

/** Continues all paused animations. */
export const letGo = (page: Page) =>
  page.evaluate(() => {
    for (const motion of document.getAnimations()) motion.play();
  });

/** The animations since the last call. */
export const moved = (page: Page) =>
  page.evaluate(() => (Reflect.get(globalThis, "moved") as Motion[]).splice(0));

/** The boxes of the visible elements. */
export const boxes = async (of: Locator) =>
  of.evaluateAll((all) =>
    all.flatMap((e) => {
      const { x, y, width, height } = e.getBoundingClientRect();
      return width > 0 ? [{ x, y, width, height }] : [];
    }),
  );

export type Box = Awaited<ReturnType<typeof boxes>>[number];

/** Whether a point is in one of the boxes, with a tolerance of a pixel. */
export const within = ({ x, y }: Point, all: readonly Box[]) =>
  all.some((b) => x >= b.x - 1 && x <= b.x + b.width + 1 && y >= b.y - 1 && y <= b.y + b.height + 1);
