import type { Handlers } from '../handler.ts';
import { confirm } from './confirm.ts';
import { readConfirmation } from './read-confirmation.ts';

/** Which use case answers which call. */
export const confirmationsHandlers = {
  'GET /confirmations/{token}/': readConfirmation,
  'POST /confirmations/{token}/': confirm,
} satisfies Partial<Handlers>;
