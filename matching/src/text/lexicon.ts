import { hashIntegers, hashString, mix32 } from '../hash.ts';
import { toReadable } from './fold.ts';
import { segmentsOf, type Segment, type Token } from './tokens.ts';

/** A skill of the reference list (domain/reference/skills), as far as the engine needs it. */
export interface LexiconSkill {
  id: number;
  name: string;
  /** Other ways to say it; inflected forms need not be listed. */
  synonyms: readonly string[];
}

/** Several words are known by their families (« recruter des candidats »), one alone only in its genders and numbers. */
interface Phrase {
  stems: readonly string[];
  skillId: number;
}

/** The reference skills, ready to be recognised in free text. */
export interface SkillLexicon {
  /** Changes with the list; part of the version of a prepared text. */
  readonly version: number;
  readonly skillIds: readonly number[];
  nameOf(skillId: number): string | undefined;
  /** Whether a stem occurs in the name of a skill or in one of its synonyms. */
  knowsStem(stem: string): boolean;
  /** The skills that this token says alone. */
  saidBy(token: Token): readonly number[];
  /** The longer phrases that start with this token. */
  phrasesFrom(token: Token): readonly Phrase[];
}

export const hashOfStem = (stem: string): number => hashString(stem);

const tokensOf = (text: string): Token[] => segmentsOf(toReadable(text)).flat();

const listed = <Item>(lists: Map<string, Item[]>, key: string): Item[] => {
  const list = lists.get(key) ?? [];
  lists.set(key, list);
  return list;
};

export const buildSkillLexicon = (skills: readonly LexiconSkill[]): SkillLexicon => {
  const sorted = skills.toSorted((one, other) => one.id - other.id);
  const names = new Map(sorted.map((skill) => [skill.id, skill.name]));
  const singles = new Map<string, number[]>();
  const phrases = new Map<string, Phrase[]>();
  const stems = new Set<string>();
  let version = hashIntegers([sorted.length]);
  for (const { id, name, synonyms } of sorted) {
    for (const said of [name, ...synonyms]) {
      version = mix32(version ^ hashString(`${id}:${said}`));
      const tokens = tokensOf(said);
      const [first] = tokens;
      if (!first) continue;
      for (const { stem } of tokens) stems.add(stem);
      if (tokens.length === 1) listed(singles, first.lemma).push(id);
      else listed(phrases, first.stem).push({ stems: tokens.map(({ stem }) => stem), skillId: id });
    }
  }
  return {
    version,
    skillIds: sorted.map(({ id }) => id),
    nameOf: (skillId) => names.get(skillId),
    knowsStem: (stem) => stems.has(stem),
    saidBy: ({ lemma }) => singles.get(lemma) ?? [],
    phrasesFrom: ({ stem }) => phrases.get(stem) ?? [],
  };
};

export interface Recognition {
  skillIds: Set<number>;
  /** For each token of the segment, whether it is part of a recognised skill. */
  inSkill: boolean[];
}

/**
 * All skills that a stretch of text names, those inside longer ones included (« Excel » in « Excel avancé »): thus more
 * text can only say more skills, never fewer.
 */
export const recogniseSkills = (segment: Segment, lexicon: SkillLexicon): Recognition => {
  const skillIds = new Set<number>();
  const inSkill = segment.map(() => false);
  for (const [start, token] of segment.entries()) {
    for (const skillId of lexicon.saidBy(token)) {
      skillIds.add(skillId);
      inSkill[start] = true;
    }
    for (const { stems, skillId } of lexicon.phrasesFrom(token)) {
      if (!stems.every((stem, offset) => segment[start + offset]?.stem === stem)) continue;
      skillIds.add(skillId);
      inSkill.fill(true, start, start + stems.length);
    }
  }
  return { skillIds, inSkill };
};
