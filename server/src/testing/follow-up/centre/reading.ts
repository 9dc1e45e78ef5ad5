import { addDays } from '@tandem/domain/calendar/days';
import { elapsedDays } from '@tandem/domain/calendar/elapsed';
import { parisClock } from '@tandem/domain/calendar/paris-time';
import type { Deed } from './ledger.ts';
import type { Letter } from './letters-of.ts';
import type { Centre } from './centre.ts';
import { openPast, type Past } from './past.ts';

const dayOf = (at: Date): string => parisClock(at).day;

const answers: ReadonlySet<Deed['what']> = new Set(['yes', 'queue', 'refuse']);

/** Of meetings. */
const ofMeetings = ({ before, named, lastOf, isClosed }: Past, { to: reader, at }: Letter) => ({
  mayChoose: (name: string): boolean =>
    lastOf('propose', named(name), reader) !== undefined &&
    lastOf('take', reader, named(name)) === undefined &&
    !isClosed(name),
  hasMet: (name: string): boolean =>
    before.some(
      (one) =>
        one.what === 'take' &&
        [one.by, one.to].includes(reader) &&
        [one.by, one.to].includes(named(name)) &&
        (one.starts ?? at) < at,
    ) && (lastOf('held', named(name), reader) ?? lastOf('held', reader, named(name))) === undefined,
  meetsWithin: (days: number): boolean =>
    before.some(
      ({ what, by, to, starts }) =>
        what === 'take' &&
        [by, to].includes(reader) &&
        starts !== undefined &&
        starts > at &&
        elapsedDays(at, starts) < days,
    ),
});

/** Whether a letter may reach its reader at all. */
const ofReach = ({ own }: Past, { start }: Centre, { at }: Letter) => ({
  isRefused: (): boolean => own?.bounces !== undefined && elapsedDays(start, at) >= own.bounces + 1,
  isAway: (): boolean => {
    const day = Math.floor(elapsedDays(start, at));
    return own?.side === 'company' && own.holiday !== undefined
      ? day >= own.holiday[0] && day < own.holiday[1]
      : false;
  },
});

const ofMatches = (past: Past, { companies }: Centre, { to: reader, at }: Letter) => {
  const { before, done, named, lastOf, placed, matched, isClosed } = past;
  return {
    /** The first is done, the second is not. */
    owes: (first: Deed['what'], next: Deed['what']): boolean =>
      done(first, reader) !== null && done(next, reader) === null,
    /** A need names the reader as its tutor, and waits for the test. */
    owesAsTutor: (): boolean =>
      companies.some(
        ({ tutor, email }) =>
          tutor === reader && done('sheet', email) !== null && done('test', email) === null,
      ),
    deedOf: (what: Deed['what'], side: 'to' | 'by', other?: string): Deed | undefined =>
      before.findLast(
        (one) =>
          one.what === what &&
          one[side] === reader &&
          (other === undefined || one[side === 'to' ? 'by' : 'to'] === named(other)) &&
          elapsedDays(one.at, at) < 1,
      ),
    /** Whoever waits for an answer of this company, and whom it has kept waiting without a day for thirty. */
    waiting: () =>
      matched().filter(({ email }) => {
        const answer = before.findLast(
          (one) => answers.has(one.what) && one.by === reader && one.to === email,
        );
        const isBack = answer?.what === 'queue' && dayOf(at) >= addDays(dayOf(answer.at), 30);
        return !placed.has(email) && (answer === undefined || isBack);
      }),
    hasYesOf: (name: string): boolean =>
      lastOf('yes', named(name), reader) !== undefined &&
      lastOf('agree', reader, named(name)) === undefined &&
      !isClosed(name),
    /** The candidate has said yes to this company, and nobody has enrolled them. */
    prepares: (name: string): boolean =>
      lastOf('agree', named(name), reader) !== undefined && !placed.has(named(name)),
    hasPlaced: (name: string): boolean => lastOf('place', reader, named(name)) !== undefined,
    /** This candidate has said yes to the company, which has enrolled them if anybody has: nobody fills in their part. */
    owesPart: (name: string): boolean =>
      lastOf('agree', reader, named(name)) !== undefined &&
      (!placed.has(reader) || lastOf('place', named(name), reader) !== undefined),
    isMatch: (name: string): boolean => matched().some(({ email }) => email === named(name)),
    isPlaced: (name: string): boolean => placed.has(named(name)),
    /** Its last seat was taken today or in the night before, or it has been silent for so long that it is set aside. */
    hasClosed: (name: string): boolean =>
      before.some(
        (one) => one.what === 'place' && one.by === named(name) && elapsedDays(one.at, at) < 1,
      ) ||
      !before.some(
        (one) => answers.has(one.what) && one.by === named(name) && elapsedDays(one.at, at) < 37,
      ),
    /** Somebody has ended a match of the reader's, or placed its other side. */
    hasEnded: (): boolean =>
      before.some(
        (one) =>
          (one.what === 'place' || one.what === 'decline' || one.what === 'refuse') &&
          elapsedDays(one.at, at) < 1,
      ),
    isStill: (days: number): boolean =>
      !before.some(
        (one) => answers.has(one.what) && one.by === reader && elapsedDays(one.at, at) < days,
      ),
  };
};

/** What was so when somebody received a letter, told by the deeds alone. */
export const openReading = (centre: Centre, letter: Letter) => {
  const past = openPast(centre, letter);
  return {
    ...ofMatches(past, centre, letter),
    ...ofMeetings(past, letter),
    ...ofReach(past, centre, letter),
  };
};

export type Reading = ReturnType<typeof openReading>;
