import type { Handler } from '../../handler.ts';
import { countedPage } from '../../../platform/database/queries/page.ts';
import { listOf } from '../../../platform/http/call.ts';
import { orNotFound } from '../../../platform/http/or-not-found.ts';
import { countMatches } from '../reading/match-queries.ts';
import { findOwnCardRows } from './card-queries.ts';
import { lotFor } from '../reading/advised.ts';
import { noteShownCards } from '../shown/note-shown.ts';
import { matchCards } from './match-cards.ts';

export const listOwnCards: Handler<'GET /match_cards/', 'db' | 'now' | 'shown'> = async (
  { db, now, shown },
  { actor, query: page, auditLog },
) => {
  const isCandidate = actor.kind === 'applicant';
  const own = isCandidate
    ? { candidateId: orNotFound(actor.candidateId) }
    : { companyId: orNotFound(actor.companyId) };
  const { items, total } = await countedPage(await findOwnCardRows(db.read, own, page), page, () =>
    countMatches(db.read, own),
  );
  // A candidate reads of needs, a company of people.
  if (!isCandidate) await auditLog.sawList('matches', total);
  const at = now();
  const cards = await matchCards(db.read, items, { kind: actor.kind, lot: lotFor(actor, at) }, at);
  noteShownCards(shown, { actor, at, page }, cards);
  return listOf(cards, total);
};
