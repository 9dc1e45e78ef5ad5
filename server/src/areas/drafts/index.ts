/** What the other rooms may use of this one. */
export {
  deleteOldDrafts,
  findDraftsOf,
  forgetDraft,
  forgetDrafts,
  forgetDraftsOfNeeds,
} from './draft-queries.ts';
