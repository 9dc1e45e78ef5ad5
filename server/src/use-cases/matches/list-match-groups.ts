import { Reply, type Handler } from '../../call-handler.ts';
import { countMatchGroups, findMatchGroups, summariseMatches } from '../../storage/matches.ts';

const round = (value: number): number => Math.round(value * 100) / 100;

export const listMatchGroups: Handler<'GET /match_applicants/groups/'> = async (
  { db },
  { query, journal },
) => {
  const { total, averageScore } = await summariseMatches(db.read, query);
  const groups = await findMatchGroups(db.read, query.by, query, query);
  await journal.sawList('matches', total);
  return new Reply(
    {
      total_matches: total,
      average_score: averageScore === null ? null : round(averageScore),
      groups,
    },
    { total: await countMatchGroups(db.read, query.by, query) },
  );
};
