/** What the other rooms may use of this one. */
export { listShares } from './list-shares.ts';
export { deleteOldShares, findSharesOf } from './share-queries.ts';
