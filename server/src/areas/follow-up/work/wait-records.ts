import type { Wait } from '@tandem/domain/follow-up/wait';
import type { Followed } from '../facts/read-follow-up.ts';
import type { Waiting } from './wait-queries.ts';

/** What the need, or the note, that a wait is about is called; of a match whom it is with. */
export const titleOf = (
  { titles, notes }: Pick<Followed, 'titles' | 'notes'>,
  { subject, subjectId }: Wait,
  others: ReadonlyMap<number, string>,
): string | null => {
  if (subject === 'match') return others.get(subjectId) ?? null;
  if (subject === 'need') return titles.get(subjectId) ?? null;
  if (subject !== 'note') return null;
  return notes.find(({ noteId }) => noteId === subjectId)?.title ?? null;
};

/** As its reader is told of it: what they had put off, the other has waited for since before. */
export const ownWaitRecord = (wait: Wait, title: string | null) => ({
  kind: wait.kind,
  subject: wait.subject,
  subject_id: wait.subjectId,
  title,
  count: wait.count,
  since: (wait.putOffFrom ?? wait.since).toISOString(),
  due: wait.due?.toISOString() ?? null,
  limit: wait.limit ?? null,
  over: wait.isOver,
});

type Whose = Omit<Waiting, 'cause' | 'title' | 'contact' | 'phone' | 'tutor'>;

export const waitRecord = (whose: Whose, wait: Wait, title: string | null) => ({
  ...ownWaitRecord(wait, title),
  since: wait.since.toISOString(),
  account_id: whose.accountId,
  side: whose.side,
  record_id: whose.recordId,
  name: whose.name,
  late: wait.isLate,
  sent_count: wait.sentCount,
  last_sent: wait.lastSentAt?.toISOString() ?? null,
  next_at: wait.next?.at.toISOString() ?? null,
  next: wait.next?.what ?? null,
  referent_id: whose.referentId,
});
