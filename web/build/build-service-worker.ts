import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { makeScript } from './make-script.ts';

const input = fileURLToPath(new URL('../src/worker/worker.ts', import.meta.url));

/** Writes `sw.js`, whose text names the build: a browser takes another text for a new worker. */
export const serviceWorker = (): Plugin => ({
  name: 'tandem-service-worker',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    async handler(_options, bundle) {
      const names = Object.keys(bundle).toSorted().join('\n');
      const build = createHash('sha256').update(names).digest('base64url').slice(0, 12);
      const source = `/* ${build} */\n${await makeScript(input)}`;
      this.emitFile({ type: 'asset', fileName: 'sw.js', source });
    },
  },
});
