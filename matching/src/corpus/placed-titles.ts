import { jobTitleAmongTwo, jobTitleFirst } from '../text/lexicon.ts';
import { amongTwoEighths, firstEighths } from './term-weight.ts';

const kinds = [
  { termOf: jobTitleAmongTwo, eighths: amongTwoEighths },
  { termOf: jobTitleFirst, eighths: firstEighths },
] as const;

/** The terms of job titles as choices, which stand beside the job titles themselves. */
export const placedTitles = (jobTitles: Iterable<number>): number[] =>
  [...jobTitles].flatMap((jobTitle) => kinds.map(({ termOf }) => termOf(jobTitle)));

/**
 * Gives of what each job title has its shares to it as a choice: all together they have what the job title had, whole number by whole
 * number, so that whoever tells no order scores as if nobody did.
 */
export const shareByPlace = (
  jobTitles: Iterable<number>,
  numberOf: (term: number) => number,
  columns: readonly Uint32Array[],
): void => {
  for (const jobTitle of jobTitles)
    for (const column of columns) {
      const own = numberOf(jobTitle);
      const all = column[own] ?? 0;
      let left = all;
      for (const { termOf, eighths } of kinds) {
        const share = Math.trunc((all * eighths) / 8);
        column[numberOf(termOf(jobTitle))] = share;
        left -= share;
      }
      column[own] = left;
    }
};
