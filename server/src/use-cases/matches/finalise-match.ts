import { mayReadContractSheet } from '@tandem/domain/access';
import {
  contractFields,
  contractSheetFaults,
  type ContractSheet,
} from '@tandem/domain/contract-sheet';
import { Failure } from '@tandem/domain/errors';
import { matchId, mayFinalise, status } from '@tandem/domain/match';
import type { Handler, SignedInActor } from '../../call-handler.ts';
import { writeContractSheet } from '../../storage/contract-sheets.ts';
import type { Writes } from '../../storage/database.ts';
import { findPlacement, lockMatch, lockPlacements, type MatchRow } from '../../storage/matches.ts';
import { found } from '../found.ts';
import { findOwnMatch } from './find-own-match.ts';
import { recordMove } from './record-move.ts';

export const sheetContext = (id: number): string => `contract sheet ${id}`;

const requireComplete = (body: Readonly<Record<string, string | null | undefined>>) => {
  const sheet = Object.fromEntries(
    contractFields.map(({ name }) => [name, body[name] ?? '']),
  ) as ContractSheet;
  const fields = contractSheetFaults(sheet);
  if (Object.keys(fields).length > 0) throw new Failure('invalid_input', { fields });
  return sheet;
};

const requireOpen = (actor: SignedInActor, match: MatchRow): void => {
  if (!mayFinalise(actor.kind, match.status))
    throw new Failure('move_closed', { data: { status: match.status } });
};

/** A candidate has one finalised enrolment in a session: the failure says which. */
const requireUnplaced = async (tx: Writes, match: MatchRow): Promise<void> => {
  const pair = { applicantId: match.applicant_id, offerId: match.offer_id };
  await lockPlacements(tx, pair.applicantId);
  const placement = await findPlacement(tx, pair);
  if (placement)
    throw new Failure('already_placed', {
      message: `Ce candidat a déjà une inscription finalisée pour cette session\u202F: «\u202F${placement.title}\u202F» chez ${placement.company}.`,
      data: { ...placement },
    });
};

/** Saving the complete contract sheet and finalising are one step: both hold, or neither. */
export const finaliseMatch: Handler<'POST /contract/note/{matchId}/'> = (
  services,
  { actor, params, body },
) => {
  const { db, now, vault } = services;
  return db.transaction(async (tx) => {
    const seen = await findOwnMatch(tx, actor, params.matchId);
    const pair = { applicantId: seen.applicant_id, offerId: seen.offer_id };
    found(mayReadContractSheet(actor, { ...pair, companyId: seen.company_id }) ? seen : null);
    await lockMatch(tx, pair);
    const match = await findOwnMatch(tx, actor, params.matchId);
    requireOpen(actor, match);
    const sheet = requireComplete(body);
    await requireUnplaced(tx, match);
    const sealed = vault.seal(JSON.stringify(sheet), sheetContext(matchId(pair)));
    await writeContractSheet(tx, pair, sealed, now());
    await recordMove(services, tx, actor, match, status.finalised);
    return { message: 'Informations enregistrées avec succès' };
  });
};
