import { isSameReading } from '@tandem/domain/audit/audit-log';
import { contractFields, contractSheetFaults } from '@tandem/domain/contracts/contract-sheet';
import { sealedKeys } from '@tandem/domain/contracts/file/file-fields';
import { hiddenNumber } from '@tandem/domain/contracts/file/hidden';
import { mergeChanges, type Change, type Written } from '@tandem/domain/drafts/merge';
import { Failure } from '@tandem/domain/errors';
import type { Handler } from '../handler.ts';
import { writeEnrolmentDays } from '../enrolments/index.ts';
import { lockOwnMatch } from '../matches/index.ts';
import { requireOpenSession } from '../programmes/index.ts';
import { isFileOpen, requireFileReader } from './file-access.ts';
import { daysOfContract, openContractFile, type ContractFile } from './unseal-contract-sheet.ts';
import { saveContractFile } from './save-file.ts';
import { pairOfRow } from '../../platform/database/pair-of-row.ts';

/** Who writes over a number that they are not shown has seen how it ends. */
const withSeenNumbers = (file: ContractFile, changes: readonly Change[]): Change[] =>
  changes.map((change) => {
    const stored = file.values[change.key] ?? '';
    const hasSeen = sealedKeys.includes(change.key) && change.seen === hiddenNumber(stored);
    return hasSeen ? { ...change, seen: stored } : change;
  });

/** What has finalised an enrolment stays complete, as the specification's call wanted it. */
const requireStillComplete = (values: Record<string, string>, changed: readonly string[]): void => {
  const faults: Record<string, string> = contractSheetFaults(values);
  const fields = Object.fromEntries(
    Object.entries(faults).filter(
      ([key]) => changed.includes(key) && contractFields.some(({ name }) => name === key),
    ),
  );
  if (Object.keys(fields).length > 0) throw new Failure('invalid_input', { fields });
};

/** A file is saved at every change: the audit log tells of it once in a while, by who writes. */
const isToldAlready = (written: Record<string, Written>, by: string, now: Date): boolean =>
  Object.values(written).some(
    (one) => one.by === by && one.at && isSameReading(new Date(one.at), now),
  );

export const saveContractFileChanges: Handler<
  'PUT /contract/file/{matchId}/',
  'db' | 'now' | 'vault'
> = (services, { actor, params, body, auditLog }) =>
  services.db.transaction(async (tx) => {
    const match = requireFileReader(actor, await lockOwnMatch(tx, actor, params.matchId));
    if (!isFileOpen(match)) throw new Failure('move_closed', { data: { status: match.status } });
    const pair = pairOfRow(match);
    const file = (await openContractFile(services, tx, pair)) ?? {
      values: {},
      written: {},
      finalisedAt: null,
    };
    if (!file.finalisedAt) await requireOpenSession(tx, match.session_id);
    const now = services.now();
    const writer = { by: actor.kind, at: now.toISOString() };
    const merged = mergeChanges(file, withSeenNumbers(file, body.changes), writer);
    if (file.finalisedAt) requireStillComplete(merged.values, merged.changed);
    if (merged.changed.length > 0) {
      await saveContractFile(services, tx, pair, merged, { finalised: false });
      if (file.finalisedAt) await writeEnrolmentDays(tx, pair, daysOfContract(merged.values));
      if (!isToldAlready(file.written, actor.kind, now))
        await auditLog.changed(tx, {
          applicants: [pair.candidateId],
          companies: [match.company_id],
        });
    }
    return {
      saved: merged.changed,
      conflicts: merged.conflicts.map((one) => ({
        ...one,
        value: sealedKeys.includes(one.key) ? hiddenNumber(one.value) : one.value,
      })),
    };
  });
