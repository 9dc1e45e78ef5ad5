import { describe, expect, it } from 'vitest';
import { fieldsOf } from '../file/file-fields.ts';
import { lodgingOf } from '../opco/find-opco.ts';
import { deliveredFigures } from '../pay/delivered-figures.ts';
import { contextOn } from './rule.ts';
import { completenessOf, isComplete } from '../signing/completeness.ts';
import { signatoriesOf } from '../signing/signatories.ts';
import { unusualFiles } from '../testing/unusual-files.ts';
import { lookedAt, wholeFile, wholeFiles, type WholeFile } from '../testing/whole-files.ts';
import { readerOf } from './rule.ts';
import { leastPay } from './pay/pay-rules.ts';

const names = Object.keys(wholeFiles) as WholeFile[];

describe('a whole file', () => {
  it.each(unusualFiles)('%s: lacks nothing and has nothing against it', (_, values) => {
    expect(completenessOf(values, contextOn(lookedAt))).toEqual({ missing: [], wrong: [] });
  });

  it.each(names)('lacks nothing and has nothing against it: %s', (name) => {
    expect(completenessOf(wholeFile(name), contextOn(lookedAt))).toEqual({
      missing: [],
      wrong: [],
    });
  });

  it.each(names)('is no longer complete without one of its needed fields: %s', (name) => {
    const values = wholeFile(name);
    for (const key of [
      'siret',
      'candidate_nir',
      'supervisor_competence',
      'supervisor_certified',
      'starting_pay',
    ])
      expect([
        key,
        isComplete(completenessOf({ ...values, [key]: '' }, contextOn(lookedAt))),
      ]).toEqual([key, false]);
  });

  it('of a minor is signed by the legal representative too, whose part is asked for', () => {
    const name = 'a minor with a legal representative';
    expect(signatoriesOf(wholeFile(name))).toContain('guardian');
    const needed = fieldsOf('guardian').filter(({ need }) => need !== 'never');
    for (const { key } of needed)
      expect(
        completenessOf({ ...wholeFile(name), [key]: '' }, contextOn(lookedAt)).missing,
      ).toEqual([key]);
    for (const other of names.filter((one) => one !== name))
      expect(signatoriesOf(wholeFile(other))).not.toContain('guardian');
  });

  it('is lodged with the OPCO of its agreement, with the State, or where the employer says', () => {
    const lodging = (name: WholeFile) => {
      const { employer_kind: kind, idcc } = wholeFile(name);
      return lodgingOf({ kind: kind ?? '', idcc: idcc ?? '' });
    };
    expect(lodging('an adult at a small firm')).toMatchObject({ with: 'opco', opco: 'atlas' });
    expect(lodging('temporary work')).toMatchObject({ with: 'opco', opco: 'akto' });
    expect(lodging('a public employer')).toEqual({ with: 'state' });
  });

  /** By the grids of D6222-26 and D6325-15, and 12.31 € an hour from June 2026. */
  it.each<[WholeFile, percent: number, monthly: number]>([
    ['an adult at a small firm', 43, 802.81],
    ['a minor with a legal representative', 27, 504.09],
    ['26 and over', 100, 1867.01],
    ['a professional bachelor’s degree in one year', 61, 1138.88],
    ['a second contract after a diploma', 51, 952.17],
    ['professionalisation at 19', 65, 1213.56],
    ['professionalisation at 30', 100, 1867.01],
    ['an amendment of the pay', 61, 1138.88],
  ])('is paid at least the minimum of its case: %s, %d %%', (name, percent, monthly) => {
    expect(leastPay(readerOf(wholeFile(name)), { figures: deliveredFigures })).toMatchObject({
      percent,
      monthly,
    });
  });
});
