import { mix32 } from '../hash.ts';
import { toReadable } from './fold.ts';
import { hashOfStem, recogniseSkills, type SkillLexicon } from './lexicon.ts';
import { personalTokens, personalWords, withoutPersonalPatterns } from './personal.ts';
import type { PreparedText } from './prepared.ts';
import { stem } from './stem.ts';
import { isWord, segmentsOf } from './tokens.ts';

/** Raised by one with every change of the rules in this folder that changes what a text becomes. */
const rulesVersion = 1;

/** The version that a text prepared today with this lexicon has. */
export const preparationVersion = (lexicon: SkillLexicon): number =>
  mix32(lexicon.version ^ mix32(rulesVersion));

export interface CandidateText {
  resumeText: string;
  summary: string;
  /** Names of the skills ticked on the sheet; one that a user added is read as words, a reference one is recognised. */
  skillNames?: readonly string[];
  /** First and last names, town, street …: what belongs to the person and must not count. */
  personal?: readonly string[];
}

export interface NeedText {
  title: string;
  description: string;
  skillNames?: readonly string[];
  /** Names of the tutor and of the company, its town …: what must not count. */
  personal?: readonly string[];
}

const prepare = (
  texts: readonly string[],
  personal: readonly string[],
  lexicon: SkillLexicon,
): PreparedText => {
  const own = personalWords(personal);
  const forms = new Map<number, string>();
  const skills = new Set<number>();
  const readable = texts.map((text) => withoutPersonalPatterns(toReadable(text)));
  for (const segment of readable.flatMap(segmentsOf)) {
    const isPersonal = personalTokens(
      segment.map(({ folded }) => folded),
      own,
      (folded) => lexicon.knowsStem(stem(folded)),
    );
    const kept = segment.filter((_, index) => isPersonal[index] !== true);
    const { skillIds, inSkill } = recogniseSkills(kept, lexicon);
    for (const skillId of skillIds) skills.add(skillId);
    for (const [index, token] of kept.entries()) {
      if (inSkill[index] === true || !isWord(token)) continue;
      const hash = hashOfStem(token.stem);
      if (!forms.has(hash)) forms.set(hash, token.form);
    }
  }
  const words = Uint32Array.from(forms.keys()).toSorted();
  return {
    version: preparationVersion(lexicon),
    words,
    forms: Array.from(words, (word) => forms.get(word) ?? ''),
    skills: Uint32Array.from(skills).toSorted(),
  };
};

export const prepareCandidateText = (text: CandidateText, lexicon: SkillLexicon): PreparedText =>
  prepare(
    [text.summary, text.resumeText, ...(text.skillNames ?? [])],
    text.personal ?? [],
    lexicon,
  );

export const prepareNeedText = (text: NeedText, lexicon: SkillLexicon): PreparedText =>
  prepare([text.title, text.description, ...(text.skillNames ?? [])], text.personal ?? [], lexicon);
