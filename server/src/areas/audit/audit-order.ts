import { auditActionsByLabel, type AuditLogOrder } from '@tandem/domain/audit/audit-log';
import { sql, type RawBuilder } from 'kysely';
import type { Queries } from '../../platform/database/database.ts';

/** Falling with a `-` before it. */
export type AuditLogSort = AuditLogOrder | `-${AuditLogOrder}`;

export const nameOf = (account: string, company: string) =>
  sql<string | null>`case
    when ${sql.ref(`${company}.name`)} is not null then ${sql.ref(`${company}.name`)}
    else trim(${sql.ref(`${account}.first_name`)} || ' ' || ${sql.ref(`${account}.last_name`)})
  end`;

/** Every account with what it is called in the log, by which it is sorted. */
export const namedAccounts = (db: Queries) =>
  db
    .selectFrom('accounts')
    .leftJoin('companies', 'companies.account_id', 'accounts.id')
    .select([
      'accounts.id',
      sql<string>`lower(coalesce(nullif(${nameOf('accounts', 'companies')}, ''), accounts.email))`.as(
        'sorted_name',
      ),
    ]);

/** Whoever is most of the centre first. */
const rolesInOrder = [
  'superuser',
  'staff',
  'company',
  'applicant',
  'visitor',
  'machine',
  'command',
  'system',
];

/** The place of a word in a list, as a text that sorts as the number does; looked up, which is quicker than counting up to it. */
const placeIn = (words: readonly string[], column: string) => {
  const places = words.map((word, place) => [word, String(place).padStart(4, '0')]);
  return sql<
    string | null
  >`${JSON.stringify(Object.fromEntries(places))}::jsonb ->> ${sql.ref(column)}`;
};

interface Sorted {
  /** Which account is looked up for it; none where the order asks for no name. */
  join: RawBuilder<boolean>;
  /** What of a line stands for it in the order; null, last, for deleted accounts and for lists. */
  by: RawBuilder<string | null>;
}

const none = sql<boolean>`false`;
const byName = sql<string | null>`named.sorted_name`;

/** How lines (`kept`) with the accounts that they name (`named`) are sorted. */
const orders: Record<AuditLogOrder, Sorted> = {
  at: { join: none, by: sql<string | null>`null::text` },
  deed: { join: none, by: placeIn(auditActionsByLabel, 'kept.deed') },
  role: { join: none, by: placeIn(rolesInOrder, 'kept.actor_role') },
  // The number of a program's key is no account's.
  who: {
    join: sql<boolean>`named.id = kept.actor_id and kept.actor_role <> 'machine'`,
    by: byName,
  },
  whose: { join: sql<boolean>`named.id = kept.person_id`, by: byName },
};

export const sortedBy = (sort: AuditLogSort): Sorted =>
  orders[sort.replace('-', '') as AuditLogOrder];
