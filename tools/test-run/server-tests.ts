import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../root.ts';

/**
 * On which databases the server's tests run. Where there is a PostgreSQL, most run on it alone, a copy of a database being
 * much cheaper there than the start of an embedded one; without one, all run on the embedded. What a test file says, and
 * how it is named, decides, wherever it stands:
 *
 * - a comment `On both databases: why` above its tests: where SQL, storing or stopping could differ between the two;
 * - `x.postgresql.test.ts`, `x.embedded.test.ts`, and what stands in a folder `embedded`: on that one alone.
 */
export interface ServerTests {
  withoutDatabase: string[];
  embedded: string[];
  postgresql: string[];
}

const usesDatabase = /\/(?:template|test-server|child-server|fuzz|database)\.ts'/;

const both = /^\/\*\* On both databases: [^*\s]/m;

const isEmbeddedOnly = (file: string): boolean => /\/embedded\/|\.embedded\.test\.ts$/.test(file);

const isPostgresqlOnly = (file: string): boolean => file.endsWith('.postgresql.test.ts');

export interface TestFile {
  file: string;
  text: string;
}

export const sortServerTests = (
  files: readonly TestFile[],
  { withPostgresql }: { withPostgresql: boolean },
): ServerTests => {
  const sorted: ServerTests = { withoutDatabase: [], embedded: [], postgresql: [] };
  for (const { file, text } of files) {
    if (isPostgresqlOnly(file)) sorted.postgresql.push(file);
    else if (isEmbeddedOnly(file)) sorted.embedded.push(file);
    else if (!usesDatabase.test(text)) sorted.withoutDatabase.push(file);
    else {
      if (!withPostgresql || both.test(text)) sorted.embedded.push(file);
      sorted.postgresql.push(file);
    }
  }
  return sorted;
};

export const serverTests = (options: { withPostgresql: boolean }): ServerTests =>
  sortServerTests(
    globSync('server/src/**/*.test.ts', { cwd: root })
      .map((file) => file.replaceAll(path.sep, '/'))
      .toSorted()
      .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') })),
    options,
  );
