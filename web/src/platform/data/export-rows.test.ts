import { expect, test } from 'vitest';
import { exportName } from './export-rows.ts';

test('a file is named after what it holds and the day', () => {
  expect(exportName('candidats', new Date('2026-11-21T11:00:00Z'))).toBe(
    'tandem-candidats-2026-11-21.xlsx',
  );
  expect(exportName('Matchs proposés', new Date('2026-01-05T11:00:00Z'))).toBe(
    'tandem-matchs-proposes-2026-01-05.xlsx',
  );
  // Half past midnight in Paris, wherever the device is.
  expect(exportName('candidats', new Date('2027-06-30T22:30:00Z'), 'csv')).toBe(
    'tandem-candidats-2027-07-01.csv',
  );
});
