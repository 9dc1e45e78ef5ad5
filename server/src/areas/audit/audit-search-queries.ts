import type { AuditAction } from '@tandem/domain/audit/audit-log';
import { sql } from 'kysely';
import type { Queries } from '../../platform/database/database.ts';
import { containing } from '../../platform/database/containing.ts';
import type { Page } from '../../platform/database/page.ts';

export interface AuditLogFilter {
  /** Part of a name or an address, or the number of an account. */
  person?: string | null | undefined;
  actor?: string | null | undefined;
  deed?: AuditAction | undefined;
  since: Date | null;
  /** The first moment that no longer counts. */
  until: Date | null;
}

/** As a deleted account is shown and as one would type it: its number is all that is left of it. */
const accountNumber = /^(?:n\s*°\s*)?(\d{1,9})$/i;

/** The accounts that a text may mean. */
const findMeant = async (db: Queries, text: string): Promise<number[]> => {
  const pattern = containing(text.trim());
  const rows = await db
    .selectFrom('accounts')
    .leftJoin('companies', 'companies.account_id', 'accounts.id')
    .select('accounts.id')
    .where((e) =>
      e.or([
        e(sql<string>`accounts.first_name || ' ' || accounts.last_name`, 'ilike', pattern),
        e(sql<string>`accounts.last_name || ' ' || accounts.first_name`, 'ilike', pattern),
        e('accounts.email', 'ilike', pattern),
        e('companies.name', 'ilike', pattern),
      ]),
    )
    .execute();
  const ids = rows.map(({ id }) => id);
  const [, typed] = accountNumber.exec(text.trim()) ?? [];
  return typed === undefined ? ids : [...ids, Number(typed)];
};

/** The keys for programs that a text may mean. */
const findMeantKeys = async (db: Queries, text: string): Promise<number[]> => {
  const rows = await db
    .selectFrom('machine_keys')
    .select('id')
    .where('name', 'ilike', containing(text.trim()))
    .execute();
  return rows.map(({ id }) => id);
};

const filtered = async (
  db: Queries,
  { person, actor, deed: auditAction, since, until }: AuditLogFilter,
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

const nameOf = (account: string, company: string) =>
  sql<string | null>`case
    when ${sql.ref(`${company}.name`)} is not null then ${sql.ref(`${company}.name`)}
    else trim(${sql.ref(`${account}.first_name`)} || ' ' || ${sql.ref(`${account}.last_name`)})
  end`;

/** Newest first, with the names that the accounts have now. */
export const findAuditLog = async (db: Queries, filter: AuditLogFilter, page: Page) => {
  let lines = (await filtered(db, filter)).selectAll().orderBy('at', 'desc').orderBy('id', 'desc');
  if (page.limit !== undefined) lines = lines.limit(page.limit);
  if (page.offset !== undefined) lines = lines.offset(page.offset);
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
      .orderBy('line.at', 'desc')
      .orderBy('line.id', 'desc')
      .execute()
  );
};
