import type { MeetingSide } from '@tandem/domain/meetings/meeting';
import type { Writes } from '../../platform/database/database.ts';
import type { Services } from '../services.ts';
import { fallMeetings } from './fallen.ts';
import type { MeetingFilter } from './meeting-queries.ts';
import type { Cause } from './messages.ts';
import { tellFallen } from './tell-fallen.ts';

/**
 * Meetings that fall with what they stood on: a match that is refused, an account that is deleted. Those who were to meet
 * are told, `only` one side where the other one is gone; calendars forget them.
 */
export const dropMeetings = async (
  services: Pick<Services, 'config' | 'jobs' | 'now'>,
  tx: Writes,
  of: Pick<MeetingFilter, 'candidateId' | 'needId' | 'companyId'>,
  cause: Cause,
  only?: MeetingSide,
): Promise<void> => tellFallen(services, tx, await fallMeetings(services, tx, of), cause, only);
