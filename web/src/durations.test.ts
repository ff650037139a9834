// Nothing on the table moves for longer than 600 ms. A ceremony takes its time, and no clicks.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const most = 600;
/** The initial of a turn, the ending, what waits, and the place that a lesson points at. */
const ceremonies = /^(board\/TurnInitial|ending\/.*|shell\/Loading|learn\/LessonPage)\.svelte$/;

const root = import.meta.dirname;
const files = readdirSync(root, { recursive: true, encoding: "utf8" }).filter(
  (path) => /\.(svelte|css)$/.test(path) && !ceremonies.test(path),
);

/** The times of an animation or a transition in milliseconds, its delay among them. */
const times = (rule: string) =>
  [...rule.matchAll(/([\d.]+)(ms|s)\b/g)].map(([, n, unit]) => Number(n) * (unit === "s" ? 1000 : 1));

it("moves nothing for longer than a glance", () => {
  const slow = files.flatMap((path) =>
    [...readFileSync(join(root, path), "utf8").matchAll(/\b(?:animation|transition)(?:-duration)?:[^;]+;/g)]
      .flatMap(([rule]) => rule.split(","))
      .filter((rule) => times(rule).reduce((sum, ms) => sum + ms, 0) > most)
      .map((rule) => `${path}: ${rule.trim()}`),
  );
  expect(slow).toEqual([]);
});
