import type { Answer } from '@tandem/contract';
import { derivedValues } from '@tandem/domain/contracts/file/derived';
import { deliveredFigures } from '@tandem/domain/contracts/pay/delivered-figures';
import type { Finding } from '@tandem/domain/contracts/finding';
import type { Known } from '@tandem/domain/contracts/rules/rule';
import { isMark, markOf } from '@tandem/domain/contracts/part-links/mark';
import { useCallback, useEffect, useState, type RefObject } from 'react';
import { useLatest } from '../../../platform/data/use-latest.ts';
import { api } from '../../../platform/api/client.ts';
import { useUnsaved } from '../../../platform/router/unsaved.ts';
import { figureOf } from '../simulator/figure-of.ts';
import { useWritten } from './use-written.ts';
import { DraftSaver } from '../../../platform/drafts/draft-saver.ts';
import type {
  DraftConflict,
  DraftNews,
  DraftAnswer,
  DraftChange,
} from '../../../platform/drafts/draft-news.ts';

export type ContractFileAnswer = Answer<'GET /contract/file/{matchId}/'>;

/** Fields as one types in them: saved by themselves, merged with what others save. */
export interface Draft {
  values: Readonly<Record<string, string>>;
  /** Fields that hold what is known from elsewhere, and nobody has typed in yet. */
  isProposed: (key: string) => boolean;
  /** How a number ends that is stored and not shown. */
  hidden: Readonly<Record<string, string>>;
  /** Who has filled in a field whose value is not shown; null where nobody has. */
  filledBy: (key: string) => string | null;
  set: (key: string, value: string) => void;
  news: DraftNews;
  settle: (conflict: DraftConflict, keep: 'mine' | 'theirs') => void;
  /** Takes what is known from elsewhere as typed. */
  keepProposed: () => void;
  /** Resolves when all is saved; false where something could not be. */
  flush: () => Promise<boolean>;
  /** Shows what others have saved meanwhile, where nothing is being typed. */
  lookAgain: () => Promise<void>;
}

export interface ContractDraft extends Draft {
  matchId: number;
  /** Its reader may take out what social security numbers stand in. */
  mayReadNumbers: boolean;
  /** What the rules read beside the file. */
  known: Known;
  /** Whom the company has named as a tutor before. */
  tutors: ContractFileAnswer['known']['tutors'];
  /** What they say of numbers that are stored and not shown, and by files that are not. */
  sealedFindings: readonly Finding[];
  /** Who has written what stands in each field, and when. */
  written: ContractFileAnswer['written'];
}

/** What a social security number is held against, and what files that are not shown are. */
const besideUnshown =
  /_nir$|_birthdate$|_sex$|_birth_department$|supervisor_email$|^contract_(?:start|end|kind)$/;

/** What is there when one begins. */
interface DraftBegin {
  values: Partial<Record<string, string>>;
  hidden: Partial<Record<string, string>>;
  proposed: Partial<Record<string, string>>;
  /** Fields that others have filled in, whose values are not shown. */
  others: Partial<Record<string, { by: string; at: string }>>;
}

interface DraftOf<Begin> {
  /** Tells the other tabs of this browser that show the same. */
  channel: string;
  begin: Begin;
  send: (changes: DraftChange[]) => Promise<DraftAnswer>;
  /** The match has changed so that nothing can be saved any more. */
  onClosed: (error: unknown) => void;
  /** Reads the file again, when another tab has saved something. */
  reread: () => Promise<Begin | undefined>;
  /** What follows for empty fields from those that are filled in. */
  derive?: (values: Readonly<Record<string, string>>) => Record<string, string>;
}

const nothing: DraftNews = { state: 'saved', conflicts: new Map(), faults: {}, savedAt: null };

const nothingDerived = (): Record<string, string> => ({});

const textOf = (record: Partial<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(record).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );

/** What stands for the values that are not shown, so that writing over them says that one knows of them. */
const marksOf = (others: DraftBegin['others']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(others).flatMap(([key, who]) => (who ? [[key, markOf(who)]] : [])),
  );

/** Sends again when the network is back, and what was typed last when the form is closed. */
const useSending = (saver: DraftSaver): void => {
  useEffect(() => {
    const retry = () => void saver.flush();
    window.addEventListener('online', retry);
    return () => {
      window.removeEventListener('online', retry);
      void saver.flush().finally(() => saver.stop());
    };
  }, [saver]);
  useUnsaved(useCallback(() => saver.hasUnsaved, [saver]));
};

