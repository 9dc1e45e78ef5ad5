import pg from 'pg';

const countOnce = async (work: () => Promise<unknown>): Promise<number> => {
  let counted = 0;
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]): unknown {
    counted += 1;
    return Reflect.apply(query, this, given);
  } as typeof query;
  try {
    await work();
  } finally {
    pg.Client.prototype.query = query;
  }
  return counted;
};

/** How many statements `work` sends to the database: the least of some turns, as jobs and new connections send theirs meanwhile. */
export const statementsOf = async (work: () => Promise<unknown>): Promise<number> => {
  const counts: number[] = [];
  while (counts.length < 5) counts.push(await countOnce(work));
  return Math.min(...counts);
};
