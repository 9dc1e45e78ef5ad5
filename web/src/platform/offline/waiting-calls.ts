import type { Answer, Sent } from '@tandem/contract';
import { api, type Arguments } from '../api/client.ts';
import { newKey } from '../api/requests.ts';

/** What may be answered without a network. Each may arrive twice: the second time it changes nothing. */
type WaitingKey =
  | 'POST /matches/{id}/'
  | 'POST /matches/{id}/withdraw/'
  | 'POST /matches/{id}/undo/'
  | 'PUT /matches/{id}/interest/'
  | 'DELETE /matches/{id}/interest/'
  | 'PUT /matches/{id}/mark/'
  | 'POST /matches/{id}/messages/'
  | 'POST /meetings/{id}/take/';

/** One of them; of a meeting, which of its match. */
type CallOf<Key extends WaitingKey> = {
  key: Key;
  meeting?: number;
} & (Sent<Key>['body'] extends undefined ? { body?: undefined } : { body: Sent<Key>['body'] });

/** What somebody answers. */
export interface Given<Key extends WaitingKey = WaitingKey> {
  match: number;
  call: { [One in Key]: CallOf<One> }[Key];
  /** What the button says, or the words of a message, and of whom or what the match is. */
  said: string;
  about: string;
}

/** The same, as it waits to be sent once there is a network. */
export interface WaitingAnswer extends Given {
  at: number;
  /** Why the server did not take it; it is not sent again. */
  refused?: string;
}

export const sendCall = <Key extends WaitingKey>({
  match,
  call: { key, meeting, body },
}: Given<Key>): Promise<Answer<Key>> =>
  api(key, ...([{ params: { id: meeting ?? match }, body }] as unknown as Arguments<Key>));

/** What sends a message: however often it is tried, it is one. */
export const messageCall = (text: string): CallOf<'POST /matches/{id}/messages/'> => ({
  key: 'POST /matches/{id}/messages/',
  body: { text, key: newKey() },
});

/** Where it is told that it waits. */
export type WaitingKind = 'answer' | 'meeting' | 'message';

export const kindOf = ({ call: { key } }: Given): WaitingKind => {
  if (key === 'POST /meetings/{id}/take/') return 'meeting';
  return key === 'POST /matches/{id}/messages/' ? 'message' : 'answer';
};

/** What counts once of a match: the last answer, the last day it is put off to, the last moment of a meeting; every message does. */
const slotOf = ({ call, at }: WaitingAnswer): string => {
  if (call.key === 'POST /matches/{id}/messages/') return `message ${at}`;
  if (call.key === 'POST /meetings/{id}/take/') return `meeting ${call.meeting}`;
  if (call.key !== 'PUT /matches/{id}/mark/') return 'answer';
  return call.body.later_until === undefined ? 'selection' : 'day';
};

const isOfSlot = (one: WaitingAnswer, other: WaitingAnswer): boolean =>
  one.match === other.match && slotOf(one) === slotOf(other);

const isSame = (one: WaitingAnswer, other: WaitingAnswer): boolean =>
  isOfSlot(one, other) && one.at === other.at;

/** The day that went with an answer ends with it. */
const endsWith = (one: WaitingAnswer, ended: WaitingAnswer): boolean =>
  isOfSlot(one, ended) ||
  (one.match === ended.match && slotOf(ended) === 'answer' && slotOf(one) === 'day');

/** Whether it goes with an answer that still waits, as the day with « Plus tard ». */
export const followsAnswer = (one: WaitingAnswer, all: readonly WaitingAnswer[]): boolean =>
  all.some((other) => other.refused === undefined && !isOfSlot(one, other) && endsWith(one, other));

const prefix = 'waiting:';

const listeners = new Set<() => void>();

const tell = (): void => {
  for (const listener of listeners) listener();
};

const none: readonly WaitingAnswer[] = [];

/** The same list as long as it is the same, as React wants it. */
let last: { text: string; list: readonly WaitingAnswer[] } = { text: '[]', list: none };

/** What waits on this device for the network, of one account, oldest first. */
export const waitingAnswers = (owner: string): readonly WaitingAnswer[] => {
  try {
    const text = localStorage.getItem(prefix + owner) ?? '[]';
    if (text !== last.text) last = { text, list: JSON.parse(text) as WaitingAnswer[] };
    return last.list;
  } catch {
    return none;
  }
};

const write = (owner: string, answers: readonly WaitingAnswer[]): boolean => {
  try {
    if (answers.length === 0) localStorage.removeItem(prefix + owner);
    else localStorage.setItem(prefix + owner, JSON.stringify(answers));
    tell();
    return true;
  } catch {
    return false;
  }
};

/** Keeps an answer until it can be sent, in the place of the one that it replaces. False where this browser keeps nothing. */
export const wait = (owner: string, answer: WaitingAnswer): boolean =>
  write(owner, [...waitingAnswers(owner).filter((one) => !endsWith(one, answer)), answer]);

/** It is sent: what has come in its place meanwhile stays. */
export const endWaiting = (owner: string, answer: WaitingAnswer): boolean =>
  write(
    owner,
    waitingAnswers(owner).filter((one) => !isSame(one, answer)),
  );

/** It is given up, or was refused and read. */
export const giveUp = (owner: string, answer: WaitingAnswer): boolean =>
  write(
    owner,
    waitingAnswers(owner).filter((one) => !endsWith(one, answer)),
  );

/** The server did not take it: it stays, with why, unless something has come in its place. */
export const refuse = (owner: string, answer: WaitingAnswer, refused: string): boolean => {
  const all = waitingAnswers(owner);
  if (!all.some((one) => isSame(one, answer))) return true;
  return write(
    owner,
    all.flatMap((one) => {
      if (isSame(one, answer)) return [{ ...one, refused }];
      return endsWith(one, answer) ? [] : [one];
    }),
  );
};

/** Calls `changed` when something waits or no longer does, here or in another tab; returns what ends that. */
export const onWaiting = (changed: () => void): (() => void) => {
  listeners.add(changed);
  window.addEventListener('storage', changed);
  return () => {
    listeners.delete(changed);
    window.removeEventListener('storage', changed);
  };
};

/**
 * Drops what was answered before this moment, in milliseconds: where nobody is signed in all of it, otherwise what was told
 * already not to be taken.
 */
export const forgetOldWaiting = (before: number, isSignedIn: boolean): void => {
  try {
    for (const entry of Object.keys(localStorage)) {
      if (!entry.startsWith(prefix)) continue;
      const owner = entry.slice(prefix.length);
      const all = waitingAnswers(owner);
      const left = all.filter(
        ({ at, refused }) => at >= before || (isSignedIn && refused === undefined),
      );
      if (left.length < all.length) write(owner, left);
    }
  } catch {
    // Nothing was kept.
  }
};

/** Drops what waits on this device, but for one account. */
export const forgetWaiting = (except: string | null): void => {
  try {
    for (const entry of Object.keys(localStorage))
      if (entry.startsWith(prefix) && entry !== prefix + (except ?? ''))
        localStorage.removeItem(entry);
    tell();
  } catch {
    // Nothing was kept.
  }
};
