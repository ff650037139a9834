// A canvas that remembers what is painted on it: the drawings of art/paint.ts as layers that server/picture paints again.
import svgpath from "svgpath";

/** A path with what it is filled with and drawn with: a colour, or "leaf" for gold leaf, "seat" for the seat's own. */
export interface Coat {
  d: string;
  fill?: string;
  stroke?: string;
  /** Of the stroke, in the units of the drawing. */
  width?: number;
  /** Hundredths that it covers; all if absent. */
  share?: number;
}

/** What is painted within one outline, or anywhere. */
export interface Layer {
  within?: string;
  coats: Coat[];
}

type Matrix = [number, number, number, number, number, number];

/** A path in absolute lines and curves only, each number after a space. */
export function plain(path: string, matrix: Matrix = [1, 0, 0, 1, 0, 0]): string {
  const parts: string[] = [];
  svgpath(path)
    .abs()
    .unarc()
    .unshort()
    .matrix(matrix)
    .abs()
    .iterate(([kind, ...to], _, x, y) => {
      if (kind === "H") parts.push("L", `${to[0]}`, `${y}`);
      else if (kind === "V") parts.push("L", `${x}`, `${to[0]}`);
      else parts.push(kind.toUpperCase(), ...to.map(String));
    });
  return parts
    .map((part) => (/[.e]/.test(part) ? String(Math.round(Number(part) * 100) / 100) : part))
    .join(" ");
}

class Outline {
  readonly d: string;
  constructor(d: string) {
    this.d = d;
  }
}

class Recorder {
  readonly layers: Layer[] = [{ coats: [] }];
  fillStyle = "";
  strokeStyle = "";
  lineWidth = 1;
  #matrix: Matrix = [1, 0, 0, 1, 0, 0];
  #within: string | undefined;
  readonly #kept: { matrix: Matrix; within: string | undefined }[] = [];

  createLinearGradient = () => ({ addColorStop: () => undefined, toString: () => "leaf" });

  save() {
    this.#kept.push({ matrix: [...this.#matrix], within: this.#within });
  }

  restore() {
    const kept = this.#kept.pop();
    if (!kept) throw new Error("nothing was kept");
    this.#matrix = kept.matrix;
    this.#confine(kept.within);
  }

  clip({ d }: Outline) {
    this.#confine(plain(d, this.#matrix));
  }

  #confine(within: string | undefined) {
    if (within === this.#within) return;
    this.#within = within;
    this.layers.push({ ...(within === undefined ? {} : { within }), coats: [] });
  }

  transform(a: number, b: number, c: number, d: number, e: number, f: number) {
    const [A, B, C, D, E, F] = this.#matrix;
    this.#matrix = [
      A * a + C * b,
      B * a + D * b,
      A * c + C * d,
      B * c + D * d,
      A * e + C * f + E,
      B * e + D * f + F,
    ];
  }

  translate = (x: number, y: number) => this.transform(1, 0, 0, 1, x, y);
  scale = (x: number, y: number) => this.transform(x, 0, 0, y, 0, 0);
  rotate(angle: number) {
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
    this.transform(cos, sin, -sin, cos, 0, 0);
  }

  #coat({ d }: Outline, how: Omit<Coat, "d">) {
    this.layers.at(-1)?.coats.push({ d: plain(d, this.#matrix), ...how });
  }

  fill(path: Outline) {
    this.#coat(path, { fill: String(this.fillStyle) });
  }

  stroke(path: Outline) {
    const [a, b, c, d] = this.#matrix;
    const width = Math.round(this.lineWidth * Math.sqrt(Math.abs(a * d - b * c)) * 100) / 100;
    this.#coat(path, { stroke: String(this.strokeStyle), width });
  }
}

/** What a drawing paints. */
export function recorded(paint: (on: CanvasRenderingContext2D) => void): Layer[] {
  Object.assign(globalThis, { Path2D: Outline });
  const on = new Recorder();
  paint(on as unknown as CanvasRenderingContext2D);
  return on.layers.filter(({ coats }) => coats.length > 0);
}
