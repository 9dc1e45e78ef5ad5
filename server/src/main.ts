import { readConfig } from './config.ts';
import { showcaseLines } from './demo/showcase-lines.ts';
import { startServer, type RunningServer } from './start.ts';
import { ensureSuperuser } from './use-cases/service/ensure-superuser.ts';

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const fail = (error: unknown): never => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
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
  const server = await startServer(config, fail);
  stopOnSignal(server);
  const superuser = await ensureSuperuser(server.services);
  say(`Tandem : ${server.address}`);
  if (superuser && config.adminPassword === null)
    say(`Superutilisateur : ${superuser.email}  mot de passe : ${superuser.password}`);
  if (config.demo)
    for (const line of await showcaseLines(server.services, server.address)) say(line);
};

main().catch(fail);
