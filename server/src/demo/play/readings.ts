import { addReading } from '../../areas/matches/index.ts';
import { pairOfRow } from '../../platform/database/queries/pair-of-row.ts';
import type { Random } from '../random.ts';
import type { DemoMatch, DemoMove } from './journeys.ts';
import type { Happening } from './in-the-past.ts';

const hour = 3_600_000;

const readingOf = ({ row }: DemoMatch, at: Date): Happening => ({
  at,
  play: async (past) => {
    await past.db.transaction((tx) => addReading(tx, pairOfRow(row), at));
  },
});

/** Companies open a sheet some hours before they answer, and many that they have not answered yet. */
export const planReadings = (
  matches: Iterable<readonly DemoMatch[]>,
  moves: readonly DemoMove[],
  { now, random }: { now: Date; random: Random },
): Happening[] => {
  const answered = moves
    .filter(({ by, from }) => by === 'company' && from === 0)
    .map(({ match, at }) => readingOf(match, new Date(at.getTime() - random.integer(1, 6) * hour)));
  const moved = new Set(moves.map(({ match }) => match));
  const looking = new Set(
    moves.filter(({ by }) => by === 'company').map((one) => one.match.company),
  );
  const unanswered = [...matches].flatMap((some) =>
    some
      .filter((match) => !moved.has(match) && looking.has(match.company))
      .toSorted((one, other) => other.row.score - one.row.score)
      .slice(0, 3)
      .filter(() => random.chance(0.5))
      .map((match) =>
        readingOf(match, new Date(match.row.created_at.getTime() + random.integer(4, 70) * hour)),
      ),
  );
  return [...answered, ...unanswered].filter(({ at }) => at < now);
};
