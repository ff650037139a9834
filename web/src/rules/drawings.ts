// The figures of the rulebook, each loaded once per language.
import { client } from "../client/client.ts";

const fetched = new Map<string, string | Promise<string>>();

/** A figure as an SVG element; synchronous if it is loaded. */
export function drawing(name: string, language: string): string | Promise<string> {
  const key = `${language} ${name}`;
  const known = fetched.get(key);
  if (known !== undefined) return known;
  const drawn = client.figure(name, language);
  fetched.set(key, drawn);
  drawn.then(
    (svg) => fetched.set(key, svg),
    () => fetched.delete(key), // the next caller retries
  );
  return drawn;
}
