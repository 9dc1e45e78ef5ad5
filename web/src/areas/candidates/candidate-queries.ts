import type { Answer } from '@tandem/contract';
import { queryOptions } from '@tanstack/react-query';
import { apiList } from '../../platform/api/client.ts';
import { eachOnce, readPages, wholeKey } from '../../platform/data/read-pages.ts';
import { whileSending } from '../invitations/while-sending.ts';

export type RegisteredCandidate = Answer<'GET /applicant/'>[number];
export type InvitedCandidate = Answer<'GET /temp-applicants/'>[number];

export const allCandidates = queryOptions({
  queryKey: wholeKey('GET /applicant/'),
  queryFn: async ({ signal }): Promise<RegisteredCandidate[]> =>
    eachOnce(await readPages((query) => apiList('GET /applicant/', { query, signal }))),
});

export const allInvitedCandidates = queryOptions({
  queryKey: wholeKey('GET /temp-applicants/'),
  queryFn: async ({ signal }): Promise<InvitedCandidate[]> =>
    eachOnce(await readPages((query) => apiList('GET /temp-applicants/', { query, signal }))),
  refetchInterval: ({ state }) => whileSending(state.data ?? []),
});
