import type { Page } from '@playwright/test';
import { parisClock } from '@tandem/domain/calendar/paris-time';
import { daysAfter } from '@tandem/domain/matches/marks';
import { status } from '@tandem/domain/matches/match';
import { expectAccessible } from '../../support/accessibility.ts';
import { call } from '../../support/api.ts';
import { expect, test } from '../../support/test.ts';
import { answers, sheetFor } from '../../../server/src/testing/fixtures/candidate-payloads.ts';
import {
  asSuperuser,
  openAs,
  someCandidate,
  somePlacement,
  someTraining,
} from '../../support/world.ts';
import { resume } from '../../support/applicant-sheet.ts';

const states = (page: Page) => page.getByText(/^Étape \d · /).allTextContents();

test('the timeline leads a new candidate from the sheet to the test', async ({ page, product }) => {
  const by = await asSuperuser(product);
  const person = await someCandidate(product, by);
  await openAs(page, product, person);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Bonjour Zoé D'Arc");
  const sheet = page.getByRole('link', { name: 'Remplir ma fiche candidat' });
  await expect(sheet).toHaveAttribute('href', '/applicant/application');
  expect(await states(page)).toEqual([
    'Étape 1 · À faire maintenant',
    'Étape 2 · Ensuite',
    'Étape 3 · Ensuite',
  ]);
  await expectAccessible(page);

  await call(product, 'POST /applicants/registration/', {
    as: person.token,
    body: sheetFor(await someTraining(product, by)),
    files: { resume: resume.buffer },
  });
  await page.reload();
  await expect(page.getByText('Étape 2 · À faire maintenant')).toBeVisible();
  await call(product, 'POST /applicant_test/', { as: person.token, body: answers() });
  await page.reload();
  await expect(page.getByText('Étape 3 · À faire maintenant')).toBeVisible();
  await page.getByRole('link', { name: 'Gérer mes matchs' }).click();
  await expect(page).toHaveURL(/\/applicant\/matches$/);
});

test('who has matches learns what waits, and the bell says of which need', async ({
  page,
  product,
}) => {
  const { candidate, company, matchId, need } = await somePlacement(product);
  await openAs(page, product, candidate);
  await expect(page.getByText('Rien ne vous attend.')).toBeVisible();
  expect(await states(page)).toEqual(['Étape 1 · Fait', 'Étape 2 · Fait', 'Étape 3 · Fait']);
  await expect(
    page.getByText(/^Fiche pas encore lue\u00a0· réponse attendue d’ici le /),
  ).toBeVisible();
  await call(product, 'POST /matches/{id}/', {
    as: company.token,
    params: { id: matchId },
    body: { action: status.acceptedByCompany },
  });
  await page.reload();
  await expect(
    page.getByRole('link', { name: /^Répondre à l’entreprise qui souhaite vous rencontrer/ }),
  ).toHaveAttribute('href', `/applicant/matches?match=${matchId}`);
  await expectAccessible(page);

  const until = daysAfter(parisClock(new Date()).day, 3);
  await call(product, 'PUT /matches/{id}/mark/', {
    as: candidate.token,
    params: { id: matchId },
    body: { later_until: until },
  });
  await page.reload();
  await expect(page.getByText(/^Remis à plus tard, jusqu’au /)).toBeVisible();
  await expect(page.getByText('Rien ne vous attend.')).toBeHidden();

  await page.setViewportSize({ width: 360, height: 740 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  const bell = page.getByRole('button', { name: /^Notifications, 1 non lue/ });
  await bell.click();
  const notice = page
    .getByRole('dialog', { name: /^Notifications/ })
    .getByRole('link', { name: /souhaite vous rencontrer/ });
  await expect(notice).toContainText(need.title);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Notifications, 0 non lue/ })).toBeFocused();
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await notice.click();
  await expect(page).toHaveURL(/\/applicant\/matches/);
});

test('where the progress cannot be read, one line says so and tries again', async ({
  page,
  product,
}) => {
  const person = await someCandidate(product, await asSuperuser(product));
  await openAs(page, product, person, '/profile');
  await expect(page.getByText('Candidat', { exact: true })).toBeVisible();
  await expect(page.getByText(person.email).first()).toBeVisible();
  await page.route('**/api/applicant/info/', (route) =>
    route.fulfill({ status: 429, json: { code: 'too_many_requests', message: 'Patientez.' } }),
  );
  await page.getByRole('link', { name: 'Tandem, retour à l’accueil' }).click();
  await expect(page.getByText('Votre avancement n’a pas pu être chargé.')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByText('Étape 1 · À faire maintenant')).toBeVisible();
});
