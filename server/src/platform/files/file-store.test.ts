import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { asFailure } from '../http/errors.ts';
import { makeSecretToken } from '../security/tokens.ts';
import {
  startBucketServer,
  type TestBucketServer,
} from '../../testing/outside-world/bucket-server.ts';
import { openFileStore, type FileStore } from './file-store.ts';

const credentials = {
  accessKeyId: 'AKIDEXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY',
  region: 'eu-west-3',
};

const root = mkdtempSync(path.join(tmpdir(), 'tandem-files-'));
const dataDir = path.join(root, 'data');
const folder = path.join(dataDir, 'files');
let bucket: TestBucketServer;

const inBucket = (more: Record<string, string> = {}): FileStore =>
  openFileStore(
    readConfig({
      DATA_DIR: dataDir,
      S3_ENDPOINT: bucket.url,
      S3_BUCKET: 'tandem-cv',
      S3_REGION: credentials.region,
      S3_ACCESS_KEY_ID: credentials.accessKeyId,
      S3_SECRET_ACCESS_KEY: credentials.secretAccessKey,
      ...more,
    }),
  );

const stores: Record<string, () => FileStore> = {
  'the folder': () => openFileStore(readConfig({ DATA_DIR: dataDir })),
  'the bucket': inBucket,
};

beforeAll(async () => {
  bucket = await startBucketServer('tandem-cv', credentials);
});

afterAll(async () => {
  await bucket.close();
  rmSync(root, { recursive: true, force: true });
});

const aName = (): string => `${makeSecretToken()}.pdf`;

test('a full disk leaves nothing half, and is told as such', async () => {
  const store = openFileStore(readConfig({ DATA_DIR: dataDir }));
  const name = aName();
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // A device that answers every write as a full disk does.
  symlinkSync('/dev/full', path.join(folder, `${name}.part`));
  const failed: unknown = await store
    .write(name, Buffer.from('%PDF-1.4'), 'application/pdf')
    .catch((error: unknown) => error);
  expect(failed).toMatchObject({ code: 'ENOSPC' });
  expect(asFailure(failed)).toMatchObject({ code: 'storage_full' });
  expect(readdirSync(folder).filter((file) => file.startsWith(name))).toEqual([]);
  expect(await store.read(name)).toBeNull();
  await store.write(name, Buffer.from('%PDF-1.4'), 'application/pdf');
  const kept = await store.read(name);
  expect(kept?.size).toBe(8);
  kept?.stream.destroy();
});

describe.each(Object.entries(stores))('%s', (_, open) => {
  test('gives back what it was given, byte for byte', async () => {
    const store = open();
    const name = aName();
    const bytes = Buffer.from(Array.from({ length: 100_000 }, (__, index) => index % 256));
    await store.write(name, bytes, 'application/pdf');
    const file = await store.read(name);
    expect(file?.size).toBe(bytes.length);
    expect((await buffer(file?.stream ?? Readable.from([]))).equals(bytes)).toBe(true);
  });

  test('has nothing under another name, and nothing once it is deleted', async () => {
    const store = open();
    const name = aName();
    expect(await store.read(name)).toBeNull();
    await store.write(name, Buffer.from('x'), 'application/pdf');
    expect(await store.read(aName())).toBeNull();
    await store.remove(name);
    expect(await store.read(name)).toBeNull();
    await store.remove(name);
  });

  test('lists what was written before a moment', async () => {
    const store = open();
    const names = [aName(), aName(), aName()];
    for (const name of names) await store.write(name, Buffer.from('x'), 'application/pdf');
    const listed = await store.list(new Date(Date.now() + 60_000));
    expect(names.filter((name) => !listed.includes(name))).toEqual([]);
    expect(await store.list(new Date(Date.now() - 60_000))).toEqual([]);
  });

  test('has what was put aside once it is moved, and nothing of it before that is given up', async () => {
    const store = open();
    const [kept, moved, dropped] = [aName(), aName(), aName()];
    await store.write(kept, Buffer.from('x'), 'application/pdf');
    const first = await store.stage();
    await first.write(moved, Buffer.from('y'), 'application/pdf');
    await first.move();
    await first.discard();
    const second = await store.stage();
    for (const name of [kept, dropped])
      await second.write(name, Buffer.from('x'), 'application/pdf');
    await second.discard();
    const there = await Promise.all(
      [kept, moved, dropped].map(async (name) => {
        const file = await store.read(name);
        return file !== null && (await buffer(file.stream)).length === 1;
      }),
    );
    expect(there).toEqual([true, true, false]);
    await expect((await store.stage()).write('../x', Buffer.alloc(0), '')).rejects.toThrow(
      'Not the',
    );
  });

  test.each(['', '.', '..', '../secret', 'a/b', String.raw`a\b`, '/etc/passwd', 'a\0b', '.part'])(
    'takes %j for no name at all',
    async (name) => {
      const store = open();
      await expect(store.write(name, Buffer.from('x'), 'application/pdf')).rejects.toThrow(
        'Not the name of a stored file.',
      );
      expect(await store.read(name)).toBeNull();
      await expect(store.remove(name)).rejects.toThrow('Not the name of a stored file.');
    },
  );
});

