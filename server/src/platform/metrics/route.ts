import { Failure } from '@tandem/domain/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isSameSecret } from '../security/same-secret.ts';
import type { PlatformServices } from '../services.ts';

/** Whether a request shows the configured token; never where none is configured. */
export const showsMetricsToken = (
  { config: { metricsToken } }: Pick<PlatformServices, 'config'>,
  { headers }: FastifyRequest,
): boolean =>
  metricsToken !== null && isSameSecret(headers.authorization ?? '', `Bearer ${metricsToken}`);

/** How long each call took, and `/metrics` for Prometheus: only with its token, and nowhere where none is configured. */
export const addMetrics = (
  app: FastifyInstance,
  services: Pick<PlatformServices, 'config' | 'metrics'>,
): void => {
  const { config, metrics } = services;
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    metrics.callAnswered(
      { method: request.method, route, status: reply.statusCode },
      reply.elapsedTime / 1000,
    );
  });
  app.get('/metrics', async (request, reply) => {
    if (config.metricsToken === null) throw new Failure('not_found');
    if (!showsMetricsToken(services, request)) throw new Failure('not_signed_in');
    const told = await metrics.read();
    return reply.header('cache-control', 'no-store').type(told.contentType).send(told.text);
  });
};
