import { hashIntegers, hashString, mix32 } from '../hash.ts';
import { toReadable } from './fold.ts';
import { isWord, segmentsOf, type Segment, type Token } from './tokens.ts';

/** A skill of the reference list (domain/reference/skills), as far as the engine needs it. */
export interface LexiconSkill {
  id: number;
  name: string;
  /** Other ways to say it; inflected forms need not be listed. */
  synonyms: readonly string[];
}

interface Phrase {
  stems: readonly string[];
  skillId: number;
}

/** A word of a skill's name: what it hashes to, and how it reads. */
export interface SkillWord {
  hash: number;
  form: string;
}

/** The reference skills, ready to be recognised in free text. */
export interface SkillLexicon {
  /** Changes with the list; part of the version of a prepared text. */
  readonly version: number;
  readonly skillIds: readonly number[];
  nameOf(skillId: number): string | undefined;
  /** The words of the skill's name: a skill, however it was said, also counts as these. */
  wordsOf(skillId: number): readonly SkillWord[];
  /** Whether a stem occurs in the name of a skill or in one of its synonyms. */
  knowsStem(stem: string): boolean;
  /** The phrases that start with this stem. */
  phrasesFrom(stem: string): readonly Phrase[];
}

export const hashOfStem = (stem: string): number => hashString(stem);

const tokensOf = (text: string): Token[] => segmentsOf(toReadable(text)).flat();

export const buildSkillLexicon = (skills: readonly LexiconSkill[]): SkillLexicon => {
  const sorted = skills.toSorted((one, other) => one.id - other.id);
  const names = new Map(sorted.map((skill) => [skill.id, skill.name]));
  const words = new Map<number, SkillWord[]>();
  const phrases = new Map<string, Phrase[]>();
  const stems = new Set<string>();
  const seen = new Set<string>();
  let version = hashIntegers([sorted.length]);
  for (const { id, name, synonyms } of sorted) {
    const nameWords = tokensOf(name).filter(isWord);
    words.set(
      id,
      nameWords.map(({ stem, form }) => ({ hash: hashOfStem(stem), form })),
    );
    for (const said of [name, ...synonyms]) {
      version = mix32(version ^ hashString(`${id}:${said}`));
      const saidStems = tokensOf(said).map(({ stem }) => stem);
      const first = saidStems[0];
      const key = `${id}:${saidStems.join(' ')}`;
      if (first === undefined || seen.has(key)) continue;
      seen.add(key);
      for (const stem of saidStems) stems.add(stem);
      const starting = phrases.get(first) ?? [];
      starting.push({ stems: saidStems, skillId: id });
      phrases.set(first, starting);
    }
  }
  return {
    version,
    skillIds: sorted.map(({ id }) => id),
    nameOf: (skillId) => names.get(skillId),
    wordsOf: (skillId) => words.get(skillId) ?? [],
    knowsStem: (stem) => stems.has(stem),
    phrasesFrom: (stem) => phrases.get(stem) ?? [],
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
  for (const [start, token] of segment.entries())
    for (const { stems, skillId } of lexicon.phrasesFrom(token.stem)) {
      if (!stems.every((stem, offset) => segment[start + offset]?.stem === stem)) continue;
      skillIds.add(skillId);
      inSkill.fill(true, start, start + stems.length);
    }
  return { skillIds, inSkill };
};
