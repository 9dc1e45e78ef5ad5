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

/** Whether whoever may read a match may show its candidate by a link, as long as the company may read the resume itself. */
export const mayShare = (role: Role, at: MatchStatus): boolean =>
  (role === 'company' || isStaff(role)) && contactRules.candidate(at);

/** Whether a link shows anything. */
export const isOpenShare = (
  { endsAt, revokedAt }: { endsAt: Date; revokedAt: Date | null },
  now: Date,
): boolean => revokedAt === null && now < endsAt;
