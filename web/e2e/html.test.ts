// The page as the server serves it, under every kind of address, before a script has touched it.
import assert from "node:assert/strict";
import { join } from "node:path";
import { test } from "node:test";
import { FileSystemConfigLoader, HtmlValidate } from "html-validate";
import { serve } from "./walk.ts";

const server = serve();
const addresses = [
  "/",
  "/index.html",
  "/new",
  "/t/abcdefghij",
  "/s/abcdefghijklmnopqrst",
  "/d/abcdefghijklmnopqrst",
  "/help",
  "/help/moves",
  "/rules",
  "/rules/MOV-1",
  "/settings",
  "/box/deluxe",
  "/board",
  "/nowhere",
];

test("the HTML that is served is valid", async () => {
  const validator = new HtmlValidate(new FileSystemConfigLoader());
  const file = join(import.meta.dirname, "served.html"); // for which the settings of this directory hold
  for (const address of addresses) {
    const reply = await fetch(server().url + address);
    assert.equal(reply.headers.get("content-type"), "text/html; charset=utf-8", address);
    const { results } = await validator.validateString(await reply.text(), file);
    assert.deepEqual(
      results.flatMap((r) => r.messages.map((m) => `${address}:${m.line}: ${m.message} (${m.ruleId})`)),
      [],
    );
  }
  const broken = await validator.validateString("<!doctype html><html><body><p></div></body></html>", file);
  assert.equal(broken.valid, false);
});
