import { mayLeave } from '@tandem/domain/calendar/quiet-hours';
import { openCallAuditLog } from '../../../platform/audit-log/call-audit-log.ts';
import type { Services } from '../../services.ts';
import { planOutgoing } from './plan-outgoing.ts';
import { planTutors } from './plan-tutors.ts';
import { tellPeople } from './tell-people.ts';
import { tellTutors } from './tell-tutors.ts';

const peopleAtATime = 100;

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
      const plan = await planOutgoing(tx, at, { among });
      return tellPeople(services, tx, plan, { at, auditLog });
    });
  }
  stopping.throwIfAborted();
  const toTutors = await db.transaction(async (tx) => {
    const at = now();
    return mayLeave(at) ? tellTutors(services, tx, await planTutors(tx, at), at) : 0;
  });
  return told + toTutors;
};
