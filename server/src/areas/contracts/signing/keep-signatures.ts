import { parisClock } from '@tandem/domain/calendar/paris-time';
import {
  concludedOn,
  signatoriesOf,
  type Signatory,
} from '@tandem/domain/contracts/signing/signatories';
import { lateSignature } from '@tandem/domain/contracts/signing/signature-day';
import type { AccountKind } from '@tandem/domain/accounts/roles';
import { Failure } from '@tandem/domain/errors';
import { status, type Pair } from '@tandem/domain/matches/match';
import type { Writes } from '../../../platform/database/database.ts';
import { pairOfRow } from '../../../platform/database/queries/pair-of-row.ts';
import type { Upload } from '../../../platform/http/uploads/upload.ts';
import type { MatchRow } from '../../matches/index.ts';
import type { Services } from '../../services.ts';
import { followSoon } from '../online/follow-soon.ts';
import { notePaper } from '../online/request-queries.ts';
import { requirePassedDay } from '../require-passed-day.ts';
import { openContractFile, sealContractFile, type ContractFile } from '../unseal-contract-sheet.ts';
import { keepScan, type BroughtBy } from './keep-scan.ts';
import { requireComplete, takeFileMove } from './move-file.ts';
import { storeScan, type StoredScan } from './scan-store.ts';
import {
  addSignatures,
  findRoundSignatures,
  type GivenSignature,
  type Signature,
} from './signature-queries.ts';
import { findStanding, type Standing } from './file-standing-queries.ts';
import { tellFileMove } from './tell-file-move.ts';

export interface Signed {
  who: readonly Signatory[];
  on: string;
  /** Who hands it in: an account, or a signatory by their link. */
  by: AccountKind | Signatory;
}

/** Signatures are given while the file is complete; a better scan may follow until it is lodged. */
const requireSigning = async (tx: Writes, pair: Pair, matchStatus: number): Promise<Standing> => {
  const standing = await findStanding(tx, pair);
  const isOpen = standing?.state === 'complete' || standing?.state === 'signed';
  if (!isOpen || matchStatus !== status.finalised)
    throw new Failure('move_closed', { data: { state: standing?.state ?? 'open' } });
  return standing;
};

const requireSignatories = (
  values: Readonly<Record<string, string>>,
  { who, on }: Signed,
  { may, today }: { may: (signatory: Signatory) => boolean; today: string },
): void => {
  const asked = signatoriesOf(values);
  if (!who.every((one) => asked.includes(one) && may(one)))
    throw new Failure('invalid_input', {
      fields: { signatories: 'Vous ne pouvez pas ajouter la signature de cette personne.' },
    });
  requirePassedDay('signed_on', on, today);
};

type Needed = Pick<Services, 'config' | 'jobs' | 'now' | 'vault'>;

/** With the last signature the file is signed, and says when it was concluded (« date de conclusion »). */
const signIfAll = async (
  services: Needed,
  tx: Writes,
  pair: Pair,
  { file, standing, by }: { file: ContractFile; standing: Standing; by: BroughtBy },
): Promise<void> => {
  if (standing.state !== 'complete') return;
  const given = await findRoundSignatures(tx, pair, standing.round);
  const last = new Map(given.toReversed().map(({ signatory, signedOn }) => [signatory, signedOn]));
  const asked = signatoriesOf(file.values);
  if (!asked.every((one) => last.has(one))) return;
  const day = [...last.values()].toSorted().at(-1) ?? '';
  const concluded = concludedOn(file.values, { lastSignature: day, round: standing.round });
  const at = services.now().toISOString();
  await takeFileMove(services, tx, pair, standing, { move: 'sign', by, said: { day } });
  await sealContractFile(services, tx, pair, {
    values: { ...file.values, signed_on: concluded },
    written: { ...file.written, signed_on: { by, at } },
  });
  await tellFileMove(services, tx, pair, { move: 'sign', by, said: { day } });
};

