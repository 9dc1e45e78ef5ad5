import type { Answer } from '@tandem/contract';
import { fileStates, fileSteps, type FileState } from '@tandem/domain/contracts/signing/file-state';
import { signingMessages as messages } from './messages.ts';

export type FileProgressAnswer = Answer<'GET /contract/file/{matchId}/progress/'>;

export type FileSignature = NonNullable<FileProgressAnswer['signatories'][number]['signature']>;

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
