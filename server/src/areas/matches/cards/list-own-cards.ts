import type { Handler } from '../../handler.ts';
import { readPage } from '../../../platform/database/page.ts';
import { listOf } from '../../../platform/http/call.ts';
import { orNotFound } from '../../../platform/http/or-not-found.ts';
import { countMatches } from '../reading/match-queries.ts';
import { findCardRows } from './card-queries.ts';
import { matchCards } from './match-cards.ts';

export const listOwnCards: Handler<'GET /match_cards/', 'db' | 'now'> = async (
  { db, now },
  { actor, query: page, auditLog },
) => {
  const isCandidate = actor.kind === 'applicant';
  const own = isCandidate
    ? { candidateId: orNotFound(actor.candidateId) }
    : { companyId: orNotFound(actor.companyId) };
  const reading = isCandidate
    ? { among: 'applicant_id' as const, reader: 'candidate' as const, page }
    : { among: 'offer_id' as const, reader: 'other' as const, page };
  const { items, total } = await readPage(
    db.read,
    page,
    () => findCardRows(db.read, own, reading),
    () => countMatches(db.read, own),
  );
  // A candidate reads of needs, a company of people.
  if (!isCandidate) await auditLog.sawList('matches', total);
  return listOf(await matchCards(db.read, items, { kind: actor.kind }, now()), total);
};
