/** What the other rooms may use of this one. */
export { alertAtOnce, alertBy } from './alert-at-once.ts';
export { leaveOutSms, monthOf } from './alert-by-sms.ts';
export type { Alert } from './alert-devices.ts';
export { findReferents, lessTokensOf, noteReaders, type Referent } from './letter-queries.ts';
export { closingOf, letterTo } from './letter.ts';
export { staffLetters } from './staff-letters.ts';
export { questionLine } from './messages.ts';
export { countSmsLeft, lockSms } from './channel-queries.ts';
export { countSent, countSms } from './sms-queries.ts';
