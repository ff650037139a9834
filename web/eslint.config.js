import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import config from "./svelte.config.js";

export default ts.config(
  {
    ignores: ["dist", "e2e/failed", "node_modules", "src/wire/openapi.ts", "src/wire/contract.ts"],
  },
  ts.configs.strict,
  ts.configs.stylistic,
  svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: {
      parserOptions: { parser: ts.parser, svelteConfig: config, extraFileExtensions: [".svelte"] },
    },
  },
  {
    rules: {
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_" }],
      "svelte/no-navigation-without-resolve": "off", // not SvelteKit
      "svelte/prefer-svelte-reactivity": "off", // maps are replaced, not mutated
      "@typescript-eslint/consistent-type-definitions": "off", // unions need type; both read well
    },
  },
);
