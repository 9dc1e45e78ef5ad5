import { sightOf } from '@tandem/domain/accounts/access';
import { searchTexts } from '@tandem/domain/search/search-texts';
import type { Handler } from '../handler.ts';
import { findNamed, readSearched } from './search-queries.ts';

/** The database tells by what everybody is found; the rule by which they are is the domain's, as in the lists of the browser. */
export const searchPeople: Handler<'GET /search/', 'db'> = async (
  { db },
  { actor, query: { q, limit }, auditLog },
) => {
  const nobody = { total: 0, forgiving: false, items: [] };
  if (q.trim() === '') return nobody;
  const withStaff = actor.kind === 'superuser';
  const { ids, texts } = await readSearched(db.read, { sight: sightOf(actor), withStaff });
  const hits = searchTexts(texts, q);
  if (hits === null || hits.found.length === 0) return nobody;
  const nearest = hits.nearest().slice(0, limit);
  const items = await findNamed(
    db.read,
    nearest.flatMap((index) => ids[index] ?? []),
  );
  await auditLog.sawList('candidates');
  await auditLog.sawList('companies');
  return { total: hits.found.length, forgiving: hits.forgiving, items };
};
