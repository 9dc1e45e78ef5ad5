import { expect, test } from 'vitest';
import { candidateImportMessages } from '../messages.ts';
import type { Import } from '../use-import.ts';
import type { Fate } from './row-state.ts';
import { sendingLabel } from './what-is-sent.ts';

const rows = (...fates: readonly [fate: Fate, email: string][]) =>
  fates.map(([fate, email]) => ({ fate, row: { values: { email } } })) as unknown as Import['sent'];

test.each([
  ['now', rows(['add', 'a@exemple.fr'], ['add', 'b@exemple.fr']), 'Inviter 2 candidats'],
  ['later', rows(['add', 'a@exemple.fr']), 'Ajouter 1 candidat'],
  ['now', rows(['add', '']), 'Ajouter 1 candidat'],
  ['now', rows(['update', 'a@exemple.fr'], ['update', '']), 'Compléter 2 fiches'],
  ['now', rows(['add', 'a@exemple.fr'], ['update', '']), 'Inviter 1 candidat, compléter 1 fiche'],
  [
    'none',
    rows(['add', 'a@exemple.fr'], ['update', 'b@exemple.fr']),
    'Ajouter 1 candidat, compléter 1 fiche',
  ],
] as const)('sending %s, the button says what becomes of whom', (when, sent, label) => {
  expect(sendingLabel({ messages: candidateImportMessages }, { when }, sent)).toBe(label);
});
