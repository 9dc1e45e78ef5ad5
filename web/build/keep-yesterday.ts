import { existsSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';

const day = 24 * 60 * 60 * 1000;
const record = '.superseded.json';

/** `x.js`, `x.js.br` and `x.js.gz` come and go together. */
const builtName = (file: string): string => file.replace(/\.(br|gz)$/, '');

/**
 * Leaves the files of the builds before in place for a day from the build that no longer has them, for pages that were
 * opened with them and fetch their other screens later; takes away what is older.
 */
export const tidyAssets = async (
  folder: string,
  current: ReadonlySet<string>,
  now: number,
): Promise<void> => {
  const recordFile = path.join(folder, record);
  const before = existsSync(recordFile)
    ? (JSON.parse(await readFile(recordFile, 'utf8')) as Record<string, number>)
    : {};
  const since: Record<string, number> = {};
  for (const file of await readdir(path.join(folder, 'assets'))) {
    const name = builtName(file);
    if (current.has(`assets/${name}`)) continue;
    const superseded = before[name] ?? now;
    if (now - superseded > day) await rm(path.join(folder, 'assets', file));
    else since[name] = superseded;
  }
  await writeFile(recordFile, JSON.stringify(since));
};

export const keepYesterday = (): Plugin => {
  let folder = '';
  return {
    name: 'tandem-keep-yesterday',
    apply: 'build',
    config: () => ({ build: { emptyOutDir: false } }),
    configResolved(config) {
      folder = path.resolve(config.root, config.build.outDir);
    },
    writeBundle: (_options, bundle) => tidyAssets(folder, new Set(Object.keys(bundle)), Date.now()),
  };
};
