import type { Answer } from '@tandem/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { api } from '../../../platform/api/client.ts';
import { useUnsaved } from '../../../platform/router/unsaved.ts';
import {
  DraftSaver,
  type DraftConflict,
  type DraftNews,
} from '../../../platform/drafts/draft-saver.ts';

export type ContractFileAnswer = Answer<'GET /contract/file/{matchId}/'>;

export interface ContractDraft {
  matchId: number;
  values: Readonly<Record<string, string>>;
  /** Fields that hold what is known from elsewhere, and nobody has typed in yet. */
  isProposed: (key: string) => boolean;
  /** How a number ends that is stored and not shown. */
  hidden: Readonly<Record<string, string>>;
  set: (key: string, value: string) => void;
  news: DraftNews;
  settle: (conflict: DraftConflict, keep: 'mine' | 'theirs') => void;
  /** Takes what is known from elsewhere as typed. */
  keepProposed: () => void;
  /** Resolves when all is saved; false where something could not be. */
  flush: () => Promise<boolean>;
}

interface DraftInput {
  matchId: number;
  file: ContractFileAnswer;
  /** The match has changed so that nothing can be saved any more. */
  onClosed: (error: unknown) => void;
  /** Reads the file again, when another tab has saved something. */
  reread: () => Promise<ContractFileAnswer | undefined>;
}

const nothing: DraftNews = { state: 'saved', conflicts: new Map(), faults: {}, savedAt: null };

const textOf = (record: Partial<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(record).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );

/** The latest of a function, for effects that are set up once. */
const useLatest = <Value>(value: Value) => {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
};

/** The contract file of a match as one types in it: saved by itself, merged with what others save. */
export const useContractDraft = ({
  matchId,
  file,
  onClosed,
  reread,
}: DraftInput): ContractDraft => {
  const [values, setValues] = useState<Record<string, string>>(() => ({
    ...textOf(file.proposed),
    ...textOf(file.values),
  }));
  const [news, setNews] = useState(nothing);
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [saver] = useState(
    () =>
      new DraftSaver({
        seen: { ...textOf(file.values), ...textOf(file.hidden) },
        send: (changes) =>
          api('PUT /contract/file/{matchId}/', { params: { matchId }, body: { changes } }),
      }),
  );
  const outside = useLatest({ onClosed, reread });
  useEffect(() => {
    // Tells the other tabs of this browser that something was saved, and hears of theirs.
    const tabs = new BroadcastChannel(`contract-file-${matchId}`);
    const takeTheirs = async () => {
      const fresh = await outside.current.reread();
      if (fresh) setValues((before) => ({ ...before, ...saver.absorb(textOf(fresh.values)) }));
    };
    tabs.addEventListener('message', () => void takeTheirs());
    saver.listen({
      onNews: setNews,
      onSaved: () => tabs.postMessage('saved'),
      onClosed: (error) => outside.current.onClosed(error),
    });
    return () => {
      saver.listen(null);
      tabs.close();
    };
  }, [matchId, outside, saver]);
  useEffect(() => {
    const retry = () => void saver.flush();
    window.addEventListener('online', retry);
    return () => {
      window.removeEventListener('online', retry);
      // What was typed last is on its way when the form is closed.
      void saver.flush().finally(() => saver.stop());
    };
  }, [saver]);
  useUnsaved(useCallback(() => saver.hasPending, [saver]));
  const isProposed = (key: string): boolean =>
    !touched.has(key) && file.values[key] === undefined && file.proposed[key] !== undefined;
  return {
    matchId,
    values,
    isProposed,
    keepProposed: () => {
      for (const key of Object.keys(file.proposed).filter(isProposed))
        saver.note(key, values[key] ?? '');
    },
    hidden: textOf(file.hidden),
    news,
    set: (key, value) => {
      setTouched((before) => new Set(before).add(key));
      setValues((before) => ({ ...before, [key]: value }));
      saver.note(key, value);
    },
    settle: ({ key, value }, keep) => {
      if (keep === 'theirs') setValues((before) => ({ ...before, [key]: value }));
      saver.settle(key, keep);
    },
    flush: () => saver.flush(),
  };
};
