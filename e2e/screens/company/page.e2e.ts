import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility.ts';
import { call } from '../../support/api.ts';
import { expect, test } from '../../support/test.ts';
import { asSuperuser, completeCompany, openAs, someCompany } from '../../support/world.ts';

const fields = (page: Page) => ({
  name: page.getByRole('textbox', { name: 'Nom de l’entreprise' }),
  sectors: page.getByRole('listbox', { name: 'Secteurs d’activité' }),
  size: page.getByRole('combobox', { name: 'Type d’organisation' }),
  workforce: page.getByRole('combobox', { name: 'Effectif' }),
  city: page.getByRole('combobox', { name: 'Ville' }),
  zipCode: page.getByRole('combobox', { name: 'Code postal' }),
  save: page.getByRole('button', { name: 'Enregistrer' }),
});

const saved = 'Entreprise enregistrée avec succès';

test('a company fills its sheet, and comes home with the first step done', async ({
  page,
  product,
}) => {
  const company = await someCompany(product, await asSuperuser(product), 'Menuiserie de l’Étang');
  await openAs(page, product, company, '/company/page');
  const { name, sectors, size, workforce, city, zipCode, save } = fields(page);
  await expect(name).toHaveValue('Menuiserie de l’Étang');
  await expect(page.getByRole('textbox', { name: 'Pays' })).toHaveValue('France');
  await expectAccessible(page);

  await save.click();
  await expect(page.getByText('Ce champ est obligatoire.')).toHaveCount(3);
  await expect(sectors).toBeFocused();
  await expectAccessible(page);

  await name.fill('Menuiserie d’Armor');
  const search = page.getByRole('searchbox', { name: /^Chercher un métier/ });
  await search.fill('ébéniste');
  await sectors.getByText('Travail du bois').click();
  await expect(sectors.getByRole('option')).toHaveCount(1);
  await search.clear();
  await sectors.getByText('Construction').click({ modifiers: ['Control'] });
  await expect(page.getByText('2 choisis')).toBeVisible();
  await size.selectOption('PME');
  await workforce.selectOption('20 à 49 salariés');
  await city.fill('97400');
  await page.getByRole('option', { name: 'Saint-Denis' }).waitFor();
  await city.press('ArrowDown');
  await city.press('Enter');
  await expect(city).toHaveValue('Saint-Denis');
  await expect(zipCode).toHaveValue('97400');
  await expect(page.getByText('Saint-Denis a plusieurs codes postaux')).toBeVisible();
  await expectAccessible(page);

  await save.dblclick();
  await expect(page.getByText(saved)).toHaveCount(1);
  await expect(page).toHaveURL(/\/#home$/);
  await expect(page.getByText('Étape 1 · Fait')).toBeVisible();
  await expect(page.getByText('Étape 2 · À faire maintenant')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Bonjour Menuiserie d’Armor' })).toBeVisible();

  await page.getByRole('link', { name: 'Remplir des besoins' }).click();
  await expect(page.getByText('Aucun besoin pour l’instant.')).toBeVisible();

  await page.getByRole('link', { name: 'Fiche Entreprise' }).click();
  await expect(name).toHaveValue('Menuiserie d’Armor');
  await expect(sectors.getByRole('option', { selected: true })).toHaveCount(2);
  await expect(workforce).toHaveValue('12');
});

test('choosing a commune fills its postal code', async ({ page, product }) => {
  const company = await someCompany(product, await asSuperuser(product));
  await openAs(page, product, company, '/company/page');
  const { city, zipCode } = fields(page);
  await city.pressSequentially('quimperlé');
  await page.getByRole('option', { name: 'Quimperlé' }).waitFor();
  await city.press('ArrowDown');
  await city.press('Enter');
  await expect(city).toHaveValue('Quimperlé');
  await expect(zipCode).toHaveValue('29300');
  await expect(page.getByText('plusieurs codes postaux')).toHaveCount(0);
});

test('a refusal of the server is told, and what was typed stays', async ({ page, product }) => {
  const company = await completeCompany(product, await asSuperuser(product), 'Atelier Rive');
  await openAs(page, product, company, '/company/page');
  const { name, save } = fields(page);
  await name.fill(`Atelier ${'x'.repeat(200)}`);
  await save.click();
  await expect(page.getByText('Ce champ est limité à 200 caractères.')).toBeVisible();
  await expect(name).toBeFocused();

  await name.fill('Atelier Rive gauche');
  await page.route('**/api/company/', (route) =>
    route.request().method() === 'POST' ? route.abort('internetdisconnected') : route.fallback(),
  );
  await save.click();
  await expect(page.getByText("Erreur lors de l'enregistrement des modifications")).toBeVisible();
  await expect(page.getByText('Le serveur ne répond pas.')).toBeVisible();
  await expect(name).toHaveValue('Atelier Rive gauche');
  await page.unroute('**/api/company/');

  // What was typed is not lost by a press on the menu.
  await expect(page.getByText(/^Enregistré à/)).toBeVisible();
  await page.getByRole('link', { name: 'Besoins en recrutement' }).click();
  await expect(name).toBeHidden();
  await page.goBack();
  await expect(name).toHaveValue('Atelier Rive gauche');
  await save.click();
  await expect(page.getByText(saved)).toBeVisible();
  const sheet = await call(product, 'GET /company/', { as: company.token });
  expect(sheet.name).toBe('Atelier Rive gauche');
});

test('each list that cannot be loaded says so, with a retry', async ({ page, product }) => {
  const company = await someCompany(product, await asSuperuser(product));
  const broken = /\/api\/(sector|company\/sizes|company\/workforce|own_frame)\/(\?|$)/;
  await page.route(broken, (route) => route.abort('internetdisconnected'));
  await openAs(page, product, company, '/company/page');
  await expect(page.getByText('Erreur lors du chargement des secteurs')).toBeVisible();
  await expect(page.getByText("Erreur lors du chargement des types d'organisation")).toBeVisible();
  await expect(page.getByText('Erreur lors du chargement des effectifs')).toBeVisible();
  await expectAccessible(page);
  await page.unroute(broken);
  await page.getByRole('button', { name: 'Réessayer' }).first().click();
  await expect(fields(page).sectors).toBeVisible();

  // Without a network what was read before would be there.
  await page.route('**/api/company/', (route) =>
    route.fulfill({ status: 409, json: { code: 'move_closed', message: 'Pas maintenant.' } }),
  );
  await page.reload();
  await expect(
    page.getByText("Erreur lors du chargement des données de l'entreprise"),
  ).toBeVisible();
  await page.unroute('**/api/company/');
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(fields(page).name).toBeVisible();
});

test('dark, and on a narrow phone', async ({ page, product }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 360, height: 740 });
  const company = await completeCompany(product, await asSuperuser(product));
  await openAs(page, product, company, '/company/page');
  const { name, save } = fields(page);
  await name.fill('');
  await save.click();
  await expect(page.getByText('Ce champ est obligatoire.')).toBeVisible();
  await expectAccessible(page);
  const widths = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(widths).toBeLessThanOrEqual(360);
});

test('is for companies only', async ({ page, product }) => {
  await page.goto('/company/page');
  await expect(page).toHaveURL(/\/login$/);
  await openAs(page, product, await asSuperuser(product), '/company/page');
  await expect(page.getByText('Gestion de la plateforme :')).toBeVisible();
});
