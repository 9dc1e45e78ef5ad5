import type { ContractSheet } from '@tandem/domain/contracts/contract-sheet';
import { matchId, type Pair } from '@tandem/domain/matches/match';
import type { Services } from '../services.ts';
import { findContractSheet } from './contract-queries.ts';
import type { Queries, Writes } from '../../platform/database/database.ts';
import { lockKey } from '../../platform/database/key-lock.ts';

/** Ties a sealed sheet to its match: it cannot be read as another's. */
export const contextOfSheet = (pair: Pair): string => `contract sheet ${matchId(pair)}`;

/** Sealed with a key that stays in use until `tx` has ended. */
export const sealContractSheet = async (
  { vault }: Pick<Services, 'vault'>,
  tx: Writes,
  pair: Pair,
  sheet: ContractSheet,
): Promise<string> => {
  await lockKey(tx, 'to seal');
  return vault.seal(JSON.stringify(sheet), contextOfSheet(pair));
};

/** The contract sheet of a match; null when none was saved. */
export const openContractSheet = async (
  { vault }: Pick<Services, 'vault'>,
  db: Queries,
  pair: Pair,
): Promise<ContractSheet | null> => {
  const sealed = await findContractSheet(db, pair);
  return sealed === null
    ? null
    : (JSON.parse(vault.open(sealed, contextOfSheet(pair))) as ContractSheet);
};
