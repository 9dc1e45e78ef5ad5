import { isStaff, type Role } from '../accounts/roles.ts';
import { contactRules } from '../matches/contacts.ts';
import type { MatchStatus } from '../matches/match.ts';

/** For how many days a link shows a candidate to whoever holds it. */
export const shareDays = 14;

/** As many links to one match may be open at once: a tutor, a second one, somebody of the house. */
export const mostOpenShares = 5;

/** For how many days it is told that there was a link, once it shows nothing any more. */
export const keptShareDays = 365;

const dayMs = 24 * 3_600_000;

export const shareEnd = (madeAt: Date): Date => new Date(madeAt.getTime() + shareDays * dayMs);

interface SharedMatch {
  status: MatchStatus;
  /** It was finalised, and the contract has ended before its time. */
  isBroken: boolean;
}

/** Whether links to its candidate show anything: as long as the company may read the resume, and has them to think of. */
export const isShown = ({ status, isBroken }: SharedMatch): boolean =>
  contactRules.candidate(status) && !isBroken;

/** Whether whoever may read a match may show its candidate by a link. */
export const mayShare = (role: Role, match: SharedMatch): boolean =>
  (role === 'company' || isStaff(role)) && isShown(match);

/** Whether a link shows anything. */
export const isOpenShare = (
  { endsAt, revokedAt }: { endsAt: Date; revokedAt: Date | null },
  now: Date,
): boolean => revokedAt === null && now < endsAt;
