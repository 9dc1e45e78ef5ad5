import { elapsedDays } from '@tandem/domain/calendar/elapsed';
import { waitKinds } from '@tandem/domain/follow-up/wait-kinds';
import type { Wait } from '@tandem/domain/follow-up/wait';
import type { CallAuditLog } from '../../../platform/audit-log/call-audit-log.ts';
import type { Writes } from '../../../platform/database/database.ts';
import { links } from '../../../platform/mail/links.ts';
import { enqueueMessages } from '../../../platform/messages/enqueue-messages.ts';
import { makeSecretToken } from '../../../platform/security/tokens.ts';
import type { Handler } from '../../handler.ts';
import { findReferents, noteReaders } from '../../alerts/index.ts';
import { findInvitedAmong, remind } from '../../invitations/index.ts';
import type { Services } from '../../services.ts';
import { signingServiceOf } from '../signing-service-of.ts';
import { isReached, readFollowUp, type Followed, type Reached } from '../facts/read-follow-up.ts';
import { matchIdsOf, otherSidesOf } from './other-sides.ts';
import { inSight, seenWaits } from './scope.ts';
import { nothingNew } from '../sending/digest-content.ts';
import { aboutWaits } from '../sending/about-waits.ts';
import { confirmationLink } from '../sending/confirmation-links.ts';
import { digestMail } from '../sending/messages.ts';
import { lockAccounts, noteReminders } from '../sending/sending-queries.ts';

type Reminding = Pick<Services, 'config' | 'db' | 'jobs' | 'now'>;

interface Reminded {
  person: Reached;
  waits: Wait[];
}

const wasRemindedToday = ({ lastSentAt }: Wait, now: Date): boolean =>
  lastSentAt !== null && elapsedDays(lastSentAt, now) < 1;

const mayBeReminded = (wait: Wait, { waits }: Followed, now: Date): boolean =>
  waitKinds[wait.kind].ask !== null &&
  wait.manner !== 'online_later' &&
  !wasRemindedToday(wait, now) &&
  waits.every(({ kind }) => kind !== 'bounce');

/** A person has just asked for it: it leaves at once, whatever the hour. */
const remindRegistered = async (
  services: Reminding,
  tx: Writes,
  { person, waits }: Reminded,
): Promise<void> => {
  const { absolute, lessMessages } = links(services.config);
  const { accountId } = person;
  const reader = { accountId, token: makeSecretToken(), newsUntil: null };
  const lessToken = (await noteReaders(tx, [reader])).get(accountId) ?? reader.token;
  const mail = digestMail({
    ...nothingNew,
    side: person.side,
    greeted: person.greeted,
    waits,
    titles: person.titles,
    others: await otherSidesOf(tx, person.side, [matchIdsOf(waits)]),
    confirmation: await confirmationLink(services, tx, waits, person),
    centreName: services.config.centreName,
    signingService: signingServiceOf(services.config),
    referent: (await findReferents(tx, [accountId])).get(accountId) ?? null,
    absolute,
    lessLink: lessMessages(lessToken),
  });
  await enqueueMessages(services, tx, [
    { channel: 'mail', recipient: person.email, ...mail, lessToken, about: aboutWaits(waits) },
  ]);
};

const remindInvited = async (
  services: Reminding,
  tx: Writes,
  reminded: readonly Reminded[],
  { by, auditLog }: { by: number; auditLog: CallAuditLog },
): Promise<void> => {
  for (const side of ['applicant', 'company'] as const) {
    const ids = reminded
      .filter(({ person }) => person.side === side && !person.isRegistered)
      .map(({ person }) => person.accountId);
    if (ids.length === 0) continue;
    await remind(services, tx, await findInvitedAmong(tx, side, ids), auditLog, { by });
  }
};

export const remindPeople: Handler<
  'POST /follow-up/reminders/',
  'config' | 'db' | 'jobs' | 'now'
> = (services, { actor, body, auditLog }) =>
  services.db.transaction(async (tx) => {
    const at = services.now();
    const wanted = new Set(
      body.waits.map((one) => `${one.kind} ${one.account_id} ${one.subject_id}`),
    );
    const among = [...new Set(body.waits.map(({ account_id: id }) => id))];
    // Of two who ask at the same instant the second sees that the first has reminded.
    await lockAccounts(tx, among);
    const { people } = await readFollowUp(tx, at, among);
    const asked = people
      .filter(inSight(actor))
      .filter(isReached)
      .map((person) => ({
        person,
        waits: person.waits.filter(
          (wait) =>
            wanted.has(`${wait.kind} ${wait.accountId} ${wait.subjectId}`) &&
            mayBeReminded(wait, person, at),
        ),
      }));
    const seen = new Set(
      await seenWaits(
        tx,
        actor,
        asked.flatMap(({ waits }) => waits),
      ),
    );
    const reminded = asked
      .map(({ person, waits }) => ({ person, waits: waits.filter((wait) => seen.has(wait)) }))
      .filter(({ waits }) => waits.length > 0);
    await auditLog.changed(tx, { accounts: reminded.map(({ person }) => person.accountId) });
    const by = actor.accountId;
    for (const one of reminded.filter(({ person }) => person.isRegistered)) {
      await noteReminders(tx, one.waits, { at, by });
      await remindRegistered(services, tx, one);
    }
    await remindInvited(services, tx, reminded, { by, auditLog });
    const count = reminded.reduce((sum, { waits }) => sum + waits.length, 0);
    return { reminded: count, left_out: wanted.size - count };
  });
