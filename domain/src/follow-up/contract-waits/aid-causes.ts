import { addMonths } from '../../calendar/days.ts';
import { parisInstant } from '../../calendar/paris-time.ts';
import { workingDaysBefore } from '../../calendar/working-days.ts';
import { matchCause } from '../match-cause.ts';
import type { Cause } from '../wait.ts';
import { until, type ContractFacts } from './contract-causes.ts';

/** Months after its conclusion in which a contract is sent, for the employer to have the aid (D6243). */
const monthsToSend = 6;

export const aidBy = (concludedOn: string): string => addMonths(concludedOn, monthsToSend);

/** The staff see to it so many working days before the aid is lost. */
const aheadOfLimit = 10;

/** Of a company, in the last month before its aid is lost: that the contract is sent. */
export const aidCauses = (accountId: number, files: readonly ContractFacts[]): Cause[] =>
  files.flatMap(({ matchId, aidOn }): Cause[] => {
    const since = aidOn && parisInstant({ day: addMonths(aidOn, -1), time: '00:00' });
    return aidOn && since
      ? [
          {
            ...matchCause('send_for_aid', accountId, { matchId, since }),
            ...until({ day: aidOn, alertOn: workingDaysBefore(aidOn, aheadOfLimit) }),
          },
        ]
      : [];
  });
