import { parisClock } from '@tandem/domain/calendar/paris-time';
import { amendmentFaults } from '@tandem/domain/contracts/amendments/amendment';
import { contextOn } from '@tandem/domain/contracts/rules/rule';
import { maySignFor } from '@tandem/domain/contracts/signing/signatories';
import { Failure } from '@tandem/domain/errors';
import type { Pair } from '@tandem/domain/matches/match';
import { lockKey } from '../../../platform/database/key-lock.ts';
import type { Writes } from '../../../platform/database/database.ts';
import type { SignedInActor } from '../../../platform/http/call.ts';
import type { Handler } from '../../handler.ts';
import { findOwnMatch, partiesOf } from '../../matches/index.ts';
import type { Services } from '../../services.ts';
import { requireProgressReader } from '../file-access.ts';
import { withStoredScan, type Signed } from '../signing/keep-signatures.ts';
import { contextOfScan, requireScan, type StoredScan } from '../signing/scan-store.ts';
import { addScan } from '../signing/signature-queries.ts';
import { addFileMove, findStanding } from '../signing/standing-queries.ts';
import { tellFileMove } from '../signing/tell-file-move.ts';
import {
  addAmendmentSignatures,
  findAmendmentSignatures,
  writeAmendmentState,
} from './amendment-queries.ts';
import { amendmentsAnswer, amendmentSignatories } from './amendments-answer.ts';
import { lockAmendable } from './change-amendment.ts';
import type { OpenAmendment } from './sealed-amendments.ts';
import { settleAmendments } from './settle-amendments.ts';

type Needed = Pick<Services, 'config' | 'jobs' | 'now' | 'vault'>;

const requireSound = (
  draft: OpenAmendment,
  { who, on }: Signed,
  { actor, today, concludedOn }: { actor: SignedInActor; today: string; concludedOn: string },
): void => {
  const fields: Record<string, string> = amendmentFaults(draft.before, draft, contextOn(today));
  const asked = amendmentSignatories(draft.before, on);
  if (!who.every((one) => asked.includes(one) && maySignFor(one, actor.kind)))
    fields['signatories'] = 'Vous ne pouvez pas ajouter la signature de cette personne.';
  if (on > today) fields['signed_on'] = 'Cette date n’est pas encore passée.';
  else if (on < concludedOn) fields['signed_on'] = 'Un avenant suit la signature du contrat.';
  if (Object.keys(fields).length > 0) throw new Failure('invalid_input', { fields });
};

const keepScan = async (
  { now, vault }: Needed,
  tx: Writes,
  { pair, row }: { pair: Pair; row: OpenAmendment['row'] },
  { key, ...scan }: StoredScan,
  { who, on, by }: Signed,
): Promise<void> => {
  const at = now();
  await lockKey(tx, 'to seal');
  const sealed = vault.seal(key, contextOfScan(scan.name));
  const added = { added_by: by, added_at: at };
  const scanId = await addScan(tx, pair, { ...scan, sealed_key: sealed, ...added });
  await addAmendmentSignatures(tx, who, {
    amendment_id: row.id,
    round: row.round,
    signed_on: on,
    scan_id: scanId,
    noted_by: by,
    noted_at: at,
  });
};

/** With the last signature the contract says what the amendment says, from its day on; the file stays as it was signed. */
const amendIfAll = async (
  services: Needed,
  tx: Writes,
  pair: Pair,
  draft: OpenAmendment,
  { on, actor }: { on: string; actor: SignedInActor },
): Promise<void> => {
  const given = (await findAmendmentSignatures(tx, pair)).filter(
    ({ amendmentId, round }) => amendmentId === draft.row.id && round === draft.row.round,
  );
  const signed = new Set(given.map(({ signatory }) => signatory));
  if (!amendmentSignatories(draft.before, on).every((one) => signed.has(one))) return;
  const day =
    given
      .map(({ signedOn }) => signedOn)
      .toSorted()
      .at(-1) ?? on;
  const at = services.now();
  await writeAmendmentState(tx, draft.row.id, { state: 'signed', state_since: at, signed_on: day });
  const said = { day: draft.effectiveOn, reason: draft.reason };
  const move = { move: 'amend', by: actor.kind, said } as const;
  await addFileMove(tx, pair, { ...move, at }, draft.row.id);
  await settleAmendments(services, tx, pair);
  await tellFileMove(services, tx, pair, move);
};

/** What somebody has signed of the amendment in preparation, kept for good; what was handed in twice is there once. */
export const signAmendment: Handler<
  'POST /contract/file/{matchId}/amendments/draft/signatures/',
  'config' | 'db' | 'files' | 'jobs' | 'log' | 'now' | 'pdf' | 'vault'
> = async (services, { actor, params, body, files, auditLog }) => {
  const { db, now } = services;
  // Before the file is read: whoever may not hand it in does not make the reader work.
  requireProgressReader(actor, await findOwnMatch(db.read, actor, params.matchId));
  const upload = requireScan(files['scan']);
  const signed = { who: [...new Set(body.signatories)], on: body.signed_on, by: actor.kind };
  return withStoredScan(services, upload, `account ${actor.accountId}`, (scan) =>
    db.transaction(async (tx) => {
      const { match, pair, draft } = await lockAmendable(
        services,
        tx,
        actor,
        params.matchId,
        requireProgressReader,
      );
      const given = await findAmendmentSignatures(tx, pair);
      const isKnown = signed.who.every((one) =>
        given.some(
          ({ signatory, signedOn, amendmentId, round, scan: { received_sha256: before } }) =>
            signatory === one &&
            signedOn === signed.on &&
            before === scan.received_sha256 &&
            (!draft || (amendmentId === draft.row.id && round === draft.row.round)),
        ),
      );
      if (!isKnown) {
        if (!draft) throw new Failure('move_closed', { data: { status: match.status } });
        const concludedOn = (await findStanding(tx, pair))?.signedOn ?? '';
        const today = parisClock(now()).day;
        requireSound(draft, signed, { actor, today, concludedOn });
        await keepScan(services, tx, { pair, row: draft.row }, scan, signed);
        await amendIfAll(services, tx, pair, draft, { on: signed.on, actor });
        await auditLog.changed(tx, partiesOf(match));
      }
      return { isKept: !isKnown, answer: await amendmentsAnswer(services, tx, actor, match) };
    }),
  );
};
