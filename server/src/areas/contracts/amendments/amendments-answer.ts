import type { Answer } from '@tandem/contract';
import { parisClock } from '@tandem/domain/calendar/paris-time';
import {
  amendmentFaults,
  amendmentWarnings,
  differencesOf,
} from '@tandem/domain/contracts/amendments/amendment';
import { amendmentDeadline } from '@tandem/domain/contracts/amendments/amendment-deadline';
import { mayBegin, openAmendmentMoves } from '@tandem/domain/contracts/amendments/amendment-state';
import { sealedKeys } from '@tandem/domain/contracts/file/file-fields';
import {
  contextOn,
  isProfessional,
  readerOf,
  type RuleContext,
} from '@tandem/domain/contracts/rules/rule';
import { maySignFor, signatoriesOf } from '@tandem/domain/contracts/signing/signatories';
import { status, type Pair } from '@tandem/domain/matches/match';
import type { Queries } from '../../../platform/database/database.ts';
import { pairOfRow } from '../../../platform/database/queries/pair-of-row.ts';
import type { SignedInActor } from '../../../platform/http/call.ts';
import type { MatchRow } from '../../matches/index.ts';
import type { Services } from '../../services.ts';
import { isScanReader } from '../file/file-access.ts';
import { fileContext } from '../file/file-context.ts';
import {
  findFileMoves,
  findStanding,
  lastRefusal,
  type FileMoveMade,
} from '../signing/file-standing-queries.ts';
import { findAmendmentSignatures, type AmendmentSignature } from './amendment-queries.ts';
import { openAmendments, type OpenAmendment } from './sealed-amendments.ts';

export type Amendments = Answer<'GET /contract/file/{matchId}/amendments/'>;

/** Whether a contract can be amended: it was accepted, and goes on. */
export const isAmendable = async (db: Queries, match: MatchRow): Promise<boolean> => {
  const standing = await findStanding(db, pairOfRow(match));
  const isAccepted = standing?.state === 'accepted' || standing?.state === 'amended';
  return isAccepted && match.status === status.finalised && match.broken_on === null;
};

/** Who signs an amendment: a guardian as long as the candidate is a minor, on the day itself. */
export const amendmentSignatories = (before: Readonly<Record<string, string>>, signedOn: string) =>
  signatoriesOf({ ...before, signed_on: signedOn });

const signatureRecord = ({ method, signedOn, notedBy, notedAt, scan }: AmendmentSignature) => ({
  method,
  signed_on: signedOn,
  noted_by: notedBy,
  noted_at: notedAt.toISOString(),
  scan: { id: scan.id, sha256: scan.sha256 },
});

/** A candidate sees of an amendment what is to be signed by them: once somebody has signed it, and not while it is written. */
export const isShownTo = (
  { kind }: SignedInActor,
  { row, state }: OpenAmendment,
  signatures: readonly AmendmentSignature[],
): boolean =>
  kind !== 'applicant' ||
  (state !== 'withdrawn' &&
    (state !== 'draft' ||
      signatures.some((one) => one.amendmentId === row.id && one.round === row.round)));

interface Reading {
  actor: SignedInActor;
  today: string;
  /** What one in preparation is judged by. */
  context: RuleContext;
  mayDraw: boolean;
  /** The number of the last one that was not given up. */
  last: number | null;
  signatures: readonly AmendmentSignature[];
  moves: readonly FileMoveMade[];
}

/** What silence means where an amendment was lodged is not in our sources: it is left to be verified. */
const deadlineRecord = (
  { row, state, number, effectiveOn, before }: OpenAmendment,
  { moves }: Reading,
) => {
  const due = amendmentDeadline({
    state,
    effectiveOn,
    lodgedOn: row.lodged_on,
    isProfessional: isProfessional(readerOf(before)),
    refusedOn: lastRefusal(moves, number)?.said.day ?? null,
  });
  return due && { kind: due.kind, day: due.day };
};

const refusalRecord = ({ state, number }: OpenAmendment, { actor, moves }: Reading) => {
  if (state !== 'refused' || actor.kind === 'applicant') return null;
  const last = lastRefusal(moves, number);
  return last ? { reason: last.said.reason ?? '', mend: last.said.mend ?? '' } : null;
};

const record = (one: OpenAmendment, reading: Reading): Amendments['amendments'][number] => {
  const { actor, today, context, mayDraw, last, signatures } = reading;
  const { row, before } = one;
  const own = signatures.filter(
    ({ amendmentId, round }) => amendmentId === row.id && round === row.round,
  );
  const isDraft = row.state === 'draft';
  const faults = isDraft ? amendmentFaults(before, one, context) : {};
  const warnings = isDraft && mayDraw ? amendmentWarnings(before, one, context) : {};
  const isReady = isDraft && mayDraw && Object.keys(faults).length === 0;
  return {
    number: row.number,
    state: row.state,
    kind: row.kind,
    effective_on: row.effective_on,
    reason: one.reason,
    drawn_by: row.drawn_by,
    drawn_at: row.drawn_at.toISOString(),
    signed_on: row.signed_on,
    lodged_on: row.lodged_on,
    moves: mayDraw
      ? openAmendmentMoves({ state: row.state, isLast: row.number === last }, actor.kind)
      : [],
    deadline: mayDraw ? deadlineRecord(one, reading) : null,
    refusal: refusalRecord(one, reading),
    changes: one.changes,
    differences: differencesOf(before, one),
    faults,
    warnings: actor.kind === 'applicant' ? {} : warnings,
    signatories: amendmentSignatories(before, row.signed_on ?? today).map((signatory) => {
      const signature = own.find((given) => given.signatory === signatory);
      return {
        signatory,
        may_add: isReady && maySignFor(signatory, actor.kind),
        signature: signature ? signatureRecord(signature) : null,
      };
    }),
  };
};

/** The amendments of a file, as somebody may see them. */
export const amendmentsAnswer = async (
  services: Pick<Services, 'now' | 'vault'>,
  db: Queries,
  actor: SignedInActor,
  match: MatchRow,
): Promise<Amendments> => {
  const pair: Pair = pairOfRow(match);
  const { amendments, latest } = await openAmendments(services, db, pair);
  const today = parisClock(services.now()).day;
  const isPrepared = amendments.some(({ state }) => state === 'draft');
  const reading = {
    actor,
    today,
    context: isPrepared ? await fileContext(services, db, pair) : contextOn(today),
    last: amendments.findLast(({ state }) => state !== 'withdrawn')?.number ?? null,
    mayDraw: await isAmendable(db, match),
    signatures: await findAmendmentSignatures(db, pair),
    moves: await findFileMoves(db, pair),
  };
  const isCandidate = actor.kind === 'applicant';
  const shown = Object.entries(latest).filter(
    ([key, value]) => value !== '' && !sealedKeys.includes(key),
  );
  return {
    may_draw: reading.mayDraw && !isCandidate,
    may_begin: reading.mayDraw && !isCandidate && mayBegin(amendments.map(({ state }) => state)),
    may_open_scans: isScanReader(actor, match),
    values: isCandidate ? {} : Object.fromEntries(shown),
    amendments: amendments
      .filter((one) => isShownTo(actor, one, reading.signatures))
      .toReversed()
      .map((one) => record(one, reading)),
  };
};
