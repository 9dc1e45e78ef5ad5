import { isDateLine } from '../education/dates.ts';
import {
  fillers,
  phrases,
  strongWords,
  weakWords,
  type Topic,
  type Vocabulary,
} from './heading-words.ts';

export type { Topic } from './heading-words.ts';

const endings = new Set(['', 's', 'e', 'es', 'le', 'les', 'ne', 'nes', 'x']);

const stemsOf = (vocabulary: Vocabulary): (readonly [Topic, readonly string[]])[] =>
  vocabulary.map(([topic, stems]) => [topic, stems.split(' ')] as const);

const strong = stemsOf(strongWords);
const weak = stemsOf(weakWords);
const filling = fillers.split(' ');

const hasStem = (word: string, stems: readonly string[]): boolean =>
  stems.some((stem) => word.startsWith(stem) && endings.has(word.slice(stem.length)));

const topicOf = (
  word: string,
  topics: readonly (readonly [Topic, readonly string[]])[],
): Topic | null => topics.find(([, stems]) => hasStem(word, stems))?.[0] ?? null;

const isKnown = (word: string): boolean =>
  topicOf(word, strong) !== null || topicOf(word, weak) !== null || hasStem(word, filling);

const longestWord = 20;
/** A word of fewer letters is not asked whether it is several. */
const leastGlued = 14;

/** The fewest known words that these letters are made of; empty when they are made of none. */
const intoKnownWords = (letters: string): string[] => {
  const ways: (string[] | undefined)[] = [[]];
  for (let end = 1; end <= letters.length; end += 1)
    for (let start = Math.max(0, end - longestWord); start < end; start += 1) {
      const [way, known] = [ways[start], ways[end]];
      const isShorter = way !== undefined && (known === undefined || way.length + 1 < known.length);
      const word = letters.slice(start, end);
      if (isShorter && isKnown(word)) ways[end] = [...way, word];
    }
  return ways[letters.length] ?? [];
};

const phraseOfLetters = new Map(
  [...phrases.keys()].map((phrase) => [phrase.replaceAll(' ', ''), phrase.split(' ')] as const),
);

/** Shorter, a word may be spelled as a phrase is. */
const leastOfPhrase = 9;

/** The words of a line; « F O R M AT I O N », whose letters are spaced out, is one. */
const wordsOf = (key: string): string[] => {
  const words = key.split(/[^a-z]+/).filter((word) => word !== '');
  const letters = words.join('');
  const phrase = letters.length >= leastOfPhrase ? phraseOfLetters.get(letters) : undefined;
  if (phrase) return [...phrase];
  // Set wide, words may lose what parts them: « PARCOURSPROFESSIONNEL ».
  if (words.length === 1 && letters.length >= leastGlued && !isKnown(letters)) {
    const glued = phraseOfLetters.get(letters) ?? intoKnownWords(letters);
    return glued.length > 1 ? glued : words;
  }
  if (words.length < 4 || letters.length > 2 * words.length) return words;
  return phraseOfLetters.get(letters) ?? intoKnownWords(letters);
};

const adjective = '[a-z-]{3,}(?:iques?|elles?|ales?|aires?|ives?|ees?|antes?|euses?|istes?)';
/** « Compétences commerciales », « Compétences numériques et bureautiques »: whatever they are, they are skills. */
const kindOfSkills = new RegExp(
  `^(?:mes |autres )?(?:competences?|connaissances)(?: [a-z-]+| ${adjective}(?:(?:, | et | & | ?/ ?)${adjective}){1,3})\\W*$`,
);
/** « Expériences dans le commerce »: whatever they are, they are jobs. */
const kindOfJobs =
  /^(?:mes |autres )?experiences (?:dans|en|au|aux|liees?|hors|chez)(?: [a-z'’-]+){1,4}\W*$/;

/** « 01. Formation », « 2) Langues », « 03<tab>Langues », « IV – Langues ». */
const numbering = /^\W{0,2}(?:\d{1,2}[ \t]?[.)/:–-]{0,2}[ \t]?|[ivx]{1,4} ?[.)/:–-] ?)(?=[a-z])/;
/** « Formation(s) », « passé(e) par »; « Autre(s) langue(s) » is a label of a form. */
const bracketedEnding = /(?<!autre|maternelle)\((?:s|e|es)\)/g;

/** « Formation (suite) », at the head of another page. */
const carriedOn = /\s*\((?:suite|continued|fin)\)\W*$/;

/** « Emploi recherché », « Formation visée » : what is wished for, not what was done. */
const wishedFor =
  /^(?:emploi|poste|contrat|formation|alternance|diplome|fonction|metier)s?(?: [a-z]+){0,2} (?:recherche|vise|souhaite|envisage|demande|choisi|voulu)e?s?$/;

const longestHeading = 45;
const mostWords = 7;

/** « K Formations », « BLangues »: what recognition made of the icon before a heading. */
const iconLetter = /^\W{0,2}[a-z]\W?(?: (?=[a-z]{4})|(?=[a-z]{7}))/;

const topicsOf = (line: string): Topic[] => {
  const key = line.replace(numbering, '').replace(bracketedEnding, '').replace(carriedOn, '');
  if (/[\d@]/.test(key) || key.length > 2 * longestHeading) return [];
  // Numbered it heads a part of a form; alone it is a quality.
  if (key !== line && /^motivations?\W*$/.test(key)) return ['profile'];
  const words = wordsOf(key);
  const heading = words.join(' ');
  if (heading.length > longestHeading) return [];
  const phrase = phrases.get(heading);
  if (phrase) return [...phrase];
  if (wishedFor.test(heading)) return ['profile'];
  if (words.length === 0 || words.length > mostWords) return [];
  if (kindOfJobs.test(key)) return ['experience'];
  const isKindOfSkills = kindOfSkills.test(key);
  const topics = new Set<Topic>();
  const fallback = new Set<Topic>();
  for (const word of words) {
    const said = topicOf(word, strong);
    const hinted = topicOf(word, weak);
    if (said) topics.add(said);
    else if (hinted) fallback.add(hinted);
    else if (!hasStem(word, filling) && !isKindOfSkills) return [];
  }
  if (topics.size === 0) return fallback.has('other') ? ['other'] : [...fallback].slice(0, 1);
  // « compétences linguistiques » are languages.
  if (/linguisti/.test(key)) return ['languages'];
  return [...topics];
};

/**
 * What a folded line announces when it is a heading and nothing else: « competences et langues » two topics, « divers »
 * the topic `other`; empty for any other line.
 */
export const headingTopics = (line: string): Topic[] => {
  const topics = topicsOf(line);
  return topics.length > 0 || !iconLetter.test(line)
    ? topics
    : topicsOf(line.replace(iconLetter, ''));
};

/** « École 2022 – 2024 » heads a card by itself; « Stage 2024 » may be the title of a job. */
const beforeDates =
  /^(?:ecole|etudes?|formations?|diplomes?|experiences?|emplois?|travail) (?=\D{0,12}(?:19|20)\d\d)/;

/** What a folded line announces before its dates, and where these begin; null for any other line. */
export const datedHeading = (line: string): { topics: Topic[]; to: number } | null => {
  const [heading] = beforeDates.exec(line) ?? [];
  return heading !== undefined && isDateLine(line.slice(heading.length))
    ? { topics: headingTopics(heading), to: heading.length }
    : null;
};
