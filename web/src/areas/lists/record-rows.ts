import type { Standing, StandingRow } from '../follow-up/standing/standings.ts';

/** A row of a list of records of one kind, each of a person whose standing goes with it. */
export interface RecordRow<Item> extends StandingRow {
  key: string;
  record: Item;
}

/** The rows of the records; `kind` begins their keys. */
export const recordRows = <Item extends { id: number }>(
  kind: string,
  records: readonly Item[],
  standings: ReadonlyMap<number, Standing>,
): RecordRow<Item>[] =>
  records.map((record) => ({
    key: `${kind}${record.id}`,
    record,
    standing: standings.get(record.id) ?? null,
  }));

/** Those of a session; all where none is chosen. */
export const ofSession = <Row extends { record: { session: { id: number } } }>(
  rows: readonly Row[],
  sessionId: number | null,
): readonly Row[] =>
  sessionId === null ? rows : rows.filter(({ record }) => record.session.id === sessionId);
