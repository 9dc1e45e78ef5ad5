import { pairOfRow } from '../../platform/database/queries/pair-of-row.ts';
import { writeEnrolmentDays } from '../enrolments/index.ts';
import type { Services } from '../services.ts';
import { addPlainFacts, findUndated } from './undated-queries.ts';
import { daysOfContract, openContractFile, plainFactsOf } from './unseal-contract-sheet.ts';

type Dating = Pick<Services, 'db' | 'log' | 'vault'>;

/**
 * Gives enrolments that were finalised before their days were kept, or before those of the visit and the card were, the days
 * that their sheets tell. A sheet is sealed, so that no migration can. Where it has been erased, or cannot be opened with this
 * key, the days stay unknown.
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
        const values = (await openContractFile({ vault }, tx, pair))?.values ?? {};
        const days = daysOfContract(values);
        if (days.beginsOn === null) return;
        // Those that are known may be those of an amendment.
        if (row.begins_on === null) await writeEnrolmentDays(tx, pair, days);
        await addPlainFacts(tx, pair, plainFactsOf(values));
      });
    } catch (error) {
      log.warn(
        { err: error },
        'a contract sheet could not be opened for the days of its enrolment',
      );
    }
  }
};
