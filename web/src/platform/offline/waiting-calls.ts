import type { Sent } from '@tandem/contract';

/** What somebody answered without a network, as it is sent once there is one. */
export type WaitingCall =
  | { key: 'POST /matches/{id}/'; body: Sent<'POST /matches/{id}/'>['body'] }
  | { key: 'POST /matches/{id}/withdraw/'; body: Sent<'POST /matches/{id}/withdraw/'>['body'] }
  | { key: 'PUT /matches/{id}/interest/' }
  | { key: 'DELETE /matches/{id}/interest/' };

export interface WaitingAnswer {
  match: number;
  call: WaitingCall;
  /** What the button says, and of whom or what the match is. */
  said: string;
  about: string;
  at: number;
  /** Why the server did not take it; it is not sent again. */
  refused?: string;
}

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

const others = (owner: string, match: number): WaitingAnswer[] =>
  waitingAnswers(owner).filter((one) => one.match !== match);

/** Keeps an answer until it can be sent; of one match the last counts. False where this browser keeps nothing. */
export const wait = (owner: string, answer: WaitingAnswer): boolean =>
  write(owner, [...others(owner, answer.match), answer]);

/** Nothing waits any more for a match: sent, or given up. */
export const endWaiting = (owner: string, match: number): boolean =>
  write(owner, others(owner, match));

/** Calls `changed` when something waits or no longer does, here or in another tab; returns what ends that. */
export const onWaiting = (changed: () => void): (() => void) => {
  listeners.add(changed);
  window.addEventListener('storage', changed);
  return () => {
    listeners.delete(changed);
    window.removeEventListener('storage', changed);
  };
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
