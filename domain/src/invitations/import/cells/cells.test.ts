import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isEmail } from '../../../accounts/email.ts';
import { choiceNamed } from './choices.ts';
import { nameAndRole } from './contact-roles.ts';
import { nameBesideEmail, readEmailCell } from './emails.ts';
import { properCapitals, splitFullName } from './name-cells.ts';
import { readPhoneCell } from './phones.ts';

describe('names', () => {
  it.each([
    ['DE LA TOUR', 'de La Tour'],
    ["D'ARC", "d'Arc"],
    ["O'BRIEN", "O'Brien"],
    ['JEAN-PIERRE', 'Jean-Pierre'],
    ['le goff', 'Le Goff'],
    ['EL AMRANI', 'El Amrani'],
    ["DE L'ISLE", "de L'Isle"],
    ['McDonald', 'McDonald'],
    ['de La Tour', 'de La Tour'],
    ['LÉA', 'Léa'],
    ['Marc DURAND', 'Marc Durand'],
  ])('%s is written %s', (typed, right) => {
    expect(properCapitals(typed)).toBe(right);
  });

  it.each([
    ['DURAND Léa', 'first-last', 'Léa', 'DURAND'],
    ['Léa DURAND', 'last-first', 'Léa', 'DURAND'],
    ['DE LA TOUR Jean', 'first-last', 'Jean', 'DE LA TOUR'],
    ['Jean de LA TOUR', 'first-last', 'Jean', 'de LA TOUR'],
    ['Le Goff Noé', 'last-first', 'Noé', 'Le Goff'],
    ['Mme Durand, Léa', 'first-last', 'Léa', 'Durand'],
    ['Durand Rousseau Léa Marie', 'last-first', 'Léa Marie', 'Durand Rousseau'],
    ['M. Durand', 'first-last', '', 'Durand'],
    ['DURAND Léa (Née le 03/05/2006)', 'first-last', 'Léa', 'DURAND'],
  ] as const)('%s (%s) is %s and %s', (name, order, first, last) => {
    expect(splitFullName(name, order)).toEqual({ first, last });
  });

  it('written well stay as they are', () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        expect(properCapitals(properCapitals(name))).toBe(properCapitals(name));
      }),
    );
  });
});

describe('addresses', () => {
  it.each([
    ['mailto:lea@exemple.fr?subject=x', 'lea@exemple.fr'],
    ['"Léa Durand" <lea@exemple.fr>', 'lea@exemple.fr'],
    ['lea@exemple.fr ; lea2@exemple.fr', 'lea@exemple.fr'],
    ['lea@exemple.fr ou lea2@exemple.fr', 'lea@exemple.fr'],
    ['lea @ exemple . fr', 'lea@exemple.fr'],
    ['lea@exemple.fr (perso)', 'lea@exemple.fr'],
    ['lea@exemple.fr\nlea2@exemple.fr', 'lea@exemple.fr'],
    ['lea@exem\nple.fr', 'lea@exemple.fr'],
    ['E-mail : lea@exemple.fr.', 'lea@exemple.fr'],
    ['\u200Blea@exemple.fr\u00A0', 'lea@exemple.fr'],
    ['néant', ''],
    ['-', ''],
    ['📧\uFE0F lea@exemple.fr', 'lea@exemple.fr'],
    ['0612345678\nlea@exemple.fr', 'lea@exemple.fr'],
  ])('%j is %j', (text, value) => {
    const { value: read, proposal } = readEmailCell(text);
    expect([read, proposal]).toEqual([value, undefined]);
  });

  it.each([
    ['lea@gmail.con', 'lea@gmail.com'],
    ['lea@gmail', 'lea@gmail.com'],
    ['lea(at)exemple.fr', 'lea@exemple.fr'],
    ['lea [arobase] exemple.fr', 'lea@exemple.fr'],
    ['lea@exemple,fr', 'lea@exemple.fr'],
    ['lea durand@exemple.fr', 'leadurand@exemple.fr'],
    ['Léa Durand lea@exemple.fr', 'lea@exemple.fr'],
    ['Durand Léa lea@exemple.fr 0612345678', 'lea@exemple.fr'],
    ['lea (at) exemple (point) fr', 'lea@exemple.fr'],
  ])('%j may have meant %j, which somebody has to say', (text, proposal) => {
    expect(readEmailCell(text)).toEqual({ value: text, proposal });
  });

  it.each([
    'pas une adresse',
    'voir lea@exemple noe@exemple',
    'leaexemple.fr',
    'x@',
    'exemple : prenom.nom@domaine.fr',
  ])('%j stays as it is written', (text) => {
    expect(readEmailCell(text)).toEqual({ value: text });
  });

  it('a link counts where the text is no address', () => {
    expect(readEmailCell('Écrire', 'mailto:lea@exemple.fr')).toEqual({ value: 'lea@exemple.fr' });
  });

  it('what is proposed is always sound', () => {
    const domain = fc.constantFrom('gmail', 'orange.f', 'a,fr', 'b.fr');
    fc.assert(
      fc.property(fc.string(), domain, (local, end) => {
        const { proposal = 'a@b.fr' } = readEmailCell(`${local}@${end}`);
        expect(isEmail(proposal)).toBe(true);
      }),
    );
  });
});

