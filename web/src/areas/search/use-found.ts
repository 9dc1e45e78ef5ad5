import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callQuery } from '../../platform/data/calls.ts';
import { personPath } from '../follow-up/people/people.ts';
import { findPages, type PageEntry } from './find-pages.ts';
import { searchMessages as messages } from './messages.ts';

/** Milliseconds without a key stroke after which the server is asked. */
const typingPause = 150;

export interface Entry {
  key: string;
  to: string;
  name: string;
  /** What it is, and what tells it from others of the name. */
  hint: string;
}

/** What the box offers: pages at once, people as soon as the server has answered. */
export const useFound = (pages: readonly PageEntry[], typed: string, withPeople: boolean) => {
  const wanted = typed.trim();
  const [settled] = useDebouncedValue(wanted, typingPause);
  const people = useQuery({
    ...callQuery('GET /search/', { query: { q: settled } }),
    enabled: withPeople && settled.length > 1,
    placeholderData: keepPreviousData,
  });
  const isAsked = withPeople && wanted.length > 1;
  const pending = isAsked && !people.isError && (wanted !== settled || people.isFetching);
  const answer = isAsked && !pending ? people.data : undefined;
  const entries: Entry[] = [
    ...findPages(pages, wanted).map(({ to, label }) => ({
      key: to,
      to,
      name: label,
      hint: messages.page,
    })),
    ...(answer?.items ?? []).map((one) => ({
      key: `person-${one.account_id}`,
      to:
        one.kind === 'applicant' || one.kind === 'company'
          ? personPath(one.account_id)
          : `/dashboard/manager-management?q=${encodeURIComponent(one.email)}`,
      name: one.name,
      hint: [
        messages.kinds[one.kind],
        one.town,
        one.name === one.email ? null : one.email,
        one.registered ? null : messages.invited,
      ]
        .filter(Boolean)
        .join(' · '),
    })),
  ];
  return { entries, answer, pending, failed: isAsked && people.isError };
};
