/**
 * How well the engine finds what a generator has hidden, in several worlds (`worlds.ts`), beside textbook methods, its own
 * parts z-scored, chance and the truth itself. Ranking quality is nDCG@10, first over each candidate's needs, then over
 * each need's candidates. `node bench/quality/main.ts [tuning] [stuffing] [world …]`; `tuning`: on the seeds that were looked at while
 * tuning, and only the worlds that were; `stuffing`: instead, what it brings to write what many needs ask for.
 */
import { parts } from '@tandem/matching/weights';
import { printFigure, printTable } from '../shared/report.ts';
import { deviation, mean, standardError } from '../shared/statistics.ts';
import {
  drawn,
  type Gain,
  lengthEffect,
  quality,
  rankings,
  type Scores,
  type Side,
  sides,
} from './rankings.ts';
import { measuringSeeds, tuningSeeds } from './seeds.ts';
import { readSession } from './engine-profiles.ts';
import { gainsIn } from './stuffing.ts';
import { apartWorlds } from './apart/apart-worlds.ts';
import type { ApartWorld } from './apart/apart-world.ts';
import type { World } from './world.ts';
import { worlds } from './worlds.ts';

const told = new Set(process.argv.slice(2));
const isTuning = told.has('tuning');
const seeds: readonly number[] = isTuning ? tuningSeeds : measuringSeeds;
const all: readonly (World | ApartWorld)[] = [...worlds, ...apartWorlds];
const named = all.filter(({ name }) => told.has(name));
const chosen = named.length > 0 ? named : all.filter(({ tuned }) => tuned === true || !isTuning);

type BySide = Record<Side, number[]>;

const add = (
  into: Map<string, BySide>,
  pairs: Parameters<typeof quality>[0],
  scoresByName: Readonly<Record<string, Scores>>,
  gain: Gain,
): void => {
  for (const [name, scores] of Object.entries(scoresByName)) {
    const values = into.get(name) ?? { candidate: [], need: [] };
    for (const side of sides) values[side].push(quality(pairs, scores, side, gain));
    into.set(name, values);
  }
};

const round = (value: number): string => value.toFixed(3);

interface Measured {
  world: World | ApartWorld;
  whole: Map<string, BySide>;
  text: Map<string, BySide>;
  lengths: Map<string, number[]>;
  spreads: number[];
}

const measure = (world: World | ApartWorld): Measured => {
  const whole = new Map<string, BySide>();
  const text = new Map<string, BySide>();
  const lengths = new Map<string, number[]>();
  const spreads: number[][] = [];
  for (const seed of seeds.slice(0, world.sessions)) {
    const found = rankings(seed, world);
    add(whole, found.pairs, found.whole, 'gain');
    add(text, found.pairs, found.text, 'skillGain');
    for (const [name, scores] of Object.entries(found.text))
      lengths.set(name, [...(lengths.get(name) ?? []), lengthEffect(found.pairs, scores)]);
    spreads.push(parts.map((part) => deviation(found.engine.map((one) => one[part])) / 10));
  }
  return {
    world,
    whole,
    text,
    lengths,
    spreads: parts.map((_, at) => mean(spreads.map((one) => one[at] ?? 0))),
  };
};

const cells = (name: string, values: BySide): string[] => [
  name,
  ...sides.flatMap((side) => [round(mean(values[side])), `±${round(standardError(values[side]))}`]),
];

const markOf = ({ tuned }: Pick<World, 'tuned'>): { mark: string; seen: string } => {
  if (tuned === true) return { mark: '', seen: 'looked at while tuning' };
  return tuned === 'claims'
    ? { mark: ' *', seen: 'looked at for the rule of claims alone' }
    : { mark: ' **', seen: 'never looked at while tuning' };
};

