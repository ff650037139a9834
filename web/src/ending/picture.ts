// The result as a picture to share: 1200 by 630, the size of link previews.
import { brush, inside, paintInitial, paintLikeness, paintTendril } from "../art/paint.ts";
import type { FaceName } from "../art/faces.ts";
import { pigments } from "../art/pigments.ts";
import type { Seat } from "../wire/types.ts";

export const measure = { width: 1200, height: 630 } as const; // px

export interface Told {
  /** The name whose initial is drawn. */
  winner: string;
  /** The winner, in a sentence. */
  sentence: string;
  /** The game and the address. */
  foot: readonly string[];
  /** Best first. */
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

/** Waits until the fonts are loaded. */
export const type = () =>
  Promise.all(["500 40px Alegreya", "italic 500 40px Alegreya"].map((font) => document.fonts.load(font)));

const frame = (by: number) => `M${by} ${by}H${measure.width - by}V${measure.height - by}H${by}Z`;

interface Line {
  x: number;
  y: number;
  style?: "italic";
  /** Letter size in px. */
  size: number;
  colour: string;
  /** Maximum width in px. */
  width: number;
  align?: CanvasTextAlign;
}

const least = 22; // px: smaller letters are illegible in previews

/** Shrinks the letters until the text fits; if it is still too long, it ends in an ellipsis. */
function write(
  on: CanvasRenderingContext2D,
  text: string,
  { x, y, style, size, colour, width, align }: Line,
) {
  const wide = (letters: string) => on.measureText(letters).width;
  const set = (px: number) => (on.font = `${style ?? ""} 500 ${px}px Alegreya, Georgia, serif`);
  set(size);
  set(Math.max(least, Math.min(size, (size * width) / wide(text))));
  let shown = text;
  for (let letters = [...text]; wide(shown) > width && letters.length > 0;) {
    letters = letters.slice(0, -1);
    shown = `${letters.join("").trim()}…`;
  }
  on.fillStyle = colour;
  on.textAlign = align ?? "left";
  on.fillText(shown, x, y);
}

function paper(on: CanvasRenderingContext2D) {
  brush(on, frame(0), { fill: ground });
  brush(on, frame(16), { stroke: pigments.gold, width: 12 });
  for (const by of [9, 23]) brush(on, frame(by), { stroke: pigments.ink, width: 1.5 });
  paintTendril(on, { x: 60, y: 548, size: 1080 });
}

const top = 204;
/** The columns of the names and the bars: left edge and maximum width in px. */
const names = { x: 506, width: 190 } as const;
const bars = { x: 728, width: 290 } as const;

/** One row: face, shape, name, bar and points. */
function row(on: CanvasRenderingContext2D, told: Told, i: number) {
  const { shape, colour, who, name, vp, said } = told.rows[i] ?? raise(i);
  const high = Math.min(84, 338 / told.rows.length);
  const y = top + i * high;
  const size = high - 10;
  const most = Math.max(1, ...told.rows.map((one) => one.vp));
  paintLikeness(on, who, { x: 410, y, size, cloth: colour });
  const middle = y + size / 2;
  write(on, name, { ...names, y: middle + 10, size: 30, colour: pigments.ink });
  const long = bars.width * (Math.max(0, vp) / most);
  brush(on, `M${bars.x} ${middle - 11}h${long}v22h${-long}Z`, { fill: colour, stroke: pigments.ink, width: 1.5 }); // prettier-ignore
  inside(on, { x: bars.x + long - 17, y: middle - 17, size: 34, grid: 24 }, () => {
    brush(on, shape, { fill: colour, stroke: pigments.ink, width: 1.1 });
  });
  write(on, said, {
    x: 1150,
    y: middle + 12,
    size: 34,
    colour: i === 0 ? rubric : pigments.ink,
    width: 1150 - bars.x - bars.width - 20,
    align: "right",
  });
}

function raise(i: number): never {
  throw new RangeError(`no row ${i}`);
}

/** Paints the whole picture. */
export function paintPicture(canvas: HTMLCanvasElement, told: Told) {
  Object.assign(canvas, measure);
  const on = canvas.getContext("2d");
  if (!on) return;
  paper(on);
  paintInitial(on, told.winner, { x: 60, y: 60, size: 300 });
  write(on, "Explicit", { x: 410, y: 112, style: "italic", size: 40, colour: faded, width: 740 });
  write(on, told.sentence, { x: 410, y: 172, size: 52, colour: rubric, width: 740 });
  told.rows.forEach((_, i) => row(on, told, i));
  told.foot.forEach((text, i) =>
    write(on, text, {
      x: 60,
      y: 412 + i * 36,
      ...(i === 0 ? { size: 44 } : { style: "italic", size: 26 }),
      colour: i === 0 ? rubric : faded,
      width: 310,
    }),
  );
}
