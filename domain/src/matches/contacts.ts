import { agreedStatuses, promisedStatuses, refusedStatuses, type MatchStatus } from './match.ts';

const refused: ReadonlySet<MatchStatus> = new Set(refusedStatuses);
const promised: ReadonlySet<MatchStatus> = new Set(promisedStatuses);
const agreed: ReadonlySet<MatchStatus> = new Set(agreedStatuses);

/** From where on one side sees how the other is reached. */
export const contactRules = {
  /** The company: phone, e-mail and resume of the candidate. */
  candidate: (status: MatchStatus): boolean => !refused.has(status),
  /** The candidate: name, phone and e-mail of the company's contact. */
  company: (status: MatchStatus): boolean => promised.has(status),
  /** The candidate: the same of the tutor. */
  tutor: (status: MatchStatus): boolean => agreed.has(status),
} as const;

/** The statuses at which a company may read a candidate's sheet and resume through a match. */
export const closedToCompany: readonly MatchStatus[] = refusedStatuses;
