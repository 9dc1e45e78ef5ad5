import { parisDate } from '@tandem/domain/calendar/paris-time';
import type { ContractSheet } from '@tandem/domain/contracts/contract-sheet';
import { Failure } from '@tandem/domain/errors';
import type { SignedInActor } from '../../platform/http/call.ts';
import type { Services } from '../services.ts';
import { findErasure } from './contract-queries.ts';
import { findOwnMatch, partiesOf } from '../matches/index.ts';
import { requireSheetReader } from './file/file-access.ts';
import { openContractSheet } from './unseal-contract-sheet.ts';
import { pairOfRow } from '../../platform/database/queries/pair-of-row.ts';

const erased = (at: Date): Failure =>
  new Failure('contract_sheet_erased', {
    message: `La fiche de ce contrat a été effacée le ${parisDate(at)} : sa durée de conservation était passée.`,
    data: { erased_at: at },
  });

/** The contract sheet of a match for whoever may read it, and whose data it is; fails where there is none, or none any more. */
export const findReadableSheet = async (
  services: Pick<Services, 'db' | 'vault'>,
  actor: SignedInActor,
  matchId: number,
): Promise<{ sheet: ContractSheet; whose: { applicants: number[]; companies: number[] } }> => {
  const { read } = services.db;
  const match = await findOwnMatch(read, actor, matchId);
  const pair = pairOfRow(match);
  requireSheetReader(actor, match);
  const sheet = await openContractSheet(services, read, pair);
  if (sheet) return { sheet, whose: partiesOf(match) };
  const erasedAt = await findErasure(read, pair);
  throw erasedAt ? erased(erasedAt) : new Failure('not_found');
};
