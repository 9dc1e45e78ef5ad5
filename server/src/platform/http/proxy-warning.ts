import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

const forwarding = ['x-forwarded-for', 'forwarded', 'x-real-ip'];

const warning =
  'Requests come through a proxy that is not trusted: all people seem to call from one address, and share its failed sign-ins. Set TRUST_PROXY=true if the proxy is yours.';

const believesAll =
  'TRUST_PROXY is set and every host may connect: whoever reaches this port past the proxy chooses the address that failed sign-ins are counted by. Let the proxy alone reach it, or set HOST to an address that it alone knows.';

const allHosts = new Set(['0.0.0.0', '::']);

/**
 * Tells whoever runs the server, once, that a proxy stands before it of which it knows nothing: at the start, where the public
 * address is one that only a proxy can serve, else with the first request that one has passed on; or that one is trusted, and
 * anybody may say to be it.
 */
export const addProxyWarning = (
  app: FastifyInstance,
  { trustProxy, publicUrl, host }: Pick<Config, 'trustProxy' | 'publicUrl' | 'host'>,
): void => {
  if (trustProxy) {
    if (allHosts.has(host)) app.addHook('onListen', async () => app.log.warn(believesAll));
    return;
  }
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
