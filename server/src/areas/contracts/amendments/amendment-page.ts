import { parisClock } from '@tandem/domain/calendar/paris-time';
import { amendmentSheet } from '@tandem/domain/contracts/amendments/amendment-sheet';
import type { FileMoveMade } from '../signing/file-standing-queries.ts';
import type { OpenAmendment } from './sealed-amendments.ts';

/** The number under which a contract was accepted; null where nobody has said it. */
export const numberOfContract = (moves: readonly FileMoveMade[]): string | null =>
  moves.findLast(({ move, amendment, said }) => move === 'accept' && !amendment && said.number)
    ?.said.number ?? null;

/** An amendment to be printed and signed. */
export const makeAmendmentPage = async (
  one: OpenAmendment,
  { moves, madeAt }: { moves: readonly FileMoveMade[]; madeAt: Date },
): Promise<Buffer> => {
  const today = one.row.signed_on ?? parisClock(madeAt).day;
  const contractNumber = numberOfContract(moves);
  const { title, notes, sections } = amendmentSheet(one.before, one, { today, contractNumber });
  // Few calls need the fonts and what draws with them.
  const { drawSheet } = await import('../liaison/draw-sheet.ts');
  return drawSheet({ title, notes, madeAt }, sections);
};
