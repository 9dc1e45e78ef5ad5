import { sightOf } from '@tandem/domain/accounts/access';
import type { Handler } from '../../handler.ts';
import { countedPage } from '../../../platform/database/queries/page.ts';
import { listOf } from '../../../platform/http/call.ts';
import { countMatches } from '../reading/match-queries.ts';
import { askedMatches } from '../listing/asked-matches.ts';
import { findCardRows } from './card-queries.ts';
import { matchCards } from './match-cards.ts';

export const listGroupCards: Handler<
  'GET /match_cards/groups/{by}/{id}/',
  'db' | 'now' | 'places' | 'version'
> = async (services, { actor, params: { by, id }, query, auditLog }) => {
  const { db, now } = services;
  const group = by === 'offer' ? { needId: id } : { candidateId: id };
  const asked = await askedMatches(services, query, sightOf(actor));
  const filter = { ...asked, ...group };
  const { items, total } = await countedPage(
    await findCardRows(db.read, filter, query),
    query,
    () => countMatches(db.read, filter),
  );
  await auditLog.sawList('matches', total);
  const reader = { kind: actor.kind, group: by, lot: null };
  const { cards } = await matchCards(db.read, items, reader, now());
  return listOf(cards, total);
};
