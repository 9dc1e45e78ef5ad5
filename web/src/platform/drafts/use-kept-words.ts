import { useMemo, useRef, useState } from 'react';
import { useSession } from '../session/session.ts';
import { dropForm } from './device-drafts.ts';
import { keepWords, wordsLeft } from './kept-words.ts';

type Values = Record<string, unknown>;

/**
 * Words that are typed in one go and sent: as they were left on this device, and what keeps them there until they are sent. Those about a
 * record have its path for their name, `/matches/12/refusal`, and end with it; nothing secret is kept.
 */
export const useKeptWords = <Begun extends Values>(form: string, initial: Begun) => {
  const { email: owner } = useSession().user;
  const begun = useRef<Values>(initial);
  const [left] = useState(() => wordsLeft(owner, form, initial));
  const [resumed, setResumed] = useState(Object.keys(left).length > 0);
  const keeping = useMemo(
    () => ({
      keep: (values: Begun) => keepWords(owner, form, values, begun.current),
      /** They have been sent, or are given up: what is typed from now on is typed over these. */
      settle: (values: Begun) => {
        begun.current = values;
        dropForm(owner, form);
        setResumed(false);
      },
    }),
    [owner, form],
  );
  return { left, resumed, ...keeping };
};

/** The same, held where there is no form. */
export const useKeptState = <Begun extends Values>(form: string, initial: Begun) => {
  const { left, resumed, keep, settle } = useKeptWords(form, initial);
  const [values, setValues] = useState<Begun>({ ...initial, ...left });
  return {
    values,
    resumed,
    change: (changed: Partial<Begun>) => {
      const next = { ...values, ...changed };
      setValues(next);
      keep(next);
    },
    startOver: () => {
      settle(initial);
      setValues(initial);
    },
  };
};
