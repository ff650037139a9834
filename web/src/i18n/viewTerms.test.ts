// Every enumeration value of the view has a name in every language, and all catalogues have the same
// messages.
import { readdirSync, readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

const read = (path: string) => readFileSync(path, "utf8");
const schema = JSON.parse(read("../view/schema.json")) as { $defs: Record<string, unknown> };

/** All values of an enumeration inside the schema. */
function words(path: string): string[] {
  let at: unknown = schema.$defs;
  for (const step of path.split(" ")) at = (at as Record<string, unknown>)[step];
  return (at as { enum: string[] }).enum;
}

const terms: Record<string, string> = {
  seat: "Seat",
  status: "Player properties status",
  friar: "Friar",
  cardinal: "Cardinal",
  office: "Office",
  track: "TrackName",
  zone: "Zone",
  "zone-short": "Zone",
  sea: "Sea",
  kind: "Kind",
  phase: "View properties phase",
  decision: "Decision",
  lingua: "View properties lingua",
  event: "Event properties state",
  feature: "Place properties features items",
  category: "Category",
};

const bundle = (language: string) => {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const file of ["terms", "panels", "cards"]) {
    expect(made.addResource(new FluentResource(read(`../words/catalogues/${language}/${file}.ftl`)))).toEqual(
      [],
    );
  }
  return made;
};
const ids = (language: string) =>
  [...bundle(language)._messages.values()].flatMap((m) => [
    m.id,
    ...Object.keys(m.attributes).map((a) => `${m.id}.${a}`),
  ]);

describe.each(readdirSync("../words/catalogues"))("%s", (language) => {
  it.each(Object.entries(terms))("names every %s", (prefix, path) => {
    const there = bundle(language);
    expect(words(path).filter((word) => !there.hasMessage(`${prefix}-${word}`))).toEqual([]);
  });
});

it("has the same messages in every language", () => {
  expect(ids("it")).toEqual(ids("en"));
});
