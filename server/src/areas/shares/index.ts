/** What the other rooms may use of this one. */
export { deleteOldShares, findSharesOf } from './share-queries.ts';
