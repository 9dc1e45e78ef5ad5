/** What the other rooms may use of this one. */
export { filledColumns, filledMark, markedBy } from './filled-mark.ts';
export { requireFillable } from './require-fillable.ts';
export { tellFilled } from './tell-filled.ts';
export { changedLabels, requireSeenVersion, sheetVersion } from './versions.ts';
