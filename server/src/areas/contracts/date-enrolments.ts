import { pairOfRow } from '../../platform/database/queries/pair-of-row.ts';
import { writeEnrolmentDays } from '../enrolments/index.ts';
import type { Services } from '../services.ts';
import { findUndated } from './contract-queries.ts';
import { daysOfContract, openContractFile } from './unseal-contract-sheet.ts';

type Dating = Pick<Services, 'db' | 'log' | 'vault'>;

/**
 * Gives enrolments that were finalised before their days were kept the days that their sheets tell. A sheet is sealed, so
 * that no migration can. Where it has been erased, or cannot be opened with this key, the days stay unknown.
 */
export const dateEnrolments = async (
  { db, log, vault }: Dating,
  stopping: AbortSignal,
): Promise<void> => {
  for (const row of await findUndated(db.read)) {
    stopping.throwIfAborted();
    const pair = pairOfRow(row);
    try {
      await db.transaction(async (tx) => {
        const file = await openContractFile({ vault }, tx, pair);
        const days = daysOfContract(file?.values ?? {});
        if (days.beginsOn !== null) await writeEnrolmentDays(tx, pair, days);
      });
    } catch (error) {
      log.warn(
        { err: error },
        'a contract sheet could not be opened for the days of its enrolment',
      );
    }
  }
};
