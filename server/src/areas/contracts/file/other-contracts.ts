import { weeklyMinutesOf } from '@tandem/domain/contracts/rules/pay/working-time';
import { readerOf, type OtherContract } from '@tandem/domain/contracts/rules/rule';
import { matchId, type Pair } from '@tandem/domain/matches/match';
import type { Queries } from '../../../platform/database/database.ts';
import { pairOfRow } from '../../../platform/database/queries/pair-of-row.ts';
import type { Services } from '../../services.ts';
import { findAmendmentRowsOf } from '../amendments/amendment-queries.ts';
import { openRows } from '../amendments/sealed-amendments.ts';
import { openSealed } from '../unseal-contract-sheet.ts';

/** Whoever has more of them has been here for long: the last ones are those that can go on. */
const most = 10;

/** The candidate's enrolments with others whose days are known, the last one first; their files where these are still kept. */
const findOthers = (db: Queries, { candidateId, needId }: Pair) =>
  db
    .selectFrom('enrolments as e')
    .leftJoin('contract_sheets as s', (join) =>
      join.onRef('s.applicant_id', '=', 'e.applicant_id').onRef('s.offer_id', '=', 'e.offer_id'),
    )
    .select(['e.applicant_id', 'e.offer_id', 'e.begins_on', 'e.ends_on', 'e.broken_on', 's.sealed'])
    .where('e.applicant_id', '=', candidateId)
    .where('e.offer_id', '!=', needId)
    .where('e.annulled_at', 'is', null)
    .where('e.begins_on', 'is not', null)
    .orderBy('e.begins_on', 'desc')
    .limit(most)
    .execute();

/** The other contracts of the candidate of a match, each with the hours that it asks for today. */
export const otherContracts = async (
  services: Pick<Services, 'vault'>,
  db: Queries,
  pair: Pair,
): Promise<OtherContract[]> => {
  const rows = await findOthers(db, pair);
  if (rows.length === 0) return [];
  const amendments = await findAmendmentRowsOf(db, rows.map(pairOfRow));
  return rows.flatMap((row) => {
    const { begins_on: from, ends_on: to, broken_on: brokenOn, sealed } = row;
    if (from === null || to === null) return [];
    const other = pairOfRow(row);
    const first = sealed === null ? {} : openSealed(services.vault, sealed, other);
    const { latest } = openRows(services, other, first, amendments.get(matchId(other)) ?? []);
    return [{ from, to, brokenOn, weeklyMinutes: weeklyMinutesOf(readerOf(latest)) }];
  });
};
