import {
  choice,
  chooseResume,
  fillRest,
  newcomer,
  open,
  resume,
  setUp,
  sheetOf,
} from '../../support/applicant-sheet.ts';
import { expectAccessible } from '../../support/accessibility.ts';
import { call } from '../../support/api.ts';
import { expect, test } from '../../support/test.ts';
import { sheetFor } from '../../../server/src/testing/fixtures/candidate-payloads.ts';
import { completeCandidate } from '../../support/world.ts';

test('a new sheet knows who one is, and asks for what is missing', async ({ page, product }) => {
  const { person } = await newcomer(page, product);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ma fiche candidat');
  for (const section of ['Formation', 'Informations personnelles', 'Informations professionnelles'])
    await expect(page.getByRole('group', { name: section, exact: true })).toBeVisible();
  for (const [label, value] of [
    ['Prénom', 'Zoé'],
    ['Nom', "D'Arc"],
    ['Adresse email', person.email],
  ] as const) {
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(value);
    await expect(page.getByLabel(label, { exact: true })).not.toBeEditable();
  }
  await expect(choice(page, 'Distance maximale').getByRole('option')).toHaveText([
    'Choisir…',
    'Pas de préférence',
    '5 km',
    '10 km',
    '50 km',
    '100 km',
  ]);

  await page.getByRole('button', { name: 'Créer' }).click();
  await expect(page.getByText('Veuillez remplir tous les champs obligatoires')).toBeVisible();
  await expect(
    page.getByText('Le CV est obligatoire lors de la première inscription'),
  ).toBeVisible();
  await expect(page.getByLabel('Choisir mon CV')).toBeFocused();
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
});

