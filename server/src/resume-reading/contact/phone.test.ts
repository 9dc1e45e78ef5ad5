import { describe, expect, it } from 'vitest';
import { readPhone } from './phone.ts';
import { sectionsOf } from '../testing/test-resume.ts';

const phoneIn = (text: string): string | null => readPhone(sectionsOf(text))?.value ?? null;

describe('readPhone', () => {
  it.each([
    '06 39 98 12 34',
    '06.39.98.12.34',
    '06-39-98-12-34',
    '06/39/98/12/34',
    'o6 39 98 12 34',
    '06 - 39 - 98 - 12 - 34',
    '0639981234',
    '0639 98 12 34',
    '+33 6 39 98 12 34',
    '+33639981234',
    '+33 (0)6 39 98 12 34',
    '(+33) 6 39 98 12 34',
    '+33 06 39 98 12 34',
    '0033 6 39 98 12 34',
    '0033639981234',
    '+33 6 39981234',
    'Tél. : 06 39 98 12 34 - Permis B',
    '(06) 39 98 12 34',
    'Téléphone : (+33)\n639981234 (Portable) | Nationalité : française',
    '06 39 98\n12 34',
    'Tél. : +33 6 39\n98 12 34 (portable)',
    '0033 6 39 98\n12 34',
    'Je réponds au (+33) 6 39\n98 12 34 en journée',
    '0 639 981 234',
    '03 36 39 98 12 34',
    '+ 3 3 ( 0 ) 6 3 9 9 8 1 2 3 4',
    '0 6  3 9  9 8  1 2  3 4',
    'Né le 12/03/2004 - 06 39 98 12 34 - 69003 Lyon',
    '69003 Lyon 06 39 98 12 34',
    '33) 6 39 98 12 34',
    '+33 639 98 1234',
    '0639 98 1234',
    'Tél :\t06\t/ 39 / 98 / 12 / 34',
  ])('reads %j', (text) => {
    expect(phoneIn(text)).toBe('+33639981234');
  });

  it.each([
    ['SIRET 812 345 678 00012'],
    ['SIRET : 012 345 678 00017'],
    ['SIRET 81234567800012'],
    ['01/09/2023 – 30/06/2024'],
    ['2023 – 2024, 01 2024'],
    ['Sécurité sociale : 2 04 05 69 123 456 78'],
    ['CACES R489 catégories 1, 3 et 5'],
    ['Fax : 04 65 71 12 34'],
    ['069 123'],
    ['003363998123 4G'],
    ['0123456789012'],
    // Ends of two numbers that a narrow table broke.
    ['04\n07 53 44 09\nanna@exemple.fr\n18'],
  ])('finds none in %j', (text) => {
    expect(phoneIn(text)).toBeNull();
  });

  it('prefers the mobile to the landline, and any to the fax', () => {
    expect(phoneIn('Tél. 04 65 71 12 34 / 06 39 98 12 34')).toBe('+33639981234');
    expect(phoneIn('Fax 04 65 71 12 34 - Tél 04 65 71 56 78')).toBe('+33465715678');
  });

  it('takes the number at the head, not that of a firm or of a reference', () => {
    expect(phoneIn('Anna\n04 65 71 12 34\nRÉFÉRENCES\nM. Petit, 06 39 98 12 34\n')).toBe(
      '+33465711234',
    );
    expect(phoneIn('Anna\nEXPÉRIENCE\nFnac, 04 65 71 12 34')).toBeNull();
    expect(phoneIn('Anna\nRÉFÉRENCES\nM. Petit, 06 39 98 12 34')).toBeNull();
  });

  it('knows numbers from overseas and abroad', () => {
    expect(phoneIn('0692 12 34 56')).toBe('+262692123456');
    expect(phoneIn('0690 12 34 56')).toBe('+590690123456');
    expect(phoneIn('+32 470 12 34 56')).toBe('+32470123456');
    expect(phoneIn('0041 79 123 45 67')).toBe('+41791234567');
    expect(phoneIn('+262 692 12 34 56 – 97400 Saint-Denis')).toBe('+262692123456');
    expect(phoneIn('+34 612 99 84 75 66000 Perpignan')).toBe('+34612998475');
    expect(phoneIn('+49 170 1234567 Berlin')).toBe('+491701234567');
  });

  it('takes the number beside one’s own address, under whatever heading', () => {
    const besideIn = (email: string): string | undefined =>
      readPhone(sectionsOf(`FORMATION\nBTS MCO\n06 39 98 12 34\n${email}`), {
        name: ['anna', 'roux'],
        email,
      })?.value;
    expect(besideIn('anna.roux@exemple.fr')).toBe('+33639981234');
    expect(besideIn('scolarite@exemple.fr')).toBeUndefined();
  });

  it('takes a mobile of Belgium for a landline where nothing speaks of Belgium', () => {
    const numberBeside = (email: string): string | undefined =>
      readPhone(sectionsOf('0478 51 62 94'), { email })?.value;
    expect(numberBeside('anna@exemple.be')).toBe('+32478516294');
    expect(numberBeside('anna@exemple.fr')).toBe('+33478516294');
  });

  it('joins no whole number to the end of another', () => {
    expect(phoneIn('Père 06 22 18 90 04\n06 39 98 12 34')).toBe('+33639981234');
    expect(phoneIn('06\n39 98 12 34')).toBe('+33639981234');
  });

  it('leaves the number of parents', () => {
    expect(phoneIn('Tél. père : 06 39 98 00 00\nTél. : 06 39 98 12 34')).toBe('+33639981234');
    expect(phoneIn('06.39.98.12.34 (moi) / 06.39.98.00.00 (ma mère)')).toBe('+33639981234');
    expect(phoneIn('06 39 98 00 00 (père)\n06-39-98-12-34 (moi)')).toBe('+33639981234');
    expect(phoneIn('06 39 98 00 00 (représentante légale)')).toBeNull();
    expect(phoneIn('Ma mère : 06.39.98.00.00 – Moi : 06.39.98.12.34')).toBe('+33639981234');
    expect(phoneIn('Personne à prévenir en cas d’urgence : 06 39 98 00 00')).toBeNull();
    expect(phoneIn('Responsable légal\t06 39 98 00 00')).toBeNull();
    expect(phoneIn('Référente alternance : Claire Aubert, 06 39 98 00 00')).toBeNull();
    expect(phoneIn('M. Girard, 06 39 98 00 00')).toBeNull();
    expect(phoneIn('Paul Rochet, gérant – 06 39 98 00 00')).toBeNull();
    expect(phoneIn('M. 06 39 98 12 34')).toBe('+33639981234');
    expect(phoneIn('Maître d’apprentissage : Paul Rochet 06 39 98 00 00')).toBeNull();
    expect(phoneIn('Recommandée par Paul Rochet (p@exemple.fr, 06 39 98 00 00)')).toBeNull();
    expect(phoneIn('Suivie par Paul Rochet | 06 39 98 12 34')).toBe('+33639981234');
  });

  it('leaves a number under whose it is, with a name between or not', () => {
    expect(phoneIn('Tuteur en entreprise\nPaul Rochet\n06 39 98 00 00')).toBeNull();
    expect(phoneIn('Personne à prévenir\n06 39 98 00 00')).toBeNull();
    expect(phoneIn('Tuteur en entreprise\nPaul Rochet\nPortable\n06 39 98 12 34')).toBe(
      '+33639981234',
    );
    // What somebody is does not say whose the number is.
    expect(phoneIn('Conseillère de vente\n06 39 98 12 34')).toBe('+33639981234');
  });

  it('leaves numbers that are a file’s', () => {
    expect(phoneIn('N° candidat 0639981234')).toBeNull();
    expect(phoneIn('Numéro de dossier : 0639981234')).toBeNull();
    expect(phoneIn('Numéro : 0639981234')).toBe('+33639981234');
  });

  it('judges no more numbers than a resume says, whatever a file was made to hold', () => {
    const others = (count: number) => '00 11 22 33\n'.repeat(count);
    expect(phoneIn(`${others(100)}06 39 98 12 34`)).toBe('+33639981234');
    expect(phoneIn(`${others(200)}06 39 98 12 34`)).toBeNull();
  });

  it('counts what stands at the top of the page as its head, whichever column was read before', () => {
    const lines = [...Array.from({ length: 20 }, (_, at) => `Mission ${at}`), '06 39 98 12 34'];
    const text = `EXPÉRIENCE\n${lines.join('\n')}`;
    expect(phoneIn(text)).toBeNull();
    const sections = sectionsOf(text);
    const last = sections.at(-1)?.lines.at(-1);
    if (last) last.y = 40;
    expect(readPhone(sections)?.value).toBe('+33639981234');
  });
});
