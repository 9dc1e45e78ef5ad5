import {
  erasureDay,
  idleBefore,
  isContractSheetDue,
  isHeldBy,
  noticedBefore,
  sheetsSavedBefore,
} from '@tandem/domain/privacy/retention';
import { idleNoticeMail } from './messages.ts';
import { links } from '../../platform/mail/links.ts';
import { enqueueMessages } from '../../platform/messages/enqueue-messages.ts';
import { toReader } from '../../platform/messages/to-reader.ts';
import { openCallAuditLog, type CallAuditLog } from '../../platform/audit-log/call-audit-log.ts';
import type { Services } from '../services.ts';
import type { Writes } from '../../platform/database/database.ts';
import { findNeedRow } from '../needs/index.ts';
import { findSessions, type Session } from '../programmes/index.ts';
import { forgetNotices } from './registered-queries.ts';
import {
  beginRun,
  countInRun,
  eraseContractSheet,
  findForgottenInvitations,
  findIdle,
  findOldContractSheets,
  findTold,
  finishRun,
  lockForgottenInvitation,
  lockIdle,
  lockTold,
  noteNotice,
  type Idle,
  type RunCounter,
} from './retention-queries.ts';
import { eraseAccount } from '../accounts/index.ts';
import { eraseCandidate } from '../candidates/index.ts';
import { eraseCompany } from '../companies/index.ts';
import { keepCourse } from '../enrolments/index.ts';
import { isClockSteady } from './clock/is-clock-steady.ts';
import { openContractFile } from '../contracts/index.ts';

/** One thing to do for each of many records. */
interface Step<Item, Place> {
  first: Place;
  find: (after: Place) => Promise<Item[]>;
  placeOf: (item: Item) => Place;
  /** Whether there was still something to do, which is then counted. */
  act: (tx: Writes, item: Item) => Promise<boolean>;
  counts: RunCounter;
}

/** Each record in a transaction of its own: one that fails is counted and holds up no other. */
const takeStep = async <Item, Place>(
  { db, log }: Pick<Services, 'db' | 'log'>,
  runId: number,
  { first, find, placeOf, act, counts }: Step<Item, Place>,
  stopping: AbortSignal,
): Promise<void> => {
  for (let after = first; ;) {
    const items = await find(after);
    for (const item of items) {
      stopping.throwIfAborted();
      try {
        await db.transaction(async (tx) => {
          if (await act(tx, item)) await countInRun(tx, runId, counts);
        });
      } catch (error) {
        log.warn({ err: error, step: counts }, 'a record could not be dealt with');
        await countInRun(db.read, runId, 'failed');
      }
      after = placeOf(item);
    }
    if (items.length === 0) return;
  }
};

/** Those of the sessions that still kept their people at this moment. */
const keptBy = (sessions: readonly Session[], at: Date): number[] =>
  sessions.filter((session) => isHeldBy(session, at)).map(({ id }) => id);

const byId = { first: 0, placeOf: (id: number) => id };

const tellIdle = (
  services: Pick<Services, 'config' | 'db' | 'jobs' | 'now'>,
  now: Date,
  who: Idle,
): Step<number, number> => ({
  ...byId,
  counts: 'noticed',
  find: (after) => findIdle(services.db.read, who, after),
  act: async (tx, id) => {
    const account = await lockIdle(tx, id, who);
    if (!account) return false;
    const mail = idleNoticeMail({
      name: account.name,
      lastUsedAt: account.last_used_at,
      erasedAt: erasureDay(now),
      link: links(services.config).absolute('/login'),
    });
    await enqueueMessages(services, tx, [{ ...toReader(account), ...mail, about: {} }]);
    await noteNotice(tx, { id, lastUsedAt: account.last_used_at, at: now });
    return true;
  },
});

