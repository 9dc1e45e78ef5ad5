import { contractFields, contractSheetFaults } from '@tandem/domain/contracts/contract-sheet';
import type { Merged } from '@tandem/domain/drafts/merge';
import { isSameReading } from '@tandem/domain/audit/audit-log';
import { Failure } from '@tandem/domain/errors';
import type { CallAuditLog } from '../../../platform/audit-log/call-audit-log.ts';
import type { Writes } from '../../../platform/database/database.ts';
import { pairOfRow } from '../../../platform/database/queries/pair-of-row.ts';
import { writeEnrolmentDays } from '../../enrolments/index.ts';
import { partiesOf, type MatchRow } from '../../matches/index.ts';
import { requireOpenSession } from '../../programmes/index.ts';
import type { Services } from '../../services.ts';
import { isFileOpen } from './file-access.ts';
import { saveContractFile } from './keep-file.ts';
import { daysOfContract, openContractFile, type ContractFile } from '../unseal-contract-sheet.ts';

/** What has finalised an enrolment stays complete, as the specification's call wanted it. */
const requireStillComplete = ({ values, changed }: Merged): void => {
  const faults: Record<string, string> = contractSheetFaults(values);
  const fields = Object.fromEntries(
    Object.entries(faults).filter(
      ([key]) => changed.includes(key) && contractFields.some(({ name }) => name === key),
    ),
  );
  if (Object.keys(fields).length > 0) throw new Failure('invalid_input', { fields });
};

/** A file is saved at every change: the audit log tells of it once in a while, by who writes. */
const isToldAlready = ({ written }: ContractFile, by: string, now: Date): boolean =>
  Object.values(written).some(
    (one) => one.by === by && one.at && isSameReading(new Date(one.at), now),
  );

/** Saves what `merge` makes of the file of a match that nobody else can change meanwhile; `by` writes. */
export const changeContractFile = async (
  services: Pick<Services, 'now' | 'vault'>,
  tx: Writes,
  match: MatchRow,
  { by, auditLog }: { by: string; auditLog: CallAuditLog },
  merge: (file: ContractFile) => Merged,
): Promise<Merged> => {
  if (!isFileOpen(match)) throw new Failure('move_closed', { data: { status: match.status } });
  const pair = pairOfRow(match);
  const nothing: ContractFile = { values: {}, written: {}, finalisedAt: null };
  const file = (await openContractFile(services, tx, pair)) ?? nothing;
  if (!file.finalisedAt) await requireOpenSession(tx, match.session_id);
  const merged = merge(file);
  if (file.finalisedAt) requireStillComplete(merged);
  if (merged.changed.length === 0) return merged;
  await saveContractFile(services, tx, pair, merged, { finalised: false });
  if (file.finalisedAt) await writeEnrolmentDays(tx, pair, daysOfContract(merged.values));
  if (!isToldAlready(file, by, services.now())) await auditLog.changed(tx, partiesOf(match));
  return merged;
};
