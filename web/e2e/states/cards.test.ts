// The cards of the expansions in all their decisions, at all sizes, light and dark.
import { before } from "node:test";
import { covered } from "../looks.ts";
import { played, sit } from "../records.ts";
import { everything } from "../tables.ts";
import { open, serve, walk } from "../walk.ts";

serve();
/** Random games, in which sooner or later everything happens. */
let games: string[];
before(async () => (games = await played({ bot: "random", on: everything, games: 1000 })));

walk("cards", "phone", async ({ judge, come, touch }) => {
  const anna = await come();
  const bruno = await come();
  const { page } = anna;
  const at = async (move: RegExp) => open(page, `/t/${(await sit(games, page, bruno.page, move)).id}`);
  const see = (state: string) => judge.look(page, state);

  await at(/^return guaita/);
  await page.locator(".decks .card").first().waitFor({ state: "attached" });
  await see("cards-turn");
  const fold = page.locator(".fold");
  await fold.click();
  await see("cards-not-possible");
  await fold.click();
  const taller = page.locator(".taller");
  if (await taller.isVisible()) {
    await taller.click();
    await see("cards-tall-log");
    await taller.click();
  }
  for (const tab of touch ? ["tracks", "players"] : []) {
    await page.locator(`button[data-tab=${tab}]`).click();
    await see(`cards-${tab}`);
  }
  const first = page.locator(".decision .way").first();
  await at(/^keep placiti [a-z]+$/);
  await first.click();
  await see("card-keep");
  await at(/^give up/);
  await first.click();
  await see("card-give");
  await at(/^offer$/);
  if ((page.viewportSize()?.width ?? 0) >= 1024)
    judge.faults.push(
      ...(await covered(page, ".draft", ".market, .paths, [role=log], .seats")).map(
        (part) => `the draft lies on ${part}`,
      ),
    );
  await page.locator(".draft summary").click();
  await see("draft");
  if (touch) {
    await page.locator("button[data-tab=market]").click();
    await see("draft-market");
  }
  await at(/^counter$/);
  await page.locator(".reply [data-move=counter]").click();
  await see("reply");
  await page.locator(".reply [data-move=counter]").click();
  await page.locator(".draft .answered").waitFor();
  await see("counter");
  await at(/^bid/);
  await page.locator(".bid").waitFor();
  await see("bid");
  await at(/^yield (library|placiti)/);
  await first.waitFor();
  await see("pick");
  await at(/^score (cards|track)/);
  await first.waitFor();
  await see("choice");
});
