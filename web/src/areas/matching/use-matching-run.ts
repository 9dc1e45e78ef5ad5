import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Answer } from '@tandem/contract';
import { useEffect, useRef, useState } from 'react';
import { api, ApiError } from '../../platform/api/client.ts';
import { callQuery, reload } from '../../platform/data/calls.ts';
import { dedupeInFlight } from '../../platform/data/dedupe-in-flight.ts';
import { runMessages as messages } from './messages.ts';
import { notify } from '../../platform/notify/notify.ts';

export type Run = Answer<'GET /launch_matching/'>;

/** How often the state of a run is read, in milliseconds: while it runs, and to notice one that others launch. */
const pace = { running: 800, idle: 15_000 } as const;

const runQuery = callQuery('GET /launch_matching/');

/** What a run changes. */
const scoredCalls = [
  'GET /formation-statistics/',
  'GET /formation-statistics/report/',
  'GET /formation-statistics/candidates/',
  'GET /match_applicants/groups/',
  'GET /lists/matches/',
  'GET /match_cards/groups/{by}/{id}/',
] as const;

/**
 * The current or last run, wherever it was launched, and how to launch one. Its end is told in every tab that saw it
 * running, and the statistics are read again.
 */
export const useMatchingRun = () => {
  const client = useQueryClient();
  /** The toast of a launch whose outcome is not known yet. */
  const launching = useRef<string | null>(null);
  const [once] = useState(() => dedupeInFlight<void, Run>());
  const seen = useRef<Run | undefined>(undefined);

  const launch = useMutation({
    mutationFn: () => api('POST /launch_matching/'),
    onMutate: () => {
      launching.current = notify.loading(messages.launching);
    },
    onSuccess: async (run) => {
      // What was asked for before this answer is older than it.
      await client.cancelQueries({ queryKey: runQuery.queryKey });
      if (run.state === 'running' && launching.current) {
        notify.info(messages.goesOn, { id: launching.current });
        launching.current = null;
      }
      client.setQueryData<Run>(runQuery.queryKey, run);
    },
    onError: (error) => {
      // A run that has failed is told when its state is read.
      const runFailed = error instanceof ApiError && error.code === 'matching_failed';
      if (!runFailed && launching.current) {
        notify.failure(messages.failed, error, { id: launching.current });
        launching.current = null;
      }
      void client.invalidateQueries({ queryKey: runQuery.queryKey });
    },
  });

  const stop = useMutation({
    mutationFn: () => api('DELETE /launch_matching/'),
    onSuccess: async (run) => {
      await client.cancelQueries({ queryKey: runQuery.queryKey });
      client.setQueryData<Run>(runQuery.queryKey, run);
    },
    onError: (error) => notify.failure(messages.stopFailed, error),
  });

  const run = useQuery({
    ...runQuery,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      launch.isPending || data?.state === 'running' ? pace.running : pace.idle,
  });

  const { data } = run;
  useEffect(() => {
    const before = seen.current;
    seen.current = data;
    if (!data || !before || data.state === 'running') return;
    if (data.finished_at === before.finished_at && before.state !== 'running') return;
    const toast = launching.current;
    launching.current = null;
    if (toast !== null || before.state === 'running') {
      const place = toast === null ? {} : { id: toast };
      if (data.state === 'done') notify.success(messages.done, place);
      else if (data.state === 'cancelled') notify.info(messages.stopped, place);
      else notify.error(messages.failed, place);
    }
    void reload(client, ...scoredCalls);
  }, [data, client]);

  return {
    run,
    running: launch.isPending || data?.state === 'running',
    // A failure has been told in a toast.
    launch: () => void once(undefined, launch.mutateAsync).catch(() => undefined),
    stop: () => stop.mutate(),
    stopping: stop.isPending,
  };
};
