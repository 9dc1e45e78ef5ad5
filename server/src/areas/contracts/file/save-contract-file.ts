import { sealedKeys } from '@tandem/domain/contracts/file/file-fields';
import { hiddenNumber } from '@tandem/domain/contracts/file/hidden';
import { mergeChanges, type Change } from '@tandem/domain/drafts/merge';
import type { Handler } from '../../handler.ts';
import { lockOwnMatch } from '../../matches/index.ts';
import { changeContractFile } from './change-contract-file.ts';
import { requireFileReader } from './file-access.ts';
import type { ContractFile } from '../unseal-contract-sheet.ts';

/** Who writes over a number that they are not shown has seen how it ends. */
const withSeenNumbers = (file: ContractFile, changes: readonly Change[]): Change[] =>
  changes.map((change) => {
    const stored = file.values[change.key] ?? '';
    const hasSeen = sealedKeys.includes(change.key) && change.seen === hiddenNumber(stored);
    return hasSeen ? { ...change, seen: stored } : change;
  });

export const saveContractFileChanges: Handler<
  'PUT /contract/file/{matchId}/',
  'db' | 'now' | 'vault'
> = (services, { actor, params, body, auditLog }) =>
  services.db.transaction(async (tx) => {
    const match = requireFileReader(actor, await lockOwnMatch(tx, actor, params.matchId));
    const writer = { by: actor.kind, at: services.now().toISOString() };
    const merged = await changeContractFile(
      services,
      tx,
      match,
      { by: actor.kind, auditLog },
      (file) => mergeChanges(file, withSeenNumbers(file, body.changes), writer),
    );
    return {
      saved: merged.changed,
      conflicts: merged.conflicts.map(({ key, value, by, at }) => ({
        key,
        value: sealedKeys.includes(key) ? hiddenNumber(value) : value,
        by,
        at,
      })),
    };
  });
