import { refusedStatuses, type MatchStatus } from '@tandem/domain/matches/match';
import { undoMs } from '@tandem/domain/matches/undo';
import { sql } from 'kysely';
import type { Actor } from '@tandem/domain/accounts/access';
import type { Queries } from '../../../platform/database/database.ts';
import { literals } from '../../../platform/database/queries/literals.ts';
import { standingKey } from './match-standing-queries.ts';

/** What the other side may still take back. */
interface Held {
  applicant_id: number;
  offer_id: number;
  from_status: MatchStatus;
  moved_at: Date;
}

type Reader = Pick<Actor, 'kind' | 'candidateId' | 'companyId'>;

/** Whose refusals a side is told of: the other one's own, not what the staff have recorded. */
const otherSide = { applicant: 'company', company: 'applicant' } as const;

const findHeld = async (db: Queries, { kind, candidateId, companyId }: Reader, now: Date) => {
  if (kind !== 'applicant' && kind !== 'company') return [];
  const own =
    kind === 'applicant'
      ? sql`m.applicant_id = ${candidateId}`
      : sql`m.offer_id in (select id from offers where company_id = ${companyId})`;
  const { rows } = await sql<Held>`
    select m.applicant_id, m.offer_id, m.from_status, m.moved_at from match_moves m
    where ${own} and m.moved_at > ${new Date(now.getTime() - undoMs)}
      and m.moved_by = ${otherSide[kind]} and m.to_status in (${literals(refusedStatuses)})
      and m.told_at is null
      and not exists (
        select 1 from match_moves n
        where n.applicant_id = m.applicant_id and n.offer_id = m.offer_id and n.id > m.id)`.execute(
    db,
  );
  return rows;
};

/**
 * Matches as a side reads them on its screens: a refusal of the other side is told once it cannot be taken back any more, and
 * until then stands as it was before. `changesAt`: when the first of them is told.
 */
export const asToldTo = async <
  Row extends { applicant_id: number; offer_id: number; status: MatchStatus },
>(
  db: Queries,
  reader: Reader,
  rows: readonly Row[],
  now: Date,
): Promise<{ rows: Row[]; changesAt: Date[] }> => {
  const held = await findHeld(db, reader, now);
  const before = new Map(held.map((one) => [standingKey(one), one.from_status]));
  return {
    rows: rows.map((row) => ({ ...row, status: before.get(standingKey(row)) ?? row.status })),
    changesAt: held.map((one) => new Date(one.moved_at.getTime() + undoMs)),
  };
};

/** Whether a match is refused by the other side, which may take that back. */
export const isHeldFrom = async (
  db: Queries,
  reader: Reader,
  pair: { applicant_id: number; offer_id: number },
  now: Date,
): Promise<boolean> =>
  (await findHeld(db, reader, now)).some((one) => standingKey(one) === standingKey(pair));