test('empty fields take what the resume proposes, and the sheet is created once', async ({
  page,
  product,
}) => {
  const { person, training } = await newcomer(page, product);
  await page.getByLabel('Téléphone').fill('07 00 00 00 00');
  await chooseResume(page);
  await expect(page.getByText('6 champs proposés d’après votre CV.')).toBeVisible();
  // What was typed stays; what was empty is filled, and says where from.
  await expect(page.getByLabel('Téléphone')).toHaveValue('07 00 00 00 00');
  await expect(choice(page, 'Ville')).toHaveValue('Villeurbanne');
  await expect(choice(page, 'Ville')).toHaveAccessibleDescription(/Proposé d’après votre CV/);
  await expect(page.getByLabel('Dernier diplôme obtenu')).toHaveValue('Bac STMG');
  await expect(choice(page, 'Niveau visé')).toHaveValue('5');
  await expect(page.getByRole('button', { name: 'Retirer Excel' })).toBeVisible();
  await expectAccessible(page);

  // What one changes is one's own.
  await choice(page, 'Ville').fill('Lyon');
  await page.getByRole('option', { name: /^Lyon 69001/ }).click();
  await expect(choice(page, 'Ville')).not.toHaveAccessibleDescription(/Proposé/);
  await fillRest(page, training);
  expect(await sheetOf(product, person)).toMatchObject({ id: null, city: null });

  let sent = 0;
  page.on('request', (request) => {
    if (request.method() !== 'GET' && request.url().endsWith('/applicants/registration/'))
      sent += 1;
  });
  await page.getByRole('button', { name: 'Créer' }).dblclick();
  await expect(page.getByText('Fiche candidat créée avec succès!')).toBeVisible();
  await expect(page).toHaveURL(/\/#home$/);
  await expect(page.getByRole('listitem').filter({ hasText: 'Fait' })).toContainText(
    'Remplir ma fiche candidat',
  );
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  expect(sent).toBe(1);
  expect(await sheetOf(product, person)).toMatchObject({
    phone: '+33700000000',
    city: 'Lyon',
    location: 'Villeurbanne (69100)',
    kilometers_away: -1,
    country: 'France',
    formation: training.programmeId,
    resume_name: 'cv-zoe.pdf',
  });
});

test('a stored sheet is updated, with skills of the list and one’s own', async ({
  page,
  product,
}) => {
  const { by, training } = await setUp(product);
  const person = await completeCandidate(product, by, training);
  await open(page, product, person, 'Mettre à jour');
  await expect(page.getByText(/resume\.pdf, ajouté le \d/)).toBeVisible();
  await expect(page.getByLabel('Téléphone')).toHaveValue('06 39 98 12 34');

  await choice(page, 'Compétences').fill('soud');
  await choice(page, 'Compétences').press('Enter');
  await choice(page, 'Compétences').fill('Élagage à la scie à ruban');
  await page.getByRole('option', { name: /^Ajouter «/ }).click();
  await expect(
    page.getByRole('button', { name: 'Retirer Élagage à la scie à ruban' }),
  ).toBeVisible();
  await choice(page, 'Distance maximale').selectOption('50 km');
  const order = page.getByRole('group', { name: /^Lesquels préférez-vous/ });
  await expect(order).toHaveCount(0);
  const wished = page.getByRole('listbox', { name: 'Secteurs d’activité' });
  await wished.getByRole('option', { name: /^Construction/ }).click();
  await order.getByRole('button', { name: /^Construction/ }).press('Enter');
  await expect(order.getByRole('button', { name: 'Construction 1er choix' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(order.getByRole('status')).toHaveText(/Construction\.$/);
  await page.getByLabel('Métiers recherchés').fill('Maçon\nPlaquiste');
  await page.getByRole('button', { name: 'Mettre à jour' }).click();
  await expect(page.getByText('Fiche candidat mise à jour avec succès!')).toBeVisible();
  await expect(page).toHaveURL(/\/#home$/);
  const sheet = await sheetOf(product, person);
  expect(sheet).toMatchObject({ kilometers_away: 50, resume_name: 'resume.pdf' });
  expect(sheet.skills).toHaveLength(2);
  expect(sheet).toMatchObject({
    sector: [18, 24],
    sector_order: [18],
    trades: expect.stringMatching(/^Maçon\s+Plaquiste$/),
  });
});

test('a refusal of the server stands under its field and keeps what was typed', async ({
  page,
  product,
}) => {
  const { by, training } = await setUp(product);
  const person = await completeCandidate(product, by, training);
  await open(page, product, person, 'Mettre à jour');
  await page.getByLabel('Téléphone').fill('12');
  await page.getByLabel('Présentation').fill('Texte à garder');
  await page.getByRole('button', { name: 'Mettre à jour' }).click();
  await expect(
    page.getByText('Erreur lors de la création ou mise à jour de la fiche candidat.'),
  ).toBeVisible();
  await expect(page.getByText('Numéro de téléphone invalide.')).toBeVisible();
  await expect(page.getByLabel('Téléphone')).toBeFocused();
  await expect(page.getByLabel('Présentation')).toHaveValue('Texte à garder');

  await page.getByLabel('Téléphone').fill('06 39 98 00 00');
  // It is kept: leaving asks nothing, and loses nothing.
  await expect(page.getByText(/^Enregistré à/)).toBeVisible();
  await page.getByRole('link', { name: 'Mon test', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Test de personnalité' })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Présentation')).toHaveValue('Texte à garder');
});

test('a sheet that was created in another tab meanwhile is updated next', async ({
  page,
  product,
}) => {
  const { person, training } = await newcomer(page, product);
  await chooseResume(page);
  await expect(choice(page, 'Ville')).toHaveValue('Villeurbanne');
  await fillRest(page, training);
  await call(product, 'POST /applicants/registration/', {
    as: person.token,
    body: sheetFor(training),
    files: { resume: resume.buffer },
  });
  await page.getByLabel('Présentation').fill('Le plus récent');
  await page.getByRole('button', { name: 'Créer' }).click();
  await expect(page.getByText('Votre fiche a été créée entre-temps')).toBeVisible();
  await page.getByRole('button', { name: 'Mettre à jour' }).click();
  await expect(page).toHaveURL(/\/#home$/);
  expect(await sheetOf(product, person)).toMatchObject({ summary: 'Le plus récent' });
});

test('on a phone nothing scrolls sideways', async ({ page, product }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await newcomer(page, product);
  await chooseResume(page);
  await expect(page.getByText('champs proposés')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await expectAccessible(page);
});
