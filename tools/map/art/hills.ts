/** Hills along the ridges, wherever the map has room. */
import type { Hill } from "../../../web/src/map/shapes";
import { project } from "../layout/project";
import { random } from "../layout/random";
import { inFrame } from "../layout/clip";
import type { Warp } from "../layout/warp";
import { RIDGES, type Ridge } from "./ridges";
import type { Room } from "./room";

/** Ratio of a hill's width to its height. */
const WIDE = 1.3;

/** The points of a ridge on the map, one for each hill of a row, with the direction across the ridge. */
function* stations(ridge: Ridge, warp: Warp): Generator<{ x: number; y: number; ax: number; ay: number }> {
  const points = ridge.line.map(([lat, lon]) => warp(...project(lon, lat)));
  const step = ridge.height * WIDE * 0.86;
  let left = 0;
  for (let i = 1; i < points.length; i++) {
    const [[x0, y0], [x1, y1]] = [points[i - 1], points[i]];
    const far = Math.hypot(x1 - x0, y1 - y0);
    const [ux, uy] = [(x1 - x0) / far, (y1 - y0) / far];
    for (; left < far; left += step) yield { x: x0 + ux * left, y: y0 + uy * left, ax: -uy, ay: ux };
    left -= far;
  }
}

/** All hills, from the top of the sheet down, so that nearer hills cover farther ones. */
export function hills(warp: Warp, room: Room): Hill[] {
  const next = random(1300);
  const found: Hill[] = [];
  for (const ridge of RIDGES) {
    for (const { x, y, ax, ay } of stations(ridge, warp)) {
      for (let row = 0; row < ridge.rows; row++) {
        const off = (row - (ridge.rows - 1) / 2) * ridge.height * 1.15 + (next() - 0.5) * ridge.height * 0.5;
        const h = Math.round(ridge.height * (0.75 + 0.4 * next()));
        const at = { x: Math.round(x + ax * off + (next() - 0.5) * 4), y: Math.round(y + ay * off) };
        const w = h * WIDE;
        const box = { x: at.x - w / 2, y: at.y - h, w, h };
        const dry = [-w / 2 - 2, 0, w / 2 + 2].every((dx) => room.isLand(at.x + dx, at.y + 2));
        if (!inFrame(at.x, at.y) || !dry || !room.isLand(at.x, at.y - h) || !room.isFree(box, 1)) continue;
        room.take({ x: at.x - w * 0.36, y: at.y - h * 0.7, w: w * 0.72, h: h * 0.7 });
        found.push([at.x, at.y, h]);
      }
    }
  }
  return found.sort((a, b) => a[1] - b[1]);
}
