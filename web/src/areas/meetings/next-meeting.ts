import type { Meeting } from './meeting.ts';

/** The first of those that are fixed and still to come. */
export const nextMeeting = (meetings: readonly Meeting[], now: number): Meeting | null => {
  const coming = meetings.filter(
    ({ state, starts_at: at }) => state === 'planned' && at !== null && Date.parse(at) > now,
  );
  const [next] = coming.toSorted((a, b) => (a.starts_at ?? '').localeCompare(b.starts_at ?? ''));
  return next ?? null;
};
