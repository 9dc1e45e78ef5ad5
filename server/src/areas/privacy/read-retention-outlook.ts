import { clockStart, erasureDay, noticeDay } from '@tandem/domain/privacy/retention';
import { countLateForgettings } from '../accounts/index.ts';
import type { Handler } from '../handler.ts';
import { findSessions } from '../programmes/index.ts';
import { countHeld, countTold } from './registered-queries.ts';
import { lateSince } from './tell-late-forgettings.ts';

export const readRetentionOutlook: Handler<'GET /retention-outlook/', 'db' | 'now'> = async ({
  db,
  now,
}) => {
  const starts = (await findSessions(db.read)).flatMap(({ id, name, ...ending }) => {
    const start = clockStart(ending);
    return start === null ? [] : [{ id, name, start }];
  });
  const counts = await countHeld(db.read, starts);
  const told = await countTold(db.read);
  const { late, since } = await countLateForgettings(db.read, lateSince(now()));
  return {
    forgetting: { late, since: since?.toISOString() ?? null },
    told: {
      accounts: told.accounts,
      erased_at: told.first && erasureDay(told.first).toISOString(),
    },
    sessions: starts
      .filter(({ start }) => start <= now())
      .toSorted((one, other) => one.start.getTime() - other.start.getTime())
      .flatMap(({ id, name, start }) => {
        const counted = counts.get(id);
        if (!counted) return [];
        const toldAt = noticeDay(start);
        return [
          {
            id,
            name,
            begun_at: start.toISOString(),
            told_at: toldAt.toISOString(),
            erased_at: erasureDay(toldAt).toISOString(),
            ...counted,
          },
        ];
      }),
  };
};
