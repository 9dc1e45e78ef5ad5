import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const routePattern = /path: '([^']+)',[^{}]*?load: \(\) => import\('\.\/([^']+)'\)/g;

/** A chunk and all that it cannot run without, its styles included, apart from what `known` has already. */
const filesOf = (
  chunk: Rolldown.OutputChunk,
  bundle: Rolldown.OutputBundle,
  known: ReadonlySet<string>,
): string[] => {
  const found = new Set<string>();
  const visit = (name: string): void => {
    const one = bundle[name];
    if (one?.type !== 'chunk' || known.has(name) || found.has(name)) return;
    found.add(name);
    for (const style of one.viteMetadata?.importedCss ?? [])
      if (!known.has(style)) found.add(style);
    for (const imported of one.imports) visit(imported);
  };
  visit(chunk.fileName);
  return [...found];
};

/**
 * Writes `screens.json`: for every address of `routes.ts` the files that its screen needs beside those of the page, so
 * that the server can name them in the page and the browser asks for all of them at once.
 */
export const screenFiles = (): Plugin => {
  let source = '';
  return {
    name: 'tandem-screen-files',
    apply: 'build',
    // Once the chunks that held styles alone are gone.
    enforce: 'post',
    configResolved(config) {
      source = path.join(config.root, 'src');
    },
    generateBundle: {
      // After Vite has taken out the chunks that held nothing but styles: nobody could fetch those.
      order: 'post',
      async handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
        const entry = chunks.find(({ isEntry }) => isEntry);
        const known = new Set(entry ? filesOf(entry, bundle, new Set()) : []);
        const routes = await readFile(path.join(source, 'routes.ts'), 'utf8');
        const screens = [...routes.matchAll(routePattern)].map(([, address = '', file = '']) => {
          const chunk = chunks.find(
            ({ facadeModuleId }) => facadeModuleId === path.join(source, file),
          );
          return [address, chunk ? filesOf(chunk, bundle, known) : []] as const;
        });
        this.emitFile({
          type: 'asset',
          fileName: 'screens.json',
          source: JSON.stringify(Object.fromEntries(screens)),
        });
      },
    },
  };
};
