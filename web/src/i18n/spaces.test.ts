// French has a space before ; : ! ? and inside its quotation marks. Lines must not break there.
import { expect, it } from "vitest";

const french = import.meta.glob<string>("../../../words/catalogues/fr/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

it("keeps French punctuation on the line of its word", () => {
  const loose = Object.entries(french).flatMap(([file, text]) =>
    text
      .split("\n")
      .filter((line) => !line.startsWith("#") && /« |\S [:;?!»](?![\w-])/.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(loose).toEqual([]);
});
