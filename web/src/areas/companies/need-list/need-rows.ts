import type { Answer } from '@tandem/contract';
import type { Standing, StandingRow } from '../../follow-up/standing/standings.ts';

export type ListedNeed = Answer<'GET /lists/needs/'>['items'][number];

/** A need of the list of all needs. */
export interface NeedRow extends StandingRow {
  key: string;
  record: ListedNeed;
}

/** What the lists of people say of each, said of a need: its state is its stage, referent and tags are its company's. */
export const standingItemOf = (need: ListedNeed) => ({
  id: need.id,
  account_id: need.account_id,
  stage: need.state,
  referent_id: need.referent_id,
  programme_ids: need.formations.map(({ id }) => id),
  tags: need.tags,
  waits: need.waits,
  late: [],
});

export const needRowsOf = (
  needs: readonly ListedNeed[],
  standings: ReadonlyMap<number, Standing>,
): NeedRow[] =>
  needs.map((record) => ({
    key: `n${record.id}`,
    record,
    standing: standings.get(record.id) ?? null,
  }));

export const nameOf = ({ record }: NeedRow): string => record.title;

/** What a need is found by. */
export const searchedText = ({ record }: NeedRow): string =>
  [
    record.title,
    record.company.name,
    record.location,
    record.tutor,
    ...record.formations.map(({ name }) => name),
  ].join(' ');

/** Those of a session; all where none is chosen. */
export const needsOfSession = (
  rows: readonly NeedRow[],
  sessionId: number | null,
): readonly NeedRow[] =>
  sessionId === null ? rows : rows.filter(({ record }) => record.session.id === sessionId);

const sumOf = (rows: readonly NeedRow[], count: (need: ListedNeed) => number): number =>
  rows.reduce((sum, { record }) => sum + count(record), 0);

/** What the numbers of these rows come to: `alone` are those that look for somebody and have nobody. */
export const totalsOf = (rows: readonly NeedRow[]) => ({
  needs: rows.length,
  seats: sumOf(rows, ({ seats }) => seats),
  taken: sumOf(rows, (need) => need.seats_taken),
  alone: rows.filter(({ record }) => record.waits.includes('no_match_need')).length,
});
