import { createHash } from 'node:crypto';
import type { ContractKey } from '@tandem/contract';
import type { SignedInActor } from '../call.ts';

/** For whoever presses again once they were told that no answer came. */
const keptMs = 600_000;
/** The oldest gives way, and is done again if it comes again. */
const most = 500;

/** What is done anew however often it is asked for, of what has changed since; and what a screen sends by itself, which is no deed. */
const passing: ReadonlySet<ContractKey> = new Set<ContractKey>([
  'POST /launch_matching/',
  'POST /imports/check/',
  'POST /contract/agreement-template/preview/',
  'POST /matches/{id}/reading/',
  'POST /matches/{id}/messages/read/',
]);

const isKey = (given: unknown): given is string =>
  typeof given === 'string' && /^[\w-]{16,64}$/.test(given);

const hashOf = (words: unknown): string =>
  createHash('sha256').update(JSON.stringify(words)).digest('base64');

interface Sent {
  call: ContractKey;
  url: string;
  /** As the client chose it; without one nothing is remembered. */
  key: unknown;
  body: unknown;
}

interface Done {
  at: number;
  /** Whose it is, and of which record or list. */
  place: string;
  answer: Promise<unknown>;
}

/** `/api/notes/12` and the list that it stands in; of what has no record the list alone. */
const placesOf = (accountId: number, { call, url }: Sent): readonly string[] => {
  const parts = (url.split('?')[0] ?? '').split('/');
  const list = `${accountId} ${parts.slice(0, 3).join('/')}`;
  return call.includes('{') ? [`${list}/${parts[3]}`, list] : [list];
};

/**
 * Has what somebody sends again under the same key, as its answer was lost or a button was pressed twice, done once and answered as
 * the first time. Of the same account and word for word alone, and only while they do nothing else with that record: what was done, undone and is
 * done again is another deed. What failed is tried anew. Answers stay in the memory of the process, as some hold what is shown once and
 * stored nowhere.
 */
export const openSentOnce = (now: () => Date) => {
  const kept = new Map<string, Done>();
  return async (
    actor: SignedInActor | null,
    sent: Sent,
    run: () => Promise<unknown>,
  ): Promise<unknown> => {
    const { call, url, key, body } = sent;
    if (!actor || call.startsWith('GET ') || passing.has(call)) return run();
    const isNamed = isKey(key) && call.startsWith('POST ');
    const name = isNamed ? hashOf([actor.accountId, call, url, key, body ?? null]) : null;
    const at = now().getTime();
    const places = placesOf(actor.accountId, sent);
    const [place = ''] = places;
    for (const [one, done] of kept) {
      const isAnother = one !== name && places.length > 1 && places.includes(done.place);
      if (at - done.at >= keptMs || isAnother) kept.delete(one);
    }
    if (name === null) return run();
    const before = kept.get(name);
    if (before) return before.answer;
    const [oldest] = kept.keys();
    if (kept.size >= most && oldest !== undefined) kept.delete(oldest);
    const answer = run();
    kept.set(name, { at, place, answer });
    try {
      return await answer;
    } catch (error) {
      if (kept.get(name)?.answer === answer) kept.delete(name);
      throw error;
    }
  };
};
