import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

const forwarding = ['x-forwarded-for', 'forwarded', 'x-real-ip'];

const warning =
  'Requests come through a proxy that is not trusted: all people seem to call from one address, and share its failed sign-ins. Set TRUST_PROXY=true if the proxy is yours.';

/**
 * Tells whoever runs the server, once, that a proxy stands before it of which it knows nothing: at the start, where the public
 * address is one that only a proxy can serve, else with the first request that one has passed on.
 */
export const addProxyWarning = (
  app: FastifyInstance,
  { trustProxy, publicUrl }: Pick<Config, 'trustProxy' | 'publicUrl'>,
): void => {
  if (trustProxy) return;
  let isTold = false;
  const tell = (): void => {
    if (isTold) return;
    isTold = true;
    app.log.warn(warning);
  };
  app.addHook('onListen', async () => {
    // This server speaks plain HTTP.
    if (publicUrl.startsWith('https:')) tell();
  });
  app.addHook('onRequest', async ({ headers }) => {
    if (forwarding.some((name) => headers[name] !== undefined)) tell();
  });
};
