import type { Prices } from '@tandem/matching/order/attention';
import { sql } from 'kysely';
import type { Writes } from '../../platform/database/database.ts';

const sides = {
  candidates: {
    prices: sql.table('candidate_prices'),
    column: sql.ref('applicant_id'),
    owners: sql.table('applicants'),
  },
  needs: {
    prices: sql.table('need_prices'),
    column: sql.ref('offer_id'),
    owners: sql.table('offers'),
  },
} as const;

const writeSide = async (
  tx: Writes,
  sessionId: number,
  side: keyof Prices,
  prices: ReadonlyMap<number, number>,
): Promise<void> => {
  const { prices: table, column, owners } = sides[side];
  const told = [...prices].filter(([, price]) => price !== 0);
  const ids = told.map(([id]) => id);
  await sql`
    delete from ${table} p using ${owners} owner
    where owner.id = p.${column} and owner.session_id = ${sessionId} and p.${column} <> all(${ids}::int[])`.execute(
    tx,
  );
  // Whoever has been deleted meanwhile is left out.
  await sql`
    insert into ${table} as p (${column}, price)
    select n.id, n.price from unnest(${ids}::int[], ${told.map(([, price]) => price)}::int[]) n (id, price)
    join ${owners} owner on owner.id = n.id
    for key share of owner
    on conflict (${column}) do update set price = excluded.price where p.price <> excluded.price`.execute(
    tx,
  );
};

/** Puts the prices of a session in the place of the earlier ones. */
export const writePrices = async (
  tx: Writes,
  sessionId: number,
  { candidates, needs }: Prices,
): Promise<void> => {
  await writeSide(tx, sessionId, 'candidates', candidates);
  await writeSide(tx, sessionId, 'needs', needs);
};
