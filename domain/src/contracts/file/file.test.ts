import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codeLists } from '../../reference/contract-codes.ts';
import { contractFields } from '../contract-sheet.ts';
import { contractRules } from '../rules/findings.ts';
import { filePartKeys } from './fields/file-field.ts';
import { fieldsOf, fileFieldOf, fileFields, sealedKeys } from './file-fields.ts';
import { fileKeys } from './file-keys.ts';
import { mergeChanges, type Change } from '../../drafts/merge.ts';
import { missingFields } from './missing.ts';

const keys = fileFields.map(({ key }) => key);

const missing = (values: Record<string, string>) => missingFields(values).map(({ key }) => key);

describe('the fields of the contract file', () => {
  it('are told once each, and hold the whole sheet of the specification', () => {
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys).toEqual(expect.arrayContaining(contractFields.map(({ name }) => name)));
    expect(new Set(fileKeys).size).toBe(fileKeys.length);
  });

  it('have a name of their own each in the exchange formats', () => {
    const names = fileFields.flatMap(({ erp }) => erp ?? []);
    expect(new Set(names).size).toBe(names.length);
  });

  it('are where the rules tell what they find', () => {
    for (const { field } of contractRules) expect(keys).toContain(field);
  });

  it('choose from lists without double codes', () => {
    for (const list of Object.values(codeLists)) {
      const codes = list.map(([code]) => code);
      expect(new Set(codes).size).toBe(codes.length);
    }
  });

  it('seal both social security numbers', () => {
    expect(sealedKeys.toSorted()).toEqual(['candidate_nir', 'supervisor_nir']);
  });
});

describe('what is missing', () => {
  it('of an empty file is what every contract needs', () => {
    expect(missing({})).toContain('siret');
    expect(missing({})).not.toContain('guardian_name');
    expect(missing({})).not.toContain('second_supervisor_lastname');
    expect(missing({ second_supervisor_lastname: 'Petit' })).toContain('second_supervisor_email');
    expect(missing({ siret: '73282932000074' })).not.toContain('siret');
  });

  it('depends on the file itself', () => {
    const minor = { candidate_birthdate: '2009-05-01', contract_start: '2026-09-01' };
    expect(missing(minor)).toContain('guardian_name');
    expect(missing({ ...minor, candidate_emancipated: 'oui' })).not.toContain('guardian_name');
    expect(missing({ employer_kind: '22' })).toContain('public_unemployment');
    expect(missing({ contract_type_code: '21' })).toContain('previous_contract_number');
    expect(missing({ contract_type_code: '36' })).toContain('amendment_effect');
    expect(missing({ place_same: 'non' })).toContain('place_name');
    expect(missing({ candidate_disability: 'non' })).toContain('candidate_boe_extension');
    expect(missing({ contract_kind: 'professional' })).not.toContain('contract_mode');
    expect(missing({ contract_kind: 'professional' })).toContain('pay_level_four');
    const awaited = { candidate_nir_awaited: 'oui' };
    expect(missing(awaited)).toContain('candidate_nir');
    expect(missing({ ...awaited, candidate_nationality: '3' })).not.toContain('candidate_nir');
    expect(missing({ ...awaited, candidate_birth_department: '099' })).not.toContain(
      'candidate_nir',
    );
    expect(missing({ candidate_nationality: '3' })).toContain('candidate_nir');
    expect(missing({ idcc: '0014' })).toContain('opco');
    expect(missing({ idcc: '1486' })).not.toContain('opco');
    expect(missing({ employer_kind: '22', idcc: '9999' })).not.toContain('opco');
  });

  it('of a professional contract is what its own form asks for', () => {
    const professional = { contract_kind: 'professional' };
    const asked = ['job_title', 'job_classification', 'trial_days', 'cfa_activity_number'];
    expect(missing(professional)).toEqual(expect.arrayContaining(asked));
    expect(missing({}).filter((key) => asked.includes(key))).toEqual([]);
    // What lifts the age of an apprentice, and what the form 10103 alone asks of the training.
    const ofApprentices = ['candidate_elite_athlete', 'candidate_business_project', 'cfa_uai']
      .concat('training_cfd', 'training_remote_hours', 'place_uai')
      .map((key) => fileFieldOf(key)?.only);
    expect(new Set(ofApprentices)).toEqual(new Set(['apprentice']));
    // A file that was one of apprenticeship before keeps its type, and nobody asks for what followed from it.
    const former = { ...professional, contract_type_code: '22' };
    expect(missing(former)).not.toContain('previous_contract_number');
    expect(missing({ ...former, professional_type_code: '30' })).toContain('amendment_effect');
    // A training organisation may be no CFA, and a certificate of a branch stand in no register.
    for (const key of ['cfa_uai', 'training_cfd', 'training_rncp']) {
      expect([key, missing({}).includes(key)]).toEqual([key, true]);
      expect([key, missing({ ...professional, qualification_type: '2' }).includes(key)]).toEqual([
        key,
        false,
      ]);
    }
    expect(missing({ ...professional, qualification_type: '1' })).toContain('training_rncp');
    expect(missing({ ...professional, candidate_job_seeker: 'oui' })).toContain(
      'candidate_job_seeker_number',
    );
  });
});

describe('two people on one file', () => {
  const change = fc.record({
    key: fc.constantFrom('siret', 'phone', 'email'),
    value: fc.string({ maxLength: 3 }),
    seen: fc.string({ maxLength: 3 }),
  });
  const me = { by: 'company', at: '2026-09-01T08:00:00.000Z' };
  const other = { by: 'staff', at: '2026-09-01T07:59:00.000Z' };

  it('merge where they write into different fields', () => {
    const stored = { values: { siret: '1' }, written: { siret: other } };
    expect(mergeChanges(stored, [{ key: 'phone', value: '06', seen: '' }], me)).toMatchObject({
      values: { siret: '1', phone: '06' },
      written: { siret: other, phone: me },
      conflicts: [],
    });
  });

  it('the later is told what the earlier wrote, and may then write over it', () => {
    const stored = { values: { siret: 'theirs' }, written: { siret: other } };
    const late: Change = { key: 'siret', value: 'mine', seen: '' };
    const first = mergeChanges(stored, [late], me);
    expect(first).toMatchObject({ values: { siret: 'theirs' }, changed: [] });
    expect(first.conflicts).toEqual([{ key: 'siret', value: 'theirs', ...other }]);
    expect(mergeChanges(first, [{ ...late, seen: 'theirs' }], me)).toMatchObject({
      values: { siret: 'mine' },
      conflicts: [],
    });
  });

  it('nothing is lost: each change is stored, or was there, or is told', () => {
    fc.assert(
      fc.property(fc.array(change), (changes) => {
        const stored = {
          values: { siret: 'a', email: 'b' },
          written: { siret: other, email: other },
        };
        const merged = mergeChanges(stored, changes, me);
        const told = new Set(merged.conflicts.map(({ key }) => key));
        const last = new Map(changes.map(({ key, value }) => [key, value]));
        const lost = [...last].filter(
          ([key, value]) => (merged.values[key] ?? '') !== value && !told.has(key),
        );
        expect(lost).toEqual([]);
      }),
    );
  });
});

it('no two fields of a part have one label: lists, archives and mappings tell them by it', () => {
  for (const part of filePartKeys) {
    const labels = fieldsOf(part).map(({ label }) => label);
    expect(labels).toEqual([...new Set(labels)]);
  }
});
