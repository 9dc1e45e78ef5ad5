import { expect, test } from 'vitest';
import { outlookSentences, runPhrases } from './retention.ts';

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

const ended = { late: 0, since: null };

test('an erasure that is late is told first', () => {
  const late = { late: 2, since: '2026-11-30T08:00:00Z' };
  const none = { told: { accounts: 0, erased_at: null }, sessions: [] };
  expect(outlookSentences({ forgetting: late, ...none })[0]).toMatch(
    /^2 effacements inachevés depuis le /,
  );
});

test('what comes is told: who was told already, then who was in a session that is closed', () => {
  const session = {
    id: 1,
    name: '2025-2026',
    begun_at: '2026-07-06T09:00:00Z',
    told_at: '2028-07-06T09:00:00Z',
    erased_at: '2028-08-05T09:00:00Z',
    candidates: 12,
    companies: 1,
  };
  const told = { accounts: 1, erased_at: '2026-12-12T05:00:00Z' };
  expect(outlookSentences({ forgetting: ended, told, sessions: [session] })).toEqual([
    '1 compte prévenu\u202f: effacé à partir du 12 décembre 2026 sans connexion d’ici là.',
    '2025-2026, délai commencé le 6 juillet 2026\u202f: 12 candidats et 1 entreprise sans connexion depuis. Avis à partir du 6 juillet 2028, effacement à partir du 5 août 2028.',
  ]);
  const alone = { ...session, companies: 0 };
  expect(outlookSentences({ forgetting: ended, told, sessions: [alone] })[1]).toContain(
    '12 candidats sans connexion',
  );
  expect(
    outlookSentences({ forgetting: ended, told: { accounts: 0, erased_at: null }, sessions: [] }),
  ).toEqual([]);
});
