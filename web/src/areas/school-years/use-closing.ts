import type { Answer } from '@tandem/contract';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../platform/data/calls.ts';

export type Closing = Answer<'GET /sessions/{id}/closing/'>;
export type LeavingCandidate = Answer<'GET /sessions/{id}/closing/candidates/'>[number];
export type LeavingNeed = Answer<'GET /sessions/{id}/closing/needs/'>[number];

/** What is shown again while a session hands on. */
const rereadMs = 1500;

interface Row {
  carried: { waits: boolean } | null;
}

/**
 * In how many milliseconds a list is read again, with so many still waiting by the figures; false where nothing is on its way. It may
 * have been read before the job that hands on had done what the figures, read at the same time, tell as done.
 */
export const rereadIn = (waiting: number, rows: readonly Row[] | undefined): number | false =>
  waiting > 0 || rows?.some(({ carried }) => carried?.waits) ? rereadMs : false;

/** What a session has, and what it has handed on; each read again while some of it is on its way. */
export const useClosing = (id: number) => {
  const given = { params: { id } };
  const closing = useQuery({
    ...callQuery('GET /sessions/{id}/closing/', given),
    refetchInterval: ({ state: { data } }) => (data && data.carried.waiting > 0 ? rereadMs : false),
  });
  const waiting = closing.data?.carried.waiting ?? 0;
  return {
    closing,
    candidates: useQuery({
      ...callQuery('GET /sessions/{id}/closing/candidates/', given),
      refetchInterval: ({ state: { data } }) => rereadIn(waiting, data),
    }),
    needs: useQuery({
      ...callQuery('GET /sessions/{id}/closing/needs/', given),
      refetchInterval: ({ state: { data } }) => rereadIn(waiting, data),
    }),
  };
};

/** Whose answers change when a session is closed or hands on. */
export const changedByClosing = [
  'GET /sessions/{id}/closing/',
  'GET /sessions/{id}/closing/candidates/',
  'GET /sessions/{id}/closing/needs/',
  'GET /school_years/',
] as const;
