import type { Handlers } from '../handler.ts';
import { deleteOwnOffer } from './delete-need.ts';
import { listCompanyOffers } from './list-company-needs.ts';
import { listOwnOffers } from './list-own-needs.ts';
import { createOffer, updateOwnOffer } from './save-need.ts';

/** Which use case answers which call. */
export const needsHandlers = {
  'GET /company/{id}/offers/': listCompanyOffers,
  'GET /offers/': listOwnOffers,
  'POST /offers/': createOffer,
  'PUT /offers/{id}/': updateOwnOffer,
  'DELETE /offers/{id}/': deleteOwnOffer,
} satisfies Partial<Handlers>;
