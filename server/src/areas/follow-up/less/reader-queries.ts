import {
  sideTopics,
  staffTopics,
  tutorTopics,
  type Topic,
} from '@tandem/domain/follow-up/settings/topics';
import { isStaff } from '@tandem/domain/accounts/roles';
import type { Queries } from '../../../platform/database/database.ts';
import { findTutorReader, muteTutor } from '../../needs/index.ts';

/** Whoever holds a link of a message: an account's, or a tutor, who has none. */
export interface LessReader {
  reader: 'account' | 'staff' | 'tutor';
  /** What they may switch off, and what of it is. */
  topics: readonly Topic[];
  muted: Topic[];
}

export const findReader = async (db: Queries, token: string): Promise<LessReader | undefined> => {
  const account = await db
    .selectFrom('follow_up_readers')
    .innerJoin('accounts', 'accounts.id', 'follow_up_readers.account_id')
    .select(['muted', 'kind'])
    .where('token', '=', token)
    .executeTakeFirst();
  if (account) {
    const [reader, topics] = isStaff(account.kind)
      ? (['staff', staffTopics] as const)
      : (['account', sideTopics] as const);
    return { reader, topics, muted: topics.filter((topic) => account.muted.includes(topic)) };
  }
  const tutor = await findTutorReader(db, token);
  return tutor && { reader: 'tutor', topics: tutorTopics, muted: tutor.muted ? ['reminders'] : [] };
};

/** Switches off what of `muted` may be; answers who holds the token, or undefined where nobody does. */
export const setMuted = async (
  db: Queries,
  token: string,
  muted: readonly Topic[],
): Promise<LessReader | undefined> => {
  const found = await findReader(db, token);
  if (!found) return undefined;
  const chosen = found.topics.filter((topic) => muted.includes(topic));
  if (found.reader === 'tutor') await muteTutor(db, token, chosen.includes('reminders'));
  else
    await db
      .updateTable('follow_up_readers')
      .set({ muted: chosen })
      .where('token', '=', token)
      .execute();
  return { ...found, muted: chosen };
};
