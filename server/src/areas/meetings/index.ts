/** What the other rooms may use of this one. */
export { cancelFor } from './cancel-meeting.ts';
export { listMatchMeetings } from './list-match-meetings.ts';
export { planMeeting } from './plan-meeting.ts';
export { proposeMeeting } from './propose-meeting.ts';
export { reportOutcome } from './report-outcome.ts';
export { takeMoment } from './take-moment.ts';
export { remindMeetings } from './remind-meetings.ts';
