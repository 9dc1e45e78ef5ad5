import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../../tools/root.ts';

const dist = path.join(root, 'web', 'dist');

/** A folder that serves the client as it is built, and into which a later one is built as on a server that is updated. */
export const servedClient = () => {
  const scratch = mkdtempSync(path.join(tmpdir(), 'tandem-builds-'));
  const folder = path.join(scratch, 'web', 'dist');
  cpSync(path.join(root, 'web'), path.join(scratch, 'web'), {
    recursive: true,
    filter: (from) => from !== dist,
  });
  cpSync(dist, folder, { recursive: true });
  cpSync(path.join(root, 'tsconfig.json'), path.join(scratch, 'tsconfig.json'));
  symlinkSync(path.join(root, 'node_modules'), path.join(scratch, 'node_modules'));
  return {
    folder,
    /** Builds the client with another sentence in one of its modules. */
    build: async (module: string, before: string, after: string): Promise<void> => {
      const file = path.join(scratch, 'web', 'src', module);
      const text = await readFile(file, 'utf8');
      if (!text.includes(before)) throw new Error(`${module} does not say ${before}`);
      await writeFile(file, text.replace(before, after));
      const vite = path.join(root, 'node_modules/vite/bin/vite.js');
      const child = spawn(process.execPath, [vite, 'build', '--logLevel', 'error'], {
        cwd: path.join(scratch, 'web'),
        stdio: ['ignore', 'inherit', 'inherit'],
      });
      const [code] = (await once(child, 'exit')) as [number | null];
      if (code !== 0) throw new Error(`The other build ended with ${code}.`);
    },
    remove: () => rmSync(scratch, { recursive: true, force: true }),
  };
};
