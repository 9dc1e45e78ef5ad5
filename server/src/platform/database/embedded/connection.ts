import { Duplex } from 'node:stream';
import { MessageChannel, type MessagePort, type Worker } from 'node:worker_threads';
import type { EmbeddedRequest } from './embedded-worker.ts';

/** A way to the embedded database, which any thread of this process may take. */
export const portTo = (worker: Worker): MessagePort => {
  const { port1, port2 } = new MessageChannel();
  worker.postMessage({ connect: port2 } satisfies EmbeddedRequest, [port2]);
  return port1;
};

/** What `pg` takes for its socket: a stream of protocol bytes to and from the thread of the embedded database. */
export class EmbeddedConnection extends Duplex {
  readonly #port: MessagePort;

  constructor(port: MessagePort) {
    super();
    this.#port = port;
    port.on('message', (bytes: Uint8Array) => this.push(bytes));
    // Closed by the other side: whoever waits for an answer must hear that none will come.
    port.on('close', () => this.destroy());
  }

  connect(): this {
    process.nextTick(() => this.emit('connect'));
    return this;
  }

  override _read(): void {}

  override _write(chunk: Uint8Array, _: BufferEncoding, done: () => void): void {
    this.#port.postMessage(new Uint8Array(chunk));
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#port.close();
    done(error);
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    this.#port.ref();
    return this;
  }

  unref(): this {
    this.#port.unref();
    return this;
  }
}
