import { expect, it } from 'vitest';
import { ImportReading } from '../../../../platform/spreadsheet/import-reading.ts';
import { filterChoices, isOfFilter } from './row-filters.ts';

const readRows = async (...lines: string[]) => {
  const reading = new ImportReading({
    kind: 'candidates',
    choices: { programmes: [], sessions: [] },
    remembered: {},
  });
  const { columns } = await reading.open(lines.join('\n'));
  return { reading, rows: reading.map(columns.map(({ field }) => field)) };
};

it('rows are shown by each kind of what is wrong with them, and those that complete another by none of it', async () => {
  const { rows } = await readRows(
    'Nom;Prénom;Mail;Tel;Lien;Statut',
    'Roux;Léa;lea@exemple.fr;;élève;',
    'Roux;Léa;lea@exemple.fr;0639981234;élève;',
    'Roux;Anne;anne@exemple.fr;;mère;',
    'Gay;Lou;lou@exemple.fr;;élève;Abandon',
    'Lis;Zoé;;;élève;',
  );
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

it('a row in double stays among them once it is left out, so that it can be taken back', async () => {
  const { reading } = await readRows(
    'Nom;Prénom;Mail;Tel',
    'Roux;Léa;lea@exemple.fr;',
    'Roux;Léa;lea@exemple.fr;0639981234',
  );
  const told = reading.leaveOut([1], true);
  expect(told.filter((row) => isOfFilter('repeated', row, new Map()))).toMatchObject([
    { key: 1, repeat: { completes: false } },
  ]);
});

it('what is chosen can be seen to be chosen where its last row was mended', async () => {
  const { rows } = await readRows('Nom;Prénom;Mail', 'Roux;Léa;lea@exemple.fr');
  const textsOf = (chosen: Parameters<typeof isOfFilter>[0]) =>
    filterChoices(rows, new Map(), chosen).map(([, text]) => text);
  expect(textsOf('')).toEqual(['Toutes (1)', 'Valides (1)']);
  expect(textsOf('faulty')).toEqual(['Toutes (1)', 'Valides (1)', 'À corriger (0)']);
});
