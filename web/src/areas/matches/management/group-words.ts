import type { Answer } from '@tandem/contract';
import { formatShortDay } from '../../../platform/format/dates.ts';
import { formatScore } from '../../../platform/format/numbers.ts';
import { matchManagementMessages as messages } from './messages.ts';

export type Group = Answer<'GET /match_applicants/groups/'>['groups'][number];

const since = ({ since: at }: Group['company_owes']): string =>
  at === null ? '' : ` ${messages.since(formatShortDay(at))}`;

/** By which a line differs from the next: the best score, who waits for whom since when, and what is left. */
export const groupWords = ({
  best_score: best,
  company_owes: company,
  applicant_owes: candidate,
  agreed,
  seats,
}: Group): string[] => [
  messages.best(formatScore(best)),
  ...(company.count > 0 ? [`${messages.companyOwes(company.count)}${since(company)}`] : []),
  ...(candidate.count > 0 ? [`${messages.candidateOwes(candidate.count)}${since(candidate)}`] : []),
  ...(agreed > 0 ? [messages.agreed(agreed)] : []),
  ...(seats ? [messages.seatsLeft(Math.max(0, seats.total - seats.taken), seats.total)] : []),
];
