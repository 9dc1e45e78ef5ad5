import { describe, expect, it } from 'vitest';
import { contextOn } from '../rules/rule.ts';
import { adult } from '../testing/adult.ts';
import {
  amendableKeys,
  amendmentFaults,
  amendmentFindings,
  amendmentWarnings,
  differencesOf,
  versionOf,
  type Amendment,
} from './amendment.ts';
import { amendmentSheet } from './amendment-sheet.ts';

const context = contextOn('2026-11-23');

const raise: Amendment = {
  kind: '36',
  effectiveOn: '2026-12-01',
  reason: 'Augmentation après la période d’essai',
  changes: { starting_pay: '950,00', weekly_hours: '35' },
};

describe('an amendment', () => {
  it('is a difference from the version before: what is the same is none', () => {
    expect(differencesOf(adult, raise)).toEqual([
      {
        key: 'starting_pay',
        label: 'Salaire brut mensuel à l’embauche, en euros',
        before: '802,82\u00A0€',
        after: '950,00\u00A0€',
      },
    ]);
    expect(amendmentFaults(adult, raise, context)).toEqual({});
  });

  it('tells days and codes as people read them', () => {
    const changes = { contract_end: '2028-07-31', contract_mode: '2', meal_benefit: '3,50' };
    expect(differencesOf(adult, { changes }).map(({ before, after }) => [before, after])).toEqual([
      ['1 – À durée limitée', '2 – Dans le cadre d’un CDI'],
      ['31/08/2028', '31/07/2028'],
      ['', '3,50\u00A0€'],
    ]);
  });

  it('never changes numbers of people, nor what it says by itself', () => {
    for (const key of ['candidate_nir', 'supervisor_nir', 'signed_on', 'contract_type_code'])
      expect(amendableKeys).not.toContain(key);
  });

  it('cannot be signed where the rules are against the new version, told at the field', () => {
    const low = { ...raise, changes: { starting_pay: '700' } };
    expect(amendmentFaults(adult, low, context)).toHaveProperty('starting_pay');
    expect(amendmentFindings(adult, low, context).map(({ rule }) => rule)).toEqual([
      'starting_pay',
    ]);
    for (const [changes, field] of [
      [{ siret: '1' }, 'siret'],
      [{ supervisor_birthdate: '2015-01-01' }, 'supervisor_birthdate'],
      [{ supervisor_lastname: '' }, 'supervisor_lastname'],
      [{ contract_end: '2026-12-31' }, 'contract_end'],
    ] as const)
      expect(amendmentFaults(adult, { ...raise, changes }, context)).toHaveProperty(field);
  });

  it('tells what is unlikely at the field, and is not stopped by it: its reason says why', () => {
    // The minimum wage of 2027 is not known, that of 2026 is.
    const later = { ...raise, effectiveOn: '2027-09-01', changes: { starting_pay: '700' } };
    expect(amendmentFaults(adult, later, context)).toEqual({});
    const told = amendmentWarnings(adult, later, context);
    expect(Object.keys(told)).toEqual(['starting_pay']);
    expect(told['starting_pay']).toContain('celui du jour où l’avenant prend effet');
    expect(amendmentWarnings(adult, raise, context)).toEqual({});
  });

  it('tells amounts as one reads them', () => {
    expect(differencesOf(adult, { changes: { starting_pay: '1250.5' } })).toMatchObject([
      { before: '802,82\u00A0€', after: '1\u202F250,50\u00A0€' },
    ]);
  });

  it('extends after a failed exam by a year at most, without lowering the pay', () => {
    const extension: Amendment = {
      kind: '33',
      effectiveOn: '2028-07-01',
      reason: 'Échec à l’examen',
      changes: { contract_end: '2029-08-31', training_end: '2029-06-30' },
    };
    const three = { ...adult, contract_end: '2029-08-31', training_end: '2029-06-30' };
    expect(amendmentFaults(adult, extension, context)).toEqual({});
    const fourth = {
      contract_end: '2030-08-31',
      training_end: '2030-06-30',
      training_hours: '2000',
    };
    expect(amendmentFaults(three, { ...extension, changes: fourth }, context)).toEqual({});
    const tooFar = { ...extension, changes: { contract_end: '2029-09-30' } };
    expect(amendmentFaults(adult, tooFar, context)['contract_end']).toContain('dépasse un an');
    const lower = { ...extension, changes: { ...extension.changes, starting_pay: '802,00' } };
    expect(amendmentFaults(adult, lower, context)['starting_pay']).toContain('celui d’avant');
  });

  it('says when and why, within the contract, and changes something', () => {
    const bare = { ...raise, effectiveOn: '', reason: ' ', changes: {} };
    expect(Object.keys(amendmentFaults(adult, bare, context)).toSorted()).toEqual([
      'changes',
      'effective_on',
      'reason',
    ]);
    for (const effectiveOn of ['2026-08-31', '2028-09-01'])
      expect(amendmentFaults(adult, { ...raise, effectiveOn }, context)).toHaveProperty(
        'effective_on',
      );
  });

  it('leaves the first version as it was signed', () => {
    const first = { ...adult };
    expect(versionOf(adult, raise)).toMatchObject({ contract_type_code: '36' });
    expect(adult).toEqual(first);
  });

  it('is printed with what changes and a place for each who signs', () => {
    const known = { today: '2026-11-23', contractNumber: '069202609NC1234' };
    const sheet = amendmentSheet(adult, { ...raise, number: 1 }, known);
    expect(sheet.title).toBe('Avenant n° 1 au contrat d’apprentissage');
    const lines = sheet.sections.flatMap((section) => section.lines);
    const value = (label: string) => lines.find((one) => one.label.includes(label))?.value;
    expect(value('Salaire brut mensuel à l’embauche, en euros : avant')).toBe('802,82\u00A0€');
    expect(value('Salaire brut mensuel à l’embauche, en euros : désormais')).toBe('950,00\u00A0€');
    expect(sheet.sections.at(-1)?.signed).toHaveLength(3);
    expect(value('Numéro du contrat')).toBe('069202609NC1234');
    const second = { ...adult, contract_type_code: '21', previous_contract_number: 'NC' };
    const unknown = amendmentSheet(
      second,
      { ...raise, number: 1 },
      { ...known, contractNumber: null },
    );
    expect(unknown.sections[0]?.lines.at(-1)?.value).toBe('(à compléter)');
    const young = { ...adult, candidate_birthdate: '2009-12-01' };
    const minor = amendmentSheet(young, { ...raise, number: 1 }, known);
    expect(minor.sections.at(-1)?.signed).toHaveLength(4);
  });
});
