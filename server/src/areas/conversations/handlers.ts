import type { Handlers } from '../handler.ts';
import { markMessagesRead } from './mark-messages-read.ts';
import { readMessages } from './read-messages.ts';
import { reportMessage } from './report-message.ts';
import { writeMessage } from './write-message.ts';

/** Which use case answers which call. */
export const conversationsHandlers = {
  'GET /matches/{id}/messages/': readMessages,
  'POST /matches/{id}/messages/': writeMessage,
  'POST /matches/{id}/messages/read/': markMessagesRead,
  'POST /matches/{id}/messages/report/': reportMessage,
} satisfies Partial<Handlers>;
