import { hashString, tieHash } from '../hash.ts';

/**
 * Two scores that lie less than this apart (hundredths of a point) say nothing of who fits better: half a point of the total is
 * two points of one of its four parts, half a kilometre or a word of a resume. Who stands first of them is drawn.
 */
export const nearTie = 50;

/** From what the near ties of a reader's day are drawn: the same at every reading of that day (`2026-11-30`). A 32-bit integer. */
export const lotOf = (reader: number, day: string): number => hashString(`${reader} ${day}`) | 0;

/**
 * What a lot adds to the place of a pair, from 0 to `nearTie` - 1 hundredths of a point: pairs that lie further apart than
 * that never change places, equal ones stand either way round as often.
 */
export const drawnNudge = (lot: number, candidateId: number, needId: number): number =>
  tieHash(candidateId, needId, lot) % nearTie;
