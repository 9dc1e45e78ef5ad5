import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { AwsClient } from 'aws4fetch';
import type { Config, S3Config } from '../config.ts';

export interface StoredFile {
  stream: Readable;
  size: number;
}

/** Files that take their places together, at the end. */
export interface Staged {
  write(name: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** Puts all that was written in its place. */
  move(): Promise<void>;
  /** Deletes what was written and has not been moved. */
  discard(): Promise<void>;
}

/** The bucket is out of reach, or answers what it should not: whoever waits for a file may come again. */
export class BucketError extends Error {}

/** Uploaded files, by names that the caller has made unguessable. */
export interface FileStore {
  write(name: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** Null when there is no file of that name. */
  read(name: string): Promise<StoredFile | null>;
  /** Deleting what is not there is no error. */
  remove(name: string): Promise<void>;
  /** The names of all that was last written before a moment, halves of files (`.part`) included. */
  list(before: Date): Promise<string[]>;
  /** A place aside; what an earlier one has left there is gone. */
  stage(): Promise<Staged>;
}

/** Names come from the database, which nobody else writes; that none leads out of its place does not rest on it. */
const isName = (name: string): boolean => /^[\w-][\w.-]*$/.test(name) && !name.endsWith('.part');

const isHalf = (name: string): boolean => name.endsWith('.part') && isName(name.slice(0, -5));

const guarded = (store: FileStore): FileStore => {
  const check = (name: string): void => {
    if (!isName(name)) throw new Error('Not the name of a stored file.');
  };
  return {
    write: async (name, bytes, contentType) => {
      check(name);
      await store.write(name, bytes, contentType);
    },
    read: async (name) => (isName(name) ? store.read(name) : null),
    remove: async (name) => {
      if (!isHalf(name)) check(name);
      await store.remove(name);
    },
    list: (before) => store.list(before),
    stage: async () => {
      const staged = await store.stage();
      return {
        ...staged,
        write: async (name, bytes, contentType) => {
          check(name);
          await staged.write(name, bytes, contentType);
        },
      };
    },
  };
};

const stageIn = async (folder: string): Promise<Staged> => {
  const aside = `${folder}.new`;
  await rm(aside, { recursive: true, force: true });
  const { write } = folderStore(aside);
  return {
    write,
    move: async () => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      for (const name of await namesIn(aside))
        await rename(path.join(aside, name), path.join(folder, name));
    },
    discard: () => rm(aside, { recursive: true, force: true }),
  };
};

const namesIn = async (folder: string): Promise<string[]> => {
  try {
    return await readdir(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
};

const folderStore = (folder: string): FileStore => ({
  write: async (name, bytes) => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const unfinished = path.join(folder, `${name}.part`);
    try {
      await writeFile(unfinished, bytes, { flush: true, mode: 0o600 });
      await rename(unfinished, path.join(folder, name));
    } catch (error) {
      // A disk that is full has no room for halves either.
      await rm(unfinished, { force: true });
      throw error;
    }
  },
  read: async (name) => {
    // Opened before it is promised: what is open stays whole, also when it is deleted meanwhile.
    const file = await open(path.join(folder, name)).catch(() => null);
    return file && { stream: file.createReadStream(), size: (await file.stat()).size };
  },
  remove: (name) => rm(path.join(folder, name), { force: true }),
  list: async (before) => {
    const found: string[] = [];
    for (const name of await namesIn(folder)) {
      // One that another call deletes meanwhile is none.
      const stats = await stat(path.join(folder, name)).catch(() => null);
      if (stats?.isFile() && stats.mtime < before) found.push(name);
    }
    return found;
  },
  stage: () => stageIn(folder),
});

/** One page of a bucket's list; names that XML would write otherwise are none of ours. */
const readPage = (xml: string, before: Date) => {
  const found = [...xml.matchAll(/<Contents>([\s\S]*?)<\/Contents>/g)].flatMap(([, entry = '']) => {
    const name = /<Key>([^<&]+)<\/Key>/.exec(entry)?.[1];
    const savedAt = /<LastModified>([^<]+)<\/LastModified>/.exec(entry)?.[1];
    return name && savedAt && new Date(savedAt) < before ? [name] : [];
  });
  const next = /<NextContinuationToken>([^<]+)<\/NextContinuationToken>/.exec(xml)?.[1];
  return { found, next: next?.replaceAll('&amp;', '&') ?? null };
};

/** Calls a bucket, and judges what it answers. */
const openBucket = (s3: S3Config) => {
  const client = new AwsClient({ ...s3, service: 's3', retries: 2 });
  const call = async (name: string, init: RequestInit, query = '') => {
    const address = `${s3.endpoint}/${s3.bucket}/${encodeURIComponent(name)}${query}`;
    try {
      return await client.fetch(address, {
        ...init,
        // Elsewhere nobody is to be given a resume.
        redirect: 'manual',
        signal: AbortSignal.timeout(20_000),
      });
    } catch (cause) {
      throw new BucketError('The bucket gave no answer.', { cause });
    }
  };
  const expectOk = async (response: Response): Promise<void> => {
    await response.body?.cancel();
    if (!response.ok && response.status !== 404)
      throw new BucketError(`The bucket answered ${response.status}.`);
  };
  return { call, expectOk };
};

/**
 * How long a body is; null where nobody knows. What is answered to whoever downloads it ends there: by a length which is another's,
 * as that of a body shrunk on its way, the rest of the file would stand before that connection's next answer.
 */
const sizeOf = ({ headers }: Response): number | null => {
  const length = headers.get('content-length') ?? '';
  return /^\d+$/.test(length) && !headers.has('content-encoding') ? Number(length) : null;
};

/** A bucket moves nothing: what was not there before is taken away again. */
const stageInBucket = (store: Pick<FileStore, 'read' | 'write' | 'remove'>): Staged => {
  const added = new Set<string>();
  return {
    write: async (name, bytes, contentType) => {
      const found = await store.read(name);
      found?.stream.destroy();
      if (!found) added.add(name);
      await store.write(name, bytes, contentType);
    },
    move: async () => added.clear(),
    discard: async () => {
      for (const name of added) await store.remove(name);
      added.clear();
    },
  };
};

const bucketStore = (s3: S3Config): FileStore => {
  const { call, expectOk } = openBucket(s3);
  const store: FileStore = {
    write: async (name, bytes, contentType) => {
      const response = await call(name, {
        method: 'PUT',
        headers: { 'content-type': contentType },
        body: bytes as Uint8Array<ArrayBuffer>,
      });
      if (!response.ok) throw new BucketError(`The bucket answered ${response.status}.`);
      await response.body?.cancel();
    },
    read: async (name) => {
      const headers = { 'accept-encoding': 'identity' };
      const response = await call(name, { method: 'GET', headers });
      if (response.status === 404) {
        await response.body?.cancel();
        return null;
      }
      if (!response.ok || !response.body)
        throw new BucketError(`The bucket answered ${response.status}.`);
      const size = sizeOf(response);
      if (size === null) {
        await response.body.cancel();
        throw new BucketError('The bucket does not say how long a file is.');
      }
      return { stream: Readable.fromWeb(response.body), size };
    },
    remove: async (name) => expectOk(await call(name, { method: 'DELETE' })),
    // https://docs.aws.amazon.com/AmazonS3/latest/API/API_ListObjectsV2.html
    list: async (before) => {
      const all: string[] = [];
      const asked = new Set<string>();
      let token: string | null = '';
      while (token !== null) {
        if (asked.has(token)) throw new BucketError('The bucket lists the same twice.');
        asked.add(token);
        const query = new URLSearchParams({ 'list-type': '2' });
        if (token !== '') query.set('continuation-token', token);
        const response = await call('', { method: 'GET' }, `?${query.toString()}`);
        if (!response.ok) throw new BucketError(`The bucket answered ${response.status}.`);
        const { found, next } = readPage(await response.text(), before);
        all.push(...found);
        token = next;
      }
      return all;
    },
    stage: async () => stageInBucket(store),
  };
  return store;
};

/** The bucket of `S3_*`; without it, the folder `files` under the data folder. */
export const openFileStore = (config: Config): FileStore =>
  guarded(
    config.s3 === null ? folderStore(path.join(config.dataDir, 'files')) : bucketStore(config.s3),
  );
