import type { Page } from '@playwright/test';
import { openQuestion, scoredQuestions } from '@tandem/domain/personality-tests/personality-test';
import { expectAccessible } from '../../support/accessibility.ts';
import { call } from '../../support/api.ts';
import type { Product } from '../../support/product.ts';
import { expect, test } from '../../support/test.ts';
import { answers } from '../../../server/src/testing/fixtures/candidate-payloads.ts';
import { asSuperuser, openAs, someCandidate } from '../../support/world.ts';

const questions = scoredQuestions.map(({ applicant: candidate }) => candidate);

const open = async (page: Page, product: Product) => {
  const person = await someCandidate(product, await asSuperuser(product));
  await openAs(page, product, person, '/applicant/test');
  await expect(page.getByRole('button', { name: 'Enregistrer' })).toBeVisible();
  return person;
};

const answerAll = async (page: Page) => {
  for (const question of questions) await page.getByLabel(question).selectOption('Plutôt oui');
  await page.getByLabel(openQuestion.applicant).fill('Apprendre l’« art » du métier');
};

test('every question is asked once, ticked when answered, and all are required', async ({
  page,
  product,
}) => {
  const person = await open(page, product);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Test de personnalité');
  await expect(page.getByText('Ce test rapide prend 2 minutes.')).toBeVisible();
  await expect(page.getByText('Il reste 14 questions.')).toBeVisible();
  await expect(page.getByRole('combobox')).toHaveCount(13);
  await page.getByLabel(questions[0] ?? '').selectOption('Tout à fait');
  await expect(page.getByText('Il reste 13 questions.')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Répondu' })).toHaveCount(1);
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Cette question attend une réponse.')).toHaveCount(13);
  await expect(page.getByLabel(questions[1] ?? '')).toBeFocused();
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);

  await answerAll(page);
  await expect(page.getByText('Toutes les questions ont une réponse.')).toBeVisible();
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/applicant_test/')) sent += 1;
  });
  await page.getByRole('button', { name: 'Enregistrer' }).dblclick();
  await expect(page.getByText('Données mises à jour avec succès')).toBeVisible();
  await expect(page).toHaveURL(/\/#home$/);
  expect(sent).toBe(1);
  // The address is the home's before the questions, some of which speak of facts, have gone.
  const done = page.getByRole('listitem').filter({ hasText: 'Fait' });
  await expect(done.filter({ hasText: 'Remplir mon test' })).toBeVisible();
  const saved = await call(product, 'GET /applicant_test/', { as: person.token });
  expect(saved).toMatchObject({ calm: '4', motivation: 'Apprendre l’« art » du métier' });

  await page.getByRole('link', { name: 'Mon test', exact: true }).click();
  await expect(page.getByLabel(openQuestion.applicant)).toHaveValue(
    'Apprendre l’« art » du métier',
  );
});

test('what was answered is there again after a reload, until it is saved', async ({
  page,
  product,
}) => {
  const person = await open(page, product);
  await call(product, 'POST /applicant_test/', { as: person.token, body: answers('2') });
  await page.reload();
  await expect(page.getByText('Toutes les questions ont une réponse.')).toBeVisible();
  await page.getByLabel(questions[3] ?? '').selectOption('Tout à fait');
  await page.reload();
  await expect(page.getByLabel(questions[3] ?? '')).toHaveValue('5');
  await expect(page.getByLabel(questions[4] ?? '')).toHaveValue('2');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page).toHaveURL(/\/#home$/);
  await call(product, 'POST /applicant_test/', { as: person.token, body: answers('3') });
  await page.goto('/applicant/test');
  await expect(page.getByLabel(questions[3] ?? '')).toHaveValue('3');
});

test('without a network the answers stay, and saving works later', async ({ page, product }) => {
  await open(page, product);
  await answerAll(page);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Erreur lors de la mise à jour des données')).toBeVisible();
  await expectAccessible(page);
  await page.context().setOffline(false);
  await expect(page.getByLabel(questions[0] ?? '')).toHaveValue('4');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page).toHaveURL(/\/#home$/);
});

test('on a phone three questions show at a time; « Suivant » says which of them waits for an answer', async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const person = await someCandidate(product, await asSuperuser(product));
  await openAs(page, product, person, '/applicant/test');
  await expect(page.getByText('Questions 1 à 3 sur 14')).toBeVisible();
  await expect(page.getByRole('combobox')).toHaveCount(3);
  await expect(page.getByRole('button', { name: 'Enregistrer' })).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await expectAccessible(page);
  for (const question of questions.slice(0, 3))
    await page.getByLabel(question).selectOption('Plutôt oui');
  const next = page.getByRole('button', { name: 'Suivant' });
  await next.click();
  await expect(page.getByText('Questions 4 à 6 sur 14')).toBeFocused();
  await page.getByRole('button', { name: 'Précédent' }).click();
  await expect(page.getByLabel(questions[0] ?? '')).toHaveValue('4');
  await next.click();
  await page.getByLabel(questions[3] ?? '').selectOption('Plutôt oui');
  await next.click();
  const waits = page.getByText('Cette question attend une réponse.');
  await expect(waits).toHaveCount(2);
  await expect(page.getByLabel(questions[4] ?? '')).toBeFocused();
  await expect(page.getByText('Questions 4 à 6 sur 14')).toBeVisible();
  await page.getByRole('button', { name: 'Précédent' }).click();
  await expect(page.getByRole('combobox')).toHaveCount(3);
  await next.click();
  for (const [index, question] of questions.slice(0, 12).entries()) {
    if (index > 5 && index % 3 === 0) await next.click();
    if (index > 3) await page.getByLabel(question).selectOption('Plutôt oui');
  }
  await next.click();
  await expect(page.getByText('Questions 13 à 14 sur 14')).toBeVisible();
  await page.getByRole('button', { name: 'Enregistrer' }).click();

  await expect(waits).toHaveCount(2);
  await expect(page.getByLabel(questions[12] ?? '')).toBeFocused();
  const count = page.getByText('Il reste 2 questions.');
  await expect(count).toBeInViewport();
  // Going back by keyboard, no field hides below the count.
  await page.getByLabel(openQuestion.applicant).focus();
  await expect(page.getByLabel(openQuestion.applicant)).toBeInViewport();
  for (let step = 0; step < 6; step += 1) await page.keyboard.press('Shift+Tab');
  const field = await page.locator(':focus').boundingBox();
  const above = await count.boundingBox();
  expect(field?.y ?? 0).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0));
});
