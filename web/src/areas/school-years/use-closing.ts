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

/** A list may have been read before the job that hands on had done what the figures, read at the same time, tell as done. */
const isOnItsWay = (rows: readonly Row[] | undefined): boolean =>
  rows?.some(({ carried }) => carried?.waits) ?? false;

/** What a session has, and what it has handed on; each read again while some of it is on its way. */
export const useClosing = (id: number) => {
  const given = { params: { id } };
  const closing = useQuery({
    ...callQuery('GET /sessions/{id}/closing/', given),
    refetchInterval: ({ state: { data } }) => (data && data.carried.waiting > 0 ? rereadMs : false),
  });
  const waiting = closing.data?.carried.waiting ?? 0;
  const rereadOf = ({ state: { data } }: { state: { data: readonly Row[] | undefined } }) =>
    waiting > 0 || isOnItsWay(data) ? rereadMs : false;
  return {
    closing,
    candidates: useQuery({
      ...callQuery('GET /sessions/{id}/closing/candidates/', given),
      refetchInterval: rereadOf,
    }),
    needs: useQuery({
      ...callQuery('GET /sessions/{id}/closing/needs/', given),
      refetchInterval: rereadOf,
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
