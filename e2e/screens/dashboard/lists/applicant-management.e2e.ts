import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../../../support/accessibility.ts';
import { call } from '../../../support/api.ts';
import { somePeople } from '../../../support/candidates.ts';
import { expect, test } from '../../../support/test.ts';
import {
  asSuperuser,
  openAs,
  someCandidate,
  someEmail,
  someManager,
} from '../../../support/world.ts';

const path = '/dashboard/applicant-management';

const row = (page: Page, name: string | RegExp): Locator => page.getByRole('row', { name });

test('the list, its cards, filters, indicators and detail', async ({ page, product }) => {
  const { by, training, name, email } = await somePeople(product);
  await openAs(page, product, by, path);
  await expect(page.getByRole('heading', { name: 'Gestion des Candidats' })).toBeVisible();
  for (const title of ['Prénom', 'Nom', 'E-mail', 'Diplôme', 'Contrat', 'Lieu', 'Statut', 'Étape'])
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
  await expect(row(page, /Zoé/)).toContainText('Invité');
  await page.getByLabel('Étape').selectOption('invited');
  await expect(row(page, /Léa/)).toBeHidden();
  await expect(page).toHaveURL(/stage=invited/);
  await page.getByLabel('Étape').selectOption('Toutes les étapes');
  // Who is invited has chosen no session yet.
  await page.getByLabel('Session').selectOption('Toutes les sessions');
  await page.getByLabel('Session').selectOption(training.sessionName);
  await expect(page.getByText('2 candidats', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`session=${training.sessionId}`));
  await expect(page).not.toHaveURL(/stage=/);
  await page.reload();
  await expect(search).toHaveValue(name);
  await expect(page.getByText('2 candidats', { exact: true })).toBeVisible();
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
    training.programmeName,
  );
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
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
  // Where the checkbox was scrolled to, a filter may lie half under the header of the page.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('a name without end leaves the drawer its close button', async ({ page, product }) => {
  const by = await asSuperuser(product);
  const name = 'Lopadotemachoselachogaleokranioleipsanodrimhypotrimmatosilphio';
  const body = [{ first_name: 'Zoé', last_name: name, email: someEmail('long'), phone: null }];
  await call(product, 'POST /temp-applicants/', { as: by.token, body });
  await page.setViewportSize({ width: 360, height: 740 });
  await openAs(page, product, by, `${path}?q=${name}`);
  await page.getByRole('button', { name: /^Voir le détail/ }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('button', { name: 'Fermer' })).toBeInViewport({ ratio: 1 });
  await drawer.getByRole('button', { name: 'Fermer' }).click();
  await expect(drawer).toHaveCount(0);
});

test('20,000 candidates are drawn as far as they are in sight', async ({ page, product }) => {
  const by = await asSuperuser(product);
  const known = await someCandidate(product, by);
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
  // 1999, 19990 to 19999, and 11999: words are found anywhere.
  await expect(page.getByText('12 candidats', { exact: true })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Tout sélectionner' }).check();
  await expect(page.getByText('12 candidats sélectionnés').last()).toBeVisible();
});
