import { completenessOf, isComplete } from '@tandem/domain/contracts/signing/completeness';
import { isFrozen } from '@tandem/domain/contracts/signing/file-state';
import type { Written } from '@tandem/domain/drafts/merge';
import { Failure } from '@tandem/domain/errors';
import type { Pair } from '@tandem/domain/matches/match';
import type { Queries, Writes } from '../../../platform/database/database.ts';
import type { Services } from '../../services.ts';
import { fileContext } from './file-context.ts';
import { findOpenRequest } from '../online/request-queries.ts';
import { takeFileMove } from '../signing/move-file.ts';
import { findRoundSignatures } from '../signing/signature-queries.ts';
import { findStanding, type Standing } from '../signing/file-standing-queries.ts';
import { noteWholeParts } from '../part-links/whole-parts.ts';
import { openContractFile, sealContractFile, type ContractFile } from '../unseal-contract-sheet.ts';

/** Whether nobody writes in it any more: it is signed, or somebody has begun to sign it, or was asked to online. */
export const isFileFrozen = async (
  db: Queries,
  pair: Pair,
  standing: Standing | null,
): Promise<boolean> => {
  if (!standing) return false;
  // Somebody may sign it at this moment.
  if (await findOpenRequest(db, pair)) return true;
  const given = await findRoundSignatures(db, pair, standing.round);
  return isFrozen(standing.state, given.length);
};

const isSame = (one: Record<string, string>, other: Record<string, string>): boolean =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].every(
    (key) => (one[key] ?? '') === (other[key] ?? ''),
  );

const lastWriter = (written: Record<string, Written>): string =>
  Object.values(written).reduce((last, one) => (one.at > last.at ? one : last), { by: '', at: '' })
    .by;

/**
 * Saves what people have written into a file. Fails with `file_frozen` once somebody has signed it; a complete one that
 * is no longer so is in preparation again.
 */
export const saveContractFile = async (
  services: Pick<Services, 'now' | 'vault'>,
  tx: Writes,
  pair: Pair,
  file: Omit<ContractFile, 'finalisedAt'>,
  saving: { finalised: boolean },
): Promise<void> => {
  const standing = await findStanding(tx, pair);
  const before = await openContractFile(services, tx, pair);
  const isChanged = before !== null && !isSame(before.values, file.values);
  if (isChanged && (await isFileFrozen(tx, pair, standing))) throw new Failure('file_frozen');
  await sealContractFile(services, tx, pair, file, saving);
  await noteWholeParts(services, tx, pair, file);
  if (!isChanged || standing?.state !== 'complete') return;
  const found = completenessOf(file.values, await fileContext(services, tx, pair));
  if (isComplete(found)) return;
  const by = lastWriter(file.written);
  await takeFileMove(services, tx, pair, standing, { move: 'reopen', by, said: {} });
};
