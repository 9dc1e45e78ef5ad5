import toast from 'react-hot-toast/headless';
import { ApiError, NetworkError } from '../api/errors.ts';

/** Milliseconds that a toast stays; `loading` stays until it is replaced. The library's limit is 20 at once. */
export const durations = { success: 2000, error: 4000, blank: 4000, long: 10_000 } as const;

interface Options {
  /** Replaces the toast of that id, usually a `loading` one. */
  id?: string;
  duration?: number;
}

/** The reason that can be told beside a screen's own sentence; nothing for what only a developer understands. */
export const reasonOf = (error: unknown): string | null => {
  if (error instanceof NetworkError) return error.message;
  return error instanceof ApiError && error.status < 500 ? error.message : null;
};

/** Who does the same thing ten times in a row is told each time, in one toast: the sentence itself is its id. */
export const notify = {
  success: (sentence: string, options: Options = {}): string =>
    toast.success(sentence, { id: sentence, duration: durations.success, ...options }),

  error: (sentence: string, options: Options = {}): string =>
    toast.error(sentence, { id: sentence, duration: durations.error, ...options }),

  /** A screen's sentence for a failure, with the reason below it where there is one to tell. */
  failure: (sentence: string, error: unknown, options: Options = {}): string => {
    const reason = reasonOf(error);
    const text = reason && reason !== sentence ? `${sentence}\n${reason}` : sentence;
    return notify.error(text, options);
  },

  /** News that is neither good nor bad. */
  info: (sentence: string, options: Options = {}): string =>
    toast(sentence, { id: sentence, duration: durations.blank, ...options }),

  loading: (sentence: string, options: Options = {}): string =>
    toast.loading(sentence, { duration: Infinity, ...options }),

  dismiss: (id: string): void => toast.dismiss(id),
};
