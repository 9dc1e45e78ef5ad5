import type { Answer } from '@tandem/contract';
import type { ContractKind } from '@tandem/domain/contracts/pay/minimum-pay';
import { completenessOf } from '@tandem/domain/contracts/signing/completeness';
import { deadlineOf, meaningOfSilence } from '@tandem/domain/contracts/signing/deadlines';
import { isFrozen, openFileMoves } from '@tandem/domain/contracts/signing/file-state';
import { mayNote } from '@tandem/domain/contracts/formalities/formalities';
import { isOnlineOpen } from '@tandem/domain/contracts/signing/online';
import {
  maySignFor,
  signatoriesOf,
  type Signatory,
} from '@tandem/domain/contracts/signing/signatories';
import { isPublicEmployer } from '@tandem/domain/contracts/opco/find-opco';
import { status } from '@tandem/domain/matches/match';
import type { SignedInActor } from '../../../platform/http/call.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { pairOfRow } from '../../../platform/database/queries/pair-of-row.ts';
import type { MatchRow } from '../../matches/index.ts';
import type { Services } from '../../services.ts';
import { findAmendmentRows } from '../amendments/amendment-queries.ts';
import { isAmendable } from '../amendments/amendments-answer.ts';
import { versionRecord } from '../amendments/open-version.ts';
import {
  findSignedAgreements,
  isBeforeMending,
  isTakingAgreement,
} from '../agreement/signed-agreements.ts';
import { isNumberReader, isScanReader } from '../file/file-access.ts';
import { findFormalities } from '../formalities/formality-queries.ts';
import { onlineRecord } from '../online/online-record.ts';
import { daysOfContract, openContractFile } from '../unseal-contract-sheet.ts';
import { findSignatures, type Signature } from './signature-queries.ts';
import { fileContext } from '../file/file-context.ts';
import {
  findFileMoves,
  findStanding,
  lastRefusal,
  type FileMoveMade,
  type Standing,
} from './file-standing-queries.ts';

type Progress = Answer<'GET /contract/file/{matchId}/progress/'>;

const beginning: Standing = {
  state: 'open',
  since: null,
  round: 1,
  signedOn: null,
  lodgedOn: null,
  isProfessional: false,
  finalisedAt: null,
};

const signatureRecord = ({
  method,
  signedOn,
  notedBy,
  notedAt,
  scan,
}: Omit<Signature, 'round' | 'signatory'>) => ({
  method,
  signed_on: signedOn,
  noted_by: notedBy,
  noted_at: notedAt.toISOString(),
  scan: {
    id: scan.id,
    sha256: scan.sha256,
    size: scan.size,
    added_by: scan.added_by,
    added_at: scan.added_at.toISOString(),
  },
});

/** Of a file whose agreement its reader signs, or sees to. */
const agreementRecord = async (
  db: Queries,
  match: MatchRow,
  { standing, moves }: { standing: Standing; moves: readonly FileMoveMade[] },
): Promise<Progress['agreement']> => ({
  may_add: isTakingAgreement(match, standing),
  papers: (await findSignedAgreements(db, pairOfRow(match))).map((one) => ({
    ...signatureRecord({
      method: 'paper',
      signedOn: one.signedOn,
      notedBy: one.added_by,
      notedAt: one.added_at,
      scan: one,
    }),
    before_mending: isBeforeMending(one, moves),
  })),
});

const signatoryRecord = (
  signatory: Signatory,
  signatures: readonly Signature[],
  { round, mayAdd }: { round: number; mayAdd: boolean },
) => {
  const own = signatures.filter((one) => one.signatory === signatory);
  const counting = own.find((one) => one.round === round);
  return {
    signatory,
    may_add: mayAdd,
    signature: counting ? signatureRecord(counting) : null,
    earlier: own.filter((one) => one !== counting).map(signatureRecord),
  };
};

