// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { dropDrafts, dropGone, dropOldWords, keepField, keptFields } from './device-drafts.ts';
import { keepWords, wordsLeft } from './kept-words.ts';

const zoe = 'zoe@exemple.fr';
const begun = { comment: '', tell: false };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('words that were not sent are there again, those that are as they began are not kept', () => {
  keepWords(zoe, '/matches/12/refusal', { comment: 'Trop loin', tell: false }, begun);
  expect(wordsLeft(zoe, '/matches/12/refusal', begun)).toEqual({ comment: 'Trop loin' });
  expect(wordsLeft(zoe, '/matches/13/refusal', begun)).toEqual({});
  keepWords(zoe, '/matches/12/refusal', begun, begun);
  expect(localStorage.length).toBe(0);
});

test('words typed over what somebody else has changed meanwhile are not put over it', () => {
  const seen = { email: 'a@exemple.fr', phone: '' };
  keepWords(zoe, '/follow-up/people/5/correction', { email: 'b@exemple.fr', phone: '06' }, seen);
  expect(
    wordsLeft(zoe, '/follow-up/people/5/correction', { ...seen, email: 'c@exemple.fr' }),
  ).toEqual({ phone: '06' });
});

test('words about a record that the server no longer has end with it, and all at a sign-out', () => {
  const words = { ...begun, comment: 'Trop loin' };
  const gone = ['/follow-up/people/5/note', '/follow-up/people/5/correction'];
  const others = ['/follow-up/people/51/note', '/matches/5/refusal', '/forums/new'];
  for (const name of [...gone, ...others]) keepWords(zoe, name, words, begun);
  dropGone('https://tandem.exemple.fr/api/forums/5/meetings/5/');
  dropGone('https://tandem.exemple.fr/api/follow-up/people/5/');
  const left = (name: string) => wordsLeft(zoe, name, begun).comment;
  expect(gone.map(left)).toEqual([undefined, undefined]);
  expect(others.map(left)).toEqual(['Trop loin', 'Trop loin', 'Trop loin']);
  dropDrafts(null);
  expect(localStorage.length).toBe(0);
});

test('words about a record that nobody goes on with end by themselves after thirty days', () => {
  const words = { ...begun, comment: 'Trop loin' };
  keepWords(zoe, '/matches/12/refusal', words, begun);
  keepField(zoe, 'candidate-sheet', 'city', { value: 'Brest', seen: '' });
  const [now, day] = [Date.now(), 86_400_000];
  dropOldWords(now + 29 * day, true);
  expect(wordsLeft(zoe, '/matches/12/refusal', begun)).toEqual({ comment: 'Trop loin' });
  dropOldWords(now + 31 * day, true);
  expect(wordsLeft(zoe, '/matches/12/refusal', begun)).toEqual({});
  // A sheet that is typed without a network waits for it.
  expect(keptFields(zoe, 'candidate-sheet')).toEqual({ city: { value: 'Brest', seen: '' } });
  // Where the sign-in was ended elsewhere, nobody may come back to it.
  dropOldWords(now + 29 * day, false);
  expect(keptFields(zoe, 'candidate-sheet')).toEqual({ city: { value: 'Brest', seen: '' } });
  dropOldWords(now + 31 * day, false);
  expect(localStorage.length).toBe(0);
});
