import { waitKinds } from '@tandem/domain/follow-up/wait-kinds';
import type { Handler } from '../../handler.ts';
import { readFollowUp } from '../facts/read-follow-up.ts';
import { ownWaitRecord } from './list-waits.ts';

/** What only the staff can act on is theirs to see. */
export const listOwnWaits: Handler<'GET /follow-up/own/', 'db' | 'now'> = async (
  { db, now },
  { actor },
) => {
  const { people } = await readFollowUp(db.read, now(), [actor.accountId]);
  return {
    waits: people.flatMap((person) =>
      person.waits
        .filter(({ kind }) => waitKinds[kind].ask !== null)
        .map((wait) => ownWaitRecord(person, wait)),
    ),
  };
};
