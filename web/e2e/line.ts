// A line between a browser and a server that can go dead without a word, as that of a machine that
// slept or of a proxy that forgot it: both ends stay open, and nothing comes through. It can be slow or cut
// too, or lead to a proxy that finds no server.
import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";
import { Transform, type TransformCallback } from "node:stream";

/** What a proxy answers that finds no server. */
const badGateway = "HTTP/1.1 502 Bad Gateway\r\nContent-Length: 0\r\nConnection: close\r\n\r\n";

/** All lines that have not been closed. */
export const lines = new Set<Line>();

export class Line {
  readonly url: string;
  /** What has befallen it, line by line, where a test tells. */
  log = "";
  /** What is begun from now on goes dead too. */
  blocked = false;
  /** What is begun from now on ends at once. */
  down = false;
  /** Whoever asks for something is told that there is no server. */
  astray = false;
  /** How many milliseconds late everything comes. */
  late = 0;
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
    lines.add(line);
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
    const back = this.#way(() => false);
    // What has been asked for is answered, what comes from now on is not.
    const lost = () => {
      if (!this.astray) return false;
      back.unpipe(near);
      near.end(badGateway);
      return true;
    };
    near.pipe(this.#way(lost)).pipe(far);
    far.pipe(back).pipe(near);
    if (this.blocked) kill(both);
    if (this.down) near.destroy();
  }

  /** One direction of a connection, on which each piece comes late or is lost. */
  #way(lost: () => boolean): Transform {
    const transform = (piece: Buffer, _: BufferEncoding, passed: TransformCallback) => {
      const pass = () => passed(null, lost() ? undefined : piece);
      if (this.late > 0) setTimeout(pass, this.late);
      else pass();
    };
    return new Transform({ transform });
  }

  /** Ends what is open now. */
  cut() {
    for (const [near] of this.#open) near.destroy();
  }

  /** Lets nothing more through what is open now. */
  die() {
    for (const both of this.#open) kill(both);
  }

  close() {
    lines.delete(this);
    this.cut();
    this.#listens.close();
  }
}

/** Nothing that one end sends comes to the other, which stays open. */
function kill([near, far]: [Socket, Socket]) {
  near.unpipe().resume();
  far.unpipe().resume();
}
