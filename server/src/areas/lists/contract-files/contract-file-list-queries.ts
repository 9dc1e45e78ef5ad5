import type { FileState } from '@tandem/domain/contracts/signing/file-state';
import { status } from '@tandem/domain/matches/match';
import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import { seenCandidates, type Sight } from '../../../platform/database/queries/sight.ts';
import { joinedToMatch, listedMatchColumns, type ListedMatchRow } from '../listed-match.ts';

export interface ListedFileRow extends ListedMatchRow {
  moved_at: Date;
  broken_on: string | null;
  /** Null, as all of the file, where nothing has been written yet. */
  state: FileState | null;
  state_since: Date | null;
  created_at: Date | null;
  finalised_at: Date | null;
  all_signed_on: string | null;
  agreement_on: string | null;
  lodged_on: string | null;
  begins_on: string | null;
  ends_on: string | null;
}

/**
 * Where the contract files of those who are seen stand, and who has agreed and has none yet; the last begun first. What is
 * written in them stays sealed.
 */
export const findListedFiles = async (db: Queries, sight: Sight): Promise<ListedFileRow[]> => {
  const { rows } = await sql<ListedFileRow>`
    select ${listedMatchColumns}, m.moved_at, m.broken_on, s.state, s.state_since,
      s.created_at, s.finalised_at, s.all_signed_on, s.lodged_on, e.begins_on, e.ends_on,
      (select g.agreement_signed_on from contract_scans g
        where g.applicant_id = m.applicant_id and g.offer_id = m.offer_id
          and g.agreement_signed_on is not null
        order by g.id desc limit 1) as agreement_on
    from match_states m
    ${joinedToMatch('m', 'm.session_id')}
    left join contract_sheets s on s.applicant_id = m.applicant_id and s.offer_id = m.offer_id
    left join lateral (
      select n.begins_on, n.ends_on from enrolments n
      where n.applicant_id = m.applicant_id and n.offer_id = m.offer_id and n.annulled_at is null
      order by n.id desc limit 1
    ) e on true
    where (m.status = ${sql.lit(status.fullyAccepted)}
        or (m.status = ${sql.lit(status.finalised)} and s.applicant_id is not null))
      and ${seenCandidates(sight, 'a')}
    order by coalesce(s.created_at, m.moved_at) desc, m.applicant_id, m.offer_id`.execute(db);
  return rows;
};
