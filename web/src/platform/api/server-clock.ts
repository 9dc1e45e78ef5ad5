/** By how much this machine's clock is behind the server's, in milliseconds. */
let behind = 0;

/** How far off a clock may be before it matters: the header has whole seconds, and an answer takes its time. */
const tolerance = 3000;

/** Takes the server's time from the `date` of an answer that has just come. */
export const noteServerTime = (date: string | null, now = Date.now()): void => {
  const told = Date.parse(date ?? '');
  if (Number.isNaN(told)) return;
  const difference = told - now;
  behind = Math.abs(difference) > tolerance ? difference : 0;
};

/** The server's time, in milliseconds, whatever this machine's clock says. */
export const serverNow = (now = Date.now()): number => now + behind;
