import type { Handler } from '../../handler.ts';
import { countByProgramme } from '../../statistics/index.ts';

/** Numbers, of nobody. */
export const readFigures: Handler<'GET /v1/statistics/', 'db'> = async (
  { db },
  { query, auditLog },
) => {
  const items = await countByProgramme(db.read, query.session);
  await auditLog.sawList('statistics', items.length);
  return { items };
};
