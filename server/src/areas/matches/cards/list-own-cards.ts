import { Reply, WrittenList, type SignedInActor } from '../../../platform/http/call.ts';
import { countedPage, type Page } from '../../../platform/database/queries/page.ts';
import { orNotFound } from '../../../platform/http/or-not-found.ts';
import type { Handler } from '../../handler.ts';
import { lotFor } from '../reading/advised.ts';
import { countMatches } from '../reading/match-queries.ts';
import { noteShownCards } from '../shown/note-shown.ts';
import { findOwnCardRows } from './card-queries.ts';
import { matchCards } from './match-cards.ts';

const keyOf = ({ accountId }: SignedInActor, { limit, offset = 0 }: Page): string =>
  `${accountId} ${offset} ${limit ?? ''}`;

const ownOf = (actor: SignedInActor) =>
  actor.kind === 'applicant'
    ? { candidateId: orNotFound(actor.candidateId) }
    : { companyId: orNotFound(actor.companyId) };

/** What is kept of the same day has been noted among what was shown that day. */
export const listOwnCards: Handler<
  'GET /match_cards/',
  'db' | 'now' | 'shown' | 'keptCards'
> = async ({ db, now, shown, keptCards }, { actor, query: page, auditLog }) => {
  const own = ownOf(actor);
  // A candidate reads of needs, a company of people.
  const told = async (total: number) => {
    if ('companyId' in own) await auditLog.sawList('matches', total);
  };
  const at = now();
  const key = keyOf(actor, page);
  const { stamp } = actor;
  const kept = keptCards.find(key, stamp, at);
  if (kept) {
    await told(kept.total);
    return new WrittenList(kept.content, kept.total);
  }
  const { items, total } = await countedPage(await findOwnCardRows(db.read, own, page), page, () =>
    countMatches(db.read, own),
  );
  await told(total);
  const reader = { kind: actor.kind, lot: lotFor(actor, at) };
  const { cards, changesAt } = await matchCards(db.read, items, reader, at);
  noteShownCards(shown, { actor, at, page }, cards);
  const keep =
    stamp === undefined
      ? undefined
      : (content: Buffer) => keptCards.keep(key, { stamp, total, content }, { at, changesAt });
  return new Reply(cards, { total, keep });
};
