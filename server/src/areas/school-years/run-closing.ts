import { mayLeave, nextOpenDay } from '@tandem/domain/calendar/quiet-hours';
import { addAuditLogLines } from '../../platform/audit-log/audit-queries.ts';
import type { Writes } from '../../platform/database/database.ts';
import { findUntold } from '../../platform/messages/untold-queries.ts';
import type { JobData } from '../../platform/queue/job-data.ts';
import { fallMeetings, gatherFallen, takeFallen, tellFallen } from '../calendar/index.ts';
import { findSession, lockSession } from '../programmes/index.ts';
import type { Services } from '../services.ts';
import { carryOver } from './carry-over.ts';
import { lockUntold, lockWaiting, noteTold, type Waiting } from './carry-queries.ts';
import { findNeedsToMeet } from './closing-queries.ts';
import { tellOne } from './tell-carried.ts';

type Closing = Pick<Services, 'config' | 'db' | 'jobs' | 'now'>;

/** What is dealt with in one transaction: little enough that nobody waits for it. */
const atOnce = 50;

const keyOf = ({ sessionId }: { sessionId: number }): string => String(sessionId);

/** Each is told once of all that the closing of a session means for them. */
const closingBatch = (sessionId: number): string => `session ${sessionId}`;

/** Nobody meets any more about what is closed. A session that was opened again meanwhile keeps its meetings. */
const dropSomeMeetings = (services: Closing, sessionId: number): Promise<boolean> =>
  services.db.transaction(async (tx) => {
    const session = await findSession(tx, sessionId);
    if (!session || session.closedAt === null) return false;
    const needs = (await findNeedsToMeet(tx, sessionId, services.now())).slice(0, atOnce);
    for (const { needId } of needs)
      await gatherFallen(tx, closingBatch(sessionId), await fallMeetings(services, tx, { needId }));
    return needs.length > 0;
  });

/** Who was not told of it together with what was carried over: each of all of theirs, at any hour, for they might come. */
const tellSomeFallen = (services: Closing, sessionId: number): Promise<boolean> =>
  services.db.transaction(async (tx) => {
    const batch = closingBatch(sessionId);
    const accounts = await findUntold(tx, 'untold_meetings', batch, atOnce);
    for (const accountId of accounts) {
      const fallen = await takeFallen(tx, batch, accountId);
      const isCandidate = fallen.some(
        ({ meeting }) => meeting.parties.applicant.accountId === accountId,
      );
      const side = isCandidate ? 'applicant' : 'company';
      await tellFallen(services, tx, fallen, 'session_closed', side);
    }
    return accounts.length > 0;
  });

const tellAuditLog = (tx: Writes, rows: readonly Waiting[], at: Date): Promise<void> =>
  addAuditLogLines(
    tx,
    rows.map((row) => ({
      at,
      deed: 'carry_over' as const,
      actor_id: row.asked_by,
      actor_role: 'superuser' as const,
      request_id: `close-session-${row.from_session_id}`,
      ...(row.applicant_id === null
        ? { company_id: row.company_id ?? 0 }
        : { applicant_id: row.applicant_id }),
    })),
  );

/** Whoever presses the button meanwhile waits, and finds those carried over who were. */
const carrySome = (services: Closing, sessionId: number): Promise<boolean> =>
  services.db.transaction(async (tx) => {
    if (!(await lockSession(tx, sessionId))) return false;
    const rows = await lockWaiting(tx, sessionId, atOnce);
    const carried: Waiting[] = [];
    for (const row of rows) if (await carryOver(services, tx, row)) carried.push(row);
    await tellAuditLog(tx, carried, services.now());
    if (rows.length > 0) await services.jobs.add(tx, 'tell-carried', [{ sessionId }], keyOf);
    return rows.length > 0;
  });

/** Some of the people who were carried over, each with the meetings of theirs that fall. */
const tellSomeCarried = (services: Closing, sessionId: number): Promise<boolean> =>
  services.db.transaction(async (tx) => {
    const people = await lockUntold(tx, sessionId, atOnce);
    for (const [first, ...more] of people) {
      if (!first) continue;
      const rows = [first, ...more] as const;
      const fallen = await takeFallen(tx, closingBatch(sessionId), first.accountId);
      await tellOne(services, tx, rows, fallen);
      await noteTold(
        tx,
        rows.map(({ id }) => id),
        services.now(),
      );
    }
    return people.length > 0;
  });

/**
 * Does what is left to do of a session that was closed, some in each transaction: a kill at any moment leaves it done or
 * not, and the next try goes on there.
 */
export const runClosing = async (
  services: Closing,
  { sessionId }: JobData['close-session'],
  stopping: AbortSignal,
): Promise<void> => {
  while (await dropSomeMeetings(services, sessionId)) stopping.throwIfAborted();
  while (await carrySome(services, sessionId)) stopping.throwIfAborted();
  while (mayLeave(services.now()) && (await tellSomeCarried(services, sessionId)))
    stopping.throwIfAborted();
  while (await tellSomeFallen(services, sessionId)) stopping.throwIfAborted();
};

/** By day, the people who were carried over; by night it waits for the morning. */
export const tellCarried = async (
  services: Closing,
  { sessionId }: JobData['tell-carried'],
  stopping: AbortSignal,
): Promise<void> => {
  const { db, jobs, now } = services;
  while (mayLeave(now())) {
    if (!(await tellSomeCarried(services, sessionId))) return;
    stopping.throwIfAborted();
  }
  await db.transaction((tx) =>
    jobs.add(tx, 'tell-carried', [{ sessionId }], keyOf, 0, nextOpenDay(now(), 8)),
  );
};
