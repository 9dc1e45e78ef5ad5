import { expect, test } from 'vitest';
import { momentsFault } from './moments.ts';

const now = new Date('2026-11-23T09:00:00Z');
const at = (text: string) => new Date(text);

test.each([
  [['2026-11-24T09:00:00Z'], null],
  [['2026-11-24T09:00:00Z', '2026-11-24T09:30:00Z'], null],
  // Seven o'clock in winter, and in summer.
  [['2026-11-24T06:00:00Z'], null],
  [['2027-04-06T05:00:00Z'], null],
  [['2026-11-24T05:55:00Z'], 'Choisissez une heure entre 7 h et 21 h.'],
  [['2026-11-24T20:05:00Z'], 'Choisissez une heure entre 7 h et 21 h.'],
  [[], 'Proposez au moins un moment.'],
  [['2026-11-23T08:55:00Z'], 'Ce moment est déjà passé.'],
  [['2026-11-24T09:01:00Z'], 'Choisissez une heure à cinq minutes près.'],
  [['2027-11-24T09:00:00Z'], 'Choisissez un moment dans les six prochains mois.'],
  [['2026-11-24T09:00:00Z', '2026-11-24T09:00:00Z'], 'Le même moment est proposé deux fois.'],
  [
    [0, 5, 10, 15, 20, 25].map((minute) => `2026-11-24T09:${String(minute).padStart(2, '0')}:00Z`),
    'Proposez au plus 5 moments.',
  ],
])('%j: %s', (moments, fault) => {
  expect(momentsFault(moments.map(at), now)).toBe(fault);
});
