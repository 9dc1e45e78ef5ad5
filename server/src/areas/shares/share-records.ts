import type { Answer } from '@tandem/contract';
import { isStaff, type AccountKind } from '@tandem/domain/accounts/roles';
import type { MatchStatus } from '@tandem/domain/matches/match';
import { isOpenShare } from '@tandem/domain/shares/share';
import type { ShareRow } from './share-queries.ts';

interface Standing {
  status: MatchStatus;
  broken_on: string | null;
}

type ShareRecord = Answer<'GET /matches/{id}/shares/'>['shares'][number];

/** What the rules of sharing ask of a match. */
export const sharedMatch = ({ status, broken_on: brokenOn }: Standing) => ({
  status,
  isBroken: brokenOn !== null,
});

/** A link as a reader of its match sees it: a company takes back its own, the staff take back any. */
export const shareRecord = (row: ShareRow, reader: AccountKind, now: Date): ShareRecord => {
  const isOpen = isOpenShare({ endsAt: row.ends_at, revokedAt: row.revoked_at }, now);
  const isStaffs = isStaff(row.made_by);
  return {
    id: row.id,
    by: isStaffs ? 'centre' : 'company',
    made_at: row.made_at.toISOString(),
    ends_at: row.ends_at.toISOString(),
    revoked_at: row.revoked_at?.toISOString() ?? null,
    opened: row.opened,
    opened_at: row.opened_at?.toISOString() ?? null,
    is_open: isOpen,
    may_revoke: isOpen && (isStaff(reader) || (reader === 'company' && !isStaffs)),
  };
};
