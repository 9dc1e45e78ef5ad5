import { daysLater } from '../calendar/elapsed.ts';
import { parisClock } from '../calendar/paris-time.ts';
import { maxMoments } from './meeting.ts';

export const earliestTime = '07:00';
export const latestTime = '21:00';
export const daysAhead = 180;

const minuteMs = 60_000;

/** What is wrong with a moment that somebody proposes, in a sentence; null where nothing is. */
export const momentFault = (at: Date, now: Date): string | null => {
  if (at.getTime() <= now.getTime()) return 'Ce moment est déjà passé.';
  if (at > daysLater(now, daysAhead)) return 'Choisissez un moment dans les six prochains mois.';
  if (at.getTime() % (5 * minuteMs) !== 0) return 'Choisissez une heure à cinq minutes près.';
  const { time } = parisClock(at);
  return time < earliestTime || time > latestTime
    ? 'Choisissez une heure entre 7 h et 21 h.'
    : null;
};

/** The same for all that are proposed together. */
export const momentsFault = (moments: readonly Date[], now: Date): string | null => {
  if (moments.length === 0) return 'Proposez au moins un moment.';
  if (moments.length > maxMoments) return `Proposez au plus ${maxMoments} moments.`;
  if (new Set(moments.map((at) => at.getTime())).size < moments.length)
    return 'Le même moment est proposé deux fois.';
  return moments.map((at) => momentFault(at, now)).find((fault) => fault !== null) ?? null;
};
