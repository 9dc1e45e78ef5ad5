import type { AuditAction, AuditLogList } from '@tandem/domain/audit/audit-log';
import type { Role } from '@tandem/domain/accounts/roles';
import { sql } from 'kysely';
import type { Queries } from '../database/database.ts';
import { preparedStatement } from '../database/prepared.ts';

/** One line of the journal. Whose data it is may be said by the account, or by the record that belongs to it. */
export interface AuditLogLine {
  at: Date;
  deed: AuditAction;
  actor_id: number | null;
  actor_role: Role | 'system' | 'command' | 'machine';
  request_id: string;
  account_id?: number;
  applicant_id?: number;
  company_id?: number;
  list?: AuditLogList;
  /** How many items the list had. */
  items?: number;
  /** What was changed, by the names of the API. */
  fields?: readonly string[];
}

const addLines = preparedStatement((db: Queries, { written }: { written: string }) => ({
  compile: () =>
    sql`
    insert into journal
      (at, deed, actor_id, actor_role, request_id, person_id, person_kind, list, items,
        fields)
    select line.at, line.deed, line.actor_id, line.actor_role, line.request_id,
      coalesce(line.account_id, applicants.account_id, companies.account_id), accounts.kind,
      line.list, line.items, line.fields
    from jsonb_to_recordset(${written}::jsonb) as line (
      at timestamptz, deed text, actor_id integer, actor_role text, request_id text,
      account_id integer, applicant_id integer, company_id integer, list text, items integer,
      fields text[]
    )
    left join applicants on applicants.id = line.applicant_id
    left join companies on companies.id = line.company_id
    left join accounts
      on accounts.id = coalesce(line.account_id, applicants.account_id, companies.account_id)
    where accounts.id is not null
      or coalesce(line.account_id, line.applicant_id, line.company_id) is null`.compile(db),
}));

/** Adds lines, in one statement however many they are; none of somebody who is not there. */
export const addAuditLogLines = async (
  db: Queries,
  lines: readonly AuditLogLine[],
): Promise<void> => {
  if (lines.length > 0) await addLines(db, { written: JSON.stringify(lines) });
};

/** When any of these was last done to the data of people, by account. */
export const lastDeeds = async (
  db: Queries,
  accountIds: readonly number[],
  deeds: readonly AuditAction[],
): Promise<Map<number, Date>> => {
  const { rows } = await sql<{ person_id: number; at: Date }>`
    select person_id, max(at) as at from journal
    where person_id = any(${[...accountIds]}) and deed = any(${[...deeds]})
    group by person_id`.execute(db);
  return new Map(rows.map(({ person_id: id, at }) => [id, at]));
};
