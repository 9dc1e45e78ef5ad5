import { expect, it } from 'vitest';
import { ImportReading } from '../../../../platform/spreadsheet/import-reading.ts';
import { keptReasonOf, stateOf, type KnownRow } from './row-state.ts';

it('the reason that the report keeps of a row names nobody, where the screen asks by name', async () => {
  const choices = { programmes: [], sessions: [] };
  const reading = new ImportReading({ kind: 'candidates', choices, remembered: {} });
  const { columns } = await reading.open(
    "Prénom;Nom;Email\nZoé;D'Arc;z.darc@exemple.fr\nLéa;Roux;lea",
  );
  const [sound, faulty] = reading.map(columns.map(({ field }) => field));
  if (!sound || !faulty) throw new Error('Two rows are expected.');
  const known: KnownRow = {
    by: 'person',
    state: 'invited',
    name: 'Zoé D’Arc',
    email: 'zoe@exemple.fr',
    is_moved: false,
  };
  expect(stateOf('candidates', sound, known).text).toContain('zoe@exemple.fr');
  expect(keptReasonOf('candidates', sound, known)).toBe('Déjà là sous le même nom');
  expect(keptReasonOf('candidates', faulty, known)).toBe('Adresse e-mail invalide');
  expect(keptReasonOf('candidates', sound, { ...known, by: 'email' })).toBe('Déjà invité');
});

it('a row that repeats another says what it adds, and what of it is not taken; the report by field alone', async () => {
  const reading = new ImportReading({
    kind: 'candidates',
    choices: { programmes: [], sessions: [] },
    remembered: {},
  });
  const { columns } = await reading.open(
    'Prénom;Nom;Email;Tel\nLéa;Roux;r@exemple.fr;\nNoé;Roux;r@exemple.fr;0639981234\nAna;Lis;ana@exemple.fr;',
  );
  reading.map(columns.map(({ field }) => field));
  const [, second] = reading.complete([1], true);
  if (!second) throw new Error('The second row has changed.');
  const state = stateOf('candidates', second, undefined);
  expect(state.variant).toBe('good');
  expect(state.text).toBe(
    'Complète la ligne 2\u202f: Téléphone · Prénom «\u202fNoé\u202f» au lieu de «\u202fLéa\u202f»',
  );
  expect(keptReasonOf('candidates', second, undefined)).toBe(
    'Complète la ligne 2\u202f: Téléphone · autre chose n’est pas repris\u202f: Prénom',
  );
});
