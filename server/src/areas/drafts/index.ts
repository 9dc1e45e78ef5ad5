/** What the other rooms may use of this one. */
export { deleteOldDrafts, findDraftsOf, forgetDraft, forgetDrafts } from './draft-queries.ts';