interface Hearing {
  channel: string;
  outside: RefObject<{ onClosed: (error: unknown) => void }>;
  setNews: (news: DraftNews) => void;
  lookAgain: () => Promise<void>;
}

/** Tells the other tabs of this browser that something was saved, and hears of theirs. */
const useNews = (saver: DraftSaver, { channel, outside, setNews, lookAgain }: Hearing): void => {
  useEffect(() => {
    const tabs = new BroadcastChannel(channel);
    tabs.addEventListener('message', () => void lookAgain());
    saver.listen({
      onNews: setNews,
      onSaved: () => tabs.postMessage('saved'),
      onClosed: (error) => outside.current.onClosed(error),
    });
    return () => {
      saver.listen(null);
      tabs.close();
    };
  }, [channel, lookAgain, outside, saver, setNews]);
};

export const useDraft = <Begin extends DraftBegin>({
  channel,
  begin,
  send,
  onClosed,
  reread,
  derive = nothingDerived,
}: DraftOf<Begin>): Draft => {
  const [values, setValues] = useState<Record<string, string>>(() => ({
    ...textOf(begin.proposed),
    ...textOf(begin.values),
  }));
  const [news, setNews] = useState(nothing);
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const outside = useLatest({ onClosed, reread, send });
  const [saver] = useState(
    () =>
      new DraftSaver({
        seen: { ...textOf(begin.values), ...textOf(begin.hidden), ...marksOf(begin.others) },
        send: (changes) => outside.current.send(changes),
      }),
  );
  const lookAgain = useCallback(async () => {
    const fresh = await outside.current.reread();
    if (fresh) setValues((before) => ({ ...before, ...saver.absorb(textOf(fresh.values)) }));
  }, [outside, saver]);
  useNews(saver, { channel, outside, setNews, lookAgain });
  useSending(saver);
  const derived = Object.fromEntries(
    Object.entries(derive(values)).filter(([key]) => !touched.has(key) && !begin.hidden[key]),
  );
  const shown = { ...values, ...derived };
  const isProposed = (key: string): boolean =>
    key in derived ||
    (!touched.has(key) && begin.values[key] === undefined && begin.proposed[key] !== undefined);
  return {
    values: shown,
    isProposed,
    keepProposed: () => {
      for (const key of Object.keys({ ...begin.proposed, ...derived }).filter(isProposed))
        saver.note(key, shown[key] ?? '');
      setValues((before) => ({ ...before, ...derived }));
    },
    hidden: textOf(begin.hidden),
    filledBy: (key) => begin.others[key]?.by ?? null,
    news,
    set: (key, value) => {
      setTouched((before) => new Set(before).add(key));
      setValues((before) => ({ ...before, [key]: value }));
      saver.note(key, value);
    },
    settle: ({ key, value }, keep) => {
      const theirs = isMark(value) ? '' : value;
      if (keep === 'theirs') setValues((before) => ({ ...before, [key]: theirs }));
      saver.settle(key, keep);
    },
    flush: () => saver.flush(),
    lookAgain,
  };
};

interface ContractDraftInput extends Pick<DraftOf<ContractFileAnswer>, 'onClosed' | 'reread'> {
  matchId: number;
  file: ContractFileAnswer;
}

/** The contract file of a match as one types in it. */
export const useContractDraft = ({
  matchId,
  file,
  onClosed,
  reread,
}: ContractDraftInput): ContractDraft => {
  const { written, noteSaved } = useWritten(file.written);
  const figures = [...deliveredFigures, ...file.known.figures.map(figureOf)];
  const draft = useDraft({
    channel: `contract-file-${matchId}`,
    begin: { ...file, others: {} },
    send: async (changes) => {
      const saved = await api('PUT /contract/file/{matchId}/', {
        params: { matchId },
        body: { changes },
      });
      noteSaved(saved.saved);
      if (changes.some(({ key }) => besideUnshown.test(key))) void reread();
      return saved;
    },
    onClosed,
    reread: async () => {
      const fresh = await reread();
      return fresh && { ...fresh, others: {} };
    },
    derive: file.may_change ? (values) => derivedValues(values, figures) : nothingDerived,
  });
  return {
    ...draft,
    matchId,
    mayReadNumbers: file.may_read_numbers,
    known: {
      figures,
      accompanied: file.known.accompanied,
      others: file.known.others.map(({ broken_on: brokenOn, weekly_minutes, ...days }) => ({
        ...days,
        brokenOn,
        weeklyMinutes: weekly_minutes,
      })),
      brokenOn: file.known.broken_on,
    },
    tutors: file.known.tutors,
    sealedFindings: file.sealed_findings,
    written,
  };
};
