// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { storeTokens } from '../session/sign-in-tokens.ts';
import { keepAnswer, keptAnswer } from './kept-answers.ts';

const at = (path: string): string => `${location.origin}/api${path}`;
const cards = '[{"id":1}]';
const own = '{"user":{"is_staff":false,"is_superuser":false}}';

const signIn = (refresh: string, user = own): void => {
  storeTokens({ access: 'a', refresh });
  keepAnswer(at('/user/'), user);
};

beforeEach(() => {
  storeTokens(null);
  localStorage.clear();
});

test('what somebody reads of their own is there without a network, with its time', () => {
  signIn('of Zoé');
  keepAnswer(at('/match_cards/'), cards, 5);
  expect(keptAnswer(at('/match_cards/'))).toEqual({ at: 5, text: cards });
});

test('a new access token leaves it, a sign-out or another account drops it', () => {
  for (const [next, kept] of [
    [{ access: 'b', refresh: 'of Zoé' }, true],
    [null, false],
    [{ access: 'b', refresh: 'of Max' }, false],
  ] as const) {
    signIn('of Zoé');
    keepAnswer(at('/match_cards/'), cards);
    storeTokens(next);
    expect(keptAnswer(at('/match_cards/')) !== null).toBe(kept);
  }
});

test('of too many the oldest make room', () => {
  signIn('of Zoé');
  for (let id = 1; id <= 70; id += 1) keepAnswer(at(`/matches/${id}/`), `${id}\n`, Date.now() + id);
  expect(keptAnswer(at('/matches/1/'))).toBeNull();
  expect(keptAnswer(at('/matches/70/'))?.text).toBe('70\n');
  expect(Object.keys(localStorage).filter((entry) => entry.startsWith('kept:http'))).toHaveLength(
    61,
  );
});

test('what another sign-in left behind is not read', () => {
  signIn('of Zoé');
  keepAnswer(at('/match_cards/'), cards);
  localStorage.setItem('kept:owner', 'somebody else');
  expect(keptAnswer(at('/match_cards/'))).toBeNull();
});

test('nothing of the staff is kept, nor resumes, exports and what nobody is signed in for', () => {
  signIn('of the centre', '{"user":{"is_staff":true,"is_superuser":false}}');
  keepAnswer(at('/match_cards/'), cards);
  expect(keptAnswer(at('/match_cards/'))).toBeNull();
  signIn('of Zoé');
  for (const path of ['/download/cv.pdf/', '/own-data/', '/token/', '/match_cards/groups/offer/1/'])
    keepAnswer(at(path), cards);
  storeTokens(null);
  keepAnswer(at('/match_cards/'), cards);
  expect(Object.keys(localStorage).filter((entry) => entry.startsWith('kept:http'))).toEqual([]);
});
