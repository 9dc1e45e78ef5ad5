import type { Answer } from '@tandem/contract';
import type { Standing } from '../../follow-up/standing/standings.ts';
import { recordRows, type RecordRow } from '../../lists/record-rows.ts';

export type ListedNeed = Answer<'GET /lists/needs/'>['items'][number];

/** A need of the list of all needs. */
export type NeedRow = RecordRow<ListedNeed>;

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
): NeedRow[] => recordRows('n', needs, standings);

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

const sumOf = (rows: readonly NeedRow[], count: (need: ListedNeed) => number): number =>
  rows.reduce((sum, { record }) => sum + count(record), 0);

/** What the numbers of these rows come to: `alone` are those that look for somebody and have nobody. */
export const totalsOf = (rows: readonly NeedRow[]) => ({
  needs: rows.length,
  seats: sumOf(rows, ({ seats }) => seats),
  taken: sumOf(rows, (need) => need.seats_taken),
  alone: rows.filter(({ record }) => record.waits.includes('no_match_need')).length,
});
