// Animation along a line: quick, interrupted by the next one, and a fade if reduced motion is preferred.
import type { Point } from "../map/shapes.ts";
import type { Leg } from "../map/route.ts";

const samples = 8;

/** Points along the legs of a route. */
export function along(legs: readonly Leg[]): Point[] {
  return legs.flatMap(({ path, back }) => {
    const drawn = document.createElementNS("http://www.w3.org/2000/svg", "path");
    drawn.setAttribute("d", path);
    const length = drawn.getTotalLength();
    return Array.from({ length: samples + 1 }, (_, i) => {
      const { x, y } = drawn.getPointAtLength(((back ? samples - i : i) / samples) * length);
      return { x, y };
    });
  });
}

const place = ({ x, y }: Point) => `translate(${x}px, ${y}px)`;

/** Duration of a route in milliseconds: 180 for one step, at most 320. */
export const duration = (steps: number) => Math.min(320, 180 + 35 * (steps - 1));

/** Moves an element along points to its position. With two points or fewer it fades in. */
export function glide(element: SVGElement, points: readonly Point[], ms: number) {
  if (typeof element.animate !== "function") return;
  for (const running of element.getAnimations()) running.cancel();
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (still || points.length < 2) {
    element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 180, easing: "ease-out" });
    return;
  }
  const lengths = points.map((p, i) => {
    const before = points[i - 1];
    return before ? Math.hypot(p.x - before.x, p.y - before.y) : 0;
  });
  const total = lengths.reduce((sum, l) => sum + l, 0) || 1;
  let gone = 0;
  const frames = points.map((p, i) => {
    gone += lengths[i] ?? 0;
    return { transform: place(p), offset: Math.min(1, gone / total) };
  });
  element.animate(frames, { duration: ms, easing: "cubic-bezier(0.3, 0.1, 0.2, 1)" });
}
