// The vine of an illuminated page: shoots that roll up, with leaves on their outside.

export interface Shoot {
  /** The centre of the spiral, and the radius at its beginning. */
  x: number;
  y: number;
  radius: number;
  /** Where on the circle it begins, in degrees, and the number of turns; negative to the left. */
  from: number;
  turns: number;
  leaves: number;
}

export interface Leaf {
  x: number;
  y: number;
  angle: number;
  size: number;
}

/** A leaf that grows to the right. */
export const blade = "M0 0C2-5 8-8 13-5C12-3 14-1 17 0C14 1 12 3 13 5C8 8 2 5 0 0Z";

const round = (n: number) => Math.round(n * 10) / 10;

/** A point of a shoot, t from 0 (its foot) to 1 (its heart). */
function at({ x, y, radius, from, turns }: Shoot, t: number) {
  const angle = (from * Math.PI) / 180 + t * turns * 2 * Math.PI;
  const r = radius * (1 - 0.86 * t);
  return { x: round(x + r * Math.cos(angle)), y: round(y + r * Math.sin(angle)), angle };
}

/** The line of a shoot. */
export function line(shoot: Shoot): string {
  const steps = Math.ceil(Math.abs(shoot.turns) * 22);
  return Array.from({ length: steps + 1 }, (_, i) => at(shoot, i / steps))
    .map((p, i) => `${i === 0 ? "M" : "L"}${p.x} ${p.y}`)
    .join("");
}

/** The leaves of a shoot, smaller towards its heart. */
export function leaves(shoot: Shoot): Leaf[] {
  return Array.from({ length: shoot.leaves }, (_, i) => {
    const t = (i + 0.6) / (shoot.leaves + 0.8);
    const p = at(shoot, t * 0.8);
    const lean = Math.sign(shoot.turns) * 38;
    return { x: p.x, y: p.y, angle: round((p.angle * 180) / Math.PI + lean), size: round(1 - 0.5 * t) };
  });
}
