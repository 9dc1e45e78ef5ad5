import { sql } from 'kysely';
import type { Queries, Writes } from '../../../platform/database/database.ts';

const calledSo = sql`
  lower(trim(first_name || ' ' || last_name)), lower(trim(last_name || ' ' || first_name)), lower(companies.name)`;

/**
 * A row of a list that was passed over or left out holds the address of whom it is about, or the name where it has none, and no
 * account: whose rows they may be.
 */
const whom = (accountIds: readonly number[]) => sql`(
  select accounts.id, email_key, array[${calledSo}] as names
  from accounts left join companies on companies.account_id = accounts.id
  where accounts.id = any(${[...accountIds]})
) whom`;

const isLeftOut = sql`outcome in ('skipped', 'left_out')`;
const hasAddress = sql`lower(details->>'email') = email_key`;
const hasName = sql`nullif(details->>'name', '') is not null and lower(details->>'name') = any(names)`;

/** A namesake's goes as well: it says nothing by which they could be told apart. */
export const forgetImportedRows = async (
  tx: Writes,
  accountIds: readonly number[],
): Promise<void> => {
  await sql`
    delete from import_rows using ${whom(accountIds)}
    where ${isLeftOut} and (${hasAddress} or ${hasName})`.execute(tx);
};

export interface LeftOutRow {
  created_at: Date;
  file_name: string;
  line: number;
  details: { email?: string; name?: string; reason?: string };
}

/** Those of one account: by the address, or by the name where no address is told and nobody else is called so. */
export const findLeftOutRows = async (db: Queries, accountId: number): Promise<LeftOutRow[]> => {
  const { rows } = await sql<LeftOutRow>`
    select imports.created_at, file_name, line, details
    from import_rows join imports on imports.id = import_id, ${whom([accountId])}
    where ${isLeftOut} and (${hasAddress} or coalesce(details->>'email', '') = '' and ${hasName} and not exists (
      select from accounts other left join companies on companies.account_id = other.id
      where other.id <> whom.id and lower(details->>'name') in (${calledSo})
    ))
    order by imports.created_at, line`.execute(db);
  return rows;
};
