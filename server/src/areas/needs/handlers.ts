import type { Handlers } from '../handler.ts';
import { deleteOwnNeed } from './delete-need.ts';
import { listCompanyNeeds } from './list-company-needs.ts';
import { listOwnNeeds } from './list-own-needs.ts';
import { createNeed, updateOwnNeed } from './save-need.ts';

/** Which use case answers which call. */
export const needsHandlers = {
  'GET /company/{id}/offers/': listCompanyNeeds,
  'GET /offers/': listOwnNeeds,
  'POST /offers/': createNeed,
  'PUT /offers/{id}/': updateOwnNeed,
  'DELETE /offers/{id}/': deleteOwnNeed,
} satisfies Partial<Handlers>;
