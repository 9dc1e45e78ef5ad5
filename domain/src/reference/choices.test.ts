import { describe, expect, it } from 'vitest';
import { civilities, civilityKeys } from './civilities.ts';
import {
  organisationTypeKeys,
  organisationTypes,
  workforceBandKeys,
  workforceBands,
} from './companies.ts';
import { contractTypeKeys, contractTypes } from './contract-types.ts';
import { distances, noDistanceLimit } from './distances.ts';
import { durationKeys, durations } from './durations.ts';
import { levelKeys, levels } from './levels.ts';

describe('choice lists', () => {
  it.each([
    ['civilities', civilityKeys, civilities],
    ['contract types', contractTypeKeys, contractTypes],
    ['durations', durationKeys, durations],
    ['levels', levelKeys, levels],
    ['organisation types', organisationTypeKeys, organisationTypes],
    ['workforce bands', workforceBandKeys, Object.fromEntries(workforceBands)],
  ])('%s: keys and labels go together, and no label is said twice', (_, keys, labels) => {
    expect([...keys].toSorted()).toEqual(Object.keys(labels).toSorted());
    const texts = Object.values(labels);
    expect(new Set(texts).size).toBe(texts.length);
    for (const text of texts) expect(text).not.toBe('');
  });

  it('levels are the numbers 3 to 8 of the national framework, in order', () => {
    expect(levelKeys).toEqual(['3', '4', '5', '6', '7', '8']);
  });

  it('workforce bands rise, without a gap or an overlap', () => {
    const bounds = workforceBands.map(([, label]) =>
      Array.from(label.replace(/(?<=\d) (?=\d)/g, '').matchAll(/\d+/g), ([digits]) =>
        Number(digits),
      ),
    );
    const firsts = bounds.map((band) => band[0]);
    const lasts = bounds.map((band) => band.at(-1) ?? NaN);
    expect(firsts).toEqual([0, ...lasts.slice(0, -1).map((last) => last + 1)]);
    expect(workforceBands.map(([code]) => code)).toEqual(workforceBandKeys.toSorted());
  });

  it('durations and distances are those of the specification', () => {
    expect(durationKeys.map((key) => durations[key])).toEqual([
      'Pas de préférence',
      'Moins de 6 mois',
      '6 mois à 1 an',
      '2 ans',
      '3 ans',
    ]);
    expect(distances).toEqual([noDistanceLimit, 5, 10, 50, 100]);
    expect(noDistanceLimit).toBe(-1);
  });
});
