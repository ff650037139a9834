/**
 * Extracts the parts of the contract that the interface needs at run time, such as the kinds of things in
 * their order and the maximum length of a code, into src/wire/contract.ts (not in the repository). Run by the
 * build: `tsx wire/build.ts`.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { parse } from "yaml";

interface Schema {
  enum?: string[];
  pattern?: string;
  const?: string;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  properties?: Record<string, Schema>;
  required?: string[];
}

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");
const view = JSON.parse(read("view/schema.json")) as { $defs: Record<string, Schema> };
const contract = parse(read("server/openapi.yaml")) as { components: { schemas: Record<string, Schema> } };

function known<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`the contract does not say ${what}`);
  return value;
}

const kinds = (name: string) => known(view.$defs[name]?.enum, `which ${name} there are`);

function bounds(name: string, property?: string) {
  const schema = contract.components.schemas[name];
  const { minLength: min = 0, maxLength } = (property ? schema?.properties?.[property] : schema) ?? {};
  return { min, max: known(maxLength, `how long ${name} may be`) };
}

const lists = {
  seats: kinds("Seat"),
  zones: kinds("Zone"),
  seas: kinds("Sea"),
  tracks: kinds("TrackName"),
  shelves: kinds("Shelf"),
  /** The kinds of targets: the part before the colon, or the whole. */
  sorts: known(view.$defs["Target"]?.pattern?.match(/[a-z]{2,}/g), "what a target can be"),
  cubeKinds: known(view.$defs["Cubes"]?.required, "which cubes there are"),
  /** The bot name of a seat that an external bot plays. */
  externalBot: known(contract.components.schemas["ExternalBot"]?.const, "the name of external bots"),
  /** The least number at a table; the largest is the number of seats. */
  players: {
    min: known(contract.components.schemas["NewTable"]?.properties?.["seats"]?.minItems, "how many play"),
  },
  lengths: {
    recovery: bounds("Recover", "code"),
  },
};

const lines = Object.entries(lists).map(
  ([name, is]) => `export const ${name} = ${JSON.stringify(is)} as const;\n`,
);
writeFileSync(
  new URL("../src/wire/contract.ts", import.meta.url),
  `// Made by wire/build.ts from view/schema.json and server/openapi.yaml.\n${lines.join("")}`,
);
