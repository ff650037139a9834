/** A smooth, fixed perturbation of the plane: the same point always moves to the same point. */

/** The maximum displacement of a point, in display units. */
const AMPLITUDE = 4.5;

/** Waves as [x per unit, y per unit, phase]; lengths between 28 and 75 units, none a multiple of another. */
const ACROSS = [
  [0.081, 0.043, 0.4],
  [-0.12, 0.153, 2.1],
  [0.031, -0.196, 4.4],
] as const;
const DOWN = [
  [-0.047, 0.089, 1.3],
  [0.161, 0.109, 5.2],
  [0.204, -0.037, 3.0],
] as const;

function wave(waves: readonly (readonly [number, number, number])[], x: number, y: number): number {
  return waves.reduce((sum, [kx, ky, phase]) => sum + Math.sin(kx * x + ky * y + phase), 0) / waves.length;
}

export function waver(x: number, y: number): [number, number] {
  return [x + AMPLITUDE * 1.4 * wave(ACROSS, x, y), y + AMPLITUDE * 1.4 * wave(DOWN, x, y)];
}
