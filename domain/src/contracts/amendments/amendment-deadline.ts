import { deadlineOf, type FileDeadline } from '../signing/deadlines.ts';
import type { FileState } from '../signing/file-state.ts';
import type { AmendmentState } from './amendment-state.ts';

const asOfContract: Record<AmendmentState, FileState> = {
  draft: 'complete',
  signed: 'signed',
  lodged: 'lodged',
  refused: 'refused',
  accepted: 'accepted',
  withdrawn: 'accepted',
};

interface AmendmentFacts {
  state: AmendmentState;
  /** Days, as `2026-09-01`; its effect is empty as long as it is not said. */
  effectiveOn: string;
  lodgedOn: string | null;
  isProfessional: boolean;
  /** The day of its last refusal; null where there was none. */
  refusedOn: string | null;
}

/**
 * The next day that an amendment has to meet, as the contract itself has to (Code du travail, D6224-1): signed before it takes
 * effect, lodged within the days that follow, then decided.
 */
export const amendmentDeadline = ({
  state,
  effectiveOn,
  lodgedOn,
  isProfessional,
  refusedOn,
}: AmendmentFacts): FileDeadline | null =>
  deadlineOf({
    state: asOfContract[state],
    startsOn: effectiveOn || null,
    lodgedOn,
    isProfessional,
    refusedOn,
  });
