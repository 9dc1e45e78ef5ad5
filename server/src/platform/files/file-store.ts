import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { AwsClient } from 'aws4fetch';
import type { Config, S3Config } from '../config.ts';

export interface StoredFile {
  stream: Readable;
  size: number;
}

/** Uploaded files, by names that the caller has made unguessable. */
export interface FileStore {
  write(name: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** Null when there is no file of that name. */
  read(name: string): Promise<StoredFile | null>;
  /** Deleting what is not there is no error. */
  remove(name: string): Promise<void>;
}

/** Names come from the database, which nobody else writes; that none leads out of its place does not rest on it. */
const isName = (name: string): boolean => /^[\w-][\w.-]*$/.test(name) && !name.endsWith('.part');

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
      check(name);
      await store.remove(name);
    },
  };
};

const folderStore = (folder: string): FileStore => ({
  write: async (name, bytes) => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const unfinished = path.join(folder, `${name}.part`);
    try {
      await writeFile(unfinished, bytes, { flush: true });
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
});

const bucketStore = (s3: S3Config): FileStore => {
  const client = new AwsClient({ ...s3, service: 's3', retries: 2 });
  const call = async (name: string, init: RequestInit) =>
    client.fetch(`${s3.endpoint}/${s3.bucket}/${encodeURIComponent(name)}`, {
      ...init,
      signal: AbortSignal.timeout(20_000),
    });
  const expectOk = async (response: Response): Promise<void> => {
    await response.body?.cancel();
    if (!response.ok && response.status !== 404)
      throw new Error(`The bucket answered ${response.status}.`);
  };
  return {
    write: async (name, bytes, contentType) => {
      const response = await call(name, {
        method: 'PUT',
        headers: { 'content-type': contentType },
        body: bytes as Uint8Array<ArrayBuffer>,
      });
      if (!response.ok) throw new Error(`The bucket answered ${response.status}.`);
      await response.body?.cancel();
    },
    read: async (name) => {
      const response = await call(name, { method: 'GET' });
      if (response.status === 404) {
        await response.body?.cancel();
        return null;
      }
      if (!response.ok || !response.body)
        throw new Error(`The bucket answered ${response.status}.`);
      return {
        stream: Readable.fromWeb(response.body),
        size: Number(response.headers.get('content-length')),
      };
    },
    remove: async (name) => expectOk(await call(name, { method: 'DELETE' })),
  };
};

/** The bucket of `S3_*`; without it, the folder `files` under the data folder. */
export const openFileStore = (config: Config): FileStore =>
  guarded(
    config.s3 === null ? folderStore(path.join(config.dataDir, 'files')) : bucketStore(config.s3),
  );
