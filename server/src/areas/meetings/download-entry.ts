import { isStaff } from '@tandem/domain/accounts/roles';
import { Failure } from '@tandem/domain/errors';
import { orNotFound } from '../../platform/http/or-not-found.ts';
import { calendarFile, calendarOf, findMeeting } from '../calendar/index.ts';
import type { Handler } from '../handler.ts';
import { findOwnMatch } from '../matches/index.ts';

/** For whoever's mail program does not take the invitation. */
export const downloadEntry: Handler<'GET /meetings/{id}/entry/', 'config' | 'db'> = async (
  { db, config },
  { actor, params },
) => {
  const meeting = orNotFound(await findMeeting(db.read, params.id));
  await findOwnMatch(db.read, actor, meeting.matchId);
  if (meeting.state !== 'planned') throw new Failure('not_found');
  const { kind } = actor;
  const reader = isStaff(kind) ? 'staff' : kind === 'company' ? 'company' : 'applicant';
  return calendarFile(
    calendarOf(config, [meeting], () => reader),
    'rendez-vous.ics',
  );
};
