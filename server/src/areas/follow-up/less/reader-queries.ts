import { topicKeys, tutorTopics, type Topic } from '@tandem/domain/follow-up/settings/topics';
import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import { isTutorMuted } from '../facts/tutor-reach.ts';

/** Whoever holds a link of a message: an account's, or that of a need's tutor, who has none. */
export interface LessReader {
  reader: 'account' | 'tutor';
  /** What they may switch off, and what of it is. */
  topics: readonly Topic[];
  muted: Topic[];
}

export const findReader = async (db: Queries, token: string): Promise<LessReader | undefined> => {
  const account = await db
    .selectFrom('follow_up_readers')
    .select('muted')
    .where('token', '=', token)
    .executeTakeFirst();
  if (account)
    return {
      reader: 'account',
      topics: topicKeys,
      muted: topicKeys.filter((topic) => account.muted.includes(topic)),
    };
  const need = await db
    .selectFrom('offers as o')
    .select(isTutorMuted.as('muted'))
    .where('o.token', '=', token)
    .executeTakeFirst();
  return need && { reader: 'tutor', topics: tutorTopics, muted: need.muted ? ['reminders'] : [] };
};

/** Whoever reads that address is written to about all needs that name it, or about none. */
const muteTutor = async (db: Queries, token: string, isMuted: boolean): Promise<void> => {
  await sql`
    with own as materialized (
      select other.id from offers o join offers other
        on other.id = o.id or lower(other.tutor_email) = lower(o.tutor_email)
      where o.token = ${token} order by other.id for no key update of other
    )
    update offers o set tutor_muted = ${isMuted} from own where o.id = own.id`.execute(db);
};

/** Switches off what of `muted` may be; answers who holds the token, or undefined where nobody does. */
export const setMuted = async (
  db: Queries,
  token: string,
  muted: readonly Topic[],
): Promise<LessReader | undefined> => {
  const found = await findReader(db, token);
  if (!found) return undefined;
  if (found.reader === 'tutor') await muteTutor(db, token, muted.includes('reminders'));
  else
    await db
      .updateTable('follow_up_readers')
      .set({ muted: [...muted] })
      .where('token', '=', token)
      .execute();
  return { ...found, muted: found.topics.filter((topic) => muted.includes(topic)) };
};
