// The figures of the rulebook, each fetched once in a language.
import { client } from "../client/client.ts";

const fetched = new Map<string, Promise<string>>();

/** A figure as an svg element. */
export function drawing(name: string, language: string): Promise<string> {
  const key = `${language} ${name}`;
  let drawn = fetched.get(key);
  if (!drawn) {
    drawn = client.figure(name, language);
    drawn.catch(() => fetched.delete(key)); // the next who wants it asks again
    fetched.set(key, drawn);
  }
  return drawn;
}
