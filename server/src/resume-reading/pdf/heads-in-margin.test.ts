import { expect, it } from 'vitest';
import { underHeadsInMargin } from './heads-in-margin.ts';
import { layOut, type Fragment } from './page-layout.ts';

const at = (x: number, y: number, text: string, size = 9): Fragment => ({
  text,
  x,
  y,
  size,
  width: text.length * size * 0.5,
});

/** Headings that take one or two lines of a margin, none on the line of what it heads. */
const page = [
  at(60, 100, 'EXPÉRIENCE'),
  at(45, 113, 'PROFESSIONNELLE'),
  at(200, 104, 'Vendeuse chez un fleuriste'),
  at(200, 117, 'Conseil aux clients, bouquets'),
  at(200, 130, 'Caisse et commandes'),
  at(60, 160, 'FORMATION'),
  at(200, 164, 'Bac STMG'),
  at(200, 177, 'Lycée des Rives'),
  at(52, 200, 'COMPÉTENCES'),
  at(48, 213, 'LINGUISTIQUES'),
  at(200, 204, 'Anglais'),
  at(200, 217, 'Wolof'),
];

it('headings in a margin stand before what is beside them, those of two lines whole', () => {
  expect(layOut(page).map(({ text }) => text)).toEqual([
    'EXPÉRIENCE PROFESSIONNELLE',
    'Vendeuse chez un fleuriste',
    'Conseil aux clients, bouquets',
    'Caisse et commandes',
    'FORMATION',
    'Bac STMG',
    'Lycée des Rives',
    'COMPÉTENCES LINGUISTIQUES',
    'Anglais',
    'Wolof',
  ]);
});

it('dates in the same margin stand beside what they date', () => {
  const segment = (x: number, y: number, text: string) => ({ x, y, text, size: 9, end: x + 90 });
  const parts = underHeadsInMargin(
    [
      segment(60, 60, 'CURRICULUM VITAE'),
      segment(60, 100, 'DÉCLARATION'),
      segment(60, 113, 'PERSONNELLE'),
      segment(60, 140, 'EXPÉRIENCE PROFESSIONNELLE'),
      segment(90, 160, '2021 – 2025'),
      segment(60, 200, 'FORMATION'),
      segment(100, 220, '2021'),
    ],
    [
      segment(200, 101, 'Je cherche une alternance.'),
      segment(200, 160, 'Vendeuse'),
      segment(200, 220, 'Bac STMG'),
      segment(200, 230, 'Anglais'),
      segment(250, 230, 'scolaire'),
    ],
  );
  expect(parts?.map((part) => part.map(({ text }) => text))).toEqual([
    ['CURRICULUM VITAE'],
    ['DÉCLARATION PERSONNELLE'],
    ['Je cherche une alternance.'],
    ['EXPÉRIENCE PROFESSIONNELLE'],
    ['2021 – 2025', 'Vendeuse'],
    ['FORMATION'],
    ['2021', 'Bac STMG', 'Anglais', 'scolaire'],
  ]);
});

it('languages keep to their levels beside a list that stands under its heading', () => {
  const lines = layOut([
    at(57, 100, 'LANGUES'),
    at(57, 117, 'Turc'),
    at(184, 117, 'courant'),
    at(57, 134, 'Anglais'),
    at(184, 134, 'B2'),
    at(57, 151, 'SAVOIR-FAIRE'),
    at(184, 168, 'Droit du travail ; accueil'),
    at(184, 180, 'Tri de lettres ; annonces'),
    at(184, 192, 'Confidentialité'),
  ]).map(({ text }) => text);
  expect(lines).toContain('Turc\tcourant');
  expect(lines.indexOf('SAVOIR-FAIRE')).toBeLessThan(lines.indexOf('Droit du travail ; accueil'));
});

it('rows of a form that name their fields are no cells of contact data', () => {
  const lines = layOut([
    at(57, 100, 'Tél / Mail'),
    at(218, 100, '06 39 98 12 34'),
    at(378, 100, 'anna@exemple.fr'),
    at(57, 114, 'Diplôme préparé / contrat'),
    at(218, 114, 'BTS MCO'),
    at(218, 126, 'Durée : 24 mois'),
  ]).map(({ text }) => text);
  expect(lines).toEqual([
    'Tél / Mail\t06 39 98 12 34\tanna@exemple.fr',
    'Diplôme préparé / contrat\tBTS MCO',
    'Durée : 24 mois',
  ]);
});
