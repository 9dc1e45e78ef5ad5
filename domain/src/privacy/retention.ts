import type { SessionCourse } from '../programmes/session.ts';

/** How long personal data is kept (RGPD, article 5.1.e); docs/decisions/ says why so long. */
export const idleYears = 2;

/** How long after the notice an account is erased that is still not used. */
export const noticeDays = 30;

const day = 24 * 3600 * 1000;

const monthsLater = (date: Date, months: number): Date => {
  const later = new Date(date);
  later.setUTCMonth(later.getUTCMonth() + months);
  // The 31st of a month that has none is its last day.
  if (later.getUTCDate() !== date.getUTCDate()) later.setUTCDate(0);
  return later;
};

/** An account that was last used before this moment is idle. */
export const idleBefore = (now: Date): Date => monthsLater(now, -12 * idleYears);

/** When who has not come back since is told. */
export const noticeDay = (since: Date): Date => monthsLater(since, 12 * idleYears);

/** A session that nobody closes counts as closed this long after its last day: forgetting it keeps nobody for ever. */
const unclosedMonths = 12;

type Ending = Pick<SessionCourse, 'closedAt' | 'endsOn'>;

/** Since when those who are in a session can be idle: its closing. Null where nobody has closed it and nothing says when it ends. */
export const clockStart = ({ closedAt, endsOn }: Ending): Date | null => {
  const forgotten =
    endsOn === null ? null : monthsLater(new Date(`${endsOn}T00:00:00Z`), unclosedMonths);
  if (closedAt === null || forgotten === null) return closedAt ?? forgotten;
  return closedAt < forgotten ? closedAt : forgotten;
};

/** Whether a session still kept those who are in it at this moment, whenever they were last here. */
export const isHeldBy = (session: Ending, at: Date): boolean => {
  const start = clockStart(session);
  return start !== null && start >= at;
};

/** An account is erased when its notice was written before this moment. */
export const noticedBefore = (now: Date): Date => new Date(now.getTime() - noticeDays * day);

/** When an account that is told today is erased at the earliest. */
export const erasureDay = (noticedAt: Date): Date =>
  new Date(noticedAt.getTime() + noticeDays * day);

/** No contract of this kind is longer (Code du travail, L6222-7-1 and R6222-46); a later end is a slip of the hand. */
const longestContractMonths = 48;

/**
 * Whether a contract sheet has been kept long enough: `months` after its contract has ended, or after it was saved where
 * that is later. `contractEnd` is a day such as 2028-08-31.
 */
export const isContractSheetDue = (
  { savedAt, contractEnd }: { savedAt: Date; contractEnd: string },
  months: number,
  now: Date,
): boolean => {
  const latest = monthsLater(savedAt, longestContractMonths).getTime();
  const typed = new Date(`${contractEnd}T00:00:00Z`).getTime();
  const end = Number.isNaN(typed) ? latest : Math.min(typed, latest);
  const from = new Date(Math.max(end, savedAt.getTime()));
  return monthsLater(from, months).getTime() < now.getTime();
};

/** A sheet that was saved after this moment is not due, whatever it says. */
export const sheetsSavedBefore = (now: Date, months: number): Date => monthsLater(now, -months);
