import { createTraining, importFile, inviteManager, launchMatching } from './journey/centre.ts';
import { acceptNeed, fillSheet, passCandidateTest } from './journey/candidate.ts';
import {
  acceptCandidate,
  createNeed,
  expectActiveNeed,
  fillCompanySheet,
  finalise,
  passTutorTest,
} from './journey/company.ts';
import { createAccount, goTo, labelled, password, signIn, visitor } from './journey/people.ts';
import { expectAccessible } from './support/accessibility.ts';
import { startProduct, superuser, type Product } from './support/product.ts';
import { sheetFile } from './support/spreadsheets.ts';
import { expect, test } from './support/test.ts';

const programme = 'BTS SIO, option SLAM';
const session = '2026-2027';
const need = 'Développeuse ou développeur web';
const candidate = { first: 'Maëlle', last: "L'Hostis", email: 'maelle.lhostis@exemple.fr' };
const company = { name: "Ateliers de l'Erdre", email: 'contact@ateliers-erdre.exemple.fr' };
const manager = { first: 'Aïcha', last: 'Le Goff', email: 'aicha.legoff@exemple.fr' };

// As most people have it, so that no dialog or menu is in the way of the next step while it moves.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

let product: Product;
test.afterEach(() => product.stop());

test('from an Excel list to a finalised enrolment', async ({ browser }) => {
  test.setTimeout(600_000);
  product = await startProduct();
  const [direction, staff, apprentice, employer, tutor] = await Promise.all(
    Array.from({ length: 5 }, () => visitor(browser, product)),
  );
  if (!direction || !staff || !apprentice || !employer || !tutor) throw new Error('Nobody came.');

  await test.step('a superuser creates a session and a formation, and invites a manager', async () => {
    await signIn(direction.page, superuser.email, superuser.password);
    await createTraining(direction.page, programme, '5', session);
    await inviteManager(direction.page, manager.first, manager.last, manager.email);
  });

  await test.step('the manager sets a password from the mail', async () => {
    const { page } = staff;
    await page.goto((await product.mails.lastTo(manager.email)).link);
    await page.getByLabel(labelled('Nouveau mot de passe')).fill(password);
    await page.getByLabel(labelled('Confirmer le nouveau mot de passe')).fill(password);
    await expectAccessible(page);
    await page.getByRole('main').getByRole('button').last().click();
    await expect(page.getByText('Mot de passe réinitialisé avec succès')).toBeVisible();
    await signIn(page, manager.email);
  });

  await test.step('imports candidates from an Excel file, and companies from another', async () => {
    await importFile(staff.page, {
      entry: 'Candidats',
      title: 'Gestion des Candidats',
      file: sheetFile(
        [
          ['Prénom', 'Nom', 'Email', 'Téléphone'],
          [candidate.first, candidate.last, candidate.email, '06 39 98 12 34'],
          ['Noé', 'Brel', 'noe.brel@exemple.fr', ''],
          ['Sans', 'Adresse', '', ''],
        ],
        { name: 'candidats.xlsx' },
      ),
      send: 'Inviter 2 candidats',
      done: '2 candidat(s) ajouté(s) avec succès.',
    });
    await importFile(staff.page, {
      entry: 'Entreprises',
      title: 'Gestion des Entreprises',
      file: sheetFile(
        [
          ['Nom', 'Email'],
          [company.name, company.email],
        ],
        { name: 'entreprises.xlsx' },
      ),
      send: 'Inviter 1 entreprise',
      done: '1 entreprise(s) ajoutée(s) avec succès',
    });
  });

  await test.step('a candidate follows the mail, fills in the sheet with a resume, passes the test', async () => {
    const { page } = apprentice;
    const { link } = await product.mails.lastTo(candidate.email);
    await createAccount(page, link, 'Inscription Candidat');
    await fillSheet(page, programme, session);
    await passCandidateTest(page);
  });

  await test.step('a company creates its account, its sheet and a need, whose test the tutor passes', async () => {
    const { page } = employer;
    const { link } = await product.mails.lastTo(company.email);
    await createAccount(page, link, 'Inscription Entreprise');
    await fillCompanySheet(page);
    const testLink = await createNeed(page, need, programme, session);
    await passTutorTest(tutor.page, testLink);
    await expectActiveNeed(page, need);
  });

  await test.step('the superuser launches the matching', () => launchMatching(direction.page));

  await test.step('both accept, the company finalises', async () => {
    await acceptCandidate(employer.page, candidate.first);
    const told = await product.mails.lastTo(candidate.email, /souhaite vous rencontrer/);
    expect(told.subject).toContain(company.name);
    await apprentice.page.goto(told.link);
    await acceptNeed(apprentice.page, need);
    const accepted = await product.mails.lastTo(company.email, /a accepté votre besoin/);
    await employer.page.goto(accepted.link);
    await finalise(employer.page);
    await product.mails.lastTo(candidate.email, /inscription est finalisée/);
  });

  await test.step('the statistics show one finalised enrolment', async () => {
    const { page } = direction;
    await goTo(page, 'Candidats', 'Gestion des Candidats');
    await goTo(page, 'Statistiques', 'Statistiques par formation');
    const finalised = page.getByRole('button', { name: /Inscriptions? finalisées?/ }).first();
    await expect(finalised).toContainText('1');
    await expectAccessible(page);
  });

  const everybody = [direction, staff, apprentice, employer, tutor];
  expect(everybody.flatMap(({ errors }) => errors)).toEqual([]);
  await Promise.all(everybody.map(({ leave }) => leave()));
});
