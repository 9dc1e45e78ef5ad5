// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { readDraft, useKeptDraft } from './draft.ts';

beforeEach(() => sessionStorage.clear());

test('what was answered is there again, for its owner alone', () => {
  renderHook(() => useKeptDraft('zoe@exemple.fr', { calm: '4' }));
  expect(readDraft('zoe@exemple.fr')).toEqual({ calm: '4' });
  expect(readDraft('max@exemple.fr')).toEqual({});
});

test('nothing is kept once there is nothing to save', () => {
  renderHook(() => useKeptDraft('zoe', { calm: '4' }));
  renderHook(() => useKeptDraft('zoe', null));
  expect(readDraft('zoe')).toEqual({});
});

test.each(['{', 'null', '3', '[]', '{"calm":4}'])('%s in the storage counts as nothing', (kept) => {
  sessionStorage.setItem('test:zoe', kept);
  expect(readDraft('zoe')).toEqual({});
});
