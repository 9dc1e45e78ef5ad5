import type { Received } from '@tandem/contract';
import { parisClock } from '@tandem/domain/calendar/paris-time';
import { daysAfter } from '@tandem/domain/matches/marks';
import { agreedStatuses, status, type MatchStatus } from '@tandem/domain/matches/match';
import { needState } from '@tandem/domain/needs/need-state';
import { closeNeedFor } from '../../areas/needs/index.ts';
import type { Services } from '../../areas/services.ts';
import { daysBefore } from '../calendar.ts';
import type { DemoNeed, DemoPlan } from '../plan/plan.ts';
import type { Random } from '../random.ts';
import type { Written } from '../write/written.ts';
import { auditLogOf, servicesAt } from './in-the-past.ts';
import { filledBy, lastMoves, type DemoMove } from './journeys.ts';
import { actorOf } from './moves.ts';
import type { Showcase } from './showcase.ts';

type Closing = Received<'POST /offers/{id}/closing/'>['body'];

const said = { note: null, word: null, tell: true };

/** What companies say, one need each. */
const closingsOf = (today: string): Closing[] => [
  { ...said, state: needState.setAside, until: daysAfter(today, 30) },
  { ...said, state: needState.filled, filled_by: 'elsewhere', channel: 'job_board' },
  { ...said, state: needState.withdrawn, reason: 'no_longer_hiring' },
];

const waits = new Set<MatchStatus>([status.queued, status.acceptedByCompany]);
const goesOn = new Set<MatchStatus>(agreedStatuses);

/** Needs of this year whose company has answered somebody, and has agreed with nobody. */
const closable = (moves: readonly DemoMove[], showcase: Showcase, before: Date): DemoMove[] => {
  const filled = filledBy(moves);
  const byNeed = Map.groupBy(moves, ({ match }) => match.need);
  return [...byNeed].flatMap(([need, own]: [DemoNeed, DemoMove[]]) => {
    const last = lastMoves(own);
    const waiting = last.find(({ to }) => waits.has(to));
    const isLeft =
      need.session === 'current' &&
      !filled.has(need) &&
      last.every(({ to, at, match }) => {
        const { email } = match.candidate;
        return !goesOn.has(to) && at < before && email !== showcase.candidate;
      });
    return isLeft && waiting && waiting.match.company.email !== showcase.company ? [waiting] : [];
  });
};

/** Some needs were closed in the last days, in each of the ways there are; those who waited for them were told. */
export const closeSomeNeeds = async (
  services: Services,
  plan: DemoPlan,
  written: Written,
  { moves, showcase, random }: { moves: readonly DemoMove[]; showcase: Showcase; random: Random },
): Promise<void> => {
  const now = services.now();
  const at = daysBefore(now, 1, random);
  const closings = closingsOf(parisClock(now).day);
  const chosen = random.some(closable(moves, showcase, at), closings.length);
  const past = servicesAt(services, at);
  for (const [index, move] of chosen.entries()) {
    const closing = closings[index];
    const needId = written.offers.get(move.match.need);
    if (!closing || needId === undefined) continue;
    const actor = actorOf({ ...move, by: 'company' }, plan, written);
    const auditLog = auditLogOf(past, actor, 'close_offer');
    await past.db.transaction((tx) =>
      closeNeedFor(past, tx, { actor, auditLog }, { needId, closing }),
    );
  }
};
