import { Failure } from '@tandem/domain/errors';
import { mayShowInterest } from '@tandem/domain/matches/interest';
import { matchId } from '@tandem/domain/matches/match';
import { isMatchedNeed } from '@tandem/domain/needs/need-state';
import { quotedName } from '@tandem/domain/names';
import type { SignedInActor } from '../../../platform/http/call.ts';
import { orNotFound } from '../../../platform/http/or-not-found.ts';
import { matchPath } from '../../../platform/mail/links.ts';
import type { Writes } from '../../../platform/database/database.ts';
import { aboutPair } from '../../../platform/messages/about.ts';
import type { Handler } from '../../handler.ts';
import { addNotifications } from '../../notifications/index.ts';
import { requireOpenSession } from '../../programmes/index.ts';
import { findMatchParties } from '../messages/party-queries.ts';
import { requireAvailable } from '../enrolments/require-available.ts';
import { lockOwnMatch } from '../moves/lock-own-match.ts';
import { readMovedMatch } from '../moves/read-moved-match.ts';
import type { MatchRow } from '../reading/match-queries.ts';
import { revokeInterest, writeInterest } from './interest-queries.ts';
import { pairOfRow } from '../../../platform/database/queries/pair-of-row.ts';

const lockOpenMatch = async (tx: Writes, actor: SignedInActor, id: number): Promise<MatchRow> => {
  const match = await lockOwnMatch(tx, actor, id);
  if (!mayShowInterest(actor.kind, match.status) || !isMatchedNeed(match.need_state))
    throw new Failure('move_closed', { data: { status: match.status } });
  await requireOpenSession(tx, match.session_id);
  requireAvailable(actor, match);
  return match;
};

/** A candidate says that a need interests them; the first time the company's bell tells it. */
export const showInterest: Handler<'PUT /matches/{id}/interest/', 'db' | 'now' | 'skillNames'> = (
  services,
  { actor, params, auditLog },
) =>
  services.db.transaction(async (tx) => {
    const match = await lockOpenMatch(tx, actor, params.id);
    const pair = pairOfRow(match);
    const at = services.now();
    if (await writeInterest(tx, pair, at)) {
      const { candidateName, company, needTitle } = orNotFound(await findMatchParties(tx, pair));
      const text = `${quotedName(candidateName)} s’intéresse à votre besoin (${needTitle})`;
      const link = matchPath('company', matchId(pair));
      await addNotifications(
        tx,
        [{ accountId: company.id, text, link, about: aboutPair(pair) }],
        at,
      );
    }
    await auditLog.changed(tx, { applicants: [match.applicant_id] });
    return readMovedMatch(services, tx, actor, params.id);
  });

/** A candidate takes it back; nobody is told. */
export const withdrawInterest: Handler<
  'DELETE /matches/{id}/interest/',
  'db' | 'now' | 'skillNames'
> = (services, { actor, params, auditLog }) =>
  services.db.transaction(async (tx) => {
    const match = await lockOpenMatch(tx, actor, params.id);
    await revokeInterest(tx, pairOfRow(match), services.now());
    await auditLog.changed(tx, { applicants: [match.applicant_id] });
    return readMovedMatch(services, tx, actor, params.id);
  });
