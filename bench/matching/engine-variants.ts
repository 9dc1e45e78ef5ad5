import { createTypescriptKernel } from '@tandem/matching/testing/typescript-kernel';
import { createWasmKernel } from '@tandem/matching/kernel/wasm-kernel';
import type { Corpus } from '@tandem/matching/parts/document';
import { defaultSettings } from '@tandem/matching/settings';
import { Checksum } from './checksum.ts';
import type { BenchSession } from './data.ts';
import { type RunTimes, runAlone, type Take, type Threads } from './run-engine.ts';

/** The first run finds the code cold, and the machine may be busy: the fastest of so many counts. */
const repeats = 3;

export interface EngineVariant {
  variant: string;
  times: RunTimes;
  compatible: number;
  stored: number;
  checksum: string;
}

const repeated = async (
  variant: string,
  run: (take: Take) => RunTimes | Promise<RunTimes>,
): Promise<EngineVariant[]> => {
  const tries: EngineVariant[] = [];
  for (let turn = 0; turn < repeats; turn += 1) {
    let compatible = 0;
    const checksum = new Checksum();
    const times = await run((block) => {
      compatible += block.compatible;
      checksum.addAll(block.pairs);
    });
    tries.push({ variant, times, compatible, stored: checksum.pairs, checksum: checksum.text });
  }
  return tries;
};

const fastestOf = (tries: readonly EngineVariant[]): EngineVariant[] => {
  const [first] = tries;
  const least = (step: keyof RunTimes): number =>
    Math.min(...tries.map(({ times }) => times[step]));
  const times = {
    pack: least('pack'),
    score: least('score'),
    merge: least('merge'),
    whole: least('whole'),
  };
  return first ? [{ ...first, times }] : [];
};

/** The engine in all its variants, which have to find the same pairs with the same scores. */
export const engineVariants = async (
  session: BenchSession,
  corpus: Corpus,
  threads: Threads,
): Promise<EngineVariant[]> => {
  const settings = defaultSettings;
  const tries = [
    await repeated('engine, TypeScript kernel', (take) =>
      runAlone(session, corpus, settings, createTypescriptKernel(), take),
    ),
    await repeated('engine, 1 thread', (take) =>
      runAlone(session, corpus, settings, createWasmKernel(), take),
    ),
    await repeated('engine, 2 threads', async (take) =>
      threads.run(session, corpus, settings, take),
    ),
  ];
  const [first] = tries.flat();
  for (const { variant, checksum, compatible } of tries.flat())
    if (checksum !== first?.checksum || compatible !== first.compatible)
      throw new Error(`${variant} finds other pairs than ${first?.variant}`);
  return tries.flatMap(fastestOf);
};
