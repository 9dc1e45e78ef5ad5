import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../root.ts';

const folder = path.join(root, 'docs', 'decisions');

const read = (file: string): string => readFileSync(path.join(folder, file), 'utf8');

const rowOf = (file: string): string | null => {
  const text = read(file);
  const title = /^# (\d{4}) (.+)\n/.exec(text);
  const state = /^Date: (\d{4}-\d{2}-\d{2})\. Status: (accepted|replaced by \d{4})\.$/m.exec(text);
  return title?.[1] === file.slice(0, 4) && state
    ? `| [${title[1]}](${file}) | ${title[2]} | ${state[1]} | ${state[2]} |`
    : null;
};

/** One line for every decision without its number, date or status, and for what the index does not tell. */
export const decisionFaults = (): string[] => {
  const files = readdirSync(folder)
    .filter((file) => file !== 'README.md')
    .toSorted();
  const index = read('README.md').split('\n');
  return files.flatMap((file, at) => {
    const row = rowOf(file);
    return [
      file.startsWith(`${String(at + 1).padStart(4, '0')}-`)
        ? ''
        : `${file}: numbers run from 0001 without gaps`,
      row === null
        ? `${file}: wants « # NUMBER Title » and « Date: YYYY-MM-DD. Status: accepted. »`
        : '',
      row === null || index.includes(row) ? '' : `README.md: wants ${row}`,
    ].filter(Boolean);
  });
};
