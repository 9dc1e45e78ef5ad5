import { Failure } from '@tandem/domain/errors';
import type { SignedInActor } from '../../platform/http/call.ts';
import type { Writes } from '../../platform/database/database.ts';
import {
  addStep,
  findEngagements,
  isTaken,
  lockCalendars,
  replaceMoments,
  tellMeeting,
  updateMeeting,
  type Author,
  type Meeting,
} from '../calendar/index.ts';
import type { Services } from '../services.ts';

/** Gives the two's time to a meeting: of those who take the same moment at the same instant one wins. */
export const planMeeting = async (
  services: Pick<Services, 'config' | 'jobs' | 'now'>,
  tx: Writes,
  { actor, by }: { actor: SignedInActor; by: Author },
  meeting: Meeting,
  startsAt: Date,
): Promise<void> => {
  const now = services.now();
  const { companyId, applicant_id: candidateId } = meeting;
  await lockCalendars(tx, { companyId, candidateId });
  const engagements = await findEngagements(
    tx,
    { candidateIds: [candidateId], companyIds: [companyId] },
    now,
  );
  if (isTaken(meeting, engagements, startsAt)) throw new Failure('moment_taken');
  const changes = {
    state: 'planned' as const,
    waits_for: null,
    starts_at: startsAt,
    agreed_at: now,
    reminded_at: null,
    told_starts_at: startsAt,
    changed_at: now,
  };
  await updateMeeting(tx, meeting.id, changes);
  await replaceMoments(tx, meeting.id, []);
  await addStep(tx, {
    meetingId: meeting.id,
    step: 'plan',
    by: actor,
    startsAt,
    at: now,
  });
  await tellMeeting(
    services,
    tx,
    { ...meeting, ...changes },
    { what: 'planned', by, startsAt, isMoved: meeting.told_starts_at !== null },
  );
};
