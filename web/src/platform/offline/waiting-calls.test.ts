// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import {
  endWaiting,
  forgetOldWaiting,
  giveUp,
  refuse,
  wait,
  waitingAnswers,
  type Given,
  type WaitingAnswer,
} from './waiting-calls.ts';

const owner = 'zoe@exemple.fr';
let clock = 0;

const waiting = (call: Given['call'], match = 7): WaitingAnswer => {
  const answer = { match, call, said: call.key, about: 'Zoé', at: (clock += 1) };
  wait(owner, answer);
  return answer;
};

const move = (action: 0 | 1 | 2): Given['call'] => ({
  key: 'POST /matches/{id}/',
  body: { action },
});
const day: Given['call'] = {
  key: 'PUT /matches/{id}/mark/',
  body: { later_until: '2026-12-03' },
};
const listed: Given['call'] = { key: 'PUT /matches/{id}/mark/', body: { shortlisted: true } };
const message: Given['call'] = {
  key: 'POST /matches/{id}/messages/',
  body: { text: 'Bonjour' },
};
const take = (meeting: number): Given['call'] => ({
  key: 'POST /meetings/{id}/take/',
  meeting,
  body: { moment: '2026-12-03T09:00:00.000Z' },
});

const keys = () => waitingAnswers(owner).map(({ call }) => call);

beforeEach(() => localStorage.clear());

test('of a match the last answer counts, with the day that goes with it; every message stays', () => {
  for (const call of [move(2), day, listed, message, take(1), take(2), message]) waiting(call);
  expect(keys()).toEqual([move(2), day, listed, message, take(1), take(2), message]);
  waiting(move(1));
  waiting(take(1));
  waiting(move(2), 8);
  expect(keys()).toEqual([listed, message, take(2), message, move(1), take(1), move(2)]);
});

test('what is answered while the answer before is on its way is not taken for sent', () => {
  const first = waiting(move(1));
  const second = waiting(move(2));
  endWaiting(owner, first);
  refuse(owner, first, 'Trop tard.');
  expect(waitingAnswers(owner)).toEqual([second]);
});

test('a day goes with the answer that is given up or refused, and stays behind one that is sent', () => {
  for (const [end, left] of [
    [giveUp, []],
    [endWaiting, [day]],
  ] as const) {
    const answer = waiting(move(2));
    waiting(day);
    end(owner, answer);
    expect(keys()).toEqual(left);
  }
  const answer = waiting(move(2));
  waiting(day);
  refuse(owner, answer, 'Trop tard.');
  expect(waitingAnswers(owner)).toEqual([{ ...answer, refused: 'Trop tard.' }]);
});

test('what nobody may come back to ends after its time, and what waits for who is signed in once it was told', () => {
  const [old, refused] = [waiting(move(1)), waiting(move(1), 8)];
  refuse(owner, refused, 'Trop tard.');
  const young = waiting(move(1), 9);
  forgetOldWaiting(young.at, true);
  expect(waitingAnswers(owner)).toEqual([old, young]);
  forgetOldWaiting(young.at, false);
  expect(waitingAnswers(owner)).toEqual([young]);
});
