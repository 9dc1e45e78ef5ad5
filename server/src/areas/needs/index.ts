/** What the other rooms may use of this one. */
export {
  addNeed,
  findNeedByToken,
  findNeedRow,
  findNeedRows,
  findNeedsOf,
  lockNeedByToken,
  updateNeed,
} from './need-queries.ts';
export { matchedNeed } from './need-records.ts';