const report = ({ world, whole, text, lengths, spreads }: Measured): void => {
  const { seen } = markOf(world);
  console.log(`\n${world.name}: ${world.about} (${seen})\nthe whole, nDCG@10`);
  printTable([
    ['ranking', 'by candidate', '', 'by need', ''],
    ...Array.from(whole, ([name, values]) => cells(name, values)),
  ]);
  console.log('\ntexts alone, against hidden skills');
  printTable([
    ['ranking', 'by candidate', '', 'by need', '', 'follows length'],
    ...Array.from(text, ([name, values]) => [
      ...cells(name, values),
      mean(lengths.get(name) ?? []).toFixed(2),
    ]),
  ]);
  console.log(
    `\nspread of the engine's parts, points: ${parts
      .map((part, at) => `${part} ${(spreads[at] ?? 0).toFixed(1)}`)
      .join(', ')}\n`,
  );
  for (const [prefix, values] of [
    ['total', whole],
    ['text', text],
  ] as const)
    for (const [name, bySide] of values)
      for (const side of sides)
        printFigure(
          `${world.name}_${prefix}_${name}_by_${side}`.replaceAll(/[^A-Za-z0-9]+/g, '_'),
          mean(bySide[side]),
          'ndcg10',
        );
};

const pairOf = (values: BySide | undefined): string =>
  sides.map((side) => round(mean(values?.[side] ?? []))).join(' / ');

/** The mean of both sides. */
const levelOf = (values: BySide | undefined): number =>
  mean(sides.map((side) => mean(values?.[side] ?? [])));

const reportQuality = (): void => {
  console.log(
    `nDCG@10, mean of the sessions of a world ± standard error; seeds ${seeds.join(', ')} (tuned on ${tuningSeeds.join(', ')} only)`,
  );
  const measured = chosen.map((world) => {
    const found = measure(world);
    report(found);
    return found;
  });

  console.log('\nAll worlds, by candidate / by need');
  const compared = [
    'textbook z-scored',
    'own parts z-scored',
    'engine',
    'engine, sectors in order',
    'engine, trades named',
    'engine, trades in order',
    'oracle',
  ] as const;
  printTable([
    ['world', ...compared, 'text: cosine', 'text: engine'],
    ...measured.map(({ world, whole, text }) => [
      `${world.name}${markOf(world).mark}`,
      ...compared.map((name) => pairOf(whole.get(name))),
      pairOf(text.get('cosine TF-IDF')),
      pairOf(text.get('engine')),
    ]),
  ]);
  console.log('* looked at for the rule of claims alone; ** never looked at while tuning');
  for (const reference of ['textbook z-scored', 'own parts z-scored'] as const) {
    const margins = measured
      .map(({ world, whole }) => ({
        name: world.name,
        margin: levelOf(whole.get('engine')) - levelOf(whole.get(reference)),
      }))
      .toSorted((one, other) => one.margin - other.margin);
    console.log(
      `worst against ${reference}: ${margins[0]?.name} ${round(margins[0]?.margin ?? 0)} (mean ${round(mean(margins.map(({ margin }) => margin)))})`,
    );
    printFigure(
      `worst_margin_over_${reference}`.replaceAll(/[^A-Za-z0-9]+/g, '_'),
      margins[0]?.margin ?? 0,
      'ndcg10',
    );
  }
};

/** So many candidates of a session stuff, each alone, in one session of a world. */
const stuffers = 10;

const reportStuffing = (): void => {
  const [seed = 0] = seeds;
  const found = chosen.map((world) => ({
    name: world.name,
    gains: gainsIn(readSession(drawn(seed, world).session), stuffers),
  }));
  const percent = (share: number): string => (100 * share).toFixed(1);
  console.log(`rivals passed, %, mean / most of ${stuffers} candidates; seed ${seed}`);
  const ways = [...(found[0]?.gains.keys() ?? [])];
  for (const way of ways) {
    console.log(`\n${way}`);
    printTable([
      ['world', 'mean', 'most'],
      ...found.map(({ name, gains }) => {
        const own = gains.get(way) ?? [];
        return [name, percent(mean(own)), percent(Math.max(...own))];
      }),
    ]);
    printFigure(
      `stuffing_${way}`.replaceAll(/[^A-Za-z0-9]+/g, '_'),
      100 * mean(found.flatMap(({ gains }) => gains.get(way) ?? [])),
      'percent',
    );
  }
};

if (told.has('stuffing')) reportStuffing();
else reportQuality();
