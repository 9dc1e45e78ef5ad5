import { expect, it } from 'vitest';
import { adult } from '../testing/adult.ts';
import type { FileValues } from '../rules/rule.ts';
import type { FormRule, WrittenAs } from './form-fields.ts';
import { filledFields } from './form-mapping.ts';

const written = (values: FileValues, rules: readonly [key: string, as: WrittenAs][]): string[] =>
  filledFields(
    rules.map((_, index) => ({ name: `Zone ${index}`, kind: 'text', options: [], page: 1 })),
    rules.map(([key, as], index): FormRule => ({
      name: `Zone ${index}`,
      option: '',
      key,
      as,
      value: '',
    })),
    { ...adult, ...values },
  ).map(({ text }) => text);

it('writes numbers without what people put between their signs: each box has room for one', () => {
  const typed = {
    siret: '732 829 320 00074',
    candidate_nir: '2 06 05 69 123 001 62',
    ape_code: '62.01z',
    idcc: '44',
  };
  expect(
    written(typed, [
      ['siret', 'value'],
      ['candidate_nir', 'value'],
      ['ape_code', 'value'],
      ['idcc', 'value'],
    ]),
  ).toEqual(['73282932000074', '2060569123001', '6201Z', '0044']);
});

it('parts an amount into euros and cents', () => {
  for (const [starting_pay, ...parts] of [
    ['1 867,02', '1867', '02'],
    ['950.5', '950', '50'],
    ['950', '950', '00'],
  ] as const)
    expect(
      written({ starting_pay }, [
        ['starting_pay', 'euros'],
        ['starting_pay', 'cents'],
      ]),
    ).toEqual(parts);
});

it('has the rows of pay, with what was agreed or else the minimum', () => {
  expect(
    written({ pay_percent_1_2: '60' }, [
      ['pay_from_1_2', 'day'],
      ['pay_to_1_2', 'value'],
      ['pay_percent_1_1', 'value'],
      ['pay_percent_1_2', 'value'],
      ['pay_base_1_2', 'value'],
      ['pay_percent_2_2', 'value'],
    ]),
  ).toEqual(['01', '31/08/2027', '43', '60', 'SMIC']);
});
