import type { ContractSheet } from '@tandem/domain/contract-sheet';
import { matchId, type Pair } from '@tandem/domain/match';
import type { Services } from '../../services.ts';
import { findContractSheet } from '../../storage/contract-sheets.ts';
import type { Queries } from '../../storage/database.ts';

/** Ties a sealed sheet to its match: it cannot be read as another's. */
const contextOf = (pair: Pair): string => `contract sheet ${matchId(pair)}`;

export const sealContractSheet = ({ vault }: Services, pair: Pair, sheet: ContractSheet): string =>
  vault.seal(JSON.stringify(sheet), contextOf(pair));

/** The contract sheet of a match; null when none was saved. */
export const openContractSheet = async (
  { vault }: Services,
  db: Queries,
  pair: Pair,
): Promise<ContractSheet | null> => {
  const sealed = await findContractSheet(db, pair);
  return sealed === null
    ? null
    : (JSON.parse(vault.open(sealed, contextOf(pair))) as ContractSheet);
};
