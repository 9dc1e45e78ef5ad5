import { isStaff } from '@tandem/domain/accounts/roles';
import { Failure } from '@tandem/domain/errors';
import { sharesAnHour } from '@tandem/domain/matches/pace';
import { quotedName } from '@tandem/domain/names';
import { isOpenShare, mayShare, mostOpenShares, shareEnd } from '@tandem/domain/shares/share';
import { pairOfRow } from '../../platform/database/queries/pair-of-row.ts';
import { orNotFound } from '../../platform/http/or-not-found.ts';
import { links, matchPath } from '../../platform/mail/links.ts';
import { aboutPair } from '../../platform/messages/about.ts';
import { hashToken, makeSecretToken } from '../../platform/security/tokens.ts';
import type { Handler } from '../handler.ts';
import { findMatchParties, lockOwnMatch, partiesOf } from '../matches/index.ts';
import { addNotifications } from '../notifications/index.ts';
import { addShare, findShares, type ShareRow } from './share-queries.ts';
import { sharedMatch, shareRecord } from './share-records.ts';

const hourMs = 3_600_000;

const madeWithinHour = (shares: readonly ShareRow[], now: Date): number =>
  shares.filter((row) => row.made_at.getTime() > now.getTime() - hourMs).length;

/** Makes a link, which is told this once, and rings for the candidate: nobody is shown around in secret. */
export const makeShare: Handler<'POST /matches/{id}/shares/', 'config' | 'db' | 'now'> = (
  { config, db, now },
  { actor, params, auditLog },
) =>
  db.transaction(async (tx) => {
    const match = await lockOwnMatch(tx, actor, params.id);
    if (!mayShare(actor.kind, sharedMatch(match)))
      throw new Failure('move_closed', { data: { status: match.status } });
    const pair = pairOfRow(match);
    const at = now();
    const earlier = await findShares(tx, pair);
    if (!isStaff(actor.kind) && madeWithinHour(earlier, at) >= sharesAnHour)
      throw new Failure('too_many_changes');
    const open = earlier.filter((row) =>
      isOpenShare({ endsAt: row.ends_at, revokedAt: row.revoked_at }, at),
    );
    if (open.length >= mostOpenShares) throw new Failure('too_many_shares');
    const token = makeSecretToken();
    const share = await addShare(tx, {
      token_hash: hashToken(token),
      applicant_id: pair.candidateId,
      offer_id: pair.needId,
      account_id: actor.accountId,
      made_by: actor.kind,
      made_at: at,
      ends_at: shareEnd(at),
    });
    const { candidate, companyName, needTitle } = orNotFound(await findMatchParties(tx, pair));
    const who = isStaff(actor.kind) ? 'Le centre' : quotedName(companyName);
    const text = `${who} montre votre profil par un lien, pendant 14 jours (${needTitle})`;
    const link = matchPath('applicant', params.id);
    await addNotifications(
      tx,
      [{ accountId: candidate.id, text, link, about: aboutPair(pair) }],
      at,
    );
    await auditLog.changed(tx, partiesOf(match));
    return {
      link: links(config).absolute(`/partage/${token}`),
      share: shareRecord(share, actor.kind, at),
    };
  });
