import { ConfigFault, readConfig } from './platform/config.ts';
import { runnersOf } from './runners.ts';
import { openServices } from './start.ts';

/**
 * A process that takes up jobs beside the servers on the same PostgreSQL database, and answers no calls: more of them
 * share the blocks of a run of the matching.
 */

const fail = (error: unknown): never => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
};

const main = async (): Promise<void> => {
  const config = readConfig(process.env);
  if (config.databaseUrl === null)
    throw new ConfigFault(
      'DATABASE_URL',
      'the address of the PostgreSQL database that the servers use: the embedded one has one process',
    );
  const { services, close } = await openServices(config, fail);
  await services.jobs.work(runnersOf(services));
  process.stdout.write('Tandem\u202f: travaux en cours\n');
  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    close().then(() => process.exit(0), fail);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
};

main().catch(fail);
