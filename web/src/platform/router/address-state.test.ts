import { expect, test } from 'vitest';
import { readState, writeState } from './address-state.ts';

const defaults = { q: '', status: '', sort: 'name' };

test('what the address leaves out is as usual', () => {
  expect(readState('?q=%C3%A9lo&other=1', defaults)).toEqual({
    q: 'élo',
    status: '',
    sort: 'name',
  });
});

test('only what differs stands in the address', () => {
  expect(writeState('', { q: 'Élo', status: '', sort: 'name' }, defaults)).toBe('?q=%C3%89lo');
  expect(writeState('?q=x', defaults, defaults)).toBe('');
});

test('leaves the rest of the address alone', () => {
  expect(writeState('?open=3', { ...defaults, status: '1' }, defaults)).toBe('?open=3&status=1');
});

test('an empty value that is not the usual one is kept', () => {
  expect(readState(writeState('', { ...defaults, sort: '' }, defaults), defaults).sort).toBe('');
});
