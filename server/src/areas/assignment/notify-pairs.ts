import { matchId, pairOf, status } from '@tandem/domain/matches/match';
import type { Handler } from '../handler.ts';
import {
  suggestionMail,
  suggestionNotice,
  suggestionsMail,
  suggestionsNotice,
  type Reader,
} from './messages.ts';
import { links, matchPath } from '../../platform/mail/links.ts';
import { aboutPair } from '../../platform/messages/about.ts';
import { enqueueMessages } from '../../platform/messages/enqueue-messages.ts';
import type { Services } from '../services.ts';
import { addNotices, lockSuggestedPairs, type SuggestedPair } from './assignment-queries.ts';
import type { Writes } from '../../platform/database/database.ts';
import { addNotifications } from '../notifications/index.ts';
import { requirePlacing } from './require-placing.ts';
import { pairOfRow } from '../../platform/database/queries/pair-of-row.ts';
import { closingOf } from '../alerts/index.ts';

const isOpen = (row: SuggestedPair): boolean =>
  row.status >= status.pending && row.status < status.fullyAccepted && !row.taken;

const factsOf = (services: Pick<Services, 'config'>, reader: Reader, row: SuggestedPair) => ({
  otherParty:
    reader === 'applicant'
      ? row.company
      : `${row.first_name} ${row.last_name}`.trim() || 'Le candidat',
  needTitle: row.title,
  greeted: reader === 'applicant' ? row.first_name : row.company,
  link: links(services.config).absolute(matchPath(reader, matchId(pairOfRow(row)))),
});

/** What one person is told: of one pair with a way to it, of several in one message. */
const toldTo = (
  services: Pick<Services, 'config'>,
  reader: Reader,
  [row, ...others]: readonly [SuggestedPair, ...SuggestedPair[]],
) => {
  const to = {
    accountId: reader === 'applicant' ? row.applicant_account : row.company_account,
    email: reader === 'applicant' ? row.applicant_email : row.company_email,
  };
  const first = factsOf(services, reader, row);
  if (others.length === 0)
    return {
      ...to,
      mail: suggestionMail(reader, first),
      text: suggestionNotice(reader, first),
      link: matchPath(reader, matchId(pairOfRow(row))),
      about: aboutPair(pairOfRow(row)),
    };
  const link = `/${reader}/matches`;
  const facts = [first, ...others.map((one) => factsOf(services, reader, one))];
  return {
    ...to,
    mail: suggestionsMail(reader, facts, links(services.config).absolute(link)),
    text: suggestionsNotice(reader, facts.length),
    link,
    about: {
      candidateIds: [row, ...others].map((one) => one.applicant_id),
      needIds: [row, ...others].map((one) => one.offer_id),
    },
  };
};

const toldOf = (
  services: Pick<Services, 'config'>,
  reader: Reader,
  rows: readonly SuggestedPair[],
) => {
  const byAccount = Map.groupBy(rows, (row) =>
    reader === 'applicant' ? row.applicant_account : row.company_account,
  );
  return [...byAccount.values()].flatMap(([first, ...others]) =>
    first ? [toldTo(services, reader, [first, ...others])] : [],
  );
};

const notify = async (
  services: Pick<Services, 'config' | 'jobs' | 'now'>,
  tx: Writes,
  rows: readonly SuggestedPair[],
) => {
  const told = [...toldOf(services, 'applicant', rows), ...toldOf(services, 'company', rows)];
  const closed = await closingOf(
    services,
    tx,
    told.map(({ accountId, email }) => ({ id: accountId, email })),
  );
  await enqueueMessages(
    services,
    tx,
    told.map(({ accountId, email, mail, about }) => ({
      ...closed({ id: accountId, email }, mail),
      about,
    })),
  );
  await addNotifications(
    tx,
    told.map(({ accountId, text, link, about }) => ({ accountId, text, link, about })),
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
