import type { PdfLimits } from '../../resume-reading/worker/pdf-reader.ts';

const longMs = 120_000;

/** For a reader of files however busy the machine is: on the clock it is given far more time than a file takes of computing. */
export const unhurried = {
  waitLimitMs: longMs,
  pictureWithinMs: longMs,
  textWithinMs: longMs,
  uprightWithinMs: longMs,
  beginningMs: longMs,
} satisfies Partial<PdfLimits>;
