import { formatShortDay } from '../../../platform/format/dates.ts';
import type { Match, MatchView } from '../match.ts';
import { awaitedMessages as messages } from './messages.ts';
import { dotted } from '../../../ui/dotted.ts';

type Awaited = NonNullable<Match['awaited']>;

interface Words {
  read: (day: string) => string;
  unread: string;
  due: (day: string) => string;
  late: (day: string) => string;
}

const toCandidate = ({ read_on, unread, due_on, late }: Awaited, words: Words): string[] => [
  ...(read_on ? [words.read(formatShortDay(read_on))] : []),
  ...(unread ? [words.unread] : []),
  ...(due_on ? [words[late ? 'late' : 'due'](formatShortDay(due_on))] : []),
];

/** For the line of a list; empty where nothing is known. */
export const awaitedInShort = (awaited: Awaited): string => {
  const [first = '', ...rest] = toCandidate(awaited, messages.short);
  return dotted([first.charAt(0).toUpperCase() + first.slice(1), ...rest]);
};

const toCompany = ({ due_on, late }: Awaited): string => {
  if (!due_on) return messages.seen;
  return messages[late ? 'seenLate' : 'seenDue'](formatShortDay(due_on));
};

/** What a match says of the answer that it waits for, to the side that reads it; the staff have their own lists. */
export const awaitedSentence = (
  awaited: Awaited | null,
  view: MatchView,
  company: string,
): string => {
  if (!awaited || view === 'admin') return '';
  if (view === 'company') return toCompany(awaited);
  return toCandidate(awaited, {
    ...messages,
    read: (day) => messages.read(company, day),
    unread: messages.unread(company),
  }).join(' ');
};
