import type { Answer } from '@tandem/contract';
import { parisClock } from '@tandem/domain/calendar/paris-time';
import { firstAdvised } from '@tandem/domain/matches/advised-order';
import type { MarkingSide } from '@tandem/domain/matches/marks';
import { pairOf } from '@tandem/domain/matches/match';
import { notedRanks } from '@tandem/domain/matches/shown';
import type { Page } from '../../../platform/database/queries/page.ts';
import { lotFor, type Reader } from '../reading/advised.ts';
import type { ShownLog } from './shown-log.ts';

/** To whom a list was sent, when, and which part of it. */
interface Sent {
  actor: Reader;
  at: Date;
  page: Page;
}

type PairRow = { applicant_id: number; offer_id: number };

const listFor = ({ actor, at }: Sent) => {
  const side: MarkingSide = actor.kind === 'company' ? 'company' : 'applicant';
  return { side, day: parisClock(at).day };
};

/** Notes the head of a list that is sent by score. */
export const noteShownRows = (log: ShownLog, sent: Sent, rows: readonly PairRow[]): void =>
  log.note({
    ...listFor(sent),
    sorted_by: 'score',
    lot: null,
    offset: sent.page.offset,
    matches: rows.slice(0, notedRanks),
  });

/** Notes the head of a list as the screens draw it once they have all of it; a page alone is read by score. */
export const noteShownCards = (
  log: ShownLog,
  sent: Sent,
  cards: readonly Answer<'GET /match_cards/'>[number][],
): void => {
  const rowsOf = (some: typeof cards): PairRow[] =>
    some.flatMap(({ id }) => {
      const pair = pairOf(id);
      return pair ? [{ applicant_id: pair.candidateId, offer_id: pair.needId }] : [];
    });
  const { limit, offset } = sent.page;
  if (limit !== undefined || offset !== undefined)
    return noteShownRows(log, sent, rowsOf(cards.slice(0, notedRanks)));
  const side = sent.actor.kind === 'company' ? 'company' : 'candidate';
  log.note({
    ...listFor(sent),
    sorted_by: 'advised',
    lot: lotFor(sent.actor, sent.at),
    matches: rowsOf(firstAdvised(cards, side, notedRanks)),
  });
};
