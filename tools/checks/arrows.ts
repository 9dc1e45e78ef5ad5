import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ICruiseResult, IModule } from 'dependency-cruiser';
import { root } from '../root.ts';

export const arrowsFile = path.join(root, 'docs', 'arrows.md');

/** Folders whose rooms are drawn, each on its own; one that is not there is left out. */
const drawn = [
  { folder: '', title: 'Workspaces' },
  { folder: 'server/src/', title: 'Inside the server' },
  { folder: 'server/src/areas/', title: 'Areas of the server' },
  { folder: 'server/src/scoring/', title: 'Scoring' },
  { folder: 'server/src/platform/', title: 'Platform of the server' },
  { folder: 'web/src/', title: 'Inside the web client' },
  { folder: 'web/src/areas/', title: 'Areas of the web client' },
  { folder: 'web/src/platform/', title: 'Platform of the web client' },
];

const isOfProduct = (file: string): boolean =>
  /^(domain|matching|contract|server|web)\/src\//.test(file) &&
  !/\.test\.tsx?$|\/testing\/|^server\/src\/walks\//.test(file);

/** The room of a file in a folder: the next folder; null for files that lie beside the rooms, and elsewhere. */
const roomIn = (folder: string, file: string): string | null => {
  if (!file.startsWith(folder)) return null;
  const [room = '', ...rest] = file.slice(folder.length).split('/');
  return rest.length > 0 ? room : null;
};

const arrowsIn = (folder: string, modules: readonly IModule[]): string[] => {
  const arrows = modules
    .filter(({ source }) => isOfProduct(source))
    .flatMap(({ source, dependencies }) =>
      dependencies.flatMap(({ resolved }) => {
        const [from, to] = [roomIn(folder, source), roomIn(folder, resolved)];
        const isArrow = from !== null && to !== null && from !== to && isOfProduct(resolved);
        return isArrow ? [`  ${from}[${from}] --> ${to}[${to}]`] : [];
      }),
    );
  return [...new Set(arrows)].toSorted();
};

/** The arrows between the rooms of each folder, as text that is the same for the same imports. */
export const drawArrows = ({ modules }: Pick<ICruiseResult, 'modules'>): string => {
  const parts = drawn.flatMap(({ folder, title }) => {
    const arrows = arrowsIn(folder, modules);
    const heading = folder ? `## ${title} (\`${folder}\`)` : `## ${title}`;
    return arrows.length === 0
      ? []
      : [heading, ['```mermaid', 'flowchart LR', ...arrows, '```'].join('\n')];
  });
  const head = [
    '# Who imports whom',
    'Drawn by `npm run draw` from the imports themselves, types and dynamic imports included, tests left out; `npm run check`',
    'fails while it is not up to date. The rules are in `.dependency-cruiser.mjs`.',
  ].join('\n');
  return `${[head, ...parts].join('\n\n')}\n`;
};

/** What is wrong with the drawing that lies in docs/; empty where it is up to date. */
export const drawingFault = (imports: ICruiseResult): string => {
  const isCurrent = readFileSync(arrowsFile, 'utf8') === drawArrows(imports);
  return isCurrent ? '' : 'docs/arrows.md is not up to date: npm run draw';
};
