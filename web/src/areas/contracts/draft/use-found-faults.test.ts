// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useFoundFaults } from './use-found-faults.ts';

afterEach(cleanup);

const faults = {
  pay: 'Trop bas.',
  end: 'Avant le début.',
  nir: 'Ne va pas avec un autre dossier.',
};

const begin = () => {
  const { result, rerender } = renderHook(
    ({ values, against }) => useFoundFaults(values, new Set(against)),
    { initialProps: { values: { pay: '1', end: '2', nir: '3' }, against: ['pay', 'end'] } },
  );
  act(() => result.current.find(faults));
  const shown = () => Object.keys(faults).filter((key) => result.current.faultAt(key));
  return { result, rerender, shown };
};

test('a fault stays as long as its field says the same, whoever alone knows of it', () => {
  const { rerender, shown } = begin();
  expect(shown()).toEqual(['pay', 'end', 'nir']);
  rerender({ values: { pay: '1', end: '2', nir: '4' }, against: ['pay', 'end'] });
  expect(shown()).toEqual(['pay', 'end']);
});

test('a fault that was mended in another field, or given its reason, is gone', () => {
  const { rerender, shown } = begin();
  rerender({ values: { pay: '1', end: '2', nir: '3' }, against: ['end'] });
  expect(shown()).toEqual(['end', 'nir']);
});

test('nothing of what was found before is left once it is tried again', () => {
  const { result, shown } = begin();
  act(() => result.current.find({}));
  expect(shown()).toEqual([]);
});
