import { expect, test } from 'vitest';
import { askedPart } from '../part-links/testing/asked-part.ts';
import { laterOf } from '../draft/use-written.ts';
import { standingsOf } from './part-standing.ts';

const minutesAgo = (minutes: number): string =>
  new Date(Date.now() - minutes * 60_000).toISOString();

const words = (
  part: Parameters<ReturnType<typeof standingsOf>>[0],
  given: Partial<Parameters<typeof standingsOf>[0]>,
) =>
  standingsOf({
    values: {},
    hidden: {},
    written: {},
    parts: [],
    closed: false,
    ...given,
  })(part);

const guardian = {
  guardian_name: 'Martin Claire',
  guardian_street: 'rue de l’Invention',
  guardian_zip: '69003',
  guardian_town: 'Lyon',
  guardian_email: 'claire@exemple.example',
  candidate_birthdate: '2010-01-01',
  contract_start: '2026-09-01',
};

const by = (who: string, minutes: number) => ({ by: who, at: minutesAgo(minutes) });

test('says who has filled in a part and when last, once nothing is missing, and who has begun it', () => {
  const written = { guardian_name: by('guardian', 50), guardian_zip: by('company', 20) };
  expect(words('guardian', { values: guardian, written })).toBe(
    'rempli par le représentant légal du mineur et l’entreprise il y a 20 min',
  );
  const begun = { ...guardian, guardian_town: '' };
  expect(words('guardian', { values: begun, written })).toBe(
    'commencé par le représentant légal du mineur et l’entreprise il y a 20 min, personne n’est sollicité par un lien',
  );
});

test('counts whoever wrote what stands there alone, and numbers that are not shown', () => {
  const written = { supervisor_lastname: by('company', 5), supervisor_nir: by('staff', 10) };
  const hidden = { supervisor_nir: '… 23' };
  expect(words('supervisor', { written })).toBe('personne n’est sollicité par un lien');
  expect(words('supervisor', { written, hidden })).toBe(
    'commencé par le centre il y a 10 min, personne n’est sollicité par un lien',
  );
});

test('says on whom a part waits, and since when: as long as they can still fill it in', () => {
  expect(words('supervisor', { parts: [askedPart({})] })).toBe(
    'on attend Anne Marchand depuis le 2 septembre 2026',
  );
  expect(words('supervisor', { parts: [askedPart({ state: 'expired' })] })).toBe(
    'personne n’est sollicité par un lien',
  );
  expect(words('supervisor', { parts: [askedPart({})], closed: true })).toBe('');
});

test('says of training and costs that one asks the same person for them, and of the contract nobody', () => {
  const parts = [askedPart({ party: 'training', name: null })];
  for (const part of ['training', 'costs'] as const)
    expect(words(part, { parts })).toBe('on attend le CFA depuis le 2 septembre 2026');
  expect(words('contract', { parts })).toBe('à remplir ici');
});

test('takes of two the one who wrote later', () => {
  const one = { siret: by('company', 50), idcc: by('company', 3) };
  const other = { siret: by('staff', 10), idcc: by('staff', 10) };
  expect(laterOf(one, other)).toEqual({ siret: other.siret, idcc: one.idcc });
});
