/** What the other rooms may use of this one. */
export { calendarOf, planCalendar } from './calendar-file.ts';
export { dropMeetings } from './drop-meetings.ts';
export { type Fallen, fallMeetings } from './fallen.ts';
export { fallenParagraphs } from './fallen-words.ts';
export {
  type Meeting,
  countMeetings,
  findEngagements,
  findMeeting,
  findMeetings,
  findMoments,
  lockAllCalendars,
  lockCalendars,
} from './meeting-queries.ts';
export {
  elsewhereOf,
  isTaken,
  meetingRecord,
  meetingRecords,
  openMoves,
} from './meeting-records.ts';
export { addMeeting, addStep, leavePlan, replaceMoments, updateMeeting } from './meeting-writes.ts';
export type { Author } from './messages.ts';
export { calendarFile } from './read-calendar.ts';
export { findOnSitePlace } from './on-site-place.ts';
export { type News, sendNews } from './send-news.ts';
export { tellFallen } from './tell-fallen.ts';
export { tellMeeting } from './tell-meeting.ts';
export { withoutNames } from './meeting-words.ts';
export { isUndecided } from './undecided.ts';
export { gatherFallen, takeFallen } from './untold-meetings.ts';
export { meetingsOf } from './whose-meetings.ts';
