/** The two who meet, by the names that their accounts have. */
export type MeetingSide = 'applicant' | 'company';

export const otherSide = (side: MeetingSide): MeetingSide =>
  side === 'applicant' ? 'company' : 'applicant';

/** Proposed: one side waits for the other to choose. Planned: a moment holds. Over: at least one side has said how it went. */
export const meetingStates = ['proposed', 'planned', 'over', 'cancelled'] as const;

export type MeetingState = (typeof meetingStates)[number];

export const meetingKinds = {
  on_site: 'Sur place',
  phone: 'Par téléphone',
  video: 'En visioconférence',
} as const;

export type MeetingKind = keyof typeof meetingKinds;

export const meetingKindKeys = Object.keys(meetingKinds) as [MeetingKind, ...MeetingKind[]];

/** How a meeting went, as one side tells it; `absent`: the other side did not come. */
export const meetingOutcomes = ['held', 'absent', 'put_off'] as const;

export type MeetingOutcome = (typeof meetingOutcomes)[number];

/** Minutes that a meeting can last. */
export const meetingLengths = [15, 20, 30, 45, 60, 90, 120] as const;

export const usualLength = 30;

export const maxMoments = 5;

/** What people do with a meeting. `propose` on one that is proposed answers with other moments; on a planned one it moves it. */
export const meetingMoves = ['take', 'propose', 'cancel', 'report'] as const;

export type MeetingMove = (typeof meetingMoves)[number];

interface Opening {
  move: MeetingMove;
  from: MeetingState;
  /** `waited`: the side whose answer the meeting waits for. */
  by: 'waited' | 'either';
  /** Before its moment has come, after, or whenever. */
  time: 'before' | 'after' | 'any';
}

/** The one table of moves. Staff make them for either side. */
const openings: readonly Opening[] = [
  { move: 'take', from: 'proposed', by: 'waited', time: 'any' },
  { move: 'propose', from: 'proposed', by: 'either', time: 'any' },
  { move: 'propose', from: 'planned', by: 'either', time: 'before' },
  { move: 'cancel', from: 'proposed', by: 'either', time: 'any' },
  { move: 'cancel', from: 'planned', by: 'either', time: 'before' },
  { move: 'report', from: 'planned', by: 'either', time: 'after' },
  { move: 'report', from: 'over', by: 'either', time: 'after' },
];

export interface MeetingStanding {
  state: MeetingState;
  /** Whose answer it waits for, while it is proposed. */
  waitsFor: MeetingSide | null;
  /** The moment that was taken. */
  startsAt: Date | null;
}

/** What `side` may do with a meeting now. */
export const meetingMovesOpenTo = (
  side: MeetingSide,
  { state, waitsFor, startsAt }: MeetingStanding,
  now: Date,
): MeetingMove[] => {
  const hasBegun = startsAt !== null && startsAt.getTime() <= now.getTime();
  const open = openings.filter(
    ({ from, by, time }) =>
      from === state &&
      (by === 'either' || waitsFor === side) &&
      (time === 'any' || (time === 'after') === hasBegun),
  );
  return meetingMoves.filter((move) => open.some((one) => one.move === move));
};

const minuteMs = 60_000;

/** Whether two meetings would take somebody's time at once. */
export const overlap = (
  one: { startsAt: Date; minutes: number },
  other: { startsAt: Date; minutes: number },
): boolean =>
  one.startsAt.getTime() < other.startsAt.getTime() + other.minutes * minuteMs &&
  other.startsAt.getTime() < one.startsAt.getTime() + one.minutes * minuteMs;

export const endOf = ({ startsAt, minutes }: { startsAt: Date; minutes: number }): Date =>
  new Date(startsAt.getTime() + minutes * minuteMs);
