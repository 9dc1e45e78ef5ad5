import { mayBegin } from '@tandem/domain/contracts/amendments/amendment-state';
import { Failure } from '@tandem/domain/errors';
import type { Pair } from '@tandem/domain/matches/match';
import type { SignedInActor } from '../../../platform/http/call.ts';
import type { Writes } from '../../../platform/database/database.ts';
import { pairOfRow } from '../../../platform/database/queries/pair-of-row.ts';
import type { Handler } from '../../handler.ts';
import { lockOwnMatch, partiesOf, type MatchRow } from '../../matches/index.ts';
import type { Services } from '../../services.ts';
import { requireFileReader } from '../file/file-access.ts';
import { findOpenRequest } from '../online/request-queries.ts';
import { deleteAmendmentLinks } from '../part-links/part-link-queries.ts';
import {
  deleteAmendment,
  findAmendmentSignatures,
  writeAmendmentState,
} from './amendment-queries.ts';
import { amendmentsAnswer, isAmendable } from './amendments-answer.ts';
import { openAmendments, sealAmendment, type OpenAmendment } from './sealed-amendments.ts';

interface Amendable {
  match: MatchRow;
  pair: Pair;
  amendments: OpenAmendment[];
  draft: OpenAmendment | undefined;
  /** Whether somebody has signed the one in preparation as it is, and whether anybody ever has. */
  isBegun: boolean;
  hasPapers: boolean;
}

/** The amendments of a contract that can be amended, and that nobody else can change meanwhile. */
export const lockAmendable = async (
  services: Pick<Services, 'vault'>,
  tx: Writes,
  actor: SignedInActor,
  matchId: number,
): Promise<Amendable> => {
  const match = requireFileReader(actor, await lockOwnMatch(tx, actor, matchId));
  if (!(await isAmendable(tx, match)))
    throw new Failure('move_closed', { data: { status: match.status } });
  const pair = pairOfRow(match);
  const { amendments } = await openAmendments(services, tx, pair);
  const draft = amendments.find(({ state }) => state === 'draft');
  const signatures = (await findAmendmentSignatures(tx, pair)).filter(
    ({ amendmentId }) => amendmentId === draft?.row.id,
  );
  const isBegun = signatures.some(({ round }) => round === draft?.row.round);
  return { match, pair, amendments, draft, isBegun, hasPapers: signatures.length > 0 };
};

/** What is signed changes no more: an amendment is given up, and another prepared. */
export const saveAmendmentDraft: Handler<
  'PUT /contract/file/{matchId}/amendments/draft/',
  'db' | 'now' | 'vault'
> = (services, { actor, params, body, auditLog }) =>
  services.db.transaction(async (tx) => {
    const locked = await lockAmendable(services, tx, actor, params.matchId);
    if (locked.isBegun) throw new Failure('file_frozen');
    if (await findOpenRequest(tx, locked.pair)) throw new Failure('signing_open');
    if (!locked.draft && !mayBegin(locked.amendments.map(({ state }) => state)))
      throw new Failure('move_closed', { data: { state: 'refused' } });
    const { kind, reason, changes, effective_on: effectiveOn } = body;
    await sealAmendment(services, tx, locked.pair, locked.amendments, {
      kind,
      effectiveOn: effectiveOn ?? '',
      reason: reason ?? '',
      changes: changes as Record<string, string>,
      by: actor.kind,
      at: services.now(),
    });
    await auditLog.changed(tx, partiesOf(locked.match));
    return amendmentsAnswer(services, tx, actor, locked.match);
  });

/** One that somebody has signed is kept as given up, with its papers. */
export const withdrawAmendment: Handler<
  'DELETE /contract/file/{matchId}/amendments/draft/',
  'db' | 'now' | 'vault'
> = (services, { actor, params, auditLog }) =>
  services.db.transaction(async (tx) => {
    const { match, pair, draft, hasPapers } = await lockAmendable(
      services,
      tx,
      actor,
      params.matchId,
    );
    if (draft) {
      if (await findOpenRequest(tx, pair)) throw new Failure('signing_open');
      const since = { state_since: services.now(), signed_on: null };
      if (hasPapers) await writeAmendmentState(tx, draft.row.id, { state: 'withdrawn', ...since });
      else await deleteAmendment(tx, draft.row.id);
      await deleteAmendmentLinks(tx, pair, draft.number);
      await auditLog.changed(tx, partiesOf(match));
    }
    return amendmentsAnswer(services, tx, actor, match);
  });
