import type { Level } from '@tandem/domain/reference/levels';
import {
  diplomasInCapitals,
  diplomaTerms,
  noDiplomas,
  type DiplomaKind,
  type DiplomaTerms,
} from './diploma-terms.ts';

import { levelOfTitle } from './title-levels.ts';

/** A diploma that a text names. */
export interface Mention {
  /** Null for what is below level 3, and for a title whose level is not said. */
  level: Level | null;
  kind: DiplomaKind;
  from: number;
  to: number;
}

const asWords = (written: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\d])(?:${written.join('|')})(?![\\p{L}\\d])`, 'gu');

const withPatterns = (terms: readonly DiplomaTerms[]) =>
  terms.flatMap(({ level, kind, written }) =>
    written.map((one) => ({ level, kind, pattern: asWords([one]) })),
  );

const folded = withPatterns(diplomaTerms);
const inCapitals = withPatterns(diplomasInCapitals);
const other = asWords(noDiplomas);

/** « bac + 3 »: a level, not the name of a diploma. */
const yearsAfterBac: Readonly<Record<string, Level>> = {
  2: '5',
  3: '6',
  4: '6',
  5: '7',
  6: '7',
  8: '8',
};

/** « niveau 5 », and « niveau III » in the numbers that were used until 2019. */
const saidLevel = /niveau (?:d'etudes )?(?:([3-8])|(iii|ii|iv|i|v))(?![a-z\d])/;
const formerLevels: Readonly<Record<string, Level>> = {
  v: '3',
  iv: '4',
  iii: '5',
  ii: '6',
  i: '7',
};

/** The level that a folded text says in numbers: « niveau 6 », « bac+3 ». */
export const numberedLevel = (key: string): Level | null => {
  const [, today, former] = saidLevel.exec(key) ?? [];
  if (today) return today as Level;
  if (former) return formerLevels[former] ?? null;
  const years = /(?<![a-z])bac ?\+ ?([2-68])/.exec(key)?.[1];
  return years ? (yearsAfterBac[years] ?? null) : null;
};

/** Within so many signs of « titre professionnel » its level is said. */
const longestTitle = 150;

/** The diplomas that a text names, from left to right, none inside of another; `key` is the text folded sign by sign. */
export const mentionsIn = (text: string, key: string): Mention[] => {
  if (!/\p{L}/u.test(text)) return [];
  const blanked = key.replace(other, (found) => '#'.repeat(found.length));
  const all: Mention[] = [];
  const collect = (source: string, patterns: typeof folded): void => {
    for (const { level, kind, pattern } of patterns)
      for (const { 0: found, index } of source.matchAll(pattern))
        all.push({ level, kind, from: index, to: index + found.length });
  };
  collect(blanked, folded);
  collect(text, inCapitals);
  all.sort((one, another) => one.from - another.from || another.to - one.to);
  const kept: Mention[] = [];
  for (const mention of all) if (mention.from >= (kept.at(-1)?.to ?? 0)) kept.push(mention);
  return kept.map((mention) => {
    const numbered = numberedLevel(key.slice(mention.from, mention.from + longestTitle));
    if (mention.kind === 'title')
      return {
        ...mention,
        level: numbered ?? levelOfTitle(key.slice(mention.to, mention.to + longestTitle)),
      };
    // There are those of two levels.
    const isOfEither = key.startsWith('mention complementaire', mention.from);
    return isOfEither ? { ...mention, level: numbered ?? mention.level } : mention;
  });
};
