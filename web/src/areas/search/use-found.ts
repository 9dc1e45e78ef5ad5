import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { noteTitle } from '@tandem/domain/notes/note';
import { callQuery } from '../../platform/data/calls.ts';
import { formatShortDay } from '../../platform/format/dates.ts';
import { personPath } from '../follow-up/people/people.ts';
import { findPages, findProgrammes, type PageEntry } from './find-pages.ts';
import { searchMessages as messages } from './messages.ts';
import { dotted } from '../../ui/dotted.ts';

/** Milliseconds without a key stroke after which the server is asked. */
const typingPause = 150;

export interface Entry {
  key: string;
  to: string;
  name: string;
  /** What it is, and what tells it from others of the name. */
  hint: string;
}

/** So many notes are shown beside the people that are found. */
const mostNotes = 5;

interface Hits {
  total: number;
  forgiving: boolean;
}

/** What only resembles what was typed is left out where the other kind has it as it was typed, or has anything as near. */
const onlyMeant = <People extends Hits, Notes extends Hits>(
  people: People | undefined,
  notes: Notes | undefined,
): [People | undefined, Notes | undefined] => {
  const isMeant = (hits: Hits | undefined) => hits && hits.total > 0 && !hits.forgiving;
  if (people?.forgiving && isMeant(notes)) return [undefined, notes];
  return [people, notes?.forgiving && people && people.total > 0 ? undefined : notes];
};

/** What the box offers: pages at once, people and notes as soon as the server has answered. */
export const useFound = (pages: readonly PageEntry[], typed: string, withPeople: boolean) => {
  const wanted = typed.trim();
  const [settled] = useDebouncedValue(wanted, typingPause);
  const people = useQuery({
    ...callQuery('GET /search/', { query: { q: settled } }),
    enabled: withPeople && settled.length > 1,
    placeholderData: keepPreviousData,
  });
  const notes = useQuery({
    ...callQuery('GET /notes/', { query: { q: settled, limit: mostNotes } }),
    enabled: withPeople && settled.length > 1,
    placeholderData: keepPreviousData,
  });
  const isAsked = withPeople && wanted.length > 1;
  const programmes = useQuery({ ...callQuery('GET /formations/'), enabled: isAsked });
  const isReading = people.isFetching || notes.isFetching;
  const failed = people.isError || notes.isError;
  const pending = isAsked && !failed && (wanted !== settled || isReading);
  const settledAnswers = isAsked && !pending && !failed;
  const [whom, what] = settledAnswers ? onlyMeant(people.data, notes.data) : [];
  const entries: Entry[] = [
    ...findPages(pages, wanted).map(({ to, label }) => ({
      key: to,
      to,
      name: label,
      hint: messages.page,
    })),
    ...findProgrammes(isAsked ? (programmes.data ?? []) : [], wanted).map(({ id, name }) => ({
      key: `programme-${id}`,
      to: `/dashboard/applicant-management?formation=${encodeURIComponent(name)}`,
      name,
      hint: messages.programme,
    })),
    ...(whom?.items ?? []).map((one) => ({
      key: `person-${one.account_id}`,
      to:
        one.kind === 'applicant' || one.kind === 'company'
          ? personPath(one.account_id)
          : `/dashboard/manager-management?q=${encodeURIComponent(one.email ?? '')}`,
      name: one.name,
      hint: dotted([
        messages.kinds[one.kind],
        one.town,
        one.name === one.email ? null : one.email,
        one.registered ? null : messages.invited,
      ]),
    })),
    ...(what?.items ?? []).map((one) => ({
      key: `note-${one.id}`,
      to: personPath(one.account_id),
      name: noteTitle(one.text),
      hint: dotted([messages.note, one.about ?? one.name, formatShortDay(one.created_at)]),
    })),
  ];
  return { entries, people: whom, notes: what, pending, failed: isAsked && failed };
};
