import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { contract, type ContractKey } from './index.ts';
import { fillPath } from './fill-path.ts';

test('a path without parameters stays as it is', () => {
  expect(fillPath('GET /offers/')).toBe('/offers/');
});

test('each parameter has its place', () => {
  const params = { by: 'offer', id: 12 };
  expect(fillPath('GET /match_applicants/groups/{by}/{id}/', params)).toBe(
    '/match_applicants/groups/offer/12/',
  );
});

test('whatever is filled in stays in its segment', () => {
  const keys = Object.keys(contract) as ContractKey[];
  fc.assert(
    fc.property(fc.constantFrom(...keys), fc.string({ unit: 'grapheme' }), (key, value) => {
      const names = Array.from(key.matchAll(/\{(\w+)\}/g), ([, name = '']) => name);
      const filled = fillPath(key, Object.fromEntries(names.map((name) => [name, value])));
      expect(filled.split('/')).toHaveLength(key.split('/').length);
      expect(filled).not.toMatch(/[?#{}]/);
      const segments = filled.split('/').map(decodeURIComponent);
      expect(segments.filter((one) => one === value).length).toBeGreaterThanOrEqual(names.length);
    }),
  );
});

test('whoever needs another spelling gives it', () => {
  expect(fillPath('GET /download/{filename}/', { filename: 'a/b' }, String)).toBe('/download/a/b/');
});
