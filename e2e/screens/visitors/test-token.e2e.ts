import type { Page } from '@playwright/test';
import { openQuestion, scoredQuestions } from '@tandem/domain/personality-tests/personality-test';
import { expectAccessible } from '../../support/accessibility.ts';
import { call } from '../../support/api.ts';
import type { Product } from '../../support/product.ts';
import { expect, test } from '../../support/test.ts';
import { answers } from '../../../server/src/testing/fixtures/candidate-payloads.ts';
import {
  asSuperuser,
  completeCompany,
  openAs,
  someCandidate,
  someNeed,
  someTraining,
} from '../../support/world.ts';

const companyName = 'L’Atelier d’Anaïs & fils';

const newNeed = async (product: Product) => {
  const by = await asSuperuser(product);
  const company = await completeCompany(product, by, companyName);
  const need = await someNeed(product, company, await someTraining(product, by), 'Fraiseur (H/F)');
  const isActive = async () => {
    const needs = await call(product, 'GET /offers/', { as: company.token });
    return needs.find(({ id }) => id === need.id)?.is_active;
  };
  return { by, company, offer: need, isActive };
};

/** On a phone three questions after the other. */
const answerAll = async (page: Page) => {
  await expect(page.getByText(/^Il reste \d+ questions\.$/)).toBeVisible();
  const reach = async (question: string) => {
    const field = page.getByLabel(question);
    if (!(await field.isVisible())) await page.getByRole('button', { name: 'Suivant' }).click();
    return field;
  };
  for (const { company } of scoredQuestions)
    await (await reach(company)).selectOption('Plutôt oui');
  await (await reach(openQuestion.company)).fill('Une équipe qui transmet.');
};

test('the tutor, without an account, answers for one need and activates it', async ({
  page,
  product,
}) => {
  const { offer: need, isActive } = await newNeed(product);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/test/${need.token}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Test de personnalité');
  await expect(page.getByText('Fraiseur (H/F)')).toContainText(companyName);
  await expect(page.getByText('Ce test rapide prend 2 minutes.')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await expectAccessible(page);

  await answerAll(page);
  await page.reload();
  await expect(page.getByLabel(openQuestion.company)).toHaveValue('Une équipe qui transmet.');
  expect(await isActive()).toBe(false);
  await page.getByRole('button', { name: 'Enregistrer' }).dblclick();
  await expect(page.getByText('Données mises à jour avec succès')).toBeVisible();
  await expect(page).toHaveURL(/\/thanks-test$/);
  await expect(page.getByText(/enregistrées avec succès/)).toBeVisible();
  await expect(page.getByRole('link', { name: "Retour à la page d'accueil" })).toBeVisible();
  expect(await isActive()).toBe(true);
  await expectAccessible(page);

  await page.goto(`/test/${need.token}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ce test est déjà rempli');
  await expect(page.getByRole('button', { name: 'Enregistrer' })).toHaveCount(0);
  await expectAccessible(page);
});

test('a link that leads nowhere says so, and what to do', async ({ page, product }) => {
  const { company, offer: need } = await newNeed(product);
  await call(product, 'DELETE /offers/{id}/', { as: company.token, params: { id: need.id } });
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const token of [need.token, 'inconnu', '%00']) {
    await page.goto(`/test/${token}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ce lien n’est plus valable');
  }
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Nous écrire' }).click();
  await expect(page).toHaveURL(/\/contact$/);
});

test('of two tutors the second learns that the test is done', async ({ page, product }) => {
  const { offer: need } = await newNeed(product);
  await page.goto(`/test/${need.token}`);
  await answerAll(page);
  await call(product, 'PUT /company_test/{token}/', {
    params: { token: need.token },
    body: answers(),
  });
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Erreur lors de la mise à jour des données')).toBeVisible();
  await expect(page.getByText('Le test de ce besoin a déjà été rempli.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ce test est déjà rempli');
});

test('the company’s test is open to whoever has the link, the candidate’s to candidates', async ({
  page,
  product,
}) => {
  const { by, company, offer: need } = await newNeed(product);
  await openAs(page, product, company, '/applicant/test');
  await expect(page).toHaveURL(/\/$/);
  await page.goto(`/test/${need.token}`);
  await expect(page.getByRole('button', { name: 'Enregistrer' })).toBeVisible();
  const other = await page.context().browser()?.newContext();
  const candidate = await other?.newPage();
  if (!candidate) throw new Error('no second page');
  await openAs(candidate, product, await someCandidate(product, by), `/test/${need.token}`);
  await expect(candidate.getByText('Fraiseur (H/F)')).toBeVisible();
  await other?.close();
});
