import { mayLeave } from '@tandem/domain/calendar/quiet-hours';
import { openCallAuditLog } from '../../../platform/audit-log/call-audit-log.ts';
import type { Services } from '../../services.ts';
import type { Writes } from '../../../platform/database/database.ts';
import { countSmsLeft, lockSms, monthOf } from '../../alerts/index.ts';
import { readFollowUpSettings } from '../settings/follow-up-settings-queries.ts';
import { planOutgoing } from './plan-outgoing.ts';
import { planTutors } from './plan-tutors.ts';
import { tellPeople } from './tell-people.ts';
import { tellTutors } from './tell-tutors.ts';

const peopleAtATime = 100;

/** How many SMS the month has left: nobody takes one of them until the transaction ends, where any may leave. */
const holdSms = async (tx: Writes, at: Date): Promise<number> => {
  const { rules, alerts, smsAMonth } = await readFollowUpSettings(tx);
  const all = [...Object.values(rules), { channels: alerts.first_match }];
  if (!all.some(({ channels }) => channels.some((channel) => channel === 'sms'))) return 0;
  const month = monthOf(at);
  await lockSms(tx, month);
  return countSmsLeft(tx, month, smsAMonth);
};

/**
 * Every quarter of an hour: writes what leaves by itself. Who is told is found out for all at once, and judged anew in the
 * transaction that tells them: what ended meanwhile is told no more. Cut short, it goes on where it stopped.
 */
export const runFollowUp = async (
  services: Pick<Services, 'config' | 'db' | 'jobs' | 'now' | 'readings'>,
  stopping: AbortSignal = new AbortController().signal,
): Promise<number> => {
  const { db, now } = services;
  if (!mayLeave(now())) return 0;
  const { planned } = await planOutgoing(db.read, now());
  const auditLog = openCallAuditLog(services, {
    auditAction: 'remind',
    actor: 'system',
    requestId: `follow-up-${now().toISOString()}`,
  });
  let told = 0;
  for (let from = 0; from < planned.length; from += peopleAtATime) {
    stopping.throwIfAborted();
    const among = planned.slice(from, from + peopleAtATime).map(({ person }) => person.accountId);
    told += await db.transaction(async (tx) => {
      const at = now();
      await holdSms(tx, at);
      const plan = await planOutgoing(tx, at, { among });
      return tellPeople(services, tx, plan, { at, auditLog });
    });
  }
  stopping.throwIfAborted();
  const toTutors = await db.transaction(async (tx) => {
    const at = now();
    if (!mayLeave(at)) return 0;
    const smsLeft = await holdSms(tx, at);
    return tellTutors(services, tx, await planTutors(tx, at, { smsLeft }), at);
  });
  return told + toTutors;
};
