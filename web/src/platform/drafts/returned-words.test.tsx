// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { keptFields } from './device-drafts.ts';
import { messageForm, returnWords, useReturnedWords } from './returned-words.ts';

const owner = 'zoe@exemple.fr';
const form = messageForm(7);
const giveUp = (words: string) => returnWords(owner, { form, field: 'text', words });

afterEach(cleanup);

test('words that are given up go into the form that is open, else before what it will begin with', () => {
  const taken: string[] = [];
  const { unmount } = renderHook(() => useReturnedWords(form, (words) => taken.push(words)));
  giveUp('Bonjour');
  expect([taken, keptFields(owner, form)]).toEqual([['Bonjour'], {}]);
  unmount();
  giveUp('À jeudi');
  giveUp('Oui');
  expect(taken).toEqual(['Bonjour']);
  expect(keptFields(owner, form)).toEqual({ text: { value: 'Oui\nÀ jeudi', seen: '' } });
});
