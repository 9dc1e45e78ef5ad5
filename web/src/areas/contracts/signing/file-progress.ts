import type { Answer } from '@tandem/contract';
import {
  fileStates,
  fileSteps,
  type FileMove,
  type FileState,
} from '@tandem/domain/contracts/signing/file-state';
import { signingMessages as messages } from './messages.ts';

export type FileProgressAnswer = Answer<'GET /contract/file/{matchId}/progress/'>;

export type FileSignature = NonNullable<FileProgressAnswer['signatories'][number]['signature']>;

/** Who has signed, as far as it is known: another text once somebody else has. */
export const signedOf = (
  signatories: readonly { signature: { noted_at: string } | null }[],
): string => signatories.map(({ signature }) => signature?.noted_at ?? '').join(' ');

type FileMoveTold = FileProgressAnswer['history'][number];

export type StepState = 'done' | 'current' | 'ahead';

export interface Step {
  label: string;
  state: StepState;
}

/** The line of steps, as far as a file has come; what is decided is done. */
export const stepsOf = (state: FileState): Step[] => {
  const now = fileSteps.findIndex((states) => states.includes(state));
  return fileSteps.map((states, index) => {
    const [first] = states;
    const isDecision = states.length > 1;
    const isOver = state === 'accepted' || state === 'amended';
    if (index < now) return { label: fileStates[first], state: 'done' };
    if (index > now)
      return { label: isDecision ? messages.decision : fileStates[first], state: 'ahead' };
    return { label: fileStates[state], state: isOver ? 'done' : 'current' };
  });
};

/** A day as a text compares with days; whether the last day for something is over. */
export const isOver = (day: string, today: string): boolean => day < today;

/** The next day that a file has to meet, in words; once the days of a decision are over, silence has decided. */
export const deadlineWords = (
  { kind, day, silence }: NonNullable<FileProgressAnswer['deadline']>,
  { isProfessional, today }: { isProfessional: boolean; today: string },
): string => {
  const isLate = isOver(day, today);
  if (kind === 'decision')
    return (
      (isLate ? messages.answerOver : messages.deadline.decision)(day) + messages.silenceOf(silence)
    );
  return (isLate ? `${messages.late} ` : '') + messages.deadline[kind](day, isProfessional);
};

/** What begins, or ends, the wait for a decision. */
const decisive: ReadonlySet<FileMove> = new Set(['lodge', 'accept', 'refuse']);

/** The refusal that is still to be put right: nothing was lodged since. Of the contract itself, not of its amendments. */
export const openRefusal = (history: FileProgressAnswer['history']): FileMoveTold | null => {
  const last = history.findLast(({ amendment, move }) => !amendment && decisive.has(move));
  return last?.move === 'refuse' ? last : null;
};

/** The move that comes next where nothing is left to be done before; null where somebody has to choose. */
export const nextMove = ({
  state,
  missing,
  wrong,
  moves,
}: Pick<FileProgressAnswer, 'state' | 'missing' | 'wrong' | 'moves'>): FileMove | null => {
  const next: Partial<Record<FileState, FileMove>> = {
    ...(missing + wrong === 0 && { open: 'complete' }),
    signed: 'lodge',
    refused: 'correct',
  };
  return moves.find((move) => move === next[state]) ?? null;
};

/** Why nothing is typed into a file any more, and by what it can be again. */
export const frozenWords = (
  { state, moves, version }: Pick<FileProgressAnswer, 'state' | 'moves' | 'version'>,
  isBroken = false,
): string => {
  if (version && version.amendment !== null) return messages.firstVersion;
  if (isBroken) return messages.broken;
  if (state === 'accepted' || state === 'amended') return messages.accepted;
  if (state === 'lodged') return messages.lodged;
  if (moves.includes('reopen')) return messages.signing;
  if (state === 'complete') return messages.signingOnline;
  return moves.includes('correct') ? messages.correctable : messages.frozen;
};
