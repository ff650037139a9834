import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { relative, resolve } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { faces } from "./src/art/faces.ts";
import { patrons } from "./src/art/patrons.ts";
import { sprite } from "./src/art/sprite.ts";

/**
 * Draws the portraits into src/art/ (not in the repository) unless they exist: newer files would cause a
 * complete rebuild.
 */
const portraits = {
  name: "portraits",
  buildStart: () => {
    for (const [name, people] of Object.entries({ faces, patrons })) {
      const file = new URL(`src/art/${name}.svg`, import.meta.url);
      const drawn = sprite(people);
      if (!existsSync(file) || readFileSync(file, "utf8") !== drawn) writeFileSync(file, drawn);
    }
  },
};

// The scoping class of a component's styles: two letters are enough, while hashes would be the part of the
// script that compresses worst.
const src = resolve(import.meta.dirname, "src");
const components = readdirSync(src, { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".svelte"))
  .sort();
const cssHash = ({ filename }: { filename: string }) =>
  `s-${components.indexOf(relative(src, resolve(filename))).toString(36)}`;

// `npm run dev` serves the interface with hot reloading and forwards everything else to a separate server;
// VOLGARE is its address.
const server = process.env.VOLGARE ?? "http://127.0.0.1:8080";

export default defineConfig({
  plugins: [portraits, svelte({ compilerOptions: { cssHash } })],
  build: {
    target: "es2023",
    sourcemap: false,
    manifest: "manifest.json", // the server derives from it which files a page will need
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0, // the content security policy forbids data: scripts and fonts
    rolldownOptions: {
      output: {
        // The script lists the files of all later parts, and their hashes compress worst: short ones are enough.
        chunkFileNames: "assets/[name]-[hash:7].js",
        assetFileNames: "assets/[name]-[hash:6][extname]",
        // The code that every page needs is one file: many small ones compress badly and cost a request each.
        codeSplitting: {
          groups: [
            {
              name: "core",
              test: /vite\/preload-helper|node_modules\/(svelte|@fluent|esm-env|clsx)|src\/(i18n(?!\/fold)|client(?!\/(asked|catalogue|addresses|ownTables|listing|waits))|browser(?!\/(badge|beginner|ownBoard|copy|notified|assets|translated|saveFile))|rest|ui(?!\/(TurnChart|plot|sitter)))\/|shell\/Loading/,
            },
            { name: "fold", test: /src\/i18n\/fold/ },
            { name: "wording", test: /src\/(wording\/(?!stakes)|session\/context|help\/shortcuts)/ },
            { name: "map", test: /src\/map\/(?!art|fit)/ },
            {
              name: "board",
              test: /src\/board\/(?!KnowledgeStrip|Ornaments|TurnInitial|VineBorder|vineBorder|late|PreviewRoute|Traces|NamesAfar|afar)/,
            },
            {
              name: "table",
              test: /src\/(session|moves|actions|panels|log|status|table)\/(?!Notices|NextTable|PrivateNote|pageTitle|ReadOnlyTable|Handover|Chat(Input|Panel)|outbox|keyboard|Here|Watching|whereabouts|management|Lately|outcome|Reason|Away|StillThere|TakeSeat|LongWait|KeepSeat|WaitingForOthers|Acting\.|Lent|PlaybackCaption|Bid|Payment|Chooser|Hint|NotPossibleList|anchor|Decision|Ways|MoveButton|LeafOf|Score(Slip)?\.)|rules\/Rule(Link|Mark|Sheet)|TableMenu|Glossary|Drawer/,
            },
            {
              name: "panel",
              test: /src\/((moves|actions)\/(Chooser|anchor|Ways|MoveButton|LeafOf|Lately|outcome|Reason)|wording\/stakes)/,
            },
            { name: "clockWords", test: /src\/clock\/(hours|timeLeft|clockWords|serverClock)/ },
            { name: "clock", test: /src\/clock\/(?!parts|ClockMenu)/ },
            { name: "order", test: /src\/order\/(?!orderParts)/ },
            { name: "uses", test: /src\/(rules\/uses|wire\/factPath)/ },
          ],
        },
      },
    },
  },
  server: { fs: { allow: [".."] }, proxy: { "/api": server, "/view": server } },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  test: {
    include: ["src/**/*.test.ts"],
    // Tests that need a document say so in their first line: creating one takes half a second per file.
    environment: "node",
    setupFiles: ["vitest.setup.ts"],
    // Computations may be slow on a busy machine, which is not an error.
    testTimeout: 60_000,
    hookTimeout: 300_000,
  },
});
