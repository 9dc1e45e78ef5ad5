import type { Handler } from '../../handler.ts';
import { figureRecord, insertFigure } from './figure-queries.ts';

export const addFigure: Handler<'POST /contract/figures/', 'db' | 'now'> = (
  { db, now },
  { actor, body: { name, from, until, value, source } },
) =>
  db.transaction(async (tx) =>
    figureRecord(
      await insertFigure(tx, {
        name,
        starts_on: from,
        known_until: until ?? null,
        value,
        source,
        account_id: actor.accountId,
        added_at: now(),
      }),
    ),
  );
