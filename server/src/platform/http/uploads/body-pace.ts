import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { refuseUnreadable } from '../client-error.ts';
import { mayExceed } from './large-bodies.ts';

/** Milliseconds, and how much of a body has to come in so many: 4 kB a second, which the worst of phones have. */
const usualPace = { windowMs: 30_000, leastBytes: 120_000 };

type Pace = typeof usualPace;

/**
 * A look at what is coming in, taken again and again: whether less than `leastBytes` came before each of the last two, and more
 * was to come. A phone that goes through a tunnel stands still once.
 */
export const watchBody = (request: IncomingMessage, leastBytes: number): (() => boolean) => {
  let before = request.socket.bytesRead;
  let slowLooks = 0;
  return () => {
    const came = request.socket.bytesRead - before;
    before += came;
    // What lies there unread waits for this server, not for whoever sends it.
    const isSlow = !request.complete && request.readableLength === 0 && came < leastBytes;
    slowLooks = isSlow ? slowLooks + 1 : 0;
    return slowLooks > 1;
  };
};

/**
 * Lets whoever sends slowly go on, and ends what dribbles: Node's own limit counts a request from its first byte to its last,
 * and a photograph takes a phone longer than any form may.
 */
export const addBodyPace = (
  app: FastifyInstance,
  { windowMs, leastBytes }: Pace = usualPace,
): void => {
  app.addHook('onRequest', async ({ raw }) => {
    if (!mayExceed(raw, 0)) return;
    const isTooSlow = watchBody(raw, leastBytes);
    const timer = setInterval(() => {
      if (!isTooSlow()) return;
      clearInterval(timer);
      refuseUnreadable(
        Object.assign(new Error(), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }),
        raw.socket,
      );
    }, windowMs);
    timer.unref();
    raw.once('close', () => clearInterval(timer));
  });
};
