import type { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/** One file of an archive: its content is asked for when its turn has come, so that one at a time is open. */
export interface ArchivedFile {
  /** A path inside the archive, its folders separated by slashes. */
  path: string;
  content: () => Promise<Readable> | Readable;
}

/**
 * A zip that is made while it is read: no more of it is held in memory than its reader is behind. It fails as a whole
 * when one of its files does, and whoever leaves off reading closes what is open.
 */
export const zipOf = (files: readonly ArchivedFile[], at: Date): Readable => {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  let open: Readable | undefined;
  const fail = (error: Error): void => void output.destroy(error);
  zip.on('error', fail);
  output.once('close', () => open?.destroy());
  const openOne = async (content: ArchivedFile['content']): Promise<Readable> => {
    const stream = await content();
    open = stream;
    stream.once('error', fail);
    if (output.destroyed) stream.destroy();
    return stream;
  };
  for (const { path, content } of files)
    zip.addReadStreamLazy(path, { mtime: at }, (begin) => {
      openOne(content).then((stream) => begin(null, stream), fail);
    });
  zip.end();
  return output;
};
