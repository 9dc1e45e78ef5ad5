import { describe, expect, test } from 'vitest';
import { fileFields } from '../file/file-fields.ts';
import { openFindings } from '../rules/findings.ts';
import { contextOn } from '../rules/rule.ts';
import { derivedOfPart } from './part-derived.ts';
import { partFaults } from './part-faults.ts';
import { partLinkExpiry, partStateOf } from './part-link.ts';
import { isMark } from './mark.ts';
import { foreignFaults, mergePart, partView } from './part-view.ts';
import {
  askedFields,
  contactIn,
  missingOf,
  parties,
  partyKeys,
  partyOf,
  writableKeys,
} from './parties.ts';

const at = '2026-09-01T08:00:00.000Z';
const writer = { by: 'supervisor', at: '2026-09-02T08:00:00.000Z', link: 7 };
const reader = { party: 'supervisor', linkId: 7 } as const;
const change = (key: string, value: string, seen = '') => ({ key, value, seen });

describe('who fills in which part', () => {
  test('every field belongs to one of them, the contract’s own to the company', () => {
    const owned = partyKeys.flatMap((key) => partyOf(key).fields.map((field) => field.key));
    expect(new Set(owned).size).toBe(owned.length);
    const rest = fileFields.filter(({ key }) => !owned.includes(key));
    expect(new Set(rest.map(({ part }) => part))).toEqual(new Set(['contract']));
  });

  test('a tutor does not vouch for themself, and writes reasons for their own warnings alone', () => {
    const keys = writableKeys('supervisor');
    expect(keys).not.toContain('supervisor_certified');
    expect(keys).not.toContain('second_supervisor_email');
    expect(keys.some((key) => key.startsWith('reason_supervisor_nir'))).toBe(true);
    expect(keys).not.toContain('reason_siret');
  });

  test('whoever is asked as second tutor or guardian fills in all of it', () => {
    expect(missingOf('second_supervisor', {})).toHaveLength(
      parties.second_supervisor.fields.length,
    );
    expect(missingOf('guardian', {}).map(({ key }) => key)).toEqual([
      'guardian_name',
      'guardian_street',
      'guardian_zip',
      'guardian_town',
      'guardian_email',
    ]);
  });

  test('a candidate is asked what their contract asks for', () => {
    const keys = (kind: string) =>
      askedFields('candidate', { contract_kind: kind, candidate_disability: 'non' }).map(
        ({ key }) => key,
      );
    expect(keys('apprentice')).toContain('candidate_boe_extension');
    expect(keys('professional')).not.toContain('candidate_boe_extension');
  });

  test('a centre is not asked to fill in what another kind of contract needs', () => {
    const missing = (kind: string) =>
      missingOf('training', { contract_kind: kind }).map(({ key }) => key);
    expect(missing('apprentice')).toContain('cfa_uai');
    expect(missing('apprentice')).not.toContain('cfa_activity_number');
    expect(missing('professional')).toContain('cfa_activity_number');
    expect(missing('professional')).not.toContain('cfa_uai');
  });

  test('the file says how somebody is called and reached', () => {
    const values = { supervisor_firstname: 'Anne', supervisor_email: 'anne@exemple.fr' };
    expect(contactIn('supervisor', values)).toEqual({
      name: 'Anne',
      email: 'anne@exemple.fr',
      phone: '',
    });
    expect(contactIn('training', {})).toEqual({ name: '', email: '', phone: '' });
  });
});

