import { z } from 'zod';
import { everyone, signedIn, type Calls } from '../call.ts';
import { token } from '../fields/fields.ts';

const calendarAddress = z.object({
  /** Null as long as the reader has asked for none. */
  address: z.string().nullable(),
});

export const calendarCalls = {
  'GET /calendar-address/': {
    summary: "The secret address of the reader's meetings, for a calendar to subscribe to",
    roles: signedIn,
    auditAction: null,
    answer: calendarAddress,
    addition: true,
  },
  'POST /calendar-address/': {
    summary: 'Make that address; one that was there before ends',
    roles: signedIn,
    auditAction: null,
    answer: calendarAddress,
    statuses: [201],
    addition: true,
    sensitive: true,
  },
  'DELETE /calendar-address/': {
    summary: 'End that address',
    roles: signedIn,
    auditAction: null,
    answer: 'empty',
    addition: true,
  },
  'GET /calendars/{token}/': {
    summary: 'The meetings behind such an address, as a calendar file',
    roles: everyone,
    auditAction: null,
    params: z.object({ token }),
    answer: 'file',
    addition: true,
  },
} as const satisfies Calls;
