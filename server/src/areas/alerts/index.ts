/** What the other rooms may use of this one. */
export { alertBySms, monthOf } from './alert-by-sms.ts';
export { alertDevices, type Alert } from './alert-devices.ts';
export { countSms } from './sms-queries.ts';
