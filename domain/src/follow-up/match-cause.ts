import type { WaitKind } from './wait-kinds.ts';
import type { Cause } from './wait.ts';

/** What somebody must do about one match. */
export const matchCause = <Kind extends WaitKind>(
  kind: Kind,
  accountId: number,
  { matchId, since }: { matchId: number; since: Date },
): Cause & { kind: Kind } => ({
  kind,
  accountId,
  subject: 'match',
  subjectId: matchId,
  count: 1,
  since,
});
