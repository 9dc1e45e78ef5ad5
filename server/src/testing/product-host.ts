// Runs the product for the tests of one worker, one after the other, each on its own data: a process that has read its code,
// the communes and the embedded database once starts the next in a fifth of the time.
import { readConfig } from '../platform/config.ts';
import { startServer, type RunningServer } from '../start.ts';
import { ensureSuperuser } from '../areas/accounts/ensure-superuser.ts';
import type { HostAnswer, HostRequest } from './host-messages.ts';

const running = new Map<string, RunningServer>();

const fail = (error: unknown): never => {
  process.stderr.write(`${String(error)}\n`);
  process.exit(1);
};

const start = async (environment: Record<string, string>): Promise<string> => {
  const server = await startServer(readConfig(environment), fail, {
    communesApi: null,
    durable: false,
  });
  await ensureSuperuser(server.services);
  running.set(server.address, server);
  return server.address;
};

const stop = async (url: string): Promise<string> => {
  await running.get(url)?.stop();
  running.delete(url);
  return url;
};

process.on('message', (request: HostRequest) => {
  const done = request.do === 'start' ? start(request.environment) : stop(request.url);
  const answer = (rest: Omit<HostAnswer, 'id'>) => process.send?.({ id: request.id, ...rest });
  done.then(
    (url) => answer({ url }),
    (error: unknown) => answer({ error: String(error) }),
  );
});

// The worker has ended, however it did.
process.on('disconnect', () => process.exit(0));
