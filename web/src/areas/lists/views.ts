import type { Answer } from '@tandem/contract';
import { callQuery } from '../../platform/data/calls.ts';

export type View = Answer<'GET /views/'>['items'][number];
export type ViewedList = View['list'];

export const savedViews = callQuery('GET /views/');

const paths: Record<ViewedList, string> = {
  candidates: '/dashboard/applicant-management',
  companies: '/dashboard/company-management',
  needs: '/dashboard/besoins',
  matches: '/dashboard/offer-management',
  contract_files: '/dashboard/dossiers',
  meetings: '/dashboard/rendez-vous',
  journal: '/dashboard/journal',
};

/** The school year that one looks at: it goes along from screen to screen, and is no part of a view. */
const stays = 'session';

/** Where a view is seen, in the school year of the address that one comes from. */
export const viewPath = ({ list, query }: Pick<View, 'list' | 'query'>, from = ''): string => {
  const wanted = new URLSearchParams(query);
  const session = new URLSearchParams(from).get(stays);
  if (session !== null) wanted.set(stays, session);
  return wanted.size === 0 ? paths[list] : `${paths[list]}?${wanted}`;
};

/** What is open on a list: a view of it says what one looks for, not what one looks at. */
const open = ['group', 'match'];

/** What a view keeps of an address: neither the school year nor what is open. */
export const viewQuery = (search: string): string => {
  const query = new URLSearchParams(search);
  for (const key of [stays, ...open]) query.delete(key);
  query.sort();
  return query.toString();
};
