import type { Actor } from '@tandem/domain/accounts/access';
import type { AuditAction } from '@tandem/domain/audit/audit-log';
import { openCallAuditLog, type CallAuditLog } from '../../platform/audit-log/call-audit-log.ts';
import type { JobQueue } from '../../platform/queue/queue.ts';
import type { Services } from '../../areas/services.ts';

/** Takes no job: what happened in the past has long been sent. */
const noJobs = (jobs: JobQueue): JobQueue => ({ ...jobs, add: async () => {} });

/** The services as they would have been at another moment. */
export const servicesAt = (services: Services, moment: Date): Services => ({
  ...services,
  now: () => moment,
  jobs: noJobs(services.jobs),
});

/** What the journal has kept of it. */
export const auditLogOf = (
  past: Services,
  actor: Actor | null,
  auditAction: AuditAction,
): CallAuditLog => openCallAuditLog(past, { auditAction, actor, requestId: 'demo' });

/** What every call is told beside what it is for: nothing that hangs on the reader's device. */
export const requestOf = <Who extends Actor | null>(
  past: Services,
  actor: Who,
  auditAction: AuditAction,
) => ({
  actor,
  auditLog: auditLogOf(past, actor, auditAction),
  query: undefined,
  files: {},
  host: 'demo',
  device: '',
  measures: false,
  signingService: false,
});

/** Something that happened; it is played with the clock set to then. */
export interface Happening {
  at: Date;
  play(past: Services): Promise<void>;
}

/** One after the other, so that messages, bells and histories have the order of time. */
export const playAll = async (
  services: Services,
  happenings: readonly Happening[],
): Promise<void> => {
  const inOrder = happenings.toSorted((one, other) => one.at.getTime() - other.at.getTime());
  for (const { at, play } of inOrder) await play(servicesAt(services, at));
};
