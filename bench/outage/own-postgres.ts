import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, globSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

const programs = (): string => {
  const folder =
    process.env['POSTGRES_BIN'] ?? globSync('/usr/lib/postgresql/*/bin').toSorted().at(-1);
  if (folder === undefined)
    throw new Error('POSTGRES_BIN must name the folder of the programs of PostgreSQL.');
  return folder;
};

/** PostgreSQL refuses to run as root: a root's cluster is nobody's. */
const asNobody = (): { uid?: number; gid?: number } =>
  process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
};

/** A PostgreSQL of its own, which may be restarted without disturbing anybody. */
export const startOwnPostgres = async () => {
  const bin = programs();
  const folder = mkdtempSync(path.join(tmpdir(), 'tandem-outage-'));
  const { uid, gid } = asNobody();
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
  const run = async (program: string, ...given: string[]): Promise<void> => {
    const child = spawn(path.join(bin, program), given, {
      ...asNobody(),
      cwd: folder,
      stdio: 'ignore',
    });
    const [code] = (await once(child, 'exit')) as [number | null];
    if (code !== 0) throw new Error(`${program} ended with ${String(code)}.`);
  };
  const data = path.join(folder, 'data');
  const port = await freePort();
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='${folder}'`;
  await run('initdb', '-D', data, '-U', 'tandem', '--auth=trust', '-E', 'UTF8', '--locale=C.UTF-8');
  const control = (...given: string[]) =>
    run('pg_ctl', '-D', data, '-w', '-l', path.join(folder, 'log'), ...given);
  await control('-o', options, 'start');
  return {
    url: `postgres://tandem@127.0.0.1:${port}/postgres`,
    /** Ends at once every connection, as a crash or an update of the machine does, and starts again. */
    restart: () => control('-m', 'immediate', '-o', options, 'restart'),
    remove: async () => {
      await control('-m', 'immediate', 'stop');
      if (statSync(folder).isDirectory()) rmSync(folder, { recursive: true, force: true });
    },
  };
};
