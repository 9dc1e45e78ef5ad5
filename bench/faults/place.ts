import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  startBucketServer,
  type TestBucketServer,
} from '../../server/src/testing/outside-world/bucket-server.ts';
import {
  startDatabaseProxy,
  type DatabaseProxy,
} from '../../server/src/testing/outside-world/database-proxy.ts';
import {
  startMailServer,
  type TestMailServer,
} from '../../server/src/testing/outside-world/mail-server.ts';
import { someDatabase } from '../../server/src/testing/database/template.ts';
import { standingClock } from '../../server/src/testing/product/clock.ts';
import { startWorker, type Worker } from './worker.ts';
import { startTestServer, type TestServer } from '../../server/src/testing/product/test-server.ts';

const credentials = { accessKeyId: 'faults', secretAccessKey: 'of the bench', region: 'eu-west-3' };
const bucketName = 'tandem-faults';

/** Where files are kept; with `worker` on the disk, and a process of its own does what waits. */
export const stores = ['disk', 'bucket', 'worker'] as const;
export type Store = (typeof stores)[number];

/** A server, and all that it stands on and that may fail. */
export interface Place {
  store: Store;
  server: TestServer;
  clock: ReturnType<typeof standingClock>;
  database: DatabaseProxy;
  mail: TestMailServer;
  bucket: TestBucketServer;
  worker: Worker | null;
  /** How often it was killed while a job was on. */
  killedAtWork: number;
  /** While it holds a code, the disk fails with it. */
  faultFile: string;
  close(): Promise<void>;
}

/** Before the server's code is loaded: its disk is taken over once. `folder` is where servers keep their data. */
export const prepareDisk = async (): Promise<{ folder: string; faultFile: string }> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'tandem-faults-'));
  const faultFile = `${folder}.fault`;
  process.env['DISK_FOLDER'] = folder;
  process.env['DISK_FAULT'] = faultFile;
  await import('../../server/src/testing/outside-world/failing-disk.ts');
  return { folder, faultFile };
};

export const openPlace = async (
  store: Store,
  { folder, faultFile }: { folder: string; faultFile: string },
): Promise<Place> => {
  const own = await someDatabase();
  const database = await startDatabaseProxy(own.url ?? '');
  const mail = await startMailServer();
  const bucket = await startBucketServer(bucketName, credentials);
  const clock = standingClock();
  const dataDir = path.join(folder, store);
  const hasWorker = store === 'worker';
  const server = await startTestServer(
    {
      SMTP_URL: mail.url,
      ...(store === 'bucket' && {
        S3_ENDPOINT: bucket.url,
        S3_BUCKET: bucketName,
        S3_REGION: credentials.region,
        S3_ACCESS_KEY_ID: credentials.accessKeyId,
        S3_SECRET_ACCESS_KEY: credentials.secretAccessKey,
      }),
    },
    {
      // The worker goes by the clock of the machine.
      ...(!hasWorker && { now: clock.now }),
      durable: true,
      on: { dataDir, url: database.url },
      jobTiming: { retryDelaySeconds: 0 },
      jobsWait: hasWorker,
    },
  );
  const worker = hasWorker
    ? await startWorker({ DATA_DIR: dataDir, DATABASE_URL: own.url, SMTP_URL: mail.url })
    : null;
  return {
    store,
    server,
    clock,
    database,
    mail,
    bucket,
    worker,
    killedAtWork: 0,
    faultFile,
    close: async () => {
      await worker?.kill();
      await server.close();
      await database.cut();
      await mail.close();
      await bucket.close();
      await own.remove();
    },
  };
};
