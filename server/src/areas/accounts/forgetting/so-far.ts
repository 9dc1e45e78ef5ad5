import type { Forgotten } from '@tandem/domain/accounts/namings';
import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import { bornOf, sweptColumns } from './swept-columns.ts';

/** The number up to which each counter had come, by its name. */
export type SoFar = Readonly<Record<string, number>>;

/** Somebody who is to be forgotten in what had been written when they left. */
export interface Leaver extends Forgotten {
  soFar: SoFar;
}

const counters = [
  ...new Set(Object.entries(sweptColumns).map(([name, table]) => bornOf(name, table).counter)),
];

/** Up to which number rows have come that others write in: of what is numbered higher nobody who is there now is meant. */
export const readSoFar = async (db: Queries): Promise<SoFar> => {
  const { rows } = await sql<{ counter: string; last: number }>`
    select counter, coalesce(pg_sequence_last_value(pg_get_serial_sequence(split_part(counter, '.', 1), split_part(counter, '.', 2))::regclass), 0)::float8 as last
    from unnest(${counters}::text[]) counter`.execute(db);
  return Object.fromEntries(rows.map(({ counter, last }) => [counter, last]));
};

/** The same of what notes when it was written, for those of whom an earlier version kept when they left. */
export const readSoFarAt = async (db: Queries, at: string): Promise<SoFar> => {
  const { rows } = await sql<{ counter: string; last: number }>`
    select 'messages.id' as counter, coalesce(max(id), 0)::float8 as last from messages where created_at <= ${at}::timestamptz
    union all
    select 'notifications.id', coalesce(max(id), 0)::float8 from notifications where created_at <= ${at}::timestamptz`.execute(
    db,
  );
  return Object.fromEntries(rows.map(({ counter, last }) => [counter, last]));
};

/** How far a table had come; what an earlier version has kept tells little of it. */
export const soFarOf = (soFar: SoFar, counter: string): number =>
  soFar[counter] ?? Number.MAX_SAFE_INTEGER;
