import { execFileSync } from 'node:child_process';
import type { Place } from '@tandem/matching/profiles';

const communes = new URL('../shared/communes.ts', import.meta.url).href;

const program = `
  const { realCommunes } = await import(${JSON.stringify(communes)});
  const places = realCommunes().map(({ latitude, longitude, population }) => [latitude, longitude, population]);
  process.stdout.write(JSON.stringify(places));`;

/**
 * A table from which places are drawn by population, quickly. The list of all towns of the world is read by a process of
 * its own: it takes 200 MB, which are none of the engine's.
 */
export const crowdOfPlaces = (): Place[] => {
  const told = execFileSync(process.execPath, ['--input-type=module', '-e', program], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  const places = JSON.parse(told) as [latitude: number, longitude: number, population: number][];
  return places.flatMap(([latitude, longitude, population]) => {
    const place = { latitude, longitude };
    return Array.from({ length: Math.ceil(population / 5000) }, () => place);
  });
};
