import { expect, test } from 'vitest';
import { candidateImportMessages } from '../messages.ts';
import type { Import } from '../use-import.ts';
import type { Fate } from './row-state.ts';
import { sentMessages } from './messages.ts';
import { countMoved, sendingLabel } from './what-is-sent.ts';

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

test('a link on the telephone of a number that is replaced is told, with what becomes of it', () => {
  const rows = (['update', 'skip', 'update', 'update'] as const).map((fate, key) => ({
    fate,
    row: { key, refusals: key === 2 ? { phone: 'Numéro invalide' } : {} },
  }));
  const known = new Map(rows.map(({ row: { key } }) => [key, { is_moved: key < 3 }]));
  expect(countMoved(rows, known)).toBe(1);
  expect((['now', 'later', 'none'] as const).map((when) => sentMessages.moved(1, when))).toEqual([
    '1 lien d’invitation est parti par SMS à un autre numéro et ne vaudra plus\u202f: l’invitation repart, par e-mail et au bon numéro.',
    '1 lien d’invitation est parti par SMS à un autre numéro et ne vaudra plus\u202f: l’invitation repart au moment choisi, par e-mail et au bon numéro.',
    '1 lien d’invitation est parti par SMS à un autre numéro et ne vaudra plus\u202f: rien n’étant envoyé, relancez ensuite cette personne pour qu’elle ait le nouveau.',
  ]);
});
