import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility.ts';
import { expect, test } from '../../support/test.ts';
import {
  asSuperuser,
  completeCompany,
  openAs,
  someCompany,
  someNeed,
  somePlacement,
  someTraining,
} from '../../support/world.ts';

const states = (page: Page) => page.getByText(/^Étape \d · /).allTextContents();

test('a new company begins with its sheet', async ({ page, product }) => {
  await openAs(page, product, await someCompany(product, await asSuperuser(product)));
  const sheet = page.getByRole('link', { name: 'Remplir la fiche entreprise' });
  await expect(sheet).toHaveAttribute('href', '/company/page');
  expect(await states(page)).toEqual([
    'Étape 1 · À faire maintenant',
    'Étape 2 · Ensuite',
    'Étape 3 · Ensuite',
  ]);
  await expectAccessible(page);
});

test('the third step is done by matches of the company, not by its needs', async ({
  page,
  product,
}) => {
  const by = await asSuperuser(product);
  const company = await completeCompany(product, by);
  await openAs(page, product, company);
  const needs = page.getByRole('link', { name: 'Remplir des besoins' });
  await expect(needs).toHaveAttribute('href', '/company/offers');
  expect((await states(page))[1]).toBe('Étape 2 · À faire maintenant');
  await someNeed(product, company, await someTraining(product, by));
  await page.reload();
  await expect(page.getByText('Étape 3 · À faire maintenant')).toBeVisible();
});

test('with matches all is done, and they are what the page leads to', async ({ page, product }) => {
  const { company } = await somePlacement(product);
  await openAs(page, product, company);
  const matches = page.getByRole('link', { name: 'Gérer mes matchs' });
  await expect(matches).toHaveAttribute('href', '/company/matches');
  expect(await states(page)).toEqual(['Étape 1 · Fait', 'Étape 2 · Fait', 'Étape 3 · Fait']);
  await expect(page.getByRole('link', { name: /^Répondre aux candidats/ })).toBeVisible();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
});
