import type { Wait } from '@tandem/domain/follow-up/wait';
import { waitKindKeys } from '@tandem/domain/follow-up/wait-kinds';
import type { Handler } from '../../handler.ts';
import { pageOf } from '../../../platform/database/page.ts';
import { readFollowUp, type Followed } from '../facts/read-follow-up.ts';
import { scopeOf } from './scope.ts';

const titleOf = ({ titles, notes }: Followed, { subject, subjectId }: Wait): string | null => {
  if (subject === 'need') return titles.get(subjectId) ?? null;
  if (subject !== 'note') return null;
  return notes.find(({ noteId }) => noteId === subjectId)?.title ?? null;
};

export const ownWaitRecord = (person: Followed, wait: Wait) => ({
  kind: wait.kind,
  subject: wait.subject,
  subject_id: wait.subjectId,
  title: titleOf(person, wait),
  count: wait.count,
  since: wait.since.toISOString(),
  due: wait.due?.toISOString() ?? null,
  limit: wait.limit ?? null,
  over: wait.isOver,
});

export const waitRecord = ({ person, wait }: { person: Followed; wait: Wait }) => ({
  ...ownWaitRecord(person, wait),
  account_id: person.accountId,
  side: person.side,
  record_id: person.recordId,
  name: person.name,
  late: wait.isLate,
  sent_count: wait.sentCount,
  last_sent: wait.lastSentAt?.toISOString() ?? null,
  next_at: wait.next?.at.toISOString() ?? null,
  next: wait.next?.what ?? null,
  referent_id: person.referentId,
});

/** What the staff must see to, by kind: how many, and since when the oldest waits. */
export const countWork: Handler<'GET /follow-up/work/', 'db' | 'now'> = async (
  { db, now },
  { actor, query },
) => {
  const isInScope = await scopeOf(db.read, actor, query.scope);
  const { people } = await readFollowUp(db.read, now());
  const late = people.flatMap((person) =>
    person.waits.filter((wait) => wait.isLate && isInScope(person, wait)),
  );
  const byKind = Map.groupBy(late, ({ kind }) => kind);
  return {
    kinds: waitKindKeys.flatMap((kind) => {
      const waits = byKind.get(kind) ?? [];
      const oldest = waits.reduce<Date | null>(
        (first, { since }) => (first === null || since < first ? since : first),
        null,
      );
      return oldest ? [{ kind, count: waits.length, oldest: oldest.toISOString() }] : [];
    }),
  };
};

export const listWaits: Handler<'GET /follow-up/waits/', 'db' | 'now'> = async (
  { db, now },
  { actor, query, auditLog },
) => {
  const isInScope = await scopeOf(db.read, actor, query.scope);
  const { people } = await readFollowUp(db.read, now());
  const found = people
    .flatMap((person) => person.waits.map((wait) => ({ person, wait })))
    .filter(({ person, wait }) => isInScope(person, wait))
    .filter(({ wait }) => query.everyone || wait.isLate)
    .filter(({ wait }) => query.kind === undefined || wait.kind === query.kind)
    .toSorted((a, b) => a.wait.since.getTime() - b.wait.since.getTime());
  await auditLog.sawList('candidates', found.length);
  return { total: found.length, items: pageOf(found, query).map(waitRecord) };
};
