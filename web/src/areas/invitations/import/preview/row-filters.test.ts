import { expect, it } from 'vitest';
import { ImportReading } from '../../../../platform/spreadsheet/import-reading.ts';
import { filterChoices, isOfFilter } from './row-filters.ts';

it('rows are shown by each kind of what is wrong with them, and those that complete another by none of it', async () => {
  const reading = new ImportReading({
    kind: 'candidates',
    choices: { programmes: [], sessions: [] },
    remembered: {},
  });
  const { columns } = await reading.open(
    [
      'Nom;Prénom;Mail;Tel;Lien;Statut',
      'Roux;Léa;lea@exemple.fr;;élève;',
      'Roux;Léa;lea@exemple.fr;0639981234;élève;',
      'Roux;Anne;anne@exemple.fr;;mère;',
      'Gay;Lou;lou@exemple.fr;;élève;Abandon',
      'Lis;Zoé;;;élève;',
    ].join('\n'),
  );
  const rows = reading.map(columns.map(({ field }) => field));
  expect(filterChoices(rows, new Map()).map(([, text]) => text)).toEqual([
    'Toutes (5)',
    'Valides (3)',
    'À corriger (1)',
    'À vérifier (2)',
    'En double (1)',
    '– Pas d’adresse e-mail (1)',
    '– Un parent (1)',
    '– Parti, annulé ou refusé (1)',
  ]);
  const linesOf = (filter: Parameters<typeof isOfFilter>[0]) =>
    rows.filter((row) => isOfFilter(filter, row, new Map())).map(({ line }) => line);
  expect([linesOf('relative'), linesOf('gone'), linesOf('no-email')]).toEqual([[4], [5], [6]]);
  expect(linesOf('duplicate-email')).toEqual([]);
});
