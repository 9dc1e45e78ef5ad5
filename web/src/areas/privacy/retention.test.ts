import { expect, test } from 'vitest';
import { runPhrases } from './retention.ts';

const run = {
  id: 1,
  started_at: '2026-01-10T05:00:00Z',
  finished_at: '2026-01-10T05:00:01Z',
  noticed: 0,
  erased: 0,
  contract_sheets: 0,
  files: 0,
  failed: 0,
};

test.each([
  [{}, ['Rien à faire']],
  [{ noticed: 1, erased: 2 }, ['1 compte prévenu', '2 comptes effacés']],
  [
    { contract_sheets: 1, failed: 3 },
    ['1 fiche de contrat effacée', '3 échecs, retentés le lendemain'],
  ],
  [{ files: 2 }, ['2 fichiers sans propriétaire supprimés']],
  [{ erased: 1, finished_at: null }, ['1 compte effacé', 'Inachevé, repris dans l’heure']],
])('a run with %j is told as %j', (what, phrases) => {
  expect(runPhrases({ ...run, ...what })).toEqual(phrases);
});
