import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  fileMoveKeys,
  fileMoveRule,
  fileStateKeys,
  fileSteps,
  isFrozen,
  isRepeated,
  openFileMoves,
  saidFaults,
  type FileMove,
  type FileState,
} from './file-state.ts';

const days = {
  state: 'signed',
  today: '2026-09-15',
  signedOn: '2026-08-20',
  lodgedOn: '2026-09-03',
};

describe('the moves of a contract file', () => {
  it('reach every state from the first one, and each state has its step', () => {
    const reached = new Set<FileState>(['open']);
    for (const _ of fileStateKeys)
      for (const move of fileMoveKeys) {
        const { from, to } = fileMoveRule(move);
        if (from.some((state) => reached.has(state))) reached.add(to);
      }
    expect([...reached].toSorted()).toEqual(fileStateKeys.toSorted());
    expect(fileSteps.flat().toSorted()).toEqual(fileStateKeys.toSorted());
  });

  it('are never the candidate’s nor a visitor’s, and the centre may all that a company may', () => {
    for (const state of fileStateKeys) {
      expect(openFileMoves(state, 'applicant')).toEqual([]);
      expect(openFileMoves(state, 'visitor')).toEqual([]);
      expect(openFileMoves(state, 'staff')).toEqual(
        expect.arrayContaining(openFileMoves(state, 'company')),
      );
    }
    expect(openFileMoves('lodged', 'staff')).toEqual(['accept', 'refuse']);
    expect(openFileMoves('lodged', 'company')).toEqual([]);
  });

  it('freeze the file from the first signature on, until it is taken up again', () => {
    expect(isFrozen('open', 0)).toBe(false);
    expect(isFrozen('complete', 0)).toBe(false);
    expect(isFrozen('complete', 1)).toBe(true);
    for (const state of fileStateKeys.filter((one) => one !== 'open' && one !== 'complete'))
      expect(isFrozen(state, 0)).toBe(true);
  });

  it('are told apart from their repetition; an amendment may follow another', () => {
    expect(isRepeated('lodge', 'lodged')).toBe(true);
    expect(isRepeated('lodge', 'signed')).toBe(false);
    expect(isRepeated('amend', 'amended')).toBe(false);
  });

  it('ask for what they need, and for days in their order', () => {
    expect(saidFaults('refuse', { day: '2026-09-10' }, days)).toEqual({
      reason: 'Ce champ est obligatoire.',
      mend: 'Ce champ est obligatoire.',
    });
    expect(saidFaults('lodge', { day: '2026-09-16' }, days)).toHaveProperty('day');
    expect(saidFaults('lodge', { day: '2026-08-19' }, days)).toHaveProperty('day');
    expect(saidFaults('lodge', { day: '2026-08-20' }, days)).toEqual({});
    expect(saidFaults('accept', { day: '2026-09-02' }, days)).toHaveProperty('day');
    expect(saidFaults('amend', { day: '2026-12-01', reason: 'Salaire' }, days)).toEqual({});
  });

  it('ask why a signed file is corrected, but not why a refused one is: the refusal has said it', () => {
    expect(saidFaults('correct', {}, days)).toEqual({ reason: 'Ce champ est obligatoire.' });
    expect(saidFaults('correct', {}, { ...days, state: 'refused' })).toEqual({});
    expect(saidFaults('lodge', {}, { ...days, state: 'refused' })).toHaveProperty('day');
  });

  it('walked at random lead to a decision only through a lodging', () => {
    fc.assert(
      fc.property(fc.array(fc.nat()), (picks) => {
        const walked: FileState[] = ['open'];
        for (const pick of picks) {
          const state = walked.at(-1) ?? 'open';
          const moves: FileMove[] = [...openFileMoves(state, 'superuser')];
          if (state === 'complete') moves.push('sign');
          const move = moves[pick % Math.max(1, moves.length)];
          if (move) walked.push(fileMoveRule(move).to);
        }
        const decided = walked.flatMap((state, index) =>
          state === 'accepted' || state === 'refused' ? [walked[index - 1]] : [],
        );
        expect(new Set([...decided, 'lodged'])).toEqual(new Set(['lodged']));
      }),
    );
  });
});
