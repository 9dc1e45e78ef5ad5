import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { makeScript } from './make-script.ts';

const input = fileURLToPath(new URL('../src/early/early.ts', import.meta.url));

/**
 * Writes into the page's head the script that asks for the first screen's data: as a file of its own it would come a round
 * trip later. It stands before whatever else the page asks for: a style sheet on its way would hold it up.
 */
export const earlyScript = (): Plugin => ({
  name: 'tandem-early-script',
  apply: 'build',
  // After the plugin whose list it reads.
  enforce: 'post',
  transformIndexHtml: {
    order: 'post',
    handler: async (html) => {
      // Within a page this would end the script, wherever it stands in it.
      const source = (await makeScript(input)).trim().replaceAll('</script', String.raw`<\/script`);
      return html.replace('<title>', () => `<script>${source}</script>\n    <title>`);
    },
  },
});
