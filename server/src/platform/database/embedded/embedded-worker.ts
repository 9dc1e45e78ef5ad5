import { parentPort, workerData, type MessagePort } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { DurableFS } from './durable-fs.ts';
import { isLastWord, preparedNames, simpleQuery, splitMessages } from './protocol.ts';

/**
 * The thread in which the embedded PostgreSQL runs, so that a long query never blocks the server. It speaks the
 * PostgreSQL protocol over message ports, one port a connection. All of them share the one backend, in turns: statement by
 * statement, and a transaction that one has begun is ended before the others go on.
 */
export interface EmbeddedWorkerData {
  folder: string;
  /** Without it, what was answered may be lost when the machine stops: for tests and throw-away data only. */
  durable: boolean;
  /** The database's code, compiled: see `program.ts`. */
  program: WebAssembly.Module;
}

export type EmbeddedRequest = { connect: MessagePort } | 'close';

const { folder, durable, program } = workerData as EmbeddedWorkerData;

const durableParameters = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
];

const database = new PGlite(
  durable
    ? { fs: new DurableFS(folder), startParams: durableParameters, pgliteWasmModule: program }
    : { fs: new NodeFS(folder), pgliteWasmModule: program },
);

/** Of DISCARD ALL what does not touch the statements that other connections have prepared. */
const discardAllButStatements = [
  'CLOSE ALL',
  'SET SESSION AUTHORIZATION DEFAULT',
  'RESET ALL',
  'UNLISTEN *',
  'SELECT pg_advisory_unlock_all()',
  'DISCARD TEMP',
  'DISCARD SEQUENCES',
];

/** Which statements each connection has prepared. */
const prepared = new Map<MessagePort, Set<string>>();

/** What a connection leaves behind must not reach the next one: they all share the one backend. */
const forgetConnection = (port: MessagePort) => {
  if (database.isInTransaction()) database.execProtocolRawSync(simpleQuery('ROLLBACK'));
  const own = Array.from(prepared.get(port) ?? [], (name) => `DEALLOCATE "${name}"`);
  prepared.delete(port);
  for (const statement of [...discardAllButStatements, ...own])
    database.execProtocolRawSync(simpleQuery(statement));
};

let isClosing = false;

/** What connections have asked, in the order in which it came; null: the connection has ended. */
let waiting: { port: MessagePort; batch: Uint8Array | null }[] = [];
/** Whose transaction is open. */
let owner: MessagePort | null = null;

/** PostgreSQL has ended, and would leave every further question without an answer: so does the thread. */
const giveUp = (): void => {
  isClosing = true;
  setImmediate(() => {
    throw new Error('The embedded database stopped.');
  });
};

const run = (port: MessagePort, batch: Uint8Array | null) => {
  if (batch) {
    for (const name of preparedNames(batch))
      prepared.set(port, (prepared.get(port) ?? new Set()).add(name));
    const copy = new Uint8Array(database.execProtocolRawSync(batch));
    const isLast = isLastWord(copy);
    port.postMessage(copy, [copy.buffer]);
    if (isLast) giveUp();
  } else forgetConnection(port);
  owner = database.isInTransaction() ? port : null;
};

const takeTurns = () => {
  for (;;) {
    const at = waiting.findIndex(({ port }) => owner === null || owner === port);
    const [next] = at < 0 ? [] : waiting.splice(at, 1);
    if (!next || isClosing) return;
    run(next.port, next.batch);
  }
};

const serve = (port: MessagePort) => {
  let pending: Uint8Array = new Uint8Array(0);
  port.on('message', (bytes: Uint8Array) => {
    const { batches, rest, ended } = splitMessages(pending, bytes);
    pending = rest;
    for (const batch of batches) waiting.push({ port, batch });
    takeTurns();
    if (ended) port.close();
  });
  // Told to have ended, or gone with its thread: nobody waits for the rest of what it asked.
  port.on('close', () => {
    waiting = waiting.filter((one) => one.port !== port);
    waiting.push({ port, batch: null });
    takeTurns();
  });
};

const end = async (): Promise<void> => {
  await database.close();
  parentPort?.postMessage('closed');
  parentPort?.close();
};

await database.waitReady;

parentPort?.on('message', (request: EmbeddedRequest) => {
  if (request !== 'close') return serve(request.connect);
  isClosing = true;
  void end();
});
parentPort?.postMessage('ready');
