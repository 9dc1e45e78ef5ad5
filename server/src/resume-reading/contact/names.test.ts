import { expect, test } from 'vitest';
import { prepareLines, type ResumeLine } from '../lines/lines.ts';
import { written } from '../testing/test-resume.ts';
import { nameWords } from './names.ts';

test.each([
  ['Candidate : Mme ROUX Anna\n# Objectif\nCommis de cuisine', ['roux', 'anna']],
  ['Nom et prénom\tRoux Anna\n# Formation\nBac STMG', ['roux', 'anna']],
  ['Nom : Roux\nPrénom : Anna\n# Vente en magasin\nBac STMG', ['anna', 'roux']],
  ['Garage Sorel\n# Anna Roux — Électricienne', ['anna', 'roux']],
  ['# Fiche jeune – Anna Roux\nMme Roux Lucie', ['anna', 'roux']],
  ['# CV – Anna Roux\nVente en magasin', ['anna', 'roux']],
  ['# Anna Roux\nVente – conseil en magasin', ['anna', 'roux']],
  ['# <Anna Roux />\nVente en magasin', ['anna', 'roux']],
  ['# Anna Roux\nchat@exemple.fr\nM. Paul Roux\npaul.roux@exemple.fr', ['anna', 'roux']],
  ['# Anna Le Floc’h\nVente en magasin', ['anna', 'le', 'floch']],
  ['# Anna d’Arc\nVente en magasin', ['anna', 'arc']],
  ['# Anna Roux\nNom de l’entreprise : Sorel', ['anna', 'roux']],
  ['# DOSSIER\nNom et prénom : ......... Anna Roux .........', ['anna', 'roux']],
  ['Recherche, dès 2026, un\nMaster Contrôle de gestion.', []],
])('%j is whose resume it is', (text, name) => {
  expect(nameWords(prepareLines(written(text)))).toEqual(name);
});

test('a name in two large lines is whole though recognition took one for a little larger', () => {
  const [first, last, trade] = prepareLines(written('# Anna\n# Roux\nVente en magasin de sport'));
  const taken = [{ ...first, size: 26 }, { ...last, size: 23 }, trade] as ResumeLine[];
  expect(nameWords(taken)).toEqual(['anna', 'roux']);
});
