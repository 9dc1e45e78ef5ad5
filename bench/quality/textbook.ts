import { scoredQuestions } from '@tandem/domain/personality-tests/personality-test';
import type { CandidateSheet, GeneratedSession, NeedSheet } from './session.ts';
import type { TruePair } from './truth.ts';

/**
 * What a textbook would do with each part: the references that the engine is held against. Words are runs of letters
 * without accents, nothing more; they share no code with the engine.
 */
type Counts = ReadonlyMap<string, number>;

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/\p{L}{2,}/gu) ?? [];

const countsOf = (text: string): Counts => {
  const counts = new Map<string, number>();
  for (const word of wordsOf(text)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
};

interface Texts {
  resumes: ReadonlyMap<CandidateSheet, Counts>;
  needs: ReadonlyMap<NeedSheet, Counts>;
  /** ln(N / documents with the word). */
  rarity: (word: string) => number;
  meanLength: number;
}

const lengthOf = (counts: Counts): number => counts.values().reduce((sum, count) => sum + count, 0);

export const readTexts = ({ candidates, needs }: GeneratedSession): Texts => {
  const resumes = new Map(
    candidates.map((one) => [
      one,
      countsOf(`${one.summary} ${one.resumeText} ${one.skillNames.join(' ')}`),
    ]),
  );
  const descriptions = new Map(
    needs.map((one) => [
      one,
      countsOf(`${one.title} ${one.description} ${one.skillNames.join(' ')}`),
    ]),
  );
  const all = [...resumes.values(), ...descriptions.values()];
  const documents = new Map<string, number>();
  for (const counts of all)
    for (const word of counts.keys()) documents.set(word, (documents.get(word) ?? 0) + 1);
  return {
    resumes,
    needs: descriptions,
    rarity: (word) => Math.log(all.length / (documents.get(word) ?? 1)),
    meanLength: all.reduce((sum, counts) => sum + lengthOf(counts), 0) / all.length,
  };
};

type TextScore = (resume: Counts, need: Counts, texts: Texts) => number;

const norms = new WeakMap<Counts, number>();

const normOf = (counts: Counts, { rarity }: Texts): number => {
  const known = norms.get(counts);
  if (known !== undefined) return known;
  const norm = Math.sqrt(
    counts.entries().reduce((sum, [word, count]) => sum + (count * rarity(word)) ** 2, 0),
  );
  norms.set(counts, norm);
  return norm;
};

const cosine: TextScore = (resume, need, texts) => {
  let dot = 0;
  for (const [word, count] of need)
    dot += count * (resume.get(word) ?? 0) * texts.rarity(word) ** 2;
  return dot / (normOf(resume, texts) * normOf(need, texts));
};

const jaccard: TextScore = (resume, need) => {
  const shared = need
    .keys()
    .filter((word) => resume.has(word))
    .toArray().length;
  return shared / (resume.size + need.size - shared);
};

/** Robertson & Zaragoza (2009), k1 = 1.2, b = 0.75; the need is the query. */
const bm25: TextScore = (resume, need, texts) => {
  const length = 1.2 * (0.25 + (0.75 * lengthOf(resume)) / texts.meanLength);
  let sum = 0;
  for (const word of need.keys()) {
    const count = resume.get(word) ?? 0;
    if (count > 0) sum += (texts.rarity(word) * count * 2.2) / (count + length);
  }
  return sum;
};

const textScore =
  (score: TextScore) =>
  (texts: Texts, { candidate, need }: TruePair): number => {
    const resume = texts.resumes.get(candidate);
    const description = texts.needs.get(need);
    return resume && description ? score(resume, description, texts) : 0;
  };

export const textScores = {
  Jaccard: textScore(jaccard),
  BM25: textScore(bm25),
  'cosine TF-IDF': textScore(cosine),
};

/** 1 - L1 distance over the largest possible. */
const l1 = ({ candidate, need }: TruePair): number => {
  const apart = scoredQuestions.reduce(
    (sum, { name }) => sum + Math.abs(Number(candidate.answers[name]) - Number(need.answers[name])),
    0,
  );
  return 1 - apart / (4 * scoredQuestions.length);
};

const dice = ({ candidate, need }: TruePair): number => {
  const shared = candidate.sectorIds.filter((id) => need.sectorIds.includes(id)).length;
  return (2 * shared) / (candidate.sectorIds.length + need.sectorIds.length);
};

/** Falls straight to 0 at the limit; at 100 km without one. */
const linear = ({ candidate, km }: TruePair): number =>
  Math.max(0, 1 - km / (candidate.maxKm < 0 ? 100 : Math.max(1, candidate.maxKm)));

export const textbookParts = (texts: Texts, pair: TruePair) => ({
  resume: textScores['cosine TF-IDF'](texts, pair),
  test: l1(pair),
  industry: dice(pair),
  geographic: linear(pair),
});
