import { matchId, pairOf, status } from '@tandem/domain/matches/match';
import type { Handler } from '../handler.ts';
import { suggestionMail, suggestionNotice } from './messages.ts';
import { links, matchPath } from '../../platform/mail/links.ts';
import { aboutPair } from '../../platform/messages/about.ts';
import { enqueueMessages } from '../../platform/messages/enqueue-messages.ts';
import type { Services } from '../services.ts';
import { addNotices, lockSuggestedPairs, type SuggestedPair } from './assignment-queries.ts';
import type { Writes } from '../../platform/database/database.ts';
import { addNotifications } from '../notifications/index.ts';
import { requirePlacing } from './require-placing.ts';
import { pairOfRow } from '../../platform/database/pair-of-row.ts';

const isOpen = (row: SuggestedPair): boolean =>
  row.status >= status.pending && row.status < status.fullyAccepted && !row.taken;

const toldOf = (services: Pick<Services, 'config'>, row: SuggestedPair) =>
  (['applicant', 'company'] as const).map((reader) => {
    const about = aboutPair(pairOfRow(row));
    const path = matchPath(reader, matchId(pairOfRow(row)));
    const name = `${row.first_name} ${row.last_name}`.trim() || 'Le candidat';
    const facts = {
      otherParty: reader === 'applicant' ? row.company : name,
      needTitle: row.title,
      link: links(services.config).absolute(path),
    };
    const recipient = reader === 'applicant' ? row.applicant_email : row.company_email;
    const accountId = reader === 'applicant' ? row.applicant_account : row.company_account;
    return {
      mail: { channel: 'mail' as const, recipient, ...suggestionMail(reader, facts), about },
      notice: { accountId, text: suggestionNotice(reader, facts), link: path, about },
    };
  });

const notify = async (
  services: Pick<Services, 'config' | 'jobs' | 'now'>,
  tx: Writes,
  rows: readonly SuggestedPair[],
) => {
  const told = rows.flatMap((row) => toldOf(services, row));
  await enqueueMessages(
    services,
    tx,
    told.map(({ mail }) => mail),
  );
  await addNotifications(
    tx,
    told.map(({ notice }) => notice),
    services.now(),
  );
};

/**
 * Tells both sides of each pair once, however often it is asked for; moves nothing. A pair that is no match any more, that
 * was refused or agreed meanwhile, or whose seat or candidate is taken, is left out and counted.
 */
export const notifyPairs: Handler<'POST /assignment/notify/', 'config' | 'db' | 'jobs' | 'now'> = (
  services,
  { actor, body, auditLog },
) =>
  services.db.transaction(async (tx) => {
    const wanted = body.matches.flatMap((id) => pairOf(id) ?? []);
    const rows = await lockSuggestedPairs(tx, wanted);
    await requirePlacing(tx, actor, new Set(rows.map((row) => row.formation_id)));
    const open = rows.filter(isOpen);
    const added = await addNotices(tx, open.map(pairOfRow), {
      accountId: actor.accountId,
      at: services.now(),
    });
    const fresh = new Set(added.map(matchId));
    const told = open.filter((row) => fresh.has(matchId(pairOfRow(row))));
    await notify(services, tx, told);
    await auditLog.changed(tx, {
      applicants: told.map((row) => row.applicant_id),
      companies: told.map((row) => row.company_id),
    });
    return {
      notified: added.length,
      already: open.length - added.length,
      closed: body.matches.length - open.length,
    };
  });
