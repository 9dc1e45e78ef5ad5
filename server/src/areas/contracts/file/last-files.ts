import type { Said } from '@tandem/domain/contracts/amendments/version';
import { matchId, type Pair } from '@tandem/domain/matches/match';
import type { Queries } from '../../../platform/database/database.ts';
import type { Sight } from '../../../platform/database/queries/sight.ts';
import type { Services } from '../../services.ts';
import { findAmendmentRowsOf } from '../amendments/amendment-queries.ts';
import { openRows } from '../amendments/sealed-amendments.ts';
import { findLastSheets } from '../contract-queries.ts';
import { openSealed } from '../unseal-contract-sheet.ts';

/**
 * What the files that a company has finalised last say, of those that are seen, the last one first: with what was amended
 * since, as that is what holds for the next one.
 */
export const openLastFiles = async (
  services: Pick<Services, 'vault'>,
  db: Queries,
  companyId: number,
  { most, sight = null }: { most: number; sight?: Sight },
): Promise<Said[]> => {
  const sheets = await findLastSheets(db, companyId, most, sight);
  const amendments = await findAmendmentRowsOf(
    db,
    sheets.map(({ pair }): Pair => pair),
  );
  return sheets.map(({ pair, sealed }) => {
    const first = openSealed(services.vault, sealed, pair);
    return openRows(services, pair, first, amendments.get(matchId(pair)) ?? []).latest;
  });
};
