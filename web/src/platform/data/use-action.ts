import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ContractKey } from '@tandem/contract';
import { useState } from 'react';
import { notify } from '../notify/notify.ts';
import { reload } from './calls.ts';
import { joinSame } from './join-same.ts';

interface ActionInput<Given, Done> {
  run: (given: Given) => Promise<Done>;
  /** Shown from the start until the end. */
  working?: string;
  /** Shown when it is done; a function where the sentence depends on the answer, null to say nothing. */
  done?: string | ((answer: Done, given: Given) => string | null);
  /** Milliseconds that `done` stays. */
  doneFor?: number;
  /** Shown when it fails; a function where the sentence depends on the failure or what it was of. */
  failed: string | ((error: Error, given: Given) => string);
  /** The reason of a failure is shown where it was asked for, so that the toast leaves it out. */
  reasonInPlace?: boolean;
  /** The calls whose answers it changes. */
  changes?: readonly ContractKey[];
  onDone?: (answer: Done, given: Given) => void;
  onFailed?: (error: Error, given: Given) => void;
}

export interface Action<Given, Done> {
  /** Does it; the second click of a double click joins the first. */
  mutateAsync: (given: Given) => Promise<Done>;
  /** The same, for who does not wait. */
  mutate: (given: Given) => void;
  isPending: boolean;
  /** What it was last asked for. */
  variables: Given | undefined;
  /** Why it failed when it was last tried. */
  error: Error | null;
  /** Forgets how the last try went. */
  reset: () => void;
}

/** Something that a button does: says so in toasts, then has the lists that it changed read again. */
export const useAction = <Given = void, Done = unknown>({
  run,
  working,
  done,
  doneFor,
  failed,
  reasonInPlace = false,
  changes = [],
  onDone,
  onFailed,
}: ActionInput<Given, Done>): Action<Given, Done> => {
  const client = useQueryClient();
  const [once] = useState(() => joinSame<Given, Done>());
  const { mutateAsync, isPending, variables, error, reset } = useMutation({
    mutationFn: run,
    onMutate: () => (working ? notify.loading(working) : undefined),
    onSuccess: async (answer, given, toast) => {
      const sentence = typeof done === 'function' ? done(answer, given) : done;
      const place = toast ? { id: toast } : {};
      if (sentence) notify.success(sentence, { ...place, ...(doneFor && { duration: doneFor }) });
      else if (toast) notify.dismiss(toast);
      onDone?.(answer, given);
      await reload(client, ...changes);
    },
    onError: (error, given, toast) => {
      const sentence = typeof failed === 'function' ? failed(error, given) : failed;
      notify.failure(sentence, reasonInPlace ? null : error, toast ? { id: toast } : {});
      onFailed?.(error, given);
    },
  });
  const act = (given: Given): Promise<Done> => once(given, mutateAsync);
  return {
    mutateAsync: act,
    // A failure has been told in a toast.
    mutate: (given) => void act(given).catch(() => undefined),
    isPending,
    variables,
    error,
    reset,
  };
};
