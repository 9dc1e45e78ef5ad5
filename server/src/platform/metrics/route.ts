import { createHash, timingSafeEqual } from 'node:crypto';
import { Failure } from '@tandem/domain/errors';
import type { FastifyInstance } from 'fastify';
import type { PlatformServices } from '../services.ts';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

const isToken = (authorization: string | undefined, token: string): boolean =>
  timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${token}`));

/** How long each call took, and `/metrics` for Prometheus: only with its token, and nowhere where none is configured. */
export const addMetrics = (
  app: FastifyInstance,
  { config: { metricsToken }, metrics }: Pick<PlatformServices, 'config' | 'metrics'>,
): void => {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    metrics.callAnswered(
      { method: request.method, route, status: reply.statusCode },
      reply.elapsedTime / 1000,
    );
  });
  app.get('/metrics', async (request, reply) => {
    if (metricsToken === null) throw new Failure('not_found');
    if (!isToken(request.headers.authorization, metricsToken)) throw new Failure('not_signed_in');
    const told = await metrics.read();
    return reply.header('cache-control', 'no-store').type(told.contentType).send(told.text);
  });
};
