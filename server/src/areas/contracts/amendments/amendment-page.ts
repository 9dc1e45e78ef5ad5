import { parisClock } from '@tandem/domain/calendar/paris-time';
import { amendmentSheet } from '@tandem/domain/contracts/amendments/amendment-sheet';
import type { OpenAmendment } from './sealed-amendments.ts';

/** An amendment to be printed and signed. */
export const makeAmendmentPage = async (one: OpenAmendment, madeAt: Date): Promise<Buffer> => {
  const day = one.row.signed_on ?? parisClock(madeAt).day;
  const { title, notes, sections } = amendmentSheet(one.before, one, day);
  // Few calls need the fonts and what draws with them.
  const { drawSheet } = await import('../liaison/draw-sheet.ts');
  return drawSheet({ title, notes, madeAt }, sections);
};
