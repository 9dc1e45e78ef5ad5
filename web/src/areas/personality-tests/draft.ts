import { useEffect } from 'react';

export type Answers = Record<string, string>;

const entryOf = (owner: string): string => `test:${owner}`;

/** The answers that were given in this tab and not saved yet; nothing where there are none or the browser keeps nothing. */
export const readDraft = (owner: string): Answers => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(entryOf(owner)) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(
      Object.entries(kept).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      ),
    );
  } catch {
    return {};
  }
};

/** Keeps the answers over a reload of the page; with null there is nothing to keep any more. */
export const useKeptDraft = (owner: string, answers: Answers | null): void => {
  useEffect(() => {
    try {
      if (answers) sessionStorage.setItem(entryOf(owner), JSON.stringify(answers));
      else sessionStorage.removeItem(entryOf(owner));
    } catch {
      // Strict private modes keep nothing: the test is short.
    }
  }, [owner, answers]);
};
