import type { FastifyInstance } from 'fastify';

/** A caller that never ends would otherwise keep the server from stopping. */
const patienceMs = 20_000;

/**
 * While the server stops, a connection ends with the call that it carries: kept alive for a next one, it would hold the
 * stop for as long as the caller likes.
 */
export const addGracefulStop = (app: FastifyInstance, life: { isStopping: boolean }): void => {
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
