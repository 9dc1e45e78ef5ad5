import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { bareStatuses } from './bare-status.ts';
import { fullRooms, unnamedRooms } from './full-rooms.ts';
import { hidingCasts } from './hiding-casts.ts';
import { sameNames } from './same-names.ts';
import { foreignWords } from './vocabulary.ts';
import { root } from '../root.ts';

const longestFile = 250;

/** Data, and files for which a decision record says why they are longer. */
const mayBeLonger = [
  /\/reference\//,
  /\/migrations\//,
  /\/demo\/data\//,
  /\/resume\/kinds\/(content|people)-/,
  /\.test\.tsx?$/,
];

const sources = (): string[] =>
  globSync('{domain,matching,contract,server,web,e2e,bench,tools}/**/*.{ts,tsx,mjs,css}', {
    cwd: root,
    exclude: (name) => name === 'node_modules' || name === 'dist',
  }).toSorted();

const decided = (): string =>
  globSync('docs/decisions/*.md', { cwd: root })
    .map((file) => readFileSync(path.join(root, file), 'utf8'))
    .join('\n');

const impure = /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|\bperformance\.now\(/;
const silenced = /@ts-(ignore|nocheck|expect-error)|(eslint|oxlint)-disable|\bas any\b/;
const skipped = /\b(it|test|describe)\.(only|skip|todo|fixme)\b|\b(TODO|FIXME)\b/;

/** One line for every breach of the house rules that a machine can see. */
export const houseFaults = (): string[] => {
  const decisions = decided();
  const files = sources();
  const ofFiles = files.flatMap((file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    const lines = text.split('\n').length - 1;
    const isLong =
      lines > longestFile &&
      !mayBeLonger.some((pattern) => pattern.test(file)) &&
      !decisions.includes(file);
    const isPure = /^(domain|matching)\/src\//.test(file) && !file.endsWith('.test.ts');
    const isThis = file === 'tools/checks/check-house.ts';
    return [
      isLong ? `${file}: ${lines} lines; split it, or say why in docs/decisions/` : '',
      isPure && impure.test(text) ? `${file}: takes time and randomness as arguments` : '',
      !isThis && silenced.test(text) ? `${file}: silences a check` : '',
      !isThis && skipped.test(text) ? `${file}: a skipped test or a left note` : '',
      ...bareStatuses(file, text).map(
        (line) => `${file}:${line}: a bare status; take it from domain/src/matches/match.ts`,
      ),
      ...foreignWords(file, text).map(
        (line) =>
          `${file}:${line}: inside it is a candidate, a need, a programme (docs/glossary.md)`,
      ),
      ...hidingCasts(file.replaceAll(path.sep, '/'), text),
    ].filter(Boolean);
  });
  const paths = files.map((file) => file.replaceAll(path.sep, '/'));
  const page = readFileSync(path.join(root, 'ARCHITECTURE.md'), 'utf8');
  return [...ofFiles, ...fullRooms(paths), ...unnamedRooms(paths, page), ...sameNames(paths)];
};
