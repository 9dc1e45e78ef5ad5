import { parisClock } from '@tandem/domain/calendar/paris-time';
import { practiceEstimate } from '@tandem/domain/enrolments/practice-days';
import { matchId, status } from '@tandem/domain/matches/match';
import type { SignedInActor } from '../../platform/http/call.ts';
import { findLastEnrolment } from '../../areas/enrolments/index.ts';
import { breakEnrolment } from '../../areas/matches/index.ts';
import { day } from '../calendar.ts';
import type { Random } from '../random.ts';
import type { DemoMove } from './journeys.ts';
import { requestOf, type Happening } from './in-the-past.ts';

const howMany = 3;

/** How a contract ended, as its dates let it. */
const reasonFor = (beginsOn: string | null, brokenOn: string) => {
  if (beginsOn !== null && brokenOn < beginsOn)
    return { broken_by: 'apprentice', reason: 'never_began' } as const;
  return practiceEstimate(beginsOn, brokenOn)?.within === false
    ? ({ broken_by: 'both', reason: 'agreement' } as const)
    : ({ broken_by: 'employer', reason: 'trial' } as const);
};

/** The few contracts of this year that ended before their time. */
export const chooseBroken = (
  moves: readonly DemoMove[],
  { now, random }: { now: Date; random: Random },
): DemoMove[] => {
  const finalised = moves.filter(
    ({ to, at, match }) =>
      to === status.finalised &&
      match.candidate.session === 'current' &&
      now.getTime() - at.getTime() > 12 * day,
  );
  return random.some(finalised, Math.min(howMany, finalised.length));
};

/** Each is told by its company. */
export const planBreaks = (
  broken: readonly DemoMove[],
  actorOf: (move: DemoMove) => SignedInActor,
  now: Date,
): Happening[] =>
  broken.map((move, index) => {
    const at = new Date(now.getTime() - (index + 2) * 2 * day);
    const { applicant_id: candidateId, offer_id: needId } = move.match.row;
    const brokenOn = parisClock(new Date(at.getTime() - day)).day;
    const actor = actorOf(move);
    const play: Happening['play'] = async (past) => {
      const enrolment = await findLastEnrolment(past.db.read, { candidateId, needId });
      await breakEnrolment(past, {
        ...requestOf(past, actor, 'break_enrolment'),
        params: { id: matchId({ candidateId, needId }) },
        body: {
          broken_on: brokenOn,
          ...reasonFor(enrolment?.begins_on ?? null, brokenOn),
          comment: null,
          note: null,
          quiet: false,
        },
      });
    };
    return { at, play };
  });
