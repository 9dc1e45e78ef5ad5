import path from 'node:path';

/** What says of a file what it is to its room, not what it is about. */
const roles = new Set([
  'handlers.ts',
  'index.ts',
  'messages.ts',
  'messages.test.ts',
  'services.ts',
]);

/** The workspace whose files are looked up by name; a measurement is a program of its own, which is read as one. */
const workspaceOf = (file: string): string | undefined => /^(?!bench\/)[^/]+(?=\/)/.exec(file)?.[0];

/** One line for every name that several files of one workspace have: whoever looks for one of them would have to guess. */
export const sameNames = (files: readonly string[]): string[] =>
  [
    ...Map.groupBy(
      files.filter((file) => workspaceOf(file) && !roles.has(path.posix.basename(file))),
      (file) => `${workspaceOf(file)}: ${path.posix.basename(file)}`,
    ),
  ]
    .filter(([, held]) => held.length > 1)
    .map(([name, held]) => `${name} stands in ${held.join(' and ')}; give each a name of its own`);