describe('phone numbers', () => {
  it.each([
    '0612345678',
    '612345678',
    '33612345678',
    '+33612345678',
    '0033612345678',
    '+33 (0)6 12 34 56 78',
    '06.12.34.56.78',
    '06-12-34-56-78',
    '06/12/34/56/78',
    '06·12·34·56·78',
    '6,12345678E+08',
    '612345678.0',
    'Tél : 06 12 34 56 78',
    "'0612345678",
    '06 12 34 56 78 / 04 77 12 34 56',
    '0612345678 ou 0477123456',
    'O6 12 34 56 78',
    '06\u00A012\u202F34 56 78',
    '(06) 12 34 56 78',
    '06 12 34 56 78 (mère)',
  ])('%s', (text) => {
    expect(readPhoneCell(text)).toBe('06 12 34 56 78');
  });

  it.each([
    ['0692 12 34 56', '+262692123456'],
    ['+32 470 12 34 56', '+32470123456'],
    ['06 12 34 01 02 / 06 12 34 03 04', '06 12 34 01 02'],
    ['04 77 00 01 02 04 77 00 03 04', '04 77 00 01 02'],
    ['', ''],
    ['-', ''],
    ['12', '12'],
    ['6,3998E+08', '6,3998E+08'],
    ['6.34E8', '6.34E8'],
    ['à demander', 'à demander'],
  ])('%j is %j', (text, value) => {
    expect(readPhoneCell(text)).toBe(value);
  });
});

describe('programmes', () => {
  const programmes = [
    'BTS Management commercial opérationnel',
    'BTS Négociation et digitalisation de la relation client',
    'Licence pro Logistique',
    'BTS SIO option SLAM',
    'BTS SIO option SISR',
    'Titre pro Développeur web',
    'BTS Comptabilité et gestion',
    '2026-2027',
  ].map((name, id) => ({ id, name }));
  it.each([
    ['BTS MCO', 0],
    ['mco', 0],
    ['bts ndrc', 1],
    ['NDRC 1', 1],
    ['LP logistique', 2],
    ['BTS SIO', undefined],
    ['slam', 3],
    ['dev web', 5],
    ['bts compta', 6],
    ['BTS Comptabilite & Gestion', 6],
    ['2026/27', 7],
    ['rentrée 2026-2027', 7],
    ['sept. 2026', 7],
    ['09/2026', 7],
    ['01/09/2026', 7],
    ['janvier 2027', 7],
    ['Rentrée 2026', 7],
    ['rentrée 2027', undefined],
    ['MCO 2026', 0],
    ['BTS M.C.O. en alternance', 0],
    ['MCO1A', 0],
    ['NDRC promo 2026', 1],
    ['BTS MCO 1ère année', 0],
    ['BTS NDRC - 2e année', 1],
    ['26/27', 7],
    ['sept-26', 7],
    ['12/26', undefined],
    ['<BTS MCO 1A>', 0],
    ['26-BTS NDRC-G1', 1],
    ['BTS MCO – 12 places', 0],
    ['BTS MCO (https://www.exemple.fr/bts-mco-1a2b)', 0],
    ['BTS NDRC 2e an, groupe 2', 1],
    ['BTS 26', undefined],
    ['Coiffure', undefined],
    ['', undefined],
  ])('%j names %j', (text, id) => {
    expect(choiceNamed(text, programmes)?.id).toBe(id);
  });

  const short = ['BTS MCO', 'BTS GPME', 'CAP Cuisine', 'BP Cuisine', 'BTS 254113'].map(
    (name, id) => ({
      id,
      name,
    }),
  );
  it.each([
    ['Management commercial opérationnel', 0],
    ['CAP Management commercial opérationnel', undefined],
    ['Gestion de la PME', 1],
    ['BTS Gestion de la PME', 1],
    ['Cuisine', undefined],
    ['Atelier MCO', undefined],
    ['254113', 4],
    ['Atelier 254113', undefined],
    ['254119', undefined],
  ])('%j names %j of programmes called by their letters', (text, id) => {
    expect(choiceNamed(text, short)?.id).toBe(id);
  });
});

it.each([
  ['Sophie Lemaire - Responsable RH', { name: 'Sophie Lemaire', role: 'Responsable RH' }],
  ['Marc Durand (gérant)', { name: 'Marc Durand', role: 'gérant' }],
  ['Mme PETIT Anne, DRH', { name: 'Mme PETIT Anne', role: 'DRH' }],
  ['Marc Durand - Anne Petit', null],
  ['Durand, Léa', null],
  ['Marc Durand (0612345678)', null],
])('%s: whom to ask for, and what they do', (written, told) => {
  expect(nameAndRole(written)).toEqual(told);
});

it('blanks that fill a cell are gone over once', () => {
  expect(nameBesideEmail(`Roux${' '.repeat(3000)}x`)).toBe('');
  expect(nameBesideEmail(`Léa${' '.repeat(3000)}Roux <anna@exemple.fr>`)).toBe('Léa Roux');
});
