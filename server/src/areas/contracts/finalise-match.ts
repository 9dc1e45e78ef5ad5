import {
  contractFields,
  contractSheetFaults,
  maskedField,
  type ContractSheet,
} from '@tandem/domain/contracts/contract-sheet';
import { mergeChanges } from '@tandem/domain/drafts/merge';
import { Failure } from '@tandem/domain/errors';
import { recordOf } from '@tandem/domain/fields/record-of';
import { mayFinalise, status, type Pair } from '@tandem/domain/matches/match';
import type { Handler } from '../handler.ts';
import type { Services } from '../services.ts';
import type { Writes } from '../../platform/database/database.ts';
import { isHeldWithoutCompany, writeEnrolmentDays } from '../enrolments/index.ts';
import {
  findPlacement,
  lockOwnMatch,
  lockPlacements,
  recordMove,
  requireOpenNeed,
} from '../matches/index.ts';
import { requireOpenSession } from '../programmes/index.ts';
import { requireSheetReader } from './file/file-access.ts';
import { daysOfContract, openContractFile, openContractSheet } from './unseal-contract-sheet.ts';
import { saveContractFile } from './file/keep-file.ts';
import { pairOfRow } from '../../platform/database/queries/pair-of-row.ts';

type Form = Readonly<Record<string, string | null | undefined>>;

const sheetOf = (form: Form): ContractSheet =>
  recordOf(
    contractFields.map(({ name }) => name),
    (name) => form[name] ?? '',
  );

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
  if (await isHeldWithoutCompany(tx, pair))
    throw new Failure('already_placed', {
      message:
        'Ce candidat a déjà une inscription finalisée pour cette session, dans une entreprise qui n’a plus de compte. Si ce contrat est rompu, le centre l’enregistre sur la page du candidat.',
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
> = (services, { actor, params, body, auditLog }) => {
  const { db, now } = services;
  const saved = { message: 'Informations enregistrées avec succès' };
  return db.transaction(async (tx) => {
    const match = await lockOwnMatch(tx, actor, params.matchId);
    const pair = pairOfRow(match);
    requireSheetReader(actor, match);
    const draft = await openContractFile(services, tx, pair);
    // Who goes on with a draft is not shown the number in it, and does not send it again.
    const sheet = sheetOf({
      ...body,
      [maskedField]: body[maskedField] ?? draft?.values[maskedField],
    });
    if (!mayFinalise(actor.kind, match.status)) {
      const isRepeated = match.status === status.finalised;
      if (isRepeated && (await isStored(services, tx, pair, sheet))) return saved;
      throw new Failure('move_closed', { data: { status: match.status } });
    }
    requireOpenNeed(actor, match, status.finalised);
    requireComplete(sheet);
    await requireOpenSession(tx, match.session_id);
    await requireUnplaced(tx, pair);
    const changes = contractFields.map(({ name }) => ({
      key: name,
      value: sheet[name],
      seen: draft?.values[name] ?? '',
    }));
    const file = { values: draft?.values ?? {}, written: draft?.written ?? {} };
    const merged = mergeChanges(file, changes, { by: actor.kind, at: now().toISOString() });
    await saveContractFile(services, tx, pair, merged, { finalised: true });
    await recordMove(services, tx, { actor, auditLog }, match, status.finalised);
    await writeEnrolmentDays(tx, pair, daysOfContract(sheet));
    return saved;
  });
};
