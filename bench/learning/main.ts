/**
 * What the answers of one year teach for the next, in the worlds of `bench quality`: companies and candidates answer what a
 * list by equal weights shows them; the weights learned from the first so many of their answers rank another session of the
 * same world, by nDCG@10. Beside it how sure a proposal is of itself. `npm run bench -- learning [world …]`.
 */
import { weighed } from '@tandem/matching/learning/decision';
import { learnWeights, proposeWeights } from '@tandem/matching/learning/propose-weights';
import { equalWeights, type Weights } from '@tandem/matching/weights';
import { quality, rankings, sides } from '../quality/rankings.ts';
import { measuringSeeds } from '../quality/seeds.ts';
import { worlds } from '../quality/worlds.ts';
import { printFigure, printTable } from '../shared/report.ts';
import { mean } from '../shared/statistics.ts';
import { simulateDecisions, type Played } from './simulate.ts';

const told = new Set(process.argv.slice(2));
const chosen = worlds.filter(({ name }) => told.size === 0 || told.has(name));
const size = { fields: 2, candidatesPerField: 120, needsPerField: 80 };
const amounts = [50, 200, 1000];
const years = 3;

const qualityBy = ({ pairs, engine }: Played, weights: Weights): number[] => {
  const scores = engine.map((scored) => weighed(scored, weights));
  return sides.map((side) => quality(pairs, scores, side, 'gain'));
};

const shown = (values: readonly (readonly number[])[]): string =>
  sides.map((_, side) => mean(values.map((one) => one[side] ?? 0)).toFixed(3)).join(' / ');

const rows = chosen.map((world) => {
  const used = world.name === 'tiny' ? world : { ...world, size };
  const measured = measuringSeeds.slice(0, years).map((seed) => {
    const decisions = simulateDecisions(rankings(seed, used), seed);
    const next = rankings(seed + 1000, used);
    const learned = amounts.map((amount) =>
      qualityBy(next, learnWeights(decisions.slice(0, amount), equalWeights) ?? equalWeights),
    );
    const proposal = proposeWeights(decisions.slice(0, amounts.at(-1)), equalWeights);
    return { equal: qualityBy(next, equalWeights), learned, sureness: proposal?.sureness ?? 0 };
  });
  const after = amounts.map((_, at) => measured.map(({ learned }) => learned[at] ?? []));
  const gained = mean(
    measured.map(({ equal, learned }) => mean(learned.at(-1) ?? []) - mean(equal)),
  );
  const name = world.name.replaceAll(' ', '_');
  printFigure(`learning_${name}_gained`, gained, 'ndcg10');
  return [
    world.name,
    shown(measured.map(({ equal }) => equal)),
    ...after.map(shown),
    mean(measured.map(({ sureness }) => sureness)).toFixed(2),
  ];
});
printTable([
  ['world', 'equal weights', ...amounts.map((amount) => `${amount} answers`), 'sure'],
  ...rows,
]);
