import type { Answer } from '@tandem/contract';
import { queryOptions } from '@tanstack/react-query';
import { apiList } from '../../platform/api/client.ts';

/** Rows of one answer: few enough to come within the time limit of a call, however long the list is. */
const pageSize = 2000;

interface Page<Items> {
  items: Items;
  total: number;
}

/** Reads a list that may be long piece by piece; answers the pieces. */
const readPages = async <Items>(
  read: (page: { limit: number; offset: number }) => Promise<Page<Items>>,
): Promise<Items[]> => {
  const first = await read({ limit: pageSize, offset: 0 });
  const pieces = [first.items];
  for (let offset = pageSize; offset < first.total; offset += pageSize)
    pieces.push((await read({ limit: pageSize, offset })).items);
  return pieces;
};

/** A row that moved to the next piece meanwhile came twice. */
const eachOnce = <Row extends { id: number }>(pieces: readonly (readonly Row[])[]): Row[] => [
  ...new Map(pieces.flat().map((row) => [row.id, row])).values(),
];

/** Key of a list read whole; `reload` finds it by its call. */
const wholeKey = (key: string) => [key, {}, 'all pages'];

export type RegisteredApplicant = Answer<'GET /applicant/'>[number];
export type InvitedApplicant = Answer<'GET /temp-applicants/'>[number];

interface Sent {
  email_sent: boolean;
  email_error: string | null;
  created_at: string;
}

const freshMs = 120_000;
const soonMs = 4000;
/** Longer lists are not read again and again. */
const fewRows = 2 * pageSize;

/** Milliseconds until a list is read again, while invitations that were just made are on their way; false otherwise. */
const whileSending = (rows: readonly Sent[]): number | false => {
  if (rows.length > fewRows) return false;
  const now = Date.now();
  const isOnItsWay = ({ email_sent: sent, email_error: error, created_at: created }: Sent) =>
    !sent && error === null && now - Date.parse(created) < freshMs;
  return rows.some(isOnItsWay) && soonMs;
};

export const allApplicants = queryOptions({
  queryKey: wholeKey('GET /applicant/'),
  queryFn: async ({ signal }): Promise<RegisteredApplicant[]> =>
    eachOnce(await readPages((query) => apiList('GET /applicant/', { query, signal }))),
});

export const allInvitedApplicants = queryOptions({
  queryKey: wholeKey('GET /temp-applicants/'),
  queryFn: async ({ signal }): Promise<InvitedApplicant[]> =>
    eachOnce(await readPages((query) => apiList('GET /temp-applicants/', { query, signal }))),
  refetchInterval: ({ state }) => whileSending(state.data ?? []),
});

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
