// The real server: the built binary, with a temporary data directory and a free port.
import { execFile, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { promisify } from "node:util";
import { clubName } from "./browser.ts";
import { patience } from "./rest.ts";

/** The program under test. */
export const binary = resolve(import.meta.dirname, process.env["VOLGARE_BINARY"] ?? "../../bin/volgare");

/** All servers that have not been stopped. */
export const servers = new Set<Server>();

/** The address at which a server says that it listens; undefined if it ends before, or does not say so. */
async function listening(input: Readable): Promise<string | undefined> {
  const lines = createInterface({ input, signal: AbortSignal.timeout(patience) });
  for await (const line of lines) return /^volgare: http:\/\/([^\s,]+)/.exec(line)?.[1];
}

/** Three servers with one database behind a proxy, as in `make cluster`. */
export class Cluster {
  readonly url: string;
  readonly #process: ChildProcess;

  private constructor(url: string, process: ChildProcess) {
    this.url = url;
    this.#process = process;
  }

  static async start(): Promise<Cluster> {
    const program = resolve(import.meta.dirname, "../../bin/cluster");
    const args = [
      "--addr",
      "127.0.0.1:0",
      "--binary",
      binary,
      "--serve=--bot-grace=0s",
      "--serve=--no-limits",
    ];
    const child = spawn(program, args, { stdio: ["ignore", "pipe", "inherit"] });
    await once(child, "spawn");
    const address = await listening(child.stdout);
    if (address === undefined) throw new Error("the cluster does not respond");
    return new Cluster(`http://${address}`, child);
  }

  async stop() {
    this.#process.kill("SIGTERM");
    await once(this.#process, "exit", { signal: AbortSignal.timeout(patience) });
  }
}

/** A server under test. */
export class Server {
  /** The standard error of all its runs. */
  log = "";
  /** Its first run takes a free port, later runs take the same: browsers know it. */
  #address = "127.0.0.1:0";
  /** Its data directory. */
  readonly data: string;
  readonly #options: string[];
  #process: ChildProcess | null = null;

  private constructor(data: string, options: string[]) {
    this.data = data;
    this.#options = options;
  }

  get url() {
    return `http://${this.#address}`;
  }

  /** The same server by host name, as in a local network: for browsers this is not a secure context. */
  get plain() {
    return `http://${clubName}:${this.#address.split(":")[1]}`;
  }

  /** Starts a server with an empty data directory; bots wait `grace` after a person's move. */
  static async start(grace = "0s", ...options: string[]): Promise<Server> {
    const server = new Server(await mkdtemp(join(tmpdir(), "volgare-")), options);
    servers.add(server);
    await server.run(grace);
    return server;
  }

  /** Runs the program on the existing data directory; `binary` may be another build. */
  async run(grace = "0s", program = binary) {
    const from = this.log.length;
    for (const over = AbortSignal.timeout(patience); ;) {
      if (await this.#begins(grace, program)) return;
      const wrote = this.log.slice(from);
      // Another process may have taken its port meanwhile, and will release it.
      if (over.aborted || !wrote.endsWith("address already in use\n"))
        throw new Error(`the server does not respond: ${wrote}`);
    }
  }

  /** Starts a process; returns whether it responds. */
  async #begins(grace: string, program: string): Promise<boolean> {
    const args = [
      "serve",
      "--data",
      this.data,
      "--addr",
      this.#address,
      "--host",
      clubName,
      ...this.#options,
    ];
    args.push("--bot-grace", grace);
    const child = spawn(program, [...args, "--log-level", "warn"], { stdio: ["ignore", "pipe", "pipe"] });
    await once(child, "spawn");
    child.stderr.setEncoding("utf8").on("data", (text: string) => (this.log += text));
    const closed = once(child, "close");
    const address = await listening(child.stdout);
    if (address === undefined) {
      child.kill("SIGKILL");
      await closed;
      return false;
    }
    this.#address = address;
    this.#process = child;
    child.on("close", (code) => {
      // It ended by itself, or with an error.
      if (this.#process === child || code) process.stderr.write(this.log);
    });
    return true;
  }

  /** Limits the size of the process's files in bytes, to simulate a full disk. */
  async fileLimit(bytes: number | "unlimited") {
    const pid = String(this.#process?.pid);
    await promisify(execFile)("prlimit", ["--pid", pid, `--fsize=${bytes}:unlimited`]);
  }

  /** Ends the process, with SIGKILL as in a power failure. */
  async kill(signal: NodeJS.Signals = "SIGKILL") {
    const running = this.#process;
    this.#process = null;
    if (!running || (running.exitCode ?? running.signalCode) !== null) return;
    running.kill(signal);
    await once(running, "exit", { signal: AbortSignal.timeout(patience) });
  }

  /** Stops the server and removes its data. */
  async stop() {
    servers.delete(this);
    await this.kill("SIGTERM");
    await rm(this.data, { recursive: true, force: true });
  }
}
