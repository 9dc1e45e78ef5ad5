import { expect, test } from 'vitest';
import { withoutLetters } from './letters.ts';
import { prepareLines } from './lines.ts';
import { nameWords } from '../contact/names.ts';
import { written } from '../testing/test-resume.ts';

const resumePage = `
  # Anna Roux
  anna.roux@exemple.fr
  # Formation
  2024 Bac STMG
  # Langues
  Anglais B1`;

const letterPage = `
  Anna Roux
  12 rue des Lilas, 69100 Villeurbanne

  Cabinet Perrin, à l’attention de Mme Perrin
  18 rue Nationale, 37000 Tours
  perrin@cabinet.example
  Objet : candidature
  Madame,
  Je vous prie d’agréer mes salutations distinguées.`;

const apart = (...pages: string[]) =>
  withoutLetters(
    prepareLines(
      pages.flatMap((text, index) => written(text).map((line) => ({ ...line, page: index + 1 }))),
    ),
    nameWords,
  );

test('a letter before the resume is not read as one; who signs it is told from to whom it goes', () => {
  const { resume, sender, letter } = apart(letterPage.replace('\n\n', '\n'.repeat(4)), resumePage);
  expect(resume.every(({ page }) => page === 2)).toBe(true);
  expect(letter.length).toBeGreaterThan(4);
  expect(sender.map(({ text }) => text)).not.toContain('perrin@cabinet.example');
});

test('to whom a letter goes, right under who writes it and without a place, is none of the sender’s', () => {
  const page = `
    Anna Roux
    12 rue des Lilas
    69100 Villeurbanne
    anna.roux@exemple.fr
    À l’attention de Paul Perrin, p.perrin@perrin.example
    Objet : candidature
    Madame, Monsieur,
    Je vous prie d’agréer mes salutations distinguées.
    Anna Roux`;
  const { sender } = apart(page, resumePage);
  expect(sender.map(({ text }) => text)).toEqual([
    'Anna Roux',
    '12 rue des Lilas',
    '69100 Villeurbanne',
    'anna.roux@exemple.fr',
  ]);
});

test('the firm’s block at the head of a resume is known by what it says', () => {
  const { addressee } = apart(
    `À l’attention de Madame Sorel
     2 place du Marché, 87000 Limoges
     h.sorel@sorel.example`,
  );
  expect(addressee.size).toBe(3);
  expect(apart(resumePage).addressee.size).toBe(0);
});

test('a block whose address is on a host that it is called by is a firm’s; one with a common host is somebody’s', () => {
  const { addressee } = apart(
    `# Anna Roux
     anna.roux@mail.example


     Clinique des Trois Ponts
     12 boulevard de la Marne, 51100 Reims
     accueil.soins@troisponts.example`,
  );
  expect(addressee.size).toBe(3);
  expect(
    apart(`# Anna Roux
           Rue d’Orange, 84100 Orange
           anna.roux@orange.example`).addressee.size,
  ).toBe(0);
});

test('takes no person for a firm: « M. » before an address, or a form about oneself', () => {
  expect(
    apart(`T. 06 39 98 12 34
           M. valentin.roc@exemple.fr
           A. 3 rue Haute, 88400 Gérardmer`).addressee.size,
  ).toBe(0);
  expect(
    apart(`Nom : Kermarrec
           Prénom : Solène
           Adresse mail : solene@kermarrec.example`).addressee.size,
  ).toBe(0);
});

test('a resume that bears no name leaves it to the letter to say who applies', () => {
  const nameless = resumePage.replace('# Anna Roux\n  anna.roux@exemple.fr', '# Office de Tours');
  const { sender } = apart(letterPage.replace('\n\n', '\n'.repeat(4)), nameless);
  expect(sender.map(({ text }) => text)).toContain('12 rue des Lilas, 69100 Villeurbanne');
});

test('an address of one’s own that says « contact », and « M » before one that is set wide, name nobody else', () => {
  for (const line of [
    '@dragon.z59\ngithub.com/dragon.z59\ndragon.z59@exemple.fr',
    'annar.contact@exemple.fr',
    'M a . r o u x @ e x e m p l e . f r',
  ])
    expect(apart(`Bonjour\n${line}\n69100 Villeurbanne`).addressee.size).toBe(0);
});

test('whoever writes and whoever is written to, right under each other, are told apart by the second place', () => {
  const page = `
    Léa Dumont
    3 rue Haute
    44000 Nantes
    06 39 98 12 34
    lea@dumont.example
    Garage Sorel
    M. Sorel
    8 rue du Port
    44600 Saint-Nazaire
    Tél. 02 61 91 10 10
    atelier@sorel.example
    Objet : candidature
    Madame, Monsieur,
    Veuillez agréer mes salutations.
    Léa Dumont`;
  const { sender } = apart(page, '# Formation\n2024 Bac STMG\n# Langues\nAnglais');
  expect(sender.map(({ text }) => text)).toEqual([
    'Léa Dumont',
    '3 rue Haute',
    '44000 Nantes',
    '06 39 98 12 34',
    'lea@dumont.example',
  ]);
});

test('a block under « Pour me joindre » is one’s own, whatever its host is called', () => {
  const { addressee } = apart(`# Formation
    2024 Bac STMG
    # Pour me joindre
    Léa Dumont
    44000 Nantes
    ld@dumont.example`);
  expect(addressee.size).toBe(0);
});

test('a sentence that begins with « entreprise » names no firm, and one’s own words are one’s own', () => {
  const said = (text: string) =>
    apart(`# Léa Dumont\n\n\n${text}\n44000 Nantes\n06 39 98 12 34`).addressee.size;
  expect(said('Je cherche une\nentreprise pour deux ans')).toBe(0);
  expect(said('Société Sorel\nVous pouvez m’appeler')).toBe(0);
  expect(said('Société Sorel')).toBe(3);
});

test('where a program is kept is no firm’s address', () => {
  const { addressee } = apart(`<Léa Dumont />
    depot.example/lea
    git@depot.example:lea/cv.git
    44000 Nantes
    lea.dumont@exemple.fr`);
  expect(addressee.size).toBe(0);
});
