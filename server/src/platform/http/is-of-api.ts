import type { FastifyRequest } from 'fastify';

/** Whether a request is for the API, however its address was written: a route is found by the decoded one. */
export const isOfApi = ({ routeOptions, url }: FastifyRequest): boolean =>
  (routeOptions.url ?? url).startsWith('/api/');
