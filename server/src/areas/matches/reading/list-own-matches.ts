import { listOf } from '../../../platform/http/call.ts';
import type { Handler } from '../../handler.ts';
import { countMatches, findMatches } from './match-queries.ts';
import { readPage } from '../../../platform/database/queries/page.ts';
import { orNotFound } from '../../../platform/http/or-not-found.ts';
import { noteShownRows } from '../shown/note-shown.ts';
import { matchRecords } from './match-records.ts';

export const listOwnMatches: Handler<
  'GET /matches/',
  'db' | 'now' | 'shown' | 'skillNames'
> = async (services, { actor, query, auditLog }) => {
  const { db, now, shown } = services;
  const own =
    actor.kind === 'applicant'
      ? { candidateId: orNotFound(actor.candidateId) }
      : { companyId: orNotFound(actor.companyId) };
  const { items, total } = await readPage(
    db.read,
    query,
    () => findMatches(db.read, own, query),
    () => countMatches(db.read, own),
  );
  // A candidate reads of needs, a company of people.
  if (actor.kind === 'company') await auditLog.sawList('matches', total);
  noteShownRows(shown, { actor, at: now(), page: query }, items);
  return listOf(await matchRecords(services, db.read, items, actor), total);
};
