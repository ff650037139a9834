// The visible part of the map, and its scale.
import type { Point } from "./shapes.ts";
import { NAME } from "./emblem.ts";
import { extent } from "./ground.ts";

const most = 4; // pixels per unit
const legible = 1; // names have their full size
const tiny = 0.9 * (12 / NAME.size); // below this, names would not fit at a legible size
const cramped = 0.84; // below this, touch areas do not fit between the closest places
const lost = 0.65; // a map that was shown whole stays so down to this scale, so that a small loss of height moves nothing

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);

/** The centre of a window of `size` that stays within the ground if it fits. */
function hold(middle: number, size: number, from: number, length: number) {
  return size >= length ? from + length / 2 : clamp(middle, from + size / 2, from + length - size / 2);
}

export class Camera {
  /** The size of the window in pixels. */
  width = $state(0);
  height = $state(0);
  /** The scale relative to the whole map. */
  zoom = $state(1);
  middle = $state.raw<Point>({ x: extent.x + extent.w / 2, y: extent.y + extent.h / 2 });
  /** The desired view: the whole map, a legible part, or a part chosen by the user. */
  #wants: "all" | "legible" | "part" = "all";
  /** Names must be legible however small the window becomes. */
  #named = false;
  /** The most important point. */
  #home: Point | null = null;
  /** The scale that the user has chosen for the part. */
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

  /** The part of the plane that the window shows when it shows the whole map. */
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

  /** Zooms by a factor; the point under (px, py) stays in place. */
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

  /** The user has chosen the view. */
  #choose() {
    this.#wants = this.fits ? "all" : "part";
    this.#chosen = this.scale;
  }

  /**
   * The initial view: the whole map, or a legible part around a point if that would be too small. With
   * `named` it stays legible.
   */
  start(around: Point | null, named = false) {
    this.#wants = "legible";
    this.#named = named;
    this.#home = around;
    this.#read(this.#least);
    this.#goHome();
  }

  /** The scale below which only a part is shown. If names must be legible, touch input is likely. */
  get #least() {
    return this.#named ? cramped : tiny;
  }

  #read(least: number) {
    this.zoom = this.whole < least ? legible / this.whole : 1;
  }

  #goHome() {
    if (this.#home) this.#centre(this.#home.x, this.#home.y);
  }

  /** Sets the window size. A part of the map keeps its position and scale, and its names stay legible. */
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

  /** Brings points into view together, at the current scale if possible, else with the whole map. */
  showAll(points: readonly Point[], margin = 50) {
    const within = (all: number[], size: number) => Math.max(...all) - Math.min(...all) + 2 * margin <= size;
    const fit = within(points.map((p) => p.x), this.window.w) && within(points.map((p) => p.y), this.window.h); // prettier-ignore
    if (points.length > 1 && !fit) this.all();
    else for (const point of points) this.show(point, margin);
  }

  /** Brings a point into view. */
  show({ x, y }: Point, margin = 50) {
    this.#home = { x, y };
    const { x: left, y: top, w, h } = this.window;
    const dx = Math.max(0, x + margin - left - w) - Math.max(0, left - x + margin);
    const dy = Math.max(0, y + margin - top - h) - Math.max(0, top - y + margin);
    if (dx !== 0 || dy !== 0) this.#centre(left + w / 2 + dx, top + h / 2 + dy);
  }
}
