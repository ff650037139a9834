// The real server: the binary that was built, a data directory of its own, a free port.
import { execFile, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";

/** The program under test. */
export const binary = resolve(import.meta.dirname, process.env["VOLGARE_BINARY"] ?? "../../bin/volgare");

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === "string") throw new Error("no port");
  return address.port;
}

async function answers(url: string) {
  for (let wait = 0; wait < 100; wait++) {
    const ok = await fetch(`${url}/healthz`).then(
      (r) => r.ok,
      () => false,
    );
    if (ok) return;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error(`the server at ${url} does not answer`);
}

/** A server under test. */
export class Server {
  readonly url: string;
  readonly #port: number;
  readonly #data: string;
  #process: ChildProcess | null = null;

  private constructor(port: number, data: string) {
    this.#port = port;
    this.#data = data;
    this.url = `http://127.0.0.1:${port}`;
  }

  /** Starts a server with an empty data directory; bots wait `grace` after a person's move. */
  static async start(grace = "0s"): Promise<Server> {
    const server = new Server(await freePort(), await mkdtemp(join(tmpdir(), "volgare-")));
    await server.run(grace);
    return server;
  }

  /** Runs the program on the data directory as it is; `binary` may be another build. */
  async run(grace = "0s", program = binary) {
    const args = [
      "serve",
      "--data",
      this.#data,
      "--addr",
      `127.0.0.1:${this.#port}`,
      "--bot-grace",
      grace,
      "--log-level",
      "warn",
    ];
    this.#process = spawn(program, args, { stdio: ["ignore", "ignore", "inherit"] });
    await answers(this.url);
  }

  /** Lets the process write no further than so many bytes into a file: what it does on a full disk. */
  async fileLimit(bytes: number | "unlimited") {
    const pid = String(this.#process?.pid);
    await promisify(execFile)("prlimit", ["--pid", pid, `--fsize=${bytes}:unlimited`]);
  }

  /** Ends the process, with SIGKILL as a machine that loses power would. */
  async kill(signal: NodeJS.Signals = "SIGKILL") {
    const running = this.#process;
    this.#process = null;
    if (!running || running.exitCode !== null) return;
    running.kill(signal);
    await once(running, "exit");
  }

  /** Ends the server and removes its data. */
  async stop() {
    await this.kill("SIGTERM");
    await rm(this.#data, { recursive: true, force: true });
  }
}
