/** What the other rooms may use of this one. */
export { proposeMeeting } from './propose-meeting.ts';
export { reportOutcome } from './report-outcome.ts';
export { takeMoment } from './take-moment.ts';
export { remindMeetings } from './remind-meetings.ts';
