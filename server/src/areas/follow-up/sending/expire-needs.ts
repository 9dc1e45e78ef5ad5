import { mayLeave } from '@tandem/domain/calendar/quiet-hours';
import { isExpired } from '@tandem/domain/follow-up/expired-need';
import type { Moments } from '@tandem/domain/follow-up/wait';
import { openCallAuditLog } from '../../../platform/audit-log/call-audit-log.ts';
import { links } from '../../../platform/mail/links.ts';
import { askToConfirm } from '../../confirmations/index.ts';
import { expireNeed } from '../../needs/index.ts';
import { addNotifications, findSupervisorsOfNeed } from '../../notifications/index.ts';
import type { Services } from '../../services.ts';
import { readFollowUp, type Followed } from '../facts/read-follow-up.ts';
import { findHeldAccounts, readGeneralHolds } from '../settings/follow-up-settings-queries.ts';
import { expiryNotice } from './messages.ts';

type Expiring = Pick<Services, 'config' | 'db' | 'jobs' | 'now' | 'readings'>;

const findExpired = ({ waits }: Followed, moments: Moments): number[] =>
  waits.filter((wait) => isExpired(wait, moments)).map(({ subjectId }) => subjectId);

const expireOne = (services: Expiring, accountId: number, needId: number): Promise<void> =>
  services.db.transaction(async (tx) => {
    const at = services.now();
    // Who has answered meanwhile keeps the need open.
    const { people, settings } = await readFollowUp(tx, at, [accountId]);
    const moments = { begunAt: settings.begunAt, now: at };
    const person = people.find((one) => findExpired(one, moments).includes(needId));
    if (!person) return;
    const link = links(services.config).confirmation(await askToConfirm(tx, [{ needId }], at));
    const auditLog = openCallAuditLog(services, {
      auditAction: 'close_offer',
      actor: 'system',
      requestId: `expiry-${at.toISOString()}`,
    });
    await expireNeed(services, tx, { needId, link, auditLog });
    const carers =
      person.referentId === null
        ? await findSupervisorsOfNeed(tx, needId)
        : [{ id: person.referentId }];
    const text = expiryNotice(person.name, person.titles.get(needId) ?? '');
    const path = `/dashboard/personne/${accountId}`;
    const notices = carers.map(({ id }) => ({
      accountId: id,
      text,
      link: path,
      about: { needIds: [needId] },
    }));
    await addNotifications(tx, notices, at);
  });

/** Sets aside the needs for which nobody has answered for as long as the table says. What the staff hold back is not. */
export const expireNeeds = async (services: Expiring): Promise<void> => {
  const { db, now } = services;
  if (!mayLeave(now())) return;
  const [{ people, settings }, holds] = [
    await readFollowUp(db.read, now()),
    await readGeneralHolds(db.read),
  ];
  const isHeld = holds.isAllHeld || holds.kinds.includes('still_looking');
  if (isHeld || !settings.rules.still_looking.runs) return;
  const held = await findHeldAccounts(db.read);
  const moments = { begunAt: settings.begunAt, now: now() };
  for (const person of people.filter(({ accountId }) => !held.has(accountId)))
    for (const needId of findExpired(person, moments))
      await expireOne(services, person.accountId, needId);
};
