import { Readable } from 'node:stream';
import type { ArchivedFile } from '../../../platform/archive/zip.ts';

const written = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** A file of the archive, read from the database when its turn has come. */
export const jsonFile = (path: string, load: () => Promise<unknown>): ArchivedFile => ({
  path,
  content: async () => Readable.from([written(await load())]),
});

/** A list that may be long: written page by page as it is taken. */
export const jsonList = (
  path: string,
  pages: () => AsyncIterable<readonly unknown[]>,
): ArchivedFile => {
  const parts = async function* () {
    let separator = '[\n';
    for await (const page of pages()) {
      if (page.length === 0) continue;
      yield separator + page.map((item) => JSON.stringify(item, null, 2)).join(',\n');
      separator = ',\n';
    }
    yield separator === '[\n' ? '[]\n' : '\n]\n';
  };
  return { path, content: () => Readable.from(parts()) };
};
