import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';

/** Writes the icon of the page's tab into the page: on a slow line a file of its own costs more than its few hundred bytes. */
export const inlineIcon = (): Plugin => {
  let folder = '';
  return {
    name: 'tandem-inline-icon',
    apply: 'build',
    configResolved(config) {
      folder = config.publicDir;
    },
    transformIndexHtml: async (html) => {
      const icon = await readFile(path.join(folder, 'favicon.svg'), 'utf8');
      const address = `data:image/svg+xml,${encodeURIComponent(icon.replaceAll(/>\s+</g, '><').trim())}`;
      return html.replace('href="/favicon.svg"', () => `href="${address}"`);
    },
  };
};
