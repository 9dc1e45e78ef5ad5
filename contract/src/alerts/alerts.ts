import { z } from 'zod';
import type { Calls } from '../call.ts';
import { id, text } from '../fields/fields.ts';

/** Of what cannot wait, beside the mail. */
const sms = z.object({
  /** As E.164; null where none is known that takes SMS. */
  phone: z.string().nullable(),
  wanted: z.boolean(),
});

const bothSides = ['applicant', 'company'] as const;

const device = z.object({
  id: z.int(),
  /** As its browser calls itself. */
  device: z.string(),
  /** SHA-256 of its address at the push service, as base64url: by which a browser knows itself. */
  fingerprint: z.string(),
  created_at: z.string(),
  /** When it was last told something. */
  told_at: z.string().nullable(),
});

/** A key of a push subscription: so many bytes as base64url. */
const key = (characters: number) =>
  text(characters + 2).regex(
    new RegExp(`^[\\w-]{${characters}}={0,2}$`),
    'Cette clé n’est pas celle d’un navigateur.',
  );

export const alertCalls = {
  'GET /alerts/': {
    summary:
      'The devices that are told at once what cannot wait, and the key with which a browser asks for it',
    roles: bothSides,
    auditAction: null,
    answer: z.object({
      public_key: z.string(),
      devices: z.array(device),
      sms,
      /** Opens the page on which one chooses which mails one gets, as in those mails; null before the first of them. */
      less_token: z.string().nullable(),
    }),
    addition: true,
  },
  'PUT /alerts/sms/': {
    summary: 'Have, or have no more, an SMS of what cannot wait',
    roles: bothSides,
    auditAction: null,
    body: z.object({ wanted: z.boolean('Ce champ attend oui ou non.') }),
    answer: sms,
    addition: true,
  },
  'POST /alerts/devices/': {
    summary: 'Tell this device at once what cannot wait: its subscription at a push service',
    roles: bothSides,
    auditAction: null,
    body: z.object({ endpoint: text(1000), p256dh: key(87), auth: key(22) }),
    answer: device,
    statuses: [201],
    addition: true,
  },
  'DELETE /alerts/devices/{id}/': {
    summary: 'Tell a device nothing more',
    roles: bothSides,
    auditAction: null,
    params: z.object({ id }),
    answer: 'empty',
    addition: true,
  },
} as const satisfies Calls;
