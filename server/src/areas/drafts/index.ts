/** What the other rooms may use of this one. */
export { deleteOldDrafts, findDraftsOf, forgetDraft } from './draft-queries.ts';
