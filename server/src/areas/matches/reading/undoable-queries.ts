import { undoMs, undoUntil, type PastMove } from '@tandem/domain/matches/undo';
import type { Selectable } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import { preparedStatement } from '../../../platform/database/prepared.ts';
import type { Tables } from '../../../platform/database/tables/tables.ts';

type MoveRow = Pick<
  Selectable<Tables['match_moves']>,
  'from_status' | 'to_status' | 'account_id' | 'moved_at' | 'undoes' | 'told_at'
>;

/** A row of the history as the rules read it. */
export const pastMove = (row: MoveRow): PastMove => ({
  from: row.from_status,
  to: row.to_status,
  accountId: row.account_id,
  at: row.moved_at,
  isUndo: row.undoes !== null,
  toldAt: row.told_at,
});

export interface Undoable {
  /** The move that can be taken back. */
  move: number;
  until: Date;
}

const lastMoves = preparedStatement(
  (db: Queries, { accountId, since }: { accountId: number; since: Date }) =>
    db
      .selectFrom('match_moves')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('moved_at', '>', since)
      .where((e) =>
        e.not(
          e.exists(
            e
              .selectFrom('match_moves as later')
              .select('later.id')
              .whereRef('later.applicant_id', '=', 'match_moves.applicant_id')
              .whereRef('later.offer_id', '=', 'match_moves.offer_id')
              .whereRef('later.id', '>', 'match_moves.id'),
          ),
        ),
      ),
);

/** What an account may take back just now, by match: `candidate need`. */
export const findUndoable = async (
  db: Queries,
  accountId: number,
  now: Date,
): Promise<ReadonlyMap<string, Undoable>> => {
  const rows = await lastMoves(db, { accountId, since: new Date(now.getTime() - undoMs) });
  return new Map(
    rows.flatMap((row) => {
      const until = undoUntil(pastMove(row));
      return until && now < until
        ? [[`${row.applicant_id} ${row.offer_id}`, { move: row.id, until }] as const]
        : [];
    }),
  );
};
