import pg from 'pg';

/**
 * Classes of PostgreSQL's error codes, https://www.postgresql.org/docs/current/errcodes-appendix.html: 08 connection, 40
 * transaction rolled back (for the last time), 53 resources, 57P operator intervention. Also what the driver says of a connection
 * that is gone. Nothing is wrong with what was asked: it may be asked again.
 */
export const isOutage = (error: unknown): boolean => {
  if (error instanceof pg.DatabaseError) return /^(08|40|53|57P)/.test(error.code ?? '');
  if (!(error instanceof Error)) return false;
  const { code } = error as NodeJS.ErrnoException;
  return (
    ['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EPIPE', 'ETIMEDOUT'].includes(code ?? '') ||
    /connection (terminated|timeout)|timeout exceeded when trying to connect|is not queryable/i.test(
      error.message,
    )
  );
};

const diskFull = '53100';

/** The disk of the database, or the one that files are written to, has no space left. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error &&
  ['ENOSPC', 'EDQUOT', diskFull].includes((error as NodeJS.ErrnoException).code ?? '');
