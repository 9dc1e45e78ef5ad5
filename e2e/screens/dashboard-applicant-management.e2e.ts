import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { call } from '../support/api.ts';
import type { Product } from '../support/product.ts';
import { downloadedRows } from '../support/spreadsheets.ts';
import { expect, test } from '../support/test.ts';
import {
  asSuperuser,
  completeApplicant,
  openAs,
  someApplicant,
  someEmail,
  someManager,
  someTraining,
  unique,
} from '../support/world.ts';

const path = '/dashboard/applicant-management';

/** An invited candidate and a registered one who share a last name that nobody else has. */
const somePeople = async (product: Product) => {
  const by = await asSuperuser(product);
  const training = await someTraining(product, by);
  const name = unique("D'Arc ");
  const email = someEmail('invité');
  await call(product, 'POST /temp-applicants/', {
    as: by.token,
    body: [{ first_name: 'Zoé', last_name: name, email, phone: '06 39 98 12 34' }],
  });
  await product.mails.lastTo(email);
  const registered = await completeApplicant(product, by, training, {
    first_name: 'Léa',
    last_name: name,
  });
  return { by, training, name, email, registered };
};

const row = (page: Page, name: string | RegExp): Locator => page.getByRole('row', { name });

const toast = (page: Page, sentence: string) => expect(page.getByText(sentence)).toBeVisible();

test.use({
  permissions: ['clipboard-read', 'clipboard-write'],
  // Colours are looked at, which must not be on their way from one scheme to the other.
  contextOptions: { reducedMotion: 'reduce' },
});