const isKnown = (given: readonly Signature[], { who, on }: Signed, scan: StoredScan): boolean =>
  who.every((signatory) =>
    given.some(
      (one) =>
        one.signatory === signatory &&
        one.signedOn === on &&
        one.scan.received_sha256 === scan.received_sha256,
    ),
  );

/**
 * Keeps what somebody has signed, of a match that nobody else can change meanwhile; `may` says for whom they may hand it in.
 * False where the same was handed in before.
 */
export const keepSignatures = async (
  services: Needed,
  tx: Writes,
  match: MatchRow,
  { scan, ...signed }: Signed & { scan: StoredScan },
  may: (signatory: Signatory) => boolean,
): Promise<boolean> => {
  const pair = pairOfRow(match);
  const standing = await requireSigning(tx, pair, match.status);
  const file = await openContractFile(services, tx, pair);
  if (!file) throw new Failure('move_closed');
  requireSignatories(file.values, signed, { may, today: parisClock(services.now()).day });
  const { round } = standing;
  if (isKnown(await findRoundSignatures(tx, pair, round), signed, scan)) return false;
  if (standing.state === 'complete') await requireComplete(services, tx, pair);
  const late = lateSignature(file.values, { on: signed.on, round });
  if (late !== null) throw new Failure('invalid_input', { fields: { signed_on: late } });
  const { who, on, by } = signed;
  const given = who.map((signatory) => ({ signatory, on }));
  await keepScan(services, tx, pair, scan, { given, method: 'paper', by }, (noted) =>
    addSignatures(tx, pair, given, { round, ...noted }),
  );
  const asked = await notePaper(tx, pair, who, services.now());
  if (asked !== null) await followSoon(services, tx, asked);
  await signIfAll(services, tx, pair, { file, standing, by });
  return true;
};

/**
 * Keeps what people have signed online of a match that nobody else can change meanwhile. The file was complete when they were
 * asked, and has not changed since: what they have signed holds, whatever day it is now.
 */
export const keepOnlineSignatures = async (
  services: Needed,
  tx: Writes,
  match: MatchRow,
  { scan, given }: { scan: StoredScan; given: readonly GivenSignature[] },
): Promise<void> => {
  const pair = pairOfRow(match);
  const standing = await requireSigning(tx, pair, match.status);
  const file = await openContractFile(services, tx, pair);
  if (!file) throw new Failure('move_closed');
  const by = 'online';
  const { round } = standing;
  await keepScan(services, tx, pair, scan, { given, method: 'electronic', by }, (noted) =>
    addSignatures(tx, pair, given, { round, ...noted }),
  );
  await signIfAll(services, tx, pair, { file, standing, by });
};

type KeepOrNot<Done> = (scan: StoredScan) => Promise<{ isKept: boolean; answer: Done }>;

/** Removes what was stored again unless `act` says that it is kept. */
export const keptOrRemoved = async <Done>(
  services: Pick<Services, 'files' | 'log'>,
  scan: StoredScan,
  act: KeepOrNot<Done>,
): Promise<Done> => {
  let isKept = false;
  try {
    const done = await act(scan);
    ({ isKept } = done);
    return done.answer;
  } finally {
    if (!isKept)
      await services.files.remove(scan.name).catch((cause: unknown) => {
        services.log.warn({ err: cause }, 'an unused file was left behind');
      });
  }
};

/** Stores what was handed in, and removes it again unless `act` says that it is kept; its answer says how a photograph was kept, too. */
export const withStoredScan = async <Done extends object>(
  services: Pick<Services, 'files' | 'log' | 'pdf'>,
  upload: Upload,
  person: string,
  act: KeepOrNot<Done>,
): Promise<Done & { is_as_taken: boolean }> => {
  const { scan, isAsTaken } = await storeScan(services, upload, person);
  return { ...(await keptOrRemoved(services, scan, act)), is_as_taken: isAsTaken };
};
