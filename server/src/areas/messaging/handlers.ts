import type { Handlers } from '../handler.ts';
import { contactStaff } from './contact-staff.ts';
import { listOutbox, readOutboxMessage } from './read-outbox.ts';

/** Which use case answers which call. */
export const messagingHandlers = {
  'POST /contact/': contactStaff,
  'GET /outbox/': listOutbox,
  'GET /outbox/{id}/': readOutboxMessage,
} satisfies Partial<Handlers>;