describe('what the holder of a link sees of a part', () => {
  const file = {
    values: {
      supervisor_firstname: 'Anne',
      supervisor_nir: '269054958815780',
      supervisor_position: 'Cheffe',
      siret: '73282932000074',
    },
    written: {
      supervisor_firstname: { by: 'supervisor', at, link: 7 },
      supervisor_nir: { by: 'supervisor', at, link: 7 },
      supervisor_position: { by: 'company', at },
      siret: { by: 'company', at },
    },
  };

  test('what they wrote, how their number ends, and of others only that they wrote', () => {
    expect(partView(file, reader)).toEqual({
      values: { supervisor_firstname: 'Anne' },
      hidden: { supervisor_nir: '… 80' },
      others: { supervisor_position: { by: 'company', at } },
    });
  });

  test('another link of the same party sees nothing of it', () => {
    const { values, hidden, others } = partView(file, { party: 'supervisor', linkId: 8 });
    expect([values, hidden]).toEqual([{}, {}]);
    expect(Object.keys(others)).toHaveLength(3);
  });

  test('who has signed in reads all of their own part, numbers left out', () => {
    const own = { values: { candidate_nir: '291076938101233', candidate_town: 'Lyon' } };
    const seen = partView({ ...own, written: {} }, { party: 'candidate', linkId: null });
    expect(seen).toEqual({
      values: { candidate_town: 'Lyon' },
      hidden: { candidate_nir: '… 33' },
      others: {},
    });
  });

  test('guesses answer the same whether they are right or wrong', () => {
    const guess = (key: string, value: string) =>
      mergePart(file, [change(key, value)], reader, writer);
    for (const [key, right, wrong] of [
      ['supervisor_position', 'Cheffe', 'Maçonne'],
      ['supervisor_nir', '269054958815780', '180056912300178'],
    ] as const) {
      expect(guess(key, right)).toEqual(guess(key, wrong));
      expect(guess(key, right).changed).toEqual([]);
      expect(JSON.stringify(guess(key, wrong).conflicts)).not.toContain(right);
    }
  });

  test('they write over what others wrote once they know that it is there', () => {
    const [conflict] = mergePart(
      file,
      [change('supervisor_position', 'Maçonne')],
      reader,
      writer,
    ).conflicts;
    expect(conflict).toMatchObject({ by: 'company', at });
    expect(isMark(conflict?.value ?? '')).toBe(true);
    const again = change('supervisor_position', 'Maçonne', conflict?.value);
    const merged = mergePart(file, [again], reader, writer);
    expect(merged.changed).toEqual(['supervisor_position']);
    expect(merged.values).toMatchObject({
      supervisor_position: 'Maçonne',
      siret: '73282932000074',
    });
    expect(merged.written['supervisor_position']).toEqual(writer);
  });

  test('they put their own number right as often as they like, at one go or after coming back', () => {
    for (const seen of ['269054958815780', '… 80']) {
      const again = change('supervisor_nir', '180056912300178', seen);
      expect(mergePart(file, [again], reader, writer).changed).toEqual(['supervisor_nir']);
    }
    const late = change('supervisor_nir', '180056912300178', '… 81');
    expect(mergePart(file, [late], reader, writer).conflicts).toMatchObject([{ value: '… 80' }]);
  });

  test('two devices with one link are told what the other wrote', () => {
    const { conflicts } = mergePart(file, [change('supervisor_firstname', 'Zoé')], reader, writer);
    expect(conflicts).toEqual([
      { key: 'supervisor_firstname', value: 'Anne', by: 'supervisor', at },
    ]);
  });

  test('fields of other parts are refused by name', () => {
    const faults = foreignFaults('supervisor', [
      change('siret', '1'),
      change('supervisor_nir', ''),
    ]);
    expect(Object.keys(faults)).toEqual(['siret']);
  });
});

describe('a part', () => {
  const context = contextOn('2026-09-02');

  test('is done when nothing is missing or wrong in what its reader sees', () => {
    const part = { values: {}, hidden: {}, others: {} };
    const faults = partFaults('guardian', part, '', context);
    expect(faults).toMatchObject({ guardian_name: 'Ce champ est obligatoire.' });
    const others = Object.fromEntries(Object.keys(faults).map((key) => [key, true]));
    expect(partFaults('guardian', { ...part, others }, '', context)).toEqual({});
    const wrong = { ...part, others, values: { supervisor_birthdate: '2015-01-01' } };
    const { supervisor_birthdate: sentence } = partFaults('supervisor', wrong, '', context);
    expect(sentence).toContain('majeur');
  });

  test('never asks candidates of their own residence permit, which the employer has to see', () => {
    const values = { candidate_nationality: '3', candidate_firstname: 'Léa' };
    const faults = partFaults('candidate', { values, hidden: {}, others: {} }, '', context);
    expect(faults).not.toHaveProperty('candidate_nationality');
    expect(writableKeys('candidate')).not.toContain('reason_residence_permit');
    expect(
      openFindings(values, context).find(({ rule }) => rule === 'residence_permit'),
    ).toMatchObject({ asks: 'Titre vu, valable jusqu’au' });
  });

  test('proposes what follows from what its reader typed, and nothing for what others have filled in', () => {
    const part = {
      contract_kind: '',
      values: {
        candidate_nir: '2030569123001',
        candidate_last_year: '01',
        candidate_last_diploma: '41',
        candidate_situation: '1',
      },
      hidden: {},
      others: {},
    };
    expect(derivedOfPart('candidate', part)).toEqual({
      candidate_sex: 'F',
      candidate_birth_department: '069',
      candidate_highest_diploma: '41',
    });
    expect(
      derivedOfPart('candidate', { ...part, others: { candidate_sex: {} } }),
    ).not.toHaveProperty('candidate_sex');
    expect(derivedOfPart('supervisor', part)).toEqual({});
  });

  test('stands where its moments say', () => {
    const now = new Date(at);
    const link = {
      expiresAt: partLinkExpiry(now),
      openedAt: null,
      writtenAt: null,
      wholeAt: null,
      doneAt: null,
    };
    expect(partStateOf(link, now)).toBe('asked');
    expect(partStateOf({ ...link, openedAt: now }, now)).toBe('opened');
    expect(partStateOf({ ...link, openedAt: now, writtenAt: now }, now)).toBe('begun');
    expect(partStateOf({ ...link, writtenAt: now, wholeAt: now }, now)).toBe('whole');
    expect(partStateOf(link, link.expiresAt)).toBe('expired');
    expect(partStateOf({ ...link, doneAt: now }, link.expiresAt)).toBe('done');
  });
});
