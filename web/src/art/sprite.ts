// The portraits as one SVG sprite, which pages load as a picture and not as script.
import { onto, type Person } from "./faces.ts";
import { pigments } from "./pigments.ts";

const colour = (fill: string | undefined) =>
  fill === undefined ? "none" : fill === "seat" ? "var(--cloth)" : pigments[fill as keyof typeof pigments];

function symbol(name: string, person: Person): string {
  const strokes = person.strokes.map(
    ({ d, fill, bare }) => `<path d="${d}" fill="${colour(fill)}"${bare ? ' stroke="none"' : ""}/>`,
  );
  return `<symbol id="${name}" viewBox="0 0 100 100">
<path fill="${pigments[person.ground]}" d="M0 0h100v100H0z"/>
<g transform="${onto(person)}" stroke="${pigments.ink}" stroke-width="1.9" stroke-linejoin="round" stroke-linecap="round" fill-rule="evenodd">
${strokes.join("\n")}
</g>
<g fill="none"><circle cx="50" cy="50" r="47.4" stroke="${pigments.gold}" stroke-width="4"/>
<g stroke="${pigments.ink}" stroke-width="1.2"><circle cx="50" cy="50" r="45"/><circle cx="50" cy="50" r="49.4"/></g></g>
</symbol>`;
}

/** Each portrait is a symbol with its name. Pages clip the corners. */
export const sprite = (people: Readonly<Record<string, Person>>) =>
  `<svg xmlns="http://www.w3.org/2000/svg">\n${Object.entries(people)
    .map(([name, person]) => symbol(name, person))
    .join("\n")}\n</svg>\n`;
