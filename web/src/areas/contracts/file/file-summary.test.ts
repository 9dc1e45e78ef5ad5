import { expect, test } from 'vitest';
import { partyOverviews } from '../part-links/part-overview.ts';
import { askedPart } from '../part-links/testing/asked-part.ts';
import { summaryOf } from './file-summary.ts';

const part = (missing: number, wrong: number) => ({
  part: 'supervisor' as const,
  label: 'Maître d’apprentissage ou tuteur',
  missing,
  wrong,
});

test('adds up what is missing, names on whom the file waits and for whom nobody was asked', () => {
  const parties = partyOverviews({ values: {}, hidden: {} }, [askedPart()]).filter(({ party }) =>
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
