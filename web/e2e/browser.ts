// Debian's Chromium, with an empty profile for each person. If the headless shell is installed, it is used:
// it draws no window frame, which saves a quarter of the processor time.
import { existsSync } from "node:fs";
import { chromium, type Browser, type BrowserContext, type Page } from "playwright-core";
import { patience } from "./rest.ts";
import type { Language } from "../src/wire/types.ts";

export const executablePath = ["chromium-headless-shell", "chromium", "chromium-browser"]
  .map((name) => `/usr/bin/${name}`)
  .find(existsSync);

/** The compiler of the tests wraps functions in this helper, which pages do not define. */
export const named = "globalThis.__name = (f) => f";

/** A host name of this machine that browsers do not treat as secure, unlike localhost. */
export const clubName = "club.lan";

let shared: Promise<Browser> | null = null;

/** The browser that all tests of a process share. */
export function browser(): Promise<Browser> {
  if (!executablePath)
    throw new Error("no Chromium: apt-get update && apt-get install -y chromium-headless-shell");
  shared ??= chromium.launch({
    executablePath,
    timeout: patience,
    args: [
      "--no-sandbox", // tests run as root in containers
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      `--host-resolver-rules=MAP ${clubName} 127.0.0.1`,
    ],
  });
  return shared;
}

export async function closeBrowser() {
  await (await shared)?.close();
  shared = null;
}

export const sizes = {
  phone: { width: 360, height: 740 },
  laptop: { width: 1366, height: 768 },
  large: { width: 1920, height: 1080 },
  upright: { width: 768, height: 1024 },
  lying: { width: 1024, height: 768 },
  huge: { width: 2560, height: 1440 },
} as const;

/** Screens with touch input, where targets must be as large as a finger. */
export const touched = (size: keyof typeof sizes) => ["phone", "upright", "lying"].includes(size);

/** The browser locales that request each language. */
export const locales: Record<Language, string> = {
  en: "en-GB",
  it: "it-IT",
  es: "es-ES",
  de: "de-DE",
  fr: "fr-FR",
};

export interface Look {
  size?: keyof typeof sizes;
  theme?: "light" | "dark";
  locale?: string;
  /** The stored settings (settings.svelte.ts) from the first page on. */
  settings?: Record<string, unknown>;
}

/** All people who have not left. */
export const people = new Set<Person>();

/** A user with an empty profile. Errors of the page fail the test that calls `faults`. */
export class Person {
  readonly faults: string[] = [];
  /** All console lines of each page. */
  readonly console: string[] = [];
  private constructor(
    readonly context: BrowserContext,
    readonly page: Page,
  ) {
    people.add(this);
    this.#hear(page);
    context.on("page", (page) => this.#hear(page));
  }

  /** Records the errors of a page. */
  #hear(page: Page) {
    page.on("pageerror", (fault) => this.faults.push(String(fault)));
    page.on("console", (line) => {
      this.console.push(`${line.type()}: ${line.text()}`);
      // Refused requests are reported by the browser too, but the interface must show them. A header that has
      // no effect on plain HTTP is reported as well.
      if (line.type() === "error" && !/^(Failed to load resource|The Cross-Origin-Opener)/.test(line.text()))
        this.faults.push(line.text());
    });
  }

  static async come(url: string, look: Look = {}): Promise<Person> {
    const size = look.size ?? "laptop";
    const context = await (
      await browser()
    ).newContext({
      baseURL: url,
      viewport: sizes[size],
      colorScheme: look.theme ?? "light",
      locale: look.locale ?? "en-GB",
      hasTouch: touched(size),
      isMobile: touched(size),
      reducedMotion: "reduce",
    });
    context.setDefaultTimeout(patience);
    await context.addInitScript(named);
    if (look.settings) {
      await context.addInitScript((kept) => {
        if (!location.protocol.startsWith("http")) return; // the browser's own page, without storage
        if (!localStorage.getItem("volgare.settings")) localStorage.setItem("volgare.settings", kept);
      }, JSON.stringify(look.settings));
    }
    return new Person(context, await context.newPage());
  }

  async leave() {
    people.delete(this);
    await this.context.close();
  }
}