const eraseTold = (
  services: Pick<Services, 'config' | 'db' | 'jobs' | 'now' | 'vault'>,
  who: Idle,
  auditLog: CallAuditLog,
): Step<number, number> => ({
  ...byId,
  counts: 'erased',
  find: (after) => findTold(services.db.read, who, after),
  act: async (tx, id) => {
    const account = await lockTold(tx, id, who);
    if (!account) return false;
    if (account.applicant_id !== null)
      return eraseCandidate(services, tx, account.applicant_id, auditLog);
    return account.company_id !== null && eraseCompany(services, tx, account.company_id, auditLog);
  },
});

const eraseForgotten = (
  services: Pick<Services, 'config' | 'db' | 'jobs' | 'now' | 'vault'>,
  now: Date,
  auditLog: CallAuditLog,
): Step<number, number> => ({
  ...byId,
  counts: 'erased',
  find: (after) =>
    findForgottenInvitations(services.db.read, { before: idleBefore(now), now, after }),
  act: async (tx, id) => {
    if (!(await lockForgottenInvitation(tx, id, { before: idleBefore(now), now }))) return false;
    await keepCourse(tx, id);
    await eraseAccount(services, tx, id, auditLog);
    return true;
  },
});

type SheetPlace = { candidateId: number; needId: number };

const eraseSheets = (
  services: Pick<Services, 'config' | 'db' | 'vault'>,
  now: Date,
  auditLog: CallAuditLog,
): Step<SheetPlace & { savedAt: Date }, SheetPlace> => {
  const months = services.config.contractSheetMonths;
  return {
    first: { candidateId: 0, needId: 0 },
    placeOf: (item) => item,
    counts: 'contract_sheets',
    find: (after) =>
      findOldContractSheets(services.db.read, {
        savedBefore: sheetsSavedBefore(now, months),
        after,
      }),
    act: async (tx, pair) => {
      const file = await openContractFile(services, tx, pair);
      if (!file) return false;
      const dates = { savedAt: pair.savedAt, contractEnd: file.values['contract_end'] ?? '' };
      if (!isContractSheetDue(dates, months, now) || !(await eraseContractSheet(tx, pair, now)))
        return false;
      const need = await findNeedRow(tx, pair.needId);
      await auditLog.changed(tx, {
        applicants: [pair.candidateId],
        companies: need ? [need.company_id] : [],
      });
      return true;
    },
  };
};

/**
 * Once a day: tells those whose account is idle, erases those who were told long enough ago and did not come back, people
 * who never took up their invitation, and contract sheets that are no longer needed. Cut short, it goes on where it stopped;
 * nothing while the clock is in doubt.
 */
export const runRetention = async (
  services: Pick<Services, 'config' | 'db' | 'jobs' | 'log' | 'now' | 'readings' | 'vault'>,
  stopping: AbortSignal = new AbortController().signal,
): Promise<void> => {
  const { db, now } = services;
  if (!(await isClockSteady(services))) return;
  const moment = now();
  const runId = await beginRun(db.read, moment.toISOString().slice(0, 10), moment);
  if (runId === null) return;
  const requestId = `retention-${runId}`;
  const [auditLog, ofSheets] = (['delete_account', 'erase_contract_sheet'] as const).map(
    (auditAction) => openCallAuditLog(services, { auditAction, actor: 'system', requestId }),
  ) as [CallAuditLog, CallAuditLog];
  const sessions = await findSessions(db.read);
  const going = keptBy(sessions, moment);
  await forgetNotices(db.read, going);
  // Whoever is told today is not erased today.
  const told = { before: noticedBefore(moment), sessions: going };
  await takeStep(services, runId, eraseTold(services, told, auditLog), stopping);
  const before = idleBefore(moment);
  const idle = { before, sessions: keptBy(sessions, before) };
  await takeStep(services, runId, tellIdle(services, moment, idle), stopping);
  await takeStep(services, runId, eraseForgotten(services, moment, auditLog), stopping);
  await takeStep(services, runId, eraseSheets(services, moment, ofSheets), stopping);
  await finishRun(db.read, runId, now());
};
