import { describe, expect, it } from 'vitest';
import { adult } from '../testing/adult.ts';
import { lookedAt } from '../testing/whole-files.ts';
import { contractFindings, contractRules, openFindings, reasonKey } from './findings.ts';
import { contextOn, type FileValues } from './rule.ts';

const context = contextOn(lookedAt);

describe('the rules of a contract', () => {
  it('have nothing against an empty file', () => {
    expect(contractFindings({}, context)).toEqual([]);
  });

  it('each have a name of their own and a source', () => {
    const names = contractRules.map(({ rule }) => rule);
    expect(new Set(names).size).toBe(names.length);
    expect(contractRules.every(({ source }) => source !== '')).toBe(true);
  });

  it.each<[string, FileValues]>([
    [
      '33 years old, second contract',
      {
        candidate_birthdate: '1993-01-01',
        candidate_nir: '',
        contract_type_code: '22',
        derogation: '12',
        starting_pay: '1867,02',
      },
    ],
    [
      '15 years old with the derogation',
      { candidate_birthdate: '2011-01-01', candidate_nir: '', derogation: '11' },
    ],
    [
      'begun at the training centre without employer',
      { training_start: '2026-06-05', candidate_situation: '7' },
    ],
    [
      '39 hours by an amendment after an eighteenth birthday',
      {
        candidate_birthdate: '2008-10-15',
        candidate_nir: '',
        contract_type_code: '36',
        previous_contract_number: '069202609NC1234',
        amendment_effect: '2026-11-02',
        weekly_hours: '39',
        starting_pay: '1900,00',
        guardian_name: 'Martin Jeanne',
      },
    ],
    [
      'signed after an eighteenth birthday',
      { candidate_birthdate: '2008-06-30', candidate_nir: '' },
    ],
  ])('%s is nothing wrong', (_, changes) => {
    expect(contractFindings({ ...adult, ...changes }, context)).toEqual([]);
  });

  it('let what is unlikely pass with a reason, and never what blocks', () => {
    const values = { ...adult, idcc: '4242', siret: '123' };
    expect(openFindings(values, context).map(({ field }) => field)).toEqual(['siret', 'idcc']);
    const reasons = { [reasonKey('idcc')]: 'Nouvelle convention', [reasonKey('siret')]: 'Si' };
    expect(openFindings({ ...values, ...reasons }, context).map(({ field }) => field)).toEqual([
      'siret',
    ]);
  });
});
