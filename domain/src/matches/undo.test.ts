import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchStatuses, status, type MatchStatus } from './match.ts';
import { mayUndo, tellings, undoMs, undoUntil, type PastMove } from './undo.ts';

const at = new Date('2026-10-25T00:55:00Z');

const move = (changes: Partial<PastMove> = {}): PastMove => ({
  from: status.pending,
  to: status.refusedByCompany,
  accountId: 7,
  at,
  isUndo: false,
  toldAt: null,
  ...changes,
});

const after = (ms: number): Date => new Date(at.getTime() + ms);

describe('taking an answer back', () => {
  it('is open for ten minutes to the account that answered, through the change of the hour', () => {
    expect(mayUndo({ accountId: 7 }, move(), after(0))).toBe(true);
    expect(mayUndo({ accountId: 7 }, move(), after(undoMs - 1))).toBe(true);
    expect(mayUndo({ accountId: 7 }, move(), after(undoMs))).toBe(false);
    expect(mayUndo({ accountId: 8 }, move(), after(0))).toBe(false);
    expect(mayUndo({ accountId: 7 }, move({ accountId: null }), after(0))).toBe(false);
  });

  it('is closed once a refusal has been told, and not by a yes that was told at once', () => {
    expect(undoUntil(move({ toldAt: after(1) }))).toBeNull();
    expect(undoUntil(move({ to: status.acceptedByCompany, toldAt: at }))).toEqual(after(undoMs));
  });

  it('is itself not taken back, nor anything that a contract sheet did or that goes back to it', () => {
    const anyStatus = fc.constantFrom<MatchStatus>(...matchStatuses);
    fc.assert(
      fc.property(anyStatus, anyStatus, fc.boolean(), (from, to, isUndo) => {
        const until = undoUntil(move({ from, to, isUndo }));
        const isFixed = [from, to].includes(status.finalised);
        expect(until).toEqual(isUndo || isFixed ? null : after(undoMs));
      }),
    );
  });

  it('has refusals wait, and nothing else', () => {
    expect(matchStatuses.filter((to) => tellings[to] === 'late')).toEqual([-2, -1]);
  });
});
