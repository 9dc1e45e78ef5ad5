import type { Answer } from '@tandem/contract';
import { parisClock } from '@tandem/domain/calendar/paris-time';
import { amendmentFaults, differencesOf } from '@tandem/domain/contracts/amendments/amendment';
import { sealedKeys } from '@tandem/domain/contracts/file/file-fields';
import { contextOn } from '@tandem/domain/contracts/rules/rule';
import { maySignFor, signatoriesOf } from '@tandem/domain/contracts/signing/signatories';
import { status, type Pair } from '@tandem/domain/matches/match';
import type { Queries } from '../../../platform/database/database.ts';
import { pairOfRow } from '../../../platform/database/pair-of-row.ts';
import type { SignedInActor } from '../../../platform/http/call.ts';
import type { MatchRow } from '../../matches/index.ts';
import type { Services } from '../../services.ts';
import { findStanding } from '../signing/standing-queries.ts';
import { findAmendmentSignatures, type AmendmentSignature } from './amendment-queries.ts';
import { openAmendments, type OpenAmendment } from './sealed-amendments.ts';

type Amendments = Answer<'GET /contract/file/{matchId}/amendments/'>;

/** Whether a contract can be amended: it was accepted, and goes on. */
export const isAmendable = async (db: Queries, match: MatchRow): Promise<boolean> => {
  const standing = await findStanding(db, pairOfRow(match));
  const isAccepted = standing?.state === 'accepted' || standing?.state === 'amended';
  return isAccepted && match.status === status.finalised && match.broken_on === null;
};

/** Who signs an amendment: a guardian as long as the candidate is a minor, on the day itself. */
export const amendmentSignatories = (before: Readonly<Record<string, string>>, signedOn: string) =>
  signatoriesOf({ ...before, signed_on: signedOn });

const signatureRecord = ({ signedOn, notedBy, notedAt, scan }: AmendmentSignature) => ({
  signed_on: signedOn,
  noted_by: notedBy,
  noted_at: notedAt.toISOString(),
  scan: { id: scan.id, sha256: scan.sha256 },
});

interface Reading {
  actor: SignedInActor;
  today: string;
  mayDraw: boolean;
  signatures: readonly AmendmentSignature[];
}

const record = (
  one: OpenAmendment,
  { actor, today, mayDraw, signatures }: Reading,
): Amendments['amendments'][number] => {
  const { row, before } = one;
  const own = signatures.filter(({ amendmentId }) => amendmentId === row.id);
  const isDraft = row.state === 'draft';
  const faults = isDraft ? amendmentFaults(before, one, contextOn(today)) : {};
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
    changes: one.changes,
    differences: differencesOf(before, one),
    faults,
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
  const { amendments, values } = await openAmendments(services, db, pair);
  const reading = {
    actor,
    today: parisClock(services.now()).day,
    mayDraw: await isAmendable(db, match),
    signatures: await findAmendmentSignatures(db, pair),
  };
  const shown = Object.entries(values).filter(
    ([key, value]) => value !== '' && !sealedKeys.includes(key),
  );
  return {
    may_draw: reading.mayDraw,
    values: Object.fromEntries(shown),
    amendments: amendments.toReversed().map((one) => record(one, reading)),
  };
};
