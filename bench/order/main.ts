/**
 * What an order that spreads attention gives and costs, in the worlds of `bench quality`, top 5 of each list: the share of
 * all places that the most shown tenth holds, who stands on some list, and nDCG@10 against the order by score, without and with near
 * ties drawn; then how long the prices of a large session take. `npm run bench -- order CANDIDATES NEEDS [world …]`; 100,000 and 20,000.
 */
import { attentionPrices, lookedAt, type ShownPairs } from '@tandem/matching/order/attention';
import { drawnNudge, lotOf } from '@tandem/matching/order/near-ties';
import { quality, rankings, type Side, sides } from '../quality/rankings.ts';
import { measuringSeeds } from '../quality/seeds.ts';
import type { TruePair } from '../quality/truth.ts';
import { worlds } from '../quality/worlds.ts';
import { Random } from '../shared/random.ts';
import { printFigure, printTable } from '../shared/report.ts';
import { mean } from '../shared/statistics.ts';

const [candidateCount = 100_000, needCount = 20_000] = process.argv.slice(2, 4).map(Number);
const told = new Set(process.argv.slice(4));
const size = { fields: 2, candidatesPerField: 120, needsPerField: 80 };
const chosen = worlds
  .filter(({ name }) => told.size === 0 || told.has(name))
  .map((world) => (world.name === 'tiny' ? world : { ...world, size }));
const sessions = 3;
const nobodyWaits = {
  waitingForCandidate: new Map<number, number>(),
  waitingForNeed: new Map<number, number>(),
  seats: new Map<number, number>(),
};
const otherSide: Record<Side, Side> = { candidate: 'need', need: 'candidate' };

interface Spread {
  topTenth: number;
  shown: number;
}

const spreadOf = (pairs: readonly TruePair[], scores: readonly number[], side: Side): Spread => {
  const counts = new Map(pairs.map((pair) => [pair[otherSide[side]].id, 0]));
  let places = 0;
  for (const list of Map.groupBy(pairs.keys(), (at) => pairs[at]?.[side]).values())
    for (const at of list
      .toSorted((one, other) => (scores[other] ?? 0) - (scores[one] ?? 0))
      .slice(0, lookedAt)) {
      const id = pairs[at]?.[otherSide[side]].id ?? 0;
      counts.set(id, (counts.get(id) ?? 0) + 1);
      places += 1;
    }
  const falling = [...counts.values()].toSorted((one, other) => other - one);
  const tenth = falling.slice(0, Math.ceil(falling.length / 10));
  return {
    topTenth: tenth.reduce((sum, count) => sum + count, 0) / places,
    shown: falling.filter((count) => count > 0).length / falling.length,
  };
};

const measured = chosen.flatMap((world) =>
  measuringSeeds.slice(0, sessions).flatMap((seed) => {
    const { pairs, engine } = rankings(seed, world);
    const scores = engine.map(({ total }) => total);
    const columns: ShownPairs = {
      length: pairs.length,
      candidateId: pairs.map(({ candidate }) => candidate.id),
      needId: pairs.map(({ need }) => need.id),
      score: scores,
    };
    const prices = attentionPrices(columns, nobodyWaits);
    return sides.map((side) => {
      const own = side === 'need' ? prices.candidates : prices.needs;
      const advised = pairs.map(
        (pair, at) => (scores[at] ?? 0) - (own.get(pair[otherSide[side]].id) ?? 0),
      );
      const lot = lotOf(seed, 'a day');
      const drawn = pairs.map(
        ({ candidate, need }, at) =>
          (advised[at] ?? 0) + drawnNudge(lot, candidate.id, need.id) / 10,
      );
      const best = quality(pairs, scores, side, 'gain');
      return {
        world: world.name,
        side,
        before: spreadOf(pairs, scores, side),
        after: spreadOf(pairs, advised, side),
        lost: best - quality(pairs, advised, side, 'gain'),
        lostDrawn: best - quality(pairs, drawn, side, 'gain'),
      };
    });
  }),
);

const percent = (value: number): string => `${(100 * value).toFixed(1)} %`;

const summary = (rows: typeof measured) => ({
  topBefore: mean(rows.map(({ before }) => before.topTenth)),
  top: mean(rows.map(({ after }) => after.topTenth)),
  shownBefore: mean(rows.map(({ before }) => before.shown)),
  shown: mean(rows.map(({ after }) => after.shown)),
  lost: mean(rows.map(({ lost }) => lost)),
  lostDrawn: mean(rows.map(({ lostDrawn }) => lostDrawn)),
});

const groups = Map.groupBy(measured, ({ world, side }) => `${world}, lists of ${side}s`);
printTable([
  ['world', 'top tenth', 'advised', 'on some list', 'advised', 'nDCG lost', 'near ties drawn'],
  ...[...groups, ['all', measured] as const].map(([name, rows]) => {
    const { topBefore, top, shownBefore, shown, lost, lostDrawn } = summary(rows);
    return [
      name,
      percent(topBefore),
      percent(top),
      percent(shownBefore),
      percent(shown),
      lost.toFixed(3),
      lostDrawn.toFixed(4),
    ];
  }),
]);
for (const side of sides) {
  const { top, shown, lost, lostDrawn } = summary(measured.filter((row) => row.side === side));
  printFigure(`order_top_tenth_by_${side}`, 100 * top, '%');
  printFigure(`order_on_some_list_by_${side}`, 100 * shown, '%');
  printFigure(`order_ndcg_lost_by_${side}`, lost, 'ndcg10');
  printFigure(`order_ndcg_lost_drawn_by_${side}`, lostDrawn, 'ndcg10');
}

/** The best of a large session: twenty a candidate, drawn so that some needs and some candidates are liked by many. */
const large = (): ShownPairs => {
  const random = new Random(38);
  const each = Math.min(20, needCount);
  const length = candidateCount * each;
  const candidateId = new Uint32Array(length);
  const needId = new Uint32Array(length);
  const score = new Uint16Array(length);
  for (let candidate = 0, at = 0; candidate < candidateCount; candidate += 1) {
    const liked = 100 * random.next();
    const first = random.below(needCount);
    for (let step = 0; step < each; step += 1, at += 1) {
      candidateId[at] = candidate + 1;
      needId[at] = ((first + step * 37) % needCount) + 1;
      score[at] = Math.round(400 + liked + 400 * random.next());
    }
  }
  return { length, candidateId, needId, score };
};

const pairs = large();
const begun = performance.now();
attentionPrices(pairs, nobodyWaits);
const seconds = (performance.now() - begun) / 1000;
const sortBegun = performance.now();
Float64Array.from(pairs.score).toSorted();
const sorting = (performance.now() - sortBegun) / 1000;
console.log(
  `\nprices of ${pairs.length} pairs: ${seconds.toFixed(2)} s, ${(seconds / sorting).toFixed(1)} times what sorting their scores once takes`,
);
printFigure('order_large_session', seconds, 's');
printFigure('order_over_sorting', seconds / sorting, 'times');
