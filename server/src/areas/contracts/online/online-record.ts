import type { Answer } from '@tandem/contract';
import type { Pair } from '@tandem/domain/matches/match';
import type { Queries } from '../../../platform/database/database.ts';
import { findRequests, findSigners } from './request-queries.ts';

type Online = Answer<'GET /contract/file/{matchId}/progress/'>['online'];

/** The last request of a round of the contract, or of an amendment, as who follows the file sees it. */
export const onlineRecord = async (
  db: Queries,
  pair: Pair,
  { amendmentId, round }: { amendmentId: number | null; round: number },
): Promise<Online['request']> => {
  const request = (await findRequests(db, pair)).find(
    (one) => one.amendment_id === amendmentId && one.round === round,
  );
  if (!request) return null;
  return {
    state: request.state,
    asked_by: request.asked_by,
    asked_at: request.asked_at.toISOString(),
    signatories: (await findSigners(db, request.id)).map((one) => ({
      signatory: one.signatory,
      state: one.state,
      since: one.since?.toISOString() ?? null,
      reminded_at: one.reminded_at?.toISOString() ?? null,
    })),
  };
};
