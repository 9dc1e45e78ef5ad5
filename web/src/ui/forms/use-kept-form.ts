import { useEffect } from 'react';
import { isGone } from '../../platform/api/errors.ts';
import { useKeptWords } from '../../platform/drafts/use-kept-words.ts';
import { useServerForm, type ServerForm, type ServerFormInput } from './use-server-form.ts';

export interface KeptServerForm<Values> extends ServerForm<Values> {
  /** It began with what was left in it on this device. */
  resumed: boolean;
  startOver: () => void;
}

/**
 * A form, as of a dialog, whose words are there again after a slip, a reload or a killed tab, until they are sent; its name is one of
 * `useKeptWords`.
 */
export const useKeptForm = <Values extends Record<string, unknown>, Done>(
  name: string,
  { initial, onSent, onFailed, ...input }: Omit<ServerFormInput<Values, Done>, 'guard' | 'keeper'>,
): KeptServerForm<Values> => {
  const { left, resumed, keep, settle } = useKeptWords(name, initial);
  const form = useServerForm({
    ...input,
    initial: { ...initial, ...left },
    guard: false,
    onSent: (answer, values) => {
      settle(values);
      onSent?.(answer, values);
    },
    onFailed: (error) => {
      if (isGone(error)) settle(initial);
      onFailed?.(error);
    },
  });
  const { values } = form;
  useEffect(() => keep(values), [keep, values]);
  const restart = (begin = initial) => {
    settle(begin);
    form.restart(begin);
  };
  return { ...form, restart, resumed, startOver: () => restart() };
};
