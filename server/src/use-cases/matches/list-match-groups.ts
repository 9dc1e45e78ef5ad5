import { Reply, type Handler } from '../../call-handler.ts';
import { sideBySide } from '../../storage/database.ts';
import { findMatchGroups, summariseMatches } from '../../storage/matches.ts';

const round = (value: number): number => Math.round(value * 100) / 100;

export const listMatchGroups: Handler<'GET /match_applicants/groups/'> = async (
  { db },
  { query, journal },
) => {
  const [groups, summary] = await sideBySide(
    db.read,
    () => findMatchGroups(db.read, query.by, query, query),
    () => summariseMatches(db.read, query.by, query),
  );
  const { total, averageScore } = summary;
  await journal.sawList('matches', total);
  return new Reply(
    {
      total_matches: total,
      average_score: averageScore === null ? null : round(averageScore),
      groups,
    },
    { total: summary.groups },
  );
};
