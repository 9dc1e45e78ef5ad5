import type { Page } from '@playwright/test';
import { expectGoodLooks } from '../../support/matches.ts';
import { expect, test } from '../../support/test.ts';
import {
  asSuperuser,
  openAs,
  someCandidate,
  someCompany,
  someNeed,
  someTraining,
} from '../../support/world.ts';

const heading = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Vos données et vos droits' });

test('says in public which data, why, for how long and whom to ask', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('main').getByRole('link', { name: 'Vos données et vos droits' }).click();
  await expect(heading(page)).toBeVisible();
  const main = page.getByRole('main');
  for (const title of ['Qui en répond', 'Qui les voit', 'Le test et les scores', 'Vos droits'])
    await expect(main.getByRole('heading', { level: 2, name: title })).toBeVisible();
  await expect(main.getByText('Gardée chiffrée, puis effacée 12 mois')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Écrire au centre' })).toHaveAttribute(
    'href',
    '/contact',
  );
  await expect(main.getByRole('link', { name: 'Ouvrir mon profil' })).toHaveCount(0);
  await expectGoodLooks(page);
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Confidentialité' }).click();
  await expect(heading(page)).toBeVisible();
});

test('is one line away before a candidate gives data', async ({ page, product }) => {
  const by = await asSuperuser(product);
  await openAs(page, product, await someCandidate(product, by), '/applicant/test');
  const main = page.getByRole('main');
  await expect(main.getByText(/Vos réponses servent à calculer une part du score/)).toBeVisible();
  await expect(main.getByRole('button', { name: 'Enregistrer' })).toBeVisible();
  await expectGoodLooks(page);
  await page.goto('/applicant/application');
  await expect(main.getByText(/lus par le centre et par les entreprises/)).toBeVisible();
  await main.getByRole('link', { name: 'Vos données et vos droits' }).click();
  await expect(heading(page)).toBeVisible();
  await main.getByRole('link', { name: 'Ouvrir mon profil' }).click();
  await expect(page).toHaveURL(/\/profile$/);
});

test('is one line away before a company and its tutor do', async ({ page, product }) => {
  const by = await asSuperuser(product);
  const company = await someCompany(product, by);
  await openAs(page, product, company, '/company/page');
  const main = page.getByRole('main');
  await expect(main.getByText(/lue par le centre et par les candidats/)).toBeVisible();
  const need = await someNeed(product, company, await someTraining(product, by));
  await page.goto(`/test/${need.token}`);
  await expect(
    main.getByText(/un résumé en cinq traits, jamais vos réponses une à une/),
  ).toBeVisible();
});

test('shows a superuser what the daily erasing has done', async ({ page, product }) => {
  await openAs(page, product, await asSuperuser(product), '/dashboard/manager-management');
  const runs = page.getByRole('list', { name: 'Les derniers passages' });
  await expect(runs.getByText('Rien à faire')).toBeVisible();
  await expectGoodLooks(page);
});
