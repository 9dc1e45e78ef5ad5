import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DraftConflict, DraftNews } from '../../platform/drafts/draft-news.ts';
import { keepFile, keptFile } from '../../platform/drafts/kept-files.ts';
import { useUnsaved } from '../../platform/router/unsaved.ts';
import type { ServerForm } from '../../ui/forms/use-server-form.ts';
import type { DraftKeeper } from './draft-keeper.ts';
import { textsOf, valuesOf } from '../../platform/drafts/field-texts.ts';

const nothing: DraftNews = { state: 'saved', conflicts: new Map(), faults: {}, savedAt: null };

export interface FormDraft {
  news: DraftNews;
  /** When it was last saved, in milliseconds; null where nothing was. */
  savedAt: number | null;
  /** Nobody is signed in: it stays in this tab. */
  inTab: boolean;
  /** The form began with what was typed before. */
  resumed: boolean;
  /** What was typed before could not be read yet. */
  unread: boolean;
  /** What the label of a field says. */
  labelOf: (key: string) => string;
  settle: (conflict: DraftConflict, keep: 'mine' | 'theirs') => void;
  startOver: () => void;
  /** Goes on with what is typed, without what could not be read. */
  goOnWithout: () => void;
}

type Values = Record<string, unknown>;

/** The file that was chosen stays on this device, too large to be sent at every change. */
const useFileOnDevice = (
  { owner, form: name }: DraftKeeper,
  values: Values,
  take: (given: Values) => void,
) => {
  const field = Object.keys(values).find(
    (key) => values[key] === null || values[key] instanceof File,
  );
  const file = field === undefined ? null : (values[field] as File | null);
  const known = useRef<File | null>(null);
  const restore = useEffectEvent(async () => {
    const kept = field === undefined ? null : await keptFile(owner, name);
    if (!kept || known.current || field === undefined) return;
    known.current = kept;
    take({ [field]: kept });
  });
  useEffect(() => void restore(), []);
  useEffect(() => {
    if (file === known.current) return;
    known.current = file;
    void keepFile(owner, name, file);
  }, [file, owner, name]);
};

/** Leaves for the server when one does: the network is back, the tab is hidden, the form is closed. */
const useDepartures = (keeper: DraftKeeper, onLeft: (() => void) | undefined) => {
  useEffect(() => {
    const { saver } = keeper;
    const retry = () => void saver.flush();
    const onVisibility = () => {
      if (document.visibilityState === 'hidden') retry();
      else void keeper.reread();
    };
    window.addEventListener('online', retry);
    document.addEventListener('visibilitychange', onVisibility);
    // What only this device had.
    if (saver.hasPending) retry();
    return () => {
      window.removeEventListener('online', retry);
      document.removeEventListener('visibilitychange', onVisibility);
      const leave = async () => {
        await saver.flush();
        saver.stop();
        onLeft?.();
      };
      void leave();
    };
  }, [keeper, onLeft]);
};

/** Hears of what other tabs of this browser have kept, and tells them. */
const useOtherTabs = (
  { saver, owner, form, reread }: DraftKeeper,
  onNews: (news: DraftNews) => void,
) => {
  useEffect(() => {
    const tabs = new BroadcastChannel(`draft-${owner}-${form}`);
    tabs.addEventListener('message', () => void reread());
    saver.listen({
      onNews,
      onSaved: () => tabs.postMessage('saved'),
      onClosed: () => undefined,
    });
    return () => {
      saver.listen(null);
      tabs.close();
    };
  }, [saver, owner, form, reread, onNews]);
};

/** Milliseconds after which a draft that could not be read is asked for again. */
const askAgainAfter = 5000;

/** Whether the draft is still to be read; asks for it until it is there. */
const useUnread = (keeper: DraftKeeper) => {
  const [unread, setUnread] = useState(keeper.unread);
  useEffect(() => {
    if (!unread) return undefined;
    const again = () => void keeper.reread();
    const timer = setInterval(again, askAgainAfter);
    window.addEventListener('online', again);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', again);
    };
  }, [keeper, unread]);
  return [unread, setUnread] as const;
};

/** Notes what is typed, and shows what was typed before or elsewhere. */
const useTyping = <FormValues extends Values>(
  keeper: DraftKeeper,
  form: ServerForm<FormValues>,
) => {
  const { saver } = keeper;
  const [resumed, setResumed] = useState(false);
  const known = useRef(new Map(Object.entries(textsOf(form.values))));
  const begun = useRef(false);

  const show = (texts: Readonly<Record<string, string>>) => {
    for (const [key, text] of Object.entries(texts)) known.current.set(key, text);
    form.setValues(valuesOf(texts, form.values));
  };
  const resume = (typed: Readonly<Record<string, string>>) => {
    const isOther = ([key, text]: [string, string]) => known.current.get(key) !== text;
    if (!Object.entries(typed).some(isOther)) return;
    begun.current = true;
    setResumed(true);
    show(typed);
  };
  const begin = useEffectEvent(() => resume(keeper.typed));
  useEffect(() => begin(), []);
  const [unread, setUnread] = useUnread(keeper);
  const takeAnew = useEffectEvent<Parameters<DraftKeeper['onRead']>[0] & object>(
    ({ fresh, atLast }) => {
      setUnread(false);
      if (atLast) resume(fresh);
      else show(fresh);
    },
  );
  useEffect(() => {
    keeper.onRead(takeAnew);
    return () => keeper.onRead(null);
  }, [keeper]);

  useEffect(() => {
    // What a form fills in by itself before anybody has typed is no draft.
    if (form.dirty) begun.current = true;
    for (const [key, text] of Object.entries(textsOf(form.values))) {
      if (known.current.get(key) === text) continue;
      known.current.set(key, text);
      if (begun.current) saver.note(key, text);
    }
  }, [form.values, form.dirty, saver]);

  const startOver = () => {
    setResumed(false);
    setUnread(false);
    begun.current = false;
    void keeper.startOver();
    form.restart();
  };
  const goOnWithout = () => {
    setUnread(false);
    keeper.goOnWithout();
  };
  return { resumed, unread, show, startOver, goOnWithout };
};

const labelIn = (form: HTMLFormElement | null, key: string): string => {
  const labels = form?.querySelector<HTMLInputElement>(`[name="${key}"]`)?.labels;
  return labels?.[0]?.textContent.replace(/\s*\*$/, '') ?? '';
};

/**
 * A form as one types in it: kept by itself, merged with what other tabs and devices have kept. `onLeft`, one and the same
 * at each drawing, hears that it was shut and that the server has what it held.
 */
export const useFormDraft = <FormValues extends Values>(
  keeper: DraftKeeper,
  form: ServerForm<FormValues>,
  onLeft?: () => void,
): FormDraft => {
  const { saver, owner } = keeper;
  const [news, setNews] = useState(nothing);
  const { resumed, unread, show, startOver, goOnWithout } = useTyping(keeper, form);
  useOtherTabs(keeper, setNews);
  useDepartures(keeper, onLeft);
  useFileOnDevice(keeper, form.values, (given) => form.setValues(given as Partial<FormValues>));
  useUnsaved(useCallback(() => owner !== '' && saver.hasUnsaved, [owner, saver]));
  return {
    news,
    savedAt: news.savedAt ?? (keeper.savedAt === null ? null : Date.parse(keeper.savedAt)),
    inTab: owner === '',
    resumed,
    unread,
    labelOf: (key) => labelIn(form.ref.current, key),
    settle: ({ key, value }, keep) => {
      if (keep === 'theirs') show({ [key]: value });
      saver.settle(key, keep);
    },
    startOver,
    goOnWithout,
  };
};
