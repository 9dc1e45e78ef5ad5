import { sql, type RawBuilder } from 'kysely';
import type { Queries, Writes } from '../../platform/database/database.ts';
import { makeSecretToken } from '../../platform/security/tokens.ts';

/** How an address is known here, however it is written: what its reader asked for outlives the needs that name it. */
const hashOf = (address: RawBuilder<string | null>) =>
  sql<string>`encode(sha256(convert_to(lower(${address}), 'UTF8')), 'hex')`;

/** Of the need `o`: whoever reads the address of its tutor has asked, by any mail about any need, for no reminders. */
export const isTutorMuted: RawBuilder<boolean> = sql<boolean>`exists (
  select from tutor_readers where muted and address_hash = ${hashOf(sql`o.tutor_email`)})`;

/** By what whoever reads an address says what they want of it. No company is told: whoever names the address is not its reader. */
export const tutorLessToken = async (tx: Writes, address: string): Promise<string> => {
  const { rows } = await sql<{ token: string }>`
    insert into tutor_readers (address_hash, token)
    values (${hashOf(sql`${address}::text`)}, ${makeSecretToken()})
    on conflict (address_hash) do update set token = tutor_readers.token
    returning token`.execute(tx);
  return rows[0]?.token ?? '';
};

export const findTutorReader = (
  db: Queries,
  token: string,
): Promise<{ muted: boolean } | undefined> =>
  db.selectFrom('tutor_readers').select('muted').where('token', '=', token).executeTakeFirst();

/** Forgets whom no need names any more and who asked for nothing, once no mail is kept that told the link. */
export const deleteIdleTutorReaders = async (tx: Writes): Promise<void> => {
  await sql`
    delete from tutor_readers where not muted
      and not exists (select from offers o where o.tutor_email is not null and ${hashOf(sql`o.tutor_email`)} = address_hash)
      and not exists (select from messages where less_token = tutor_readers.token)`.execute(tx);
};

export const muteTutor = async (db: Queries, token: string, muted: boolean): Promise<void> => {
  await db.updateTable('tutor_readers').set({ muted }).where('token', '=', token).execute();
};
