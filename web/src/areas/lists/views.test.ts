import { expect, test } from 'vitest';
import { viewPath, viewQuery } from './views.ts';

test('a view keeps search, filters, order and columns, neither the school year nor what is open', () => {
  expect(viewQuery('?stage=placed&session=3&colonnes=name%2Cphone&q=D%E2%80%99Arc')).toBe(
    'colonnes=name%2Cphone&q=D%E2%80%99Arc&stage=placed',
  );
  expect(viewQuery('?by=none&match=7&group=3')).toBe('by=none');
  expect(viewQuery('')).toBe('');
});

test('two addresses that show the same are one view', () => {
  expect(viewQuery('?b=2&a=1')).toBe(viewQuery('?a=1&b=2'));
});

test('a view is seen where its list is', () => {
  expect(viewPath({ list: 'companies', query: 'stage=silent' })).toBe(
    '/dashboard/company-management?stage=silent',
  );
  expect(viewPath({ list: 'companies', query: 'q=a' }, '?session=3&q=b')).toBe(
    '/dashboard/company-management?q=a&session=3',
  );
  expect(viewPath({ list: 'candidates', query: '' })).toBe('/dashboard/applicant-management');
});
