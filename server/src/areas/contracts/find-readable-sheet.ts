import { mayReadContractSheet } from '@tandem/domain/accounts/access';
import type { ContractSheet } from '@tandem/domain/contracts/contract-sheet';
import { Failure } from '@tandem/domain/errors';
import type { SignedInActor } from '../../platform/http/call.ts';
import type { Services } from '../services.ts';
import { findErasure } from './contract-queries.ts';
import { orNotFound } from '../../platform/http/or-not-found.ts';
import { findOwnMatch } from '../matches/index.ts';
import { openContractSheet } from './unseal-contract-sheet.ts';

const erased = (at: Date): Failure => {
  const day = at.toLocaleDateString('fr-FR', { dateStyle: 'long', timeZone: 'Europe/Paris' });
  return new Failure('contract_sheet_erased', {
    message: `La fiche de ce contrat a été effacée le ${day} : sa durée de conservation était passée.`,
    data: { erased_at: at },
  });
};

/** The contract sheet of a match for whoever may read it, and whose data it is; fails where there is none, or none any more. */
export const findReadableSheet = async (
  services: Pick<Services, 'db' | 'vault'>,
  actor: SignedInActor,
  matchId: number,
): Promise<{ sheet: ContractSheet; whose: { applicants: number[]; companies: number[] } }> => {
  const { read } = services.db;
  const match = await findOwnMatch(read, actor, matchId);
  const pair = { candidateId: match.applicant_id, needId: match.offer_id };
  orNotFound(mayReadContractSheet(actor, { ...pair, companyId: match.company_id }) ? match : null);
  const sheet = await openContractSheet(services, read, pair);
  if (sheet)
    return { sheet, whose: { applicants: [pair.candidateId], companies: [match.company_id] } };
  const erasedAt = await findErasure(read, pair);
  throw erasedAt ? erased(erasedAt) : new Failure('not_found');
};
