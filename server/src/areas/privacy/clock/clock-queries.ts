import type { Queries, Writes } from '../../../platform/database/database.ts';

export interface ClockNote {
  seenAt: Date;
  heldAt: Date | null;
}

const one = 1;

const note = async (row: Promise<{ seen_at: Date; held_at: Date | null } | undefined>) => {
  const found = await row;
  return found ? { seenAt: found.seen_at, heldAt: found.held_at } : null;
};

export const findClockNote = (db: Queries): Promise<ClockNote | null> =>
  note(db.selectFrom('clock_notes').selectAll().where('id', '=', one).executeTakeFirst());

export const lockClockNote = (tx: Writes): Promise<ClockNote | null> =>
  note(
    tx.selectFrom('clock_notes').selectAll().where('id', '=', one).forUpdate().executeTakeFirst(),
  );

export const writeClockNote = async (tx: Writes, { seenAt, heldAt }: ClockNote): Promise<void> => {
  const values = { seen_at: seenAt, held_at: heldAt };
  await tx
    .insertInto('clock_notes')
    .values({ id: one, ...values })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute();
};