test('the list, its cards, filters, indicators and detail', async ({ page, product }) => {
  const { by, training, name, email } = await somePeople(product);
  await openAs(page, product, by, path);
  await expect(page.getByRole('heading', { name: 'Gestion des Candidats' })).toBeVisible();
  for (const title of ['Prénom', 'Nom', 'E-mail', 'Diplôme', 'Contrat', 'Lieu', 'Statut'])
    await expect(page.getByRole('columnheader', { name: title, exact: true })).toBeVisible();

  const search = page.getByRole('searchbox', { name: 'Rechercher un candidat' });
  await search.fill(`zoé ${name.toLowerCase()}`);
  await expect(page.getByText('1 candidat', { exact: true })).toBeVisible();
  await search.fill(name);
  await expect(page.getByText('2 candidats', { exact: true })).toBeVisible();
  await expect(row(page, /Zoé/)).toContainText('Inscription');
  await expect(row(page, /Léa/)).toContainText('Matching');
  await expect(row(page, /Léa/)).toContainText('Baccalauréat général');

  await page.getByLabel('Statut').selectOption("En attente d'inscription");
  await expect(row(page, /Léa/)).toBeHidden();
  await page.getByLabel('Statut').selectOption('En cours de matching');
  await expect(row(page, /Zoé/)).toBeHidden();
  await page.getByLabel('Statut').selectOption('Tous les statuts');
  await page.getByLabel('Session').selectOption(training.sessionName);
  await expect(page.getByText('1 candidat', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`session=${training.sessionId}`));
  await page.reload();
  await expect(search).toHaveValue(name);
  await expect(page.getByText('1 candidat', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('search').getByRole('button', { name: 'Réinitialiser les filtres' }).click();
  await expect(search).toHaveValue('');
  await search.fill('personne ne s’appelle ainsi');
  await expect(page.getByText('Aucun candidat trouvé')).toBeVisible();
  await expectAccessible(page);

  await search.fill(name);
  const mail = row(page, /Zoé/).getByRole('img', { name: /1 e-mail envoyé, Dernier envoi/ });
  await mail.hover();
  await expect(page.getByText('1 e-mail envoyé', { exact: true })).toBeVisible();
  await row(page, /Léa/)
    .getByRole('img', { name: /Aucun envoi SMS n'a abouti/ })
    .hover();
  await expect(page.getByText("Aucun envoi SMS n'a abouti")).toBeVisible();
  await expectAccessible(page);

  await row(page, /Zoé/)
    .getByRole('button', { name: /Voir le détail/ })
    .click();
  const drawer = page.getByRole('dialog', { name: `Zoé ${name}` });
  await expect(drawer).toContainText("En attente d'inscription");
  await expect(drawer).toContainText('06 39 98 12 34');
  await expect(drawer.getByRole('link', { name: email })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await page.getByRole('button', { name: 'Léa', exact: true }).press('Enter');
  await expect(page.getByRole('dialog', { name: `Léa ${name}` })).toContainText(
    training.formationName,
  );
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
});

test('one is added once, and a refusal keeps what was typed', async ({ page, product }) => {
  await openAs(page, product, await asSuperuser(product), path);
  await page.getByRole('button', { name: 'Ajouter un candidat' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Ajouter un candidat' });
  const submit = dialog.getByRole('button', { name: 'Ajouter' });
  const email = dialog.getByLabel('E-mail');
  await expect(email).toBeFocused();
  await submit.click();
  await expect(dialog.getByText('Ce champ est obligatoire.')).toBeVisible();
  await expect(email).toBeFocused();

  const address = someEmail('nouveau');
  const last = unique("O'Neil ");
  await email.fill(address);
  await dialog.getByLabel('Prénom').fill('Aïcha');
  await dialog.getByLabel('Nom', { exact: true }).fill(last);
  await dialog.getByLabel('Téléphone').fill('12');
  await submit.click();
  await expect(dialog.getByText('Numéro de téléphone invalide.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Téléphone').fill('06 39 98 55 66');
  await submit.dblclick();
  await toast(page, '1 candidat(s) temporaire(s) ajouté(s) avec succès.');
  await expect(dialog).toBeHidden();
  await page.getByRole('searchbox').fill(last);
  await expect(page.getByText('1 candidat', { exact: true })).toBeVisible();
  await product.mails.lastTo(address);
  expect(product.mails.count(address)).toBe(1);

  await page.getByRole('button', { name: 'Ajouter un candidat' }).first().click();
  await expect(email).toHaveValue('');
  await email.fill(address.toUpperCase());
  await submit.click();
  await expect(
    dialog.getByText(`Email(s) déjà existant(s): ${address.toUpperCase()}`),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Ajouter un candidat' }).first().click();
  await expect(email).toHaveValue(address.toUpperCase());
});

test('the deeds of a row', async ({ page, product }) => {
  const { by, name, email } = await somePeople(product);
  await openAs(page, product, by, `${path}?q=${encodeURIComponent(name)}`);
  const zoe = row(page, /Zoé/);
  await zoe.getByRole('button', { name: `Relancer Zoé ${name}` }).click();
  await toast(page, 'Candidat recontacté avec succès.');
  await expect(zoe.getByRole('img', { name: /2 e-mails envoyés/ })).toBeVisible();

  await zoe.getByRole('button', { name: /Copier le lien/ }).click();
  await toast(page, 'Lien copié !');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('/register-applicant/');
  expect(copied).toBe((await product.mails.lastTo(email)).link);

  const [resume] = await Promise.all([
    page.waitForEvent('download'),
    row(page, /Léa/)
      .getByRole('button', { name: /Télécharger le CV/ })
      .click(),
  ]);
  expect(resume.suggestedFilename()).toMatch(/\.pdf$/);

  for (const [first, sentence] of [
    ['Zoé', 'Candidat temporaire supprimé avec succès.'],
    ['Léa', 'Candidat supprimé avec succès.'],
  ] as const) {
    await row(page, first)
      .getByRole('button', { name: /Supprimer/ })
      .click();
    const dialog = page.getByRole('dialog', { name: /Supprimer ce candidat/ });
    await expect(dialog).toContainText(`${first} ${name}`);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Annuler' }).click();
    await expect(row(page, first)).toBeVisible();
    await row(page, first)
      .getByRole('button', { name: /Supprimer/ })
      .click();
    await dialog.getByRole('button', { name: 'Supprimer' }).dblclick();
    await toast(page, sentence);
    await expect(row(page, first)).toBeHidden();
  }
  await expect(page.getByText('Aucun candidat trouvé')).toBeVisible();
});

test('who has no resume, or is gone meanwhile, is told so', async ({ page, product }) => {
  const by = await asSuperuser(product);
  const last = unique('Sans CV ');
  await someApplicant(product, by, { first_name: 'Noé', last_name: last });
  await openAs(page, product, by, `${path}?q=${encodeURIComponent(last)}`);
  await page.getByRole('button', { name: /Télécharger le CV/ }).click();
  await toast(page, "Le CV n'est pas disponible.");
  const people = await call(product, 'GET /applicant/', { as: by.token });
  const id = people.find((person) => person.last_name === last)?.id ?? 0;
  await call(product, 'DELETE /applicant/{id}/', { as: by.token, params: { id } });
  await page.getByRole('button', { name: `Supprimer Noé ${last}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click();
  await toast(page, 'Erreur lors de la suppression du candidat.');
  await expect(page.getByText('Aucun candidat trouvé')).toBeAttached();
});

test('ticked rows, and all of them', async ({ page, product }) => {
  const by = await asSuperuser(product);
  const last = unique('Groupe ');
  const emails = [someEmail('un'), someEmail('deux'), someEmail('trois')];
  await call(product, 'POST /temp-applicants/', {
    as: by.token,
    body: emails.map((email, index) => ({
      first_name: `=${index}`,
      last_name: last,
      email,
      phone: null,
    })),
  });
  await openAs(page, product, by, `${path}?q=${encodeURIComponent(last)}`);
  await page.getByRole('checkbox', { name: 'Tout sélectionner' }).check();
  const bar = page.getByRole('group', { name: 'Actions sur la sélection' });
  await expect(bar).toContainText('3 candidats sélectionnés');
  await page.getByRole('checkbox', { name: `Sélectionner =0 ${last}` }).uncheck();
  await expect(bar).toContainText('2 candidats sélectionnés');
  await expectAccessible(page);

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    bar.getByRole('button', { name: 'Exporter' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^tandem-candidats-\d{4}-\d{2}-\d{2}\.xlsx$/);
  const [titles, ...lines] = await downloadedRows(file);
  expect(titles?.slice(0, 5)).toEqual(['Prénom', 'Nom', 'E-mail', 'Téléphone', 'Statut']);
  expect(new Set(lines.map(([first]) => first))).toEqual(new Set(["'=1", "'=2"]));
  expect(lines[0]?.[4]).toBe("En attente d'inscription");

  await bar.getByRole('button', { name: 'Relancer' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Relancer' }).click();
  await toast(page, '2 candidats recontactés avec succès.');
  await expect(bar).toBeHidden();

  await page.getByRole('button', { name: 'Relancer tous' }).click();
  const dialog = page.getByRole('dialog', { name: /Relancer tous/ });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Relancer tous' }).dblclick();
  await expect(page.getByText(/^\d+ candidats recontactés avec succès\.$/).last()).toBeVisible();

  await page.getByRole('checkbox', { name: 'Tout sélectionner' }).check();
  await bar.getByRole('button', { name: 'Supprimer' }).click();
  await page
    .getByRole('dialog', { name: /Supprimer 3 candidats/ })
    .getByRole('button', { name: 'Supprimer' })
    .click();
  await toast(page, '3 candidats supprimés avec succès.');
  await expect(page.getByText('Aucun candidat trouvé')).toBeVisible();
});

test('a failed load is told in one line and can be tried again', async ({ page, product }) => {
  await page.route('**/api/temp-applicants/*', (route) =>
    route.fulfill({ status: 400, json: { code: 'invalid_input', message: 'Refusé.' } }),
  );
  await openAs(page, product, await asSuperuser(product), path);
  await expect(page.getByText(/Erreur lors du chargement des candidats/)).toBeVisible();
  await page.unroute('**/api/temp-applicants/*');
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByRole('searchbox')).toBeVisible();
  await expect(page.getByText(/Erreur lors du chargement/)).toBeHidden();
});

test('on a phone it is a list of cards, for a manager as well', async ({ page, product }) => {
  const { by, name } = await somePeople(product);
  await page.setViewportSize({ width: 360, height: 740 });
  await openAs(
    page,
    product,
    await someManager(product, by),
    `${path}?q=${encodeURIComponent(name)}`,
  );
  const card = page.getByRole('listitem').filter({ hasText: `Zoé ${name}` });
  await expect(card).toContainText('Inscription');
  await card.getByRole('button', { name: /Voir le détail/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await card.getByRole('checkbox').check();
  await expect(page.getByRole('group', { name: 'Actions sur la sélection' })).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('20,000 candidates are drawn as far as they are in sight', async ({ page, product }) => {
  const by = await asSuperuser(product);
  const known = await someApplicant(product, by);
  const model = (await call(product, 'GET /applicant/', { as: by.token })).find(
    ({ email }) => email === known.email,
  );
  const everyone = Array.from({ length: 20_000 }, (_, index) => ({
    ...model,
    id: index + 1,
    summary: null,
    first_name: 'Foule',
    last_name: `Numéro ${index}`,
  }));
  await page.route('**/api/applicant/?*', (route) => {
    const { searchParams } = new URL(route.request().url());
    const from = Number(searchParams.get('offset'));
    return route.fulfill({
      json: everyone.slice(from, from + Number(searchParams.get('limit'))),
      headers: { 'x-total-count': '20000' },
    });
  });
  await openAs(page, product, by, `${path}?q=foule`);
  // Ten answers of two thousand each.
  await expect(page.getByText(/^20\s000 candidats$/)).toBeVisible({ timeout: 40_000 });
  expect(await page.getByRole('row').count()).toBeLessThan(60);
  await page.getByRole('searchbox').fill('foule NUMERO 1999');
  await expect(page.getByText('11 candidats', { exact: true })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Tout sélectionner' }).check();
  await expect(page.getByText('11 candidats sélectionnés').last()).toBeVisible();
});
