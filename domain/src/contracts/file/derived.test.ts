import { describe, expect, it } from 'vitest';
import { deliveredFigures } from '../pay/delivered-figures.ts';
import type { FileValues } from '../rules/rule.ts';
import { adult } from '../testing/adult.ts';
import { wholeFile, wholeFiles, type WholeFile } from '../testing/whole-files.ts';
import { derivedValues, valuesOfNumber } from './derived.ts';

const derive = (values: FileValues) => derivedValues(values, deliveredFigures);

describe('what follows from the rest of a file', () => {
  it('is nothing for an empty one, and never stands where somebody has written', () => {
    expect(derive({})).toEqual({});
    expect(derive(adult)).toEqual({});
  });

  it('is what was there, in each of the whole files', () => {
    for (const name of Object.keys(wholeFiles) as WholeFile[]) {
      const values = wholeFile(name);
      for (const key of [
        'candidate_sex',
        'candidate_birth_department',
        'candidate_social_scheme',
        'practice_start',
        'signed_at',
      ]) {
        const derived = derive({ ...values, [key]: '' })[key];
        expect([name, key, derived ?? '']).toEqual([name, key, values[key]]);
      }
    }
  });

  it('reads a number from Corsica as one of its departments, unless it is older than they are', () => {
    const born = (nir: string) => derive({ candidate_nir: nir })['candidate_birth_department'];
    expect(born('206052A123001')).toBe('02A');
    expect(born('175052012300104')).toBeUndefined();
    expect(born('2060599123001')).toBe('099');
    expect(born('206059')).toBeUndefined();
  });

  it('tells of a number that is not shown no more than sex and department', () => {
    const values = { ...adult, candidate_sex: '', candidate_birth_department: '', signed_at: '' };
    expect(valuesOfNumber(values)).toEqual({
      candidate_sex: 'F',
      candidate_birth_department: '069',
    });
  });

  it('proposes the least pay where the wage of the branch does not count', () => {
    const pay = (name: WholeFile) => derive({ ...wholeFile(name), starting_pay: '' }).starting_pay;
    expect(pay('an adult at a small firm')).toBe('802,82');
    expect(pay('a minor with a legal representative')).toBe('504,10');
    expect(pay('26 and over')).toBeUndefined();
  });

  it('tells what is left to the company to pay, and who holds a professional diploma', () => {
    const costs = (price: string, funding: string) =>
      derive({ training_price: price, funding })['employer_share'];
    expect([costs('9 500', '8750,50'), costs('9500', ''), costs('9500', '9600')]).toEqual([
      '749,50',
      undefined,
      undefined,
    ]);
    const held = (diploma: string) =>
      derive({ contract_kind: 'professional', candidate_highest_diploma: diploma })[
        'pay_level_four'
      ];
    expect([held('33'), held('41'), held('42'), held('54')]).toEqual([
      'non',
      'oui',
      undefined,
      'oui',
    ]);
  });

  it('reads the kind of diploma from a title that begins with it', () => {
    const type = (title: string) => derive({ training_title: title })['training_diploma_type'];
    expect([type('CAP Pâtissier'), type('BTS CIEL'), type('Licence professionnelle RH')]).toEqual([
      '33',
      '54',
      '62',
    ]);
    expect([type('CAPES'), type('Titre professionnel Secrétaire')]).toEqual([undefined, undefined]);
  });

  it('takes a first contract for one only of who was no apprentice just before', () => {
    const type = (situation: string) =>
      derive({ candidate_situation: situation })['contract_type_code'];
    expect([type('1'), type('4'), type('10'), type('')]).toEqual([
      '11',
      undefined,
      undefined,
      undefined,
    ]);
  });
});
