import { waitKinds } from '@tandem/domain/follow-up/wait-kinds';
import { findKeptOf, keptEnrolmentRecord } from '../../enrolments/index.ts';
import type { Handler } from '../../handler.ts';
import { readFollowUp } from '../facts/read-follow-up.ts';
import { signingServiceOf } from '../signing-service-of.ts';
import { findClosedSession } from './closed-session.ts';
import { matchIdsOf, otherSidesOf } from './other-sides.ts';
import { ownWaitRecord, titleOf } from './wait-records.ts';

/** What only the staff can act on is theirs to see. */
export const listOwnWaits: Handler<'GET /follow-up/own/', 'config' | 'db' | 'now'> = async (
  { config, db, now },
  { actor },
) => {
  const { people } = await readFollowUp(db.read, now(), [actor.accountId]);
  const own = people.flatMap((person) =>
    person.waits
      .filter(({ kind }) => waitKinds[kind].ask !== null)
      .map((wait) => ({ person, wait })),
  );
  const resting = people.flatMap((person) => person.resting);
  // Of several matches that wait for the same, each is told apart by whom it is with.
  const others = await otherSidesOf(db.read, actor.kind === 'company' ? 'company' : 'applicant', [
    matchIdsOf([...own.map(({ wait }) => wait), ...resting]),
  ]);
  const closedSession = await findClosedSession(db.read, actor.accountId);
  const { candidateId } = actor;
  const kept = candidateId === null ? [] : await findKeptOf(db.read, candidateId);
  return {
    waits: own.map(({ person, wait }) => ({
      ...ownWaitRecord(wait, titleOf(person, wait, others)),
      manner: wait.manner ?? null,
    })),
    resting: resting.map(({ subjectId, since, backAt }) => ({
      subject_id: subjectId,
      title: others.get(subjectId) ?? null,
      until: since.toISOString(),
      put_off: backAt !== undefined,
    })),
    ...(closedSession !== undefined && { closed_session: closedSession }),
    ...(kept.length > 0 && {
      kept_enrolments: kept.map((row) => keptEnrolmentRecord(row, actor.kind, now())),
    }),
    signing_service: signingServiceOf(config),
  };
};
