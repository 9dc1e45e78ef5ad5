import { expect, test } from 'vitest';
import type { AskedPart } from '../part-links/part-overview.ts';
import { partyOverviews } from '../part-links/part-overview.ts';
import { summaryOf } from './file-summary.ts';

const tutorAsked: AskedPart = {
  party: 'supervisor',
  amendment: null,
  name: 'Anne Marchand',
  email: 'anne@exemple.fr',
  phone: null,
  asked_by: 'company',
  asked_at: '2026-09-02T08:00:00.000Z',
  reminded_at: null,
  expires_at: '2026-10-02T08:00:00.000Z',
  opened_at: null,
  written_at: null,
  whole_at: null,
  done_at: null,
  state: 'asked',
};

const part = (missing: number, wrong: number) => ({
  part: 'supervisor' as const,
  label: 'Maître d’apprentissage ou tuteur',
  missing,
  wrong,
});

test('adds up what is missing, names on whom the file waits and for whom nobody was asked', () => {
  const parties = partyOverviews({ values: {}, hidden: {} }, [tutorAsked]).filter(({ party }) =>
    ['supervisor', 'candidate'].includes(party),
  );
  expect(summaryOf([part(6, 0), part(15, 2)], parties)).toEqual([
    '21 champs manquants, 2 points à vérifier',
    'On attend Anne Marchand.',
    'Personne n’est sollicité par un lien pour\u202F: Candidat.',
  ]);
});

test('says nothing of a file from which nothing is missing', () => {
  expect(summaryOf([part(0, 0)], [])).toEqual([]);
});
