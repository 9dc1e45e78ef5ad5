import type { FastifyInstance } from 'fastify';

/**
 * One line an answered call, by its route's pattern: the address itself may hold the token of a link, and the caller's
 * network address is personal data.
 */
export const addRequestLog = (app: FastifyInstance): void => {
  app.addHook('onResponse', async (request, reply) => {
    const line = {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    request.log.info(line, 'call answered');
  });
};
