import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { ServerLife } from '../services.ts';

/** A caller that never ends would otherwise keep the server from stopping. */
const patienceMs = 20_000;

/**
 * While the server stops, a connection ends with the call that it carries: kept alive for a next one, it would hold the
 * stop for as long as the caller likes.
 */
export const addGracefulStop = (app: FastifyInstance, life: ServerLife): void => {
  app.addHook('preClose', async () => {
    life.isStopping = true;
    const deadline = setTimeout(() => app.server.closeAllConnections(), patienceMs);
    app.server.once('close', () => clearTimeout(deadline));
    deadline.unref();
  });
  app.addHook('onSend', async (_, reply) => {
    if (life.isStopping) void reply.header('connection', 'close');
  });
  // What was already being sent had promised to stay open.
  app.addHook('onResponse', async (request) => {
    if (life.isStopping) request.raw.socket.end();
  });
};

/** Works on a call: what it is worked on with stays open until then. */
export const work = <Answer>({ working }: ServerLife, answer: Promise<Answer>): Promise<Answer> => {
  working.add(answer);
  return answer.finally(() => working.delete(answer));
};

/** Whoever has hung up holds no connection, but is still worked for. */
export const untilAnswered = async ({ working }: ServerLife): Promise<void> => {
  const patience = new AbortController();
  const late = pause(patienceMs, undefined, { signal: patience.signal }).catch(() => {});
  await Promise.race([Promise.allSettled(working), late]);
  patience.abort();
};
