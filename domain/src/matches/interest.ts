import type { Role } from '../accounts/roles.ts';
import { status, type MatchStatus } from './match.ts';

/** Where a candidate, whom the company has not answered yet, may say that a need interests them, or take it back. */
const waiting: ReadonlySet<MatchStatus> = new Set([status.pending, status.queued]);

export const mayShowInterest = (role: Role, at: MatchStatus): boolean =>
  role === 'applicant' && waiting.has(at);
