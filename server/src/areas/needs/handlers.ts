import type { Handlers } from '../handler.ts';
import { deleteOwnNeed } from './delete-need.ts';
import { listCompanyNeeds } from './list-company-needs.ts';
import { listOwnNeeds } from './list-own-needs.ts';
import { correctNeed } from './saving/correct-need.ts';
import { createNeed } from './saving/create-need.ts';
import { updateOwnNeed } from './saving/update-own-need.ts';
import { readNeed } from './read-need.ts';
import { sendTutorLink } from './send-tutor-link.ts';
import { closeNeed } from './states/close-need.ts';
import { readNeedMoves } from './states/read-need-moves.ts';
import { readWaiting } from './states/read-waiting.ts';
import { reopenNeed } from './states/reopen-need.ts';

/** Which use case answers which call. */
export const needsHandlers = {
  'GET /company/{id}/offers/': listCompanyNeeds,
  'GET /offers/': listOwnNeeds,
  'POST /offers/': createNeed,
  'PUT /offers/{id}/': updateOwnNeed,
  'GET /offers/{id}/': readNeed,
  'PUT /offers/{id}/correction/': correctNeed,
  'DELETE /offers/{id}/': deleteOwnNeed,
  'GET /offers/{id}/waiting/': readWaiting,
  'POST /offers/{id}/closing/': closeNeed,
  'POST /offers/{id}/reopening/': reopenNeed,
  'POST /offers/{id}/tutor-link/': sendTutorLink,
  'GET /offers/{id}/moves/': readNeedMoves,
} satisfies Partial<Handlers>;
