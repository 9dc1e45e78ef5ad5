/** Where a school year stands: prepared, worked on, or closed and only read. */
export const sessionStates = {
  to_come: 'À venir',
  current: 'En cours',
  closed: 'Clôturée',
} as const;

export type SessionState = keyof typeof sessionStates;

export const sessionStateKeys = Object.keys(sessionStates) as [SessionState, ...SessionState[]];

/** The one table of what the centre may do with a session, and from where. Its first day opens it as well. */
export const sessionMoves = {
  open: { from: ['to_come'], to: 'current' },
  close: { from: ['to_come', 'current'], to: 'closed' },
  reopen: { from: ['closed'], to: 'current' },
} as const satisfies Record<string, { from: readonly SessionState[]; to: SessionState }>;

export type SessionMove = keyof typeof sessionMoves;

export const sessionMoveKeys = Object.keys(sessionMoves) as [SessionMove, ...SessionMove[]];

export const mayMoveSession = (move: SessionMove, from: SessionState): boolean =>
  (sessionMoves[move].from as readonly SessionState[]).includes(from);

export interface SessionDays {
  /** Days such as `2026-09-01`; null where nobody has said. */
  startsOn: string | null;
  endsOn: string | null;
}

export interface SessionCourse extends SessionDays {
  /** When the staff opened it before its first day, or again; null where its first day does. */
  openedAt: Date | null;
  closedAt: Date | null;
}

/** `today` is a day such as `2026-09-01`. */
export const sessionState = (
  { startsOn, openedAt, closedAt }: Omit<SessionCourse, 'endsOn'>,
  today: string,
): SessionState => {
  if (closedAt !== null) return 'closed';
  return openedAt !== null || startsOn === null || startsOn <= today ? 'current' : 'to_come';
};

/** From September to August, where a name tells two years that follow each other: `2026-2027`, `BTS 2026/27`. */
export const daysOfName = (name: string): SessionDays => {
  const years = /(?<!\d)(20\d\d)\s?[-–/]\s?(20\d\d|\d\d)(?!\d)/.exec(name);
  const first = Number(years?.[1]);
  const second = years?.[2];
  if (!second || Number(second) % 100 !== (first + 1) % 100)
    return { startsOn: null, endsOn: null };
  return { startsOn: `${first}-09-01`, endsOn: `${first + 1}-08-31` };
};

export const sessionDaysFault = ({ startsOn, endsOn }: SessionDays): string | null =>
  startsOn !== null && endsOn !== null && endsOn <= startsOn
    ? 'La fin doit suivre le début.'
    : null;

/** Whether somebody is of a session; who has chosen none yet may choose any that is open. */
export const isOfSession = (
  chosen: number | null,
  session: { id: number; state: SessionState },
): boolean => (chosen === null ? session.state !== 'closed' : chosen === session.id);

interface Listed {
  id: number;
  state: SessionState;
  starts_on: string | null;
}

const byStart = (a: Listed, b: Listed): number =>
  (a.starts_on ?? '').localeCompare(b.starts_on ?? '') || a.id - b.id;

/**
 * The session that lists, figures and exports show where none is chosen: of those that go on the one that began last, as
 * next year is recruited for while this one still runs; else the next to come, else the last that was closed.
 */
export const defaultSession = <One extends Listed>(sessions: readonly One[]): One | null => {
  const ordered = sessions.toSorted(byStart);
  const inState = (wanted: SessionState) => ordered.filter(({ state }) => state === wanted);
  return inState('current').at(-1) ?? inState('to_come')[0] ?? ordered.at(-1) ?? null;
};
