import {
  auditActionsOf,
  type AuditAction,
  type AuditActionKind,
} from '@tandem/domain/audit/audit-log';
import { sql, type RawBuilder } from 'kysely';
import type { Queries } from '../../platform/database/database.ts';
import { hasText } from '../../platform/database/queries/containing.ts';
import type { Page } from '../../platform/database/queries/page.ts';
import { namedAccounts, nameOf, sortedBy, type AuditLogSort } from './audit-order.ts';

interface SortedPage extends Page {
  sort: AuditLogSort;
}

export interface AuditLogFilter {
  /** Part of a name or an address, or the number of an account. */
  person?: string | null | undefined;
  actor?: string | null | undefined;
  deed?: AuditAction | undefined;
  kind?: AuditActionKind | undefined;
  since: Date | null;
  /** The first moment that no longer counts. */
  until: Date | null;
}

/** As a deleted account is shown and as one would type it: its number is all that is left of it. */
const accountNumber = /^(?:n\s*°\s*)?(\d{1,9})$/i;

/** The accounts that a text may mean. */
const findMeant = async (db: Queries, text: string): Promise<number[]> => {
  const typed = text.trim();
  const rows = await db
    .selectFrom('accounts')
    .leftJoin('companies', 'companies.account_id', 'accounts.id')
    .select('accounts.id')
    .where((e) =>
      e.or([
        hasText(sql`accounts.first_name || ' ' || accounts.last_name`, typed),
        hasText(sql`accounts.last_name || ' ' || accounts.first_name`, typed),
        hasText('accounts.email', typed),
        hasText('companies.name', typed),
      ]),
    )
    .execute();
  const ids = rows.map(({ id }) => id);
  const [, number] = accountNumber.exec(typed) ?? [];
  return number === undefined ? ids : [...ids, Number(number)];
};

/** The keys for programs that a text may mean. */
const findMeantKeys = async (db: Queries, text: string): Promise<number[]> => {
  const rows = await db
    .selectFrom('machine_keys')
    .select('id')
    .where(hasText('name', text.trim()))
    .execute();
  return rows.map(({ id }) => id);
};

const filtered = async (
  db: Queries,
  { person, actor, deed: auditAction, kind, since, until }: AuditLogFilter,
) => {
  const persons = person ? await findMeant(db, person) : null;
  const actors = actor ? await findMeant(db, actor) : null;
  let lines = db.selectFrom('journal');
  // The indexes without a person hold one line for a list, not one for each of those whom it names.
  if (persons) lines = lines.where((e) => e('person_id', '=', e.fn.any(e.val(persons))));
  else lines = lines.where(sql<boolean>`(list is null or person_id is null)`);
  if (actor && actors) {
    const machines = await findMeantKeys(db, actor);
    lines = lines.where((e) =>
      e.or([
        e.and([e('actor_id', '=', e.fn.any(e.val(actors))), e('actor_role', '!=', 'machine')]),
        e.and([e('actor_id', '=', e.fn.any(e.val(machines))), e('actor_role', '=', 'machine')]),
      ]),
    );
  }
  if (auditAction) lines = lines.where('deed', '=', auditAction);
  if (kind) lines = lines.where((e) => e('deed', '=', e.fn.any(e.val(auditActionsOf(kind)))));
  if (since) lines = lines.where('at', '>=', since);
  if (until) lines = lines.where('at', '<', until);
  return lines;
};

export const countAuditLog = async (db: Queries, filter: AuditLogFilter): Promise<number> => {
  const lines = await filtered(db, filter);
  const { total } = await lines
    .select((e) => e.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
};

/** The newest first of those that are alike, or the oldest where that is what they are sorted by. */
const inOrder = (sort: AuditLogSort, table: string): RawBuilder<unknown> => {
  const falling = sort.startsWith('-');
  if (sort === 'at') return sql`${sql.ref(`${table}.at`)}, ${sql.ref(`${table}.id`)}`;
  const newest = sql`${sql.ref(`${table}.at`)} desc, ${sql.ref(`${table}.id`)} desc`;
  if (sort === '-at') return newest;
  return sql`${sql.ref(`${table}.sorted_by`)} ${sql.raw(falling ? 'desc' : 'asc')} nulls last, ${newest}`;
};

/** Lines with what they are sorted by, those of one page. */
const findPage = async (
  db: Queries,
  filter: AuditLogFilter,
  { sort, limit, offset }: SortedPage,
) => {
  const sorted = sortedBy(sort);
  const kept = db
    .selectFrom((await filtered(db, filter)).selectAll().as('kept'))
    .leftJoin(namedAccounts(db).as('named'), (join) => join.on(sorted.join))
    .selectAll('kept')
    .select(sorted.by.as('sorted_by'));
  let lines = db.selectFrom(kept.as('found')).selectAll().orderBy(inOrder(sort, 'found'));
  if (limit !== undefined) lines = lines.limit(limit);
  if (offset !== undefined) lines = lines.offset(offset);
  return lines;
};

/** With the names that the accounts have now. */
export const findAuditLog = async (db: Queries, filter: AuditLogFilter, page: SortedPage) => {
  const lines = await findPage(db, filter, page);
  return (
    db
      .selectFrom(lines.as('line'))
      // The number of a program's key is no account's.
      .leftJoin('accounts as actors', (join) =>
        join.onRef('actors.id', '=', 'line.actor_id').on('line.actor_role', '!=', 'machine'),
      )
      .leftJoin('companies as actor_companies', 'actor_companies.account_id', 'actors.id')
      .leftJoin('machine_keys', (join) =>
        join.onRef('machine_keys.id', '=', 'line.actor_id').on('line.actor_role', '=', 'machine'),
      )
      .leftJoin('accounts as persons', 'persons.id', 'line.person_id')
      .leftJoin('companies as person_companies', 'person_companies.account_id', 'line.person_id')
      .selectAll('line')
      .select([
        'actors.email as actor_email',
        'persons.email as person_email',
        sql<
          string | null
        >`coalesce(${sql.ref('machine_keys.name')}, ${nameOf('actors', 'actor_companies')})`.as(
          'actor_name',
        ),
        nameOf('persons', 'person_companies').as('person_name'),
      ])
      .orderBy(inOrder(page.sort, 'line'))
      .execute()
  );
};
