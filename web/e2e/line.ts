// A connection between a browser and a server that can die silently, as after the sleep of a machine or in a
// proxy that forgot it: both ends stay open, but nothing arrives. It can also be slow or cut, or lead to a
// proxy without a server.
import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";
import { Transform, type TransformCallback } from "node:stream";

/** The response of a proxy that finds no server. */
const badGateway = "HTTP/1.1 502 Bad Gateway\r\nContent-Length: 0\r\nConnection: close\r\n\r\n";

/** All lines that have not been closed. */
export const lines = new Set<Line>();

export class Line {
  readonly url: string;
  /** The faults so far, one per line, for tests that fail. */
  log = "";
  /** New connections are dead too. */
  blocked = false;
  /** New connections are closed at once. */
  down = false;
  /** Requests get the response that there is no server. */
  astray = false;
  /** The delay of all data in milliseconds. */
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
    // Earlier requests still get their response, later ones do not.
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

  /** One direction of a connection, in which each piece is delayed or lost. */
  #way(lost: () => boolean): Transform {
    const transform = (piece: Buffer, _: BufferEncoding, passed: TransformCallback) => {
      const pass = () => passed(null, lost() ? undefined : piece);
      if (this.late > 0) setTimeout(pass, this.late);
      else pass();
    };
    return new Transform({ transform });
  }

  /** Closes all open connections. */
  cut() {
    for (const [near] of this.#open) near.destroy();
  }

  /** Makes all open connections dead. */
  die() {
    for (const both of this.#open) kill(both);
  }

  close() {
    lines.delete(this);
    this.cut();
    this.#listens.close();
  }
}

/** Data from one end no longer reaches the other, which stays open. */
function kill([near, far]: [Socket, Socket]) {
  near.unpipe().resume();
  far.unpipe().resume();
}
