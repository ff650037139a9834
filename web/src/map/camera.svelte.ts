// Which part of the map is shown, and how large.
import type { Point } from "./shapes.ts";
import { NAME } from "./emblem.ts";
import { extent } from "./ground.ts";

const most = 4; // pixels for a unit
const legible = 1; // a name has its full size
const tiny = 0.9 * (12 / NAME.size); // below this names that can be read have no room
const cramped = 0.84; // below this a finger has no room between the places nearest to each other
const lost = 0.65; // a map that was whole stays so until below this: what takes a little of its height moves nothing

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);

/** The middle of a window of `size` that keeps within the ground if it fits into it. */
function hold(middle: number, size: number, from: number, length: number) {
  return size >= length ? from + length / 2 : clamp(middle, from + size / 2, from + length - size / 2);
}

export class Camera {
  /** The size of the window in pixels. */
  width = $state(0);
  height = $state(0);
  /** How many times larger than when all of it is shown. */
  zoom = $state(1);
  middle = $state.raw<Point>({ x: extent.x + extent.w / 2, y: extent.y + extent.h / 2 });
  /** What is wanted of it: all, as much as can be read, or the part that somebody has chosen. */
  #wants: "all" | "legible" | "part" = "all";
  /** Its names are to be read however small the window becomes. */
  #named = false;
  /** What matters most of it. */
  #home: Point | null = null;
  /** How large somebody wants the part. */
  #chosen = 1;

  readonly whole = $derived(Math.min(this.width / extent.w, this.height / extent.h) || 1);
  readonly scale = $derived(this.whole * this.zoom);
  readonly most = $derived(Math.max(1, most / this.whole));
  /** So small that only emblems, pieces and costs are shown. */
  readonly far = $derived(this.scale < tiny);
  readonly fits = $derived(this.zoom <= 1.001);
  readonly window = $derived.by(() => {
    const w = this.width / this.scale;
    const h = this.height / this.scale;
    const x = hold(this.middle.x, w, extent.x, extent.w);
    const y = hold(this.middle.y, h, extent.y, extent.h);
    return { x: x - w / 2, y: y - h / 2, w, h };
  });

  /** What the window shows of the map when it shows all. */
  readonly sheet = $derived.by(() => {
    const [w, h] = [this.width / this.whole, this.height / this.whole];
    return { x: extent.x + (extent.w - w) / 2, y: extent.y + (extent.h - h) / 2, w, h, unit: 1 / this.whole };
  });

  /** The point of the map under a point of the window. */
  at(px: number, py: number): Point {
    return { x: this.window.x + px / this.scale, y: this.window.y + py / this.scale };
  }

  #centre(x: number, y: number) {
    const { w, h } = this.window;
    this.middle = { x: hold(x, w, extent.x, extent.w), y: hold(y, h, extent.y, extent.h) };
  }

  /** Makes it larger by a factor; the point under (px, py) stays there. */
  zoomBy(factor: number, px = this.width / 2, py = this.height / 2) {
    const fixed = this.at(px, py);
    this.zoom = clamp(this.zoom * factor, 1, this.most);
    this.#choose();
    const { w, h } = this.window;
    this.#centre(fixed.x - (px / this.width - 0.5) * w, fixed.y - (py / this.height - 0.5) * h);
  }

  /** Moves the map by pixels. */
  pan(dx: number, dy: number) {
    const { x, y, w, h } = this.window;
    if (!this.fits) this.#choose();
    this.#centre(x + w / 2 - dx / this.scale, y + h / 2 - dy / this.scale);
  }

  /** Somebody has chosen what is shown. */
  #choose() {
    this.#wants = this.fits ? "all" : "part";
    this.#chosen = this.scale;
  }

  /** The beginning: all of it, or a legible part around a point where all would be too small; so it stays if `named`. */
  start(around: Point | null, named = false) {
    this.#wants = "legible";
    this.#named = named;
    this.#home = around;
    this.#read(this.#least);
    this.#goHome();
  }

  /** Below which scale a part is shown: where names have to be read, fingers are likely. */
  get #least() {
    return this.#named ? cramped : tiny;
  }

  #read(least: number) {
    this.zoom = this.whole < least ? legible / this.whole : 1;
  }

  #goHome() {
    if (this.#home) this.#centre(this.#home.x, this.#home.y);
  }

  /** The window has this size: a part of the map stays where and as large as it was, and its names legible. */
  fit(width: number, height: number) {
    const whole = this.fits;
    [this.width, this.height] = [width, height];
    if (this.#wants === "part") this.zoom = clamp(this.#chosen / this.whole, 1, this.most);
    if (this.#wants !== "legible") return;
    this.#read(whole && !this.#named ? lost : this.#least);
    if (whole && !this.fits) this.#goHome();
  }

  all() {
    this.#wants = "all";
    this.zoom = 1;
  }

  /** Brings points into sight together, with the map as large as it is or else all of it. */
  showAll(points: readonly Point[], margin = 50) {
    const within = (all: number[], size: number) => Math.max(...all) - Math.min(...all) + 2 * margin <= size;
    const fit = within(points.map((p) => p.x), this.window.w) && within(points.map((p) => p.y), this.window.h); // prettier-ignore
    if (points.length > 1 && !fit) this.all();
    else for (const point of points) this.show(point, margin);
  }

  /** Brings a point into sight. */
  show({ x, y }: Point, margin = 50) {
    this.#home = { x, y };
    const { x: left, y: top, w, h } = this.window;
    const dx = Math.max(0, x + margin - left - w) - Math.max(0, left - x + margin);
    const dy = Math.max(0, y + margin - top - h) - Math.max(0, top - y + margin);
    if (dx !== 0 || dy !== 0) this.#centre(left + w / 2 + dx, top + h / 2 + dy);
  }
}
