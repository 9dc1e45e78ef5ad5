import { useQueryClient } from '@tanstack/react-query';
import type { ContractKey } from '@tandem/contract';
import { useRef, useState } from 'react';
import { ApiError } from '../api/errors.ts';
import { reload } from './calls.ts';
import { mapWithConcurrency } from './map-with-concurrency.ts';

export interface EachOutcome<Item, Answer> {
  done: readonly { item: Item; answer: Answer }[];
  /** Those with which it could not be done, with the sentence that says why. */
  leftOut: readonly { item: Item; why: string }[];
}

/** What is wrong with what was sent says more than that something is. */
const reasonOf = (error: unknown): string => {
  const faults = error instanceof ApiError ? Object.values(error.fields) : [];
  if (faults.length > 0) return faults.join(' ');
  return error instanceof Error ? error.message : String(error);
};

interface EachInput<Item, Given, Answer> {
  run: (item: Item, given: Given) => Promise<Answer>;
  /** The calls whose answers it changes. */
  changes: readonly ContractKey[];
}

/** The same done with each of many: how far it is, then what became of each. A second press joins the first. */
export const useEach = <Item, Given, Answer>({ run, changes }: EachInput<Item, Given, Answer>) => {
  const client = useQueryClient();
  const running = useRef(false);
  const [count, setCount] = useState<number | null>(null);
  const [outcome, setOutcome] = useState<EachOutcome<Item, Answer> | null>(null);
  const start = async (items: readonly Item[], given: Given): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setCount(0);
    const answers = new Map<Item, Answer>();
    const { failed } = await mapWithConcurrency(
      items,
      async (item) => answers.set(item, await run(item, given)),
      setCount,
    );
    setOutcome({
      done: [...answers].map(([item, answer]) => ({ item, answer })),
      leftOut: failed.map(({ item, error }) => ({ item, why: reasonOf(error) })),
    });
    setCount(null);
    running.current = false;
    await reload(client, ...changes);
  };
  return {
    start,
    /** How many are dealt with while it runs; null before and after. */
    count,
    outcome,
  };
};
