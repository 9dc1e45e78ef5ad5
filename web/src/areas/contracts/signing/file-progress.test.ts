import { fileStateKeys } from '@tandem/domain/contracts/signing/file-state';
import { expect, test } from 'vitest';
import {
  deadlineWords,
  frozenWords,
  nextMove,
  openRefusal,
  stepsOf,
  type FileProgressAnswer,
} from './file-progress.ts';

type Move = FileProgressAnswer['history'][number]['move'];

const history = (...moves: (Move | [Move, number])[]): FileProgressAnswer['history'] =>
  moves.map((one) => {
    const [move, amendment] = typeof one === 'string' ? [one, null] : one;
    return {
      move,
      amendment,
      by: 'staff',
      at: '2026-11-19T09:00:00.000Z',
      day: '2026-11-19',
      number: null,
      reason: 'Sous la grille',
      mend: 'Le salaire',
    };
  });

test('silence has decided once the days of an answer are over', () => {
  const lodged = { kind: 'decision', day: '2026-12-19', alert_on: '2026-12-17' } as const;
  const words = (silence: 'accepted' | 'refused' | null, today: string) =>
    deadlineWords({ ...lodged, silence }, { isProfessional: true, today });
  expect(words('accepted', '2026-12-19')).toMatch(/^Réponse attendue .* c’est un accord\.$/);
  expect(words('accepted', '2026-12-20')).toBe(
    'Le délai de réponse a pris fin le 19 décembre 2026. Sans réponse ce jour-là, c’est un accord.',
  );
  expect(words('refused', '2026-12-20')).toMatch(/^Le délai .* c’est un refus\.$/);
  expect(words(null, '2026-12-20')).toMatch(/est à vérifier\.$/);
});

test('one step is current until the file is accepted, and the decision has its name', () => {
  for (const state of fileStateKeys) {
    const current = stepsOf(state).filter((step) => step.state === 'current');
    const isDone = state === 'accepted' || state === 'amended';
    expect([state, current.length]).toEqual([state, isDone ? 0 : 1]);
  }
  expect(stepsOf('signed').map(({ label }) => label)).toEqual([
    'En préparation',
    'Complet',
    'Signé',
    'Déposé',
    'Décision',
  ]);
  expect(stepsOf('refused').at(-1)).toEqual({ label: 'Refusé', state: 'current' });
  expect(stepsOf('amended').at(-1)).toEqual({ label: 'Accepté, avec avenant', state: 'done' });
});

test('what a refusal asks to mend is told until the contract is lodged again', () => {
  const until = ['complete', 'sign', 'lodge', 'refuse'] as const;
  expect(openRefusal(history(...until))).toMatchObject({ mend: 'Le salaire' });
  expect(openRefusal(history(...until, 'correct', 'complete', 'sign'))).not.toBeNull();
  expect(openRefusal(history(...until, 'lodge'))).toBeNull();
  expect(openRefusal(history('lodge', 'accept', ['lodge', 1], ['refuse', 1]))).toBeNull();
  expect(openRefusal([])).toBeNull();
});

test('the move that comes next stands out, where there is one', () => {
  const whole = { missing: 0, wrong: 0 };
  expect(nextMove({ ...whole, state: 'signed', moves: ['correct', 'lodge'] })).toBe('lodge');
  expect(nextMove({ ...whole, state: 'refused', moves: ['correct', 'lodge'] })).toBe('correct');
  expect(nextMove({ ...whole, state: 'refused', moves: ['lodge'] })).toBeNull();
  expect(nextMove({ ...whole, state: 'lodged', moves: ['accept', 'refuse'] })).toBeNull();
  expect(nextMove({ ...whole, state: 'open', moves: ['complete'] })).toBe('complete');
  expect(nextMove({ missing: 2, wrong: 0, state: 'open', moves: ['complete'] })).toBeNull();
});

test('a file whose fields are closed names the button that opens them, to who has it', () => {
  const words = (state: FileProgressAnswer['state'], ...moves: Move[]) =>
    frozenWords({ state, moves, version: null });
  expect(words('complete', 'reopen')).toContain('Reprendre la préparation');
  expect(words('complete')).toContain('se signe en ligne');
  expect(words('signed', 'correct', 'lodge')).toContain('Corriger et faire signer à nouveau');
  expect(words('signed', 'lodge')).toContain('Le centre peut le reprendre');
  expect(words('lodged', 'accept', 'refuse')).toContain('en attendant la décision');
  expect(words('accepted')).toContain('avenant');
});

test('a contract that is broken offers no amendment any more', () => {
  const accepted = { state: 'accepted', moves: [], version: null } as const;
  expect(frozenWords({ ...accepted, moves: [] }, true)).not.toContain('avenant');
});
