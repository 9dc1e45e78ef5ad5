import { parisInstant } from '../calendar/paris-time.ts';
import { isDate } from '../fields/date.ts';
import { overlap } from '../meetings/meeting.ts';

/** A draft is the staff's alone; once published everybody invited knows their plan; cancelled it is over. */
export const forumStates = ['draft', 'published', 'cancelled'] as const;

export type ForumState = (typeof forumStates)[number];

export const forumStateLabels: Record<ForumState, string> = {
  draft: 'En préparation',
  published: 'Publié',
  cancelled: 'Annulé',
};

export const forumLengths = [5, 10, 15, 20, 30] as const;
export const usualForumLength = 10;
export const usualMost = 4;
export const mostAtForum = 12;
export const maxSlots = 72;

/** A forum's day, and its hours as clocks in Paris show them: `2027-01-12`, `09:00`. */
export interface ForumHours {
  day: string;
  starts: string;
  ends: string;
  /** Both or none. */
  pause_starts: string | null;
  pause_ends: string | null;
  /** Of a meeting. */
  minutes: number;
}

const minuteMs = 60_000;

interface Span {
  startsAt: Date;
  minutes: number;
}

const spanOf = (day: string, starts: string, ends: string): Span | null => {
  const [from, until] = [parisInstant({ day, time: starts }), parisInstant({ day, time: ends })];
  if (!from || !until || until <= from) return null;
  return { startsAt: from, minutes: (until.getTime() - from.getTime()) / minuteMs };
};

const pauseOf = ({ day, pause_starts: starts, pause_ends: ends }: ForumHours): Span | null =>
  starts !== null && ends !== null ? spanOf(day, starts, ends) : null;

/** When meetings begin, in their order; none begins or goes on in the pause. */
export const slotsOf = (hours: ForumHours): Date[] => {
  const whole = spanOf(hours.day, hours.starts, hours.ends);
  const pause = pauseOf(hours);
  if (!whole) return [];
  const { minutes } = hours;
  const slots: Date[] = [];
  const end = whole.startsAt.getTime() + whole.minutes * minuteMs;
  let at = whole.startsAt.getTime();
  while (at + minutes * minuteMs <= end) {
    const startsAt = new Date(at);
    if (pause && overlap(pause, { startsAt, minutes }))
      at = pause.startsAt.getTime() + pause.minutes * minuteMs;
    else {
      slots.push(startsAt);
      at += minutes * minuteMs;
    }
  }
  return slots;
};

/** What is wrong with the hours of a forum, by field; empty where nothing is. */
export const forumFaults = (
  hours: ForumHours,
  now: Date,
): Partial<Record<keyof ForumHours, string>> => {
  if (!isDate(hours.day)) return { day: 'Indiquez un jour.' };
  const whole = spanOf(hours.day, hours.starts, hours.ends);
  if (!whole) return { ends: 'La fin vient après le début.' };
  if (whole.startsAt <= now) return { day: 'Ce moment est déjà passé.' };
  if ((hours.pause_starts === null) !== (hours.pause_ends === null))
    return { pause_ends: 'Indiquez le début et la fin de la pause, ou aucun des deux.' };
  if (hours.pause_starts !== null && !pauseOf(hours))
    return { pause_ends: 'La fin de la pause vient après son début.' };
  const { length } = slotsOf(hours);
  if (length === 0) return { ends: 'Ces heures ne laissent place à aucun rendez-vous.' };
  return length > maxSlots ? { ends: `Au plus ${maxSlots} créneaux dans la journée.` } : {};
};

/** What a meeting of the day says of itself. */
export const forumNote = (name: string): string => `Au forum «\u202F${name}\u202F».`;

interface Wish {
  /** Tenths of a point. */
  score: number;
  interested: boolean;
  /** By the company: it has said yes already. */
  accepted: boolean;
}

/** Who has shown interest is met before who scores some points more. */
const interestTenths = 150;

/** How good a meeting would be for both: the score, and what either side has said. In tenths of a point. */
export const meetingWorth = ({ score, interested, accepted }: Wish): number =>
  score + (interested ? interestTenths : 0) + (accepted ? interestTenths : 0);
