import type { Role } from '../../accounts/roles.ts';
import { fileMoveRule, type FileMove } from '../signing/file-state.ts';

/** Where an amendment stands: it goes the way of the contract itself; or it was given up after somebody had signed. */
export const amendmentStates = {
  draft: 'En préparation',
  signed: 'Signé',
  lodged: 'Déposé',
  refused: 'Refusé',
  accepted: 'Accepté',
  withdrawn: 'Abandonné',
} as const;

export type AmendmentState = keyof typeof amendmentStates;

export const amendmentStateKeys = Object.keys(amendmentStates) as [
  AmendmentState,
  ...AmendmentState[],
];

/** Signed by all and not refused: the contract says what it says, from its day on. */
export const isAgreed = (state: AmendmentState): boolean =>
  state === 'signed' || state === 'lodged' || state === 'accepted';

interface AmendmentMoveRule {
  from: readonly AmendmentState[];
  to: AmendmentState;
}

/** The moves of an amendment; who makes them and what is said along with them is as for the contract. */
export const amendmentMoves = {
  lodge: { from: ['signed', 'refused'], to: 'lodged' },
  accept: { from: ['lodged'], to: 'accepted' },
  refuse: { from: ['lodged'], to: 'refused' },
  correct: { from: ['signed', 'refused'], to: 'draft' },
} as const satisfies Partial<Record<FileMove, AmendmentMoveRule>>;

export type AmendmentMove = keyof typeof amendmentMoves;

export const amendmentMoveKeys = Object.keys(amendmentMoves) as [AmendmentMove, ...AmendmentMove[]];

export const amendmentMoveRule = (move: AmendmentMove): AmendmentMoveRule => amendmentMoves[move];

/** The moves that are open to somebody. One on which a later amendment builds is not taken up again. */
export const openAmendmentMoves = (
  { state, isLast }: { state: AmendmentState; isLast: boolean },
  role: Role,
): AmendmentMove[] =>
  amendmentMoveKeys.filter(
    (move) =>
      amendmentMoveRule(move).from.includes(state) &&
      fileMoveRule(move).by.includes(role) &&
      (isLast || move !== 'correct'),
  );

/** A double click, or a second tab: the amendment stands already where the move leads. */
export const isAmendmentRepeated = (move: AmendmentMove, state: AmendmentState): boolean =>
  amendmentMoveRule(move).to === state;

/** Whether another can be prepared: the last one is neither in preparation nor refused and to be mended. */
export const mayBegin = (states: readonly AmendmentState[]): boolean => {
  const last = states.findLast((state) => state !== 'withdrawn');
  return last !== 'draft' && last !== 'refused';
};
