// Runs the product for the tests of one worker, one after the other, each on its own data: a process that has read its code,
// the communes and the embedded database once starts the next in a fifth of the time.
import { readConfig } from '../../platform/config.ts';
import { startServer, type RunningServer } from '../../start.ts';
import { ensureSuperuser } from '../../areas/accounts/ensure-superuser.ts';
import { loadPlaces } from '../../platform/places/places.ts';
import { openPdfReader } from '../../resume-reading/worker/pdf-reader.ts';
import '../database/plan-once.ts';
import './cheap-passwords.ts';
import type { HostAnswer, HostRequest } from './host-messages.ts';

interface Served {
  server: RunningServer;
  /** How far its clock is ahead, in milliseconds. */
  clock: { ahead: number };
}

const running = new Map<string, Served>();

/** Starting it takes longer than all that a test has it read. */
const pdf = openPdfReader({}, (await loadPlaces()).search);

const fail = (error: unknown): never => {
  process.stderr.write(`${String(error)}\n`);
  process.exit(1);
};

const start = async (environment: Record<string, string>, webFolder?: string): Promise<string> => {
  const clock = { ahead: 0 };
  const server = await startServer(readConfig(environment), fail, {
    now: () => new Date(Date.now() + clock.ahead),
    communesApi: null,
    durable: false,
    pdf,
    ...(webFolder !== undefined && { webFolder }),
    // What leaves by itself would depend on the hour at which the tests run.
    jobTiming: { clock: false },
  });
  await ensureSuperuser(server.services);
  running.set(server.address, { server, clock });
  return server.address;
};

const stop = async (url: string): Promise<string> => {
  await running.get(url)?.server.stop();
  running.delete(url);
  return url;
};

/** Lets time pass for one product. */
const pass = (url: string, ms: number): string => {
  const served = running.get(url);
  if (served) served.clock.ahead += ms;
  return url;
};

const carryOut = async (request: HostRequest): Promise<string> => {
  if (request.do === 'start') return start(request.environment, request.webFolder);
  return request.do === 'stop' ? stop(request.url) : pass(request.url, request.ms);
};

process.on('message', (request: HostRequest) => {
  const done = carryOut(request);
  const answer = (rest: Omit<HostAnswer, 'id'>) => process.send?.({ id: request.id, ...rest });
  done.then(
    (url) => answer({ url }),
    (error: unknown) => answer({ error: String(error) }),
  );
});

// The worker has ended, however it did.
process.on('disconnect', () => process.exit(0));
