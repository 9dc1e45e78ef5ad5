import type { Handlers } from '../handler.ts';
import { cancelMeeting } from './cancel-meeting.ts';
import { downloadEntry } from './download-entry.ts';
import { listMatchMeetings } from './list-match-meetings.ts';
import { listMeetings } from './list-meetings.ts';
import { proposeMeeting } from './propose-meeting.ts';
import { proposeOthers } from './propose-others.ts';
import { reportOutcome } from './report-outcome.ts';
import { takeMoment } from './take-moment.ts';

/** Which use case answers which call. */
export const meetingsHandlers = {
  'GET /meetings/': listMeetings,
  'GET /matches/{id}/meetings/': listMatchMeetings,
  'POST /matches/{id}/meetings/': proposeMeeting,
  'POST /meetings/{id}/propose/': proposeOthers,
  'POST /meetings/{id}/take/': takeMoment,
  'POST /meetings/{id}/cancel/': cancelMeeting,
  'POST /meetings/{id}/outcome/': reportOutcome,
  'GET /meetings/{id}/entry/': downloadEntry,
} satisfies Partial<Handlers>;
