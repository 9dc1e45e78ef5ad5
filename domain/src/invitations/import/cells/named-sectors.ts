import { sectorGroups } from '../../../reference/sector-groups.ts';
import { sectors } from '../../../reference/sectors.ts';
import { fold } from '../fold.ts';

const byName = new Map(sectors.map(({ id, name }) => [fold(name), id]));

/** Words that lead to one sector alone; « automobile » is a trade and an industry. */
const byWord = new Map<string, number | null>();
for (const [id, words] of sectorGroups.flatMap(({ sectors: worded }) => worded))
  for (const word of new Set(words.split(' ').map(fold)))
    byWord.set(word, byWord.has(word) ? null : id);

const sectorNamed = (text: string): number | null =>
  byName.get(fold(text)) ?? byWord.get(fold(text)) ?? null;

/** The sectors that a cell of a list names, and whether it names nothing else. */
export const sectorsNamed = (text: string): { ids: number[]; isAll: boolean } => {
  const whole = sectorNamed(text);
  if (whole !== null) return { ids: [whole], isAll: true };
  // The names of some sectors have commas.
  const parts = text
    .split(/[;|\n]|\s\/\s/)
    .flatMap((part) => (sectorNamed(part) === null ? part.split(',') : [part]))
    .filter((part) => fold(part) !== '');
  const found = parts.map(sectorNamed);
  const ids = [...new Set(found.filter((id) => id !== null))];
  return { ids, isAll: found.every((id) => id !== null) };
};
