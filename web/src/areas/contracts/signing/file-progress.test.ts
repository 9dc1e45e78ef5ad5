import { fileStateKeys } from '@tandem/domain/contracts/signing/file-state';
import { expect, test } from 'vitest';
import { stepsOf } from './file-progress.ts';

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
