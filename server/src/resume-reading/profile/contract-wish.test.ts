import { expect, test } from 'vitest';
import { readContractWish } from './contract-wish.ts';
import { prepareLines } from '../lines/lines.ts';
import { sectionsOf, written } from '../testing/test-resume.ts';

const now = 2026 * 12 + 2;
const wishIn = (text: string) => {
  const { contractType, duration, start } = readContractWish(sectionsOf(text), [], now);
  return [contractType, duration, start];
};

test.each([
  [
    'Contrat d’apprentissage de 2 ans à partir de septembre 2026',
    ['apprentissage', '2', '2026-09'],
  ],
  ['Alternance : 2 ans, septembre 2026', [null, '2', '2026-09']],
  ['PROJET\nUn apprentissage en BTS MHR, 2 ans', ['apprentissage', '2', null]],
  ['PROJET\nApprentie peintre : CAP, 2 ans', ['apprentissage', '2', null]],
  [
    'PROJET\nM2 en contrat de professionnalisation d’un an ; M1 validé en juin 2025 à Lyon.',
    ['professionnalisation', '1', null],
  ],
  ['Je souhaite préparer un CAP par la voie de l’apprentissage', ['apprentissage', null, null]],
  ['Apprentissage, 2 ans, à partir du 1/9/26', ['apprentissage', '2', '2026-09']],
  [
    'FORMATION\nTitre pro – contrat de professionnalisation – 12 mois à compter du 11 janvier 2027',
    ['professionnalisation', '1', '2027-01'],
  ],
  ['FORMATION\nBTS MCO en contrat d’apprentissage, septembre 2023 – août 2025', [null, null, null]],
  ['Recherche apprentissage\tTél. : 06.39.98.40.51', ['apprentissage', null, null]],
  [
    'Envoyé : lundi 16 novembre 2026 21:47\nObjet : candidature en alternance, septembre 2027',
    [null, null, '2027-09'],
  ],
  [
    'Contrat de professionnalisation, 12 mois, dès le 1er octobre 2026',
    ['professionnalisation', '1', '2026-10'],
  ],
  ['Alternance de trois ans pour la rentrée 2026', [null, '3', '2026-09']],
  ['PROFIL\n2 ans, septembre 2026', [null, '2', '2026-09']],
  // The year of a centre's form says no month.
  [
    'Dossier de candidature – rentrée 2026\nAlternance d’un an dès octobre 2026',
    [null, '1', '2026-10'],
  ],
  [
    'PARCOURS\nFormation : BTS MCO\nType de contrat et durée :\tAlternance 2 ans – dès octobre 2026\nLangues :\tAnglais',
    [null, '2', '2026-10'],
  ],
  ['Apprentissage sur 2 ans – rentrée septembre 2026', ['apprentissage', '2', '2026-09']],
  ['Contrat d’apprentissage ou de professionnalisation, 3 ans', [null, '3', null]],
  ['Disponible en alternance de septembre 2026 à août 2027', [null, '1', '2026-09']],
  ['Stage alterné ou apprentissage, bachelor', [null, null, null]],
  ['BUT GMP, apprentissage, 1 an', ['apprentissage', '1', null]],
  ['BTS CPRP par l’apprentissage pendant 2 ans', ['apprentissage', '2', null]],
  ['Une salle pour mon apprentissage BPJEPS (12 mois)', ['apprentissage', '1', null]],
  ['EMPLOI RECHERCHÉ Apprenti électricien', ['apprentissage', null, null]],
  [
    'Looking for a 12-month apprenticeship starting September 2026',
    ['apprentissage', '1', '2026-09'],
  ],
  ['Seeking a two-year work-study contract from September 2026', [null, '2', '2026-09']],
  ['Contrat d’apprentissage souhaité : DEAS, 2 ans', ['apprentissage', '2', null]],
  [
    'Lina Roc\nCAP Fleuriste, contrat pro dès juin\n2026',
    ['professionnalisation', null, '2026-06'],
  ],
  ['Quoi\tBTS Maintenance des systèmes, 24 mois, janvier 2027', [null, '2', '2027-01']],
  [
    'Souhait\tApprentissage, durée 24 mois, début : septembre\n2026',
    ['apprentissage', '2', '2026-09'],
  ],
  [
    'FORMATION\n2022 – 2025 Bac STMG\nÀ la recherche d’un contrat d’apprentissage de 12 mois, janvier 2027',
    ['apprentissage', '1', '2027-01'],
  ],
  [
    'Titulaire d’un bac obtenu en 2025. Recherche un contrat d’apprentissage de 12 mois, janvier 2027.',
    ['apprentissage', '1', '2027-01'],
  ],
  [
    'SCOLARITÉ\nLangues parlées : Anglais\nContrat recherché : ....... apprentissage ......\nDébut : ....... 09/2026 ......\nDurée : ....... 24 mois ......',
    ['apprentissage', '2', '2026-09'],
  ],
  ['16 ans, je cherche un CAP en apprentissage sur 2 ans', ['apprentissage', '2', null]],
  ['PROFIL\nJe veux poursuivre en BP, 2 ans d’apprentissage', ['apprentissage', '2', null]],
  ['PROJET\tJe recherche une boutique pour un BP Fleuriste, deux ans', [null, '2', null]],
  ['PROFIL\nJe cherche un employeur pour une licence pro, un an', [null, '1', null]],
  ['Emploi recherché\nBTS Bâtiment en apprentissage (2 ans)', ['apprentissage', '2', null]],
  [
    'PROFIL\nAprès un an de licence LEA, je me réoriente vers un BTS en alternance (sept. 2026, 2 ans).',
    [null, '2', '2026-09'],
  ],
  [
    'PROFIL\nArrivée en France en 2023, je souhaite intégrer un titre en alternance à compter de septembre 2026.',
    [null, null, '2026-09'],
  ],
])('reads %j', (text, wish) => {
  expect(wishIn(text)).toEqual(wish);
});

test.each([
  'Anna Roux, 19 ans, Lyon',
  'PROFIL\nJ’ai 2 ans d’expérience dans la vente.',
  'EXPÉRIENCE\n2023 – 2025\tVendeuse en alternance (2 ans)',
  'CERTIFICATIONS\nTitre pro Vendeur\nDurée : 12 mois',
  'FORMATION\nSeptembre 2026\tBTS MCO en apprentissage',
  'Alternance en 2024',
  'Alternance 2 6 – août 2028',
  'PROFILE\nWork-study student with 2 years of experience',
])('finds none in %j', (text) => {
  expect(wishIn(text)).toEqual([null, null, null]);
});

test('takes from a letter what it is about, not the day on which it was written', () => {
  const letter =
    'Zoé Roc\nLyon, le 3 mars 2026\nObjet : contrat d’apprentissage, 24 mois, octobre 2026\nMadame,\nBien à vous.';
  expect(readContractWish([], prepareLines(written(letter)), now)).toEqual({
    contractType: 'apprentissage',
    duration: '2',
    start: '2026-10',
  });
});
