import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { makeScript } from './make-script.ts';

const input = fileURLToPath(new URL('../src/early/early.ts', import.meta.url));

/**
 * Puts into the page's head the script that asks for the first screen's data: built apart from the client, with which it
 * would otherwise have to share a file, and wait for it.
 */
export const earlyScript = (): Plugin => {
  let fileName = '';
  return {
    name: 'tandem-early-script',
    apply: 'build',
    // After the plugin whose list it reads.
    enforce: 'post',
    async buildStart() {
      const source = await makeScript(input);
      const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
      fileName = `assets/early-${hash}.js`;
      this.emitFile({ type: 'asset', fileName, source });
    },
    transformIndexHtml: {
      order: 'post',
      handler: () => [
        {
          tag: 'script',
          attrs: { async: true, fetchpriority: 'high', src: `/${fileName}` },
          injectTo: 'head',
        },
      ],
    },
  };
};
