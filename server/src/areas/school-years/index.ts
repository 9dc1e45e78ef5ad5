/** What the other rooms may use of this one. */
export { addCandidates, addNeeds } from './carry-queries.ts';
export { findLeavingCandidates, findLeavingNeeds } from './closing-queries.ts';
export { findOwnCarried } from './own-carried-queries.ts';
export { runClosing, tellCarried } from './run-closing.ts';
