/** What the other rooms may use of this one. */
export { readFollowedCandidates } from './facts/candidate-facts.ts';
export { readContractFileWaits } from './facts/contract-file-waits.ts';
export { backOn, countNeedMatches } from './facts/need-matches.ts';
export {
  opensAt,
  pendingSince,
  queuedUntil,
  restsUntil,
  restsUntilOf,
  setBackAt,
} from './facts/pending-since.ts';
export { findNeedWaits } from './kept/cause-queries.ts';
export { renewCauses } from './kept/renew-causes.ts';
export { findUnmatched } from './kept/stage-queries.ts';
export { tidyChanges } from './kept/tidy-changes.ts';
export { listColleagues } from './people/referents.ts';
export { findTags } from './people/tag-queries.ts';
export { expireNeeds } from './sending/expire-needs.ts';
export { readFollowUpSettings } from './settings/follow-up-settings-queries.ts';
export { runFollowUp } from './sending/run-follow-up.ts';
export { tellOlderWaits } from './news/tell-older-waits.ts';
export { tellStaffNews } from './news/tell-staff-news.ts';
export { countStages } from './work/count-stages.ts';
