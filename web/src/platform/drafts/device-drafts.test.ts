// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { dropDrafts, dropForm, keepField, keptFields } from './device-drafts.ts';

const zoe = 'zoe@exemple.fr';
const brest = { value: 'Brest', seen: '' };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('what the server does not have yet is there again, for its owner and its form alone', () => {
  keepField(zoe, 'contact', 'city', brest);
  keepField(zoe, 'contact', 'phone', { value: '06', seen: '' });
  expect(keptFields(zoe, 'contact')).toEqual({ city: brest, phone: { value: '06', seen: '' } });
  expect([keptFields('max@exemple.fr', 'contact'), keptFields(zoe, 'need')]).toEqual([{}, {}]);
  keepField(zoe, 'contact', 'phone', null);
  expect(keptFields(zoe, 'contact')).toEqual({ city: brest });
  dropForm(zoe, 'contact');
  expect(localStorage.length).toBe(0);
});

test('nobody’s is kept in the tab alone', () => {
  keepField('', 'contact', 'message', brest);
  expect(localStorage.length).toBe(0);
  expect(keptFields('', 'contact')).toEqual({ message: brest });
});

test('a sign-out drops all, a sign-in what is of others', () => {
  localStorage.setItem('theme', 'dark');
  keepField(zoe, 'contact', 'city', brest);
  keepField('max@exemple.fr', 'contact', 'city', brest);
  dropDrafts(zoe);
  expect(keptFields(zoe, 'contact')).toEqual({ city: brest });
  expect(keptFields('max@exemple.fr', 'contact')).toEqual({});
  dropDrafts(null);
  expect(Object.keys(localStorage)).toEqual(['theme']);
});

test.each(['{', 'null', '3', '[]', '{"city":4}', '{"city":{"value":4,"seen":""}}'])(
  '%s in the storage counts as nothing',
  (kept) => {
    localStorage.setItem(`draft:${zoe}:contact`, kept);
    expect(keptFields(zoe, 'contact')).toEqual({});
  },
);

test('a browser that lets nothing be kept holds up no form', () => {
  vi.stubGlobal('localStorage', undefined);
  keepField(zoe, 'contact', 'message', { value: 'Bonjour', seen: '' });
  expect(keptFields(zoe, 'contact')).toEqual({});
  dropDrafts(null);
  vi.unstubAllGlobals();
});
