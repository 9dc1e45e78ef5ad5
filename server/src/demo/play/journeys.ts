import { judgeMove, mayFinalise, status, type MatchStatus } from '@tandem/domain/matches/match';
import type { MatchRow } from '../../areas/matches/index.ts';
import { atWork, hour, later } from '../calendar.ts';
import type { DemoCandidate, DemoCompany, DemoNeed } from '../plan/plan.ts';
import type { Random } from '../random.ts';
import { currentStories, previousStories, type Step, type Story } from '../plan/stories.ts';

/** One match with both its sides. */
export interface DemoMatch {
  row: MatchRow;
  candidate: DemoCandidate;
  need: DemoNeed;
  company: DemoCompany;
}

export interface DemoMove {
  match: DemoMatch;
  by: Step['by'];
  from: MatchStatus;
  to: MatchStatus;
  at: Date;
}

/** The last move of each match. */
export const lastMoves = (moves: readonly DemoMove[]): DemoMove[] => [
  ...new Map(moves.map((move) => [move.match, move])).values(),
];

/** Whether the move is open to whoever makes it, as the server will judge it. */
const isOpen = (by: Step['by'], from: MatchStatus, to: MatchStatus): boolean =>
  to === status.finalised ? mayFinalise(by, from) : judgeMove(by, from, to) === 'move';

/** Seats that are left; who is placed takes one. */
export type Seats = Map<DemoNeed, number>;

/** The candidate's matches, the best first; for who will be placed, first one that has a seat left. */
const ranked = (matches: readonly DemoMatch[], story: Story, seats: Seats): DemoMatch[] => {
  const best = matches.toSorted((one, other) => other.row.score - one.row.score);
  if (!story.some(({ to }) => to === status.finalised)) return best;
  const first = best.find(({ need }) => (seats.get(need) ?? need.seats) > 0);
  return first ? [first, ...best.filter((match) => match !== first)] : best;
};

const takeSeat = (seats: Seats, { need }: DemoMatch): boolean => {
  const left = seats.get(need) ?? need.seats;
  if (left > 0) seats.set(need, left - 1);
  return left > 0;
};

/** Plays one candidate's story on the candidate's matches, as far as time and rules let it go. */
export const journeyOf = (
  matches: readonly DemoMatch[],
  { now, random, seats }: { now: Date; random: Random; seats: Seats },
): DemoMove[] => {
  const [first] = matches;
  if (!first) return [];
  const stories = first.candidate.session === 'current' ? currentStories : previousStories;
  const story: Story = random.weighted(stories);
  const order = ranked(matches, story, seats);
  const moves: DemoMove[] = [];
  const statuses = new Map<DemoMatch, MatchStatus>();
  let clock = 0;
  for (const { rank, by, to } of story) {
    const match = order[rank];
    if (!match) continue;
    const since = new Date(Math.max(clock, match.row.created_at.getTime()));
    const moment = later(since, by === 'applicant' ? 4 : clock === 0 ? 18 : 8, random);
    const at = by === 'applicant' ? moment : atWork(moment, random);
    if (at.getTime() > now.getTime() - hour) break;
    const from = statuses.get(match) ?? status.pending;
    if (!isOpen(by, from, to)) continue;
    if (to === status.finalised && !takeSeat(seats, match)) continue;
    moves.push({ match, by, from, to, at });
    statuses.set(match, to);
    clock = at.getTime();
  }
  return moves;
};

/** Which needs are filled by the moves, as their seats are finalised. */
export const filledBy = (moves: readonly DemoMove[]): ReadonlySet<DemoNeed> => {
  const taken = Map.groupBy(
    moves.filter(({ to }) => to === status.finalised),
    ({ match }) => match.need,
  );
  return new Set([...taken].flatMap(([need, all]) => (all.length >= need.seats ? [need] : [])));
};

/** The moves that were still open when they were made: nothing moves on a need whose seats are all taken. */
export const whileOpen = (moves: readonly DemoMove[]): DemoMove[] => {
  const taken = new Map<DemoNeed, number>();
  const stopped = new Set<DemoMatch>();
  return moves
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .filter(({ match, to }) => {
      const count = taken.get(match.need) ?? 0;
      if (stopped.has(match) || count >= match.need.seats) {
        stopped.add(match);
        return false;
      }
      if (to === status.finalised) taken.set(match.need, count + 1);
      return true;
    });
};
