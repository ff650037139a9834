// The result as a picture that one can send: 1200 by 630, as links show them.
import { brush, inside, paintInitial, paintLikeness, paintTendril } from "../art/paint.ts";
import type { FaceName } from "../art/faces.ts";
import { pigments } from "../art/pigments.ts";
import type { Seat } from "../wire/types.ts";

export const measure = { width: 1200, height: 630 } as const; // px

export interface Told {
  /** Whose initial it is. */
  winner: string;
  /** Who has won, in a sentence. */
  sentence: string;
  /** What was played, and where. */
  foot: readonly string[];
  /** The first first. */
  rows: readonly {
    seat: Seat;
    shape: string;
    colour: string;
    who: FaceName;
    name: string;
    vp: number;
    said: string;
  }[];
}

const ground = "#fbf7ec";
const faded = "#655744";
const rubric = "#9b2d1f";

/** Waits for the type in which it is written. */
export const type = () =>
  Promise.all(["500 40px Alegreya", "italic 500 40px Alegreya"].map((font) => document.fonts.load(font)));

const frame = (by: number) => `M${by} ${by}H${measure.width - by}V${measure.height - by}H${by}Z`;

function write(
  on: CanvasRenderingContext2D,
  text: string,
  at: { x: number; y: number; font: string; colour: string; width?: number; align?: CanvasTextAlign },
) {
  on.font = `${at.font} Alegreya, Georgia, serif`;
  on.fillStyle = at.colour;
  on.textAlign = at.align ?? "left";
  on.fillText(text, at.x, at.y, at.width);
}

function paper(on: CanvasRenderingContext2D) {
  brush(on, frame(0), { fill: ground });
  brush(on, frame(16), { stroke: pigments.gold, width: 12 });
  for (const by of [9, 23]) brush(on, frame(by), { stroke: pigments.ink, width: 1.5 });
  paintTendril(on, { x: 60, y: 548, size: 1080 });
}

const top = 204;

/** One row: face, shape, name, bar and points. */
function row(on: CanvasRenderingContext2D, told: Told, i: number) {
  const { shape, colour, who, name, vp, said } = told.rows[i] ?? raise(i);
  const high = Math.min(84, 338 / told.rows.length);
  const y = top + i * high;
  const size = high - 10;
  const most = Math.max(1, ...told.rows.map((one) => one.vp));
  paintLikeness(on, who, { x: 410, y, size, cloth: colour });
  const middle = y + size / 2;
  write(on, name, { x: 506, y: middle + 10, font: "500 30px", colour: pigments.ink, width: 190 });
  const long = 320 * (Math.max(0, vp) / most);
  brush(on, `M710 ${middle - 11}h${long}v22h${-long}Z`, { fill: colour, stroke: pigments.ink, width: 1.5 });
  inside(on, { x: 710 + long - 17, y: middle - 17, size: 34, grid: 24 }, () => {
    brush(on, shape, { fill: colour, stroke: pigments.ink, width: 1.1 });
  });
  write(on, said, {
    x: 1150,
    y: middle + 12,
    font: "500 34px",
    colour: i === 0 ? rubric : pigments.ink,
    align: "right",
  });
}

function raise(i: number): never {
  throw new RangeError(`no row ${i}`);
}

/** Paints the whole of it. */
export function paintPicture(canvas: HTMLCanvasElement, told: Told) {
  Object.assign(canvas, measure);
  const on = canvas.getContext("2d");
  if (!on) return;
  paper(on);
  paintInitial(on, told.winner, { x: 60, y: 60, size: 300 });
  write(on, "Explicit", { x: 410, y: 112, font: "italic 500 40px", colour: faded });
  write(on, told.sentence, { x: 410, y: 172, font: "500 52px", colour: rubric, width: 590 });
  told.rows.forEach((_, i) => row(on, told, i));
  told.foot.forEach((text, i) =>
    write(on, text, {
      x: 60,
      y: 412 + i * 36,
      font: i === 0 ? "500 44px" : "italic 500 26px",
      colour: i === 0 ? rubric : faded,
      width: 310,
    }),
  );
}
