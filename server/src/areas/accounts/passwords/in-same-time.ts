import { setTimeout as pause } from 'node:timers/promises';

/** Longer than writing the mail of a known address usually takes: an answer that comes sooner would tell of an unknown one. */
const leastMs = 250;

/** Waits for work that an address with an account asks for, and for as long where there is none to do. */
export const inSameTime = async (work: Promise<void>): Promise<void> => {
  await Promise.all([work, pause(leastMs)]);
};
