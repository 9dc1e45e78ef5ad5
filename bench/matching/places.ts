import { execFileSync } from 'node:child_process';
import type { Place } from '@tandem/matching/profiles';

const communes = new URL('../shared/communes.ts', import.meta.url).href;

/** A commune with its INSEE code. */
export interface Town extends Place {
  code: string;
  population: number;
}

const program = `
  const { realCommunes } = await import(${JSON.stringify(communes)});
  const towns = realCommunes().map(({ latitude, longitude, population, postalCode }) =>
    ({ latitude, longitude, population, code: postalCode }));
  process.stdout.write(JSON.stringify(towns));`;

/** The list of all towns of the world is read by a process of its own: it takes 200 MB, which are none of the engine's. */
export const townsOfFrance = (): Town[] => {
  const told = execFileSync(process.execPath, ['--input-type=module', '-e', program], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  return JSON.parse(told) as Town[];
};

/** A table from which places are drawn by population, quickly. */
export const crowdOf = (towns: readonly Town[]): Place[] =>
  towns.flatMap(({ latitude, longitude, population }) => {
    const place = { latitude, longitude };
    return Array.from({ length: Math.ceil(population / 5000) }, () => place);
  });
