import type { Locator, Page } from '@playwright/test';
import { call } from '../../support/api.ts';
import { expectGoodLooks } from '../../support/matches.ts';
import type { Product } from '../../support/product.ts';
import { downloadedRows } from '../../support/spreadsheets.ts';
import { expect, test } from '../../support/test.ts';
import {
  asSuperuser,
  completeCandidate,
  openAs,
  someManager,
  someTraining,
  unique,
  type Person,
} from '../../support/world.ts';

const address = '/dashboard/journal';

const table = (page: Page): Locator => page.getByRole('table', { name: 'Journal' });

const rowOf = (page: Page, text: string): Locator => table(page).getByRole('row', { name: text });

const personSearch = (page: Page): Locator =>
  page.getByRole('searchbox', { name: 'Personne concernée : nom, e-mail ou n°' });

/** A candidate with a name of their own. */
const someCandidate = async (product: Product, superuser: Person) => {
  const lastName = unique('Kerbrat');
  const training = await someTraining(product, superuser);
  const identity = { first_name: 'Zoé', last_name: lastName };
  return { ...(await completeCandidate(product, superuser, training, identity)), lastName };
};

test('who opened a sheet, and who exported a list, is found by name', async ({ page, product }) => {
  const superuser = await asSuperuser(product);
  const { lastName, email } = await someCandidate(product, superuser);
  const closed = Promise.withResolvers<void>();
  const sheet = /\/api\/applicants\/registration\/\d+\/$/;
  // The reading is still on its way when the sheet is closed.
  await page.route(sheet, async (route) => {
    await closed.promise;
    await route.continue();
  });
  await openAs(page, product, superuser, `/dashboard/applicant-management?q=${lastName}`);
  await page.getByRole('button', { name: 'Zoé', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText(email);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const told = page.waitForResponse(sheet);
  closed.resolve();
  expect((await told).ok()).toBe(true);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exporter' }).click();
  await download;

  await page.getByRole('link', { name: 'Journal', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Journal');
  await expect(rowOf(page, 'Liste : Candidats (1)').first()).toBeVisible();
  await personSearch(page).fill(lastName);
  await expect(page).toHaveURL(/person=Kerbrat/);
  await expect(rowOf(page, 'Fiche candidat consultée')).toContainText(`Zoé ${lastName}`);
  await expect(rowOf(page, 'Liste exportée')).toContainText(`Zoé ${lastName}`);
  await expect(rowOf(page, 'Compte créé')).toContainText('Visiteur avec un lien');
});

test('a line leads to the others of the same person, which are exported', async ({
  page,
  product,
}) => {
  const superuser = await asSuperuser(product);
  const { lastName, email } = await someCandidate(product, superuser);
  await openAs(page, product, superuser, `${address}?person=${lastName}`);
  await page
    .getByRole('combobox', { name: 'Action' })
    .selectOption('Test de personnalité enregistré');
  await expect(page.getByText('1 ligne', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText('1 ligne', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Test de personnalité enregistré' }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer).toContainText(email);
  await expect(drawer).toContainText('Modification');
  await expectGoodLooks(page);
  await drawer.getByRole('button', { name: 'Tout ce qui concerne cette personne' }).click();
  await expect(personSearch(page)).toHaveValue(/^n° \d+$/);
  await expect(rowOf(page, 'Compte créé')).toBeVisible();

  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exporter' }).click();
  const saved = await file;
  expect(saved.suggestedFilename()).toMatch(/^tandem-journal-\d{4}-\d{2}-\d{2}\.xlsx$/);
  const [titles, ...rows] = await downloadedRows(saved);
  expect(titles).toEqual(['Action', 'Personne concernée', 'Auteur', 'Rôle à ce moment', 'Date']);
  expect(rows.map((row) => row[0])).toContain('Compte créé');
  expect(rows.every((row) => row[1] === `Zoé ${lastName}`)).toBe(true);
});

test('a deleted account keeps its number; a period that is over has no lines', async ({
  page,
  product,
}) => {
  const superuser = await asSuperuser(product);
  const { lastName } = await someCandidate(product, superuser);
  const list = await call(product, 'GET /applicant/', { as: superuser.token });
  const id = list.find((one) => one.last_name === lastName)?.id ?? 0;
  await call(product, 'DELETE /applicant/{id}/', { as: superuser.token, params: { id } });
  await openAs(page, product, superuser, `${address}?deed=delete_account`);
  await expect(rowOf(page, 'Compte supprimé n°').first()).toBeVisible();
  await expect(page.getByText(lastName)).toHaveCount(0);

  await page.getByRole('textbox', { name: 'Au' }).fill('01/02/2020');
  await expect(page).toHaveURL(/to=2020-02-01/);
  await expect(page.getByText('Aucune ligne ne correspond.')).toBeVisible();
  await expectGoodLooks(page);
  await page.getByRole('textbox', { name: 'Au' }).fill('31/02/2020');
  await expect(page.getByRole('textbox', { name: 'Au' })).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('button', { name: 'Réinitialiser les filtres' }).click();
  await expect(rowOf(page, 'Compte supprimé n°').first()).toBeVisible();
});

test('comes page by page', async ({ page, product }) => {
  const superuser = await asSuperuser(product);
  const { lastName } = await someCandidate(product, superuser);
  const list = await call(product, 'GET /applicant/', { as: superuser.token });
  const candidateId = list.find((one) => one.last_name === lastName)?.id ?? 0;
  for (let count = 0; count < 101; count += 1)
    await call(product, 'GET /applicants/registration/{applicantId}/', {
      as: superuser.token,
      params: { applicantId: candidateId },
    });
  await openAs(page, product, superuser, `${address}?deed=see_candidate&person=${lastName}`);
  await expect(page.getByText('101 lignes', { exact: true })).toBeVisible();
  await expect(table(page)).toHaveAttribute('aria-rowcount', '101');
  await page.getByRole('button', { name: 'Afficher 1 de plus' }).click();
  await expect(table(page)).toHaveAttribute('aria-rowcount', '102');
  await expect(page.getByRole('button', { name: /de plus$/ })).toHaveCount(0);
});

test('a failed load is told, a phone shows cards', async ({ page, product }) => {
  const superuser = await asSuperuser(product);
  await page.route('**/api/journal/**', (route) =>
    route.fulfill({ status: 429, json: { code: 'too_many_requests', message: 'Patientez.' } }),
  );
  await page.setViewportSize({ width: 360, height: 740 });
  await openAs(page, product, superuser, address);
  await expect(page.getByText(/Le journal n’a pas pu être chargé/)).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByRole('list', { name: 'Journal' })).toBeVisible();
  await expectGoodLooks(page);
});

test('is not for managers', async ({ page, product }) => {
  const manager = await someManager(product, await asSuperuser(product));
  await openAs(page, product, manager, address);
  await expect(page).toHaveURL(`${product.url}/`);
});
