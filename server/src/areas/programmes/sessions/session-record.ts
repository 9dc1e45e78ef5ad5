import type { Answer } from '@tandem/contract';
import { parisClock } from '@tandem/domain/calendar/paris-time';
import { sessionState } from '@tandem/domain/programmes/session';
import type { Session } from './session-queries.ts';

export const sessionRecord = (
  session: Session,
  now: Date,
): Answer<'GET /school_years/'>[number] => ({
  id: session.id,
  name: session.name,
  state: sessionState(session, parisClock(now).day),
  starts_on: session.startsOn,
  ends_on: session.endsOn,
  closed_at: session.closedAt?.toISOString() ?? null,
});
