import { frenchDay } from '../../calendar/french-days.ts';
import { contractFindings } from '../rules/findings.ts';
import { contextOn, type FileValues } from '../rules/rule.ts';
import { concludedOn } from './signatories.ts';

/**
 * Why a signature cannot be of that day, in French; null where it can. Nobody works before all have signed (L6222-4): a contract that
 * was concluded in time and is mended once it has begun alone is signed later.
 */
export const lateSignature = (
  values: FileValues,
  { on, round }: { on: string; round: number },
): string | null => {
  const signed_on = concludedOn(values, { lastSignature: on, round });
  const isLate = contractFindings({ ...values, signed_on }, contextOn(on)).some(
    ({ rule, blocks }) => blocks && rule === 'signed_before_start',
  );
  return isLate
    ? `Le contrat commence le ${frenchDay(values['contract_start'] ?? '')}\u202F: il est signé avant que le travail commence. Indiquez le jour de la signature\u202F; si c’est bien celui-ci, le début du contrat est à reculer.`
    : null;
};
