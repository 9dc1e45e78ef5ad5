/** What the other rooms may use of this one. */
export { listSheetsSealedOtherwise, replaceSealed } from './contract-queries.ts';
export { finaliseMatch } from './finalise-match.ts';
export { contextOfSheet, openContractFile } from './unseal-contract-sheet.ts';
