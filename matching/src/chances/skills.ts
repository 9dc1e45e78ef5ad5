import type { Document } from '../corpus/corpus-statistics.ts';
import { tellingJobTitle } from '../corpus/term-weight.ts';
import { type Corpus, jobTitleWeight } from '../parts/document.ts';
import { familiesOf } from '../text/families.ts';
import { jobTitleOfSkill } from '../text/lexicon.ts';
import type { PreparedText } from '../text/prepared.ts';

/** The skills that a sheet or a need says, ticked or recognised in its texts. */
export const saidSkills = ({ text, skillIds }: Document): number[] => [
  ...new Set([...text.skills, ...skillIds]),
];

/** A skill that is asked for and not said, and one that is said and lies close to it. */
interface NearSkill {
  skill: number;
  near: number;
}

/**
 * Skills that somebody may have and forgot to say: asked for (by so many, by id), and of a family with one that they say; the
 * most asked first. What nothing of theirs comes near is never brought up.
 */
export const forgottenSkills = (
  said: readonly number[],
  askedBy: ReadonlyMap<number, number>,
): NearSkill[] => {
  const ours = said.map((near) => ({ near, families: familiesOf([near]) }));
  return [...askedBy]
    .filter(([skill]) => !said.includes(skill))
    .toSorted(([one, ours], [other, theirs]) => theirs - ours || one - other)
    .flatMap(([skill]) => {
      const families = familiesOf([skill]);
      const close = ours.find((own) => own.families.some((one) => families.includes(one)));
      return close ? [{ skill, near: close.near }] : [];
    });
};

/** Whether what a text aims at names a job of the session (see `writeTerms`). */
export const namesAJob = ({ jobTitles }: PreparedText, corpus: Corpus): boolean =>
  jobTitles.some((jobTitle) => jobTitleWeight(jobTitle, corpus) >= tellingJobTitle);

/** Those of some skills that name jobs of the session, the most telling first. */
export const jobSkills = (skillIds: readonly number[], corpus: Corpus): number[] => {
  const weightOf = (id: number) => jobTitleWeight(jobTitleOfSkill(id), corpus);
  return skillIds
    .filter((id) => weightOf(id) >= tellingJobTitle)
    .toSorted((one, other) => weightOf(other) - weightOf(one) || one - other);
};
