import { sightOf } from '@tandem/domain/accounts/access';
import { parisClock } from '@tandem/domain/calendar/paris-time';
import {
  figuresOn,
  placementRate,
  reportStepKeys,
  type Figures,
  sameDayBefore,
  type Course,
} from '@tandem/domain/statistics/report';
import type { Queries } from '../../../platform/database/database.ts';
import type { Sight } from '../../../platform/database/queries/sight.ts';
import { orNotFound } from '../../../platform/http/or-not-found.ts';
import type { Handler } from '../../handler.ts';
import { findCourses } from '../../enrolments/index.ts';
import { findProgrammes, findSessions } from '../../programmes/index.ts';

type Session = Awaited<ReturnType<typeof findSessions>>[number];

interface Year {
  name: string;
  day: string;
  courses: Course[];
}

const readYear = async (
  db: Queries,
  { id, name, startsOn }: Session,
  { day, sight }: { day: string; sight: Sight },
): Promise<Year> => ({
  name,
  day,
  courses: await findCourses(db, { id, startsOn, sight }),
});

/** The session that began last before this one did; null where either has no days. */
const sessionBefore = (
  sessions: readonly Session[],
  { startsOn }: Session,
): (Session & { startsOn: string }) | null => {
  if (startsOn === null) return null;
  const earlier = sessions.flatMap((one) =>
    one.startsOn !== null && one.startsOn < startsOn ? [{ ...one, startsOn: one.startsOn }] : [],
  );
  return earlier.toSorted((a, b) => b.startsOn.localeCompare(a.startsOn))[0] ?? null;
};

const rateOf = ({ reached, placed }: Figures): number | null =>
  placementRate(reached.complete, placed);

const ofProgramme = ({ courses, day }: Year, id: number) =>
  figuresOn(
    courses.filter(({ programmeId }) => programmeId === id),
    day,
  );

export const readReport: Handler<'GET /formation-statistics/report/', 'db' | 'now'> = async (
  { db, now },
  { actor, query },
) => {
  const sight = sightOf(actor);
  const sessions = await findSessions(db.read);
  const session = orNotFound(sessions.find(({ id }) => id === query.session) ?? null);
  const today = parisClock(now()).day;
  const day = session.endsOn !== null && session.endsOn < today ? session.endsOn : today;
  const year = await readYear(db.read, session, { day, sight });
  const earlier = sessionBefore(sessions, session);
  const before =
    earlier &&
    (await readYear(db.read, earlier, {
      day: sameDayBefore(day, session.startsOn ?? earlier.startsOn, earlier.startsOn),
      sight,
    }));
  const figures = figuresOn(year.courses, year.day);
  const figuresBefore = before && figuresOn(before.courses, before.day);
  const programmes = await findProgrammes(db.read);
  return {
    session: year.name,
    day,
    before: before && { session: before.name, day: before.day },
    steps: reportStepKeys.map((step) => ({
      step,
      now: figures.reached[step],
      before: figuresBefore?.reached[step] ?? null,
    })),
    placed: { now: figures.placed, before: figuresBefore?.placed ?? null },
    days_to_signature: {
      now: figures.daysToSignature,
      before: figuresBefore?.daysToSignature ?? null,
    },
    formations: programmes
      .filter(({ id }) => sight === null || sight.includes(id))
      .map(({ id, name }) => {
        const own = ofProgramme(year, id);
        return {
          formation_id: id,
          formation: name,
          complete: own.reached.complete,
          placed: own.placed,
          rate: {
            now: rateOf(own),
            before: before && rateOf(ofProgramme(before, id)),
          },
        };
      }),
  };
};
