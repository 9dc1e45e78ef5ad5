import { describe, expect, it } from 'vitest';
import { readEmail } from './email.ts';
import { nameWords } from './names.ts';
import { sectionsOf } from '../testing/test-resume.ts';

const emailIn = (text: string): string | null => {
  const sections = sectionsOf(text);
  return readEmail(sections, nameWords(sections.flatMap(({ lines }) => lines)))?.value ?? null;
};

describe('readEmail', () => {
  it.each([
    ['Mail : anna.roux@exemple.fr', 'anna.roux@exemple.fr'],
    ['git@depot.example:anna/cv.git\nroux.a@exemple.fr', 'roux.a@exemple.fr'],
    ['Tél. 06 39 98 12 14 — Mél. roux-a.2005@exemple.fr', 'roux-a.2005@exemple.fr'],
    ['T : 06 39 98 12 14\n@ anna.roux@exemple.fr', 'anna.roux@exemple.fr'],
    ['T : 06 39 98 12 14 @ : anna.roux@exemple.fr', 'anna.roux@exemple.fr'],
    ['M. 06.39.98.12.34 @ anna.roux@exemple.fr 12 rue X', 'anna.roux@exemple.fr'],
    ['06 39 98 12 34 | anna_roux-69@exemple.fr | Lyon', 'anna_roux-69@exemple.fr'],
    ['E-mail:Anna.Roux@Exemple.fr.', 'Anna.Roux@Exemple.fr'],
    ['ANNA.ROUX@EXEMPLE.FR', 'anna.roux@exemple.fr'],
    ['# Anna Roux\nanna.roux@ecole.exemple.fr\nroux.anna@exemple.fr', 'roux.anna@exemple.fr'],
    ['# Anna Roux\nanna.roux@ecole.exemple.fr', 'anna.roux@ecole.exemple.fr'],
    [
      '# Anna Roux\nmail pro : anna.roux@sorel.example\nmail perso : anna.roux@exemple.fr',
      'anna.roux@exemple.fr',
    ],
    ['# Anna Roux\nDynamique et souriante.\nanna.roux@exemple.fr', 'anna.roux@exemple.fr'],
    ['anna.roux @ exemple.fr', 'anna.roux@exemple.fr'],
    ['anna.roux(at)exemple.fr', 'anna.roux@exemple.fr'],
    ['anna.roux [at] exemple.fr', 'anna.roux@exemple.fr'],
    [
      '# Anna Roux\n69100 Lyon – lapuce.69 [at] mail-exemple [point] fr',
      'lapuce.69@mail-exemple.fr',
    ],
    ['Courriel : anna.roux [at]\nexemple [point] fr • Lyon', 'anna.roux@exemple.fr'],
    ['anna.roux [at] exemple [point]\nfr', 'anna.roux@exemple.fr'],
    ['ﬂora.roux@oﬃce.exemple.fr', 'flora.roux@office.exemple.fr'],
    ['anna.roux@\nexemple.fr', 'anna.roux@exemple.fr'],
    ['# Anna Roux\nMail\nanna.\nroux@\nexemple.fr', 'anna.roux@exemple.fr'],
    ['anna.roux@exemple.\nfr', 'anna.roux@exemple.fr'],
    ['0639981234 a n n a . r o u x @ e x e m p l e . f r 69100Lyon', 'anna.roux@exemple.fr'],
    ['anna.roux\n@exemple.fr', 'anna.roux@exemple.fr'],
    ['# Anna Roux\nanna-\tVendeuse\nroux@exemple.fr', 'anna-roux@exemple.fr'],
    ['# Anna Roux\nLyon\t06 [] anna-\nRhône\troux@exemple.fr', 'anna-roux@exemple.fr'],
    ['anna.roux@exem\nple.fr', 'anna.roux@exemple.fr'],
    ['anna.roux@exemple\n.fr', 'anna.roux@exemple.fr'],
    ['anna.roux@exemple.co\nm', 'anna.roux@exemple.com'],
    ['anna.roux@etu.univ-\nAnna Roux\texemple.fr', 'anna.roux@etu.univ-exemple.fr'],
    ['anna.roux@\netu.univ-exe\nmple.fr', 'anna.roux@etu.univ-exemple.fr'],
    ['anna.roux@etu.univ-\nexemple.fr', 'anna.roux@etu.univ-exemple.fr'],
    ['anna.roux@lycee-\nexemple.fr | Permis B', 'anna.roux@lycee-exemple.fr'],
    ['E-mail\nanna.\nroux@exemple.fr', 'anna.roux@exemple.fr'],
    ['anna-roux-\nmartin@exemple.fr', 'anna-roux-martin@exemple.fr'],
    ['anna.roux@exemple.fr\nLyon', 'anna.roux@exemple.fr'],
    ['anna.roux@exemple.fr\nanna-roux.example', 'anna.roux@exemple.fr'],
    ['anna.roux@exemple.fr\npermis', 'anna.roux@exemple.fr'],
    ['# Anna Roux\nanna.ro\nux@exemple.fr', 'anna.roux@exemple.fr'],
    ['# Anna Roux\nroux.anna\nanna@exemple.fr', 'anna@exemple.fr'],
    ['annaïs@exemple.fr ou anais@exemple.fr', 'anais@exemple.fr'],
    ['06.39.98.12.34\nanna@exemple.fr', 'anna@exemple.fr'],
    ['C. anna.roux@exemple.fr', 'anna.roux@exemple.fr'],
    ['ANNA ROUX\tA. anna_roux@exemple.fr', 'anna_roux@exemple.fr'],
    ['anna . roux @ exemple . fr', 'anna.roux@exemple.fr'],
    ['anna.roux (à) exemple.fr', 'anna.roux@exemple.fr'],
    ['M a n n a . r o u x @ e x e m p l e . f r', 'anna.roux@exemple.fr'],
    ['Adresse mail............................anna.roux@exemple.fr', 'anna.roux@exemple.fr'],
    ['anna_roux@exemple.comToulouse', 'anna_roux@exemple.com'],
    ['anna_roux@exemple.fr06 39 98 12 34', 'anna_roux@exemple.fr'],
    ['ANNA.ROUX@exemple.fr', 'anna.roux@exemple.fr'],
    ['# Anna Roux\nanna roux @ exemple.fr', 'annaroux@exemple.fr'],
    ['# Anna Roux\nAnna Roux roux @ exemple.fr', 'roux@exemple.fr'],
  ])('reads %j', (text, email) => {
    expect(emailIn(text)).toBe(email);
  });

  it.each([
    'Anna Roux',
    'anna.roux@etu.univ-\nLyon 3e',
    '@anna sur Instagram',
    'anna@',
    'anna@roux',
    'Vente @ Fnac',
  ])('finds none in %j', (text) => {
    expect(emailIn(text)).toBeNull();
  });

  it('leaves the address of parents', () => {
    expect(emailIn('# Anna Roux\nanna@exemple.fr\nMail parents : famille.roux@exemple.fr')).toBe(
      'anna@exemple.fr',
    );
    expect(emailIn('# Anna Roux\nMaman : roux@exemple.fr')).toBeNull();
  });

  it('takes the person’s own address before one of their school, a relative’s or another’s of a firm', () => {
    expect(
      emailIn(
        '# Anna Roux\nE-mail scolaire anna.roux@lycee.example\nE-mail personnel annaroux@exemple.fr',
      ),
    ).toBe('annaroux@exemple.fr');
    expect(
      emailIn('# Anna Roux\nMail : petitsoleil@exemple.fr\tMail : nathalie.roux@exemple.fr'),
    ).toBe('petitsoleil@exemple.fr');
    expect(emailIn('# Anna Roux\nluc.roux@exemple.fr\nroux.anna@exemple.fr')).toBe(
      'roux.anna@exemple.fr',
    );
    expect(
      emailIn(
        'Votre contact : Julie Sorel – j.sorel@institut.example\nAnna Roux\tanna.roux@exemple.fr',
      ),
    ).toBe('anna.roux@exemple.fr');
    expect(emailIn('# Anna Roux\nMme Lucie Hamon, l.hamon@agence.example')).toBeNull();
    expect(
      emailIn(
        '# Anna Roux\nPaul Rochet, gérant – 06 39 98 00 00 – p@exemple.fr\npetitsoleil@exemple.fr',
      ),
    ).toBe('petitsoleil@exemple.fr');
    expect(emailIn('# Anna Roux\nMme Roux Anna, a.r@exemple.fr')).toBe('a.r@exemple.fr');
  });

  it('leaves the address of a firm that a line beside it names, and of whom its own line names', () => {
    const sheet = '# Profil 12\nCabinet Sorel\n5 rue Haute\nTél. 04 65 71 12 34 – ';
    expect(emailIn(`${sheet}contact@cabinet-sorel.example`)).toBeNull();
    expect(emailIn(`${sheet}petitsoleil@exemple.fr`)).toBe('petitsoleil@exemple.fr');
    const shown = (by: string) => emailIn(`# Anna Roux\nDossier : Lucie Hamon – ${by}`);
    expect(shown('lucie.hamon@agence.example')).toBeNull();
    expect(shown('petit.soleil@agence.example')).toBe('petit.soleil@agence.example');
  });

  it('leaves an address under whose it is, or by way of which one is reached', () => {
    expect(emailIn('# Anna Roux\nMaman\npetitsoleil@exemple.fr')).toBeNull();
    expect(emailIn('# Anna Roux\nMaman\nanna@exemple.fr')).toBe('anna@exemple.fr');
    expect(emailIn('# Anna Roux\nMail : via mon CFA (contact@cfa-sorel.example)')).toBeNull();
    expect(emailIn('# Anna Roux\nRecommandée par Paul Petit (p.petit@exemple.fr)')).toBeNull();
  });

  it('keeps the address of one’s own school or firm that bears one’s name', () => {
    expect(emailIn('# Anna Roux\nCabinet Sorel\na.roux@cabinet-sorel.example')).toBe(
      'a.roux@cabinet-sorel.example',
    );
    expect(emailIn('# Anna Roux\nÉcole Sorel\nar2031@etu.sorel.example')).toBe(
      'ar2031@etu.sorel.example',
    );
  });

  it('takes the address at the head, not that of a firm or of a reference', () => {
    expect(
      emailIn(
        'EXPÉRIENCE\nFnac, rh@fnac.example\nCONTACT\nanna@exemple.fr\nRÉFÉRENCES\nm@fnac.example',
      ),
    ).toBe('anna@exemple.fr');
    expect(emailIn('Anna Roux\nRÉFÉRENCES\nM. Petit : petit@fnac.example')).toBeNull();
    expect(emailIn('Anna Roux\nEXPÉRIENCE\nFnac (contact@fnac.example)')).toBeNull();
  });
});
