import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const routePattern =
  /path: '(?<address>[^']+)',(?<rest>[^{}]*?)load: \(\) => import\('\.\/(?<file>[^']+)'\)/g;

/** What comes to every screen that reads data, and to every one of somebody who is signed in. */
const dataArea = 'platform/data/DataArea.tsx';
const signedInBar = 'shell/bars/SignedInBar.tsx';

const homes = {
  everybody: [dataArea, signedInBar],
  applicant: ['screens/home/CandidateHome.tsx'],
  company: ['screens/home/CompanyHome.tsx'],
  staff: ['screens/home/ManagerHome.tsx'],
  superuser: ['screens/home/SuperuserHome.tsx'],
};

type Bundle = Rolldown.OutputBundle;

/** A chunk and all that it cannot run without, its styles included, apart from what `known` has already. */
const filesOf = (
  chunk: Rolldown.OutputChunk,
  bundle: Bundle,
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

/** From sources to the files that they have become, apart from those of the page itself. */
const openBundle = (bundle: Bundle, source: string) => {
  const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
  const entry = chunks.find(({ isEntry }) => isEntry);
  const known = new Set(entry ? filesOf(entry, bundle, new Set()) : []);
  return (names: readonly string[]): string[] => {
    const files = names.flatMap((name) => {
      const id = path.join(source, name);
      const chunk =
        chunks.find(({ facadeModuleId }) => facadeModuleId === id) ??
        chunks.find(({ moduleIds }) => moduleIds.includes(id));
      if (!chunk) throw new Error(`No built file holds ${name}.`);
      return filesOf(chunk, bundle, known);
    });
    return [...new Set(files)];
  };
};

/**
 * Writes `screens.json`: for every address of `routes.ts` the files that its screen needs beside those of the page, so
 * that the server can name them in the page and the browser asks for all of them at once. What somebody's home is made
 * of stands in the page: which one it is, is known in the browser alone.
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
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => {
        const filesFor = openBundle(bundle ?? {}, source);
        const everybody = new Set(filesFor(homes.everybody));
        const pieces = Object.entries(homes).map(([role, names]) => [
          role,
          filesFor(names).filter((file) => role === 'everybody' || !everybody.has(file)),
        ]);
        const content = JSON.stringify(Object.fromEntries(pieces));
        // Before the script that reads it, which runs as soon as it stands there.
        const meta = `<meta name="home-pieces" content="${content.replaceAll('"', '&quot;')}" />`;
        return html.replace('<title>', () => `${meta}\n    <title>`);
      },
    },
    generateBundle: {
      // After Vite has taken out the chunks that held nothing but styles: nobody could fetch those.
      order: 'post',
      async handler(_options, bundle) {
        const filesFor = openBundle(bundle, source);
        const routes = await readFile(path.join(source, 'routes.ts'), 'utf8');
        const screens = [...routes.matchAll(routePattern)].map(({ groups = {} }) => {
          const { address = '', rest = '', file = '' } = groups;
          const around = rest.includes('light: true') ? [] : [dataArea];
          if (!rest.includes("who: 'anyone'")) around.push(signedInBar);
          return [address, filesFor([file, ...around])] as const;
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
