// Formats messages of the catalogues as the browser does, for the tests of package words: reads {language:
// [{id, args}]} as JSON and writes {language: [text]}.
import { readdirSync, readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";

const catalogues = new URL("../../words/catalogues/", import.meta.url);
const asked = JSON.parse(readFileSync(0, "utf8"));
const answer = {};
for (const [language, samples] of Object.entries(asked)) {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const folder = new URL(`${language}/`, catalogues);
  for (const name of readdirSync(folder))
    bundle.addResource(new FluentResource(readFileSync(new URL(name, folder), "utf8")));
  answer[language] = samples.map(({ id, args }) => {
    const [name, attribute] = id.split(".");
    const message = bundle.getMessage(name);
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
    return pattern ? bundle.formatPattern(pattern, args, []) : id;
  });
}
process.stdout.write(JSON.stringify(answer));
