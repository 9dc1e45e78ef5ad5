import type { FileMove, FileState, Said } from '@tandem/domain/contracts/signing/file-state';
import type { Pair } from '@tandem/domain/matches/match';
import { rowOfPair } from '../../../platform/database/queries/pair-of-row.ts';
import { isProfessionalContract } from '../../../platform/database/queries/professional.ts';
import type { Queries, Writes } from '../../../platform/database/database.ts';

/** Where a contract file stands. */
export interface Standing {
  state: FileState;
  since: Date | null;
  round: number;
  signedOn: string | null;
  lodgedOn: string | null;
  isProfessional: boolean;
  finalisedAt: Date | null;
}

/** Null where nothing has been saved yet. */
export const findStanding = async (db: Queries, pair: Pair): Promise<Standing | null> => {
  const row = await db
    .selectFrom('contract_sheets as s')
    .innerJoin('offers as o', 'o.id', 's.offer_id')
    .select(['s.state', 's.state_since', 'round', 'all_signed_on', 'lodged_on', 'finalised_at'])
    .select(isProfessionalContract.as('is_professional'))
    .where('applicant_id', '=', pair.candidateId)
    .where('offer_id', '=', pair.needId)
    .executeTakeFirst();
  if (!row) return null;
  return {
    state: row.state,
    since: row.state_since,
    round: row.round,
    signedOn: row.all_signed_on,
    lodgedOn: row.lodged_on,
    isProfessional: row.is_professional,
    finalisedAt: row.finalised_at,
  };
};

export const writeStanding = async (
  tx: Writes,
  { candidateId, needId }: Pair,
  { state, since, round, signedOn, lodgedOn }: Omit<Standing, 'finalisedAt' | 'isProfessional'>,
): Promise<void> => {
  await tx
    .updateTable('contract_sheets')
    .set({
      state,
      state_since: since,
      round,
      all_signed_on: signedOn,
      lodged_on: lodgedOn,
    })
    .where('applicant_id', '=', candidateId)
    .where('offer_id', '=', needId)
    .execute();
};

export interface FileMoveMade {
  /** The number of the amendment that was moved; null of the contract itself. */
  amendment: number | null;
  move: FileMove;
  by: string;
  at: Date;
  said: Said;
}

export const addFileMove = async (
  tx: Writes,
  pair: Pair,
  { move, by, at, said: { day, number, reason, mend } }: Omit<FileMoveMade, 'amendment'>,
  amendmentId: number | null = null,
): Promise<void> => {
  await tx
    .insertInto('contract_file_moves')
    .values({
      ...rowOfPair(pair),
      amendment_id: amendmentId,
      move,
      moved_by: by,
      moved_at: at,
      day: day ?? null,
      number: number ?? null,
      reason: reason ?? null,
      mend: mend ?? null,
    })
    .execute();
};

/** Of the contract and of its amendments, oldest first. */
export const findFileMoves = async (db: Queries, pair: Pair): Promise<FileMoveMade[]> => {
  const rows = await db
    .selectFrom('contract_file_moves as m')
    .leftJoin('contract_amendments as a', 'a.id', 'm.amendment_id')
    .selectAll('m')
    .select('a.number as amendment')
    .where('m.applicant_id', '=', pair.candidateId)
    .where('m.offer_id', '=', pair.needId)
    .orderBy('m.id')
    .execute();
  return rows.map(({ amendment, move, moved_by: by, moved_at: at, day, number, reason, mend }) => ({
    amendment,
    move,
    by,
    at,
    said: { day, number, reason, mend },
  }));
};

/** Of the contract itself, or of an amendment by its number. */
export const lastRefusal = (
  moves: readonly FileMoveMade[],
  number: number | null,
): FileMoveMade | undefined =>
  moves.findLast(({ move, amendment }) => move === 'refuse' && amendment === number);
