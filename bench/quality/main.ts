/**
 * How well the engine finds what a generator has hidden, beside textbook methods, chance and the truth itself.
 * Ranking quality is nDCG@10, first over each candidate's needs, then over each need's candidates.
 */
import { encodeCandidate, encodeNeed } from '@tandem/matching/encoded';
import { scoreParts, sharedWeight } from '@tandem/matching/score-pair';
import { equalWeights, parts, totalTenths } from '@tandem/matching/weights';
import { printFigure, printTable } from '../shared/report.ts';
import { Random } from '../shared/random.ts';
import { correlation, deviation, mean, standardError } from '../shared/statistics.ts';
import { type EngineSession, readSession } from './engine-profiles.ts';
import { ndcgAt10 } from './ndcg.ts';
import { type NoiseLevel, noiseLevels } from './noise.ts';
import { measuringSeeds, sessionSize, tuningSeeds } from './seeds.ts';
import { generateSession } from './session.ts';
import { readTexts, textbookParts, textScores } from './textbook.ts';
import { type TruePair, truePairs } from './truth.ts';

type Side = 'candidate' | 'need';
const sides = ['candidate', 'need'] as const satisfies Side[];

/**
 * `npm run bench -- quality measuring SESSIONS`, for fewer sessions than all; `tuning` shows the figures on the seeds that
 * were looked at while tuning.
 */
const [which = 'measuring', sessions] = process.argv.slice(2);
const seeds = (which === 'tuning' ? tuningSeeds : measuringSeeds).slice(0, Number(sessions ?? 8));

/** A list with fewer choices than this says nothing about ranking. */
const shortestList = 12;

type Gain = 'gain' | 'skillGain';

const quality = (pairs: readonly TruePair[], scores: readonly number[], side: Side, gain: Gain) => {
  const positions = pairs.map((_, at) => at);
  const lists = Map.groupBy(positions, (at) => pairs[at]?.[side]);
  const values = lists
    .values()
    .filter((list) => list.length >= shortestList)
    .map((list) =>
      ndcgAt10(
        list.map((at) => scores[at] ?? 0),
        list.map((at) => pairs[at]?.[gain] ?? 0),
        list.map((at) => pairs[at]?.lot ?? 0),
      ),
    )
    .filter((value) => value !== null);
  return mean(values.toArray());
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
    const scores = scoreParts(candidate, need, shared);
    return { ...scores, total: totalTenths(scores, equalWeights) };
  });
};

const standardised = (values: readonly number[]): number[] => {
  const [middle, spread] = [mean(values), Math.max(1e-9, deviation(values))];
  return values.map((value) => (value - middle) / spread);
};

const sums = (columns: readonly (readonly number[])[]): number[] =>
  (columns[0] ?? []).map((_, at) => columns.reduce((sum, column) => sum + (column[at] ?? 0), 0));

/** All rankings of one session, by name: of the whole, and of the text part against hidden skills. */
const rankings = (seed: number, level: NoiseLevel) => {
  const session = generateSession(seed, level, sessionSize);
  const pairs = truePairs(session, seed);
  const texts = readTexts(session);
  const engine = engineScores(readSession(session), pairs);
  const textbook = pairs.map((pair) => textbookParts(texts, pair));
  const chance = new Random(seed);
  const random = pairs.map(() => chance.next());
  const textbookColumns = parts.map((part) => textbook.map((scores) => scores[part]));
  const whole: Record<string, number[]> = {
    random,
    ...Object.fromEntries(
      parts.map((part) => [`textbook ${part}`, textbook.map((scores) => scores[part])]),
    ),
    'textbook mean': sums(textbookColumns),
    'textbook z-scored': sums(textbookColumns.map(standardised)),
    ...Object.fromEntries(
      parts.map((part) => [`engine ${part}`, engine.map((scores) => scores[part])]),
    ),
    engine: engine.map(({ total }) => total),
    oracle: pairs.map(({ worth }) => worth),
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

/** How much the mean score of a candidate's resume follows its length. */
const lengthEffect = (pairs: readonly TruePair[], scores: readonly number[]): number => {
  const lists = Map.groupBy(pairs.keys(), (at) => pairs[at]?.candidate)
    .entries()
    .toArray();
  return correlation(
    lists.map(([candidate]) => Math.log(candidate?.resumeText.length ?? 1)),
    lists.map(([, list]) => mean(list.map((at) => scores[at] ?? 0))),
  );
};

const round = (value: number): string => value.toFixed(3);

const report = (level: NoiseLevel): void => {
  const results = new Map<string, Record<Side, number[]>>();
  const textResults = new Map<string, Record<Side, number[]>>();
  const lengths = new Map<string, number[]>();
  const spreads = new Map<string, number[]>();
  for (const seed of seeds) {
    const { pairs, whole, text, engine } = rankings(seed, level);
    for (const [into, rankingsByName, gain] of [
      [results, whole, 'gain'],
      [textResults, text, 'skillGain'],
    ] as const)
      for (const [name, scores] of Object.entries(rankingsByName)) {
        const values = into.get(name) ?? { candidate: [], need: [] };
        for (const side of sides) values[side].push(quality(pairs, scores, side, gain));
        into.set(name, values);
      }
    for (const [name, scores] of Object.entries(text))
      lengths.set(name, [...(lengths.get(name) ?? []), lengthEffect(pairs, scores)]);
    for (const part of parts)
      spreads.set(part, [
        ...(spreads.get(part) ?? []),
        deviation(engine.map((scores) => scores[part])) / 10,
      ]);
  }
  const cells = (name: string, values: Record<Side, number[]>): string[] => [
    name,
    ...sides.flatMap((side) => [
      round(mean(values[side])),
      `±${round(standardError(values[side]))}`,
    ]),
  ];
  console.log(`\n${level.name} sheets: the whole, nDCG@10`);
  printTable([
    ['ranking', 'by candidate', '', 'by need', ''],
    ...Array.from(results, ([name, values]) => cells(name, values)),
  ]);
  console.log(`\n${level.name} sheets: texts alone, against hidden skills`);
  printTable([
    ['ranking', 'by candidate', '', 'by need', '', 'follows length'],
    ...Array.from(textResults, ([name, values]) => [
      ...cells(name, values),
      mean(lengths.get(name) ?? []).toFixed(2),
    ]),
  ]);
  console.log(
    `\nspread of the engine's parts, points: ${parts
      .map((part) => `${part} ${mean(spreads.get(part) ?? []).toFixed(1)}`)
      .join(', ')}\n`,
  );
  for (const [prefix, values] of [
    ['total', results],
    ['text', textResults],
  ] as const)
    for (const [name, bySide] of values)
      for (const side of sides)
        printFigure(
          `${level.name}_${prefix}_${name.replaceAll(/[^A-Za-z0-9]+/g, '_')}_by_${side}`,
          mean(bySide[side]),
          'ndcg10',
        );
};

console.log(
  `nDCG@10, mean of ${seeds.length} sessions ± standard error; seeds ${seeds.join(', ')} (tuned on ${tuningSeeds.join(', ')} only)`,
);
for (const level of noiseLevels) report(level);
