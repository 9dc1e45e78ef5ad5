import { randomUUID } from 'node:crypto';
import { mkdir, open, unlink, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';

/** A file that was sent. Where it lies beside the memory, each reading takes as much of it as is read. */
export interface Upload {
  originalName: string;
  size: number;
  /** The first so many bytes, or all. */
  read(first?: number): Promise<Uint8Array<ArrayBuffer>>;
}

export interface HeldUpload extends Upload {
  /** It is gone then. */
  close(): Promise<void>;
}

/** A file that is in memory. */
export const uploadOf = (originalName: string, bytes: Uint8Array): Upload => ({
  originalName,
  size: bytes.length,
  // A copy, as of one that is not in memory.
  read: (first) => Promise.resolve(new Uint8Array(bytes.subarray(0, first))),
});

const readStart = async (file: FileHandle, length: number): Promise<Uint8Array<ArrayBuffer>> => {
  const bytes = new Uint8Array(length);
  let filled = 0;
  while (filled < length) {
    const { bytesRead } = await file.read(bytes, filled, length - filled, filled);
    if (bytesRead === 0) return bytes.subarray(0, filled);
    filled += bytesRead;
  }
  return bytes;
};

/** A file of nobody else's, without a name from its first moment: no other account can open it, and no kill leaves it behind. */
const openNameless = async (folder: string): Promise<FileHandle> => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const name = path.join(folder, randomUUID());
  const file = await open(name, 'wx+', 0o600);
  try {
    await unlink(name);
  } catch (error) {
    await file.close();
    throw error;
  }
  return file;
};

/** Writes what somebody sends to a file as it comes: a file that takes long to arrive takes no memory meanwhile. */
export const holdUpload = async (
  folder: string,
  originalName: string,
  stream: Readable,
): Promise<HeldUpload> => {
  const file = await openNameless(folder);
  try {
    await file.writeFile(stream);
    const { size } = await file.stat();
    return {
      originalName,
      size,
      read: (first = size) => readStart(file, Math.min(first, size)),
      close: () => file.close(),
    };
  } catch (error) {
    await file.close();
    throw error;
  }
};