describe('the folder', () => {
  test('is read by nobody else, and holds whole files only', async () => {
    const store = openFileStore(readConfig({ DATA_DIR: dataDir }));
    const name = aName();
    await Promise.all([
      store.write(name, Buffer.alloc(50_000, 1), 'application/pdf'),
      store.write(aName(), Buffer.alloc(50_000, 2), 'application/pdf'),
    ]);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(readdirSync(folder).filter((entry) => !/^[\w-]{43}\.pdf$/.test(entry))).toEqual([]);
    expect(statSync(path.join(folder, name)).size).toBe(50_000);
  });

  test('gives a file whole or not at all, also while it is being deleted', async () => {
    const store = openFileStore(readConfig({ DATA_DIR: dataDir }));
    const bytes = Buffer.alloc(300_000, 'x');
    const sizes = new Set<number>();
    for (let turn = 0; turn < 150; turn += 1) {
      const name = `${makeSecretToken()}.pdf`;
      await store.write(name, bytes, 'application/pdf');
      const [found] = await Promise.all([store.read(name), store.remove(name)]);
      if (found) sizes.add((await buffer(found.stream)).byteLength);
    }
    expect([...sizes].filter((size) => size !== bytes.length)).toEqual([]);
  });

  test('that cannot be written fails, and leaves nothing behind', async () => {
    const elsewhere = path.join(root, 'blocked');
    const store = openFileStore(readConfig({ DATA_DIR: elsewhere }));
    writeFileSync(path.join(elsewhere, 'files'), 'not a folder');
    await expect(store.write(aName(), Buffer.from('x'), 'application/pdf')).rejects.toThrow(
      'EEXIST',
    );
  });
});

describe('the bucket', () => {
  test('is told the type of what it stores', async () => {
    const name = aName();
    await inBucket().write(name, Buffer.from('%PDF-'), 'application/pdf');
    expect(bucket.objects.get(name)).toMatchObject({
      bytes: Buffer.from('%PDF-'),
      contentType: 'application/pdf',
    });
  });

  test('is asked again when it has a passing fault', async () => {
    const name = aName();
    bucket.fail(503, 2);
    await inBucket().write(name, Buffer.from('x'), 'application/pdf');
    expect(bucket.objects.has(name)).toBe(true);
  });

  test('that fails, or is gone, is told as such: whoever sent a file may come again', async () => {
    const gone = inBucket({ S3_ENDPOINT: 'http://127.0.0.1:9' });
    bucket.fail(500, 3);
    for (const store of [inBucket(), gone]) {
      const failed: unknown = await store
        .write(aName(), Buffer.from('x'), 'application/pdf')
        .catch((error: unknown) => error);
      expect(asFailure(failed).code).toBe('storage_unavailable');
    }
  });

  test('that breaks off in the middle of a file gives no half for a whole', async () => {
    const name = aName();
    await inBucket().write(name, Buffer.from('whole'), 'application/pdf');
    bucket.breakOff(1);
    const found = await inBucket().read(name);
    expect(found?.size).toBe(5);
    await expect(buffer(found?.stream as Readable)).rejects.toThrow('terminated');
  });

  test.each(['without a length', 'shrunk'] as const)(
    'that answers %s is not believed: its size would say where the answer to whoever downloads it ends',
    async (way) => {
      const name = aName();
      await inBucket().write(name, Buffer.alloc(5000, 'x'), 'application/pdf');
      bucket.answerAs(way, 1);
      const read: unknown = await inBucket()
        .read(name)
        .catch((error: unknown) => error);
      expect(asFailure(read).code).toBe('storage_unavailable');
    },
  );

  test('whose list has no end is given up', async () => {
    const endless = await startBucketServer('tandem-cv', credentials);
    endless.objects.set(aName(), {
      bytes: Buffer.from('x'),
      contentType: '',
      savedAt: new Date(0),
    });
    endless.listForever();
    await expect(inBucket({ S3_ENDPOINT: endless.url }).list(new Date())).rejects.toThrow(
      'The bucket lists the same twice.',
    );
    await endless.close();
  });

  test('that refuses the key fails, and says what it answered', async () => {
    const store = inBucket({ S3_SECRET_ACCESS_KEY: 'another' });
    const name = aName();
    await expect(store.write(name, Buffer.from('x'), 'application/pdf')).rejects.toThrow(
      'The bucket answered 403.',
    );
    await expect(store.read(name)).rejects.toThrow('The bucket answered 403.');
    await expect(store.remove(name)).rejects.toThrow('The bucket answered 403.');
    expect(bucket.objects.has(name)).toBe(false);
  });
});
