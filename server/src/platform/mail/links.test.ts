import { expect, test } from 'vitest';
import { longPath, matchPath, shortPath } from './links.ts';

test('short addresses lead where the long ones do, and nowhere else', () => {
  for (const path of [matchPath('applicant', 12), matchPath('company', 34), '/meetings?meeting=5'])
    expect(longPath(shortPath(path))).toBe(path);
  expect(shortPath('/applicant/matches?match=12')).toBe('/a/12');
  expect(shortPath('/profile')).toBe('/profile');
  for (const odd of ['/a/', '/a/x', '/b/1', '/a/1/2', '/a/1?x=2', '/a/12345678901234567', '//a/1'])
    expect(longPath(odd)).toBe(null);
});
