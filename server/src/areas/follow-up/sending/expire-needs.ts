import { mayLeave } from '@tandem/domain/calendar/quiet-hours';
import { isExpired, isUnreachedNow } from '@tandem/domain/follow-up/expired-need';
import type { Wait } from '@tandem/domain/follow-up/wait';
import { openCallAuditLog } from '../../../platform/audit-log/call-audit-log.ts';
import { sideBySide, type Queries } from '../../../platform/database/database.ts';
import { links } from '../../../platform/mail/links.ts';
import { askToConfirm } from '../../confirmations/index.ts';
import { expireNeed } from '../../needs/index.ts';
import { addNotifications, findSupervisorsOfNeed } from '../../notifications/index.ts';
import type { Services } from '../../services.ts';
import type { Among } from '../facts/among.ts';
import { isReached, readFollowUp, type Followed } from '../facts/read-follow-up.ts';
import { readReaderStates } from '../facts/sent-queries.ts';
import { readGeneralHolds } from '../settings/follow-up-settings-queries.ts';
import { expiryNotice } from './messages.ts';
import { noteUnreached } from './sending-queries.ts';

type Expiring = Pick<Services, 'config' | 'db' | 'jobs' | 'now' | 'readings'>;

interface Asked {
  person: Followed;
  expired: number[];
  /** Of needs of which their company is to be asked now, and can be by nothing. */
  unreached: Wait[];
}

/** What stands of whom the staff do not hold back, at that moment. */
const findAsked = async (db: Queries, now: Date, among?: Among): Promise<Asked[]> => {
  const [{ people, settings }, holds, states] = await sideBySide(
    db,
    () => readFollowUp(db, now, among),
    () => readGeneralHolds(db),
    () => readReaderStates(db, among, now),
  );
  const isHeld = holds.isAllHeld || holds.kinds.includes('still_looking');
  if (isHeld || !settings.rules.still_looking.runs) return [];
  return people.flatMap((person): Asked[] => {
    const state = states.get(person.accountId);
    if (!state || state.isHeld) return [];
    const isOutOfReach =
      !isReached(person) ||
      state.muted.includes('reminders') ||
      person.waits.some(({ kind }) => kind === 'bounce');
    return [
      {
        person,
        expired: person.waits
          .filter((wait) => isExpired(wait, { isOutOfReach, now }))
          .map(({ subjectId }) => subjectId),
        unreached: person.waits.filter((wait) => isUnreachedNow(wait, { isOutOfReach })),
      },
    ];
  });
};

const expireOne = (services: Expiring, accountId: number, needId: number): Promise<void> =>
  services.db.transaction(async (tx) => {
    const at = services.now();
    // Who has answered meanwhile keeps the need open, and so does what the staff hold back by now.
    const asked = await findAsked(tx, at, [accountId]);
    const person = asked.find(({ expired }) => expired.includes(needId))?.person;
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

/**
 * Sets aside the needs for which nobody has answered for as long as the table says, and notes of which nobody can be asked. What the
 * staff hold back is left as it is.
 */
export const expireNeeds = async (services: Expiring): Promise<void> => {
  const { db, now } = services;
  if (!mayLeave(now())) return;
  const asked = await findAsked(db.read, now());
  const unreached = asked.flatMap((one) => one.unreached);
  if (unreached.length > 0)
    await db.transaction((tx) => noteUnreached(tx, unreached, services.now()));
  for (const { person, expired } of asked)
    for (const needId of expired) await expireOne(services, person.accountId, needId);
};
