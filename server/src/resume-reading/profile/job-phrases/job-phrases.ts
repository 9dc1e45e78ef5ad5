import { skills } from '@tandem/domain/reference/skills';
import { fold, toReadable } from '@tandem/matching/text/fold';
import {
  buildSkillLexicon,
  recogniseSkills,
  type SkillLexicon,
} from '@tandem/matching/text/lexicon';
import { withoutPersonalPatterns } from '@tandem/matching/text/personal';
import { runOf, segmentsOf } from '@tandem/matching/text/tokens';
import { buildingPhrases } from './building-phrases.ts';
import { carePhrases } from './care-phrases.ts';
import { countryPhrases } from './country-phrases.ts';
import { kitchenPhrases } from './kitchen-phrases.ts';
import { mediaPhrases } from './media-phrases.ts';
import { officePhrases } from './office-phrases.ts';
import type { PhraseRow } from './phrase-row.ts';
import { shopPhrases } from './shop-phrases.ts';
import { teamPhrases } from './team-phrases.ts';
import { transportPhrases } from './transport-phrases.ts';
import { workshopPhrases } from './workshop-phrases.ts';

/** What is done at work, as those who did it say it. */
export const jobPhrases: readonly PhraseRow[] = [
  ...shopPhrases,
  ...kitchenPhrases,
  ...officePhrases,
  ...mediaPhrases,
  ...workshopPhrases,
  ...buildingPhrases,
  ...transportPhrases,
  ...carePhrases,
  ...countryPhrases,
];

/** What somebody is like. */
export const qualityPhrases: readonly PhraseRow[] = teamPhrases;

/** One word alone; with a capital or a digit it is a name, which says the same wherever it stands. */
export const isOneWord = (phrase: string): boolean => /^\p{Ll}+$/u.test(phrase);

const phrasesOf = (phrases: string): string[] => phrases.split('; ');

const isEmpty = (phrase: string): boolean => runOf(segmentsOf(toReadable(phrase))).length === 0;

/** The words, folded, that say a skill where they are an item of a list, with its name. */
export const oneWordsOf = (rows: readonly PhraseRow[]): (readonly [string, string])[] =>
  rows.flatMap(([skill, phrases]) =>
    phrasesOf(phrases)
      .filter(isOneWord)
      .map((word) => [fold(word), skill] as const),
  );

const groups = new Map(skills.map(({ name, group }) => [name, group]));

/** What a skill is listed under. */
export const groupOf = (skill: string): string | undefined => groups.get(skill);

const phraseLexicon = (lexicon: SkillLexicon): SkillLexicon => {
  const ids = new Map(lexicon.skillIds.map((id) => [lexicon.nameOf(id) ?? '', id]));
  return buildSkillLexicon(
    [...jobPhrases, ...qualityPhrases].flatMap(([skill, phrases]) => {
      const id = ids.get(skill);
      const [name, ...synonyms] = phrasesOf(phrases).filter(
        (phrase) => !isOneWord(phrase) && !isEmpty(phrase),
      );
      return id === undefined || name === undefined ? [] : [{ id, name, synonyms }];
    }),
  );
};

const withPhrases = (lexicon: SkillLexicon): SkillLexicon => {
  const phrases = phraseLexicon(lexicon);
  return {
    ...lexicon,
    saidBy: (token) => [...lexicon.saidBy(token), ...phrases.saidBy(token)],
    saidByBoth: (token, next) => [
      ...lexicon.saidByBoth(token, next),
      ...phrases.saidByBoth(token, next),
    ],
    phrasesFrom: (token) => [...lexicon.phrasesFrom(token), ...phrases.phrasesFrom(token)],
  };
};

const known = new WeakMap<SkillLexicon, SkillLexicon>();

/** The reference skills as resumes tell them: by their names, and by what is done with them. */
const asResumesSay = (lexicon: SkillLexicon): SkillLexicon => {
  const said = known.get(lexicon) ?? withPhrases(lexicon);
  known.set(lexicon, said);
  return said;
};

/** Ids of the skills that a text tells in words of jobs, or by their names where no longer phrase holds these. */
export const saidByJobs = (text: string, lexicon: SkillLexicon): ReadonlySet<number> =>
  recogniseSkills(
    runOf(segmentsOf(withoutPersonalPatterns(toReadable(text)))),
    asResumesSay(lexicon),
  ).skillIds;
