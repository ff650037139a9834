// A proxy in front of the server that fails the first request for each file of the interface.
import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** The kind of failure: the connection is reset, a status is returned, or the file is truncated. */
export type Fault = "reset" | 404 | 500 | 502 | "truncated";

export class Faulty {
  /** The files that have failed and were not loaded since. */
  readonly missing = new Set<string>();
  /** Files that always fail. */
  broken: RegExp | null = null;
  readonly #failed = new Set<string>();
  readonly #server: Server;

  private constructor(
    readonly to: string,
    readonly fault: Fault,
    readonly files: RegExp,
  ) {
    this.#server = createServer((from, answer) => this.#pass(from, answer));
    this.#server.unref(); // a failing test does not close it
  }

  static async to(
    url: string,
    fault: Fault,
    files = /^\/assets\/.*\.(js|css|ftl|svg|woff2)$|^\/api\/(rules|lessons|presets)\b/,
  ): Promise<Faulty> {
    const proxy = new Faulty(url, fault, files);
    await new Promise<void>((listens) => proxy.#server.listen(0, "127.0.0.1", listens));
    return proxy;
  }

  get url() {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  #pass(from: IncomingMessage, answer: ServerResponse) {
    const path = from.url ?? "";
    const fails =
      from.method === "GET" &&
      (this.broken?.test(path) || (this.files.test(path) && !this.#failed.has(path)));
    if (fails) {
      this.#failed.add(path);
      this.missing.add(path);
      if (this.fault === "reset") return answer.socket?.destroy();
      if (this.fault !== "truncated") return answer.writeHead(this.fault).end("<h1>No</h1>");
    }
    const { method, headers } = from;
    const asked = request(this.to + path, { method, headers }, (told) => {
      answer.writeHead(told.statusCode ?? 502, told.headers);
      if (fails) return this.#half(told, answer);
      told.pipe(answer);
      told.on("end", () => this.missing.delete(path));
    });
    asked.on("error", () => answer.socket?.destroy());
    answer.on("close", () => asked.destroy());
    from.pipe(asked);
  }

  #half(told: IncomingMessage, answer: ServerResponse) {
    const pieces: Buffer[] = [];
    told.on("data", (piece: Buffer) => pieces.push(piece));
    told.on("end", () => {
      const all = Buffer.concat(pieces);
      answer.write(all.subarray(0, all.length / 2), () => answer.socket?.destroy());
    });
  }

  close() {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}
