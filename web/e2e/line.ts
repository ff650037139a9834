// A line between a browser and a server that can go dead without a word, as that of a machine that
// slept or of a proxy that forgot it: both ends stay open, and nothing comes through.
import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";

export class Line {
  readonly url: string;
  /** What is begun from now on goes dead too. */
  blocked = false;
  readonly #listens;
  readonly #open = new Set<[Socket, Socket]>();

  private constructor(listens: ReturnType<typeof createServer>) {
    this.#listens = listens;
    this.url = `http://127.0.0.1:${(listens.address() as AddressInfo).port}`;
  }

  /** A line to a server. */
  static async to(url: string): Promise<Line> {
    const { hostname, port } = new URL(url);
    const listens = createServer((near) => line.#join(near, connect(Number(port), hostname)));
    listens.listen(0, "127.0.0.1").unref();
    await once(listens, "listening");
    const line = new Line(listens);
    return line;
  }

  #join(near: Socket, far: Socket) {
    const both: [Socket, Socket] = [near, far];
    this.#open.add(both);
    for (const end of both)
      end
        .on("error", () => undefined)
        .on("close", () => {
          near.destroy();
          far.destroy();
          this.#open.delete(both);
        });
    near.pipe(far);
    far.pipe(near);
    if (this.blocked) kill(both);
  }

  /** Lets nothing more through what is open now. */
  die() {
    for (const both of this.#open) kill(both);
  }

  close() {
    for (const [near] of this.#open) near.destroy();
    this.#listens.close();
  }
}

/** Nothing that one end sends comes to the other, which stays open. */
function kill([near, far]: [Socket, Socket]) {
  near.unpipe(far).resume();
  far.unpipe(near).resume();
}
