import './platform/private-files.ts';
import { setTimeout as pause } from 'node:timers/promises';
import { dataDirOf, readConfig } from './platform/config.ts';
import { showcaseLines } from './demo/showcase-lines.ts';
import { startServer, type RunningServer } from './start.ts';
import { isDiskFull, isReadOnly, lineOfFault } from './platform/database/disk-fault.ts';
import { ensureSuperuser } from './areas/accounts/index.ts';

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** What failed on a disk that is full, or cannot be written, is told as that. */
const lineOf = (error: unknown): string =>
  (isDiskFull(error) || isReadOnly(error)
    ? lineOfFault(dataDirOf(process.env), error)
    : error instanceof Error && error.message) || String(error);

const fail = (error: unknown): never => {
  process.stderr.write(`${lineOf(error)}\n`);
  process.exit(1);
};

const lastAnswersMs = 3_000;

/** Ends with the database under it: calls that are on their way are told so, as far as they wait for nothing else. */
const failWith =
  (running: () => RunningServer | undefined) =>
  (cause: Error): void => {
    const answered = running()?.app.close() ?? Promise.resolve();
    void Promise.race([answered, pause(lastAnswersMs)]).then(() => fail(cause), fail);
  };

/** Stops once, however many signals come. */
const stopOnSignal = (server: RunningServer): void => {
  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    server.stop().then(() => process.exit(0), fail);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
};

const main = async (): Promise<void> => {
  const config = readConfig(process.env);
  let server: RunningServer | undefined;
  server = await startServer(
    config,
    failWith(() => server),
  );
  stopOnSignal(server);
  await ensureSuperuser(server.services, ({ email, password }) =>
    say(`Superutilisateur : ${email}  mot de passe : ${password}`),
  );
  say(`Tandem : ${server.address}`);
  if (config.demo)
    for (const line of await showcaseLines(server.services, server.address)) say(line);
};

main().catch(fail);
