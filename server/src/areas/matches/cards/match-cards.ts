import { earliest } from '@tandem/domain/calendar/earliest';
import type { Answer } from '@tandem/contract';
import type { AccountKind } from '@tandem/domain/accounts/roles';
import { attentionOf } from '@tandem/domain/matches/attention';
import { matchId } from '@tandem/domain/matches/match';
import { tellingClosenessOf } from '@tandem/domain/matches/standing';
import { isMatchedNeed } from '@tandem/domain/needs/need-state';
import { points } from '@tandem/matching/weights';
import { sideBySide, type Queries } from '../../../platform/database/database.ts';
import { pairOfRow } from '../../../platform/database/queries/pair-of-row.ts';
import { stateOf, type Enrolment } from '../../enrolments/index.ts';
import { enrolmentsOf, isSetAside } from '../reading/open-to-reader.ts';
import { advisedPoints } from '../reading/advised.ts';
import { findAwaited } from '../readings/awaited.ts';
import { standingKey } from '../reading/match-standing-queries.ts';
import type { CardRow } from './card-queries.ts';

export type MatchCard = Answer<'GET /match_cards/'>[number];

/** Who reads, and of which side a group says already. */
export interface CardReader {
  kind: AccountKind;
  group?: 'offer' | 'applicant';
  /** From which the near ties of this reader's day are drawn; null for the staff, who compare. */
  lot: number | null;
}

const orAbsent = <Value>(value: Value | null | undefined | ''): Value | undefined =>
  value === null || value === '' ? undefined : value;

const toTheMinute = (moment: Date): string => `${moment.toISOString().slice(0, 16)}Z`;

const closenessIn = ({ rank, of }: CardRow): MatchCard['closeness'] =>
  rank === null || of === null ? undefined : tellingClosenessOf({ rank, of });

const needOf = (row: CardRow, { kind, group }: CardReader): MatchCard['offer'] => ({
  title: row.title,
  ...(kind !== 'company' &&
    group !== 'offer' && {
      company: row.company_name,
      location: orAbsent(row.need_place),
    }),
  ...(!isMatchedNeed(row.need_state) && {
    state: row.need_state,
    set_aside_until: orAbsent(row.set_aside_until),
  }),
  ...(row.session_closed && { closed_session: { id: row.session_id, name: row.session_name } }),
});

const candidateOf = (row: CardRow, { kind, group }: CardReader): MatchCard['candidate'] => {
  if (kind === 'applicant') return undefined;
  const name = `${row.first_name ?? ''} ${row.last_name ?? ''}`.trim();
  if (group === 'applicant') return { name };
  const place = orAbsent(row.candidate_place);
  return { name, place, programme: group && orAbsent(row.programme_name) };
};

const enrolmentOf = (row: Enrolment, now: Date): MatchCard['enrolment'] => ({
  state: stateOf(row, now),
  begins_on: orAbsent(row.begins_on),
  broken_on: orAbsent(row.broken_on),
});

/** The cards of matches as a reader sees them, and when the earliest of them says something else by itself; days aside. */
export const matchCards = async (
  db: Queries,
  rows: readonly CardRow[],
  reader: CardReader,
  now: Date,
): Promise<{ cards: MatchCard[]; changesAt: Date | null }> => {
  const [enrolments, awaited] = await sideBySide(
    db,
    () => enrolmentsOf(db, rows),
    () => findAwaited(db, reader.kind === 'applicant' ? rows : [], now),
  );
  const cards = rows.map((row): MatchCard => {
    const enrolment = enrolments.get(standingKey(row));
    return {
      id: matchId(pairOfRow(row)),
      status: row.status,
      score: points(row.score),
      created_at: toTheMinute(row.created_at),
      closeness: closenessIn(row),
      advised: advisedPoints(row, row.price, reader.lot),
      attention: orAbsent(attentionOf(row.price)),
      proposed: row.proposed_at !== null || undefined,
      interested: row.interested_at !== null || undefined,
      already_placed: (row.already_placed && reader.kind !== 'applicant') || undefined,
      set_aside: isSetAside(row) || undefined,
      awaited: awaited.get(standingKey(row))?.said,
      enrolment: enrolment && enrolmentOf(enrolment, now),
      offer: needOf(row, reader),
      candidate: candidateOf(row, reader),
    };
  });
  const changes = [...awaited.values()].flatMap(({ changesAt }) => changesAt ?? []);
  return { cards, changesAt: earliest(changes) };
};
