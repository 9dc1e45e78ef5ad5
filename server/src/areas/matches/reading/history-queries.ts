import type { Pair } from '@tandem/domain/matches/match';
import type { Queries } from '../../../platform/database/database.ts';

/** The history of a match; who moved it has no name any more when the account is gone. */
export const findMoves = (db: Queries, { candidateId, needId }: Pair) =>
  db
    .selectFrom('match_moves')
    .leftJoin('accounts', 'accounts.id', 'match_moves.account_id')
    .leftJoin('companies', 'companies.account_id', 'accounts.id')
    .select([
      'match_moves.from_status',
      'match_moves.to_status',
      'match_moves.moved_at',
      'match_moves.moved_by',
      'match_moves.reason',
      'match_moves.comment',
      'match_moves.tell_reason',
      'match_moves.note',
      'match_moves.quiet',
      'match_moves.undoes',
      'match_moves.enrolment_step',
      'accounts.first_name',
      'accounts.last_name',
      'companies.name as company_name',
    ])
    .where('match_moves.applicant_id', '=', candidateId)
    .where('match_moves.offer_id', '=', needId)
    .orderBy('match_moves.id')
    .execute();
