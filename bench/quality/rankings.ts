import { encodeCandidate, encodeNeed } from '@tandem/matching/pair/encoded';
import { scoreParts, sharedWeight } from '@tandem/matching/pair/score-pair';
import { equalWeights, parts, totalTenths } from '@tandem/matching/weights';
import { Random } from '../shared/random.ts';
import { correlation, deviation, mean } from '../shared/statistics.ts';
import { type EngineSession, readSession, withOrders, withTrades } from './engine-profiles.ts';
import { ndcgAt10 } from './ndcg.ts';
import { generateSession, type GeneratedSession } from './session.ts';
import { readTexts, textbookParts, textScores } from './textbook.ts';
import { type TruePair, truePairs } from './truth.ts';
import type { World } from './world.ts';
import { apartSession } from './apart/apart-session.ts';
import type { ApartWorld } from './apart/apart-world.ts';

export type Side = 'candidate' | 'need';
export const sides = ['candidate', 'need'] as const satisfies Side[];

export type Gain = 'gain' | 'skillGain';

/** A list with fewer choices than this says nothing about ranking. */
const shortestList = 12;

/** The scores of pairs: the same for both sides, or of each. */
export type Scores = readonly number[] | { candidate: readonly number[]; need: readonly number[] };

/** nDCG@10, mean over the lists of one side. */
export const quality = (
  pairs: readonly TruePair[],
  scored: Scores,
  side: Side,
  gain: Gain,
): number => {
  const scores = 'need' in scored ? scored[side] : scored;
  const lists = Map.groupBy(pairs.keys(), (at) => pairs[at]?.[side]);
  const values = lists
    .values()
    .filter((list) => list.length >= shortestList)
    .map((list) =>
      ndcgAt10(
        list.map((at) => scores[at] ?? 0),
        list.map((at) => (gain === 'gain' ? pairs[at]?.gain[side] : pairs[at]?.skillGain) ?? 0),
        list.map((at) => pairs[at]?.lot ?? 0),
      ),
    )
    .filter((value) => value !== null);
  return mean(values.toArray());
};

/** How much the mean score of a candidate's resume follows its length. */
export const lengthEffect = (pairs: readonly TruePair[], scores: readonly number[]): number => {
  const lists = Map.groupBy(pairs.keys(), (at) => pairs[at]?.candidate)
    .entries()
    .toArray();
  return correlation(
    lists.map(([candidate]) => Math.log(candidate?.resumeText.length ?? 1)),
    lists.map(([, list]) => mean(list.map((at) => scores[at] ?? 0))),
  );
};

const engineScores = (session: EngineSession, pairs: readonly TruePair[]) => {
  const { corpus } = session;
  const ours = new Map(
    Array.from(session.candidates, ([sheet, one]) => [sheet, encodeCandidate(one, corpus)]),
  );
  const theirs = new Map(
    Array.from(session.needs, ([sheet, one]) => [sheet, encodeNeed(one, corpus)]),
  );
  return pairs.map((pair) => {
    const candidate = ours.get(pair.candidate);
    const need = theirs.get(pair.need);
    if (!candidate || !need) throw new Error('A pair without profiles');
    const shared = sharedWeight(candidate.terms, need.terms, corpus);
    const scores = scoreParts(candidate, need, shared, corpus);
    return { ...scores, total: totalTenths(scores, equalWeights) };
  });
};

const standardised = (values: readonly number[]): number[] => {
  const [middle, spread] = [mean(values), Math.max(1e-9, deviation(values))];
  return values.map((value) => (value - middle) / spread);
};

const sums = (columns: readonly (readonly number[])[]): number[] =>
  (columns[0] ?? []).map((_, at) => columns.reduce((sum, column) => sum + (column[at] ?? 0), 0));

/** A session of a world of either generator, with the pairs of it that may be ranked. */
export const drawn = (
  seed: number,
  world: World | ApartWorld,
): { session: GeneratedSession; pairs: TruePair[] } => {
  if ('truth' in world) {
    const session = generateSession(seed, world);
    return { session, pairs: truePairs(session, world, seed) };
  }
  return apartSession(seed, world);
};

/** All rankings of one session, by name: of the whole, and of the text part against hidden skills. */
export const rankings = (seed: number, world: World | ApartWorld) => {
  const { session, pairs } = drawn(seed, world);
  const texts = readTexts(session);
  const read = readSession(session);
  const engine = engineScores(read, pairs);
  const ordered = engineScores(withOrders(read), pairs);
  const named = engineScores(withTrades(read, 'alike'), pairs);
  const preferred = engineScores(withTrades(read, 'in order'), pairs);
  const textbook = pairs.map((pair) => textbookParts(texts, pair));
  const chance = new Random(seed);
  const random = pairs.map(() => chance.next());
  const textbookColumns = parts.map((part) => textbook.map((scores) => scores[part]));
  const ownColumns = parts.map((part) => engine.map((scores) => scores[part]));
  const whole: Record<string, Scores> = {
    random,
    'textbook mean': sums(textbookColumns),
    'textbook z-scored': sums(textbookColumns.map(standardised)),
    ...Object.fromEntries(parts.map((part, at) => [`engine ${part}`, ownColumns[at] ?? []])),
    'own parts z-scored': sums(ownColumns.map(standardised)),
    engine: engine.map(({ total }) => total),
    'engine, sectors in order': ordered.map(({ total }) => total),
    'engine, trades named': named.map(({ total }) => total),
    'engine, trades in order': preferred.map(({ total }) => total),
    oracle: {
      candidate: pairs.map(({ worth }) => worth.candidate),
      need: pairs.map(({ worth }) => worth.need),
    },
  };
  const text: Record<string, number[]> = {
    random,
    ...Object.fromEntries(
      Object.entries(textScores).map(([name, score]) => [
        name,
        pairs.map((pair) => score(texts, pair)),
      ]),
    ),
    engine: engine.map(({ resume }) => resume),
    oracle: pairs.map(({ fit }) => fit.skills),
  };
  return { pairs, whole, text, engine };
};
