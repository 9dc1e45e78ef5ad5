import { skills } from '@tandem/domain/reference/skills';
import { tradeSectors } from '@tandem/domain/reference/trade-sectors';
import type { NeedProfile } from '../profiles.ts';
import { jobTitleOfSkill } from '../text/lexicon.ts';

/** The sector that a skill in the title of a need says, by the hash of the skill as a job title. */
const sectorOfJobTitle = new Map(
  skills.flatMap(({ id, group }) => {
    const sector = tradeSectors[group];
    return sector === undefined ? [] : [[jobTitleOfSkill(id), sector] as const];
  }),
);

/** The sector in which the work of a need lies, whatever its employer does; null where its title does not say one. */
export const tradeSectorOf = ({ text }: Pick<NeedProfile, 'text'>): number | null => {
  const said = new Set(Array.from(text.jobTitles, (jobTitle) => sectorOfJobTitle.get(jobTitle)));
  said.delete(undefined);
  const [sector = null] = said;
  return said.size === 1 ? sector : null;
};
