import { expect, test } from 'vitest';
import { exportName } from './export-rows.ts';

test('a file is named after what it holds and the day', () => {
  expect(exportName('candidats', new Date(2026, 10, 21))).toBe('tandem-candidats-2026-11-21.xlsx');
  expect(exportName('Matchs proposés', new Date(2026, 0, 5))).toBe(
    'tandem-matchs-proposes-2026-01-05.xlsx',
  );
});
