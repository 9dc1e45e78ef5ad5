import { expect, it } from 'vitest';
import { fileFields } from './file-fields.ts';
import { lackingSides } from './lacking-sides.ts';
import { missingFields } from './missing.ts';

/** Every field that must not stay empty filled in, as long as filling one asks for no other. */
const whole = (): Record<string, string> => {
  const values: Record<string, string> = {};
  for (let left = missingFields(values); left.length > 0; left = missingFields(values))
    for (const { key, kind } of left)
      values[key] = kind === 'date' ? '2000-01-01' : kind === 'flag' ? 'non' : '1';
  return values;
};

const without = (...parts: string[]): Record<string, string> => {
  const emptied = new Set(
    fileFields.filter(({ part }) => parts.includes(part)).map(({ key }) => key),
  );
  return Object.fromEntries(Object.entries(whole()).filter(([key]) => !emptied.has(key)));
};

it('what lacks in a file is the candidate’s, the centre’s, or the company’s to fill in', () => {
  expect(lackingSides({})).toEqual(['company', 'candidate', 'centre']);
  expect(lackingSides(whole())).toEqual([]);
  expect(lackingSides(without('candidate'))).toContain('candidate');
  expect(lackingSides(without('training', 'costs'))).toContain('centre');
  expect(lackingSides(without('supervisor'))).toEqual(['company']);
});
