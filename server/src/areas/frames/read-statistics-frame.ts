import { bodyOf } from '../../platform/http/call.ts';
import { countStages } from '../follow-up/index.ts';
import type { Handler } from '../handler.ts';
import { listBreaks, listRefusals, readStatistics } from '../statistics/index.ts';

/** Each part is answered by its own use case: what one of them may see is decided there alone. */
export const readStatisticsFrame: Handler<
  'GET /statistics_frame/',
  'db' | 'now' | 'version'
> = async (services, asked) => {
  const request = { ...asked, query: { ...asked.query } };
  const [statistics, candidates, companies, enrolments, refusals] = await Promise.all([
    readStatistics(services, request),
    countStages(services, { ...asked, params: { side: 'applicant' } }),
    countStages(services, { ...asked, params: { side: 'company' } }),
    listBreaks(services, request),
    listRefusals(services, { ...asked, query: { ...asked.query, by: 'company' } }),
  ]);
  return {
    statistics: bodyOf(statistics),
    candidates: bodyOf(candidates),
    companies: bodyOf(companies),
    enrolments: bodyOf(enrolments),
    refusals: bodyOf(refusals),
  };
};
