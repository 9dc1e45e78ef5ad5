import type { Answer } from '@tandem/contract';
import { queryOptions } from '@tanstack/react-query';
import { apiList } from '../../platform/api/client.ts';
import { eachOnce, readPages, wholeKey } from '../../platform/data/read-pages.ts';
import { whileSending } from '../invitations/while-sending.ts';

export type Companies = Answer<'GET /companies/'>;

export const allCompanies = queryOptions({
  queryKey: wholeKey('GET /companies/'),
  queryFn: async ({ signal }): Promise<Companies> => {
    const pieces = await readPages((query) => apiList('GET /companies/', { query, signal }));
    return {
      companies: eachOnce(pieces.map(({ companies }) => companies)),
      temp_companies: eachOnce(pieces.map((piece) => piece.temp_companies)),
    };
  },
  refetchInterval: ({ state }) => whileSending(state.data?.temp_companies ?? []),
});
