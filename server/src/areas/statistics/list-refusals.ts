import { sightOf } from '@tandem/domain/accounts/access';
import { refusingSide } from '@tandem/domain/matches/refusal-reasons';
import { pageOfList } from '../../platform/http/call.ts';
import type { Handler } from '../handler.ts';
import { countRefusals } from './refusal-queries.ts';

/** Why people say no, by company, by programme or by month. */
export const listRefusals: Handler<'GET /formation-statistics/refusals/', 'db'> = async (
  { db },
  { actor, query },
) => {
  const rows = await countRefusals(db.read, query.by, {
    sight: sightOf(actor),
    session: query.session,
  });
  return pageOfList(
    rows.flatMap(({ to, ...row }) => {
      const side = refusingSide(to);
      return side ? [{ ...row, side }] : [];
    }),
    query,
  );
};
