import { useEffect, useEffectEvent } from 'react';
import { keepField, keptFields } from './device-drafts.ts';

/** The form in which one writes to the other side of a match. */
export const messageForm = (match: number): string => `/matches/${match}/message`;

/** The open forms that take words back, by name. */
const open = new Map<string, (words: string) => void>();

/** What was given up, before what has been typed since. */
export const beforeTyped = (words: string, typed: string): string =>
  typed === '' ? words : `${words}\n${typed}`;

/** Puts words that were not sent back into their form: the one that is open, or as it will be when it opens. */
export const returnWords = (
  owner: string,
  { form, field, words }: { form: string; field: string; words: string },
): void => {
  const take = open.get(form);
  if (take) {
    take(words);
    return;
  }
  const { value = '', seen = '' } = keptFields(owner, form)[field] ?? {};
  keepField(owner, form, field, { value: beforeTyped(words, value), seen });
};

/** Has a form take such words as long as it is open. */
export const useReturnedWords = (form: string, take: (words: string) => void): void => {
  const onWords = useEffectEvent(take);
  useEffect(() => {
    open.set(form, (words) => onWords(words));
    return () => {
      open.delete(form);
    };
  }, [form]);
};
