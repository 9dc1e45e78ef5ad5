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
  };
  expect(stateOf('candidates', sound, known).text).toContain('zoe@exemple.fr');
  expect(keptReasonOf('candidates', sound, known)).toBe('Déjà là sous le même nom');
  expect(keptReasonOf('candidates', faulty, known)).toBe('Adresse e-mail invalide');
  expect(keptReasonOf('candidates', sound, { ...known, by: 'email' })).toBe('Déjà invité');
});
