import { amendmentFaults } from '@tandem/domain/contracts/amendments/amendment';
import type { RuleContext } from '@tandem/domain/contracts/rules/rule';
import type { Signatory } from '@tandem/domain/contracts/signing/signatories';
import { Failure } from '@tandem/domain/errors';
import type { Pair } from '@tandem/domain/matches/match';
import type { Writes } from '../../../platform/database/database.ts';
import { pairOfRow } from '../../../platform/database/queries/pair-of-row.ts';
import type { MatchRow } from '../../matches/index.ts';
import type { Services } from '../../services.ts';
import { fileContext } from '../file/file-context.ts';
import { followSoon } from '../online/follow-soon.ts';
import { notePaper } from '../online/request-queries.ts';
import { keepScan, type BroughtBy } from '../signing/keep-scan.ts';
import type { Signed } from '../signing/keep-signatures.ts';
import type { StoredScan } from '../signing/scan-store.ts';
import type { GivenSignature } from '../signing/signature-queries.ts';
import { addFileMove, findStanding } from '../signing/file-standing-queries.ts';
import { tellFileMove } from '../signing/tell-file-move.ts';
import {
  addAmendmentSignatures,
  findAmendmentSignatures,
  writeAmendmentState,
  type AmendmentSignature,
} from './amendment-queries.ts';
import { amendmentSignatories, isAmendable } from './amendments-answer.ts';
import { openAmendments, type OpenAmendment } from './sealed-amendments.ts';
import { settleAmendments } from './settle-amendments.ts';

type Needed = Pick<Services, 'config' | 'jobs' | 'now' | 'vault'>;

const requireSound = (
  draft: OpenAmendment,
  { who, on }: Signed,
  {
    may,
    context,
    concludedOn,
  }: {
    may: (signatory: Signatory) => boolean;
    context: RuleContext;
    concludedOn: string;
  },
): void => {
  const fields: Record<string, string> = amendmentFaults(draft.before, draft, context);
  const asked = amendmentSignatories(draft.before, on);
  if (!who.every((one) => asked.includes(one) && may(one)))
    fields['signatories'] = 'Vous ne pouvez pas ajouter la signature de cette personne.';
  if (on > context.today) fields['signed_on'] = 'Cette date n’est pas encore passée.';
  else if (on < concludedOn) fields['signed_on'] = 'Un avenant suit la signature du contrat.';
  if (Object.keys(fields).length > 0) throw new Failure('invalid_input', { fields });
};

/** With the last signature the contract says what the amendment says, from its day on; the file stays as it was signed. */
const amendIfAll = async (
  services: Needed,
  tx: Writes,
  pair: Pair,
  draft: OpenAmendment,
  by: BroughtBy,
): Promise<void> => {
  const given = (await findAmendmentSignatures(tx, pair)).filter(
    ({ amendmentId, round }) => amendmentId === draft.row.id && round === draft.row.round,
  );
  const signed = new Set(given.map(({ signatory }) => signatory));
  const day =
    given
      .map(({ signedOn }) => signedOn)
      .toSorted()
      .at(-1) ?? '';
  if (!amendmentSignatories(draft.before, day).every((one) => signed.has(one))) return;
  const at = services.now();
  await writeAmendmentState(tx, draft.row.id, { state: 'signed', state_since: at, signed_on: day });
  const said = { day: draft.effectiveOn, reason: draft.reason };
  const move = { move: 'amend', by, said } as const;
  await addFileMove(tx, pair, { ...move, at }, draft.row.id);
  await settleAmendments(services, tx, pair);
  await tellFileMove(services, tx, pair, move);
};

const isKnown = (
  given: readonly AmendmentSignature[],
  draft: OpenAmendment | undefined,
  { who, on }: Signed,
  scan: StoredScan,
): boolean =>
  who.every((signatory) =>
    given.some(
      (one) =>
        one.signatory === signatory &&
        one.signedOn === on &&
        one.scan.received_sha256 === scan.received_sha256 &&
        (!draft || (one.amendmentId === draft.row.id && one.round === draft.row.round)),
    ),
  );

/**
 * Keeps what somebody has signed of the amendment in preparation, of a match that nobody else can change meanwhile; `may` says
 * for whom they may hand it in. False where the same was handed in before.
 */
export const keepAmendmentSignatures = async (
  services: Needed,
  tx: Writes,
  match: MatchRow,
  { scan, ...signed }: Signed & { scan: StoredScan },
  may: (signatory: Signatory) => boolean,
): Promise<boolean> => {
  const closed = new Failure('move_closed', { data: { status: match.status } });
  if (!(await isAmendable(tx, match))) throw closed;
  const pair = pairOfRow(match);
  const { amendments } = await openAmendments(services, tx, pair);
  const draft = amendments.find(({ state }) => state === 'draft');
  if (isKnown(await findAmendmentSignatures(tx, pair), draft, signed, scan)) return false;
  if (!draft) throw closed;
  const concludedOn = (await findStanding(tx, pair))?.signedOn ?? '';
  const context = await fileContext(services, tx, pair);
  requireSound(draft, signed, { may, context, concludedOn });
  const { who, on, by } = signed;
  const given = who.map((signatory) => ({ signatory, on }));
  const { id, round } = draft.row;
  await keepScan(services, tx, pair, scan, { given, method: 'paper', by }, (noted) =>
    addAmendmentSignatures(tx, given, { amendment_id: id, round, ...noted }),
  );
  const asked = await notePaper(tx, pair, who, services.now());
  if (asked !== null) await followSoon(services, tx, asked);
  await amendIfAll(services, tx, pair, draft, by);
  return true;
};

/**
 * Keeps what people have signed online of the amendment in preparation. Nothing stood against it when they were asked, and it
 * has not changed since: what they have signed holds, whatever day it is now.
 */
export const keepAmendmentOnline = async (
  services: Needed,
  tx: Writes,
  match: MatchRow,
  { scan, given }: { scan: StoredScan; given: readonly GivenSignature[] },
): Promise<void> => {
  const pair = pairOfRow(match);
  const { amendments } = await openAmendments(services, tx, pair);
  const draft = amendments.find(({ state }) => state === 'draft');
  if (!draft) throw new Failure('move_closed', { data: { status: match.status } });
  const by = 'online';
  const { id, round } = draft.row;
  await keepScan(services, tx, pair, scan, { given, method: 'electronic', by }, (noted) =>
    addAmendmentSignatures(tx, given, { amendment_id: id, round, ...noted }),
  );
  await amendIfAll(services, tx, pair, draft, by);
};
