import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { waitFor } from '../../server/src/testing/wait-for.ts';
import { openConnection } from './drive.ts';

export const [tandemPort, barePort] = [4180 + (process.pid % 500), 4690 + (process.pid % 500)];

const fileOf = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

const answers = async (port: number, address: string): Promise<boolean> => {
  const connection = openConnection(port);
  const answer = await connection.ask({ method: 'GET', path: address }).catch(() => null);
  connection.close();
  return answer?.status === 200;
};

interface Child {
  args: string[];
  environment: NodeJS.ProcessEnv;
  port: number;
  address: string;
}

const startChild = async ({ args, environment, port, address }: Child): Promise<ChildProcess> => {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await waitFor(`${args[0] ?? ''} answers`, () => answers(port, address));
  return child;
};

export const startBare = (url: string): Promise<ChildProcess> =>
  startChild({
    args: [fileOf('bare.ts'), url, String(barePort)],
    environment: {},
    port: barePort,
    address: '/api/matches/',
  });

export const startTandem = (environment: NodeJS.ProcessEnv): Promise<ChildProcess> =>
  startChild({
    args: [fileOf('../../server/src/main.ts')],
    environment: { ...environment, PORT: String(tandemPort) },
    port: tandemPort,
    address: '/api/health/',
  });

export const end = async (child: ChildProcess): Promise<void> => {
  child.kill('SIGTERM');
  await once(child, 'exit');
};
