/** What the other rooms may use of this one. */
export {
  addOffer,
  findOfferByToken,
  findOfferRow,
  findOfferRows,
  findOffersOf,
  lockOfferByToken,
  updateOffer,
} from './need-queries.ts';
export { matchedOffer } from './need-records.ts';