/** Nobody signs a contract any more that is broken. */
const deadlineRecord = (
  values: Readonly<Record<string, string>>,
  {
    standing,
    moves,
    isBroken,
  }: { standing: Standing; moves: readonly FileMoveMade[]; isBroken: boolean },
) => {
  const due = deadlineOf({
    state: standing.state,
    startsOn: daysOfContract(values).beginsOn,
    lodgedOn: standing.lodgedOn,
    isProfessional: standing.isProfessional,
    refusedOn: lastRefusal(moves, null)?.said.day ?? null,
  });
  if (!due || (isBroken && due.kind === 'sign')) return null;
  // What silence of the State's representative means is not known.
  const hasMeaning = due.kind === 'decision' && !isPublicEmployer(values['employer_kind'] ?? '');
  return {
    kind: due.kind,
    day: due.day,
    alert_on: due.alertOn,
    silence: hasMeaning ? meaningOfSilence(standing.isProfessional) : null,
  };
};

/** An apprenticeship where the file says so: as long as neither it nor its need does, nobody knows. */
const kindOf = (
  { contract_kind: kind }: Readonly<Record<string, string>>,
  standing: Standing,
): ContractKind | null => {
  if (standing.isProfessional) return 'professional';
  return kind === 'apprentice' ? kind : null;
};

/** Where the file of a match stands, as somebody may see it. */
export const fileProgress = async (
  services: Pick<Services, 'esign' | 'now' | 'vault'>,
  db: Queries,
  { actor, match }: { actor: SignedInActor; match: MatchRow },
): Promise<Progress> => {
  const pair = pairOfRow(match);
  const standing = (await findStanding(db, pair)) ?? beginning;
  const values = (await openContractFile(services, db, pair))?.values ?? {};
  const signatures = await findSignatures(db, pair);
  const { missing, wrong } = completenessOf(values, await fileContext(services, db, pair));
  const moves = await findFileMoves(db, pair);
  const given = signatures.filter(({ round }) => round === standing.round).length;
  const isMoving = match.status === status.finalised && standing.finalisedAt !== null;
  const isSigning = isMoving && (standing.state === 'complete' || standing.state === 'signed');
  const isCandidate = actor.kind === 'applicant';
  const draft = (await findAmendmentRows(db, pair)).find((one) => one.state === 'draft');
  const online = await onlineRecord(db, pair, {
    amendmentId: draft?.id ?? null,
    round: (draft ?? standing).round,
  });
  const isSignable = standing.state === 'complete' || (draft && (await isAmendable(db, match)));
  const isOpen = online !== null && isOnlineOpen(online.state);
  const mayAct = services.esign !== null && isNumberReader(actor, match);
  return {
    state: standing.state,
    since: standing.since?.toISOString() ?? null,
    contract_kind: kindOf(values, standing),
    finalised: standing.finalisedAt !== null,
    frozen: isFrozen(standing.state, given) || isOpen,
    missing: missing.length,
    wrong: wrong.length,
    moves:
      isMoving && !isOpen
        ? openFileMoves(standing.state, actor.kind, match.broken_on !== null)
        : [],
    may_open_scans: isScanReader(actor, match),
    signatories: signatoriesOf(values).map((signatory) =>
      signatoryRecord(signatory, signatures, {
        round: standing.round,
        mayAdd: isSigning && maySignFor(signatory, actor.kind),
      }),
    ),
    deadline: deadlineRecord(values, { standing, moves, isBroken: match.broken_on !== null }),
    agreement: isCandidate ? null : await agreementRecord(db, match, { standing, moves }),
    online: {
      may_ask: mayAct && isMoving && isSignable === true && !isOpen,
      may_end: mayAct && isOpen,
      amendment: draft?.number ?? null,
      request: online,
    },
    lodged_on: standing.lodgedOn,
    version: await versionRecord(services, db, pair),
    formalities: (await findFormalities(db, pair)).map(({ formality, dueOn, noted }) => ({
      formality,
      due_on: dueOn,
      done_on: noted?.done_on ?? null,
      noted_by: noted?.noted_by ?? null,
      may_note: mayNote(formality, actor.kind),
    })),
    history: moves.map(({ amendment, move, by, at, said }) => ({
      amendment,
      move,
      by,
      at: at.toISOString(),
      day: said.day ?? null,
      number: said.number ?? null,
      reason: isCandidate ? null : (said.reason ?? null),
      mend: isCandidate ? null : (said.mend ?? null),
    })),
  };
};
