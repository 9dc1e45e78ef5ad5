import { mayReadContractSheet } from '@tandem/domain/accounts/access';
import {
  contractFields,
  contractSheetFaults,
  type ContractSheet,
} from '@tandem/domain/contracts/contract-sheet';
import { Failure } from '@tandem/domain/errors';
import { mayFinalise, status, type Pair } from '@tandem/domain/matches/match';
import type { Handler } from '../handler.ts';
import type { Services } from '../services.ts';
import { writeContractSheet } from './contract-queries.ts';
import type { Writes } from '../../platform/database/database.ts';
import { findPlacement, lockPlacements, lockOwnMatch, recordMove } from '../matches/index.ts';
import { orNotFound } from '../../platform/http/or-not-found.ts';
import { openContractSheet, sealContractSheet } from './unseal-contract-sheet.ts';

type Form = Readonly<Record<string, string | null | undefined>>;

const sheetOf = (form: Form) =>
  Object.fromEntries(contractFields.map(({ name }) => [name, form[name] ?? ''])) as ContractSheet;

const requireComplete = (sheet: ContractSheet): void => {
  const fields = contractSheetFaults(sheet);
  if (Object.keys(fields).length > 0) throw new Failure('invalid_input', { fields });
};

/** A candidate has one finalised enrolment in a session: the failure says which. */
const requireUnplaced = async (tx: Writes, pair: Pair): Promise<void> => {
  await lockPlacements(tx, pair.candidateId);
  const placement = await findPlacement(tx, pair);
  if (placement)
    throw new Failure('already_placed', {
      message: `Ce candidat a déjà une inscription finalisée pour cette session\u202F: «\u202F${placement.title}\u202F» chez ${placement.company}.`,
      data: { ...placement },
    });
};

/** Whether the very sheet is stored already: its save was repeated, by a double click or over a lost connection. */
const isStored = async (
  services: Pick<Services, 'vault'>,
  tx: Writes,
  pair: Pair,
  sheet: ContractSheet,
) => {
  const stored = await openContractSheet(services, tx, pair);
  return stored !== null && contractFields.every(({ name }) => stored[name] === sheet[name]);
};

/** Saving the complete contract sheet and finalising are one step: both hold, or neither. */
export const finaliseMatch: Handler<
  'POST /contract/note/{matchId}/',
  'config' | 'db' | 'jobs' | 'now' | 'vault'
> = (services, { actor, params, body, journal }) => {
  const { db, now } = services;
  const saved = { message: 'Informations enregistrées avec succès' };
  return db.transaction(async (tx) => {
    const match = await lockOwnMatch(tx, actor, params.matchId);
    const pair = { candidateId: match.applicant_id, needId: match.offer_id };
    orNotFound(
      mayReadContractSheet(actor, { ...pair, companyId: match.company_id }) ? match : null,
    );
    const sheet = sheetOf(body);
    if (!mayFinalise(actor.kind, match.status)) {
      const isRepeated = match.status === status.finalised;
      if (isRepeated && (await isStored(services, tx, pair, sheet))) return saved;
      throw new Failure('move_closed', { data: { status: match.status } });
    }
    requireComplete(sheet);
    await requireUnplaced(tx, pair);
    const sealed = await sealContractSheet(services, tx, pair, sheet);
    await writeContractSheet(tx, pair, sealed, now());
    await recordMove(services, tx, { actor, journal }, match, status.finalised);
    return saved;
  });
};
