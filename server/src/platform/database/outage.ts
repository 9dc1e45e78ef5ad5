import pg from 'pg';

/**
 * Classes of PostgreSQL's error codes, https://www.postgresql.org/docs/current/errcodes-appendix.html: 08 connection, 40
 * transaction rolled back (for the last time), 53 resources, 57P operator intervention, 58 the system below it. Also what
 * the driver says of a connection that is gone. Nothing is wrong with what was asked: it may be asked again.
 */
export const isOutage = (error: unknown): boolean => {
  if (error instanceof pg.DatabaseError) return /^(08|40|53|57P|58)/.test(error.code ?? '');
  if (!(error instanceof Error)) return false;
  const { code } = error as NodeJS.ErrnoException;
  return (
    ['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EPIPE', 'ETIMEDOUT'].includes(code ?? '') ||
    /connection (terminated|timeout)|timeout exceeded when trying to connect|is not queryable|calling end on the pool|embedded database stopped/i.test(
      error.message,
    )
  );
};
