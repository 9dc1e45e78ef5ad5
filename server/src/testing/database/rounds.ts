import { postgresUrl } from './template.ts';

const mostOnOneConnection = 2;

/**
 * How often a test plays what happens at one instant; `MOVE_ROUNDS=1000` by hand, for the figures in docs/measurements.md.
 * The embedded database has one connection, on which transactions take turns: beyond their order, which rounds reverse by
 * turns, there is nothing to meet there.
 */
export const roundsOf = (many: number): number => {
  const byHand = process.env['MOVE_ROUNDS'];
  if (byHand !== undefined) return Number(byHand);
  return postgresUrl() === null ? Math.min(many, mostOnOneConnection) : many;
};
