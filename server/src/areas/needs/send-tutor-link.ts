import { Failure } from '@tandem/domain/errors';
import { tutorLinksAnHour } from '@tandem/domain/matches/pace';
import { needState } from '@tandem/domain/needs/need-state';
import { requireOwnPace } from '../../platform/audit-log/own-pace.ts';
import type { NewMessage } from '../../platform/messages/message-queries.ts';
import { enqueueMessages } from '../../platform/messages/enqueue-messages.ts';
import { links } from '../../platform/mail/links.ts';
import { orNotFound } from '../../platform/http/or-not-found.ts';
import type { Writes } from '../../platform/database/database.ts';
import type { Handler } from '../handler.ts';
import type { Services } from '../services.ts';
import { lockNeed, updateNeed, type Need } from './need-queries.ts';
import { needRecordOf } from './need-records.ts';
import { lockMovableNeed } from './states/lock-movable-need.ts';
import { findNeedOfCompany } from './states/need-move-queries.ts';
import { tutorMail, tutorSms } from './tutor-messages.ts';

/** A double click, or one that was impatient, sends nothing again. */
const restMs = 60_000;

const missing = {
  mail: { tutor_email: 'Indiquez d’abord l’adresse e-mail du tuteur dans le besoin.' },
  sms: { tutor_phone: 'Indiquez d’abord le téléphone du tuteur dans le besoin.' },
};

type Channel = 'mail' | 'sms';

/** @throws Failure where nobody has said how the tutor is reached */
const messageTo = (
  need: Need,
  channel: Channel,
  told: { company: string; link: string },
): NewMessage => {
  const recipient = channel === 'mail' ? need.tutor_email : need.tutor_phone;
  if (recipient === null) throw new Failure('invalid_input', { fields: missing[channel] });
  const about = { needIds: [need.id] };
  const tutor = { ...told, title: need.title, firstName: need.tutor_first_name };
  return channel === 'mail'
    ? { channel, recipient, ...tutorMail(tutor), about }
    : { channel, recipient, subject: '', text: tutorSms(tutor), html: null, about };
};

/** Sends the tutor the link of the test: a person has just asked for it, so that it leaves at once. */
export const sendTutorLink: Handler<
  'POST /offers/{id}/tutor-link/',
  'config' | 'db' | 'jobs' | 'now' | 'skillNames'
> = (services, { actor, params, body, auditLog }) =>
  services.db.transaction(async (tx) => {
    const need = await lockMovableNeed(tx, actor, params.id);
    if (need.activated_at !== null) throw new Failure('test_already_done');
    const { company } = orNotFound(await findNeedOfCompany(tx, need.id));
    const link = links(services.config).tutorTest(need.token);
    const message = messageTo(need, body.channel, { company, link });
    const at = services.now();
    const isRepeated =
      need.tutor_asked_at !== null && at.getTime() - need.tutor_asked_at.getTime() < restMs;
    if (!isRepeated) {
      // The address is whatever the company has typed: it has nobody written to by the hundred.
      await requireOwnPace(tx, actor, {
        deed: 'send_tutor_link',
        anHour: tutorLinksAnHour,
        now: at,
      });
      await updateNeed(tx, need.id, { tutor_asked_at: at });
      await enqueueMessages(services, tx, [message]);
      await auditLog.changed(tx, { companies: [need.company_id] });
    }
    return needRecordOf(services, tx, need.id);
  });

/** What a need that was made from that of another school year still waits for of its tutor. */
export type TutorStanding = 'answered' | 'asked' | 'unknown';

/**
 * Sends the tutor the link of a need that goes on in another school year, by mail where an address is known: the one that
 * they may have got leads nowhere once its year is closed.
 */
export const sendLinkAnew = async (
  services: Pick<Services, 'config' | 'jobs' | 'now'>,
  tx: Writes,
  needId: number,
): Promise<TutorStanding> => {
  const need = orNotFound(await lockNeed(tx, needId));
  if (need.state !== needState.inactive) return 'answered';
  // The company was faster.
  if (need.tutor_asked_at !== null) return 'asked';
  if (need.tutor_email === null && need.tutor_phone === null) return 'unknown';
  const { company } = orNotFound(await findNeedOfCompany(tx, needId));
  const link = links(services.config).tutorTest(need.token);
  const channel = need.tutor_email === null ? 'sms' : 'mail';
  await enqueueMessages(services, tx, [messageTo(need, channel, { company, link })]);
  await updateNeed(tx, needId, { tutor_asked_at: services.now() });
  return 'asked';
};
