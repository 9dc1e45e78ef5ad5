import { expect, it } from 'vitest';
import { deliveredFigures } from '../pay/delivered-figures.ts';
import { adult } from '../testing/adult.ts';
import type { FileValues } from '../rules/rule.ts';
import type { FormRule, WrittenAs } from './form-fields.ts';
import { filledFields, fitted } from './form-mapping.ts';

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
    { values: { ...adult, ...values }, figures: deliveredFigures },
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

it('writes names in letters that the form can draw, and keeps all that are French', () => {
  const names: readonly (readonly [typed: string, written: string])[] = [
    ['Łukasz Żółć', 'Lukasz Zólc'],
    ['Şeyma Ağaoğlu İpek', 'Seyma Agaoglu Ipek'],
    ['Nguyễn Thị Hồng Đặng', 'Nguyen Thi Hong Dang'],
    ['ʿAbd al-Raḥmān', '’Abd al-Rahman'],
    ['D’Œuvré-Müller – Ÿves\u202F: 5 €', 'D’Œuvré-Müller – Ÿves : 5 €'],
    ['Hélène'.normalize('NFD'), 'Hélène'],
    ['Ковальчук', 'Ковальчук'],
  ];
  for (const [candidate_birth_name, text] of names)
    expect(written({ candidate_birth_name }, [['candidate_birth_name', 'value']])).toEqual([text]);
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

it('leaves out what stands between signs where a form has a box for each', () => {
  expect(fitted('31/08/2028', 8)).toBe('31082028');
  expect(fitted('+33 6 12 34 56 79', 10)).toBe('0612345679');
  expect(fitted('06 12 34 56 79', 10)).toBe('0612345679');
  // Too long all the same it stays as it is: what is cut is seen.
  expect(fitted('rue de l’Invention', 8)).toBe('rue de l’Invention');
  expect(fitted('31/08/2028', 10)).toBe('31/08/2028');
  expect(fitted('31/08/2028', 0)).toBe('31/08/2028');
});

it('says whether the employer is private or public, in one box for all kinds of each', () => {
  const box = (name: string, value: string): FormRule => ({
    name,
    option: 'Oui',
    key: 'employer_sector',
    as: 'value',
    value,
  });
  const ticked = (kind: string): string[] =>
    filledFields(
      ['Case 1', 'Case 2'].map((name) => ({ name, kind: 'box', options: ['Oui'], page: 1 })),
      [box('Case 1', 'privé'), box('Case 2', 'public')],
      { values: { ...adult, employer_kind: kind }, figures: deliveredFigures },
    ).map(({ name }) => name);
  expect(['12', '16', '22', '30', ''].map(ticked)).toEqual([
    ['Case 1'],
    ['Case 1'],
    ['Case 2'],
    ['Case 2'],
    [],
  ]);
});
