import { skills } from '@tandem/domain/reference/skills';
import { buildSkillLexicon } from '@tandem/matching/text/lexicon';
import { preparationVersion } from '@tandem/matching/text/prepare';

/** The reference skills, ready to be recognised in texts. */
export const lexicon = buildSkillLexicon(skills);

const listed: ReadonlySet<number> = new Set(lexicon.skillIds);

/** Whether a skill is one of the reference list, and none that a user has added. */
export const isListed = (skillId: number): boolean => listed.has(skillId);

/** A text that was prepared under another version is prepared anew. */
export const currentPreparation = preparationVersion(lexicon);
