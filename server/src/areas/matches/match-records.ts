import type { Answer } from '@tandem/contract';
import { matchId, mayFinalise, movesOpenTo } from '@tandem/domain/matches/match';
import type { AccountKind } from '@tandem/domain/accounts/roles';
import { findSheets, matchedCandidate } from '../candidates/index.ts';
import type { Services } from '../services.ts';
import { sideBySide, type Queries } from '../../platform/database/database.ts';
import type { MatchRow } from './match-queries.ts';
import { findNeedRows, matchedNeed } from '../needs/index.ts';
import { skillNamesOf } from '../reference/index.ts';

type MatchRecord = Answer<'GET /matches/{id}/'>;

const points = (tenths: number): number => tenths / 10;

const unique = (ids: readonly number[]): number[] => [...new Set(ids)];

/** Matches with their two sides, and with what the reader may do about each. */
export const matchRecords = async (
  services: Pick<Services, 'skillNames'>,
  db: Queries,
  rows: readonly MatchRow[],
  reader: AccountKind,
): Promise<MatchRecord[]> => {
  const [sheets, offers] = await sideBySide(
    db,
    () => findSheets(db, unique(rows.map((row) => row.applicant_id))),
    () => findNeedRows(db, unique(rows.map((row) => row.offer_id))),
  );
  const names = await skillNamesOf(services, db, [...sheets, ...offers]);
  const candidateById = new Map(sheets.map((row) => [row.id, matchedCandidate(row, names)]));
  const needById = new Map(offers.map((row) => [row.id, matchedNeed(row, names)]));
  return rows.flatMap((row) => {
    const offer = needById.get(row.offer_id);
    const applicant = candidateById.get(row.applicant_id);
    // Deleted since the match was found.
    if (!offer || !applicant) return [];
    return {
      id: matchId({ candidateId: row.applicant_id, needId: row.offer_id }),
      status: row.status,
      score: points(row.score),
      industry_score: points(row.industry_score),
      test_score: points(row.test_score),
      geographic_score: points(row.geographic_score),
      resume_score: points(row.resume_score),
      created_at: row.created_at.toISOString(),
      offer,
      application: { applicant },
      open_moves: movesOpenTo(reader, row.status),
      may_finalise: mayFinalise(reader, row.status) && !row.already_placed,
      already_placed: row.already_placed && reader !== 'applicant',
    };
  });
};
