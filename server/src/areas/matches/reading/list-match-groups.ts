import { sightOf } from '@tandem/domain/accounts/access';
import { Reply } from '../../../platform/http/call.ts';
import type { Handler } from '../../handler.ts';
import { sideBySide } from '../../../platform/database/database.ts';
import { askedMatches } from '../listing/asked-matches.ts';
import { findGroupStandings, findSeats } from './group-queries.ts';
import { findMatchGroups } from './match-queries.ts';

const round = (value: number): number => Math.round(value * 100) / 100;

const owing = (count: number, since: Date | null) => ({
  count,
  since: since?.toISOString() ?? null,
});

export const listMatchGroups: Handler<
  'GET /match_applicants/groups/',
  'db' | 'now' | 'places' | 'version'
> = async (services, { actor, query, auditLog }) => {
  const { db } = services;
  const filter = await askedMatches(services, query, sightOf(actor));
  const { groups, summary } = await findMatchGroups(db.read, query.by, filter, query);
  const { total, averageScore } = summary;
  const ids = groups.map(({ id }) => id);
  const [standings, seats] = await sideBySide(
    db.read,
    () => findGroupStandings(db.read, { by: query.by, ids }, filter),
    async () => (query.by === 'offer' ? findSeats(db.read, ids) : null),
  );
  await auditLog.sawList('matches', total);
  return new Reply(
    {
      total_matches: total,
      average_score: averageScore === null ? null : round(averageScore),
      groups: groups.flatMap((group) => {
        const standing = standings.get(group.id);
        // Whose last match went between the two questions.
        if (!standing) return [];
        return [
          {
            ...group,
            best_score: standing.best / 10,
            company_owes: owing(standing.company_owes, standing.company_since),
            applicant_owes: owing(standing.applicant_owes, standing.applicant_since),
            agreed: standing.agreed,
            seats: seats?.get(group.id) ?? null,
          },
        ];
      }),
    },
    { total: summary.groups },
  );
};
