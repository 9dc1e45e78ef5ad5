import type { Level } from '@tandem/domain/reference/levels';
import { fold } from '@tandem/matching/text/fold';
import type { Course } from './education.ts';

export interface Diploma {
  title: string;
  /** Null below level 3, and for a title whose level is not said. */
  level: Level | null;
}

/** Longer no title of a diploma is; the sheet's field takes 200. */
const longestTitle = 160;

const rankOf = ({ mention, period }: Course): [number, number] => [
  period?.end ?? 0,
  Number(mention.level ?? 0),
];

/** « Master 1 » is the first of two years, « Licence 2 » the second of three. */
const levelHeld = ({ title, mention }: Course): Level | null => {
  const key = fold(title);
  if (/^(?:masters?|m) ?1(?!\d)/.test(key)) return '6';
  return /^licence ?2(?!\d)/.test(key) ? '5' : mention.level;
};

/**
 * The last diploma obtained, as the sheet's field asks: not one in preparation, not a level that was reached without its
 * exam. The latest by date; of diplomas of one date, and where no dates are given, the highest.
 */
export const lastDiploma = (courses: readonly Course[]): Diploma | null => {
  const obtained = courses.filter(({ state }) => state === 'obtained');
  const [last] = obtained.toSorted((one, other) => {
    const [end, level] = rankOf(one);
    const [otherEnd, otherLevel] = rankOf(other);
    return otherEnd - end || otherLevel - level;
  });
  return last ? { title: last.title.slice(0, longestTitle), level: levelHeld(last) } : null;
};
