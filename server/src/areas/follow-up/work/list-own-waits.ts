import { waitKinds } from '@tandem/domain/follow-up/wait-kinds';
import type { Handler } from '../../handler.ts';
import { readFollowUp } from '../facts/read-follow-up.ts';
import { signingServiceOf } from '../signing-service-of.ts';
import { otherSidesOf } from './other-sides.ts';
import { ownWaitRecord, titleOf } from './wait-records.ts';

/** What only the staff can act on is theirs to see. */
export const listOwnWaits: Handler<'GET /follow-up/own/', 'config' | 'db' | 'now'> = async (
  { config, db, now },
  { actor },
) => {
  const { people } = await readFollowUp(db.read, now(), [actor.accountId]);
  const waits = people.flatMap((person) =>
    person.waits
      .filter(({ kind }) => waitKinds[kind].ask !== null)
      .map((wait) => ({
        ...ownWaitRecord(wait, titleOf(person, wait)),
        manner: wait.manner ?? null,
      })),
  );
  // Of several matches that wait for the same, each is told apart by whom it is with.
  const others = await otherSidesOf(
    db.read,
    actor.kind === 'company' ? 'company' : 'applicant',
    waits.flatMap(({ subject, subject_id: id }) => (subject === 'match' ? [id] : [])),
  );
  return {
    waits: waits.map((wait) =>
      wait.subject === 'match' ? { ...wait, title: others.get(wait.subject_id) ?? null } : wait,
    ),
    signing_service: signingServiceOf(config),
  };
};
