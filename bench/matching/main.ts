/**
 * How fast a session is scored: the engine on one and two threads, beside what a typical application would write and one
 * PostgreSQL statement (when TEST_DATABASE_URL or DATABASE_URL names a server), on the same data, with the same results.
 * Each size in a process of its own, so that its memory is its own; `npm run bench -- matching 20k_5k` for one of them.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { buildCorpus } from '@tandem/matching/corpus/corpus';
import { openCorpus } from '@tandem/matching/parts/document';
import { printFigure, printTable } from '../shared/report.ts';
import { measureAssignment } from './assignment.ts';
import { benchSession, lexicon } from './data.ts';
import { type EngineVariant, engineVariants } from './engine-variants.ts';
import { measureIndex, measureNearPairs } from './one-change.ts';
import { Threads } from './run-engine.ts';
import { type SlowVariant, slowVariants } from './slow-variants.ts';

const seed = 20_260_901;

const sizes = [
  { name: '2k_500', candidates: 2000, needs: 500 },
  { name: '20k_5k', candidates: 20_000, needs: 5000 },
  { name: '100k_20k', candidates: 100_000, needs: 20_000 },
] as const;

/** Says nothing of speed; measured only where it is named. */
const smallest = { name: '200_50', candidates: 200, needs: 50 } as const;

type Size = (typeof sizes)[number] | typeof smallest;

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(2)} s`;

const peakMegabytes = (): number => process.resourceUsage().maxRSS / 1024;

const idOf = (variant: string): string => variant.replaceAll(/\W+/g, '_');

const report = (
  name: string,
  slow: readonly SlowVariant[],
  engine: readonly EngineVariant[],
): void => {
  const naive = slow[0]?.pairsPerSecond ?? 1;
  const rateOf = ({ compatible }: EngineVariant, milliseconds: number): number =>
    compatible / (milliseconds / 1000);
  printTable([
    ['variant', 'M pairs/s', '× naive', 'checksum', 'detail'],
    ...slow.map(({ variant, pairsPerSecond, checksum, detail }) => [
      variant,
      (pairsPerSecond / 1e6).toFixed(3),
      (pairsPerSecond / naive).toFixed(1),
      checksum,
      detail,
    ]),
    ...engine.map((one) => {
      const { pack, score, merge, whole } = one.times;
      const rate = rateOf(one, score);
      return [
        one.variant,
        (rate / 1e6).toFixed(1),
        (rate / naive).toFixed(0),
        one.checksum,
        `score ${seconds(score)}, pack ${seconds(pack)}, merge ${seconds(merge)}, whole run ${seconds(whole)}`,
      ];
    }),
  ]);
  for (const { variant, pairsPerSecond } of slow)
    printFigure(`${name}_${idOf(variant)}`, pairsPerSecond / 1e6, 'Mpairs/s');
  for (const one of engine) {
    const id = `${name}_${idOf(one.variant)}`;
    printFigure(id, rateOf(one, one.times.score) / 1e6, 'Mpairs/s');
    printFigure(`${id}_over_naive`, rateOf(one, one.times.score) / naive, 'ratio');
    printFigure(`${id}_whole_run`, rateOf(one, one.times.whole) / 1e6, 'Mpairs/s');
  }
};

const measure = async ({ name, candidates, needs }: Size): Promise<void> => {
  const threads = new Threads(2);
  const session = benchSession(candidates, needs, seed);
  const sheets = peakMegabytes();
  const start = performance.now();
  const corpus = openCorpus(buildCorpus(session.candidates, session.needs, lexicon));
  const corpusTime = performance.now() - start;
  const engine = await engineVariants(session, corpus, threads);
  const peak = peakMegabytes();
  const [{ compatible, stored } = { compatible: 0, stored: 0 }] = engine;
  console.log(
    `\n${candidates} candidates × ${needs} needs, seed ${seed}: ${(compatible / 1e6).toFixed(2)} million compatible ` +
      `pairs, ${stored} stored; corpus ${seconds(corpusTime)}; peak memory ${peak.toFixed(0)} MB, of which ` +
      `${sheets.toFixed(0)} before the first run`,
  );
  report(name, await slowVariants(session, corpus), engine);
  printFigure(`${name}_peak_memory`, peak, 'MB');
  const bytes = session.candidates.bytes + session.needs.bytes;
  printFigure(`${name}_sheet`, bytes / (candidates + needs), 'bytes');
  await threads.stop();
  measureNearPairs(session);
  if (name !== '100k_20k') return;
  measureIndex(session, corpus);
  measureAssignment(session, corpus);
};

const wanted = [...sizes, smallest].find(({ name }) => name === process.argv[2]);
if (wanted) await measure(wanted);
else
  for (const { name } of sizes) {
    const { status } = spawnSync(process.execPath, [fileURLToPath(import.meta.url), name], {
      stdio: 'inherit',
    });
    process.exitCode ||= status ?? 1;
  }
