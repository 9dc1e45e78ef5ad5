import type { Handlers } from '../handler.ts';
import { listBreaks } from './list-breaks.ts';
import { listCountedCandidates } from './list-counted-candidates.ts';
import { listRefusals } from './list-refusals.ts';
import { readReport } from './report/read-report.ts';
import { readStatistics } from './read-statistics.ts';

/** Which use case answers which call. */
export const statisticsHandlers = {
  'GET /formation-statistics/': readStatistics,
  'GET /formation-statistics/candidates/': listCountedCandidates,
  'GET /formation-statistics/enrolments/': listBreaks,
  'GET /formation-statistics/refusals/': listRefusals,
  'GET /formation-statistics/report/': readReport,
} satisfies Partial<Handlers>;
