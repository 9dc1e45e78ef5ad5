import { parentPort, workerData, type MessagePort } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { DurableFS } from './durable-fs.ts';
import { simpleQuery, splitMessages } from './protocol.ts';

/**
 * The thread in which the embedded PostgreSQL runs, so that a long query never blocks the server. It speaks the
 * PostgreSQL protocol over message ports, one port a connection; the pool in front of it opens one connection at a time.
 */
export interface EmbeddedWorkerData {
  folder: string;
  /** Without it, what was answered may be lost when the machine stops: for tests and throw-away data only. */
  durable: boolean;
}

export type EmbeddedRequest = { connect: MessagePort } | 'close';

const { folder, durable } = workerData as EmbeddedWorkerData;

const durableParameters = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
];

const database = new PGlite(
  durable
    ? { fs: new DurableFS(folder), startParams: durableParameters }
    : { fs: new NodeFS(folder) },
);

/** What a connection leaves behind must not reach the next one: they all share the one backend. */
const forgetConnection = () => {
  if (database.isInTransaction()) database.execProtocolRawSync(simpleQuery('ROLLBACK'));
  database.execProtocolRawSync(simpleQuery('DISCARD ALL'));
};

let isClosing = false;

const serve = (port: MessagePort) => {
  let pending: Uint8Array = new Uint8Array(0);
  port.on('message', (bytes: Uint8Array) => {
    if (isClosing) return;
    const { batches, rest, ended } = splitMessages(pending, bytes);
    pending = rest;
    for (const batch of batches) {
      const answer = database.execProtocolRawSync(batch);
      const copy = new Uint8Array(answer);
      port.postMessage(copy, [copy.buffer]);
    }
    if (ended) {
      forgetConnection();
      port.close();
    }
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
