import { orNotFound } from '../../platform/http/or-not-found.ts';
import { links } from '../../platform/mail/links.ts';
import { aboutPair } from '../../platform/messages/about.ts';
import { enqueueMessages } from '../../platform/messages/enqueue-messages.ts';
import type { Handler } from '../handler.ts';
import { staffLetters } from '../alerts/index.ts';
import { findMatchParties, lockOwnMatch, partiesOf } from '../matches/index.ts';
import { addNotifications, findSupervisors } from '../notifications/index.ts';
import { findMessages, noteReport } from './written-message-queries.ts';
import { reportMail, reportNotice } from './messages.ts';
import { sideOf } from './read-messages.ts';
import { pairOfRow } from '../../platform/database/queries/pair-of-row.ts';

/** Those who look after the candidate are told, once a message; whoever wrote it is not. */
export const reportMessage: Handler<
  'POST /matches/{id}/messages/report/',
  'config' | 'db' | 'jobs' | 'now'
> = async (services, { actor, params, body, auditLog }) => {
  const at = services.now();
  await services.db.transaction(async (tx) => {
    const match = await lockOwnMatch(tx, actor, params.id);
    const pair = pairOfRow(match);
    const side = sideOf(actor.kind);
    const messages = await findMessages(tx, pair);
    const message = orNotFound(
      messages.find((one) => one.id === body.message && one.side !== side) ?? null,
    );
    if (!(await noteReport(tx, message.id, at))) return;
    const parties = orNotFound(await findMatchParties(tx, pair));
    const path = `/dashboard/offer-management?match=${params.id}`;
    const report = {
      candidate: parties.candidateName,
      company: parties.companyName,
      needTitle: parties.needTitle,
      by: side === 'applicant' ? parties.candidateName : parties.companyName,
      text: message.text,
      reason: body.reason,
      link: links(services.config).absolute(path),
    };
    const about = aboutPair(pair);
    const staff = await findSupervisors(tx, pair.candidateId);
    const letters = await staffLetters(services, tx, staff, { mail: () => reportMail(report) });
    await enqueueMessages(
      services,
      tx,
      letters.map((letter) => ({ ...letter, about })),
    );
    await addNotifications(
      tx,
      staff.map(({ id }) => ({ accountId: id, text: reportNotice(report), link: path, about })),
      at,
    );
    await auditLog.changed(tx, partiesOf(match));
  });
  return undefined;
};
