import { mix32 } from '../hash.ts';
import { wordsBehind } from './abbreviations.ts';
import { asSeen, fold, toReadable } from './fold.ts';
import {
  jobTitleOfSkill,
  jobTitleOfWord,
  hashOfStem,
  recogniseSkills,
  type SkillLexicon,
} from './lexicon.ts';
import {
  personalTokens,
  personalWords,
  withoutIntroduced,
  withoutPersonalPatterns,
} from './personal.ts';
import { lastPlace, type PreparedText } from './prepared.ts';
import { stem } from './stem.ts';
import { contractStopWords } from './stop-words.ts';
import { isWord, runOf, segmentsOf } from './tokens.ts';

/** Raised by one with every change of the rules in this folder that changes what a text becomes. */
const rulesVersion = 13;

/** The version that a text prepared today with this lexicon has. */
export const preparationVersion = (lexicon: SkillLexicon): number =>
  mix32(lexicon.version ^ mix32(rulesVersion));

export interface CandidateText {
  resumeText: string;
  summary: string;
  /** The trades that they look for, the one that they like best first. */
  trades?: readonly string[];
  /** Names of the ticked skills that users added, which are read as words; those of the reference list are not said by being ticked. */
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

interface Reading {
  skills: Set<number>;
  /** Hash of each word, with the form in which it was first read. */
  forms: Map<number, string>;
  /** Of each word (by hash), those that stand right behind it. */
  followers: Map<number, Set<number>>;
}

/**
 * A line that stands there again says nothing more. One right behind itself is left out, so that what goes on in the next
 * line still does; one further down leaves an empty line.
 */
const eachLineOnce = (readable: string): string => {
  const seen = new Set<string>();
  const lines = readable.split('\n').map((line) => line.trim());
  return lines
    .filter((line, at) => line === '' || line !== lines[at - 1])
    .map((line) => {
      if (seen.has(line)) return '';
      seen.add(line);
      return line;
    })
    .join('\n');
};

/** Where hardly a letter is small, capitals tell nothing: such a text is read as if it were written small. */
const withTellingCapitals = (text: string): string => {
  const small = text.match(/\p{Ll}/gu)?.length ?? 0;
  const capital = text.match(/\p{Lu}/gu)?.length ?? 0;
  return small < capital / 4 ? text.toLowerCase() : text;
};

/**
 * Words that a text has without a capital, outside of addresses and links: a candidate called Page or Verdier who makes
 * web pages or tends orchards writes of those, not of themself.
 */
const wordsInPassing = (seen: string): ReadonlySet<string> =>
  new Set(
    withoutPersonalPatterns(seen)
      .split(/[^\p{L}\p{N}]+/u)
      .flatMap((word) => (/^\p{Ll}/u.test(word) ? fold(word) : wordsBehind(word))),
  );

const readInto = (
  { skills, forms, followers }: Reading,
  text: string,
  own: ReadonlySet<string>,
  lexicon: SkillLexicon,
): void => {
  const seen = withoutIntroduced(withTellingCapitals(asSeen(text)), own);
  const inPassing = wordsInPassing(seen);
  const namesATrade = (folded: string): boolean => lexicon.knowsStem(stem(folded));
  const segments = segmentsOf(withoutPersonalPatterns(eachLineOnce(toReadable(seen))));
  const tokens = runOf(
    segments.map(({ tokens: all, opensLine, tellsWhat }) => {
      const words = all.map(({ folded }) => folded);
      const isPersonal = personalTokens(words, own, {
        isTradeWord: (folded) => namesATrade(folded) || inPassing.has(folded),
        saysATrade: (folded) => tellsWhat && namesATrade(folded) && inPassing.has(folded),
      });
      return { tokens: all.filter((_, index) => isPersonal[index] !== true), opensLine };
    }),
  );
  const { skillIds, inSkill } = recogniseSkills(tokens, lexicon);
  for (const skillId of skillIds) skills.add(skillId);
  let before = 0;
  for (const [index, token] of tokens.entries()) {
    if (inSkill[index] === true || !isWord(token)) {
      before = 0;
      continue;
    }
    const hash = hashOfStem(token.stem);
    if (!forms.has(hash)) forms.set(hash, token.form);
    const isCommon = !contractHashes.has(hash);
    // « Maison Albert », « Groupe Verdier » name somebody: what goes together is written small.
    if (before !== 0 && isCommon && token.opens === 'nothing' && inPassing.has(token.folded)) {
      const known = followers.get(before) ?? new Set<number>();
      followers.set(before, known.add(hash));
    }
    before = isCommon ? hash : 0;
  }
};

/** No text has more words whose places are told. */
const placesTold = 0xffff;

const pairsOf = (followers: Reading['followers'], words: Uint32Array): Uint32Array => {
  const places = new Map(Array.from(words.subarray(0, placesTold), (hash, at) => [hash, at]));
  return ascending(
    [...followers].flatMap(([first, seconds]) =>
      [...seconds].flatMap((second) => {
        const [one, other] = [places.get(first), places.get(second)];
        return one === undefined || other === undefined || one === other
          ? []
          : [((one << 16) | other) >>> 0];
      }),
    ),
  );
};

const contractHashes: ReadonlySet<number> = new Set(
  contractStopWords.map((word) => hashOfStem(stem(word))),
);

const ascending = (values: Iterable<number>): Uint32Array => Uint32Array.from(values).toSorted();

const nothingRead = (): Reading => ({
  skills: new Set(),
  forms: new Map(),
  followers: new Map(),
});

const aimsOf = ({ forms, skills }: Reading): number[] => [
  ...forms
    .keys()
    .filter((hash) => !contractHashes.has(hash))
    .map(jobTitleOfWord),
  ...skills.values().map(jobTitleOfSkill),
];

/** The job titles of a text with their places; a wish is no text: it says what somebody looks for, and nothing of what they have. */
const placedAims = (wishes: readonly Reading[], aim: Reading): ReadonlyMap<number, number> => {
  const placeOf = new Map<number, number>();
  const last = wishes.length > 0 ? lastPlace : 0;
  for (const [place, read] of [...wishes.entries(), [last, aim] as const])
    for (const jobTitle of aimsOf(read))
      if (!placeOf.has(jobTitle)) placeOf.set(jobTitle, Math.min(place, lastPlace));
  return placeOf;
};

/** `aim`: what it is about, or looks for; `wishes`: trades that it looks for before, the dearest first. */
const prepare = (
  { wishes = [], aim }: { wishes?: readonly string[]; aim: string },
  texts: readonly string[],
  personal: readonly string[],
  lexicon: SkillLexicon,
): PreparedText => {
  const own = personalWords(personal);
  const read = (text: string, into = nothingRead()): Reading => {
    readInto(into, text, own, lexicon);
    return into;
  };
  const reading = read(aim);
  const placeOf = placedAims(
    wishes.map((wish) => read(wish)),
    reading,
  );
  const jobTitles = ascending(placeOf.keys());
  for (const text of texts) read(text, reading);
  const words = ascending(reading.forms.keys());
  return {
    version: preparationVersion(lexicon),
    words,
    forms: Array.from(words, (word) => reading.forms.get(word) ?? ''),
    skills: ascending(reading.skills),
    jobTitles,
    places: Uint8Array.from(jobTitles, (jobTitle) => placeOf.get(jobTitle) ?? 0),
    pairs: pairsOf(reading.followers, words),
  };
};

export const prepareCandidateText = (
  { resumeText, summary, trades = [], skillNames = [], personal = [] }: CandidateText,
  lexicon: SkillLexicon,
): PreparedText =>
  prepare({ wishes: trades, aim: summary }, [resumeText, ...skillNames], personal, lexicon);

export const prepareNeedText = (
  { title, description, skillNames = [], personal = [] }: NeedText,
  lexicon: SkillLexicon,
): PreparedText => prepare({ aim: title }, [description, ...skillNames], personal, lexicon);
