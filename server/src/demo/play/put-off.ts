import { parisClock } from '@tandem/domain/calendar/paris-time';
import { daysAfter, markingSides, putOffStatus, usualPutOff } from '@tandem/domain/matches/marks';
import { matchId, status } from '@tandem/domain/matches/match';
import { pairOfRow } from '../../platform/database/queries/pair-of-row.ts';
import { markMatch } from '../../areas/matches/index.ts';
import type { Services } from '../../areas/services.ts';
import type { DemoPlan } from '../plan/plan.ts';
import type { Written } from '../write/written.ts';
import { requestOf } from './in-the-past.ts';
import { filledBy, lastMoves, type DemoMove } from './journeys.ts';
import { actorOf } from './moves.ts';
import type { Showcase } from './showcase.ts';

const howMany = 3;

/** « Plus tard »: each side has put some answers off, for as long as is usual; the company that shows the demo first. */
export const putSomeOff = async (
  services: Services,
  plan: DemoPlan,
  written: Written,
  { moves, showcase }: { moves: readonly DemoMove[]; showcase: Showcase },
): Promise<void> => {
  const today = parisClock(services.now()).day;
  const filled = filledBy(moves);
  const placed = new Set(
    moves.filter(({ to }) => to === status.finalised).map(({ match }) => match.candidate),
  );
  const last = lastMoves(moves).filter(
    ({ match: { candidate, need } }) =>
      candidate.session === 'current' && !placed.has(candidate) && !filled.has(need),
  );
  for (const side of markingSides) {
    const shown = ({ match }: DemoMove) => Number(match.company.email === showcase.company);
    const chosen = last
      .filter(
        ({ to, match }) =>
          to === putOffStatus[side] && match.candidate.email !== showcase.candidate,
      )
      .toSorted((one, other) => shown(other) - shown(one))
      .slice(0, howMany);
    for (const move of chosen) {
      const actor = actorOf({ ...move, by: side }, plan, written);
      await markMatch(services, {
        ...requestOf(services, actor, 'mark_match'),
        params: { id: matchId(pairOfRow(move.match.row)) },
        body: { later_until: daysAfter(today, usualPutOff[side]) },
      });
    }
  }
};
