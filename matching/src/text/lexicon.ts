import { hashIntegers, hashOne, hashString, mix32 } from '../hash.ts';
import { toReadable } from './fold.ts';
import { runOf, segmentsOf, type Token } from './tokens.ts';

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
  /** For each word, whether punctuation stands before it in the phrase: there alone a text may have some, too. */
  opens: readonly boolean[];
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
  /** Those whose name is one word, and stands here in two: « Auto CAD ». */
  saidByBoth(token: Token, next: Token): readonly number[];
  /** The longer phrases that start with this token. */
  phrasesFrom(token: Token): readonly Phrase[];
}

export const hashOfStem = (stem: string): number => hashString(stem);

/** A word (by its hash) or a skill as something aimed at: a term of its own, beside the word or the skill itself. */
export const jobTitleOfWord = (hash: number): number => hashOne(hash, 1);
export const jobTitleOfSkill = (skillId: number): number => hashOne(skillId, 2);
/** A job title as one of the first two choices, and as the first. */
export const jobTitleAmongTwo = (jobTitle: number): number => hashOne(jobTitle, 6);
export const jobTitleFirst = (jobTitle: number): number => hashOne(jobTitle, 7);
/** A skill that a text says, beside the same one ticked. */
export const toldSkill = (skillId: number): number => hashOne(skillId, 5);

const tokensOf = (text: string): Token[] => runOf(segmentsOf(toReadable(text)));

const listed = <Item>(lists: Map<string, Item[]>, key: string): Item[] => {
  const list = lists.get(key) ?? [];
  lists.set(key, list);
  return list;
};

/** Shorter than this, two words side by side may say together what neither means. */
const shortestJoined = 6;

/** Words as one: « Power BI » is written « PowerBI » as well, « AutoCAD » in two. */
const joined = (tokens: readonly Token[]): string => tokens.map(({ folded }) => folded).join('');

export const buildSkillLexicon = (skills: readonly LexiconSkill[]): SkillLexicon => {
  const sorted = skills.toSorted((one, other) => one.id - other.id);
  const names = new Map(sorted.map((skill) => [skill.id, skill.name]));
  const singles = new Map<string, number[]>();
  const phrases = new Map<string, Phrase[]>();
  const inOneWord = new Map<string, number[]>();
  const inTwoWords = new Map<string, number[]>();
  const stems = new Set<string>();
  let version = hashIntegers([sorted.length]);
  for (const { id, name, synonyms } of sorted) {
    for (const said of [name, ...synonyms]) {
      version = mix32(version ^ hashString(`${id}:${said}`));
      const tokens = tokensOf(said);
      const [first] = tokens;
      if (!first) continue;
      for (const { stem } of tokens) stems.add(stem);
      const whole = joined(tokens);
      if (whole.length >= shortestJoined)
        listed(tokens.length === 1 ? inTwoWords : inOneWord, whole).push(id);
      if (tokens.length === 1) listed(singles, first.lemma).push(id);
      else
        listed(phrases, first.stem).push({
          stems: tokens.map(({ stem }) => stem),
          opens: tokens.map(({ opens }) => opens !== 'nothing'),
          skillId: id,
        });
    }
  }
  return {
    version,
    skillIds: sorted.map(({ id }) => id),
    nameOf: (skillId) => names.get(skillId),
    knowsStem: (stem) => stems.has(stem),
    saidBy: ({ lemma, folded }) => singles.get(lemma) ?? inOneWord.get(folded) ?? [],
    saidByBoth: ({ folded }, next) =>
      folded.length > 1 && next.folded.length > 1 && next.opens === 'nothing'
        ? (inTwoWords.get(folded + next.folded) ?? [])
        : [],
    phrasesFrom: ({ stem }) => phrases.get(stem) ?? [],
  };
};

export interface Recognition {
  skillIds: Set<number>;
  /** For each token, whether it is part of a recognised skill. */
  inSkill: boolean[];
}

interface Match {
  start: number;
  end: number;
  skillId: number;
}

const fits = ({ stems, opens }: Phrase, tokens: readonly Token[], start: number): boolean =>
  stems.every((stem, offset) => {
    const token = tokens[start + offset];
    if (token?.stem !== stem) return false;
    if (offset === 0 || token.opens === 'nothing') return true;
    return token.opens === 'stretch' && opens[offset] === true;
  });

const matchesIn = (tokens: readonly Token[], lexicon: SkillLexicon): Match[] =>
  tokens.flatMap((token, start) => {
    const next = tokens[start + 1];
    const spanning = (skillIds: readonly number[], length: number): Match[] =>
      skillIds.map((skillId) => ({ start, end: start + length, skillId }));
    return [
      ...spanning(lexicon.saidBy(token), 1),
      ...(next ? spanning(lexicon.saidByBoth(token, next), 2) : []),
      ...lexicon
        .phrasesFrom(token)
        .filter((phrase) => fits(phrase, tokens, start))
        .flatMap(({ stems, skillId }) => spanning([skillId], stems.length)),
    ];
  });

/** Without what stands inside a longer match: « comptabilité analytique » does not say « comptabilité » as well. */
const longest = (matches: readonly Match[]): Match[] => {
  const byPlace = matches.toSorted((one, other) => one.start - other.start || other.end - one.end);
  let cover = { start: -1, end: -1 };
  return byPlace.filter(({ start, end }) => {
    const isInside = end <= cover.end && (start !== cover.start || end !== cover.end);
    if (end > cover.end) cover = { start, end };
    return !isInside;
  });
};

/** The skills that a text names. What one line says does not depend on the others: more lines only say more skills. */
export const recogniseSkills = (tokens: readonly Token[], lexicon: SkillLexicon): Recognition => {
  const skillIds = new Set<number>();
  const inSkill = tokens.map(() => false);
  for (const { start, end, skillId } of longest(matchesIn(tokens, lexicon))) {
    skillIds.add(skillId);
    inSkill.fill(true, start, end);
  }
  return { skillIds, inSkill };
};
