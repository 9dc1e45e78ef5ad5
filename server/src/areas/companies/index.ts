/** What the other rooms may use of this one. */
export {
  type Company,
  type CompanyRow,
  findCompany,
  findCompanyRow,
  isCompanySeen,
  updateCompany,
} from './company-queries.ts';
export { prepareNeedsAnew } from './company-need-queries.ts';
export { eraseCompany } from './erase-company.ts';
export { newcomerLine } from './newcomer.ts';
export { notifyCompany } from './notify-company.ts';
export { standingsWithCandidates } from './standings-with-candidates.ts';
export { findPromised } from './tell-those-with-a-yes.ts';
